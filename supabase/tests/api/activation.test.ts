import { beforeEach, expect, test } from 'vitest';
import { demoPassword, localPublishableKey } from '../../local/index.ts';
import { entryOf, testBackend } from '../support/backend.ts';
import { tokenFrom } from '../support/functions.ts';

// Changes of role and activation by a super administrator; the role matrix covers refusals.
const backend = testBackend();
beforeEach(() => backend.reset());

const signIn = (name: string) =>
  backend.visitor().auth.signInWithPassword({ email: `${name}@daybreak.example`, password: demoPassword });

test('a new role is returned with the entry and applies at once to people who are signed in', async () => {
  const ada = await backend.signIn('ada');
  const sam = await backend.signIn('sam');
  const { data, error } = await ada.rpc('set_staff_role', {
    staff_id: await entryOf(backend, 'sam'),
    new_role: 'admin',
  });
  expect(error).toBeNull();
  expect(data).toMatchObject({ email: 'sam@daybreak.example', first_name: 'Sam', role: 'admin' });
  expect((await sam.rpc('get_current_user_role')).data).toBe('admin');
});

test("deactivation ends the person's rights and every session, so that nothing can refresh", async () => {
  const ada = await backend.signIn('ada');
  const [here, elsewhere] = [await backend.signIn('sam'), await backend.signIn('sam')];
  const { data, error } = await ada.rpc('set_staff_active', {
    staff_id: await entryOf(backend, 'sam'),
    active: false,
  });
  expect([error, data?.is_active]).toEqual([null, false]);
  for (const client of [here, elsewhere]) {
    expect((await client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
  }
  const left = await backend.sql(`select 1 from auth.sessions s join auth.users u on u.id = s.user_id
    where u.email = 'sam@daybreak.example'`);
  expect(left).toEqual([]);
  expect((await ada.auth.refreshSession()).error).toBeNull();
});

test('an unexpired token reads nothing after deactivation', async () => {
  const ada = await backend.signIn('ada');
  const sam = await backend.signIn('sam');
  const token = await tokenFrom(sam);
  await ada.rpc('set_staff_active', { staff_id: await entryOf(backend, 'sam'), active: false });
  const response = await fetch(`${backend.origin}/rest/v1/staff_directory?select=id`, {
    headers: {
      authorization: `Bearer ${token}`,
      apikey: localPublishableKey,
    },
  });
  expect(await response.json()).toEqual([]);
});

test("a deactivated person can't sign in until reactivated", async () => {
  const ada = await backend.signIn('ada');
  const staff_id = await entryOf(backend, 'sam');
  await ada.rpc('set_staff_active', { staff_id, active: false });
  expect((await signIn('sam')).error?.message).toBe('User is banned');
  expect((await ada.rpc('set_staff_active', { staff_id, active: true })).data?.is_active).toBe(true);
  expect((await signIn('sam')).error).toBeNull();
});

test('activation admits a person whose account was never activated', async () => {
  expect((await signIn('ivo')).error?.message).toBe('User is banned');
  const ada = await backend.signIn('ada');
  await ada.rpc('set_staff_active', { staff_id: await entryOf(backend, 'ivo'), active: true });
  expect((await signIn('ivo')).error).toBeNull();
});

test('an entry without an account can be deactivated and activated', async () => {
  const ada = await backend.signIn('ada');
  const staff_id = await entryOf(backend, 'grace.kim');
  expect((await ada.rpc('set_staff_active', { staff_id, active: false })).data?.is_active).toBe(false);
  expect((await ada.rpc('set_staff_active', { staff_id, active: true })).data?.is_active).toBe(true);
});

test('only a super administrator can list people who have left', async () => {
  const left = async (name: string) =>
    (await (await backend.signIn(name)).from('staff_directory').select('email').eq('is_active', false)).data;
  expect((await left('ada'))?.map(({ email }) => email).sort()).toEqual([
    'carla.weiss@daybreak.example',
    'ivo@daybreak.example',
  ]);
  expect(await left('max')).toEqual([]);
  expect(await left('sam')).toEqual([]);
});

test('an unknown entry is P0002, an unknown role 22P02', async () => {
  const ada = await backend.signIn('ada');
  const nobody = '00000000-0000-0000-0000-000000000000';
  const role = await ada.rpc('set_staff_role', { staff_id: nobody, new_role: 'admin' });
  const active = await ada.rpc('set_staff_active', { staff_id: nobody, active: false });
  expect([role.error?.code, active.error?.code]).toEqual(['P0002', 'P0002']);
  expect(role.error?.message).toBe("This person isn't in the staff directory.");
  const unknown = await ada.rpc('set_staff_role', {
    staff_id: await entryOf(backend, 'sam'),
    new_role: 'owner' as 'admin',
  });
  expect([unknown.error?.code, unknown.status]).toEqual(['22P02', 400]);
});

test('a refusal gives the reason', async () => {
  const [ada, max] = [await backend.signIn('ada'), await backend.signIn('max')];
  const own = await ada.rpc('set_staff_active', { staff_id: await entryOf(backend, 'ada'), active: false });
  expect([own.error?.code, own.status, own.error?.message]).toEqual([
    '42501',
    403,
    "You can't change your own role or deactivate yourself.",
  ]);
  const admin = await max.rpc('set_staff_role', {
    staff_id: await entryOf(backend, 'sam'),
    new_role: 'admin',
  });
  expect([admin.error?.code, admin.status, admin.error?.message]).toEqual([
    '42501',
    403,
    'Only an active super administrator can change roles and activate or deactivate people.',
  ]);
});
