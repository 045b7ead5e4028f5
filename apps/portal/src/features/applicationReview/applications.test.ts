import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applicationOf, noteOf } from '../../backend/memory/sampleApplications.ts';
import {
  reviewerTexts,
  toApplicantDetails,
  toFormValues,
  validateCorrection,
} from '../../shared/applications/correction.ts';
import { fileNameOf } from '../../shared/applications/storedName.ts';
import { csvCell, toCsv } from '../../shared/downloads/csv.ts';
import { columns } from './applicationsCsv.ts';
import { filterApplications, parseView, serializeView } from './applicationsView.ts';
import { letterFor } from './letterTemplates.ts';

/** Reads a table according to RFC 4180. */
function parsed(csv: string): string[][] {
  const rows: string[][] = [[]];
  const text = csv.replace(/^\ufeff/, '');
  const cell = /"((?:[^"]|"")*)"(,|\r\n)/y;
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const [, content = '', end] = cell.exec(text) ?? [];
    if (end === undefined) throw new Error(`No cell at ${at}.`);
    rows.at(-1)?.push(content.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('a cell of the export', () => {
  it.each([
    ['=HYPERLINK("http://evil.example")', `'=HYPERLINK("http://evil.example")`],
    ['+1 512 555 0117', "'+1 512 555 0117"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1+1', "'\t=1+1"],
    ['  =1+1', "'  =1+1"],
    ['＝1+1', "'＝1+1"],
    ['\0=1+1', "'=1+1"],
    ['Jo "J" Doe, Jr.\nAustin', 'Jo "J" Doe, Jr.\nAustin'],
    ['', ''],
  ])('%j reads as %j', (text, read) => {
    expect(parsed(`${csvCell(text)}\r\n`)).toEqual([[read]]);
  });

  it('is never a formula, and loses only NUL characters', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.constantFrom('', '=', '+', '-', '@', '\t', '\r'),
        (text, start) => {
          const whole = start + text;
          const [[read = ''] = []] = parsed(`${csvCell(whole)}\r\n`);
          expect(read.trimStart()).not.toMatch(/^[=+\-@]/);
          expect(read.replace(/^'/, '')).toBe(whole.replaceAll('\0', '').replace(/^'/, ''));
        },
      ),
      { numRuns: 1_000 },
    );
  }, 30_000);
});

it('exports a header and a line per application, all with the same number of cells', () => {
  const nasty = applicationOf({
    firstName: '=1+1',
    notes: [noteOf({ body: 'a,"b"\r\n=cmd' })],
    resume: '1700000000000_=x.pdf',
  });
  const rows = parsed(toCsv(columns, [nasty, applicationOf()]));
  expect(rows).toHaveLength(3);
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([15]));
  expect(rows[1]?.[5]).toBe("'=1+1");
  expect(rows[1]?.[13]).toBe("'=x.pdf");
  expect(toCsv(columns, [])).toMatch(/^\ufeff"Reference",/);
});

describe('a letter to an applicant', () => {
  const position = { id: 'driver', title: 'Driver' };
  it('starts in the language of the application', () => {
    expect(letterFor(applicationOf({ position }))).toMatchObject({
      subject: 'We received your application for Driver at Daybreak',
    });
    const { subject, text } = letterFor(applicationOf({ language: 'es', position, status: 'contacted' }));
    expect(subject).toBe('Conversemos sobre su solicitud para el puesto Driver en Daybreak');
    expect(text).toMatch(/^Hola, Jo:\n\nNos gustaría conversar/);
  });
});

describe('what the page shows', () => {
  const jo = applicationOf({ id: 'jo', firstName: 'José', phone: '(512) 555-0117' });
  const bela = applicationOf({
    id: 'bela',
    firstName: 'Bela',
    status: 'closed',
    notes: [noteOf({ body: 'Calls back' })],
    reference: 'ABCD1-2EFGH',
  });
  const idsFound = (query: string, status = '') =>
    filterApplications([jo, bela], parseView(new URLSearchParams({ q: query, status }))).map(({ id }) => id);

  it.each([
    ['', ['jo', 'bela']],
    ['jose', ['jo']],
    ['5550117', ['jo']],
    ['calls back', ['bela']],
    [bela.reference, ['bela']],
    ['abcd1-2efgh', ['bela']],
    ['ABCD12EFGH', ['bela']],
    ['nobody', []],
  ])('%j finds %j', (query, ids) => expect(idsFound(query)).toEqual(ids));

  it('filters by status, and ignores an unknown one', () => {
    expect(idsFound('', 'closed')).toEqual(['bela']);
    expect(idsFound('', 'invented')).toEqual(['jo', 'bela']);
  });

  it('survives the round trip through the address', () => {
    fc.assert(
      fc.property(
        fc.record({
          query: fc.string({ maxLength: 200 }),
          status: fc.constantFrom('', 'new', 'reviewing', 'contacted', 'closed'),
          position: fc.string({ maxLength: 40 }),
          print: fc.array(fc.uuid()),
          open: fc.string({ maxLength: 40 }),
        }),
        (view) => {
          const typed = view as Parameters<typeof serializeView>[0];
          expect(parseView(new URLSearchParams(serializeView(typed).toString()))).toEqual(view);
        },
      ),
    );
  });
});

it('shows a resume’s name without its timestamp', () => {
  expect(fileNameOf('1700000000000_cv_2026.pdf')).toBe('cv_2026.pdf');
});

describe('a correction', () => {
  const { firstName, lastName, email, phone, experience, startDate, salary, authorization } = applicationOf({
    firstName: 'José',
    salary: '90k',
  });
  const details = { firstName, lastName, email, phone, experience, startDate, salary, authorization };

  it('changes only edited values, and has no problems if there are none', () => {
    expect(toApplicantDetails(toFormValues(details))).toEqual(details);
    expect(toApplicantDetails(toFormValues({ ...details, authorization: 'no', phone: '1' }))).toEqual({
      ...details,
      authorization: 'no',
      phone: '1',
    });
    expect(validateCorrection(toFormValues(details), reviewerTexts)).toEqual({});
  });

  it.each([
    [{ firstName: ' ' }, { firstName: 'Enter the first name.' }],
    [{ lastName: 'a\u200bb' }, { lastName: 'Last name: retype your answer without hidden characters.' }],
    [{ email: '' }, { email: 'Enter the email address.' }],
    [{ email: 'jo' }, { email: 'Enter an email address like name@example.com.' }],
    [{ phone: '1'.repeat(41) }, { phone: 'Phone: use 40 characters or fewer.' }],
    [{ startDate: '' }, { startDate: 'Enter a full date.' }],
    [{ startDate: '1999-12-31' }, { startDate: 'Enter a date between 2000 and 2100.' }],
  ])('with %j has the problems %j', (typed, problems) => {
    expect(validateCorrection({ ...toFormValues(details), ...typed }, reviewerTexts)).toEqual(problems);
  });
});
