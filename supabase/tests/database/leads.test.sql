-- Leads are read by staff and written by the server.
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

select plan(5);
insert into public.leads (company, contact, kind) values ('Test', 'T. Test', 'selling');

set local role anon;
select throws_ok('select * from public.leads', '42501', null, 'a visitor is refused');

set local role authenticated;
set local request.jwt.claim.sub = '00000000-0000-4000-8000-00000000000d';
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000d", "session_id": "00000000-0000-4000-8000-00000000000d"}';
select is_empty('select 1 from public.leads', 'someone with the default password sees none');

set local request.jwt.claim.sub = '00000000-0000-4000-8000-00000000000c';
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000c", "session_id": "00000000-0000-4000-8000-00000000000c"}';
select is((select count(*) from public.leads where company = 'Test'), 1::bigint, 'staff reads them');
select throws_ok($$ update public.leads set status = 'Closed' $$, '42501', null, 'and changes none');

reset role;
select throws_ok($$ insert into public.leads (company, contact, kind) values ('X', 'Y', 'renting') $$, '23514', null,
  'a lead buys or sells');

select * from finish();
rollback;
