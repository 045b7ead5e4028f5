import { beforeEach, describe, expect, it, vi } from 'vitest';
import { businessCardFields } from '../../designers/businessCard/businessCard.fields.ts';
import { businessCard } from '../../designers/businessCard/businessCard.ts';
import { newDraft } from '../drafts/draft.ts';
import { mappingFor, matched, saveMapping } from '../table/columns.ts';
import { personTargets } from '../table/personTargets.ts';
import { readTable } from '../table/readTable.ts';
import { defaultUserDetails } from '../userDetails/userDetails.ts';
import { pieceDataOf } from './batchFiles.ts';
import { fieldTargets } from './columns.ts';
import { isRed, labelOf, peopleOf, rank, rowFindings } from './people.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, { big = false, mark = true } = {}) => {
  const bytes = Buffer.from(mark ? `\ufeff${text}` : text, 'utf16le');
  return new Uint8Array(big ? bytes.swap16() : bytes);
};
const table = 'Name;Funktion\r\nJürgen Größe;Prüfer\r\n';
const read = {
  headers: ['Name', 'Funktion'],
  rows: [['Jürgen Größe', 'Prüfer']],
  places: [2],
  faults: [undefined],
  heading: 'named',
  remarks: [],
};

describe('a table', () => {
  it.each([
    ['UTF-8', utf8(table)],
    ['UTF-8 with a mark', utf8(`\ufeff${table}`)],
    ['UTF-16', utf16(table)],
    ['UTF-16, big end first', utf16(table, { big: true })],
    ['UTF-16 without a mark', utf16(table, { mark: false })],
    ['Windows-1252', new Uint8Array(Buffer.from(table, 'latin1'))],
    ['with Excel’s own first line', utf8(`sep=;\r\n${table}`)],
    ['with commas', utf8(table.replaceAll(';', ','))],
    ['with tabs', utf8(table.replaceAll(';', '\t'))],
  ])('is read from %s', (_name, bytes) => {
    expect(readTable(bytes)).toEqual({ ...read, lengths: read.rows.map(({ length }) => length) });
  });

  it('keeps line breaks, quotation marks and delimiters in quotes, and drops empty rows', () => {
    expect(readTable(utf8('Name,Title\n"A ""B"" C","One,\r\ntwo"\n\n , \n')).rows).toEqual([
      ['A "B" C', 'One,\ntwo'],
    ]);
  });

  it('reads formulas as text, including escaped ones', () => {
    const { rows } = readTable(utf8('Name,Phone\n=1+1,\'+1 512\n"=HYPERLINK(""x"")",\'s Gravenhage\n'));
    expect(rows).toEqual([
      ['=1+1', '+1 512'],
      ['=HYPERLINK("x")', "'s Gravenhage"],
    ]);
  });

  it('fills short rows, and reports cells beyond the headings', () => {
    expect(readTable(utf8('Name,Title\nA\nB,C,D\n'))).toMatchObject({
      rows: [
        ['A', ''],
        ['B', 'C'],
      ],
      remarks: [expect.stringMatching(/^1 row has fewer cells/)],
      faults: [undefined, expect.stringMatching(/^This row has more cells/)],
    });
  });

  it('reports the row with an unclosed quotation mark', () => {
    const { faults } = readTable(utf8('Name,Title\nA,6" panels\nB,"Big\nC,x\n'));
    expect(faults).toEqual([undefined, expect.stringMatching(/^This row has an unclosed quotation mark/)]);
  });

  it('reads Excel for Mac files, with their own encoding and line endings', () =>
    expect(
      readTable(new Uint8Array(Buffer.from('Name,Title\rJos\x8e D\x92az,Pr\x9ffer\r', 'latin1'))).rows,
    ).toEqual([['José Díaz', 'Prüfer']]));

  it('reads ="00123" as text with its zeros', () =>
    expect(readTable(utf8('Name,Phone\nA,="0512555010"\n')).rows).toEqual([['A', '0512555010']]));

  it.each([
    ['', 'This file is empty. Choose another one.'],
    ['Name\n', 'This file has headings but no rows. Add rows or choose another file.'],
    ['PK\u0003\u0004', 'This is an Excel workbook'],
    [`Name\n${'A\n'.repeat(5001)}`, 'This file has 5,001 rows'],
  ])('is refused with a sentence (%#)', (text, says) => {
    expect(() => readTable(utf8(text))).toThrow(says);
  });

  it('reports a row that breaks off, and how many cells it has', () => {
    const { lengths, remarks } = readTable(utf8('Email,Name,Phone\na@b.example,Ada,\nm@b.example,Ma'));
    expect(lengths).toEqual([3, 2]);
    expect(remarks).toEqual([
      '1 row has fewer cells than there are headings. Check that the file is complete.',
    ]);
  });

  it('reads every row if line endings are mixed', () => {
    expect(readTable(utf8('Name,Email\r\nAda,a\nBob,b\r\nCyd,c\rDee,d')).rows.map(([name]) => name)).toEqual([
      'Ada',
      'Bob',
      'Cyd',
      'Dee',
    ]);
    expect(readTable(utf8('sep=;\rName;Email\rAda;a')).rows).toEqual([['Ada', 'a']]);
  });

  it('reads and checks 5,000 rows', () => {
    const line = (index: number) =>
      `Person ${index},"Director, Recycling",p${index}@daybreak.example,+1 512 555 0101\n`;
    const large = readTable(
      utf8(`Name,Title,Email,Phone\n${Array.from({ length: 5000 }, (_, index) => line(index)).join('')}`),
    );
    const found = rowFindings(peopleOf(large, matched(large.headers)));
    expect([...found.values()].flat()).toEqual([]);
    expect(found.size).toBe(5000);
  });
});

describe('columns', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    return () => vi.unstubAllGlobals();
  });

  it('take “Name” as the last name if there are first names but no last names', () => {
    const peopleIn = (text: string) => {
      const table = readTable(utf8(text));
      return peopleOf(table, matched(table.headers)).map(({ user }) => user.name);
    };
    expect(peopleIn('Name;Vorname;Funktion\nGröße;Jürgen;Prüfer\n')).toEqual(['Jürgen Größe']);
    expect(peopleIn('Name;Vorname;Nachname\nJürgen Größe;Jürgen;Größe\n')).toEqual(['Jürgen Größe']);
    expect(peopleIn('Name;Funktion\nJürgen Größe;Prüfer\n')).toEqual(['Jürgen Größe']);
    // Also if someone chose it as the full name.
    const kept = readTable(utf8('Name;Vorname\nGröße;Jürgen\nAda Okafor;Ada\n'));
    expect(peopleOf(kept, { name: 0, first: 1 }).map(({ user }) => user.name)).toEqual([
      'Jürgen Größe',
      'Ada Okafor',
    ]);
  });

  it('are matched by name in any language, regardless of case and accents', () => {
    expect(matched(['Prénom', 'NOM', 'E-Mail', 'Job Title', 'Téléphone', 'Notes'])).toEqual({
      first: 0,
      last: 1,
      email: 2,
      title: 3,
      phone: 4,
    });
  });

  it('are remembered for the same headings', () => {
    saveMapping(['Who', 'What'], { name: 0, title: 1 });
    const named = (headers: string[]) => ({ headers, rows: [], heading: 'named' as const });
    expect(mappingFor(named(['who', 'WHAT']))).toEqual({ name: 0, title: 1 });
    expect(mappingFor(named(['Name']))).toEqual({ name: 0 });
  });
});

describe('rows', () => {
  const person = (number: number, name: string, email = `${number}@daybreak.example`, title = 'Title') => ({
    number,
    user: { name, title, email, phone: '', logoVersion: 'primary' as const },
  });

  it('combine a name from two columns', () => {
    const large = readTable(utf8('Vorname;Nachname\nAda;Okafor\n'));
    expect(peopleOf(large, matched(large.headers))[0]?.user.name).toBe('Ada Okafor');
  });

  it('report missing, too long and duplicate details without being drawn', () => {
    const rows = [
      person(1, ''),
      person(2, 'Ada', 'ada@daybreak.example'),
      person(3, 'ADA', 'Ada@daybreak.example'),
      person(4, 'x'.repeat(201)),
      person(5, 'Max', 'max at home'),
      person(6, 'Fine'),
    ];
    const found = rowFindings(rows);
    expect(rows.map(({ number }) => found.get(number)?.map(({ says }) => says))).toEqual([
      ['The name is missing.'],
      [],
      ['This is the same person as in row 2.'],
      ['Name is too long. Use 200 characters or fewer.'],
      ["The email address isn't valid."],
      [],
    ]);
    expect(rows.map(({ number }) => rank(found.get(number) ?? []))).toEqual([0, 3, 1, 0, 1, 3]);
  });
});

describe('a cell that the spreadsheet damaged', () => {
  const fieldFile = [
    'Full name,Job title,Email,Phone',
    'Nora Hale,Inspector,nora.h@daybreak.example,5.12556E+09',
    'Omar Lind,#N/A,omar.l@daybreak.example,#NAME?',
    'Ana Ruiz,Buyer,ana.r@daybreak.example,512',
    'ANA RUIZ,Planner,ana.r2@daybreak.example,513',
    'Petra Voss\u200b,"Lead, 6"" panels",petra.v@daybreak.example\u00a0,(512) 555-0103 ext. 12',
  ].join('\r\n');
  const rowsIn = (text: string) => {
    const large = readTable(utf8(text));
    return peopleOf(large, matched(large.headers));
  };

  it('is an error, an invalid phone is marked red, and invisible marks are removed', () => {
    const rows = rowsIn(fieldFile);
    const found = rowFindings(rows);
    expect(rows.map(({ number }) => found.get(number)?.map(({ level, says }) => `${level} ${says}`))).toEqual(
      [
        [
          expect.stringMatching(
            /^error Phone: “5\.12556E\+09” is a long number that the spreadsheet shortened/,
          ),
        ],
        [
          expect.stringMatching(/^error Title: “#N\/A” is a spreadsheet error/),
          expect.stringMatching(/^error Phone: “#NAME\?” is a spreadsheet error/),
        ],
        ['severe Phone: “512” is too short for a phone number.'],
        [
          'severe Phone: “513” is too short for a phone number.',
          'warning Row 3 has the same name but a different email.',
        ],
        [],
      ],
    );
    expect(rows.map(({ number }) => isRed(found.get(number)))).toEqual([true, true, true, true, false]);
    expect(rows[4]?.user).toMatchObject({
      name: 'Petra Voss',
      title: 'Lead, 6" panels',
      email: 'petra.v@daybreak.example',
      phone: '(512) 555-0103 ext. 12',
    });
  });

  it('marks its row red until someone fixes it', () => {
    const rows = rowsIn('Name,Job title,Email\nAda O,Lead, big,ada@b.example\n');
    expect(isRed(rowFindings(rows).get(1))).toBe(true);
  });

  it.each(['a@b', 'a@b.example;', 'a@b.example, c@b.example', 'a b@c.example'])(
    'rejects %s as an address',
    (email) =>
      expect([...rowFindings(rowsIn(`Name|Job title|Email\nAda|Lead|${email}\n`)).values()].flat()).toEqual([
        { level: 'severe', says: "The email address isn't valid." },
      ]),
  );

  it('takes the address from “Name <address>” as written', () =>
    expect(rowsIn('Name,Email\nAda,Ada O <Ada@b.example>\n')[0]?.user.email).toBe('Ada@b.example'));

  it('recognizes the same address despite invisible marks', () => {
    const rows = rowsIn('Name,Email\nAda O,\ufeffada@b.example\nAda Okafor,ADA\u200b@b.example\u00a0\n');
    expect([...rowFindings(rows, true, true).values()].flat().map(({ says }) => says)).toEqual([
      'This is the same person as in row 1.',
    ]);
  });
});

it('names the row, not the user’s own details, in a card’s finding', () => {
  const user = { ...defaultUserDetails, name: 'Ada', email: 'a@b.example' };
  const data = pieceDataOf({ number: 10, user }, {});
  expect(businessCard.checks?.(newDraft(businessCardFields), data)).toEqual([
    "Row 10 doesn't have a phone number, so the card shows the company's.",
  ]);
});

describe('rows of a piece that isn’t about a person', () => {
  const fields = {
    headline: { kind: 'text', label: 'Headline', initial: 'Ours', limit: 20 },
    text: { kind: 'lines', label: 'More words', initial: '' },
    size: { kind: 'text', label: 'Size', initial: '1', measures: true },
    hidden: { kind: 'text', label: 'Hidden', initial: '', when: { headline: 'x' } },
  } as const;
  const draft = { headline: 'Ours', text: '', size: '1', hidden: '' };
  const targets = [...fieldTargets({ fields }, draft), ...personTargets];

  it('fill its texts by column name', () => {
    expect(targets.slice(0, 3).map(({ id }) => id)).toEqual(['text:headline', 'text:text', 'name']);
    const table = {
      headers: ['HEADLINE', 'Text', 'Name'],
      rows: [
        ['A', 'B\nC', ''],
        ['', '', 'Ada'],
      ],
      heading: 'named' as const,
    };
    const mapping = mappingFor(table, targets);
    expect(mapping).toEqual({ 'text:headline': 0, 'text:text': 1, name: 2 });
    const [first, second] = peopleOf(table, mapping);
    expect(first?.texts).toEqual({ headline: 'A', text: 'B\nC' });
    // An empty cell isn't text, and is recorded as empty.
    expect(first?.empty).toBeUndefined();
    expect([second?.texts, second?.empty]).toEqual([undefined, ['headline', 'text']]);
    expect([first, second].map((row) => row && labelOf(row))).toEqual(['A', 'Ada']);
  });

  it('show the piece’s own details only without a person', () => {
    const own = { ...defaultUserDetails, name: 'Sam Rivera', email: 'sam@daybreak.example', phone: '1' };
    const row = (user: object) => ({
      number: 1,
      user: { ...defaultUserDetails, name: '', title: '', email: '', phone: '', ...user },
    });
    expect(pieceDataOf(row({}), { user: own }).user).toBe(own);
    const ada = row({ name: 'Ada Okafor', email: 'ada@daybreak.example' });
    expect(pieceDataOf(ada, { user: own }).user).toBe(ada.user);
    expect(pieceDataOf(row({}), {}).user.name).toBe('');
  });

  it('need no name and may repeat a person, but not all content', () => {
    const row = (number: number, title: string) => ({
      number,
      user: { ...defaultUserDetails, name: 'Ada', email: 'a@b.example' },
      texts: { title },
    });
    const says = (rows: Parameters<typeof rowFindings>[0]) =>
      [...rowFindings(rows, false).values()].map((found) => found.map((each) => each.says));
    expect(says([row(1, 'A'), row(2, 'B'), { ...row(3, 'A'), user: defaultUserDetails }])).toEqual([
      [],
      [],
      [],
    ]);
    expect(says([row(1, 'A'), row(2, ' a ')])).toEqual([[], ['This row is the same as row 1.']]);
  });

  it.each([
    ['the same email, by another name', ['Ada Okafor', 'a@b.example'], ['A. Okafor', 'A@b.example '], true],
    ['a name in other marks', ['José Nuñez', ''], ['José Nuñez'.normalize('NFD'), ''], true],
    ['a name with more blanks', ['Ada Okafor', ''], ['Ada  Okafor', ''], true],
    ['a name, once without an email', ['Ada Okafor', 'a@b.example'], ['Ada Okafor', ''], true],
    ['a name of two people', ['Ada Okafor', 'a@b.example'], ['Ada Okafor', 'ada@b.example'], false],
    ['nobody', ['', ''], ['', ''], false],
  ] as const)('detects a repeated person: %s', (_, one, other, isSame) => {
    const rows = [one, other].map(([name, email], index) => ({
      number: index + 1,
      user: { ...defaultUserDetails, name, email },
    }));
    const said = [...rowFindings(rows).values()].flat().map(({ says }) => says);
    expect(said.includes('This is the same person as in row 1.')).toBe(isSame);
  });
});
