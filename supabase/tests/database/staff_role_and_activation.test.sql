-- Changing roles and activation, and the effects.
begin;
create extension if not exists pgtap with schema extensions;
grant execute on all functions in schema extensions to anon, authenticated, service_role;
set local search_path = public, extensions;

insert into auth.users (id, email, email_confirmed_at) values
  ('00000000-0000-4000-8000-00000000000a', 'super@test.example', now()),
  ('00000000-0000-4000-8000-00000000000b', 'second@test.example', now()),
  ('00000000-0000-4000-8000-00000000000d', 'fresh@test.example', now());
insert into public.staff_directory (id, user_id, email, first_name, role) values
  ('00000000-0000-4000-9000-00000000000a', '00000000-0000-4000-8000-00000000000a', 'super@test.example', 'Super', 'super_admin'),
  ('00000000-0000-4000-9000-00000000000b', '00000000-0000-4000-8000-00000000000b', 'second@test.example', 'Second', 'super_admin'),
  ('00000000-0000-4000-9000-00000000000d', '00000000-0000-4000-8000-00000000000d', 'fresh@test.example', 'Fresh', 'super_admin');
insert into public.user_profiles (user_id, password_changed)
select id, email <> 'fresh@test.example' from auth.users where email like '%@test.example';
-- A session has its account's id, for the test's own accounts.
insert into auth.sessions (id, user_id) select id, id from auth.users where email like '%@test.example';
insert into auth.sessions (id, user_id) values (gen_random_uuid(), '00000000-0000-4000-8000-00000000000b');
-- The demo's super administrators don't count here.
update public.staff_directory set role = 'staff' where email not like '%@test.example';

select plan(12);

set local role authenticated;
set local request.jwt.claim.sub = '00000000-0000-4000-8000-00000000000d';
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000d", "session_id": "00000000-0000-4000-8000-00000000000d"}';
select throws_ok($$ select public.set_staff_role('00000000-0000-4000-9000-00000000000b', 'staff') $$, '42501',
  'Only an active super administrator can change roles and activate or deactivate people.',
  'a super administrator with the default password demotes no one');
select throws_ok($$ select private.colleague_to_change('00000000-0000-4000-9000-00000000000b') $$, '42501', null,
  'no one can call the check alone, which would lock and show an entry');

set local request.jwt.claim.sub = '00000000-0000-4000-8000-00000000000a';
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000a", "session_id": "00000000-0000-4000-8000-00000000000a"}';
select throws_ok($$ select public.set_staff_role('00000000-0000-4000-9000-00000000000a', 'super_admin') $$, '42501',
  'You can''t change your own role or deactivate yourself.', 'no one sets their own role, not even to the present one');
select throws_ok($$ select public.set_staff_active('00000000-0000-4000-9000-00000000000a', true) $$, '42501',
  'You can''t change your own role or deactivate yourself.', 'nor their own activation');
select throws_ok($$ select public.set_staff_role(gen_random_uuid(), 'staff') $$, 'P0002',
  'This person isn''t in the staff directory.', 'an unknown entry is refused');
select throws_ok($$ select public.set_staff_role(null, 'staff') $$, 'P0002', null, 'and so is null');
select throws_ok($$ select public.set_staff_role('00000000-0000-4000-9000-00000000000b', null) $$, '23502', null,
  'the role can''t be null');
select is((public.set_staff_role('00000000-0000-4000-9000-00000000000b', 'admin')).role, 'admin',
  'a super administrator demotes another, and gets the entry back');
select is((public.set_staff_active('00000000-0000-4000-9000-00000000000b', false)).is_active, false, 'and deactivates them');
reset role;
select results_eq('select user_id from auth.sessions where user_id::text like $$00000000-0000-4000-8000-%$$ order by 1',
  array['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000d']::uuid[], 'which ends their sessions and no one else''s');
select is((select email_confirmed_at from auth.users where email = 'second@test.example'), null,
  'and takes their account''s activation');

-- The function always leaves one: its caller. Anything else that tries hits the trigger.
update public.staff_directory set is_active = false where email = 'fresh@test.example';
select throws_ok($$ update public.staff_directory set role = 'staff' where email = 'super@test.example' $$, '23514', null,
  'the last active super administrator stays one');

select * from finish();
rollback;
