import { beforeEach, describe, expect, test } from 'vitest';
import { demoPassword } from '../../local/index.ts';
import { idOf, testBackend } from '../support/backend.ts';

// Refusals by the embedded database itself, whatever the auth server in front of it lets through.
const backend = testBackend();
beforeEach(() => backend.reset());

const change = (name: string) =>
  backend.sql(`update auth.users set encrypted_password = gen_random_uuid()::text where email = $1`, [
    `${name}@daybreak.example`,
  ]);
const refused = 'A password is changed by who knows the present one, or by an administrator.';

/** The database's response to a person who wants another password. */
async function proved(name: string, current: string | null, session?: string) {
  const id = await idOf(backend, name);
  const [own] = await backend.sql<{ id: string }>(
    'select id from auth.sessions where user_id = $1 order by created_at desc limit 1',
    [id],
  );
  const [row] = await backend.sql<{ refusal: string | null }>(
    'select refusal from auth.prove_password($1, $2, $3)',
    [id, session ?? own?.id ?? null, current],
  );
  return row?.refusal;
}
const forget = () => backend.sql(`select set_config('daybreak.password_of', '', false)`);

describe('the database', () => {
  test('changes no password without proof', async () => {
    await expect(change('sam')).rejects.toThrow(refused);
    await backend.signIn('sam');
  });

  test('changes only the proved one, once', async () => {
    await backend.signIn('sam');
    expect(await proved('sam', demoPassword)).toBeNull();
    await expect(change('max')).rejects.toThrow(refused);
    await change('sam');
    await forget();
    await expect(change('sam')).rejects.toThrow(refused);
  });

  test("accepts the present password, a mailed link, or an administrator's password as proof", async () => {
    await backend.signIn('sam');
    expect(await proved('sam', null)).toBe('current_password_required');
    expect(await proved('sam', '')).toBe('current_password_required');
    expect(await proved('sam', 'guessed')).toBe('current_password_invalid');
    expect(await proved('sam', demoPassword)).toBeNull();
    await backend.sql(
      `insert into auth.mfa_amr_claims (session_id, authentication_method) select id, 'otp' from auth.sessions`,
    );
    expect(await proved('sam', null)).toBeNull();
    await backend.signIn('nia');
    expect(await proved('nia', null)).toBeNull();
    await forget();
  });

  test("rejects another person's session as proof", async () => {
    await backend.signIn('max');
    await backend.sql(
      `insert into auth.mfa_amr_claims (session_id, authentication_method) select id, 'otp' from auth.sessions`,
    );
    const [max] = await backend.sql<{ id: string }>('select id from auth.sessions');
    expect(await proved('sam', null, max?.id)).toBe('current_password_required');
    await expect(change('sam')).rejects.toThrow(refused);
  });

  test('asks anyone with a second step for it, even with the right password', async () => {
    await backend.signIn('sam');
    await backend.sql(
      `insert into auth.mfa_factors (id, user_id, factor_type, status) values (gen_random_uuid(), $1, 'totp', 'verified')`,
      [await idOf(backend, 'sam')],
    );
    expect(await proved('sam', demoPassword)).toBe('insufficient_aal');
    await backend.sql(`update auth.sessions set aal = 'aal2'`);
    expect(await proved('sam', demoPassword)).toBeNull();
    await forget();
  });

  test('never tells the API whether a password is right', async () => {
    for (const role of ['anon', 'authenticated', 'service_role'])
      expect(
        await backend.sql(
          `select has_function_privilege('${role}', 'auth.prove_password(uuid, uuid, text)', 'execute') as may`,
        ),
      ).toEqual([{ may: false }]);
  });

  test('starts no session for a banned person, even past the wrapper around the auth server', async () => {
    await backend.sql(
      `update auth.users set banned_until = now() + interval '1 hour' where email = 'sam@daybreak.example'`,
    );
    await expect(
      backend.sql(`insert into auth.sessions (id, user_id) select gen_random_uuid(), id from auth.users
        where email = 'sam@daybreak.example'`),
    ).rejects.toThrow("A banned account can't have a session.");
  });
});

test('needs a new proof for the next change, whether or not the last one was refused', async () => {
  const sam = await backend.signIn('sam');
  const { error } = await sam.auth.updateUser({ password: demoPassword, current_password: demoPassword });
  expect(error?.code).toBe('same_password');
  await expect(change('sam')).rejects.toThrow(refused);
  expect(
    (await sam.auth.updateUser({ password: 'another-one', current_password: demoPassword })).error,
  ).toBeNull();
  await expect(change('sam')).rejects.toThrow(refused);
});

test("doesn't renew a banned person's remaining session", async () => {
  const sam = await backend.signIn('sam');
  await backend.sql(
    `update auth.users set banned_until = now() + interval '1 hour' where email = 'sam@daybreak.example'`,
  );
  const { error } = await sam.auth.refreshSession();
  expect([error?.status, error?.code]).toEqual([400, 'user_banned']);
});
