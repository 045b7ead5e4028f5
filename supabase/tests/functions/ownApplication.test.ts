import { beforeEach, describe, expect, test } from 'vitest';
import { readEnvironment } from '../../functions/_shared/environment.ts';
import { createMailing } from '../../functions/mail-applications/mailApplications.ts';
import { createOwnApplication } from '../../functions/own-application/ownApplication.ts';
import { localSecretKey } from '../../local/index.ts';
import { testBackend } from '../support/backend.ts';
import { callFunction, refusal } from '../support/functions.ts';

let settings: Record<string, string | undefined>;
const options = { environment: () => readEnvironment({ ...process.env, ...settings }), log: () => undefined };
const functions = {
  'mail-applications': createMailing(options),
  'own-application': createOwnApplication(options),
};
const backend = testBackend({ functions });
const id = '00000000-0000-4000-a000-00000000000c';
beforeEach(async () => {
  settings = {};
  await backend.reset();
  await backend.sql('delete from public.job_applications');
});

const post = (name: string, body: object, key?: string) => callFunction(backend, name, key, body);
const mail = async () => (await post('mail-applications', {}, localSecretKey)).json();
const own = async (body: object) => (await post('own-application', body)).json();
const apply = (changes: Record<string, string | null> = {}) => {
  const row: Record<string, string | null> = {
    id,
    first_name: 'Jo',
    last_name: 'Doe',
    email: 'jo@elsewhere.example',
    reference: 'ABCDE-12345',
    ...changes,
  };
  const columns = Object.keys(row);
  return backend.sql(
    `insert into public.job_applications (${columns}) values (${columns.map((_, place) => `$${place + 1}`)})`,
    Object.values(row),
  );
};
const to = (address: string) => backend.mails().filter((sent) => sent.to === address);
const link = () =>
  /\/my-application#([0-9a-f]{64})/.exec(to('jo@elsewhere.example')[0]?.text ?? '')?.[1] ?? '';
const present = async () =>
  (
    await backend.sql(`select first_name, phone, corrected_by_sender as sender from public.job_applications`)
  )[0];
const answers = {
  first_name: 'Joanne',
  last_name: 'Doe',
  phone: '555-0123',
  experience_years: 'mid',
  available_start_date: '2027-01-04',
  salary_expectations: null,
  work_authorization: 'yes',
};

describe('a confirmation', () => {
  test('goes out once, with the reference and nothing else from the form', async () => {
    await apply({ phone: '555-0199', first_name: 'Jo Click <b>here</b>' });
    expect(await mail()).toMatchObject({ confirmations: 1, refused: 0 });
    expect(await mail()).toMatchObject({ confirmations: 0 });
    const [sent, ...more] = to('jo@elsewhere.example');
    expect(more).toEqual([]);
    expect(sent?.subject).toBe('Your application to Daybreak (ABCDE-12345)');
    expect(sent?.text).toMatch(/^Hi Jo Click <b>here<\/b>,\n/);
    expect(sent?.html).not.toContain('<b>');
    expect(sent?.text).not.toContain('555-0199');
    expect(
      await backend.sql(
        `select kind, recipient, sent_by, state from public.mail_log where kind = 'confirmation'`,
      ),
    ).toEqual([{ kind: 'confirmation', recipient: 'jo@elsewhere.example', sent_by: null, state: 'sent' }]);
  });

  test("uses the form's language, and links to a page in it", async () => {
    await apply({ language: 'es', phone: '555-0199' });
    expect(await mail()).toMatchObject({ confirmations: 1 });
    const [sent] = to('jo@elsewhere.example');
    expect(sent?.subject).toBe('Su solicitud a Daybreak (ABCDE-12345)');
    expect(sent?.text).toMatch(
      /^Hola, Jo:\n\nGracias por su solicitud\. La recibimos el \d+ de [a-z]+ de \d{4} /,
    );
    expect(sent?.text).toMatch(/\/my-application\?language=es#[0-9a-f]{64}\n/);
    expect(sent?.html).toContain('<html lang="es"');
    await expect(apply({ id: '00000000-0000-4000-a000-00000000000d', language: 'fr' })).rejects.toThrow(
      /language/,
    );
  });

  test('is retried after ten minutes, forty, and then each half day', async () => {
    await apply();
    settings = { MAIL_SERVICE_URL: 'http://127.0.0.1:9' };
    expect(await mail()).toMatchObject({ confirmations: 0 });
    settings = {};
    const tryAfter = async (tries: number, minutes: number) => {
      await backend.sql(
        `update private.application_links set sent_at = null, tries = ${tries}, tried_at = now() - interval '${minutes} minutes'`,
      );
      return (await mail()).confirmations;
    };
    for (const [tries, minutes] of [
      [1, 10],
      [2, 40],
      [3, 160],
      [4, 640],
      [5, 720],
      [30, 720],
    ] as const)
      expect([await tryAfter(tries, minutes - 1), await tryAfter(tries, minutes + 1)]).toEqual([0, 1]);
  });

  test("greets no one with text that's a link", async () => {
    await apply({ first_name: 'Buy now http://evil.example/x' });
    await mail();
    const { text, html } = to('jo@elsewhere.example')[0] ?? { text: '', html: '' };
    expect(text).toMatch(/^Hi,$/m);
    expect(`${text}${html}`).not.toContain('evil');
  });

  test('is skipped after two days, and only the schedule can ask', async () => {
    await apply({ created_at: new Date(Date.now() - 49 * 3_600_000).toISOString() });
    expect(await mail()).toMatchObject({ confirmations: 0 });
    expect(await refusal(await post('mail-applications', {}))).toEqual([
      401,
      'Only the scheduled job can call this.',
    ]);
  });
});

describe("a confirmation's link", () => {
  beforeEach(async () => {
    await apply();
    await mail();
  });

  test('shows the application, and corrects it except its address', async () => {
    const token = link();
    expect(await own({ token })).toMatchObject({
      state: 'open',
      application: { reference: 'ABCDE-12345', email: 'jo@elsewhere.example', correctable: true },
    });
    const corrected = await own({
      token,
      answers: { ...answers, email: 'max@daybreak.example', status: 'hired' },
    });
    expect(corrected).toMatchObject({
      state: 'open',
      application: { first_name: 'Joanne', phone: '555-0123', email: 'jo@elsewhere.example' },
    });
    expect(await present()).toEqual({ first_name: 'Joanne', phone: '555-0123', sender: true });
    const events = await backend.sql(
      `select actor, details from public.audit_events where action = 'application.edited'`,
    );
    expect(events).toHaveLength(1);
  });

  test.each([
    [{ ...answers, first_name: ' ' }],
    [{ ...answers, last_name: null }],
    [{ ...answers, phone: 'x'.repeat(41) }],
    [{ ...answers, experience_years: 'king' }],
    [{ ...answers, available_start_date: 'soon' }],
    [{ ...answers, available_start_date: '1999-01-01' }],
    [{ ...answers, work_authorization: 7 }],
    ['all'],
  ])('refuses answers such as %j', async (refused) => {
    const [status] = await refusal(await post('own-application', { token: link(), answers: refused }));
    expect(status).toBe(400);
    expect(await present()).toMatchObject({ first_name: 'Jo' });
  });

  test('corrects nothing once the application is closed, but still withdraws it', async () => {
    await backend.sql(`update public.job_applications set status = 'closed'`);
    expect(await refusal(await post('own-application', { token: link(), answers }))).toEqual([
      409,
      "Your application is closed, so you can't edit it anymore.",
    ]);
    expect(await own({ token: link(), withdraw: true })).toEqual({ state: 'withdrawn' });
  });

  test('withdraws it with its resume, and reports that each time', async () => {
    await backend
      .service()
      .storage.from('resumes')
      .upload('1_cv.pdf', new Blob(['%PDF-'], { type: 'application/pdf' }));
    await backend.sql(`update public.job_applications set resume_url = '1_cv.pdf'`);
    const token = link();
    expect(await own({ token, withdraw: true })).toEqual({ state: 'withdrawn' });
    expect(await backend.sql('select 1 from public.job_applications')).toEqual([]);
    expect(await backend.sql(`select 1 from storage.objects where bucket_id = 'resumes'`)).toEqual([]);
    for (const body of [{ token }, { token, answers }, { token, withdraw: true }])
      expect(await own(body)).toEqual({ state: 'withdrawn' });
    expect(
      await backend.sql(`select subject from public.audit_events where action = 'application.withdrawn'`),
    ).toEqual([{ subject: 'ABCDE-12345' }]);
  });

  test('ends after thirty days, and with the application', async () => {
    const token = link();
    await backend.sql(`update private.application_links set expires_at = now()`);
    for (const body of [{ token }, { token, answers }, { token, withdraw: true }])
      expect(await own(body)).toEqual({ state: 'expired' });
    expect(await present()).toMatchObject({ first_name: 'Jo' });
    await backend.sql('delete from public.job_applications');
    expect(await own({ token })).toEqual({ state: 'gone' });
  });

  test("opens no one else's, and a made-up link opens none", async () => {
    await apply({
      id: '00000000-0000-4000-a000-00000000000d',
      email: 'al@elsewhere.example',
      reference: 'ABCDE-54321',
    });
    const mine = link();
    await mail();
    expect(await own({ token: mine })).toMatchObject({ application: { reference: 'ABCDE-12345' } });
    for (const token of ['', 'x', 'a'.repeat(64), mine.toUpperCase()])
      expect(await own({ token })).toEqual({ state: 'unknown' });
    for (const token of [null, 7, undefined])
      expect(await refusal(await post('own-application', { token }))).toEqual([
        400,
        "The link's token is missing.",
      ]);
  });
});

describe('a notice to reviewers', () => {
  const reviewers = ['ada@daybreak.example', 'max@daybreak.example'];

  test('comes at most once a day, with numbers and positions and no names', async () => {
    await backend.sql(
      `insert into public.positions (id, title, place, kind) values ('${id}', 'Driver', 'Austin', 'full_time')`,
    );
    await apply({ last_name: 'Secret' });
    await apply({ id: '00000000-0000-4000-a000-00000000000d', reference: 'ABCDE-54321', position_id: id });
    await apply({ id: '00000000-0000-4000-a000-00000000000e', reference: 'ABCDE-54322', position_id: id });
    expect((await mail()).notices).toBeGreaterThanOrEqual(2);
    for (const address of reviewers) {
      const [sent, ...more] = to(address);
      expect(more).toEqual([]);
      expect(sent?.subject).toBe('3 new applications');
      expect(sent?.text).toContain(
        '2 new applications for Driver\n1 new application for no specific position',
      );
      expect(sent?.text).not.toContain('Secret');
    }
    expect(to('sam@daybreak.example')).toEqual([]);
    await apply({ id: '00000000-0000-4000-a000-00000000000f', reference: 'ABCDE-54323' });
    expect(await mail()).toMatchObject({ notices: 0 });
    await backend.sql(`update public.reviewer_notices set sent_at = sent_at - interval '1 day'`);
    await backend.sql(
      `update public.job_applications set created_at = created_at - interval '2 days' where reference <> 'ABCDE-54323'`,
    );
    expect((await mail()).notices).toBeGreaterThanOrEqual(2);
    expect(to(reviewers[0] ?? '')[0]?.subject).toBe('1 new application');
  });

  test("isn't sent to people who turned it off, or without news", async () => {
    expect(await mail()).toMatchObject({ notices: 0 });
    const max = await backend.signIn('max');
    expect((await max.rpc('want_notices', { wanted: false })).error).toBeNull();
    await apply();
    await mail();
    expect(to('max@daybreak.example')).toEqual([]);
    expect(to('ada@daybreak.example')).toHaveLength(1);
  });

  test('is retried if the service refuses it', async () => {
    await apply();
    settings = { MAIL_SERVICE_URL: 'http://127.0.0.1:9' };
    expect(await mail()).toMatchObject({ notices: 0 });
    settings = {};
    expect((await mail()).notices).toBeGreaterThanOrEqual(2);
  });
});
