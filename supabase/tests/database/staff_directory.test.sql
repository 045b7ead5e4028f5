-- Reading and editing the directory, and the role that the database sees.

select pg_temp.add_one_of_each_kind();

select plan(18);

create function pg_temp.visible() returns bigint language sql as
  $$ select count(*) from public.staff_directory where email like '%@test.example' $$;
grant execute on function pg_temp.visible() to anon, authenticated;

set local role anon;
select throws_ok('select * from public.staff_directory', '42501', null, 'a visitor is refused');
select throws_ok('select public.get_current_user_role()', '42501', null, 'a visitor has no role to ask for');

set local role authenticated;
select pg_temp.become('f', '{"email": "super@test.example"}');
select is(pg_temp.visible(), 0::bigint, 'a stranger sees no one, whatever address the token states');
select is(public.get_current_user_role(), null, 'a stranger has no role');

select pg_temp.become('e');
select is(pg_temp.visible(), 0::bigint, 'a deactivated person sees no one, not even as a super administrator');
select is(public.get_current_user_role(), null, 'a deactivated person has no role');

select pg_temp.become('d');
select results_eq('select email::text from public.staff_directory', array['fresh@test.example'],
  'someone with the default password sees their own entry');
select is(public.get_current_user_role(), null, 'someone with the default password has no role yet');

select pg_temp.become('c');
select is(pg_temp.visible(), 4::bigint, 'staff sees the active ones');
select is(public.get_current_user_role(), 'staff', 'staff have their role');
select is_empty($$ update public.staff_directory set phone = '1' where email like '%@test.example' returning 1 $$, 'staff edit no one');
select throws_ok($$ update public.staff_directory set role = 'super_admin' $$, '42501', null, 'staff promote no one');

select pg_temp.become('b');
select is_empty($$ update public.staff_directory set phone = '1' where email like '%@test.example' returning 1 $$,
  'an administrator edits no one');

select pg_temp.become('a');
select is(pg_temp.visible(), 5::bigint, 'a super administrator sees the inactive ones too');
select results_eq(
  $$ update public.staff_directory set phone = '1' where email = 'gone@test.example' returning phone::text $$, array['1'],
  'a super administrator edits inactive people'
);

reset role;
select throws_ok($$ update public.staff_directory set is_active = false where email <> 'x' $$, '23514', null,
  'one statement can''t deactivate the last super administrator');
select throws_ok($$ delete from public.staff_directory where user_id = '00000000-0000-4000-8000-00000000000a'
  or user_id in (select user_id from public.staff_directory where role = 'super_admin') $$, '23514', null,
  'one statement can''t delete the entries of all super administrators');
select throws_ok($$ delete from auth.users where id in (
  select user_id from public.staff_directory where role = 'super_admin' and is_active) $$, '23514', null,
  'one statement can''t delete the accounts of all super administrators');
