import { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { demoPassword, localPublishableKey } from '../../local/index.ts';
import { entryOf, idOf, testBackend } from '../support/backend.ts';
import { mailedLink, pressLink } from '../support/mailedLink.ts';

const backend = testBackend();
beforeEach(() => backend.reset());

const askFor = (email: string, redirectTo = `${backend.origin}/reset-password`) =>
  backend.visitor().auth.resetPasswordForEmail(email, { redirectTo });

test('works from the email through the link to the new password', async () => {
  expect((await askFor('nia@daybreak.example')).error).toBeNull();
  expect(backend.mails()).toHaveLength(1);
  expect(backend.mails()[0]).toMatchObject({ to: 'nia@daybreak.example', subject: 'Reset your password' });
  const { link } = mailedLink(backend);
  expect(link.href.split('#')[0]).toBe(`${backend.origin}/reset-password`);

  const client = backend.visitor();
  expect((await pressLink(backend, client)).error).toBeNull();
  expect((await client.auth.updateUser({ password: 'sixsix' })).error).toBeNull();
  expect(
    await backend.sql('select password_changed from public.user_profiles where user_id = $1', [
      await idOf(backend, 'nia'),
    ]),
  ).toEqual([{ password_changed: true }]);
  await backend.signIn('nia', 'sixsix');
});

test.each(['GET', 'HEAD', 'POST', 'OPTIONS'])(
  'fetching the address of an email with %s, as scanners do, leaves its link unused',
  async (method) => {
    await askFor('sam@daybreak.example');
    const { link, token_hash } = mailedLink(backend);
    expect(link.pathname).not.toMatch(/^\/(auth|rest|functions)\//);
    const looks = [
      link.href,
      `${link.origin}${link.pathname}?${link.hash.slice(1)}`,
      `${link.origin}/auth/v1/verify?type=recovery&token=${token_hash}`,
      `${link.origin}/auth/v1/verify?type=recovery&token_hash=${token_hash}`,
    ];
    for (const address of looks)
      await fetch(address, { method, redirect: 'manual', headers: { apikey: localPublishableKey } });
    expect((await pressLink(backend)).data.session).not.toBeNull();
  },
);

test("emails a random token: the address and six digits don't open an account", async () => {
  await askFor('sam@daybreak.example');
  const { token_hash } = mailedLink(backend);
  const storedTokens = await backend.sql(
    `select recovery_token from auth.users where email = 'sam@daybreak.example'`,
  );
  expect(storedTokens).toEqual([{ recovery_token: token_hash }]);
  const guesses = Array.from({ length: 1_000_000 }, (_, code) => String(code).padStart(6, '0'));
  const isGuess = guesses.some(
    (code) => createHash('sha256').update(`sam@daybreak.example${code}`).digest('hex') === token_hash,
  );
  expect(isGuess).toBe(false);
  expect(token_hash).toMatch(/^[0-9a-f]{64}$/);
});

test('a link works once', async () => {
  await askFor('sam@daybreak.example');
  expect((await pressLink(backend)).error).toBeNull();
  const { data, error } = await pressLink(backend);
  expect([error?.status, error?.code, data.session]).toEqual([403, 'otp_expired', null]);
});

test('a link expires after an hour', async () => {
  await askFor('sam@daybreak.example');
  await backend.sql(`update auth.users set recovery_sent_at = now() - interval '61 minutes'`);
  expect((await pressLink(backend)).error?.code).toBe('otp_expired');
});

/** A response's status, headers and body, without its timestamp. */
async function answerFor(email: string) {
  const response = await fetch(`${backend.origin}/auth/v1/recover`, {
    method: 'POST',
    headers: { apikey: localPublishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'date'));
  return { status: response.status, headers, body: await response.text() };
}

describe('the existence of an account', () => {
  test("isn't revealed by the response: unknown, inactive and known addresses get the same, and only the known one gets an email", async () => {
    const known = await answerFor('sam@daybreak.example');
    expect(known).toMatchObject({ status: 200, body: '{}' });
    expect(await answerFor('nobody@daybreak.example')).toEqual(known);
    expect(await answerFor('ivo@daybreak.example')).toEqual(known);
    expect(backend.mails().map(({ to }) => to)).toEqual(['sam@daybreak.example']);
  });

  test("isn't revealed by timing: each response takes the same time, longer than an email", async () => {
    const pauses: { milliseconds: number | undefined; end: () => void }[] = [];
    const clock = vi
      .spyOn(timers, 'setTimeout')
      .mockImplementation(
        (milliseconds) =>
          new Promise<never>((end) => pauses.push({ milliseconds, end: end as unknown as () => void })),
      );
    syncBuiltinESMExports();
    onTestFinished(() => {
      clock.mockRestore();
      syncBuiltinESMExports();
    });
    for (const email of ['sam@daybreak.example', 'nobody@daybreak.example']) {
      let answered = false;
      const answer = answerFor(email).finally(() => {
        answered = true;
      });
      await expect.poll(() => pauses.length).toBe(1);
      // All pending work is done, and another request has been answered since.
      await backend.sql('select 1');
      await fetch(`${backend.origin}/_dev/mail.json`);
      expect(answered).toBe(false);
      expect(pauses[0]?.milliseconds).toBe(300);
      pauses.pop()?.end();
      expect((await answer).status).toBe(200);
    }
    expect(backend.mails().map(({ to }) => to)).toEqual(['sam@daybreak.example']);
  });

  test("isn't revealed by the limit: one email a minute for an address, known or not", async () => {
    for (const email of ['sam@daybreak.example', 'SAM@daybreak.example', 'nobody@daybreak.example']) {
      if (email.startsWith('SAM')) expect(backend.mails()).toHaveLength(1);
      else expect((await answerFor(email)).status).toBe(200);
      const { status, headers, body } = await answerFor(email);
      expect([status, JSON.parse(body).error_code]).toEqual([429, 'over_email_send_rate_limit']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(50);
      expect(JSON.parse(body).msg).toBe(
        `For security purposes, you can only request this after ${headers['retry-after']} seconds.`,
      );
    }
    expect(backend.mails()).toHaveLength(1);
  });
});

describe("a person whose entry isn't active", () => {
  const confirmed = () =>
    backend.sql(
      `select email from auth.users where email = 'ivo@daybreak.example' and email_confirmed_at is not null`,
    );
  // Mailed while the account was open.
  const mailed = async () => {
    await backend.sql(`update auth.users set banned_until = null where email = 'ivo@daybreak.example'`);
    await askFor('ivo@daybreak.example');
    await backend.sql(
      `update auth.users set banned_until = now() + interval '1 year' where email = 'ivo@daybreak.example'`,
    );
  };

  test('gets no link', async () => {
    expect((await askFor('ivo@daybreak.example')).error).toBeNull();
    expect(backend.mails()).toEqual([]);
  });

  test("can't get in with an earlier link, and isn't confirmed by it", async () => {
    await mailed();
    const { error } = await pressLink(backend);
    expect([error?.status, error?.code]).toEqual([403, 'otp_expired']);
    expect(await confirmed()).toEqual([]);
    expect(await backend.sql('select 1 from auth.sessions')).toEqual([]);
  });

  test("can't get in with a link from before the deactivation", async () => {
    await askFor('sam@daybreak.example');
    const ada = await backend.signIn('ada');
    await ada.rpc('set_staff_active', { staff_id: await entryOf(backend, 'sam'), active: false });
    expect((await pressLink(backend)).data.session).toBeNull();
    const { error } = await backend
      .visitor()
      .auth.signInWithPassword({ email: 'sam@daybreak.example', password: demoPassword });
    expect(error?.message).toBe('User is banned');
  });
});

describe('the address in the link', () => {
  test('localhost stays localhost, so that the tab keeps its own storage', async () => {
    const local = backend.origin.replace('127.0.0.1', 'localhost');
    await askFor('sam@daybreak.example', `${local}/reset-password`);
    expect(mailedLink(backend).link.href.split('#')[0]).toBe(`${local}/reset-password`);
  });

  test.each([
    ['another site', 'https://evil.example/reset-password'],
    ['another port of this computer', 'http://127.0.0.1:9/reset-password'],
    ['our address as a user name', 'http://127.0.0.1@evil.example/'],
    ['a script', 'javascript:alert(1)'],
    ['nonsense', '::::'],
  ])('%s is replaced by the portal', async (_case, redirectTo) => {
    await askFor('sam@daybreak.example', redirectTo);
    expect(mailedLink(backend).link.origin).toBe(backend.origin);
  });
});

describe('the mailbox', () => {
  test('is a page for people and a list for programs', async () => {
    await askFor('sam@daybreak.example');
    const page = await fetch(`${backend.origin}/_dev/mail`);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await page.text();
    expect(html).toContain('Reset your password');
    expect(html).toContain(backend.mails()[0]?.link?.replaceAll('&', '&amp;'));
    const list = await (await fetch(`${backend.origin}/_dev/mail.json`)).json();
    expect(list).toEqual(backend.mails());
  });

  test('shows an address with HTML characters as text', async () => {
    const email = 'sam&lt@daybreak.example';
    await backend.sql(`update public.staff_directory set email = $1 where email = 'sam@daybreak.example'`, [
      email,
    ]);
    await askFor(email);
    expect(backend.mails()).toHaveLength(1);
    const html = await (await fetch(`${backend.origin}/_dev/mail`)).text();
    expect(html).toContain('sam&amp;lt@daybreak.example');
    expect(html).not.toContain('sam&lt');
  });

  test('can be emptied', async () => {
    await askFor('sam@daybreak.example');
    expect((await fetch(`${backend.origin}/_dev/mail`, { method: 'DELETE' })).status).toBe(204);
    expect(backend.mails()).toEqual([]);
  });
});
