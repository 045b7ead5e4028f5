import { beforeEach, describe, expect, test } from 'vitest';
import { demoPassword, keyHeaders } from '../../local/index.ts';
import { idOf, testBackend } from '../support/backend.ts';
import { pressLink } from '../support/mailedLink.ts';
import { tokenOf } from '../support/tokens.ts';

const backend = testBackend();
beforeEach(() => backend.reset());

const next = 'a-better-password';
const works = async (name: string, password: string) =>
  !(await backend.visitor().auth.signInWithPassword({ email: `${name}@daybreak.example`, password })).error;

describe("changing the caller's own password", () => {
  test.each([
    ['without the present one', undefined, 'current_password_required'],
    ['with an empty one', '', 'current_password_required'],
    ['with a wrong one', 'not-the-password', 'current_password_invalid'],
    ['with the new one', next, 'current_password_invalid'],
  ])('%s is refused', async (_case, current_password, code) => {
    const client = await backend.signIn('sam');
    const { error } = await client.auth.updateUser({
      password: next,
      ...(current_password === undefined ? {} : { current_password }),
    });
    expect([error?.status, error?.code]).toEqual([400, code]);
    expect([await works('sam', demoPassword), await works('sam', next)]).toEqual([true, false]);
  });

  test('works with the present one, and ends the other sessions', async () => {
    const [here, elsewhere] = [await backend.signIn('sam'), await backend.signIn('sam')];
    const { error } = await here.auth.updateUser({ password: next, current_password: demoPassword });
    expect(error).toBeNull();
    expect((await here.auth.getUser()).error).toBeNull();
    expect((await elsewhere.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect([await works('sam', demoPassword), await works('sam', next)]).toEqual([false, true]);
  });

  test("doesn't require one that an administrator set", async () => {
    const client = await backend.signIn('nia');
    expect((await client.auth.updateUser({ password: next })).error).toBeNull();
    const again = await client.auth.updateUser({ password: 'yet-another-one' });
    expect(again.error?.code).toBe('current_password_required');
  });

  test("doesn't require it after a reset link", async () => {
    await backend.visitor().auth.resetPasswordForEmail('sam@daybreak.example');
    const client = backend.visitor();
    expect((await pressLink(backend, client)).error).toBeNull();
    // A renewed token still belongs to that session.
    await client.auth.refreshSession();
    expect((await client.auth.updateUser({ password: next })).error).toBeNull();
    expect(await works('sam', next)).toBe(true);

    // The link replaces the old password only once.
    const again = await client.auth.updateUser({ password: 'yet-another-one' });
    expect(again.error?.code).toBe('current_password_required');
    await client.auth.refreshSession();
    const guessed = await client.auth.updateUser({
      password: 'yet-another-one',
      current_password: 'guessed',
    });
    expect(guessed.error?.code).toBe('current_password_invalid');
    const known = await client.auth.updateUser({ password: 'yet-another-one', current_password: next });
    expect(known.error).toBeNull();
  });

  test('a forged recovery session, or one of no account, changes nothing', async () => {
    const client = await backend.signIn('sam');
    const session = (await client.auth.getSession()).data.session;
    const claims = JSON.parse(atob(session?.access_token.split('.')[1] ?? ''));
    const put = async (token: string) => {
      const response = await fetch(`${backend.origin}/auth/v1/user`, {
        method: 'PUT',
        headers: keyHeaders(token),
        body: JSON.stringify({ password: next }),
      });
      return response.status;
    };
    // Even if correctly signed: the server looks up the session's kind.
    expect(await put(tokenOf({ ...claims, amr: [{ method: 'recovery', timestamp: 1 }] }))).toBe(400);
    const { sub: _sub, ...nobody } = claims;
    for (const token of [tokenOf(nobody), tokenOf(claims, 'another-secret-that-is-long-enough'), 'nonsense'])
      expect([401, 403]).toContain(await put(token));
    // Ada's session with Sam's name, and vice versa.
    const ada = await idOf(backend, 'ada');
    expect([400, 401, 403]).toContain(await put(tokenOf({ ...claims, sub: ada })));
    expect([await works('sam', demoPassword), await works('ada', demoPassword)]).toEqual([true, true]);
  });

  test('after ten wrong ones, the person waits to change it and to sign in', async () => {
    const client = await backend.signIn('sam');
    for (let guess = 0; guess < 10; guess += 1)
      await client.auth.updateUser({ password: next, current_password: `guess-${guess}` });
    const { error } = await client.auth.updateUser({ password: next, current_password: demoPassword });
    expect([error?.status, error?.code]).toEqual([429, 'over_request_rate_limit']);
    expect([await works('sam', demoPassword), await works('max', demoPassword)]).toEqual([false, true]);
  });
});

test('a session states its sign-in method, and keeps it when renewed', async () => {
  const client = await backend.signIn('sam');
  const read = async () => (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data;
  const first = await read();
  expect(first).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  expect(first?.currentAuthenticationMethods).toEqual([
    { method: 'password', timestamp: expect.any(Number) },
  ]);
  await client.auth.refreshSession();
  expect(await read()).toEqual(first);
});
