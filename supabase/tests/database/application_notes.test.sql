-- Notes on applications: in the user's own name, deleted only by their author; and setting the status of many
-- applications at once.

select pg_temp.add_person('a', 'ada', 'admin'), pg_temp.add_person('b', 'bea', 'admin'), pg_temp.add_person('c', 'staff');
insert into public.job_applications (id, first_name, last_name, email, reference) values
  ('00000000-0000-4000-a000-000000000001', 'Jo', 'Doe', 'jo@test.example', 'ABCDE-12345'),
  ('00000000-0000-4000-a000-000000000002', 'Bo', 'Doe', 'bo@test.example', 'ABCDE-12346');
select count(*) from pg_temp.left_behind();

select plan(22);
select pg_temp.become('a');
set local role authenticated;
select lives_ok($$ insert into application_notes (id, application_id, body)
  values ('00000000-0000-4000-d000-000000000001', '00000000-0000-4000-a000-000000000001', 'Called') $$, 'an administrator notes something');
select results_eq('select author_id, body, written_at is not null from application_notes',
  $$ values ('00000000-0000-4000-8000-00000000000a'::uuid, 'Called', true) $$, 'in her own name, at a time');
select results_eq('select * from pg_temp.left_behind()', array['application.noted|ada@test.example|ABCDE-12345|{}'],
  'which leaves an event without the words');
select throws_ok($$ insert into application_notes (id, application_id, body, author_id) values (gen_random_uuid(),
  '00000000-0000-4000-a000-000000000001', 'Called', '00000000-0000-4000-8000-00000000000b') $$, '42501', null, 'not as someone else');
select throws_ok($$ insert into application_notes (id, application_id, body) values (gen_random_uuid(),
  '00000000-0000-4000-a000-000000000001', $$ || words || ')', '23514', null, 'a note is refused: ' || what)
from (values ($$ ' ' $$, 'blank'), ($$ repeat('x', 5001) $$, 'too long')) as given (words, what);
select throws_ok($$ insert into application_notes (id, application_id, body) values (gen_random_uuid(), gen_random_uuid(), 'Called') $$,
  '23503', null, 'a note needs an application');
select throws_ok($$ update application_notes set body = 'Never called' $$, '42501', null, 'no one changes a note');

select pg_temp.become('b');
select is((select count(*) from application_notes), 1::bigint, 'another administrator reads it');
select is_empty('delete from application_notes returning 1', 'another administrator doesn''t delete it');
select pg_temp.become('c', '{"user_metadata": {"role": "super_admin"}}');
select is_empty('select 1 from application_notes', 'staff read none');
select throws_ok($$ insert into application_notes (id, application_id, body) values (gen_random_uuid(),
  '00000000-0000-4000-a000-000000000001', 'Called') $$, '42501', null, 'staff write no note');
select throws_ok($$ select review_applications('["00000000-0000-4000-a000-000000000001"]', 'closed') $$, '42501', null,
  'staff give no status');

select pg_temp.become('a');
select isnt_empty('delete from application_notes returning 1', 'the author deletes it');
select results_eq('select * from pg_temp.left_behind()', array['application.note_deleted|ada@test.example|ABCDE-12345|{}'], 'which leaves an event');

select lives_ok($$ select review_applications('["00000000-0000-4000-a000-000000000001", "00000000-0000-4000-a000-000000000002"]', 'closed') $$,
  'many get a status at once');
select results_eq($$ select status from job_applications where email like '%@test.example' $$, array['closed', 'closed'], 'all of them');
select results_eq('select * from pg_temp.left_behind() order by 1',
  $$ select 'application.status|ada@test.example|' || reference || '|{"to": "closed", "from": "new"}'
    from unnest(array['ABCDE-12345', 'ABCDE-12346']) as reference $$, 'with an event each');
select throws_ok($$ select review_applications('["00000000-0000-4000-a000-000000000001", "00000000-0000-4000-a000-00000000000f"]', 'new') $$,
  '42501', null, 'no application changes if one of them is gone');
select throws_ok($$ select review_applications('["00000000-0000-4000-a000-000000000001"]', 'hired') $$, '23514', null, 'an unknown status is refused');

insert into application_notes (id, application_id, body) values (gen_random_uuid(), '00000000-0000-4000-a000-000000000001', 'Last');
select count(*) from pg_temp.left_behind();
select isnt_empty($$ delete from job_applications where reference = 'ABCDE-12345' returning 1 $$, 'an application is deleted with its notes');
select results_eq('select * from pg_temp.left_behind()', array['application.deleted|ada@test.example|ABCDE-12345|{}'], 'which is one event');
reset role;
