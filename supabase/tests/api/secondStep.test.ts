import { beforeEach, describe, expect, test } from 'vitest';
import { demoPassword, keyHeaders, localPublishableKey, localSecretKey } from '../../local/index.ts';
import { type Client, idOf, testBackend } from '../support/backend.ts';
import { tokenFrom } from '../support/functions.ts';
import { pressLink } from '../support/mailedLink.ts';
import { codeNow, enroll, nextCode, turnOn, wrongCode } from '../support/secondStep.ts';
import { tokenOf } from '../support/tokens.ts';

const backend = testBackend();
beforeEach(() => backend.reset());

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const levels = async (client: Client) => {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
};
const roleOf = async (client: Client) => (await client.rpc('get_current_user_role')).data;
const verify = (client: Client, factorId: string, code: string) =>
  client.auth.mfa.challengeAndVerify({ factorId, code });
/** Sends a request without using the client. */
const send = async (token: string, path: string, body: unknown = {}, method = 'POST') => {
  const response = await fetch(`${backend.origin}/auth/v1${path}`, {
    method,
    headers: keyHeaders(token),
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};

describe('turning a second step on', () => {
  test('returns a secret for the app, which takes effect after a code', async () => {
    const client = await backend.signIn('sam');
    const factor = await enroll(client);
    expect(factor.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(factor.uri).toMatch(/^otpauth:\/\/totp\/Daybreak:sam%40daybreak\.example\?/);
    expect(new URL(factor.uri).searchParams.get('secret')).toBe(factor.secret);
    expect((await client.auth.mfa.listFactors()).data?.totp).toEqual([]);
    expect(await levels(client)).toEqual(['aal1', 'aal1']);
    expect(await roleOf(await backend.signIn('sam'))).toBe('staff');

    const answer = await verify(client, factor.id, codeNow(factor.secret));
    expect(answer.error).toBeNull();
    expect(await levels(client)).toEqual(['aal2', 'aal2']);
    expect(claimsOf(await tokenFrom(client)).amr.map(({ method }: { method: string }) => method)).toEqual(
      expect.arrayContaining(['totp', 'password']),
    );
    const factors = (await client.auth.mfa.listFactors()).data?.totp;
    expect(factors).toEqual([expect.objectContaining({ id: factor.id, status: 'verified' })]);
    expect(JSON.stringify(factors)).not.toContain(factor.secret);
    // A renewed token keeps that level.
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(await levels(client)).toEqual(['aal2', 'aal2']);
    expect(await roleOf(client)).toBe('staff');
  });

  test('ends sessions without it', async () => {
    const [here, there] = [await backend.signIn('sam'), await backend.signIn('sam')];
    await turnOn(here);
    expect((await there.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect(await roleOf(here)).toBe('staff');
  });

  test('can be restarted, with a name for each and at most ten', async () => {
    const client = await backend.signIn('sam');
    const first = await enroll(client);
    const second = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App' });
    expect([second.error?.status, second.error?.code]).toEqual([422, 'mfa_factor_name_conflict']);
    expect((await client.auth.mfa.unenroll({ factorId: first.id })).error).toBeNull();
    await turnOn(client);
    for (let count = 0; count < 9; count += 1) await enroll(client, `App ${count}`);
    const eleventh = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App 10' });
    expect([eleventh.error?.status, eleventh.error?.code]).toEqual([422, 'too_many_enrolled_mfa_factors']);
  });

  test('accepts only authenticator apps', async () => {
    const token = await tokenFrom(await backend.signIn('sam'));
    for (const body of [
      {},
      { factor_type: 'phone', phone: '+15125550110' },
      { factor_type: 'recovery_code' },
    ])
      expect((await send(token, '/factors', body)).status).toBe(400);
    expect((await send('nonsense', '/factors', { factor_type: 'totp' })).status).toBeGreaterThanOrEqual(401);
  });
});

describe('signing in with a second step', () => {
  let factor: Awaited<ReturnType<typeof turnOn>>;
  let client: Client;
  beforeEach(async () => {
    factor = await turnOn(await backend.signIn('ada'));
    client = await backend.signIn('ada');
  });

  test('opens nothing before the code, and everything after it', async () => {
    expect(await levels(client)).toEqual(['aal1', 'aal2']);
    expect(await roleOf(client)).toBeNull();
    expect((await client.from('staff_directory').select('id')).data).toEqual([]);
    expect((await client.from('user_profiles').select('id')).data).toEqual([]);
    expect((await client.rpc('own_sessions')).data).toEqual([]);
    const answer = await verify(client, factor.id, nextCode(factor.secret));
    expect(answer.error).toBeNull();
    expect(await levels(client)).toEqual(['aal2', 'aal2']);
    expect(await roleOf(client)).toBe('super_admin');
  });

  test("before the code, can't change the password or add or remove an app", async () => {
    const password = await client.auth.updateUser({
      password: 'a-better-password',
      current_password: demoPassword,
    });
    expect([password.error?.status, password.error?.code]).toEqual([401, 'insufficient_aal']);
    const more = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' });
    expect([more.error?.status, more.error?.code]).toEqual([403, 'insufficient_aal']);
    const less = await client.auth.mfa.unenroll({ factorId: factor.id });
    expect([less.error?.status, less.error?.code]).toEqual([422, 'insufficient_aal']);
    expect((await verify(client, factor.id, nextCode(factor.secret))).error).toBeNull();
  });

  test('is required after a reset link, too', async () => {
    await backend.visitor().auth.resetPasswordForEmail('ada@daybreak.example');
    const reset = backend.visitor();
    expect((await pressLink(backend, reset)).error).toBeNull();
    const early = await reset.auth.updateUser({ password: 'a-better-password' });
    expect(early.error?.code).toBe('insufficient_aal');
    expect((await verify(reset, factor.id, nextCode(factor.secret))).error).toBeNull();
    expect((await reset.auth.updateUser({ password: 'a-better-password' })).error).toBeNull();
  });

  test('a wrong code opens nothing, and a right one works once', async () => {
    const wrong = await verify(client, factor.id, wrongCode(factor.secret));
    expect([wrong.error?.status, wrong.error?.code]).toEqual([422, 'mfa_verification_failed']);
    const code = nextCode(factor.secret);
    expect((await verify(client, factor.id, code)).error).toBeNull();
    const again = await backend.signIn('ada');
    const replayed = await verify(again, factor.id, code);
    expect([replayed.error?.status, replayed.error?.code]).toEqual([422, 'mfa_verification_failed']);
    // Nor does the previous code.
    expect((await verify(again, factor.id, codeNow(factor.secret))).error?.code).toBe(
      'mfa_verification_failed',
    );
    expect([await levels(again), await roleOf(again)]).toEqual([['aal1', 'aal2'], null]);
  });

  test("after five wrong ones, the person has to wait, and their password doesn't help", async () => {
    for (let guess = 0; guess < 5; guess += 1)
      expect((await verify(client, factor.id, wrongCode(factor.secret))).error?.status).toBe(422);
    const again = await backend.signIn('ada');
    for (const each of [client, again]) {
      const { error } = await verify(each, factor.id, nextCode(factor.secret));
      expect([error?.status, error?.code]).toEqual([429, 'over_request_rate_limit']);
    }
    // Someone has the password but not the app.
    const refused = await backend.sql(
      "select actor, details from public.audit_events where action = 'sign_in.second_step_refused' and subject like 'ada@%'",
    );
    expect(refused).toEqual([{ actor: null, details: { number: 5 } }]);
    // No one else has to wait.
    await turnOn(await backend.signIn('sam'));
  });

  test('a challenge is answered once, in time, and by its own factor', async () => {
    const token = await tokenFrom(client);
    const ask = async () => (await send(token, `/factors/${factor.id}/challenge`)).body;
    const answer = (challenge_id: unknown, code = nextCode(factor.secret)) =>
      send(token, `/factors/${factor.id}/verify`, { challenge_id, code });
    const first = await ask();
    expect(first).toEqual({ id: expect.any(String), type: 'totp', expires_at: expect.any(Number) });
    await backend.sql("update auth.mfa_challenges set created_at = now() - interval '301 seconds'");
    expect((await answer(first.id)).body.error_code).toBe('mfa_challenge_expired');
    for (const challenge of [undefined, null, '', 'nonsense', factor.id])
      expect((await answer(challenge)).body.error_code).toBe('mfa_factor_not_found');
    const max = await backend.signIn('max');
    const other = await enroll(max);
    const { data } = await max.auth.mfa.challenge({ factorId: other.id });
    expect((await answer(data?.id)).body.error_code).toBe('mfa_factor_not_found');
    const { id } = await ask();
    expect((await answer(id)).status).toBe(200);
    expect((await answer(id, nextCode(factor.secret))).body.error_code).toBe('mfa_factor_not_found');
  });
});

describe('someone else’s factor', () => {
  test('is treated as missing: no challenge, no code, no removal', async () => {
    const owner = await backend.signIn('sam');
    const factor = await turnOn(owner);
    const thief = await backend.signIn('max');
    const own = await turnOn(thief);
    expect((await thief.auth.mfa.challenge({ factorId: factor.id })).error?.code).toBe(
      'mfa_factor_not_found',
    );
    const { data } = await thief.auth.mfa.challenge({ factorId: own.id });
    const code = nextCode(factor.secret);
    const guess = await thief.auth.mfa.verify({ factorId: factor.id, challengeId: data?.id ?? '', code });
    expect(guess.error?.code).toBe('mfa_factor_not_found');
    expect((await thief.auth.mfa.unenroll({ factorId: factor.id })).error?.code).toBe('mfa_factor_not_found');
    expect(await levels(owner)).toEqual(['aal2', 'aal2']);
  });

  test('an invalid id is treated the same', async () => {
    const token = await tokenFrom(await backend.signIn('sam'));
    for (const id of ['nonsense', "'", '00000000-0000-4000-8000-000000000000']) {
      expect((await send(token, `/factors/${id}/challenge`)).status).toBe(404);
      expect((await send(token, `/factors/${id}/verify`, { code: '123456' })).status).toBe(404);
      expect((await send(token, `/factors/${id}`, {}, 'DELETE')).status).toBe(404);
    }
  });
});

test('a signed token that claims the higher level opens nothing', async () => {
  await turnOn(await backend.signIn('ada'));
  const claims = claimsOf(await tokenFrom(await backend.signIn('ada')));
  const claimed = { aal: 'aal2', amr: [{ method: 'totp', timestamp: 1 }] };
  for (const forged of [
    { ...claims, ...claimed },
    { ...claims, user_metadata: claimed, app_metadata: claimed },
  ]) {
    const answer = await fetch(`${backend.origin}/rest/v1/rpc/get_current_user_role`, {
      method: 'POST',
      headers: keyHeaders(tokenOf(forged)),
      body: '{}',
    });
    expect([answer.status, await answer.json()]).toEqual([200, null]);
    expect((await send(tokenOf(forged), '/factors', { factor_type: 'totp' })).status).toBe(403);
    expect((await send(tokenOf(forged), '/user', { password: 'a-better-password' }, 'PUT')).status).toBe(401);
  }
  // Nor does a person's own metadata.
  const max = await backend.signIn('max');
  await max.auth.updateUser({ data: claimed });
  await max.auth.refreshSession();
  expect(await levels(max)).toEqual(['aal1', 'aal1']);
});

test("no API role can read a secret, including the server's key", async () => {
  const factor = await turnOn(await backend.signIn('sam'));
  for (const key of [localPublishableKey, localSecretKey])
    for (const table of ['mfa_factors', 'mfa_challenges', 'mfa_amr_claims', 'mfa_recovery_codes'])
      for (const schema of ['public', 'auth']) {
        const answer = await fetch(`${backend.origin}/rest/v1/${table}?select=*`, {
          headers: { apikey: key, authorization: `Bearer ${key}`, 'accept-profile': schema },
        });
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(await answer.text()).not.toContain(factor.secret);
      }
  const rights = await backend.sql(`select table_name, grantee from information_schema.role_table_grants
    where table_schema = 'auth' and table_name like 'mfa_%'
      and grantee in ('PUBLIC', 'anon', 'authenticated', 'service_role')`);
  expect(rights).toEqual([]);
});

test('turning it off lowers every session to the password', async () => {
  const client = await backend.signIn('sam');
  const factor = await turnOn(client);
  const other = await backend.signIn('sam');
  expect((await verify(other, factor.id, nextCode(factor.secret))).error).toBeNull();
  expect((await client.auth.mfa.unenroll({ factorId: factor.id })).data).toEqual({ id: factor.id });
  for (const each of [client, other]) {
    expect((await each.auth.refreshSession()).error).toBeNull();
    expect([await levels(each), await roleOf(each)]).toEqual([['aal1', 'aal1'], 'staff']);
  }
  expect(await roleOf(await backend.signIn('sam'))).toBe('staff');
});

test('an event names who turned it on and off, and nothing else', async () => {
  const client = await backend.signIn('sam');
  await enroll(client, 'Never finished');
  const factor = await turnOn(client);
  await client.auth.mfa.unenroll({ factorId: factor.id });
  const { data } = await (await backend.signIn('ada')).rpc('audit_trail', { kind: 'sign_in' });
  expect(data?.map(({ action, actor, subject, details }) => [action, actor, subject, details])).toEqual([
    ['sign_in.second_step_off', 'sam@daybreak.example', 'sam@daybreak.example', {}],
    ['sign_in.second_step_on', 'sam@daybreak.example', 'sam@daybreak.example', {}],
  ]);
  // An account's factors go along with it, which isn't an event.
  await turnOn(await backend.signIn('sam'));
  await backend.accounts.deleteUser(await idOf(backend, 'sam'));
  const off = await backend.sql("select 1 from public.audit_events where action = 'sign_in.second_step_off'");
  expect(off).toHaveLength(1);
});
