import { beforeEach, describe, expect, test } from 'vitest';
import { idOf, testBackend } from '../support/backend.ts';

const backend = testBackend();
beforeEach(() => backend.reset());

const askFor = (email: string, redirectTo = `${backend.origin}/reset-password`) =>
  backend.visitor().auth.resetPasswordForEmail(email, { redirectTo });

/** Opens the newest mail's link as a browser does and reads the session out of the address it leads to. */
async function openLink(): Promise<{ location: URL; fragment: URLSearchParams }> {
  const response = await fetch(backend.mails()[0]?.link ?? '', { redirect: 'manual' });
  expect(response.status).toBe(303);
  const location = new URL(response.headers.get('location') ?? '');
  return { location, fragment: new URLSearchParams(location.hash.slice(1)) };
}

test('mail, link, new password: the whole way', async () => {
  expect((await askFor('nia@daybreak.example')).error).toBeNull();
  expect(backend.mails()).toHaveLength(1);
  expect(backend.mails()[0]).toMatchObject({ to: 'nia@daybreak.example', subject: 'Reset your password' });

  const { location, fragment } = await openLink();
  expect(location.href.split('#')[0]).toBe(`${backend.origin}/reset-password`);
  expect(fragment.get('type')).toBe('recovery');

  const client = backend.visitor();
  const { error } = await client.auth.setSession({
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  });
  expect(error).toBeNull();
  expect((await client.auth.updateUser({ password: 'sixsix' })).error).toBeNull();
  expect(
    await backend.sql('select password_changed from public.user_profiles where user_id = $1', [
      await idOf(backend, 'nia'),
    ]),
  ).toEqual([{ password_changed: true }]);
  await backend.signIn('nia', 'sixsix');
});

test('a link works once', async () => {
  await askFor('sam@daybreak.example');
  await openLink();
  const { fragment } = await openLink();
  expect(fragment.get('error_code')).toBe('otp_expired');
  expect(fragment.get('access_token')).toBeNull();
});

test('a link of more than an hour ago does not work', async () => {
  await askFor('sam@daybreak.example');
  await backend.sql(`update auth.users set recovery_sent_at = now() - interval '61 minutes'`);
  expect((await openLink()).fragment.get('error_code')).toBe('otp_expired');
});

test('an unknown address gets the same answer and no mail', async () => {
  const known = await askFor('sam@daybreak.example');
  const unknown = await askFor('nobody@daybreak.example');
  expect([unknown.data, unknown.error]).toEqual([known.data, known.error]);
  expect(backend.mails()).toHaveLength(1);
});

describe('the address in the link', () => {
  test('localhost stays localhost, so that the tab keeps its own storage', async () => {
    const local = backend.origin.replace('127.0.0.1', 'localhost');
    await askFor('sam@daybreak.example', `${local}/reset-password`);
    expect(backend.mails()[0]?.link).toMatch(new RegExp(`^${local}/auth/v1/verify\\?`));
    expect((await openLink()).location.href.split('#')[0]).toBe(`${local}/reset-password`);
  });

  test.each([
    ['another site', 'https://evil.example/reset-password'],
    ['another port of this computer', 'http://127.0.0.1:9/reset-password'],
    ['our address as a user name', 'http://127.0.0.1@evil.example/'],
    ['a script', 'javascript:alert(1)'],
    ['nonsense', '::::'],
  ])('%s is replaced by the portal, in the mail and at the link', async (_case, redirectTo) => {
    await askFor('sam@daybreak.example', redirectTo);
    const link = new URL(backend.mails()[0]?.link ?? '');
    expect(link.origin).toBe(backend.origin);
    expect(new URL(link.searchParams.get('redirect_to') ?? '').origin).toBe(backend.origin);
    link.searchParams.set('redirect_to', redirectTo);
    const response = await fetch(link, { redirect: 'manual' });
    expect(new URL(response.headers.get('location') ?? '').origin).toBe(backend.origin);
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

  test('shows a hostile address as text', async () => {
    const email = '"<img/src=x>"@daybreak.example';
    await backend.sql(`update auth.users set email = $1 where email = 'sam@daybreak.example'`, [email]);
    await askFor(email);
    expect(backend.mails()).toHaveLength(1);
    const html = await (await fetch(`${backend.origin}/_dev/mail`)).text();
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img');
  });

  test('can be emptied', async () => {
    await askFor('sam@daybreak.example');
    expect((await fetch(`${backend.origin}/_dev/mail`, { method: 'DELETE' })).status).toBe(204);
    expect(backend.mails()).toEqual([]);
  });
});
