import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readEnvironment } from '../../functions/_shared/environment.ts';
import { createTestMail } from '../../functions/send-test-email/testMail.ts';
import { localPublishableKey, localSecretKey } from '../../local/index.ts';
import { type Client, testBackend } from '../support/backend.ts';
import { callFunction, refusal } from '../support/functions.ts';

const logged: string[] = [];
let settings = readEnvironmentAsIs;
function readEnvironmentAsIs() {
  return readEnvironment();
}
const sendTest = createTestMail({ environment: () => settings(), log: (line) => logged.push(line) });
const backend = testBackend({ functions: { 'send-test-email': sendTest } });
const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});
beforeEach(async () => {
  settings = readEnvironmentAsIs;
  logged.length = 0;
  await backend.reset();
});

const mail = { subject: 'Second sunrise', html: '<p>Bring your panels</p>', text: 'Bring your panels' };

const send = (who: Client | undefined, body: unknown = mail, init?: RequestInit) =>
  callFunction(backend, 'send-test-email', who, body, init);

describe('a test mail', () => {
  test("goes only to the caller's address, with both parts", async () => {
    const sam = await backend.signIn('sam');
    const answer = await send(sam, {
      ...mail,
      to: 'victim@elsewhere.example',
      email: 'victim@elsewhere.example',
    });
    expect([answer.status, await answer.json()]).toEqual([200, { to: 'sam@daybreak.example' }]);
    expect(backend.mails()).toEqual([
      expect.objectContaining({
        to: 'sam@daybreak.example',
        subject: '[Test] Second sunrise',
        html: mail.html,
        text: mail.text,
      }),
    ]);
    expect(logged.join()).not.toMatch(/sunrise|panels|@/);
  });

  test('opens in the mailbox, where its HTML has no permissions', async () => {
    await send(await backend.signIn('sam'));
    const [localMail] = backend.mails();
    const page = await fetch(`${backend.origin}/_dev/mail/${localMail?.id}`);
    expect(await page.text()).toBe(mail.html);
    expect(page.headers.get('content-security-policy')).toMatch(/^sandbox;/);
    expect((await fetch(`${backend.origin}/_dev/mail/unknown`)).status).toBe(404);
  });

  test('is put into the mailbox by the server only', async () => {
    const attempt = await fetch(`${backend.origin}/_dev/mail`, {
      method: 'POST',
      headers: { authorization: `Bearer ${localPublishableKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...mail, to: ['a@b.example'] }),
    });
    expect(attempt.status).toBe(401);
    expect(backend.mails()).toEqual([]);
  });

  test('the eleventh within an hour is refused, for this person only', async () => {
    const sam = await backend.signIn('sam');
    for (let count = 0; count < 10; count++) expect((await send(sam)).status).toBe(200);
    const eleventh = await send(sam);
    expect(eleventh.status).toBe(429);
    expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect((await eleventh.json()).error).toMatch(/^You've sent ten tests in the last hour/);
    expect((await send(await backend.signIn('max'))).status).toBe(200);
  });

  test('ten of twelve simultaneous ones are sent', async () => {
    const sam = await backend.signIn('sam');
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(sam)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(backend.mails()).toHaveLength(10);
  });
});

describe('refused', () => {
  test('asks visitors to sign in', async () => {
    expect(await refusal(await send(undefined))).toEqual([401, 'You must be logged in to send a test.']);
  });

  test('people with the default password, and anyone but active staff', async () => {
    expect(await refusal(await send(await backend.signIn('nia')))).toEqual([
      403,
      'Only active staff can send a test.',
    ]);
  });

  test.each<[string, unknown, number, string]>([
    ['no JSON', 'x', 400, "The message isn't JSON."],
    ['an array', [], 400, 'Add a subject to the email.'],
    ['a blank subject', { ...mail, subject: ' ' }, 400, 'Add a subject to the email.'],
    [
      'a header in the subject',
      { ...mail, subject: 'Hi\r\nBcc: all@x.example' },
      400,
      'The subject must be one line without control characters.',
    ],
    [
      'a subject of 201 characters',
      { ...mail, subject: 'x'.repeat(201) },
      400,
      'The subject is longer than 200 characters.',
    ],
    ['no HTML', { ...mail, html: undefined }, 400, 'The email has no HTML part.'],
    ...['javascript:alert(1)', 'http://a.example', 'https://a.example>\r\nBcc: b@c.example', 7].map(
      (unsubscribe): [string, unknown, number, string] => [
        `the address ${JSON.stringify(unsubscribe)} to unsubscribe`,
        { ...mail, unsubscribe },
        400,
        'The unsubscribe link must start with https:// and have no spaces.',
      ],
    ),
    ['no text', { ...mail, text: 4 }, 400, 'The email has no text part.'],
    [
      'over 512 KB',
      { ...mail, html: 'x'.repeat(513 * 1024) },
      413,
      'The message is too large. Keep it under 512 KB.',
    ],
  ])('%s', async (_what, body, status, sentence) => {
    expect(await refusal(await send(await backend.signIn('sam'), body))).toEqual([status, sentence]);
    expect(backend.mails()).toEqual([]);
  });

  test('other methods and types', async () => {
    const sam = await backend.signIn('sam');
    expect((await send(sam, undefined, { method: 'PUT' })).status).toBe(405);
    expect((await send(sam, mail, { headers: { 'content-type': 'text/plain' } })).status).toBe(415);
  });

  test('reports a missing mail service, and takes no turn', async () => {
    settings = () => {
      const { mail: _none, ...others } = readEnvironment();
      return others;
    };
    const sam = await backend.signIn('sam');
    expect(await refusal(await send(sam))).toEqual([503, 'No email service is configured on this server.']);
    expect(await backend.sql('select 1 from private.test_mails')).toEqual([]);
  });
});

test('includes the one-click unsubscribe header if the email has one', async () => {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    bodies.push(body);
    response.writeHead(200).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  settings = () => ({ ...readEnvironment(), mail: { url, key: localSecretKey, from: 'a@b.example' } });
  const sam = await backend.signIn('sam');
  await send(sam, { ...mail, unsubscribe: 'https://www.daybreak.example/unsubscribe' });
  await send(sam);
  const [one, withoutUnsubscribe] = bodies.map((body) => JSON.parse(body));
  expect(one.headers).toEqual({
    'List-Unsubscribe': '<https://www.daybreak.example/unsubscribe>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(one.unsubscribe).toBeUndefined();
  expect(withoutUnsubscribe.headers).toBeUndefined();
});

describe('a failing mail service', () => {
  async function serviceThatAnswers(status: number) {
    const server = createServer((_, response) => response.writeHead(status).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    settings = () => ({ ...readEnvironment(), mail: { url, key: localSecretKey, from: 'a@b.example' } });
  }

  test('is reported by its status, without its response', async () => {
    await serviceThatAnswers(422);
    expect(await refusal(await send(await backend.signIn('sam')))).toEqual([
      502,
      'The email service rejected the test (422).',
    ]);
  });

  test('is reported if unreachable', async () => {
    settings = () => ({ ...readEnvironment(), mail: { url: 'http://127.0.0.1:9', from: 'a@b.example' } });
    expect(await refusal(await send(await backend.signIn('sam')))).toEqual([
      502,
      "Couldn't reach the email service. Try again.",
    ]);
  });
});
