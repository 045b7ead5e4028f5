import { describe, expect, test } from 'vitest';
import { demoPassword } from '../../local/index.ts';
import { idOf, testBackend } from '../support/backend.ts';
import { tokenFrom } from '../support/functions.ts';

/*
 * Responses of supabase/auth 2.196.0 recorded on November 27, 2026, with the schema of `pnpm check postgres`. The
 * embedded server must match them. docs/hosted.md has the whole list, with the remaining differences.
 */
const backend = testBackend();

async function ask(path: string, body: object, token?: string, method = 'POST') {
  const response = await fetch(`${backend.origin}/auth/v1${path}`, {
    method,
    headers: {
      apikey: 'sb_publishable_daybreak_local',
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  const answer = response.status === 204 ? {} : await response.json();
  return `${response.status} ${answer.error_code ?? 'ok'}`;
}

const sam = 'sam@daybreak.example';
const factor = '/factors/00000000-0000-4000-8000-00000000ffff';

describe('answers of supabase/auth 2.196.0', () => {
  test.each([
    [
      'a wrong password',
      '/token?grant_type=password',
      { email: sam, password: 'wrong-one' },
      '400 invalid_credentials',
    ],
    ['no password', '/token?grant_type=password', { email: sam }, '400 invalid_credentials'],
    [
      'an inactive person',
      '/token?grant_type=password',
      { email: 'ivo@daybreak.example', password: demoPassword },
      '400 user_banned',
    ],
    ['an unknown grant', '/token?grant_type=other', {}, '400 invalid_credentials'],
    [
      'a refresh token that is none',
      '/token?grant_type=refresh_token',
      { refresh_token: 'none' },
      '400 validation_failed',
    ],
    ['no refresh token', '/token?grant_type=refresh_token', {}, '400 validation_failed'],
    ['a reset without an address', '/recover', {}, '400 validation_failed'],
    ['a reset for what is no address', '/recover', { email: 'none' }, '400 validation_failed'],
    ['a link that is none', '/verify', { type: 'recovery', token_hash: 'none' }, '403 otp_expired'],
    ['a link without a token', '/verify', { type: 'recovery' }, '400 validation_failed'],
    ['a link of an unknown kind', '/verify', { type: 'other', token_hash: 'none' }, '400 validation_failed'],
    ['signing out without a token', '/logout', {}, '401 no_authorization'],
  ])('%s', async (_case, path, body, expected) => {
    expect(await ask(path, body)).toBe(expected);
  });

  test.each([
    [
      'a password that is too short',
      '/user',
      { password: 'abc', current_password: demoPassword },
      'PUT',
      '422 weak_password',
    ],
    [
      'one of 73 bytes',
      '/user',
      { password: 'x'.repeat(73), current_password: demoPassword },
      'PUT',
      '400 validation_failed',
    ],
    [
      'the same again',
      '/user',
      { password: demoPassword, current_password: demoPassword },
      'PUT',
      '422 same_password',
    ],
    [
      'without the present one',
      '/user',
      { password: 'another-Sunrise-7' },
      'PUT',
      '400 current_password_required',
    ],
    [
      'with a wrong one',
      '/user',
      { password: 'another-Sunrise-7', current_password: 'wrong-one' },
      'PUT',
      '400 current_password_invalid',
    ],
    ['an unknown scope of signing out', '/logout?scope=other', {}, 'POST', '400 validation_failed'],
    [
      'a second step of an unknown kind',
      '/factors',
      { factor_type: 'other' },
      'POST',
      '400 validation_failed',
    ],
    ['a challenge of an unknown factor', `${factor}/challenge`, {}, 'POST', '404 mfa_factor_not_found'],
  ])('%s', async (_case, path, body, method, expected) => {
    expect(await ask(path, body, await tokenFrom(await backend.signIn('sam')), method)).toBe(expected);
  });

  test('after the session ended: its token, its refresh token and signing out again', async () => {
    const client = await backend.signIn('sam');
    const { access_token = '', refresh_token = '' } = (await client.auth.getSession()).data.session ?? {};
    expect(await ask('/logout?scope=local', {}, access_token)).toBe('204 ok');
    expect([
      await ask('/user', {}, access_token, 'PUT'),
      await ask('/token?grant_type=refresh_token', { refresh_token }),
      await ask('/logout?scope=local', {}, access_token),
    ]).toEqual(['403 session_not_found', '400 refresh_token_not_found', '403 session_not_found']);
  });

  test.each([
    ['30 days', "created_at = now() - interval '31 days', not_after = null"],
    ['7 days away', "created_at = now() - interval '9 days', refreshed_at = now() - interval '8 days'"],
  ])('%s end a session', async (_case, ended) => {
    const client = await backend.signIn('sam');
    const { refresh_token = '' } = (await client.auth.getSession()).data.session ?? {};
    const id = await idOf(backend, 'sam');
    await backend.sql(`update auth.sessions set ${ended} where user_id = $1`, [id]);
    await backend.sql(
      `update auth.refresh_tokens set created_at = created_at - interval '8 days', updated_at = updated_at - interval '8 days'
       where user_id::text = $1`,
      [id],
    );
    expect(await ask('/token?grant_type=refresh_token', { refresh_token })).toBe('400 session_expired');
  });
});

describe('two pages renewing one session, in supabase/auth 2.196.0', () => {
  const renew = (refresh_token: string) => backend.visitor().auth.refreshSession({ refresh_token });
  /** The tokens of a session that was renewed twice: the first, its successor, and the one in use. */
  async function renewedTwice() {
    const client = await backend.signIn('sam');
    const first = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    const second = (await renew(first)).data.session?.refresh_token ?? '';
    const third = (await renew(second)).data.session?.refresh_token ?? '';
    return { first, second, third };
  }
  const atOffset = (seconds: number) =>
    backend.sql(
      `update auth.refresh_tokens set updated_at = updated_at - make_interval(secs => $1),
         created_at = created_at - make_interval(secs => $1)`,
      [seconds],
    );

  test('get the same token at once, and both keep working', async () => {
    const client = await backend.signIn('sam');
    const first = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    const [one, other] = await Promise.all([renew(first), renew(first)]);
    expect(one.data.session?.refresh_token).toBe(other.data.session?.refresh_token);
    for (const { data } of [one, other])
      expect((await renew(data.session?.refresh_token ?? '')).error).toBeNull();
  });

  test('both keep working for ten seconds with one two tokens behind', async () => {
    const { first, third } = await renewedTwice();
    expect((await renew(first)).error).toBeNull();
    expect((await renew(third)).error).toBeNull();
  });

  test('keep working after that with one one token behind', async () => {
    const { second } = await renewedTwice();
    await atOffset(11);
    expect((await renew(second)).error).toBeNull();
  });

  test('lose the session if one is then two tokens behind', async () => {
    const { first, third } = await renewedTwice();
    await atOffset(11);
    expect((await renew(first)).error?.code).toBe('refresh_token_already_used');
    await atOffset(11);
    expect((await renew(third)).error?.code).toBe('refresh_token_already_used');
  });
});
