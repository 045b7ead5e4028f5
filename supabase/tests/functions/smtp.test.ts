import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { readEnvironment } from '../../functions/_shared/environment.ts';
import { sendMail } from '../../functions/_shared/sendMail.ts';
import { sendBySmtp } from '../../functions/_shared/smtp.ts';

const mail = {
  to: 'zoë@daybreak.example',
  subject: 'Grüße',
  text: 'Hello',
  html: '<p>Hello</p>',
  headers: { 'List-Unsubscribe': '<https://www.daybreak.example/unsubscribe>' },
};
const from = 'Daybreak portal <portal@daybreak.example>';
let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

/** A mail server that keeps the emails it accepts. */
async function mailServer(options: SMTPServerOptions = {}) {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      username === 'portal@x' && password === 'p:w/d'
        ? done(null, { user: username })
        : done(new Error('No')),
    onData(stream, _session, done) {
      let raw = '';
      stream.on('data', (part: Buffer) => {
        raw += part;
      });
      stream.on('end', () => {
        received.push(raw);
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => new Promise((resolve) => server.close(() => resolve()));
  const { port } = server.server.address() as AddressInfo;
  const addressFor = (user = 'portal%40x', password = 'p%3Aw%2Fd') =>
    `smtp://${user}:${password}@127.0.0.1:${port}`;
  return { received, addressFor };
}

const failureOf = (sending: Promise<unknown>) =>
  sending.then(
    () => undefined,
    (error: { status: number; message: string }) => [error.status, error.message],
  );

test('sends an email to the server, with all of its parts', async () => {
  const { received, addressFor } = await mailServer();
  await sendMail({ smtp: { url: addressFor(), from } }, mail, 'the test');
  const read = await PostalMime.parse(received[0] ?? '');
  expect(read).toMatchObject({
    subject: 'Grüße',
    from: { name: 'Daybreak portal', address: 'portal@daybreak.example' },
    to: [{ address: 'zoë@daybreak.example' }],
  });
  expect([read.text?.trim(), read.html?.trim()]).toEqual(['Hello', '<p>Hello</p>']);
  expect(received[0]).toContain('List-Unsubscribe: <https://www.daybreak.example/unsubscribe>');
});

test('reports an address that the server refuses', async () => {
  const { addressFor } = await mailServer({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('No such user'), { responseCode: 550 })),
  });
  expect(await failureOf(sendBySmtp({ url: addressFor(), from }, mail, 'the test'))).toEqual([
    502,
    "The mail server doesn't accept email for this address (550).",
  ]);
});

test('distinguishes a refused email, a wrong password, and no server', async () => {
  const { addressFor } = await mailServer({
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => done(Object.assign(new Error('Spam'), { responseCode: 554 })));
    },
  });
  expect(await failureOf(sendBySmtp({ url: addressFor(), from }, mail, 'the test'))).toEqual([
    502,
    'The mail server rejected the test (554).',
  ]);
  expect(
    await failureOf(sendBySmtp({ url: addressFor('portal%40x', 'old'), from }, mail, 'the test')),
  ).toEqual([502, "The mail server rejected the portal's password. Let your portal administrator know."]);
  await close();
  close = async () => undefined;
  expect(await failureOf(sendBySmtp({ url: addressFor(), from }, mail, 'the test'))).toEqual([
    502,
    "Couldn't reach the mail server. Try again.",
  ]);
});

test("doesn't wait for a silent server", async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  close = () => new Promise((resolve) => silent.close(() => resolve()));
  const { port } = silent.address() as AddressInfo;
  const limits = { connection: 200, silence: 200 };
  expect(
    await failureOf(sendBySmtp({ url: `smtp://127.0.0.1:${port}`, from }, mail, 'the test', limits)),
  ).toEqual([504, "The mail server didn't respond in time. Try again."]);
});

test('sends no password unencrypted to another computer', async () => {
  const { addressFor, received } = await mailServer();
  // The same server, by a name that the sender doesn't recognize as this computer's own.
  const address = addressFor().replace('127.0.0.1', '0.0.0.0');
  expect(await failureOf(sendBySmtp({ url: address, from }, mail, 'the test'))).toEqual([
    502,
    expect.stringMatching(/^The mail server /),
  ]);
  expect(received).toEqual([]);
});

test("text can't add headers", async () => {
  const { received, addressFor } = await mailServer();
  const subject = 'Hello\r\nBcc: everybody@daybreak.example';
  await sendBySmtp({ url: addressFor(), from }, { ...mail, subject }, 'the test');
  expect(received[0]).not.toMatch(/^Bcc:/m);
});

const needed = {
  SUPABASE_URL: 'https://project.example',
  SUPABASE_ANON_KEY: 'a',
  SUPABASE_SERVICE_ROLE_KEY: 'b',
};
test('SMTP_URL sets the server, and an error names the invalid variable', () => {
  const SMTP_URL = 'smtps://portal:secret@mail.example';
  expect(readEnvironment({ ...needed, SMTP_URL, MAIL_FROM: from }).mail).toEqual({
    smtp: { url: SMTP_URL, from },
  });
  expect(() => readEnvironment({ ...needed, SMTP_URL })).toThrow("MAIL_FROM isn't set.");
  for (const wrong of ['mail.example', 'https://mail.example'])
    expect(() => readEnvironment({ ...needed, SMTP_URL: wrong, MAIL_FROM: from })).toThrow(
      'SMTP_URL must look like smtps://user:password@mail.example.',
    );
});
