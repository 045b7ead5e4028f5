-- Reading and editing the directory, and the role that the database sees.
begin;
create extension if not exists pgtap with schema extensions;
grant execute on all functions in schema extensions to anon, authenticated, service_role;
set local search_path = public, extensions;

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'super@test.example'),
  ('00000000-0000-4000-8000-00000000000b', 'admin@test.example'),
  ('00000000-0000-4000-8000-00000000000c', 'staff@test.example'),
  ('00000000-0000-4000-8000-00000000000d', 'fresh@test.example'),
  ('00000000-0000-4000-8000-00000000000e', 'gone@test.example'),
  ('00000000-0000-4000-8000-00000000000f', 'stranger@test.example');
update public.staff_directory set manager_id = null;
delete from public.staff_directory where user_id is null;
insert into public.staff_directory (user_id, email, first_name, role, is_active) values
  ('00000000-0000-4000-8000-00000000000a', 'super@test.example', 'Super', 'super_admin', true),
  ('00000000-0000-4000-8000-00000000000b', 'admin@test.example', 'Admin', 'admin', true),
  ('00000000-0000-4000-8000-00000000000c', 'staff@test.example', 'Staff', 'staff', true),
  ('00000000-0000-4000-8000-00000000000d', 'fresh@test.example', 'Fresh', 'staff', true),
  ('00000000-0000-4000-8000-00000000000e', 'gone@test.example', 'Gone', 'super_admin', false);
insert into public.user_profiles (user_id, password_changed)
select id, email <> 'fresh@test.example' from auth.users where email like '%@test.example' and email not like 'stranger%';
-- A session has its account's id. A person who left has one too: their entry takes away the access.
update auth.users set banned_until = null where email = 'gone@test.example';
insert into auth.sessions (id, user_id) select id, id from auth.users where email like '%@test.example';

select plan(18);

create function pg_temp.visible() returns bigint language sql as
  $$ select count(*) from public.staff_directory where email like '%@test.example' $$;
grant execute on function pg_temp.visible() to anon, authenticated;

set local role anon;
select throws_ok('select * from public.staff_directory', '42501', null, 'a visitor is refused');
select throws_ok('select public.get_current_user_role()', '42501', null, 'a visitor has no role to ask for');

set local role authenticated;
set local request.jwt.claim.sub = '00000000-0000-4000-8000-00000000000f';
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000f", "session_id": "00000000-0000-4000-8000-00000000000f", "email": "super@test.example"}';
select is(pg_temp.visible(), 0::bigint, 'a stranger sees no one, whatever address the token states');
select is(public.get_current_user_role(), null, 'and has no role');

set local request.jwt.claim.sub = '00000000-0000-4000-8000-00000000000e';
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000e", "session_id": "00000000-0000-4000-8000-00000000000e"}';
select is(pg_temp.visible(), 0::bigint, 'a deactivated person sees no one, not even as a super administrator');
select is(public.get_current_user_role(), null, 'and has no role');

set local request.jwt.claim.sub = '00000000-0000-4000-8000-00000000000d';
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000d", "session_id": "00000000-0000-4000-8000-00000000000d"}';
select results_eq('select email::text from public.staff_directory', array['fresh@test.example'],
  'someone with the default password sees their own entry');
select is(public.get_current_user_role(), null, 'and has no role yet');

set local request.jwt.claim.sub = '00000000-0000-4000-8000-00000000000c';
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000c", "session_id": "00000000-0000-4000-8000-00000000000c"}';
select is(pg_temp.visible(), 4::bigint, 'staff sees the active ones');
select is(public.get_current_user_role(), 'staff', 'and is staff');
select is_empty($$ update public.staff_directory set phone = '1' where email like '%@test.example' returning 1 $$, 'and edits no one');
select throws_ok($$ update public.staff_directory set role = 'super_admin' $$, '42501', null, 'and promotes no one');

set local request.jwt.claim.sub = '00000000-0000-4000-8000-00000000000b';
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000b", "session_id": "00000000-0000-4000-8000-00000000000b"}';
select is_empty($$ update public.staff_directory set phone = '1' where email like '%@test.example' returning 1 $$,
  'an administrator edits no one');

set local request.jwt.claim.sub = '00000000-0000-4000-8000-00000000000a';
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000a", "session_id": "00000000-0000-4000-8000-00000000000a"}';
select is(pg_temp.visible(), 5::bigint, 'a super administrator sees the inactive ones too');
select results_eq(
  $$ update public.staff_directory set phone = '1' where email = 'gone@test.example' returning phone::text $$, array['1'],
  'and edits them'
);

reset role;
select throws_ok($$ update public.staff_directory set is_active = false where email <> 'x' $$, '23514', null,
  'one statement can''t deactivate the last super administrator');
select throws_ok($$ delete from public.staff_directory where user_id = '00000000-0000-4000-8000-00000000000a'
  or user_id in (select user_id from public.staff_directory where role = 'super_admin') $$, '23514', null,
  'nor delete the entry');
select throws_ok($$ delete from auth.users where id in (
  select user_id from public.staff_directory where role = 'super_admin' and is_active) $$, '23514', null,
  'nor delete the account');

select * from finish();
rollback;
