import { beforeEach, describe, expect, test } from 'vitest';
import { localSecretKey } from '../../local/index.ts';
import { testBackend } from '../support/backend.ts';
import { callFunction, refusal } from '../support/functions.ts';

const backend = testBackend();
const mine = {
  id: '00000000-0000-4000-a000-00000000000c',
  reference: 'ABCDE-12345',
  email: 'jo@elsewhere.example',
};
const other = {
  id: '00000000-0000-4000-a000-00000000000d',
  reference: 'ABCDE-54321',
  email: 'al@elsewhere.example',
};
let token: string;
let othersToken: string;

const post = (name: string, body: object, key?: string) => callFunction(backend, name, key, body);
const own = async (body: object) => (await post('own-application', body)).json();
const refused = async (body: object) => refusal(await post('own-application', body));
const tokenOf = (address: string) =>
  /#([0-9a-f]{64})/.exec(backend.mails().find(({ to }) => to === address)?.text ?? '')?.[1] ?? '';

let stamp = Date.now();
const newName = (name = 'cv.pdf') => `${stamp++}_${name}`;
/** Uploads like the page does, with a browser's key. */
const upload = async (name: string, content = '%PDF-1.7', more = {}) =>
  (
    await backend
      .visitor()
      .storage.from('resumes')
      .upload(name, new Blob([content], { type: 'application/pdf' }), { cacheControl: '0', ...more })
  ).error;
const replace = async (name: string, content?: string) => {
  expect(await own({ token, upload: name })).toMatchObject({ state: 'open' });
  expect(await upload(name, content)).toBeNull();
  return post('own-application', { token, resume: name });
};
const stored = async () =>
  (
    await backend.sql(
      `select name from storage.objects where bucket_id = 'resumes' and name like '%cv%' order by name`,
    )
  ).map(({ name }) => name);
const named = async () =>
  (await backend.sql(`select resume_url from public.job_applications where id = $1`, [mine.id]))[0]
    ?.resume_url;

beforeEach(async () => {
  await backend.reset();
  await backend.sql('delete from public.job_applications');
  for (const { id, reference, email } of [mine, other])
    await backend.sql(
      `insert into public.job_applications (id, first_name, last_name, email, reference) values ($1, 'Jo', 'Doe', $2, $3)`,
      [id, email, reference],
    );
  await post('mail-applications', {}, localSecretKey);
  [token, othersToken] = [tokenOf(mine.email), tokenOf(other.email)];
});

describe("an applicant's resume", () => {
  test('is replaced by the link, with the old file deleted, and the trail names only the field', async () => {
    const [first, second] = [newName('cv one.pdf'), newName('cv two.pdf')];
    expect((await replace(first)).status).toBe(201);
    expect(await named()).toBe(first);
    const answer = await replace(second);
    expect(await answer.json()).toEqual({
      state: 'open',
      application: expect.objectContaining({ reference: mine.reference, resume: second }),
    });
    expect(await named()).toBe(second);
    expect(await stored()).toEqual([second]);
    const events = await backend.sql(
      `select actor, subject, details from public.audit_events where action = 'application.edited' order by id`,
    );
    expect(events).toHaveLength(2);
    for (const { subject, details } of events) {
      expect(subject).toBe(mine.reference);
      expect(details).toMatchObject({ fields: expect.arrayContaining(['resume_url']) });
      expect(JSON.stringify(details)).not.toContain('cv');
    }
    expect(
      await backend.sql(
        `select corrected_by_sender as sender, corrected_at is not null as corrected from public.job_applications where id = $1`,
        [mine.id],
      ),
    ).toEqual([{ sender: true, corrected: true }]);
  });

  test('opens for reviewers as the new file', async () => {
    const name = newName();
    await replace(name);
    const max = await backend.signIn('max');
    expect((await max.rpc('open_resume', { resume: name })).error).toBeNull();
    const file = await max.storage.from('resumes').download(name);
    expect(await file.data?.text()).toBe('%PDF-1.7');
  });

  test("keeps its sender's file name, and loses it with the file", async () => {
    const [first, second] = [newName('cv 1.pdf'), newName('cv 2.pdf')];
    for (const [resume, name] of [
      [first, '履歴書 Müller.pdf'],
      [second, undefined],
    ] as const) {
      await own({ token, upload: resume });
      expect(await upload(resume)).toBeNull();
      expect(await own({ token, resume, name })).toMatchObject({
        state: 'open',
        application: { resume, resume_name: name ?? null },
      });
    }
    const third = newName('cv 3.pdf');
    await own({ token, upload: third });
    expect(await upload(third)).toBeNull();
    for (const name of [7, 'cv.exe', 'cv.docx'])
      expect((await refused({ token, resume: third, name }))[0]).toBe(400);
    expect(await named()).toBe(second);
  });

  test('stays the new one when a lost response is retried', async () => {
    const name = newName();
    await replace(name);
    for (const body of [
      { token, upload: name },
      { token, resume: name },
    ])
      expect(await own(body)).toMatchObject({ state: 'open', application: { resume: name } });
    expect(await stored()).toEqual([name]);
  });

  test.each([
    ['no PDF inside', 'hello', 415, 'Please upload a PDF or DOC file'],
    ['a program', 'MZ\x90', 415, 'Please upload a PDF or DOC file'],
  ])("isn't replaced by %s, which is deleted", async (_, content, status, sentence) => {
    const before = newName();
    await replace(before);
    expect(await refusal(await replace(newName(), content))).toEqual([status, sentence]);
    expect(await stored()).toEqual([before]);
    expect(await named()).toBe(before);
  });

  test.each(['../cv.pdf', 'cv.pdf', '1700000000000_cv.exe', '1700000000000_.', 7, null, { name: 'cv.pdf' }])(
    'takes no name such as %j',
    async (name) => {
      for (const body of [
        { token, upload: name },
        { token, resume: name },
      ])
        expect((await refused(body))[0]).toBe(400);
      expect(await backend.sql('select 1 from private.application_tickets')).toEqual([]);
    },
  );

  test("isn't replaced by a file without a ticket, upload or check", async () => {
    expect(await upload(newName())).not.toBeNull();
    expect(await refused({ token, resume: newName() })).toEqual([404, "This resume doesn't exist."]);
    const name = newName();
    await own({ token, upload: name });
    expect(await refused({ token, resume: name })).toEqual([404, "This resume doesn't exist."]);
    expect(await upload(name)).toBeNull();
    await expect(
      backend.sql(
        `select public.replace_own_resume(token_hash, $1) from private.application_links where application_id = $2`,
        [name, mine.id],
      ),
    ).rejects.toThrow("This resume doesn't exist.");
    expect(await named()).toBeNull();
  });

  test("can't be someone else's file, however it's named", async () => {
    const theirs = newName();
    expect(await own({ token: othersToken, upload: theirs })).toMatchObject({ state: 'open' });
    expect(await refused({ token, upload: theirs })).toEqual([409, 'This resume file name is taken.']);
    expect(await upload(theirs)).toBeNull();
    expect(await refused({ token, resume: theirs })).toEqual([404, "This resume doesn't exist."]);
    expect(await own({ token: othersToken, resume: theirs })).toMatchObject({
      application: { resume: theirs },
    });
    // Without tickets, the row itself prevents it.
    await backend.sql('delete from private.application_tickets');
    expect(await own({ token, upload: theirs })).toMatchObject({ state: 'open' });
    expect(await refused({ token, resume: theirs })).toEqual([409, 'This resume file name is taken.']);
    expect(await stored()).toEqual([theirs]);
    expect(await named()).toBeNull();
  });

  test.each([
    ['expired', `update private.application_links set expires_at = now()`],
    ['gone', 'delete from public.job_applications'],
  ])('is not replaced once the link is %s', async (state, sql) => {
    const name = newName();
    await own({ token, upload: name });
    expect(await upload(name)).toBeNull();
    await backend.sql(sql);
    for (const body of [
      { token, upload: newName() },
      { token, resume: name },
    ])
      expect(await own(body)).toEqual({ state });
  });

  test("isn't replaced once the application is withdrawn, even midway", async () => {
    const name = newName();
    await own({ token, upload: name });
    await upload(name);
    await own({ token, withdraw: true });
    for (const body of [
      { token, upload: newName() },
      { token, resume: name },
    ])
      expect(await own(body)).toEqual({ state: 'withdrawn' });
    for (const body of [
      { token: 'a'.repeat(64), upload: name },
      { token: 'x', resume: name },
    ])
      expect(await own(body)).toEqual({ state: 'unknown' });
  });

  test("isn't replaced once the application is closed, even during the upload", async () => {
    const closed = [409, "Your application is closed, so you can't edit it anymore."];
    const name = newName();
    await own({ token, upload: name });
    await upload(name);
    await backend.sql(`update public.job_applications set status = 'closed'`);
    expect(await refused({ token, resume: name })).toEqual(closed);
    expect(await refused({ token, upload: newName() })).toEqual(closed);
    expect(await named()).toBeNull();
  });

  test('is replaced at most thirty times an hour from one network', async () => {
    const answers = await Promise.all(
      Array.from({ length: 32 }, () => post('own-application', { token, upload: newName() })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(30);
    const wait = await post('own-application', { token, upload: newName() });
    expect(Number(wait.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refusal(wait)).toEqual([
      429,
      'Too many files were sent in the last hour. Try again in an hour.',
    ]);
  });
});
