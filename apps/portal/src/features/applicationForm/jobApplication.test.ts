import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  ApplicationApiError,
  type ApplicationApiErrorKind,
} from '../../backend/applicationApi/ApplicationApi.ts';
import {
  type Answers,
  cleanText,
  isComplete,
  limits,
  noAnswers,
  toApplicationRecord,
  validateAnswers,
} from '../../shared/applications/answers.ts';
import { english } from '../../shared/applications/languages.ts';
import {
  extensionOf,
  faultText,
  fileSize,
  findResumeFault,
  maxResumeBytes,
} from '../../shared/applications/resumeFile.ts';
import { safeName, storedName } from '../../shared/applications/storedName.ts';
import { localDay } from '../../shared/dates/dates.ts';
import { describeFailure } from './failure.ts';
import { newReference } from './reference.ts';
import { SubmissionError } from './submission.ts';

afterEach(() => vi.restoreAllMocks());

const resumeProblem = async (file: File) => {
  const fault = await findResumeFault(file);
  return fault && faultText(fault);
};

/** Text that the database rejects; see supabase/schema/01_foundations.sql. */
const refusedByTheDatabase = new RegExp(
  /words !~ '([^']+)'/
    .exec(
      readFileSync(new URL('../../../../../supabase/schema/01_foundations.sql', import.meta.url), 'utf8'),
    )?.[1]
    ?.replaceAll(/\\U000([0-9a-f]{5})/g, '\\u{$1}') ?? 'no such rule',
  'u',
);

/** Returns whether the bucket's policy allows a name; see supabase/schema/99_storage.sql. */
const isStorable = (name: string) =>
  /^[0-9]{13}_[A-Za-z0-9_!.*'() &$=@;:+,?-]{1,150}$/.test(name) &&
  /^[0-9]{13}_.*[^.]\.(pdf|docx?)$/i.test(name) &&
  !name.includes('..');

const stamp = 1_795_000_000_000;

describe('the stored name of a resume', () => {
  it.each([
    ['cv.pdf', 'cv.pdf'],
    ["Jo's resume (final), v2.PDF", "Jo's resume (final), v2.PDF"],
    ['résumé Ünal.docx', 'resume Unal.docx'],
    ['履歴書.pdf', 'resume.pdf'],
    ['../../etc/passwd.pdf', 'etcpasswd.pdf'],
    ['a\\b/c.doc', 'abc.doc'],
    ['a?b#c%d.pdf', 'abcd.pdf'],
    [`${'x'.repeat(300)}.docx`, `${'x'.repeat(145)}.docx`],
  ])('%j becomes %j', (name, safe) => {
    expect(safeName(name)).toBe(safe);
    expect(storedName(name, stamp)).toBe(`${stamp}_${safe}`);
  });

  it('passes the policy for any file name, and leaves a safe name unchanged', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.constantFrom('pdf', 'PDF', 'doc', 'docx', 'DocX'),
        (stem, extension) => {
          const name = `${stem}.${extension}`;
          if (!extensionOf(name)) return;
          const stored = storedName(name, stamp);
          expect(isStorable(stored), stored).toBe(true);
          expect(storedName(safeName(name), stamp)).toBe(stored);
        },
      ),
      { numRuns: 1_000 },
    );
  }, 30_000);
});

describe('a resume file', () => {
  const file = (name: string, bytes: number[] | number) =>
    new File([new Uint8Array(bytes as number[])], name);
  const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31];
  const doc = [0xd0, 0xcf, 0x11, 0xe0, 0xa1];
  const zip = [0x50, 0x4b, 0x03, 0x04];
  const type = 'Please upload a PDF or DOC file';

  it.each([
    ['cv.pdf', pdf, undefined],
    ['cv.PDF', pdf, undefined],
    ['cv.doc', doc, undefined],
    ['cv.docx', zip, undefined],
    ['cv.docx', doc, type],
    ['cv.pdf', zip, type],
    ['cv.png', pdf, type],
    ['cv.pdf.html', pdf, type],
    ['cv.pdf.', pdf, undefined],
    ['cv.pdf \u00a0\u3000. .', pdf, undefined],
    ['cv.docx\t\u200b', zip, undefined],
    ['cv..pdf', pdf, undefined],
    ['cv . .pdf', pdf, undefined],
    ['.pdf', pdf, type],
    ['..pdf', pdf, type],
    ['cv', pdf, type],
    ['cv.pdf', [], 'This file is empty. Choose another one.'],
  ])('%s that begins with %j: %s', async (name, bytes, problem) => {
    expect(await resumeProblem(file(name, bytes))).toBe(problem);
  });

  it('can be up to 10 MiB', async () => {
    const large = (size: number) =>
      new File([new Uint8Array(pdf), new Uint8Array(size - pdf.length)], 'cv.pdf');
    expect(await resumeProblem(large(maxResumeBytes))).toBeUndefined();
    expect(await resumeProblem(large(maxResumeBytes + 1))).toBe('File size must be less than 10MB');
  });

  it('is reported as unreadable if deleted after it was chosen', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const gone = file('cv.pdf', pdf);
    vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new Error('NotFoundError'));
    expect(await resumeProblem(gone)).toMatch(/^Couldn't read this file\./);
  });

  it.each([
    [312, '312 bytes'],
    [49_152, '48 KB'],
    [1_468_006, '1.4 MB'],
    [maxResumeBytes, '10 MB'],
  ])('of %i bytes is %s', (bytes, words) => expect(fileSize(bytes)).toBe(words));
});

describe('the answers', () => {
  const complete: Answers = { ...noAnswers, firstName: 'Jo', lastName: 'Doe', email: 'jo@example.com' };

  it('are complete with names and email, and incomplete with a blank name', () => {
    expect(isComplete(complete)).toBe(true);
    expect(isComplete({ ...complete, lastName: ' \t ' })).toBe(false);
  });

  it.each([
    [{ firstName: ' ' }, 'firstName', 'Enter your first name.'],
    [{ email: 'jo@localhost' }, 'email', 'Enter an email address like name@example.com.'],
    [{ email: 'jo doe@example.com' }, 'email', 'Enter an email address like name@example.com.'],
    [{ phone: '1'.repeat(41) }, 'phone', 'Phone: use 40 characters or fewer.'],
    [{ startDate: '1999-12-31' }, 'startDate', 'Enter a date between 2000 and 2100.'],
    [{ startDate: '12026-01-01' }, 'startDate', 'Enter a date between 2000 and 2100.'],
  ])('%j: %s', (changes, question, problem) => {
    expect(validateAnswers({ ...complete, ...changes }, false, english)).toEqual({ [question]: problem });
  });

  it.each(['\u0007', '\u200b', '\u202e', '\ufeff', '\u2060', '\u200d', '\u{e0041}', '\u3164'])(
    'are refused if a name contains the hidden character %j',
    (hidden) => {
      for (const firstName of [`Jo${hidden}`, `${hidden}Jo`, `J${hidden}o`]) {
        expect(validateAnswers({ ...complete, firstName }, false, english)).toEqual({
          firstName: 'First name: retype your answer without hidden characters.',
        });
        expect(firstName).toMatch(refusedByTheDatabase);
      }
    },
  );

  it.each(['علی\u200cرضا', 'क्\u200dष', 'D’Angelo-Núñez', '李 小龙'])(
    'are accepted with the name %s',
    (firstName) => {
      expect(validateAnswers({ ...complete, firstName }, false, english)).toEqual({});
      expect(firstName).not.toMatch(refusedByTheDatabase);
    },
  );

  it('report a partial date as partial, not as missing', () => {
    expect(validateAnswers(complete, true, english)).toEqual({
      startDate: 'Enter a full date, or clear it.',
    });
  });

  it('stay within every database limit if they have no problems', () => {
    const text = fc.string({ unit: 'binary', maxLength: 260 });
    fc.assert(
      fc.property(fc.record({ firstName: text, lastName: text, phone: text, salary: text }), (typed) => {
        const answers = { ...complete, ...typed };
        if (Object.keys(validateAnswers(answers, false, english)).length > 0) return;
        const record = toApplicationRecord(answers, newReference(), null, new Date());
        expect([...record.first_name].length).toBeLessThanOrEqual(limits.firstName);
        expect(record.first_name.trim()).not.toBe('');
        expect([...(record.phone ?? '')].length).toBeLessThanOrEqual(limits.phone);
        expect([...(record.salary_expectations ?? '')].length).toBeLessThanOrEqual(limits.salary);
        for (const value of Object.values(record)) {
          expect(String(value)).not.toMatch(refusedByTheDatabase);
          expect(String(value).isWellFormed()).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  }, 30_000);

  it('are stored with experience 0 and today by default, and null for the rest', () => {
    expect(toApplicationRecord(complete, 'ABCDE-12345', null, new Date(2026, 10, 21, 23, 59))).toEqual({
      reference: 'ABCDE-12345',
      first_name: 'Jo',
      last_name: 'Doe',
      email: 'jo@example.com',
      phone: null,
      experience_years: '0',
      available_start_date: '2026-11-21',
      salary_expectations: null,
      work_authorization: null,
      resume_url: null,
    });
  });

  it('use today in the visitor’s time zone', () => {
    expect(localDay(new Date(2026, 0, 2, 0, 30))).toBe('2026-01-02');
  });

  it('lose control characters and lone surrogates', () => {
    expect(cleanText(' a\u0000b\ud83d ')).toBe('a b\ufffd');
  });
});

it('creates references in the format that the database accepts', () => {
  for (let count = 0; count < 100; count++)
    expect(newReference()).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
});

describe('the message for a failure', () => {
  const words = (step: 'upload' | 'send', kind: ApplicationApiErrorKind, online = true) =>
    describeFailure(new SubmissionError(step, new ApplicationApiError(kind)), online, english);

  it.each([
    ['upload', 'unreachable', 'Failed to upload resume', /^The connection was lost/],
    ['send', 'unreachable', 'Failed to submit application. Please try again.', /^The connection was lost/],
    ['send', 'refused', 'Failed to submit application. Please try again.', /in an hour/],
    ['send', 'server', 'Failed to submit application. Please try again.', /in a few minutes/],
    ['upload', 'cancelled', 'Failed to upload resume', /^Upload canceled/],
  ] as const)('%s, %s', (step, kind, message, text) => {
    expect(words(step, kind)).toEqual({ message, text: expect.stringMatching(text) });
  });

  it('is the same for a file refused by the server or by the form', () => {
    expect(words('upload', 'tooLarge').file).toBe('File size must be less than 10MB');
    expect(words('upload', 'wrongType').file).toBe('Please upload a PDF or DOC file');
  });

  it('says when the user is offline, and is generic for unknown errors', () => {
    expect(words('send', 'unreachable', false).text).toMatch(/^You're offline/);
    expect(describeFailure(new Error('jo@example.com'), true, english)).toEqual({
      message: 'An unexpected error occurred. Please try again.',
    });
  });
});
