import { beforeEach, expect, test } from 'vitest';
import { idOf, testBackend } from '../support/backend.ts';

// The specification's calls, as the product makes them.
const backend = testBackend();
beforeEach(() => backend.reset());

test('the directory lists super administrators, administrators and staff, each by first name', async () => {
  const { data } = await (await backend.signIn('sam'))
    .from('staff_directory')
    .select('id, email, first_name, last_name, phone, job_title, role, is_active')
    .eq('is_active', true)
    .order('role', { ascending: false })
    .order('first_name');
  expect(data?.slice(0, 6).map(({ role, first_name }) => `${role} ${first_name}`)).toEqual([
    'super_admin Ada',
    'super_admin Hélène',
    'admin Max',
    'admin Priya',
    'admin Tomás',
    'staff Aaliyah',
  ]);
  expect(data?.filter(({ last_name }) => last_name === null)).toHaveLength(3);
  expect(data?.filter(({ phone }) => phone === null).length).toBeGreaterThan(2);
});

test('a super administrator edits an entry by id and gets the row back', async () => {
  const ada = await backend.signIn('ada');
  const { data: entry } = await ada
    .from('staff_directory')
    .select('id')
    .eq('email', 'nia@daybreak.example')
    .single();
  const change = { first_name: 'Nía', last_name: null, phone: '555-0104' };
  const { data, error } = await ada
    .from('staff_directory')
    .update(change)
    .eq('id', entry?.id ?? '')
    .select('first_name, last_name, phone')
    .single();
  expect(error).toBeNull();
  expect(data).toEqual(change);
});

test('a super administrator saves the company information by email', async () => {
  const ada = await backend.signIn('ada');
  const { data, error } = await ada
    .from('staff_directory')
    .update({ phone: '555-0150', job_title: 'Chief' })
    .eq('email', 'ada@daybreak.example')
    .select('phone, job_title')
    .single();
  expect(error).toBeNull();
  expect(data).toEqual({ phone: '555-0150', job_title: 'Chief' });
});

test('an edit that the policies filter out returns no row, which `single` reports', async () => {
  const sam = await backend.signIn('sam');
  const { data, error } = await sam
    .from('staff_directory')
    .update({ phone: '555-0150' })
    .eq('email', 'ada@daybreak.example')
    .select('id')
    .single();
  expect([data, error?.code]).toEqual([null, 'PGRST116']);
});

test('reads the password status and the names by user_id', async () => {
  const nia = await backend.signIn('nia');
  const user_id = await idOf(backend, 'nia');
  expect(
    (await nia.from('user_profiles').select('password_changed').eq('user_id', user_id).maybeSingle()).data,
  ).toEqual({
    password_changed: false,
  });
  const names = await nia
    .from('user_profiles')
    .select('first_name, last_name, display_name')
    .eq('user_id', user_id)
    .maybeSingle();
  expect(names.data).toEqual({ first_name: 'Nia', last_name: 'Castellanos', display_name: 'Nia' });
  const noRow = await nia
    .from('user_profiles')
    .select('id')
    .eq('user_id', '00000000-0000-0000-0000-000000000000')
    .maybeSingle();
  expect([noRow.data, noRow.error]).toEqual([null, null]);
});

test('someone with the default password finds their own entry by email', async () => {
  const nia = await backend.signIn('nia');
  const own = await nia
    .from('staff_directory')
    .select('first_name, last_name')
    .eq('email', 'nia@daybreak.example')
    .maybeSingle();
  expect(own.data).toEqual({ first_name: 'Nia', last_name: 'Castellanos' });
  const other = await nia
    .from('staff_directory')
    .select('id')
    .eq('email', 'ada@daybreak.example')
    .maybeSingle();
  expect([other.data, other.error]).toEqual([null, null]);
});

test('formats a time like PostgREST', async () => {
  const { data } = await (await backend.signIn('sam')).from('user_profiles').select('created_at').single();
  expect(new Date(data?.created_at ?? '').toString()).not.toBe('Invalid Date');
  expect(data?.created_at).toMatch(/T.*\+00:00$/);
});

test("the profile page's upsert changes only the caller's own names", async () => {
  const sam = await backend.signIn('sam');
  const user_id = await idOf(backend, 'sam');
  const names = { first_name: 'Samuel', last_name: 'Rivera', display_name: 'Sam R.' };
  const { data, error } = await sam
    .from('user_profiles')
    .upsert({ user_id, ...names }, { onConflict: 'user_id' })
    .select('user_id, first_name, last_name, display_name, password_changed')
    .single();
  expect(error).toBeNull();
  expect(data).toEqual({ user_id, ...names, password_changed: true });
});

test('the same upsert creates a missing profile, with the default password still to change', async () => {
  await backend.sql('delete from public.user_profiles where user_id = $1', [await idOf(backend, 'nia')]);
  const nia = await backend.signIn('nia');
  const user_id = await idOf(backend, 'nia');
  const { data, error } = await nia
    .from('user_profiles')
    .upsert({ user_id, first_name: 'Nia', last_name: null, display_name: 'Nia' }, { onConflict: 'user_id' })
    .select('display_name, password_changed, gmail_connected')
    .single();
  expect(error).toBeNull();
  expect(data).toEqual({ display_name: 'Nia', password_changed: false, gmail_connected: false });
});
