-- The second step: a session's access before and after it, whatever its token says, and the events.

select pg_temp.add_person('a', 'super', 'super_admin', metadata => '{"aal": "aal2", "amr": [{"method": "totp"}]}'), pg_temp.add_person('b', 'admin', 'admin');
-- A second session has a 1 in front.
insert into auth.sessions (id, user_id, created_at, aal) values
  ('10000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000a', now(), 'aal2');

select plan(24);

create function pg_temp.opened(account text, session text, claims jsonb default '{}') returns text language plpgsql as $$
declare
  found text;
begin
  perform set_config('request.jwt.claim.sub', account, true);
  perform set_config('request.jwt.claims', (jsonb_build_object('sub', account, 'session_id', session) || claims)::text, true);
  set local role authenticated;
  select concat_ws(' ', coalesce(public.get_current_user_role(), 'none'), (select count(*) from public.user_profiles),
    (select count(*) from public.staff_directory where email like '%@test.example'), (select count(*) from public.own_sessions()))
  into found;
  reset role;
  perform set_config('request.jwt.claim.sub', '', true), set_config('request.jwt.claims', '{}', true);
  return found;
end
$$;
create function pg_temp.super(session text default '0', claims jsonb default '{}') returns text language sql as
  $$ select pg_temp.opened('00000000-0000-4000-8000-00000000000a', session || '0000000-0000-4000-8000-00000000000a', claims) $$;
select count(*) from pg_temp.left_behind();

select is(pg_temp.super(), 'super_admin 1 2 2', 'without a second step the password is enough');
insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at) values
  ('00000000-0000-4000-b000-00000000000a', '00000000-0000-4000-8000-00000000000a', 'totp', 'unverified', 'AAAA', now(), now());
select is(pg_temp.super(), 'super_admin 1 2 2', 'while a second step is only begun, the password is enough');
select is_empty($$ select * from pg_temp.left_behind() $$, 'which leaves no event');
update auth.mfa_factors set status = 'verified';
select results_eq($$ select * from pg_temp.left_behind() $$,
  array['sign_in.second_step_on|super@test.example|super@test.example|{}'], 'turning it on leaves one, of whom it is');
update auth.mfa_factors set last_challenged_at = now(), status = 'verified';
select is_empty($$ select * from pg_temp.left_behind() $$, 'using a second step leaves no event');

select is(pg_temp.super(), 'none 0 0 0', 'then a session that has not taken it opens nothing, not even what is one''s own');
select is(pg_temp.super('1'), 'super_admin 1 2 2', 'a session that has taken the second step opens all');
select is(pg_temp.super('0', claims), 'none 0 0 0', 'a token opens no more that says ' || claims::text)
from unnest(array[
  '{"aal": "aal2"}', '{"aal": "aal2", "amr": [{"method": "totp", "timestamp": 1}]}', '{"user_metadata": {"aal": "aal2"}}',
  '{"app_metadata": {"aal": "aal2"}}', '{"role": "service_role", "aal": "aal3"}'
]::jsonb[]) as claims;
select is(pg_temp.opened('00000000-0000-4000-8000-00000000000b', '10000000-0000-4000-8000-00000000000a', '{"aal": "aal2"}'),
  'none 0 0 0', 'a token that names the session of someone who has taken it opens nothing');
select is(pg_temp.opened('00000000-0000-4000-8000-00000000000b', '00000000-0000-4000-8000-00000000000b'),
  'admin 1 2 1', 'others are asked for nothing');

create function pg_temp.tries(role_name text, statement text) returns text language plpgsql as $$
begin
  execute 'set local role ' || role_name;
  execute statement;
  raise exception using errcode = 'UNDO1';
exception
  when sqlstate 'UNDO1' then return 'done';
  when insufficient_privilege then return 'refused';
end
$$;
select is(pg_temp.tries(role_name, statement), 'refused', format('%s may not: %s', role_name, statement))
from unnest(array['anon', 'authenticated', 'service_role']) as role_name, unnest(array[
  'select secret from auth.mfa_factors', 'update auth.mfa_factors set status = ''verified'''
]) as statement;
select is(pg_temp.tries('authenticated', 'select private.record_sign_in(''second_step_off'', null, true)'), 'refused',
  'no one writes an event about a sign-in');

delete from auth.mfa_factors;
select results_eq($$ select * from pg_temp.left_behind() $$,
  array['sign_in.second_step_off|the server|super@test.example|{}'], 'turning it off leaves an event, by the server if no one is named');
select is(pg_temp.super(), 'super_admin 1 2 2', 'without a second step the password is enough again');
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at) values
  ('00000000-0000-4000-b000-00000000000b', '00000000-0000-4000-8000-00000000000b', 'totp', 'verified', now(), now());
select results_eq($$ select * from pg_temp.left_behind() $$,
  array['sign_in.second_step_on|admin@test.example|admin@test.example|{}'], 'as one that begins verified does');
