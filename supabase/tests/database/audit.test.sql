-- The audit trail: events and their contents, and that no one can delete one.

select pg_temp.add_person('a', 'super', 'super_admin', 'Sue'), pg_temp.add_person('b', 'admin', 'admin', 'Adam');
update public.staff_directory set last_name = case first_name when 'Sue' then 'Per' else 'Min' end where email like '%@test.example';
insert into public.job_applications (id, first_name, last_name, email, reference, resume_url) values
  ('00000000-0000-4000-a000-000000000001', 'Jo', 'Doe', 'jo@test.example', 'ABCDE-12345', '1700000000002_Jo Doe.pdf');
insert into storage.objects (bucket_id, name, version) values
  ('resumes', '1700000000002_Jo Doe.pdf', '1'), ('resumes', '1700000000003_other.pdf', '1');

select count(*) from pg_temp.left_behind();

select plan(49);

-- The directory.
select pg_temp.become('a');
set local role authenticated;
select lives_ok($$ select public.set_staff_role('00000000-0000-4000-9000-00000000000b', 'staff') $$, 'a role is changed');
select results_eq($$ select * from pg_temp.left_behind() $$,
  array['staff.role|super@test.example|admin@test.example|{"to": "staff", "from": "admin"}'], 'which says from what to what, and who did it');
select lives_ok($$ update public.staff_directory set phone = '555-0101', job_title = 'Lead'
  where id = '00000000-0000-4000-9000-00000000000b' $$, 'an entry is edited');
select results_eq($$ select * from pg_temp.left_behind() $$,
  array['staff.edited|super@test.example|admin@test.example|{"fields": ["job_title", "phone"]}'], 'which names fields and no words');
select lives_ok($$ update public.staff_directory set phone = '555-0101' where id = '00000000-0000-4000-9000-00000000000b' $$,
  'an edit that changes nothing');
select is_empty($$ select * from pg_temp.left_behind() $$, 'leaves nothing');
select lives_ok($$ select public.set_staff_active('00000000-0000-4000-9000-00000000000b', false) $$, 'deactivates a person');
select results_eq($$ select * from pg_temp.left_behind() $$,
  array['staff.deactivated|super@test.example|admin@test.example|{}'], 'a deactivation leaves an event');
select lives_ok($$ select public.set_staff_active('00000000-0000-4000-9000-00000000000b', true);
  select public.set_staff_role('00000000-0000-4000-9000-00000000000b', 'admin') $$, 'a person is activated again');
select results_eq($$ select * from pg_temp.left_behind() $$,
  array['staff.activated|super@test.example|admin@test.example|{}',
    'staff.role|super@test.example|admin@test.example|{"to": "admin", "from": "staff"}'], 'in two events');
reset role;
-- Leaving ended the session.
insert into auth.sessions (id, user_id) values ('00000000-0000-4000-8000-00000000000b', '00000000-0000-4000-8000-00000000000b');
select set_config('request.jwt.claim.sub', '', true), set_config('request.jwt.claims', '', true);
insert into public.staff_directory (id, email, first_name) values ('00000000-0000-4000-9000-00000000000c', 'new@test.example', 'New');
select results_eq($$ select * from pg_temp.left_behind() $$, array['staff.added|the server|new@test.example|{"to": "staff"}'],
  'the server adds a person by itself');
update public.staff_directory set user_id = null where email = 'admin@test.example';
update public.staff_directory set user_id = '00000000-0000-4000-8000-00000000000b' where email = 'admin@test.example';
select results_eq($$ select * from pg_temp.left_behind() $$,
  array['staff.unlinked|the server|admin@test.example|{}', 'staff.linked|the server|admin@test.example|{}'],
  'an account is taken and given');
delete from public.staff_directory where email = 'new@test.example';
select results_eq($$ select * from pg_temp.left_behind() $$, array['staff.removed|the server|new@test.example|{}'], 'an entry is removed');

-- The person the server acts for.
select set_config('request.jwt.claims', '{"role": "service_role"}', true),
  set_config('request.headers', '{"x-acting-for": "00000000-0000-4000-8000-00000000000a"}', true);
set local role service_role;
insert into public.leads (company, contact, kind) values ('A', 'A', 'buying'), ('B', 'B', 'selling');
select results_eq($$ select * from pg_temp.left_behind() $$, array['leads.added|super@test.example||{"number": 2}'],
  'a function names the person it acts for, once for all rows');
update public.leads set notes = 'x' where company = 'A';
delete from public.leads where company in ('A', 'B');
delete from public.leads where company = 'nobody''s';
select results_eq($$ select * from pg_temp.left_behind() $$,
  array['leads.changed|super@test.example||{"number": 1}', 'leads.deleted|super@test.example||{"number": 2}'],
  'changed and deleted leads leave their number, and none leave nothing');
select set_config('request.headers', '{"x-acting-for": "somebody''); drop table"}', true);
insert into public.leads (company, contact, kind) values ('A', 'A', 'buying');
select results_eq($$ select * from pg_temp.left_behind() $$, array['leads.added|the server||{"number": 1}'],
  'an invalid name is ignored');
reset role;
select pg_temp.become('b'),
  set_config('request.headers', '{"x-acting-for": "00000000-0000-4000-8000-00000000000a"}', true);

-- Applications, by an administrator who claims to be someone else.
set local role authenticated;
update public.job_applications set status = 'contacted' where reference = 'ABCDE-12345';
select results_eq($$ select * from pg_temp.left_behind() $$,
  array['application.status|admin@test.example|ABCDE-12345|{"to": "contacted", "from": "new"}'], 'only the server acts for others');
update public.job_applications set first_name = 'Joan' where reference = 'ABCDE-12345';
select results_eq($$ select * from pg_temp.left_behind() $$,
  array['application.edited|admin@test.example|ABCDE-12345|{"fields": ["first_name"]}'], 'a correction names the field');

-- Resumes.
select is_empty($$ select name from storage.objects where bucket_id = 'resumes' $$, 'a resume that was not opened is not there');
select throws_ok($$ select public.open_resume('1700000000009_none.pdf') $$, 'P0002', null, 'a missing one can''t be opened');
select throws_ok($$ select public.open_resume('1700000000002_Jo Doe.pdf', 'fun') $$, '22023', null, 'a resume can''t be opened for another purpose');
select lives_ok($$ select public.open_resume('1700000000002_Jo Doe.pdf') $$, 'an administrator opens one');
select results_eq($$ select * from pg_temp.left_behind() $$,
  $$ values ('resume.opened|admin@test.example|ABCDE-12345|' || jsonb_build_object('purpose', 'reading', 'file',
    encode(sha256('1700000000002_Jo Doe.pdf'), 'hex'))::text) $$, 'which says whose, and not by its name');
select results_eq($$ select name from storage.objects where bucket_id = 'resumes' $$, array['1700000000002_Jo Doe.pdf'],
  'an administrator who opened a resume reads this one and no other');
select pg_temp.become('a');
select is_empty($$ select name from storage.objects where bucket_id = 'resumes' $$, 'which exists for no one else');
reset role;
insert into public.audit_events (happened_at, actor_id, action, details) values (now() - interval '61 seconds',
  '00000000-0000-4000-8000-00000000000a', 'resume.opened',
  jsonb_build_object('file', encode(sha256('1700000000003_other.pdf'), 'hex')));
set local role authenticated;
select is_empty($$ select name from storage.objects where bucket_id = 'resumes' $$, 'no one reads a resume a minute after it was opened');
reset role;
-- As in Storage's own transaction; no other statement can delete from its tables.
set local storage.allow_delete_query = 'true';
delete from storage.objects where bucket_id = 'resumes';
select pg_temp.become('b');
set local role authenticated;
select count(*) from pg_temp.left_behind();
delete from public.job_applications where reference = 'ABCDE-12345';
select results_eq($$ select * from pg_temp.left_behind() $$, array['application.deleted|admin@test.example|ABCDE-12345|{}'],
  'a deleted application leaves its reference');
reset role;

-- Templates.
insert into public.team_templates (id, designer, designer_version, brand_version, name, draft, published_by) values
  ('00000000-0000-4000-c000-000000000001', 'poster', 1, '1', 'Fair', '{"headline": "x"}', '00000000-0000-4000-8000-00000000000b');
update public.team_templates set version = 2, draft = '{"headline": "y"}' where name = 'Fair';
update public.team_templates set name = 'Fairs' where name = 'Fair';
update public.team_templates set withdrawn_at = now() where name = 'Fairs';
update public.team_templates set version = 3, withdrawn_at = null where name = 'Fairs';
delete from public.team_templates where name = 'Fairs';
select results_eq($$ select split_part(line, '|admin@test.example|', 1) || ' ' || split_part(line, '|', 4) from pg_temp.left_behind() as line $$,
  array['template.published {"version": 1}', 'template.published {"version": 2}', 'template.changed {}', 'template.withdrawn {}',
    'template.published {"version": 3}', 'template.deleted {}'], 'templates leave an event for each step');

-- Sign-ins.
select lives_ok($$ select private.note_password_attempt('{"user_id": "00000000-0000-4000-8000-00000000000b", "valid": false}')
  from generate_series(1, 4) $$, 'four wrong passwords');
select is_empty($$ select * from pg_temp.left_behind() $$, 'leave nothing');
select is(private.note_password_attempt('{"user_id": "00000000-0000-4000-8000-00000000000b", "valid": false}'),
  '{"decision": "continue"}'::jsonb, 'this doesn''t refuse the fifth');
select results_eq($$ select split_part(line, '|', 1) || ' ' || split_part(line, '|', 3) || ' ' || split_part(line, '|', 4)
  from pg_temp.left_behind() as line $$, array['sign_in.refused admin@test.example {"number": 5}'], 'refused sign-ins leave an event');
select lives_ok($$ select private.note_password_attempt('{"user_id": "00000000-0000-4000-8000-00000000000b", "valid": true}');
  select private.note_password_attempt('{"user_id": "00000000-0000-4000-8000-00000000000b", "valid": false}')
  from generate_series(1, 4) $$, 'a right one resets the count');
select lives_ok($$ update private.refused_sign_ins set since = now() - interval '15 minutes';
  select private.note_password_attempt('{"user_id": "00000000-0000-4000-8000-00000000000b", "valid": false}')
  from generate_series(1, 4);
  select private.note_password_attempt('{"user_id": "00000000-0000-4000-8000-0000000000ff", "valid": false}')
  from generate_series(1, 9) $$, 'a quarter of an hour resets the count, and an unknown account has none');
select is_empty($$ select * from pg_temp.left_behind() $$, 'four wrong passwords and an unknown account leave no event');

-- Second steps.
select lives_ok($$ select private.note_mfa_attempt('{"user_id": "00000000-0000-4000-8000-00000000000b", "valid": false}') from generate_series(1, 4);
  select private.note_mfa_attempt('{"user_id": "00000000-0000-4000-8000-00000000000b", "valid": true}');
  select private.note_mfa_attempt('{"user_id": "00000000-0000-4000-8000-00000000000b", "valid": false}') from generate_series(1, 4) $$,
  'four wrong codes, a right one, and four again');
select is_empty($$ select * from pg_temp.left_behind() $$, 'leave nothing');
select private.note_mfa_attempt('{"user_id": "00000000-0000-4000-8000-00000000000b", "valid": false}');
select results_eq($$ select split_part(line, '|', 1) || ' ' || split_part(line, '|', 3) || ' ' || split_part(line, '|', 4)
  from pg_temp.left_behind() as line $$, array['sign_in.second_step_refused admin@test.example {"number": 5}'], 'the fifth leaves an event');

-- No one can delete an event.
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
from unnest(array['authenticated', 'service_role']) as role_name, unnest(array[
  'update public.audit_events set actor = null', 'delete from public.audit_events', 'truncate public.audit_events'
]) as statement;
select is(pg_temp.tries(current_user, 'set local session_replication_role = replica; ' || statement), 'refused',
  format('the table''s owner can''t do it either, also as a replica: %s', statement))
from unnest(array[
  'update public.audit_events set actor = null', 'delete from public.audit_events', 'truncate public.audit_events'
]) as statement;

-- Except time.
insert into public.audit_events (happened_at, action) values
  (now() - interval '24 months', 'staff.edited'), (now() - interval '24 months' + interval '1 second', 'staff.edited');
select pg_temp.become('a');
set local role authenticated;
select is((select count(*) from public.audit_events where happened_at < now() - interval '23 months'), 1::bigint,
  'no one sees an event after 24 months');
reset role;
insert into public.staff_directory (email, first_name) values ('last@test.example', 'Last');
select is((select count(*) from public.audit_events where happened_at < now() - interval '23 months'), 1::bigint,
  'the next event takes the place of an old one');
