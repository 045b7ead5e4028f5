-- Applications and resumes: visitors send, administrators read.

select pg_temp.add_one_of_each_kind();

select plan(72);

create function pg_temp.stamped(name text) returns text language sql volatile as
  $$ select floor(extract(epoch from now()) * 1000)::bigint || '_' || name $$;
grant execute on function pg_temp.stamped(text) to anon, authenticated;

insert into private.application_tickets (reference, resume)
select 'FILES-0000' || number, pg_temp.stamped(name)
from unnest(array['cv.pdf', 'cv.exe', 'folder/cv.pdf', 'empty.pdf', 'old.pdf', 'late.pdf', 'none.pdf'])
  with ordinality as names (name, number);
insert into private.application_tickets (reference) select 'NOFIL-0000' || number from generate_series(1, 9) as number;
update private.application_tickets set given_at = now() - interval '61 minutes' where resume like '%late.pdf';
insert into storage.buckets (id, name) values ('elsewhere', 'elsewhere');

select results_eq($$ select public, file_size_limit::bigint, allowed_mime_types from storage.buckets where id = 'resumes' $$,
  $$ values (false, 10485760::bigint, array['application/pdf', 'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document']) $$,
  'the bucket is closed, takes 10 MiB at most, and PDF, DOC and DOCX');

set local role anon;
select lives_ok($$ insert into storage.objects (bucket_id, name, version) values ('resumes', pg_temp.stamped('cv.pdf'), 'v1') $$,
  'a visitor with a ticket uploads a resume');
select throws_ok($$ insert into storage.objects (bucket_id, name) values ('elsewhere', pg_temp.stamped('old.pdf')) $$,
  '42501', null, 'a visitor uploads into no other bucket');
select throws_ok($$ insert into storage.objects (bucket_id, name) values ('resumes', pg_temp.stamped('free.pdf')) $$,
  '42501', null, 'a visitor uploads nothing without a ticket for its name');
select throws_ok($$ insert into storage.objects (bucket_id, name) values ('resumes', pg_temp.stamped('late.pdf')) $$,
  '42501', null, 'a ticket that is older than an hour allows no upload');
select throws_ok($$ insert into storage.objects (bucket_id, name) values ('resumes', pg_temp.stamped('cv.exe')) $$,
  '42501', null, 'a visitor uploads no program');
select throws_ok($$ insert into storage.objects (bucket_id, name) values ('resumes', 'folder/' || pg_temp.stamped('cv.pdf')) $$,
  '42501', null, 'a visitor uploads into no folder');
select throws_ok($$ insert into storage.objects (bucket_id, name, metadata)
  values ('resumes', pg_temp.stamped('empty.pdf'), '{"size": 0}') $$, '42501', null, 'a visitor uploads no empty file');
select is((select count(*) from storage.objects), 0::bigint, 'a visitor sees no file');
select throws_ok($$ insert into public.job_applications (first_name, last_name, email, reference, resume_url)
  values ('A', 'B', 'a@b.example', 'FILES-00001', pg_temp.stamped('cv.pdf')) $$, '42501', null, 'rejects an unchecked file');
reset role;
update private.application_tickets set checked_version = 'v1' where resume like '%cv.pdf';
insert into storage.objects (bucket_id, name, version, created_at)
values ('resumes', pg_temp.stamped('old.pdf'), 'v1', now() - interval '25 hours');
update private.application_tickets set checked_version = 'v1' where resume like '%old.pdf';
set local role anon;
select lives_ok($$ insert into public.job_applications (first_name, last_name, email, reference, resume_url)
  values ('A', 'B', 'a@b.example', 'FILES-00001', pg_temp.stamped('cv.pdf')) $$, 'a visitor applies with the file');
select throws_ok($$ insert into public.job_applications (first_name, last_name, email, reference, resume_url)
  values ('A', 'B', 'a@b.example', 'FILES-00005', pg_temp.stamped('old.pdf')) $$, '42501', null, 'a visitor applies with no file of yesterday');
select throws_ok($$ insert into public.job_applications (first_name, last_name, email, reference, resume_url)
  values ('A', 'B', 'a@b.example', 'FILES-00001', pg_temp.stamped('cv.pdf')) $$, '23505', null, 'a file belongs to one application');
select throws_ok($$ insert into public.job_applications (first_name, last_name, email, reference, resume_url)
  values ('A', 'B', 'a@b.example', 'FILES-00007', pg_temp.stamped('none.pdf')) $$, '42501', null, 'an application''s file must have been uploaded');
select throws_ok($$ insert into public.job_applications (first_name, last_name, email) values ('A', 'B', 'a@b.example') $$,
  '42501', null, 'no application comes without a ticket');
select throws_ok('select * from public.job_applications', '42501', null, 'a visitor reads no application');

set local role authenticated;
select pg_temp.become('c');
select is_empty('select 1 from public.job_applications', 'staff read no application');

select pg_temp.become('b');
select is((select count(*) from public.job_applications where email = 'a@b.example'), 1::bigint, 'an administrator does');
select public.open_resume(resume_url) from public.job_applications where email = 'a@b.example';
select is((select count(*) from storage.objects where bucket_id = 'resumes' and name like '%cv.pdf'), 1::bigint,
  'an administrator reads a resume once they opened it');
select results_eq($$ update public.job_applications set status = 'contacted' where email = 'a@b.example' returning status $$,
  array['contacted'], 'an administrator changes an application''s status');
select results_eq($$ update public.job_applications set last_name = 'Corrected' where email = 'a@b.example'
  returning corrected_by, corrected_at is not null $$,
  $$ values ('00000000-0000-4000-8000-00000000000b'::uuid, true) $$, 'an administrator corrects an application, which is recorded');
select throws_ok($$ update public.job_applications set resume_url = null $$, '42501', null, 'an administrator doesn''t change which file an application names');
select is_empty($$ delete from public.job_applications where email = 'a@b.example' returning 1 $$,
  'an administrator deletes no application whose file is still there');
-- As in Storage's own transaction; no other statement can delete from its tables.
set local storage.allow_delete_query = 'true';
delete from storage.objects where bucket_id = 'resumes' and name like '%cv.pdf';
select isnt_empty($$ delete from public.job_applications where email = 'a@b.example' returning 1 $$, 'an administrator deletes an application after its file');

select pg_temp.become('c');
select is_empty($$ delete from storage.objects where bucket_id = 'resumes' returning 1 $$, 'staff deletes no file');

set local role anon;
set local request.jwt.claims = '';
select throws_ok($$ insert into public.job_applications (first_name, last_name, email, reference, website)
  values ('A', 'B', 'a13@c.example', 'NOFIL-00001', 'https://spam.example') $$, '42501', null, 'refuses an application with the hidden field filled in');
select throws_ok($$ select * from private.application_tickets $$, '42501', null, 'no one reads who holds a ticket');
select lives_ok($$ insert into public.job_applications (first_name, last_name, email, reference)
  select 'A', 'B', 'five@c.example', 'NOFIL-0000' || number from generate_series(1, 5) as number $$, 'five come from one email address');
select throws_ok($$ insert into public.job_applications (first_name, last_name, email, reference)
  values ('A', 'B', 'FIVE@c.example', 'NOFIL-00006') $$, '42501', null, 'one email address sends no sixth application');
select throws_ok($$ insert into public.job_applications (first_name, last_name, email, reference)
  values ('A', 'B', 'five+other@c.example', 'NOFIL-00006') $$, '42501', null, 'a tag makes no other mailbox of an address');
reset role;
update private.application_tickets set network = '203.0.113.7/32' where reference = 'NOFIL-00006';
set local role anon;
select lives_ok($$ insert into public.job_applications (first_name, last_name, email, reference)
  values ('A', 'B', 'FIVE@c.example', 'NOFIL-00006') $$, 'unless it comes from elsewhere');
reset role;

-- Each check by name, with a value that only this check refuses: dropping the check makes its line fail.
create function pg_temp.refuses(check_name text, value text) returns text language sql as $$
  select throws_ok(format('update public.job_applications set %I = %L where email = ''five@c.example'' and reference = ''NOFIL-00001''',
    substring(check_name from '^job_applications_(.+?)_check'), value), '23514',
    format('new row for relation "job_applications" violates check constraint "%s"', check_name),
    format('%s refuses %s', check_name, left(value, 24)))
$$;
-- Refusals by a column's type.
create function pg_temp.type_refuses(column_name text, value text) returns text language sql as $$
  select throws_ok(format('update public.job_applications set %I = %L where reference = ''NOFIL-00001''', column_name, value), '23514',
    (select format('value for domain %s violates check constraint "%s"', typ.oid::regtype, rule.conname)
     from pg_attribute as col join pg_type as typ on typ.oid = col.atttypid join pg_constraint as rule on rule.contypid = typ.oid
     where col.attrelid = 'public.job_applications'::regclass and col.attname = column_name),
    format('the type of %s refuses %s', column_name, left(value, 24)))
$$;
create function pg_temp.takes(column_name text, value text) returns text language sql as $$
  select lives_ok(format('update public.job_applications set %I = %L where reference = ''NOFIL-00002''', column_name, value),
    format('%s takes %s', column_name, left(value, 24)))
$$;
select pg_temp.refuses('job_applications_first_name_check', repeat('x', 101));
select pg_temp.type_refuses('first_name', '  ');
select pg_temp.refuses('job_applications_last_name_check', repeat('x', 101));
select pg_temp.type_refuses('last_name', '');
select pg_temp.type_refuses('email', repeat('x', 250) || '@y.za');
select pg_temp.type_refuses('email', 'jo');
select pg_temp.type_refuses('email', 'jo @y.example');
select pg_temp.type_refuses('email', 'jo@y@example');
select pg_temp.refuses('job_applications_phone_check', repeat('1', 41));
select pg_temp.refuses('job_applications_experience_years_check', '7');
select pg_temp.refuses('job_applications_available_start_date_check', '1999-12-31');
select pg_temp.refuses('job_applications_available_start_date_check', '2101-01-01');
select pg_temp.refuses('job_applications_salary_expectations_check', repeat('1', 201));
select pg_temp.refuses('job_applications_work_authorization_check', 'maybe');
select pg_temp.refuses('job_applications_resume_url_check', repeat('x', 201));
select pg_temp.refuses('job_applications_resume_name_check', 'cv.exe');
select pg_temp.refuses('job_applications_resume_name_check', '../cv.pdf');
select pg_temp.refuses('job_applications_resume_name_check', '.pdf');
select pg_temp.refuses('job_applications_resume_name_check', 'cv' || chr(8238) || '.pdf');
select pg_temp.refuses('job_applications_resume_name_check', repeat('x', 252) || '.pdf');
select pg_temp.refuses('job_applications_status_check', 'hired');
select pg_temp.refuses('job_applications_reference_check', 'free words');
select pg_temp.refuses('job_applications_language_check', 'fr');
select pg_temp.refuses('job_applications_website_check', repeat('x', 2001));
select pg_temp.type_refuses('first_name', 'J' || chr(8203) || 'o');
select pg_temp.type_refuses('first_name', 'Jo' || chr(7));
select pg_temp.type_refuses('last_name', chr(8238) || 'eoD');
select pg_temp.type_refuses('last_name', 'D' || chr(8205) || 'oe');
select pg_temp.type_refuses('email', 'jo' || chr(8203) || '@y.example');
select pg_temp.type_refuses('phone', chr(8237) || '555');
select pg_temp.type_refuses('salary_expectations', '1' || chr(65279));
select pg_temp.takes('first_name', repeat('x', 100));
select pg_temp.takes('last_name', 'علی' || chr(8204) || 'رضا');
select pg_temp.takes('email', repeat('x', 64) || '@' || repeat('y.', 93) || 'za');
select pg_temp.takes('phone', repeat('1', 40));
select pg_temp.takes('available_start_date', '2000-01-01');
select pg_temp.takes('available_start_date', '2100-12-31');
select pg_temp.takes('salary_expectations', repeat('1', 200));
select pg_temp.takes('resume_name', '履歴書 – Müller ' || repeat('x', 230) || '.PDF');
select pg_temp.takes('resume_url', repeat('x', 196) || '.pdf');
select set_eq($$ select conname::text from pg_constraint where conrelid = 'public.job_applications'::regclass and contype = 'c' $$,
  array['job_applications_first_name_check', 'job_applications_last_name_check', 'job_applications_email_key_spelling',
    'job_applications_phone_check', 'job_applications_experience_years_check', 'job_applications_available_start_date_check',
    'job_applications_salary_expectations_check', 'job_applications_work_authorization_check', 'job_applications_resume_url_check',
    'job_applications_resume_name_check',
    'job_applications_status_check', 'job_applications_reference_check', 'job_applications_language_check',
    'job_applications_website_check'],
  'the checks of an application are these');
