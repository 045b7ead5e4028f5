import { localSecretKey } from '@daybreak/supabase/local/keys';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { embeddedServer } from '../testing/embeddedServer.ts';
import { RequestOverFetch } from '../testing/requestOverFetch.ts';
import { ownApplicationContract, resumeOf } from './ownApplication.contract.ts';

beforeAll(() => vi.stubGlobal('XMLHttpRequest', RequestOverFetch));
afterAll(() => vi.unstubAllGlobals());

const { database, browser, sendsOnly } = embeddedServer();

/**
 * Starts a fresh server with one application without a resume, and returns the token from the link mailed to its
 * sender.
 */
async function mailedToken(): Promise<string> {
  await database().reset();
  const { sql, mails } = database();
  await sql('delete from public.job_applications');
  await sql(
    `insert into public.job_applications (first_name, last_name, email) values ('Jo', 'Doe', 'jo@elsewhere.example')`,
  );
  const schedule = new Request('http://127.0.0.1/functions/v1/mail-applications', {
    method: 'POST',
    body: '{}',
    headers: { authorization: `Bearer ${localSecretKey}`, 'content-type': 'application/json' },
  });
  await database().fetch(schedule);
  const mail = mails().find(({ to }) => to === 'jo@elsewhere.example');
  return /#([0-9a-f]{64})/.exec(mail?.text ?? '')?.[1] ?? '';
}

ownApplicationContract('the Supabase backend, on the embedded server over HTTP,', async () => ({
  token: await mailedToken(),
  backend: browser(),
  close: () => database().sql(`update public.job_applications set status = 'closed'`),
}));

it('rejects an invalid or too large file with the form’s own message', async () => {
  const token = await mailedToken();
  const own = browser().ownApplication;
  const upload = (content: BlobPart) =>
    own.replaceResume(token, resumeOf(`${Date.now()}_cv.pdf`, { file: new Blob([content]) }));
  await expect(upload('hello')).rejects.toMatchObject({ message: 'Please upload a PDF or DOC file' });
  await expect(upload(new Uint8Array(10 * 1024 * 1024 + 1))).rejects.toMatchObject({
    message: 'File size must be less than 10MB',
  });
  expect(await own.open(token)).toMatchObject({ application: { resume: null } });
}, 20_000);

it('tells a failed connection from a refused upload', async () => {
  const token = await mailedToken();
  const own = browser().ownApplication;
  const send = () => own.replaceResume(token, resumeOf(`${Date.now()}_cv.pdf`));
  vi.spyOn(RequestOverFetch.prototype, 'send').mockImplementationOnce(async function (
    this: RequestOverFetch,
  ) {
    this.onerror?.();
  });
  await expect(send()).rejects.toMatchObject({ kind: 'unreachable' });
  vi.spyOn(RequestOverFetch.prototype, 'send').mockImplementationOnce(async function (
    this: RequestOverFetch,
  ) {
    this.status = 500;
    this.onload?.();
  });
  await expect(send()).rejects.toMatchObject({ kind: 'unexpected' });
  vi.restoreAllMocks();
  expect(await own.open(token)).toMatchObject({ application: { resume: null } });
});

sendsOnly();
