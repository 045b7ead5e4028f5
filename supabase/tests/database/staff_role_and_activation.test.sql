-- Changing roles and activation, and the effects.

select pg_temp.add_person('a', 'super', 'super_admin'), pg_temp.add_person('b', 'second', 'super_admin'),
  pg_temp.add_person('d', 'fresh', 'super_admin', password_changed => false);
insert into auth.sessions (id, user_id) values (gen_random_uuid(), pg_temp.account('b'));
-- The demo's super administrators don't count here.
update public.staff_directory set role = 'staff' where email not like '%@test.example';

select plan(12);

set local role authenticated;
select pg_temp.become('d');
select throws_ok($$ select public.set_staff_role('00000000-0000-4000-9000-00000000000b', 'staff') $$, '42501',
  'Only an active super administrator can change roles and activate or deactivate people.',
  'a super administrator with the default password demotes no one');
select throws_ok($$ select private.colleague_to_change('00000000-0000-4000-9000-00000000000b') $$, '42501', null,
  'no one can call the check alone, which would lock and show an entry');

select pg_temp.become('a');
select throws_ok($$ select public.set_staff_role('00000000-0000-4000-9000-00000000000a', 'super_admin') $$, '42501',
  'You can''t change your own role or deactivate yourself.', 'no one sets their own role, not even to the present one');
select throws_ok($$ select public.set_staff_active('00000000-0000-4000-9000-00000000000a', true) $$, '42501',
  'You can''t change your own role or deactivate yourself.', 'no one sets their own activation');
select throws_ok($$ select public.set_staff_role(gen_random_uuid(), 'staff') $$, 'P0002',
  'This person isn''t in the staff directory.', 'an unknown entry is refused');
select throws_ok($$ select public.set_staff_role(null, 'staff') $$, 'P0002', null, 'a missing entry is refused');
select throws_ok($$ select public.set_staff_role('00000000-0000-4000-9000-00000000000b', null) $$, '23502', null,
  'the role can''t be null');
select is((public.set_staff_role('00000000-0000-4000-9000-00000000000b', 'admin')).role, 'admin',
  'a super administrator demotes another, and gets the entry back');
select is((public.set_staff_active('00000000-0000-4000-9000-00000000000b', false)).is_active, false, 'a super administrator deactivates another');
reset role;
select results_eq('select user_id from auth.sessions where user_id::text like $$00000000-0000-4000-8000-%$$ order by 1',
  array['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000d']::uuid[], 'which ends their sessions and no one else''s');
select is((select email_confirmed_at from auth.users where email = 'second@test.example'), null,
  'a deactivated person''s account isn''t confirmed anymore');

-- The function always leaves one: its caller. Anything else that tries hits the trigger.
update public.staff_directory set is_active = false where email = 'fresh@test.example';
select throws_ok($$ update public.staff_directory set role = 'staff' where email = 'super@test.example' $$, '23514', null,
  'the last active super administrator stays one');
