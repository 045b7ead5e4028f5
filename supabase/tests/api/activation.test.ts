import { beforeEach, expect, test } from 'vitest';
import { demoPassword, localPublishableKey } from '../../local/index.ts';
import { testBackend } from '../support/backend.ts';

// How a super administrator changes a person's role and activation; the role matrix covers who may not.
const backend = testBackend();
beforeEach(() => backend.reset());

async function entryOf(name: string) {
  const [row] = await backend.sql<{ id: string }>('select id from public.staff_directory where email = $1', [
    `${name}@daybreak.example`,
  ]);
  if (!row) throw new Error(`No entry ${name}`);
  return row.id;
}

const signIn = (name: string) =>
  backend.visitor().auth.signInWithPassword({ email: `${name}@daybreak.example`, password: demoPassword });

test('a new role comes back with the entry and counts at once, for who is signed in already', async () => {
  const ada = await backend.signIn('ada');
  const sam = await backend.signIn('sam');
  const { data, error } = await ada.rpc('set_staff_role', {
    staff_id: await entryOf('sam'),
    new_role: 'admin',
  });
  expect(error).toBeNull();
  expect(data).toMatchObject({ email: 'sam@daybreak.example', first_name: 'Sam', role: 'admin' });
  expect((await sam.rpc('get_current_user_role')).data).toBe('admin');
});

test('deactivation ends the rights and every session of the person, so that nothing refreshes', async () => {
  const ada = await backend.signIn('ada');
  const [here, elsewhere] = [await backend.signIn('sam'), await backend.signIn('sam')];
  const { data, error } = await ada.rpc('set_staff_active', {
    staff_id: await entryOf('sam'),
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

test('a token that has not run out yet reads nothing after the deactivation', async () => {
  const ada = await backend.signIn('ada');
  const sam = await backend.signIn('sam');
  const { data } = await sam.auth.getSession();
  await ada.rpc('set_staff_active', { staff_id: await entryOf('sam'), active: false });
  const response = await fetch(`${backend.origin}/rest/v1/staff_directory?select=id`, {
    headers: {
      authorization: `Bearer ${data.session?.access_token}`,
      apikey: localPublishableKey,
    },
  });
  expect(await response.json()).toEqual([]);
});

test('who was deactivated is told to ask for activation, and comes back in after it', async () => {
  const ada = await backend.signIn('ada');
  const staff_id = await entryOf('sam');
  await ada.rpc('set_staff_active', { staff_id, active: false });
  expect((await signIn('sam')).error?.message).toBe('User is banned');
  expect((await ada.rpc('set_staff_active', { staff_id, active: true })).data?.is_active).toBe(true);
  expect((await signIn('sam')).error).toBeNull();
});

test('activation lets a person in whose account was never activated', async () => {
  expect((await signIn('ivo')).error?.message).toBe('User is banned');
  const ada = await backend.signIn('ada');
  await ada.rpc('set_staff_active', { staff_id: await entryOf('ivo'), active: true });
  expect((await signIn('ivo')).error).toBeNull();
});

test('an entry without an account is deactivated and activated like any other', async () => {
  const ada = await backend.signIn('ada');
  const staff_id = await entryOf('grace.kim');
  expect((await ada.rpc('set_staff_active', { staff_id, active: false })).data?.is_active).toBe(false);
  expect((await ada.rpc('set_staff_active', { staff_id, active: true })).data?.is_active).toBe(true);
});

test('a super administrator lists who has left; nobody else sees them', async () => {
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
    staff_id: await entryOf('sam'),
    new_role: 'owner' as 'admin',
  });
  expect([unknown.error?.code, unknown.status]).toEqual(['22P02', 400]);
});

test('a refusal says why', async () => {
  const [ada, max] = [await backend.signIn('ada'), await backend.signIn('max')];
  const own = await ada.rpc('set_staff_active', { staff_id: await entryOf('ada'), active: false });
  expect([own.error?.code, own.status, own.error?.message]).toEqual([
    '42501',
    403,
    "You can't change your own role or deactivate yourself.",
  ]);
  const admin = await max.rpc('set_staff_role', { staff_id: await entryOf('sam'), new_role: 'admin' });
  expect([admin.error?.code, admin.status, admin.error?.message]).toEqual([
    '42501',
    403,
    'Only an active super administrator can change roles and activate or deactivate people.',
  ]);
});
