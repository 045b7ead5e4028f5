import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newSalt } from '../../local/auth/authRules.ts';
import { demoPassword, localPublishableKey } from '../../local/index.ts';
import { idOf, testBackend } from '../support/backend.ts';
import { callFunction, tokenFrom } from '../support/functions.ts';

const backend = testBackend();
beforeEach(() => backend.reset());

async function passwordChanged(name: string): Promise<boolean | undefined> {
  const [row] = await backend.sql<{ changed: boolean }>(
    'select password_changed as changed from public.user_profiles where user_id = $1',
    [await idOf(backend, name)],
  );
  return row?.changed;
}

const message = async (name: string, password = demoPassword) => {
  const email = `${name}@daybreak.example`;
  return (await backend.visitor().auth.signInWithPassword({ email, password })).error?.message;
};

const postSignIn = (body: object) =>
  fetch(`${backend.origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: localPublishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('signing in', () => {
  test("the right password starts a session with the person's name from the directory", async () => {
    const client = await backend.signIn('ada');
    const { data, error } = await client
      .from('staff_directory')
      .select('first_name, last_name')
      .eq('email', 'ada@daybreak.example')
      .eq('is_active', true)
      .maybeSingle();
    expect(error).toBeNull();
    expect(data).toEqual({ first_name: 'Ada', last_name: 'Okafor' });
  });

  test('ignores the case of the address', async () => {
    expect(await message('ADA')).toBeUndefined();
  });

  test('gives the same message for a wrong password and an unknown address', async () => {
    expect(await message('ada', 'wrong-password')).toBe('Invalid login credentials');
    expect(await message('nobody')).toBe('Invalid login credentials');
  });

  test("reveals only to its owner that an account isn't activated", async () => {
    expect(await message('ivo')).toBe('User is banned');
    expect(await message('ivo', 'wrong-password')).toBe('Invalid login credentials');
  });

  test('refuses a banned person and leaves no session', async () => {
    await backend.service().auth.admin.updateUserById(await idOf(backend, 'sam'), { ban_duration: '24h' });
    expect(await message('sam')).toBe('User is banned');
    expect(await backend.sql('select 1 from auth.sessions')).toHaveLength(0);
    await backend.service().auth.admin.updateUserById(await idOf(backend, 'sam'), { ban_duration: 'none' });
    expect(await message('sam')).toBeUndefined();
  });

  test('after ten wrong passwords in five minutes, only that person has to wait', async () => {
    for (let i = 0; i < 10; i += 1) {
      expect(await message('ada', 'wrong-password')).toBe('Invalid login credentials');
      expect(await message('nobody', 'wrong-password')).toBe('Invalid login credentials');
    }
    for (const name of ['ada', 'ADA', 'nobody']) {
      const response = await postSignIn({ email: `${name}@daybreak.example`, password: demoPassword });
      const { error_code, msg } = await response.json();
      expect([response.status, error_code, msg]).toEqual([
        429,
        'over_request_rate_limit',
        'Request rate limit reached',
      ]);
      const wait = Number(response.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(240);
      expect(wait).toBeLessThanOrEqual(300);
    }
    expect(await message('sam')).toBeUndefined();
  });

  test('a right password resets the count of wrong ones', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 9; i += 1) await message('sam', 'wrong-password');
      expect(await message('sam')).toBeUndefined();
    }
  });

  test("a six-digit code can't be guessed more often than a password", async () => {
    const guess = () =>
      backend.visitor().auth.verifyOtp({ email: 'sam@daybreak.example', token: '000000', type: 'recovery' });
    for (let i = 0; i < 10; i += 1) expect((await guess()).error?.code).toBe('otp_expired');
    expect((await guess()).error?.status).toBe(429);
  });

  test('refusing a password takes equally long for an unknown address', async () => {
    const { driver } = backend;
    const query = vi.spyOn(driver, 'query');
    const hashes = async (name: string) => {
      query.mockClear();
      await message(name, 'wrong-password');
      return query.mock.calls.filter(([sql]) => sql.includes('extensions.crypt(')).length;
    };
    expect([await hashes('ada'), await hashes('nobody'), await hashes('ivo')]).toEqual([1, 1, 1]);
    query.mockRestore();
    const cost = async (email: string) =>
      (
        await backend.sql<{ cost: number }>(
          `select split_part(coalesce((select encrypted_password from auth.users where email = $1), ${newSalt()}), '$', 3)::int as cost`,
          [email],
        )
      )[0]?.cost;
    expect(await cost('nobody@daybreak.example')).toBe(await cost('ada@daybreak.example'));
  });

  test('signing out ends the session', async () => {
    const client = await backend.signIn('sam');
    const token = await tokenFrom(client);
    expect((await client.auth.signOut()).error).toBeNull();
    expect((await backend.visitor().auth.getUser(token)).error?.name).toBe('AuthSessionMissingError');
  });
});

describe('accounts are created only by an administrator', () => {
  test('no one can sign up', async () => {
    const { error } = await backend
      .visitor()
      .auth.signUp({ email: 'new@daybreak.example', password: demoPassword });
    expect(error?.message).toBe('Signups not allowed for this instance');
  });

  test('no one can sign in anonymously', async () => {
    expect((await backend.visitor().auth.signInAnonymously()).error).not.toBeNull();
  });

  test('a sign-in link to an unknown address creates no account', async () => {
    const { error } = await backend.visitor().auth.signInWithOtp({ email: 'new@daybreak.example' });
    expect(error?.message).toBe('Signups not allowed for otp');
    expect(await backend.sql(`select 1 from auth.users where email like 'new@%'`)).toHaveLength(0);
  });

  test('the admin API creates, finds, lists, changes and deletes accounts', async () => {
    const { admin } = backend.service().auth;
    const created = await admin.createUser({
      email: 'New@Daybreak.example',
      password: demoPassword,
      email_confirm: true,
      user_metadata: { full_name: 'New Person' },
    });
    expect(created.error).toBeNull();
    const id = created.data.user?.id ?? '';
    expect(created.data.user).toMatchObject({
      email: 'new@daybreak.example',
      user_metadata: { full_name: 'New Person' },
    });
    expect((await admin.getUserById(id)).data.user?.identities).toHaveLength(1);
    const listed = await admin.listUsers({ page: 1, perPage: 2 });
    expect(listed.data).toMatchObject({ total: 6, nextPage: 2, lastPage: 3 });
    const changed = await admin.updateUserById(id, {
      email: 'newer@daybreak.example',
      user_metadata: { a: 1 },
    });
    expect(changed.data.user).toMatchObject({
      email: 'newer@daybreak.example',
      user_metadata: { full_name: 'New Person', a: 1 },
    });
    expect(await message('newer')).toBeUndefined();
    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await admin.getUserById(id)).error?.status).toBe(404);
  });

  test.each([
    ['a taken address', { email: 'ada@daybreak.example', password: demoPassword }, 'email_exists', 422],
    ['a short password', { email: 'new@daybreak.example', password: '12345' }, 'weak_password', 422],
    ['no address', { email: 'nonsense', password: demoPassword }, 'validation_failed', 400],
  ])('the admin API refuses %s', async (_case, attributes, code, status) => {
    const { error } = await backend.service().auth.admin.createUser(attributes);
    expect(error).toMatchObject({ code, status });
  });

  test.each(['visitor', 'super administrator'])(
    'the admin API refuses a %s without the secret key',
    async (who) => {
      const client = who === 'visitor' ? backend.visitor() : await backend.signIn('ada');
      const { error } = await client.auth.admin.listUsers();
      expect(error?.status).toBe(403);
    },
  );
});

describe("an account's address", () => {
  const free = 'grace.kim@daybreak.example';
  const addressOf = async (name: string) => (await backend.service().auth.admin.getUserById(name)).data.user;

  test("can't be changed by its owner, even to a free colleague's", async () => {
    const id = await idOf(backend, 'sam');
    const client = await backend.signIn('sam');
    for (const email of [free, 'sam@elsewhere.example', 'sam@daybreak.example']) {
      const { error } = await client.auth.updateUser({ email });
      expect([error?.status, error?.code]).toEqual([403, 'not_admin']);
    }
    const both = await client.auth.updateUser({ email: free, password: 'a-better-password' });
    expect(both.error?.code).toBe('not_admin');
    expect(await message('sam')).toBeUndefined();
    expect(backend.mails()).toEqual([]);
    expect(await addressOf(id)).toMatchObject({ email: 'sam@daybreak.example' });
    const [pending] = await backend.sql('select email_change from auth.users where id = $1', [id]);
    expect(pending).toEqual({ email_change: null });
  });

  test("can't differ from the entry's through the admin API", async () => {
    const { error } = await backend
      .service()
      .auth.admin.updateUserById(await idOf(backend, 'sam'), { email: free });
    expect(error?.status).toBe(422);
  });

  test('follows the directory', async () => {
    const id = await idOf(backend, 'sam');
    const changed = await backend
      .service()
      .from('staff_directory')
      .update({ email: 'samuel@daybreak.example' })
      .eq('user_id', id);
    expect(changed.error).toBeNull();
    expect(await message('sam')).toBe('Invalid login credentials');
    expect(await message('samuel')).toBeUndefined();
    expect((await addressOf(id))?.identities?.[0]?.identity_data?.email).toBe('samuel@daybreak.example');
  });
});

test("a person's own metadata gives them no role", async () => {
  const client = await backend.signIn('sam');
  const data = { role: 'super_admin', staff_role: 'super_admin', is_admin: true };
  expect((await client.auth.updateUser({ data })).error).toBeNull();
  await client.auth.refreshSession();
  expect((await client.rpc('get_current_user_role')).data).toBe('staff');
  for (const name of ['seed-crm-leads', 'seed-staff-accounts']) {
    expect((await callFunction(backend, name, client)).status).toBe(403);
  }
});

describe('the default password', () => {
  const next = 'a-better-password';

  test('changing it sets the flag and opens the directory, with no further steps', async () => {
    const client = await backend.signIn('nia');
    const id = await idOf(backend, 'nia');
    const tooEarly = await client
      .from('user_profiles')
      .update({ password_changed: true })
      .eq('user_id', id)
      .select();
    expect(tooEarly.error?.code).toBe('42501');
    expect((await client.from('staff_directory').select('id')).data).toHaveLength(1);

    expect((await client.auth.updateUser({ password: next })).error).toBeNull();

    expect(await passwordChanged('nia')).toBe(true);
    const repeated = await client
      .from('user_profiles')
      .update({ password_changed: true })
      .eq('user_id', id)
      .select();
    expect(repeated.error).toBeNull();
    expect(repeated.data).toHaveLength(1);
    expect((await client.from('staff_directory').select('id')).data).toHaveLength(22);
    expect((await client.rpc('get_current_user_role')).data).toBe('staff');
    expect(await message('nia')).toBe('Invalid login credentials');
    expect(await message('nia', next)).toBeUndefined();
  });

  test('a reset by an administrator clears the flag and ends the sessions', async () => {
    const client = await backend.signIn('sam');
    const id = await idOf(backend, 'sam');
    await backend.service().auth.admin.updateUserById(id, { password: next });
    expect(await passwordChanged('sam')).toBe(false);
    // The token outlives the session by up to an hour, here as on a hosted project; it gives access to nothing.
    expect((await client.from('staff_directory').select('id')).data).toEqual([]);
    expect((await client.from('user_profiles').select('id')).data).toEqual([]);
    expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  });

  test('other changes leave the flag alone', async () => {
    await backend
      .service()
      .auth.admin.updateUserById(await idOf(backend, 'nia'), { user_metadata: { a: 1 } });
    const client = await backend.signIn('sam');
    await client.auth.updateUser({ data: { theme: 'dark' } });
    expect([await passwordChanged('nia'), await passwordChanged('sam')]).toEqual([false, true]);
  });

  test("a person's other sessions end with their old password", async () => {
    const [here, elsewhere] = [await backend.signIn('sam'), await backend.signIn('sam')];
    await here.auth.updateUser({ password: next, current_password: demoPassword });
    expect((await here.auth.getUser()).error).toBeNull();
    expect((await here.rpc('get_current_user_role')).data).toBe('staff');
    expect((await elsewhere.rpc('get_current_user_role')).data).toBeNull();
    for (const table of ['staff_directory', 'user_profiles', 'leads', 'portal_knowledge'] as const) {
      expect((await elsewhere.from(table).select('id')).data, table).toEqual([]);
    }
    expect((await elsewhere.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
  });

  test.each([
    ['the same one again', demoPassword, 'New password should be different from the old password.'],
    ['five characters', '12345', 'Password should be at least 6 characters.'],
    ['more than bcrypt reads', 'x'.repeat(73), 'Password cannot be longer than 72 characters'],
  ])('%s is refused, and the flag stays', async (_case, password, expected) => {
    const client = await backend.signIn('nia');
    expect((await client.auth.updateUser({ password })).error?.message).toBe(expected);
    expect(await passwordChanged('nia')).toBe(false);
  });
});

describe('the first visit', () => {
  test('creates the profile once from any number of tabs, and the password flag is off', async () => {
    const id = await idOf(backend, 'sam');
    await backend.sql('delete from public.user_profiles where user_id = $1', [id]);
    const client = await backend.signIn('sam');
    const profile = {
      user_id: id,
      first_name: 'Sam',
      last_name: 'Rivera',
      display_name: 'Sam Rivera',
      gmail_connected: false,
      google_calendar_connected: false,
      google_services_connected: false,
    };
    const forged = await client.from('user_profiles').insert({ ...profile, password_changed: true });
    expect(forged.error?.code).toBe('42501');
    const connected = await client.from('user_profiles').insert({ ...profile, gmail_connected: true });
    expect(connected.error?.code).toBe('42501');
    const tries = await Promise.all(
      Array.from({ length: 5 }, () =>
        client.from('user_profiles').upsert(profile, { onConflict: 'user_id', ignoreDuplicates: true }),
      ),
    );
    expect(tries.map(({ error }) => error)).toEqual(tries.map(() => null));
    expect((await client.from('user_profiles').select('display_name, password_changed')).data).toEqual([
      { display_name: 'Sam Rivera', password_changed: false },
    ]);
  });

  test('a plain second insert is a conflict', async () => {
    const client = await backend.signIn('sam');
    const { error, status } = await client
      .from('user_profiles')
      .insert({ user_id: await idOf(backend, 'sam') });
    expect([error?.code, status]).toEqual(['23505', 409]);
  });

  test("changing the password creates a missing profile with the person's name", async () => {
    await backend.sql('delete from public.user_profiles where user_id = $1', [await idOf(backend, 'nia')]);
    const client = await backend.signIn('nia');
    await client.auth.updateUser({ password: 'a-better-password' });
    expect(
      (await client.from('user_profiles').select('first_name, last_name, password_changed')).data,
    ).toEqual([{ first_name: 'Nia', last_name: 'Castellanos', password_changed: true }]);
  });
});

test('saving the profile like the page does keeps the flag', async () => {
  const client = await backend.signIn('sam');
  const user_id = await idOf(backend, 'sam');
  const { data, error } = await client
    .from('user_profiles')
    .upsert(
      { user_id, first_name: 'Samuel', last_name: 'Rivera', display_name: 'Sammy' },
      { onConflict: 'user_id' },
    )
    .select('first_name, display_name, password_changed')
    .single();
  expect(error).toBeNull();
  expect(data).toEqual({ first_name: 'Samuel', display_name: 'Sammy', password_changed: true });
});

describe('the last super administrator', () => {
  const others = `update public.staff_directory set is_active = false where role = 'super_admin' and user_id is null`;

  test.each([
    ['demoted', { role: 'staff' as const }],
    ['deactivated', { is_active: false }],
    ['separated from the account', { user_id: null }],
  ])('cannot be %s, not even by the server', async (_case, change) => {
    await backend.sql('update public.staff_directory set manager_id = null');
    await backend.sql(others);
    const { error, status } = await backend
      .service()
      .from('staff_directory')
      .update(change)
      .eq('email', 'ada@daybreak.example');
    expect([error?.code, status]).toEqual(['23514', 400]);
    expect(error?.message).toBe('The portal needs at least one active super administrator.');
  });

  test("can't be deleted, neither the entry nor the account", async () => {
    const service = backend.service();
    expect(
      (await service.from('staff_directory').delete().eq('email', 'ada@daybreak.example')).error?.code,
    ).toBe('23514');
    expect((await service.auth.admin.deleteUser(await idOf(backend, 'ada'))).error).not.toBeNull();
    expect(await message('ada')).toBeUndefined();
  });

  test('can leave if another one stays', async () => {
    const service = backend.service();
    await service.from('staff_directory').update({ role: 'super_admin' }).eq('email', 'max@daybreak.example');
    const { error } = await service
      .from('staff_directory')
      .update({ role: 'staff' })
      .eq('email', 'ada@daybreak.example');
    expect(error).toBeNull();
  });

  test("can't be demoted along with everyone in one statement", async () => {
    const service = backend.service();
    await service.from('staff_directory').update({ role: 'super_admin' }).eq('email', 'max@daybreak.example');
    const { error } = await service.from('staff_directory').update({ role: 'staff' }).eq('is_active', true);
    expect(error?.code).toBe('23514');
  });
});
