import { inOrder, matched, orderOf, readTable } from '@daybreak/designers/table';
import { expect, it } from 'vitest';
import { detailNames, enteredNames, mapToRecord } from '../../../backend/interfaces/personDetails.ts';
import { directoryCsv } from './directoryCsv.ts';
import { importTargets, targetsWith, toImportRows } from './importTable.ts';
import { dialog } from './messages.ts';

/** Returns a file's rows to import, with the detected order of a date column. */
function imported(text: string) {
  const table = readTable(new TextEncoder().encode(text), importTargets);
  const mapping = matched(table.headers, importTargets);
  const { order } = orderOf(table.rows.map((cells) => cells[mapping.startDate ?? -1] ?? ''));
  return toImportRows(table, mapping, (target, cell) =>
    target === 'startDate' ? inOrder(cell, order) : cell,
  );
}
const fieldsOf = (text: string) => imported(text).map(({ row }) => row.fields);
const problemsOf = (text: string) => imported(text).map(({ problems }) => problems);

it('reads dates in the order of their column, whichever row reveals it', () => {
  const file =
    'Email,First name,Start date\r\nlena.p@daybreak.example,Lena,25/04/2026\r\nodin.p@daybreak.example,Odin,03/04/2026\r\npia.p@daybreak.example,Pia,07/11/2025\r\n';
  expect(fieldsOf(file).map(({ startDate }) => startDate)).toEqual([
    '2026-04-25',
    '2026-04-03',
    '2025-11-07',
  ]);
  expect(
    fieldsOf('Email,Start date\na@b.example,04/25/2026\nb@b.example,03/04/2026\n').map(
      ({ startDate }) => startDate,
    ),
  ).toEqual(['2026-04-25', '2026-03-04']);
});

it('reports ambiguous and invalid dates by row', () => {
  expect(problemsOf('Email,Start date\na@b.example,03/04/2026\nb@b.example,soon\nc@b.example,\n')).toEqual([
    ['Start date: “03/04/2026” could be April 3, 2026 or March 4, 2026. Choose one.'],
    ["Start date: We can't read “soon” as a date. Use a format like 2026-12-24."],
    [],
  ]);
  expect(problemsOf('Email,Start date\na@b.example,46084\n')).toEqual([
    [
      "Start date: “46084” is a spreadsheet's internal date number. Format the column as dates, or use a format like 2026-12-24.",
    ],
  ]);
});

it('reads dates with various separators and month names', () => {
  const days = ['20260303', '3/Mar/2026', '3. 3. 2026', '13 / 3 / 2026', '3 Mar 2026', '3.3.26'];
  expect(
    fieldsOf(`Email,Start date\n${days.map((day, at) => `${at}@b.example,"${day}"`).join('\n')}\n`).map(
      ({ startDate }) => startDate,
    ),
  ).toEqual(['2026-03-03', '2026-03-03', '2026-03-03', '2026-03-13', '2026-03-03', '2026-03-03']);
});

it('ignores invisible characters in emails and names', () => {
  expect(
    imported(
      'Email,First name\r\nsam@daybreak.example\u00a0,Sam\r\nmax@daybreak.example\u200b,Max\r\n\ufeffada@daybreak.example,Ada\u200b\r\n',
    ).map(({ row }) => [row.email, row.fields.firstName]),
  ).toEqual([
    ['sam@daybreak.example', 'Sam'],
    ['max@daybreak.example', 'Max'],
    ['ada@daybreak.example', 'Ada'],
  ]);
});

it('reads every column of a Microsoft 365 export', () => {
  expect(
    imported(
      'User principal name,Display name,First name,Last name,Title,Department,Phone number\r\nulla.b@daybreak.example,Ulla Berg,Ulla,Berg,Analyst,Sales,+1 512 555 0178\r\n',
    ).map(({ row }) => row),
  ).toEqual([
    {
      email: 'ulla.b@daybreak.example',
      fields: {
        firstName: 'Ulla',
        lastName: 'Berg',
        phone: '+1 512 555 0178',
        jobTitle: 'Analyst',
        department: 'Sales',
      },
    },
  ]);
});

it('splits a full name, even with the last name first; a single word is a first name', () => {
  expect(
    fieldsOf('Email,Display name\na@b.example,Ulla Berg\nb@b.example,"Berg, Ulla"\nc@b.example,Ulla\n'),
  ).toEqual([
    { firstName: 'Ulla', lastName: 'Berg' },
    { firstName: 'Ulla', lastName: 'Berg' },
    { firstName: 'Ulla' },
  ]);
});

it('reports damaged cells and invalid phones by row, and keeps extensions', () => {
  const rows = imported(
    'Email,Title,Phone\na@b.example,#NV,5.12556E+09\nb@b.example,Buyer,512\nc@b.example,,(512) 555-0103 ext. 12\n',
  );
  expect(rows.map(({ problems }) => problems)).toEqual([
    [
      expect.stringMatching(/^Job title: “#NV” is a spreadsheet error/),
      expect.stringMatching(/^Phone: “5\.12556E\+09” is a long number that the spreadsheet shortened/),
    ],
    ['Phone: “512” is too short for a phone number.'],
    [],
  ]);
  expect(rows[2]?.row.fields.phone).toBe('(512) 555-0103 ext. 12');
});

it('reads only known columns, and each row’s number in the file', () => {
  expect(imported('People\n\nPhone,Email,Start date,Shoe size\n555-0188,a@b.example,2.11.2026,x\n')).toEqual([
    {
      row: { email: 'a@b.example', fields: { phone: '555-0188', startDate: '2026-11-02' } },
      place: 4,
      problems: [],
    },
  ]);
});

it('replaces a manager’s name with their address if only one person has it', () => {
  const known = [
    { email: 'max@b.example', firstName: 'Max', lastName: 'Ortiz' },
    { email: 'a1@b.example', firstName: 'Ana', lastName: 'Ruiz' },
    { email: 'a2@b.example', firstName: 'ana', lastName: 'Ruiz' },
  ];
  const table = readTable(
    new TextEncoder().encode(
      'Email,Name,Reports To\nulla@b.example,Ulla Berg,Max Ortiz\nleo@b.example,Leo Park,"Berg, Ulla"\nc@b.example,Cy,Ana Ruiz\nd@b.example,Di,Nobody Here\ne@b.example,Ed,MAX@b.example\nf@b.example,Fi,Ortiz Max\ng@b.example,Go,Dr. MAX ORTÍZ (On Leave)\nh@b.example,Hu,Jim O’Neill\ni@b.example,Jim O\'Neill,Max O <max@b.example>\n',
    ),
    importTargets,
  );
  const rows = toImportRows(table, matched(table.headers, importTargets), (_target, cell) => cell, known);
  expect(rows.map(({ row, problems }) => problems[0] ?? row.fields.manager)).toEqual([
    'max@b.example',
    'ulla@b.example',
    'Manager: More than one person is named “Ana Ruiz”. Use an email address.',
    'Manager: No one is named “Nobody Here”. Use an email address.',
    'max@b.example',
    'max@b.example',
    'max@b.example',
    'i@b.example',
    'max@b.example',
  ]);
});

it('rejects a row whose cells are shifted', () => {
  expect(problemsOf('Email,Title,Phone\na@b.example,Lead, Ops,555-0188\n')).toEqual([
    [
      'This row has more cells than headings. Put quotation marks around cells that contain commas.',
      "Phone: “Ops” isn't a phone number.",
    ],
  ]);
});

it('leaves values unchanged where a row ends early', () => {
  expect(fieldsOf('Email,First name,Last name,Phone\na@b.example,Ada,,555-0188\nm@b.example,Ma')).toEqual([
    { firstName: 'Ada', lastName: '', phone: '555-0188' },
    { firstName: 'Ma' },
  ]);
});

it('imports its own export unchanged', () => {
  const person = (id: string, more: object) => ({
    ...mapToRecord(detailNames, () => null),
    id,
    accountId: null,
    email: `${id}@daybreak.example`,
    firstName: 'A',
    photo: null,
    role: 'staff' as const,
    isActive: true,
    ...more,
  });
  const whole = mapToRecord(enteredNames, (name) =>
    name === 'startDate' ? '2026-11-02' : '+1 512 555 0101',
  );
  const csv = directoryCsv([
    person('ada', { firstName: '=Ada' }),
    person('max', { ...whole, managerId: 'ada' }),
  ]);
  expect(csv.split('\r\n')[0]?.replaceAll(/["\ufeff]/g, '')).toBe(
    'Email,First name,Last name,Phone,Job title,Department,Location,Pronouns,Start date,Manager,Access',
  );
  expect(csv).toContain(`"'=Ada"`);
  expect(fieldsOf(csv)).toEqual([
    expect.objectContaining({ firstName: '=Ada', lastName: '' }),
    { ...whole, manager: 'ada@daybreak.example' },
  ]);
  expect(imported(csv)[1]?.row.email).toBe('max@daybreak.example');
});

it('finds other details by label or column name', () => {
  const targets = targetsWith({ desk: { column: 'desk_phone', label: 'Phone at the desk', kind: 'phone' } });
  expect(matched(['Phone', 'Phone at the Desk'], targets)).toEqual({ phone: 0, desk: 1 });
  expect(matched(['desk_phone', 'Email'], targets)).toEqual({ desk: 0, email: 1 });
  expect(targets.at(-1)).toMatchObject({ label: 'Phone at the desk', kind: 'phone' });
});

it('lists the columns in form order in the dialog', () => {
  expect(dialog.hint).toBe(
    "Use columns such as Email, Full name (or First name and Last name), Phone, Job title, Department, Location, Pronouns, Start date and Manager (an email address). Details without a column won't change. A blank cell clears that value.",
  );
});
