-- Open positions: writing them, public access to them, and applying for them.
begin;
create extension if not exists pgtap with schema extensions;
grant execute on all functions in schema extensions to anon, authenticated, service_role;
set local search_path = public, extensions;

insert into auth.users (id, email, raw_user_meta_data) values
  ('00000000-0000-4000-8000-00000000000a', 'admin@test.example', '{}'),
  ('00000000-0000-4000-8000-00000000000c', 'staff@test.example', '{"role": "super_admin"}');
insert into public.staff_directory (user_id, email, first_name, role) values
  ('00000000-0000-4000-8000-00000000000a', 'admin@test.example', 'Admin', 'admin'),
  ('00000000-0000-4000-8000-00000000000c', 'staff@test.example', 'Staff', 'staff');
insert into public.user_profiles (user_id, password_changed)
select id, true from auth.users where email like '%@test.example';
insert into auth.sessions (id, user_id) select id, id from auth.users where email like '%@test.example';
delete from public.positions;

create function pg_temp.become(account text, more jsonb default '{}') returns void language plpgsql as $$
begin
  perform set_config('request.jwt.claim.sub', coalesce(account, ''), true);
  perform set_config('request.jwt.claims', (jsonb_build_object('sub', account, 'session_id', account) || more)::text, true);
end
$$;
grant execute on function pg_temp.become(text, jsonb) to public;
create temporary table seen (id bigint);
insert into seen select coalesce(max(id), 0) from public.audit_events;
create function pg_temp.left_behind() returns setof text language plpgsql security definer as $$
declare
  last bigint := (select max(id) from seen);
begin
  insert into seen select coalesce(max(id), last) from public.audit_events;
  return query select concat_ws('|', action, coalesce(actor, 'the server'), coalesce(subject, ''), details::text)
    from public.audit_events where id > last order by id;
end
$$;
grant execute on function pg_temp.left_behind() to public;
create function pg_temp.id(letter text) returns uuid language sql as $$ select ('00000000-0000-4000-b000-00000000000' || letter)::uuid $$;
grant execute on function pg_temp.id(text) to public;

select plan(37);

-- Writing.
select pg_temp.become('00000000-0000-4000-8000-00000000000a');
set local role authenticated;
select lives_ok($$ select save_position(pg_temp.id('a'), ' Field Technician ', 'Austin, Texas', 'full_time', 'Panels.', 50000, 65000, 'year',
  current_date + 30) $$, 'an administrator writes a position');
select results_eq('select title, is_open, applications::integer from list_positions()', $$ values ('Field Technician', true, 0) $$,
  'which is listed, without blanks around');
select results_eq($$ select * from pg_temp.left_behind() $$,
  array['position.added|admin@test.example|Field Technician|{}'], 'and leaves an event');
select lives_ok($$ select save_position(pg_temp.id('a'), 'Field Technician', 'Dallas', 'full_time', 'Panels.', 50000, 65000, 'year', current_date + 30) $$,
  'and rewrites it');
select results_eq($$ select * from pg_temp.left_behind() $$,
  array['position.edited|admin@test.example|Field Technician|{"fields": ["place"]}'], 'which names the field');
select lives_ok($$ select save_position(pg_temp.id('a'), 'Field Technician', 'Dallas', 'full_time', 'Panels.', 50000, 65000, 'year', current_date + 30,
  country => 'MX', remote => true) $$, 'and says in which country it is');
select results_eq($$ select country, remote from open_position(pg_temp.id('a')) union all select country, remote from list_positions() $$,
  $$ values ('MX', true), ('MX', true) $$, 'which everyone reads');
select save_position(pg_temp.id('a'), 'Field Technician', 'Dallas', 'full_time', 'Panels.', 50000, 65000, 'year', current_date + 30);
select count(*) from pg_temp.left_behind();
select throws_ok($$ select save_position(pg_temp.id('e'), $$ || given, '23514', null, 'not with ' || given)
from unnest(array[
  $$ ' ', 'Austin', 'full_time') $$, $$ 'A', ' ', 'full_time') $$, $$ 'A', 'Austin', 'slavery') $$, $$ repeat('a', 121), 'Austin', 'full_time') $$,
  $$ 'A', 'Austin', 'full_time', repeat('a', 5001)) $$, $$ 'A', 'Austin', 'full_time', '', 2, 1, 'year') $$, $$ 'A', 'Austin', 'full_time', '', 2) $$,
  $$ 'A', 'Austin', 'full_time', '', 0, 1, 'hour') $$, $$ 'A', 'Austin', 'full_time', '', 1, 2, 'month') $$,
  $$ 'A', 'Austin', 'full_time', country => 'usa') $$
]) as given;
select lives_ok($$ select save_position(pg_temp.id('b'), 'Closed', 'Austin', 'contract', closed => true),
  save_position(pg_temp.id('c'), 'Over', 'Austin', 'contract', closes_on => current_date - 3),
  save_position(pg_temp.id('d'), 'Long closed', 'Austin', 'contract') $$, 'more of them');
reset role;
update public.positions set closed_at = now() - interval '25 hours' where title = 'Long closed';
set local role authenticated;
select results_eq('select title, is_open from list_positions() order by title',
  $$ values ('Closed', false), ('Field Technician', true), ('Long closed', false), ('Over', false) $$, 'the list says which are open');
select results_eq($$ select count(*)::integer from pg_temp.left_behind() $$, array[4], 'each with an event');

-- Others.
select pg_temp.become('00000000-0000-4000-8000-00000000000c', '{"user_metadata": {"role": "super_admin"}, "app_metadata": {"role": "super_admin"}}');
select throws_ok($$ select save_position(pg_temp.id('e'), 'A', 'Austin', 'full_time') $$, '42501', null, 'staff write none, whatever their token says');
select throws_ok($$ select remove_position(pg_temp.id('a')) $$, '42501', null, 'nor delete one');
select is_empty('select * from list_positions()', 'nor list them');
select pg_temp.become(null, '{"role": "authenticated"}');
select throws_ok($$ select save_position(pg_temp.id('e'), 'A', 'Austin', 'full_time') $$, '42501', null, 'nor does a token without an account');
reset role;

-- Everyone.
set local role anon;
select results_eq($$ select title, place, pay_from from open_position(pg_temp.id('a')) $$, $$ values ('Field Technician', 'Dallas', 50000) $$,
  'a visitor reads one that is open');
select is_empty($$ select * from open_position(pg_temp.id('b')) union all select * from open_position(pg_temp.id('c')) $$, 'and none that has closed');
select throws_ok('select * from public.positions', '42501', null, 'nor the table');
reset role;

-- Applications. Another test covers tickets.
create or replace function private.application_admitted(reference text, resume text, applicant text) returns boolean
language sql stable security definer set search_path = '' as $$ select true $$;
create function pg_temp.apply(letter text) returns text language sql as $$
  select format('insert into public.job_applications (first_name, last_name, email, position_id) values (''Jo'', ''Doe'', ''jo@test.example'', %L)',
    pg_temp.id(letter))
$$;
grant execute on function pg_temp.apply(text) to public;
set local role anon;
select lives_ok(pg_temp.apply('a'), 'a visitor applies for an open position');
select lives_ok(pg_temp.apply('b'), 'and on the day after it was closed, if they had the form open');
select throws_ok(pg_temp.apply(letter), '42501', null, 'not for ' || letter || ', which has closed or doesn''t exist')
from unnest(array['c', 'd', 'f']) as letter;
reset role;
select pg_temp.become('00000000-0000-4000-8000-00000000000a');
set local role authenticated;
select results_eq($$ select applications::integer from list_positions() where title = 'Field Technician' $$, array[1], 'which is counted');
select throws_ok($$ select remove_position(pg_temp.id('a')) $$, 'P0001', 'People have applied for this position, so you can''t delete it. Close it instead.',
  'a position with applications can''t be deleted');
select throws_ok($$ update public.job_applications set position_id = null $$, '42501', null, 'nor is an application taken away from it');
select save_position(pg_temp.id('a'), 'Field Technician', 'Dallas', 'full_time', 'Panels.', 50000, 65000, 'year', current_date + 30);
select count(*) from pg_temp.left_behind();
select lives_ok($$ select save_position(pg_temp.id('a'), 'Field Technician', 'Dallas', 'full_time', 'Panels.', 50000, 65000, 'year', current_date + 30, true),
  remove_position(pg_temp.id('d')), remove_position(pg_temp.id('d')) $$, 'but closed, and others are deleted');
select results_eq($$ select * from pg_temp.left_behind() $$,
  array['position.closed|admin@test.example|Field Technician|{}', 'position.deleted|admin@test.example|Long closed|{}'], 'which leaves an event each');
reset role;

select * from finish();
rollback;
