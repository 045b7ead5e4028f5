import { createClient } from '@supabase/supabase-js';
import { beforeEach, expect, test } from 'vitest';
import { demoPassword, localPublishableKey } from '../../local/index.ts';
import { type Client, testBackend } from '../support/backend.ts';
import { nextCode, turnOn } from '../support/secondStep.ts';

const backend = testBackend();
beforeEach(() => backend.reset());

/** Signs in with a client that supports recovery codes. */
async function enter(who: string): Promise<Client> {
  const client = createClient(backend.origin, localPublishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, experimental: { recoveryCodes: true } },
  }) as unknown as Client;
  const { error } = await client.auth.signInWithPassword({
    email: `${who}@daybreak.example`,
    password: demoPassword,
  });
  if (error) throw error;
  return client;
}
const roleOf = async (client: Client) => (await client.rpc('get_current_user_role')).data;
const codesOf = async (client: Client) => {
  const { data, error } = await client.auth.mfa.recoveryCodes.generate();
  if (error) throw error;
  return data.codes;
};

test('an app comes with ten codes, each valid once', async () => {
  const client = await enter('max');
  await turnOn(client);
  const codes = await codesOf(client);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
  expect((await client.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 10 });

  const secondClient = await enter('max');
  expect(await roleOf(secondClient)).toBeNull();
  const [code = ''] = codes;
  const typed = ` ${code
    .toUpperCase()
    .match(/.{1,4}/g)
    ?.join('-')} `;
  expect((await secondClient.auth.mfa.recoveryCodes.verify({ code: typed })).error).toBeNull();
  expect(await roleOf(secondClient)).toBe('admin');
  expect((await secondClient.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
  expect((await secondClient.auth.refreshSession()).error).toBeNull();
  expect(await roleOf(secondClient)).toBe('admin');
  expect((await secondClient.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({
    total: 10,
    remaining: 9,
  });

  const again = await enter('max');
  expect((await again.auth.mfa.recoveryCodes.verify({ code })).error?.code).toBe('mfa_verification_failed');
  expect(await roleOf(again)).toBeNull();
});

test('a new set replaces the previous one', async () => {
  const client = await enter('sam');
  await turnOn(client);
  const [old = ''] = await codesOf(client);
  expect((await client.auth.mfa.recoveryCodes.generate()).error?.code).toBe('mfa_verified_factor_exists');
  const { data } = await client.auth.mfa.recoveryCodes.regenerate();
  expect(data?.codes).toHaveLength(10);
  const secondClient = await enter('sam');
  expect((await secondClient.auth.mfa.recoveryCodes.verify({ code: old })).error?.code).toBe(
    'mfa_verification_failed',
  );
  expect((await secondClient.auth.mfa.recoveryCodes.verify({ code: data?.codes[0] ?? '' })).error).toBeNull();
});

test('needs an app, and a session with the second step to create or end codes', async () => {
  const client = await enter('sam');
  expect((await client.auth.mfa.recoveryCodes.generate()).error?.code).toBe('mfa_recovery_codes_sole_factor');
  expect((await client.auth.mfa.recoveryCodes.getStatus()).error?.status).toBe(404);
  await turnOn(client);
  await codesOf(client);
  const secondClient = await enter('sam');
  const { recoveryCodes } = secondClient.auth.mfa;
  for (const answer of [
    await recoveryCodes.generate(),
    await recoveryCodes.regenerate(),
    await recoveryCodes.unenroll(),
  ])
    expect(answer.error?.code).toBe('insufficient_aal');
});

test('guessing is limited for apps and codes together', async () => {
  const client = await enter('sam');
  const factor = await turnOn(client);
  const [code = ''] = await codesOf(client);
  const secondClient = await enter('sam');
  for (let guess = 0; guess < 5; guess += 1)
    expect((await secondClient.auth.mfa.recoveryCodes.verify({ code: `wrong${guess}` })).error?.status).toBe(
      422,
    );
  expect((await secondClient.auth.mfa.recoveryCodes.verify({ code })).error?.code).toBe(
    'mfa_recovery_codes_locked',
  );
  const app = await secondClient.auth.mfa.challengeAndVerify({
    factorId: factor.id,
    code: nextCode(factor.secret),
  });
  expect(app.error?.status).toBe(429);
});

test("someone's codes work for no one else, and only hashes are stored", async () => {
  const owner = await enter('max');
  await turnOn(owner);
  const codes = await codesOf(owner);
  const other = await enter('sam');
  expect((await other.auth.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })).error?.code).toBe(
    'mfa_verification_failed',
  );
  const storedCodes = JSON.stringify(await backend.sql('select * from auth.mfa_recovery_codes'));
  for (const code of codes) expect(storedCodes).not.toContain(code);
});

test('removing the app removes its codes, and the level that sessions had from them', async () => {
  const client = await enter('sam');
  const factor = await turnOn(client);
  const codes = await codesOf(client);
  const secondClient = await enter('sam');
  await secondClient.auth.mfa.recoveryCodes.verify({ code: codes[0] ?? '' });
  expect((await secondClient.auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
  expect(await backend.sql('select * from auth.mfa_recovery_codes')).toEqual([]);
  await secondClient.auth.refreshSession();
  expect((await secondClient.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal1',
  });
  expect(await roleOf(await enter('sam'))).toBe('staff');
});
