-- Applications and resumes: visitors send, administrators read.
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
delete from public.staff_directory where user_id is null;
insert into public.staff_directory (user_id, email, first_name, role, is_active) values
  ('00000000-0000-4000-8000-00000000000a', 'super@test.example', 'Super', 'super_admin', true),
  ('00000000-0000-4000-8000-00000000000b', 'admin@test.example', 'Admin', 'admin', true),
  ('00000000-0000-4000-8000-00000000000c', 'staff@test.example', 'Staff', 'staff', true),
  ('00000000-0000-4000-8000-00000000000d', 'fresh@test.example', 'Fresh', 'staff', true),
  ('00000000-0000-4000-8000-00000000000e', 'gone@test.example', 'Gone', 'super_admin', false);
insert into public.user_profiles (user_id, password_changed)
select id, email <> 'fresh@test.example' from auth.users where email like '%@test.example' and email not like 'stranger%';
-- A session has the id of its account. Who left has one too: what is closed then is closed by the entry.
update auth.users set banned_until = null where email = 'gone@test.example';
insert into auth.sessions (id, user_id) select id, id from auth.users where email like '%@test.example';

select plan(23);

create function pg_temp.stamped(name text) returns text language sql volatile as
  $$ select floor(extract(epoch from now()) * 1000)::bigint || '_' || name $$;
grant execute on function pg_temp.stamped(text) to anon, authenticated;

set local role anon;
select lives_ok($$ insert into storage.objects (bucket_id, name) values ('resumes', pg_temp.stamped('cv.pdf')) $$,
  'a visitor uploads a resume');
select throws_ok($$ insert into storage.objects (bucket_id, name) values ('resumes', pg_temp.stamped('cv.exe')) $$,
  '42501', null, 'but no program');
select throws_ok($$ insert into storage.objects (bucket_id, name) values ('resumes', 'folder/' || pg_temp.stamped('cv.pdf')) $$,
  '42501', null, 'and into no folder');
select throws_ok($$ insert into storage.objects (bucket_id, name, metadata)
  values ('resumes', pg_temp.stamped('empty.pdf'), '{"size": 0}') $$, '42501', null, 'and no empty file');
select is((select count(*) from storage.objects), 0::bigint, 'and sees none');
select lives_ok($$ insert into public.job_applications (first_name, last_name, email, resume_url)
  values ('A', 'B', 'a@b.example', pg_temp.stamped('cv.pdf')) $$, 'a visitor applies with the file');
select throws_ok($$ insert into public.job_applications (first_name, last_name, email, resume_url)
  values ('A', 'B', 'a@b.example', pg_temp.stamped('cv.pdf')) $$, '23505', null, 'a file belongs to one application');
select throws_ok($$ insert into public.job_applications (first_name, last_name, email, resume_url)
  values ('A', 'B', 'a@b.example', pg_temp.stamped('other.pdf')) $$, '42501', null, 'and must have been uploaded');
select throws_ok('select * from public.job_applications', '42501', null, 'a visitor reads no application');

set local role authenticated;
set local request.jwt.claim.sub = '00000000-0000-4000-8000-00000000000c';
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000c", "session_id": "00000000-0000-4000-8000-00000000000c"}';
select is_empty('select 1 from public.job_applications', 'nor does staff');

set local request.jwt.claim.sub = '00000000-0000-4000-8000-00000000000b';
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000b", "session_id": "00000000-0000-4000-8000-00000000000b"}';
select is((select count(*) from public.job_applications where email = 'a@b.example'), 1::bigint, 'an administrator does');
select is((select count(*) from storage.objects where bucket_id = 'resumes' and name like '%cv.pdf'), 1::bigint, 'and the resume');
select results_eq($$ update public.job_applications set status = 'contacted' where email = 'a@b.example' returning status $$,
  array['contacted'], 'and notes what came of it');
select throws_ok($$ update public.job_applications set email = 'x@y.example' $$, '42501', null, 'but rewrites nothing');
select lives_ok($$ update public.job_applications set notes = 'Call on Monday' where email = 'a@b.example' $$, 'and writes notes');
select is_empty($$ delete from public.job_applications where email = 'a@b.example' returning 1 $$,
  'but deletes no application whose file is still there');
delete from storage.objects where bucket_id = 'resumes' and name like '%cv.pdf';
select isnt_empty($$ delete from public.job_applications where email = 'a@b.example' returning 1 $$, 'and deletes one after its file');

set local request.jwt.claim.sub = '00000000-0000-4000-8000-00000000000c';
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000c", "session_id": "00000000-0000-4000-8000-00000000000c"}';
select is_empty($$ delete from storage.objects where bucket_id = 'resumes' returning 1 $$, 'staff deletes no file');

set local role anon;
set local request.jwt.claims = '';
set local request.headers = '{"x-forwarded-for": "192.0.2.7, 10.0.0.1"}';
select lives_ok($$ insert into public.job_applications (first_name, last_name, email)
  select 'A', 'B', 'a' || number || '@c.example' from generate_series(1, 10) as number $$, 'ten come from one network address');
select throws_ok($$ insert into public.job_applications (first_name, last_name, email) values ('A', 'B', 'a11@c.example') $$,
  '42501', null, 'and not an eleventh');
set local request.headers = '{"x-forwarded-for": "192.0.2.8"}';
select lives_ok($$ insert into public.job_applications (first_name, last_name, email) values ('A', 'B', 'a12@c.example') $$,
  'while another address is served');
select throws_ok($$ insert into public.job_applications (first_name, last_name, email, website)
  values ('A', 'B', 'a13@c.example', 'https://spam.example') $$, '42501', null, 'who fills the hidden field is refused');
select throws_ok($$ select * from private.application_senders $$, '42501', null, 'and nobody reads who sent');

select * from finish();
rollback;
