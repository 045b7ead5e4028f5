-- A profile belongs to its owner, and no one can set the password flag.

select pg_temp.add_one_of_each_kind();

select plan(19);

set local role authenticated;
select pg_temp.become('d');
select is((select count(*) from public.user_profiles), 1::bigint, 'a person reads their own profile only');
select is_empty($$ update public.user_profiles set display_name = 'x'
  where user_id <> '00000000-0000-4000-8000-00000000000d' returning 1 $$, 'a person renames no one else');
select throws_ok($$ update public.user_profiles set user_id = '00000000-0000-4000-8000-00000000000a' $$,
  '42501', null, 'a person gives their profile to no one else');
select throws_ok('update public.user_profiles set password_changed = true', '42501', null, 'a person can''t claim a changed password');
select lives_ok('update public.user_profiles set password_changed = false', 'a person may repeat the password flag as it is');
select throws_ok('update public.user_profiles set gmail_connected = true', '42501', null, 'a person connects nothing by a flag');
select lives_ok($$ insert into public.user_profiles (user_id, first_name) values ('00000000-0000-4000-8000-00000000000d', 'New')
  on conflict (user_id) do update set user_id = excluded.user_id, first_name = excluded.first_name $$,
  'the upsert of the profile page works');

update public.user_profiles set first_name = repeat('x', 60), last_name = null, display_name = null;
select throws_ok($$ update public.user_profiles set first_name = '  ' $$, '23514', null, 'rejects an empty first name');
select throws_ok($$ update public.user_profiles set last_name = '' $$, '23514', null, 'an empty last name is refused');
select throws_ok($$ update public.user_profiles set display_name = '' $$, '23514', null, 'an empty display name is refused');
select throws_ok($$ update public.user_profiles set first_name = repeat('x', 61) $$, '23514', null, 'a first name has 60 characters at most');
select throws_ok($$ update public.user_profiles set last_name = repeat('x', 61) $$, '23514', null, 'a last name has 60 characters at most');
select throws_ok($$ update public.user_profiles set display_name = repeat('x', 61) $$, '23514', null, 'a display name has 60 characters at most');

select pg_temp.become('f');
select throws_ok($$ insert into public.user_profiles (user_id, password_changed)
  values ('00000000-0000-4000-8000-00000000000f', true) $$, '42501', null, 'no one starts with a changed password');
reset role;

-- Tells the embedded auth server who sets a password; a hosted one has its own way to find out.
create function pg_temp.set_password(address text, password text) returns void language plpgsql as $$
begin
  perform set_config('daybreak.password_of', id::text, true) from auth.users where email = address;
  update auth.users set encrypted_password = password where email = address;
end
$$;
select pg_temp.set_password('fresh@test.example', 'own');
set constraints all immediate;
select ok((select password_changed from public.user_profiles where user_id = '00000000-0000-4000-8000-00000000000d'),
  'a password that is set with a session left was chosen by its owner');

set constraints all deferred;
select pg_temp.set_password('fresh@test.example', 'given');
delete from auth.sessions where user_id = '00000000-0000-4000-8000-00000000000d';
set constraints all immediate;
select ok(not (select password_changed from public.user_profiles where user_id = '00000000-0000-4000-8000-00000000000d'),
  'one that ends every session was given by an administrator');

delete from auth.sessions where user_id = '00000000-0000-4000-8000-00000000000f';
select pg_temp.set_password('stranger@test.example', 'first');
select is((select password_changed from public.user_profiles where user_id = '00000000-0000-4000-8000-00000000000f'), false,
  'a person without a profile gets one');

insert into auth.users (id, email, raw_user_meta_data) values ('00000000-0000-4000-8000-000000000011', 'long@test.example',
  jsonb_build_object('first_name', repeat('x', 99), 'last_name', ' ', 'full_name', repeat('y', 150)));
select pg_temp.set_password('long@test.example', 'first');
select results_eq($$ select first_name::text, last_name::text, char_length(display_name) from public.user_profiles
  where user_id = '00000000-0000-4000-8000-000000000011' $$, $$ values (repeat('x', 60), null::text, 60) $$,
  'a profile created for a person takes as much of a long name as fits');

insert into public.staff_directory (id, email, first_name, last_name) values
  ('00000000-0000-4000-8000-000000000012', 'longer@test.example', repeat('a', 60), repeat('b', 60));
insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000013', 'longer@test.example');
select ok(public.link_staff_account('00000000-0000-4000-8000-000000000012', '00000000-0000-4000-8000-000000000013'),
  'the longest name doesn''t prevent an account');
