import { expect, it } from 'vitest';
import { directoryCsv } from './directoryCsv.ts';
import { columnsIn, isoDay, rowsOf } from './importTable.ts';

it('columns go by their names, in any spelling, and each once', () => {
  const found = columnsIn([
    'E-Mail Address',
    'First Name',
    'SURNAME',
    'Work phone',
    'Manager’s email',
    'Shoe size',
    'email',
  ]);
  expect([...found]).toEqual([
    ['email', 0],
    ['firstName', 1],
    ['lastName', 2],
    ['phone', 3],
    ['manager', 4],
  ]);
  expect(columnsIn(['Name', ''])).toEqual(new Map());
});

it.each([
  ['2026-11-02', '2026-11-02'],
  ['11/2/2026', '2026-11-02'],
  ['2.11.2026', '2026-11-02'],
  ['2026-11-02 00:00', '2026-11-02'],
  ['2026-11-02T08:00:00Z', '2026-11-02'],
  [' soon ', 'soon'],
  ['', ''],
])('the day %j is %j', (typed, day) => expect(isoDay(typed)).toBe(day));

it('a row has what has a column, and nothing of the rest', () => {
  const columns = columnsIn(['Phone', 'Email', 'Start date', 'Note']);
  expect(rowsOf({ rows: [['1', 'a@b.example', '11/2/2026', 'x']], lengths: [4] }, columns)).toEqual([
    { email: 'a@b.example', fields: { phone: '1', startDate: '2026-11-02' } },
  ]);
});

it('what a row breaks off before is not taken away', () => {
  const rows = [
    ['a@b.example', 'Ada', '', '1'],
    ['m@b.example', 'Ma', '', ''],
  ];
  const columns = columnsIn(['Email', 'First name', 'Last name', 'Phone']);
  expect(rowsOf({ rows, lengths: [4, 2] }, columns)).toEqual([
    { email: 'a@b.example', fields: { firstName: 'Ada', lastName: '', phone: '1' } },
    { email: 'm@b.example', fields: { firstName: 'Ma' } },
  ]);
});

it('what is exported is imported again as it was', () => {
  const person = (id: string, more: object) => ({
    id,
    accountId: null,
    email: `${id}@daybreak.example`,
    firstName: 'A',
    lastName: null,
    phone: null,
    jobTitle: null,
    photo: null,
    role: 'staff' as const,
    isActive: true,
    department: null,
    location: null,
    pronouns: null,
    startDate: null,
    managerId: null,
    ...more,
  });
  const csv = directoryCsv([
    person('ada', { firstName: '=Ada' }),
    person('max', { managerId: 'ada', startDate: '2026-11-02', phone: '+1 512' }),
  ]);
  const [head = '', ...lines] = csv.replace('\ufeff', '').trim().split('\r\n');
  expect(lines[0]).toContain(`"'=Ada"`);
  const cells = (line: string) => line.slice(1, -1).split('","');
  const columns = columnsIn(cells(head));
  expect([...columns.keys()]).toHaveLength(10);
  expect(
    rowsOf({ rows: lines.map(cells), lengths: lines.map((line) => cells(line).length) }, columns)[1],
  ).toMatchObject({
    email: 'max@daybreak.example',
    fields: { manager: 'ada@daybreak.example', startDate: '2026-11-02', lastName: '' },
  });
});
