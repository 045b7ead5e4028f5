-- Open positions: writing them, public access to them, and applying for them.

select pg_temp.add_person('a', 'admin', 'admin'), pg_temp.add_person('c', 'staff', metadata => '{"role": "super_admin"}');
delete from public.positions;

select count(*) from pg_temp.left_behind();

select plan(39);

-- Writing.
select pg_temp.become('a');
set local role authenticated;
select lives_ok($$ select save_position(pg_temp.id('a'), ' Field Technician ', 'Austin, Texas', 'full_time', 'Panels.', 50000, 65000, 'year',
  current_date + 30) $$, 'an administrator writes a position');
select results_eq('select title, is_open, applications::integer from list_positions()', $$ values ('Field Technician', true, 0) $$,
  'which is listed, without blanks around');
select results_eq($$ select * from pg_temp.left_behind() $$,
  array['position.added|admin@test.example|Field Technician|{}'], 'a new position leaves an event');
select lives_ok($$ select save_position(pg_temp.id('a'), 'Field Technician', 'Dallas', 'full_time', 'Panels.', 50000, 65000, 'year', current_date + 30) $$,
  'an administrator rewrites a position');
select results_eq($$ select * from pg_temp.left_behind() $$,
  array['position.edited|admin@test.example|Field Technician|{"fields": ["place"]}'], 'which names the field');
select lives_ok($$ select save_position(pg_temp.id('a'), 'Field Technician', 'Dallas', 'full_time', 'Panels.', 50000, 65000, 'year', current_date + 30,
  country => 'MX', remote => true) $$, 'an administrator says in which country a position is');
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
select pg_temp.become('c', '{"user_metadata": {"role": "super_admin"}, "app_metadata": {"role": "super_admin"}}');
select throws_ok($$ select save_position(pg_temp.id('e'), 'A', 'Austin', 'full_time') $$, '42501', null, 'staff write none, whatever their token says');
select throws_ok($$ select remove_position(pg_temp.id('a')) $$, '42501', null, 'staff delete no position');
select is_empty('select * from list_positions()', 'staff list no positions');
select pg_temp.become(null, '{"role": "authenticated"}');
select throws_ok($$ select save_position(pg_temp.id('e'), 'A', 'Austin', 'full_time') $$, '42501', null, 'a token without an account writes no position');
reset role;

-- Everyone.
set local role anon;
select results_eq($$ select title, place, pay_from from open_position(pg_temp.id('a')) $$, $$ values ('Field Technician', 'Dallas', 50000) $$,
  'a visitor reads one that is open');
select is_empty($$ select * from open_position(pg_temp.id('b')) union all select * from open_position(pg_temp.id('c')) $$, 'a visitor reads no position that has closed');
select throws_ok('select * from public.positions', '42501', null, 'a visitor doesn''t read the table');
reset role;

-- Applications. Another test covers tickets.
create or replace function private.application_admitted(reference text, resume text, applicant text) returns boolean
language sql stable security definer set search_path = '' as $$ select true $$;
create function pg_temp.apply(letter text) returns text language sql as $$
  select format('insert into public.job_applications (first_name, last_name, email, position_id) values (''Jo'', ''Doe'', ''jo@test.example'', %L)',
    pg_temp.id(letter))
$$;
set local role anon;
select lives_ok(pg_temp.apply('a'), 'a visitor applies for an open position');
select lives_ok(pg_temp.apply('b'), 'a visitor applies on the day after it was closed, if they had the form open');
select throws_ok(pg_temp.apply(letter), '42501', null, 'not for ' || letter || ', which has closed or doesn''t exist')
from unnest(array['c', 'd', 'f']) as letter;
reset role;
select pg_temp.become('a');
set local role authenticated;
select results_eq($$ select applications::integer from list_positions() where title = 'Field Technician' $$, array[1], 'which is counted');
select throws_ok($$ select remove_position(pg_temp.id('a')) $$, 'P0001', 'People have applied for this position, so you can''t delete it. Close it instead.',
  'a position with applications can''t be deleted');
select throws_ok($$ update public.job_applications set position_id = null $$, '42501', null, 'no application is taken away from its position');
select save_position(pg_temp.id('a'), 'Field Technician', 'Dallas', 'full_time', 'Panels.', 50000, 65000, 'year', current_date + 30);
select count(*) from pg_temp.left_behind();
select lives_ok($$ select save_position(pg_temp.id('a'), 'Field Technician', 'Dallas', 'full_time', 'Panels.', 50000, 65000, 'year', current_date + 30, true),
  remove_position(pg_temp.id('d')), remove_position(pg_temp.id('d')) $$, 'a position with applications can be closed, and others are deleted');
select results_eq($$ select * from pg_temp.left_behind() $$,
  array['position.closed|admin@test.example|Field Technician|{}', 'position.deleted|admin@test.example|Long closed|{}'], 'which leaves an event each');
reset role;

-- The limit.
insert into public.positions (id, title, place, kind)
select gen_random_uuid(), 'Position ' || number, 'Austin', 'full_time'
from generate_series((select count(*) from public.positions) + 1, 500) as number;
set local role authenticated;
select throws_ok($$ select save_position(pg_temp.id('e'), 'A', 'Austin', 'full_time') $$, '23514', 'There are already 500 positions. Delete one first.',
  'an administrator adds no position to 500');
select lives_ok($$ select save_position(pg_temp.id('a'), 'Field Technician', 'Austin', 'full_time') $$, 'an administrator still edits one of 500');
reset role;
