-- The switch that requires a second step from administrators: changing it, and the rights that it takes away.

select pg_temp.add_person('a', 'super', 'super_admin'), pg_temp.add_person('b', 'admin', 'admin'), pg_temp.add_person('c', 'staff');
update auth.sessions set aal = 'aal2' where id = user_id;
create function pg_temp.role_of(letter text, more jsonb default '{}') returns text language plpgsql as $$
begin
  perform pg_temp.become(letter, more);
  return coalesce(public.get_current_user_role(), 'none');
end
$$;
create function pg_temp.last_event() returns text language sql security definer as $$
  select action || '|' || actor || '|' || details::text from public.audit_events order by id desc limit 1
$$;

select plan(20);
set local role authenticated;
select is(second_step_required(), false, 'the switch is off from the start');
select is(pg_temp.role_of('b'), 'admin', 'administrators need no second step while the switch is off');
select pg_temp.become('a');
select throws_ok('select require_second_step(true)', 'P0001', 'First, turn on two-step sign-in for your own account.',
  'someone without one can''t turn it on: they would lock themselves out');
select pg_temp.become('b');
select throws_ok('select require_second_step(true)', '42501', null, 'an administrator can''t change it');
select pg_temp.become('c', '{"user_metadata": {"role": "super_admin"}, "aal": "aal2"}');
select throws_ok('select require_second_step(true)', '42501', null, 'staff can''t change the switch, whatever their token says');
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
select is((select count(*) from staff_directory where email like '%@test.example'), 1::bigint, 'an administrator without a second step sees themselves');
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
select is(pg_temp.role_of('b'), 'admin', 'a second step that is on gives the rights back');
select pg_temp.become('a');
select lives_ok('select require_second_step(false)', 'the switch is turned off again');
select is(pg_temp.last_event(), 'sign_in.second_step_optional|super@test.example|{}', 'which leaves an event');
select is_empty($$ select 1 from information_schema.role_table_grants where table_schema = 'private' and table_name = 'second_step_rule'
  and grantee in ('anon', 'authenticated', 'service_role') $$, 'no one writes the switch by hand');
reset role;
select set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true);
update private.second_step_rule set required = true;
select is((select action from public.audit_events order by id desc limit 1), 'sign_in.second_step_required', 'a statement of the owner leaves an event too');
update private.second_step_rule set required = true;
select is((select count(*)::integer from public.audit_events where action = 'sign_in.second_step_required'), 2, 'a statement of the owner that changes nothing leaves no event');
