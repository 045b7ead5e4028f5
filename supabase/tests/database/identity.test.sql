-- Valid tokens, the address of an account, and the effects of an inactive entry.

select pg_temp.add_person('a', 'super', 'super_admin'), pg_temp.add_person('c', 'staff', metadata => '{"role": "super_admin", "staff_role": "super_admin"}'),
  pg_temp.add_account('f', 'stranger', '{"role": "super_admin", "staff_role": "super_admin"}');
insert into auth.identities (id, provider, provider_id, user_id, identity_data)
select gen_random_uuid(), 'email', id::text, id, jsonb_build_object('sub', id, 'email', email)
from auth.users where email like '%@test.example';
insert into public.staff_directory (id, email, first_name, role) values (pg_temp.entry('e'), 'free@test.example', 'Free', 'super_admin');
insert into public.user_profiles (user_id, password_changed) values (pg_temp.account('f'), true);

select plan(42);

-- Tokens. Each line has the access that the claims give.
create function pg_temp.opened(account text, claims jsonb) returns text language plpgsql as $$
declare
  found text;
begin
  perform set_config('request.jwt.claim.sub', account, true);
  perform set_config('request.jwt.claims', (jsonb_build_object('sub', account) || claims)::text, true);
  set local role authenticated;
  select concat_ws(' ', coalesce(public.get_current_user_role(), 'none'),
    (select count(*) from public.user_profiles), (select count(*) from public.staff_directory where email like '%@test.example'))
  into found;
  reset role;
  return found;
end
$$;
create function pg_temp.opened_by_session(account text, session text) returns text language sql as
  $$ select pg_temp.opened(account, jsonb_build_object('session_id', session)) $$;

select is(pg_temp.opened_by_session('00000000-0000-4000-8000-00000000000c', '00000000-0000-4000-8000-00000000000c'),
  'staff 1 3', 'a token whose session lives opens what is the person''s');
select is(pg_temp.opened('00000000-0000-4000-8000-00000000000c', '{}'), 'none 0 0',
  'a token that names no session opens nothing, not even their own');
select is(pg_temp.opened_by_session('00000000-0000-4000-8000-00000000000c', '00000000-0000-4000-8000-00000000000a'),
  'none 0 0', 'a token that names someone else''s session opens nothing');
select is(pg_temp.opened_by_session('00000000-0000-4000-8000-00000000000c', gen_random_uuid()::text),
  'none 0 0', 'a token whose session has ended opens nothing');
select is(pg_temp.opened_by_session('00000000-0000-4000-8000-00000000000c', 'no id'), 'none 0 0', 'a token with an invalid session id opens nothing');
update auth.sessions set not_after = now() where id = '00000000-0000-4000-8000-00000000000c';
select is(pg_temp.opened_by_session('00000000-0000-4000-8000-00000000000c', '00000000-0000-4000-8000-00000000000c'),
  'none 0 0', 'a token whose session has run out opens nothing');
update auth.sessions set not_after = now() + interval '1 hour' where id = '00000000-0000-4000-8000-00000000000c';
select is(pg_temp.opened_by_session('00000000-0000-4000-8000-00000000000c', '00000000-0000-4000-8000-00000000000c'),
  'staff 1 3', 'which one may that runs out later');
update auth.users set banned_until = now() + interval '1 hour' where email = 'staff@test.example';
select is(pg_temp.opened_by_session('00000000-0000-4000-8000-00000000000c', '00000000-0000-4000-8000-00000000000c'),
  'none 0 0', 'a banned person''s opens nothing');
update auth.users set banned_until = now() where email = 'staff@test.example';
select is(pg_temp.opened_by_session('00000000-0000-4000-8000-00000000000c', '00000000-0000-4000-8000-00000000000c'),
  'staff 1 3', 'until the ban is over');

-- Sessions that are ended individually or expire.
create function pg_temp.as_session(account text, session text) returns void language plpgsql as $$
begin
  perform set_config('request.jwt.claim.sub', account, true);
  perform set_config('request.jwt.claims', jsonb_build_object('sub', account, 'session_id', session)::text, true);
  set local role authenticated;
end
$$;
insert into auth.sessions (id, user_id, created_at, refreshed_at, not_after) values
  ('00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-00000000000c', now() - interval '2 days', null, null),
  ('00000000-0000-4000-8000-0000000000c2', '00000000-0000-4000-8000-00000000000c', now() - interval '8 days', null, null),
  ('00000000-0000-4000-8000-0000000000c3', '00000000-0000-4000-8000-00000000000c', now() - interval '31 days', now(), null),
  ('00000000-0000-4000-8000-0000000000c4', '00000000-0000-4000-8000-00000000000c', now() - interval '1 day', now(), now()),
  ('00000000-0000-4000-8000-0000000000c5', '00000000-0000-4000-8000-00000000000c', now() - interval '29 days',
    now() - interval '6 days', null);
select pg_temp.as_session('00000000-0000-4000-8000-00000000000c', '00000000-0000-4000-8000-00000000000c');
select results_eq($$ select right(id::text, 2), is_current from public.own_sessions() order by 1 $$,
  $$ values ('0c', true), ('c1', false), ('c5', false) $$,
  'people see their sessions but for those that were not used for 7 days, began 30 days ago or are over');
select ok(public.end_own_session('00000000-0000-4000-8000-0000000000c1'), 'a person ends one of them');
select ok(not public.end_own_session('00000000-0000-4000-8000-0000000000c1'), 'which then no longer exists');
select ok(not public.end_own_session('00000000-0000-4000-8000-00000000000a'), 'a person doesn''t end someone else''s session');
select ok(not public.end_own_session('00000000-0000-4000-8000-00000000000c'), 'a person doesn''t end the session that asks');
select ok(not public.end_own_session(null), 'a person ends no session without its id');
reset role;
update auth.users set banned_until = now() + interval '1 hour' where email = 'staff@test.example';
select pg_temp.as_session('00000000-0000-4000-8000-00000000000c', '00000000-0000-4000-8000-00000000000c');
select ok(not public.end_own_session('00000000-0000-4000-8000-0000000000c5'), 'a banned person ends none');
reset role;
update auth.users set banned_until = null where email = 'staff@test.example';
select results_eq($$ select count(*)::integer from auth.sessions where user_id = '00000000-0000-4000-8000-00000000000a' $$,
  $$ values (1) $$, 'the sessions of others are as they were');
delete from auth.sessions where user_id = '00000000-0000-4000-8000-00000000000c' and id <> user_id;

-- Roles come from the directory, whatever people's metadata or tokens say.
select is(pg_temp.opened('00000000-0000-4000-8000-00000000000f', jsonb_build_object(
    'session_id', '00000000-0000-4000-8000-00000000000f', 'email', 'super@test.example', 'staff_role', 'super_admin',
    'user_metadata', '{"role": "super_admin", "staff_role": "super_admin"}'::jsonb,
    'app_metadata', '{"role": "super_admin", "staff_role": "super_admin"}'::jsonb)),
  'none 1 0', 'metadata and claims make no stranger a super administrator');
select is(pg_temp.opened('00000000-0000-4000-8000-00000000000c', jsonb_build_object(
    'session_id', '00000000-0000-4000-8000-00000000000c',
    'user_metadata', '{"role": "super_admin", "staff_role": "super_admin"}'::jsonb)),
  'staff 1 3', 'metadata and claims make no staff a super administrator');

-- Addresses.
select throws_ok($$ update auth.users set email_change = 'free@test.example' where email = 'staff@test.example' $$, '42501',
  'Only an administrator can change an account''s email address, in the staff directory.', 'no one can start taking a colleague''s free address');
select throws_ok($$ update auth.users set email_change = 'elsewhere@test.example' where email = 'stranger@test.example' $$,
  '42501', null, 'not even someone without an entry');
select throws_ok($$ update auth.users set email = 'free@test.example' where email = 'staff@test.example' $$, '23514',
  'An account''s email address must match its directory entry.', 'no account has another address than its entry');
select lives_ok($$ update auth.users set email = 'Staff@Test.example', email_change = '' where email = 'staff@test.example' $$,
  'an account may change the case of its address, and the auth server may empty what is empty');
update auth.users set email = 'staff@test.example' where email = 'Staff@Test.example';
select lives_ok($$ update auth.users set email = 'other@test.example' where email = 'stranger@test.example' $$,
  'the server gives an account without an entry another address');
select throws_ok($$ update public.staff_directory set user_id = '00000000-0000-4000-8000-00000000000f'
  where email = 'free@test.example' $$, '23514', 'An account can be linked only to the directory entry with the same email address.',
  'no entry gets the account of another address');
select throws_ok($$ insert into public.staff_directory (user_id, email, first_name)
  values ('00000000-0000-4000-8000-00000000000f', 'new@test.example', 'New') $$, '23514', null, 'a new entry doesn''t get the account of another address');
-- The hosted auth server's own table of mailed tokens.
do $$ begin
  if to_regclass('auth.one_time_tokens') is null then
    create table auth.one_time_tokens (
      id uuid primary key, user_id uuid not null references auth.users (id) on delete cascade, token_type text not null,
      token_hash text not null, relates_to text not null
    );
    grant all on auth.one_time_tokens to postgres;
  end if;
end $$;
create function pg_temp.mail_links(account uuid) returns void language sql as $$
  update auth.users set recovery_token = 'a' || account, confirmation_token = 'b' || account, email_change_token_new = 'c' || account,
    email_change_token_current = 'd' || account, reauthentication_token = 'e' || account where id = account;
  insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to) values
    (gen_random_uuid(), account, 'recovery_token', 'a' || account, 'x@test.example'),
    (gen_random_uuid(), account, 'confirmation_token', 'b' || account, 'x@test.example'),
    (gen_random_uuid(), account, 'email_change_token_new', 'c' || account, 'x@test.example');
$$;
create function pg_temp.links_of(account uuid) returns text language sql as $$
  select replace(concat(recovery_token, confirmation_token, email_change_token_new, email_change_token_current,
    reauthentication_token), account::text, '') || (select count(*) from auth.one_time_tokens where user_id = account)
  from auth.users where id = account
$$;
select pg_temp.mail_links('00000000-0000-4000-8000-00000000000c');
select pg_temp.mail_links('00000000-0000-4000-8000-00000000000f');
update public.staff_directory set phone = '+1 512 555 0100' where email = 'staff@test.example';
select is(pg_temp.links_of('00000000-0000-4000-8000-00000000000c'), 'abcde3',
  'mailed links stay valid while the address does');
select lives_ok($$ update public.staff_directory set email = 'renamed@test.example' where email = 'staff@test.example' $$,
  'the entry changes its address');
select results_eq($$ select account.email::text, own.email::text
    from auth.users as account join auth.identities as own on own.user_id = account.id
    where account.id = '00000000-0000-4000-8000-00000000000c' $$,
  $$ values ('renamed@test.example', 'renamed@test.example') $$, 'an account and its identity follow the address of their entry');
select is(pg_temp.links_of('00000000-0000-4000-8000-00000000000c'), '0', 'links mailed to the old address end');
select is(pg_temp.links_of('00000000-0000-4000-8000-00000000000f'), 'abcde3', 'links mailed to someone else remain');
select throws_ok($$ update public.staff_directory set email = 'other@test.example' where email = 'renamed@test.example' $$,
  '23505', null, 'not to an address that another account has');

-- Inactive entries, no matter who deactivates them.
select pg_temp.mail_links('00000000-0000-4000-8000-00000000000c');
update public.staff_directory set is_active = false where email = 'renamed@test.example';
select results_eq($$ select banned_until > now() + interval '99 years', email_confirmed_at is null,
    pg_temp.links_of('00000000-0000-4000-8000-00000000000c') from auth.users where email = 'renamed@test.example' $$,
  $$ values (true, true, '0') $$, 'an inactive entry''s account is banned, unconfirmed and has no link');
select is_empty($$ select 1 from auth.sessions where user_id = '00000000-0000-4000-8000-00000000000c' $$,
  'an inactive entry''s account is signed out everywhere');
select throws_ok($$ insert into auth.sessions (id, user_id)
  values ('00000000-0000-4000-8000-00000000000c', '00000000-0000-4000-8000-00000000000c') $$, '42501', 'A banned account can''t have a session.',
  'a banned account begins no session, whichever way they come to the auth server');
update auth.users set email_confirmed_at = now(), banned_until = null where email = 'renamed@test.example';
insert into auth.sessions (id, user_id)
values ('00000000-0000-4000-8000-00000000000c', '00000000-0000-4000-8000-00000000000c');
update auth.users set banned_until = now() + interval '1 hour' where email = 'renamed@test.example';
select throws_ok($$ update auth.sessions set refreshed_at = now() where id = '00000000-0000-4000-8000-00000000000c' $$, '42501', null,
  'no session of a banned account is renewed');
select throws_ok($$ update auth.sessions set user_id = '00000000-0000-4000-8000-00000000000c'
  where id = '00000000-0000-4000-8000-00000000000a' $$, '42501', null, 'a banned account doesn''t take over someone else''s session');
select is(pg_temp.opened_by_session('00000000-0000-4000-8000-00000000000c', '00000000-0000-4000-8000-00000000000c'),
  'none 0 0', 'a reset by e-mail, which confirms the address and signs in, opens nothing');
update auth.users set banned_until = null where email = 'renamed@test.example';
select is(pg_temp.opened_by_session('00000000-0000-4000-8000-00000000000c', '00000000-0000-4000-8000-00000000000c'),
  'none 1 0', 'lifting the ban by hand opens nothing: the entry is inactive');
update public.staff_directory set first_name = 'Still' where email = 'renamed@test.example';
update auth.users set banned_until = now() + interval '1 hour', email_confirmed_at = null where email = 'renamed@test.example';
update public.staff_directory set is_active = true where email = 'renamed@test.example';
select results_eq($$ select banned_until is null, email_confirmed_at is not null from auth.users where email = 'renamed@test.example' $$,
  $$ values (true, true) $$, 'activation lifts the ban and confirms');
update auth.users set banned_until = now() + interval '1 hour' where email = 'renamed@test.example';
update public.staff_directory set is_active = true, first_name = 'Banned' where email = 'renamed@test.example';
select isnt((select banned_until from auth.users where email = 'renamed@test.example'), null,
  'a ban for another reason stays when nothing is activated');
update public.staff_directory set user_id = null where email = 'renamed@test.example';
update public.staff_directory set is_active = false where email = 'renamed@test.example';
update auth.users set banned_until = null where email = 'renamed@test.example';
update public.staff_directory set user_id = '00000000-0000-4000-8000-00000000000c' where email = 'renamed@test.example';
select isnt((select banned_until from auth.users where email = 'renamed@test.example'), null,
  'an account that is linked to an inactive entry is closed too');
