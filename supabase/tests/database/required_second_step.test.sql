-- The switch that requires a second step from administrators: changing it, and the rights that it takes away.
begin;
create extension if not exists pgtap with schema extensions;
grant execute on all functions in schema extensions to anon, authenticated, service_role;
set local search_path = public, extensions;

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'super@test.example'), ('00000000-0000-4000-8000-00000000000b', 'admin@test.example'),
  ('00000000-0000-4000-8000-00000000000c', 'staff@test.example');
insert into public.staff_directory (user_id, email, first_name, role) values
  ('00000000-0000-4000-8000-00000000000a', 'super@test.example', 'Super', 'super_admin'),
  ('00000000-0000-4000-8000-00000000000b', 'admin@test.example', 'Admin', 'admin'),
  ('00000000-0000-4000-8000-00000000000c', 'staff@test.example', 'Staff', 'staff');
insert into public.user_profiles (user_id, password_changed) select id, true from auth.users where email like '%@test.example';
insert into auth.sessions (id, user_id, aal) select id, id, 'aal2' from auth.users where email like '%@test.example';
create function pg_temp.become(letter text, more jsonb default '{}') returns void language plpgsql as $$
declare
  account text := '00000000-0000-4000-8000-00000000000' || letter;
begin
  perform set_config('request.jwt.claim.sub', account, true);
  perform set_config('request.jwt.claims', (jsonb_build_object('sub', account, 'session_id', account) || more)::text, true);
end
$$;
grant execute on function pg_temp.become(text, jsonb) to public;
create function pg_temp.role_of(letter text, more jsonb default '{}') returns text language plpgsql as $$
begin
  perform pg_temp.become(letter, more);
  return coalesce(public.get_current_user_role(), 'none');
end
$$;
grant execute on function pg_temp.role_of(text, jsonb) to public;
create function pg_temp.last_event() returns text language sql security definer as $$
  select action || '|' || actor || '|' || details::text from public.audit_events order by id desc limit 1
$$;
grant execute on function pg_temp.last_event() to public;

select plan(20);
set local role authenticated;
select is(second_step_required(), false, 'the switch is off from the start');
select is(pg_temp.role_of('b'), 'admin', 'and administrators need no second step');
select pg_temp.become('a');
select throws_ok('select require_second_step(true)', 'P0001', 'Turn on two-step sign-in for yourself first.',
  'someone without one can''t turn it on: they would lock themselves out');
select pg_temp.become('b');
select throws_ok('select require_second_step(true)', '42501', null, 'an administrator can''t change it');
select pg_temp.become('c', '{"user_metadata": {"role": "super_admin"}, "aal": "aal2"}');
select throws_ok('select require_second_step(true)', '42501', null, 'nor does staff, whatever their token says');
reset role;
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at) values
  ('00000000-0000-4000-b000-00000000000a', '00000000-0000-4000-8000-00000000000a', 'totp', 'verified', now(), now());
set local role authenticated;
select pg_temp.become('a');
select lives_ok('select require_second_step(true)', 'a super administrator with a second step does');
select is(pg_temp.last_event(), 'sign_in.second_step_required|super@test.example|{}', 'which leaves an event');
select is(second_step_required(), true, 'then it is on');
select is(pg_temp.role_of('b'), 'none', 'an administrator without one has no rights');
select is(pg_temp.role_of('b', '{"aal": "aal2", "role": "authenticated", "user_metadata": {"second_step": true}}'), 'none', 'whatever their token says');
select is((select count(*) from staff_directory where email like '%@test.example'), 1::bigint, 'and sees themselves');
select is(pg_temp.role_of('c'), 'staff', 'staff need none');
select is(pg_temp.role_of('a'), 'super_admin', 'someone with one has their rights');
reset role;
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at) values
  ('00000000-0000-4000-b000-00000000000b', '00000000-0000-4000-8000-00000000000b', 'totp', 'unverified', now(), now());
set local role authenticated;
select is(pg_temp.role_of('b'), 'none', 'an unfinished one doesn''t count');
reset role;
update auth.mfa_factors set status = 'verified';
set local role authenticated;
select is(pg_temp.role_of('b'), 'admin', 'and one that is on gives the rights back');
select pg_temp.become('a');
select lives_ok('select require_second_step(false)', 'the switch is turned off again');
select is(pg_temp.last_event(), 'sign_in.second_step_optional|super@test.example|{}', 'which leaves an event');
select is_empty($$ select 1 from information_schema.role_table_grants where table_schema = 'private' and table_name = 'second_step_rule'
  and grantee in ('anon', 'authenticated', 'service_role') $$, 'and no one writes it by hand');
reset role;
select set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true);
update private.second_step_rule set required = true;
select is((select action from public.audit_events order by id desc limit 1), 'sign_in.second_step_required', 'a statement of the owner leaves an event too');
update private.second_step_rule set required = true;
select is((select count(*)::integer from public.audit_events where action = 'sign_in.second_step_required'), 2, 'and none where it changes nothing');
select * from finish();
rollback;
