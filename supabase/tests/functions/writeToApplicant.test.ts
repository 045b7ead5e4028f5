import { beforeEach, expect, test } from 'vitest';
import { readEnvironment } from '../../functions/_shared/environment.ts';
import { createWriting } from '../../functions/write-to-applicant/writeToApplicant.ts';
import { testBackend } from '../support/backend.ts';
import { callFunction } from '../support/functions.ts';

let settings: Record<string, string | undefined> = {};
const writing = createWriting({
  environment: () => readEnvironment({ ...process.env, ...settings }),
  log: () => undefined,
});
const backend = testBackend({ functions: { 'write-to-applicant': writing } });
const application = '00000000-0000-4000-a000-00000000000c';
const note = '00000000-0000-4000-d000-00000000000c';
beforeEach(async () => {
  settings = {};
  await backend.reset();
  await backend.sql(
    `insert into public.job_applications (id, first_name, last_name, email) values ('${application}', 'Jo', 'Doe', 'jo@elsewhere.example')`,
  );
});

const letter = { application, note, subject: 'Hello', text: 'One\n\nTwo\nlines' };
async function write(who: string | undefined, body: object = letter) {
  const client = who === undefined ? undefined : await backend.signIn(who);
  const answer = await callFunction(backend, 'write-to-applicant', client, body);
  return [answer.status, await answer.json()];
}
const notes = () => backend.sql('select body from public.application_notes');

test("goes to the application's address, once, and is noted and logged", async () => {
  expect(await write('max', { ...letter, to: 'max@daybreak.example' })).toEqual([
    201,
    { email: 'jo@elsewhere.example' },
  ]);
  expect(await write('max')).toEqual([201, { email: 'jo@elsewhere.example' }]);
  expect(backend.mails()).toHaveLength(1);
  expect(backend.mails()[0]).toMatchObject({
    to: 'jo@elsewhere.example',
    subject: 'Hello',
    text: 'One\n\nTwo\nlines\n',
  });
  expect(backend.mails()[0]?.html).toMatch(/<p [^>]*>Two<br>lines<\/p>/);
  expect(await notes()).toEqual([{ body: 'Email to the applicant: Hello\n\nOne\n\nTwo\nlines' }]);
  expect(await backend.sql('select kind, recipient, state from public.mail_log')).toEqual([
    { kind: 'application', recipient: 'jo@elsewhere.example', state: 'sent' },
  ]);
});

test('that bounced is shown only to its sender and super administrators', async () => {
  await write('max');
  await backend.sql(`select public.note_bounce(null, 'JO@elsewhere.example', 'No such user')`);
  const seen = async (who: string) =>
    (
      await (
        await backend.signIn(who)
      )
        .from('mail_log')
        .select('state')
        .eq('recipient', 'jo@elsewhere.example')
    ).data;
  expect(await seen('max')).toEqual([{ state: 'bounced' }]);
  expect(await seen('ada')).toEqual([{ state: 'bounced' }]);
  expect(await seen('sam')).toEqual([]);
});

test("that's refused leaves no note, and gives the reason", async () => {
  settings = { MAIL_SERVICE_URL: 'http://127.0.0.1:9' };
  expect(await write('max')).toEqual([502, { error: "Couldn't reach the email service. Try again." }]);
  expect(await notes()).toEqual([]);
  settings = {};
  expect((await write('max'))[0]).toBe(201);
});

test.each([
  [undefined, 401, 'You must be logged in to email applicants.'],
  ['sam', 403, 'Only administrators can email applicants.'],
])('is refused to %s', async (who, status, error) => {
  expect(await write(who)).toEqual([status, { error }]);
  expect(backend.mails()).toEqual([]);
});

test.each([
  [{ ...letter, subject: ' ' }, 400],
  [{ ...letter, text: '' }, 400],
  [{ ...letter, subject: 'x'.repeat(201) }, 400],
  [{ ...letter, text: 'x'.repeat(4_501) }, 400],
  [{ ...letter, application: 'x' }, 400],
  [{ ...letter, note: undefined }, 400],
  [{ ...letter, application: '00000000-0000-4000-a000-0000000000ff' }, 404],
])('%#: rejects invalid input', async (body, status) => {
  expect((await write('max', body))[0]).toBe(status);
  expect(backend.mails()).toEqual([]);
  expect(await notes()).toEqual([]);
});

test("a subject can't end its header", async () => {
  await write('max', { ...letter, subject: 'Hello\r\nBcc: everybody@daybreak.example' });
  expect(backend.mails()[0]?.subject).toBe('Hello Bcc: everybody@daybreak.example');
});
