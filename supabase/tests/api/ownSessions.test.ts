import { beforeEach, expect, test } from 'vitest';
import { claimsOf } from '../../local/auth/tokens.ts';
import { keyHeaders, localPublishableKey } from '../../local/index.ts';
import { idOf, testBackend } from '../support/backend.ts';
import { tokenFrom } from '../support/functions.ts';
import { tokenOf } from '../support/tokens.ts';

const backend = testBackend();
beforeEach(() => backend.reset());

test("lists a person's own sessions, with name and location", async () => {
  await backend.signIn('max');
  await fetch(`${backend.origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: localPublishableKey, 'content-type': 'application/json', 'user-agent': 'Phone/1' },
    body: JSON.stringify({ email: 'sam@daybreak.example', password: 'Daybreak-demo-1' }),
  });
  const client = await backend.signIn('sam');
  const { data, error } = await client.rpc('own_sessions');
  expect(error).toBeNull();
  expect(data?.map(({ is_current }) => is_current)).toEqual([true, false]);
  expect(data?.[1]).toMatchObject({
    user_agent: 'Phone/1',
    address: expect.stringMatching(/127\.0\.0\.1|::1/),
  });
  expect(data?.[0]?.id).toBe(claimsOf(await tokenFrom(client)).session_id);
});

test('shows nothing for a forged token or one without an account', async () => {
  const sam = await backend.signIn('sam');
  await backend.signIn('ada');
  const claims = claimsOf(await tokenFrom(sam));
  const ask = async (token: string) => {
    const response = await fetch(`${backend.origin}/rest/v1/rpc/own_sessions`, {
      method: 'POST',
      headers: keyHeaders(token),
      body: '{}',
    });
    return [response.status, response.ok ? await response.json() : []];
  };
  const { sub: _sub, ...nobody } = claims;
  const ada = await idOf(backend, 'ada');
  for (const token of [
    tokenOf({ ...claims, sub: ada }),
    tokenOf({ ...claims, session_id: ada }),
    tokenOf({ ...claims, user_metadata: { role: 'super_admin' }, session_id: undefined }),
    tokenOf(nobody),
    tokenOf(claims, 'another-secret-that-is-long-enough'),
  ])
    expect((await ask(token))[1]).toEqual([]);
  expect((await backend.visitor().rpc('own_sessions')).error?.code).toBe('42501');
});

test("signing out everywhere else ends only the caller's other sessions, at once", async () => {
  const [here, there, max] = [
    await backend.signIn('sam'),
    await backend.signIn('sam'),
    await backend.signIn('max'),
  ];
  expect((await here.auth.signOut({ scope: 'others' })).error).toBeNull();
  expect((await here.rpc('own_sessions')).data).toHaveLength(1);
  expect((await there.rpc('get_current_user_role')).data).toBeNull();
  expect((await there.auth.refreshSession()).error).not.toBeNull();
  expect((await max.rpc('get_current_user_role')).data).toBe('admin');
});

test("a session ends 30 days after it began, however much it's used", async () => {
  const client = await backend.signIn('sam');
  await backend.sql(`update auth.sessions set created_at = now() - interval '29 days',
    refreshed_at = now() at time zone 'UTC'`);
  expect((await client.auth.refreshSession()).error).toBeNull();
  expect((await client.rpc('get_current_user_role')).data).toBe('staff');
  await backend.sql(`update auth.sessions set created_at = now() - interval '31 days',
    not_after = not_after - interval '2 days'`);
  expect((await client.rpc('get_current_user_role')).data).toBeNull();
  expect((await client.rpc('own_sessions')).data).toEqual([]);
  expect((await client.auth.refreshSession()).error?.status).toBe(400);
});

test('a session ends after 7 days without use', async () => {
  const client = await backend.signIn('sam');
  const idleFor = (days: number) =>
    backend.sql(
      `update auth.sessions set created_at = now() - interval '20 days',
         refreshed_at = (now() at time zone 'UTC') - make_interval(days => $1)`,
      [days],
    );
  await idleFor(6);
  expect((await client.auth.refreshSession()).error).toBeNull();
  await idleFor(8);
  expect((await client.auth.refreshSession()).error?.status).toBe(400);
  // Signing in again removes ended sessions.
  const again = await backend.signIn('sam');
  expect((await again.rpc('own_sessions')).data).toHaveLength(1);
});
