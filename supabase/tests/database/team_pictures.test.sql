-- The team's photographs: adding, seeing, approving, editing and withdrawing them, and their files.

select pg_temp.add_person('a', 'admin', 'admin'), pg_temp.add_person('b', 'adder'), pg_temp.add_person('c', 'staff', metadata => '{"role": "super_admin"}');
select pg_temp.add_picture('a', 'b', 'image/jpeg'), pg_temp.add_picture('f', 'b', 'image/jpeg'), pg_temp.add_picture('b', null, 'image/jpeg');

select count(*) from pg_temp.left_behind();

select plan(48);
set local role authenticated;

-- Adding.
select pg_temp.become('b');
select lives_ok($$ select add_team_picture(pg_temp.id('a'), repeat('a', 64), repeat('f', 64), ' Our hall ', '["hall", "roof"]', 'Ana Reyes', 'Made by us',
  '[{"x": 0.1, "y": 0.2, "width": 0.3, "height": 0.8}]', 4000, 3000) $$, 'staff add a photograph');
select lives_ok($$ select add_team_picture(pg_temp.id('a'), repeat('a', 64), repeat('f', 64), 'Twice', '[]', 'Ana', 'Ours', '[]', 4000, 3000) $$, 'once');
select results_eq('select title, topics, faces, approved_at is null from team_pictures',
  $$ values ('Our hall', array['hall', 'roof'], '[{"x": 0.1, "y": 0.2, "width": 0.3, "height": 0.8}]'::jsonb, true) $$,
  'which waits, and its uploader sees it');
select results_eq('select * from pg_temp.left_behind()', array['team_picture.added|adder@test.example|Our hall|{}'], 'an added photograph leaves an event');
select throws_ok($$ select add_team_picture(pg_temp.id('e'), repeat('b', 64), repeat('a', 64), 'A', '[]', 'B', 'C', '[]', 9, 9) $$, '23514',
  'This photograph hasn''t been uploaded yet.', 'a digest alone adds no file of someone else''s');
select throws_ok($$ select add_team_picture(pg_temp.id('e'), repeat('a', 64), repeat('a', 64), $$ || given, '23514', null, 'not with ' || given)
from unnest(array[
  $$ '', '[]', 'B', 'C', '[]', 9, 9) $$, $$ 'A', '[]', ' ', 'C', '[]', 9, 9) $$, $$ 'A', '[]', 'B', ' ', '[]', 9, 9) $$,
  $$ 'A', '[]', 'B', repeat('c', 501), '[]', 9, 9) $$, $$ 'A', '[""]', 'B', 'C', '[]', 9, 9) $$, $$ 'A', '[1]', 'B', 'C', '[]', 9, 9) $$,
  $$ 'A', '{}', 'B', 'C', '[]', 9, 9) $$, $$ 'A', '[]', 'B', 'C', '{}', 9, 9) $$, $$ 'A', '[]', 'B', 'C', '[1]', 9, 9) $$,
  $$ 'A', '[]', 'B', 'C', '[{"x": 0, "y": 0, "width": 1}]', 9, 9) $$,
  $$ 'A', '[]', 'B', 'C', '[{"x": 0.5, "y": 0, "width": 0.6, "height": 1}]', 9, 9) $$,
  $$ 'A', '[]', 'B', 'C', '[{"x": "0", "y": 0, "width": 1, "height": 1}]', 9, 9) $$,
  $$ 'A', '[]', 'B', 'C', '[{"x": 0, "y": 0, "width": 0, "height": 1}]', 9, 9) $$,
  $$ 'A', '[]', 'B', 'C', '[]', 0, 9) $$, $$ 'A', '[]', 'B', 'C', '[]', 9, 9, date '1999-01-01') $$
]) as given;

-- Before it's approved.
select pg_temp.become('c');
select is_empty('select id from team_pictures', 'colleagues don''t see it');
select is_empty('select name from storage.objects', 'colleagues don''t see the file of a photograph that waits');
select results_eq($$ select state from team_picture_states(jsonb_build_array(pg_temp.id('a'))) $$, array['waiting'], 'a piece that names a photograph learns that it waits');
select throws_ok($$ select approve_team_picture(pg_temp.id('a')) $$, '42501', null, 'staff approve none, whatever their account says');
select throws_ok($$ select withdraw_team_picture(pg_temp.id('a')) $$, '42501', null, 'staff withdraw no photograph');
select throws_ok($$ select edit_team_picture(pg_temp.id('a'), 'A', '[]', 'B', 'C', '[]') $$, '42501', null, 'staff edit no photograph');
select throws_ok($$ select add_team_picture(pg_temp.id('a'), repeat('a', 64), repeat('f', 64), 'A', '[]', 'B', 'C', '[]', 9, 9) $$, '23514', null,
  'an id of someone else''s is no one''s to add');
select pg_temp.become('b');
select throws_ok($$ select approve_team_picture(pg_temp.id('a')) $$, '42501', null, 'the uploader doesn''t approve their photograph');

-- Approving.
select pg_temp.become('a');
select results_eq('select title, uploader, state from list_team_pictures()', $$ values ('Our hall', 'Adder', 'waiting') $$, 'an administrator sees it');
select set_eq('select name from storage.objects', array[repeat('a', 64), repeat('f', 64)], 'an administrator sees the files of a photograph that waits');
select lives_ok($$ select approve_team_picture(pg_temp.id('a')), approve_team_picture(pg_temp.id('a')) $$, 'approves it, more than once');
select results_eq('select * from pg_temp.left_behind()', array['team_picture.approved|admin@test.example|Our hall|{}'], 'which leaves one event');
select throws_ok($$ select approve_team_picture(pg_temp.id('e')) $$, '23514', null, 'an administrator approves no photograph that doesn''t exist');
select pg_temp.become('c');
select results_eq('select approved_by from team_pictures', array['00000000-0000-4000-8000-00000000000a'::uuid], 'now colleagues see it');
select set_eq('select name from storage.objects', array[repeat('a', 64), repeat('f', 64)], 'colleagues see the files of an approved photograph');

-- Editing, and the last day.
select pg_temp.become('a');
select lives_ok($$ select edit_team_picture(pg_temp.id('a'), 'Hall', '["hall"]', 'Ana Reyes', 'Made by us', '[]', current_date + 9) $$, 'an administrator edits it');
select results_eq('select * from pg_temp.left_behind()',
  array['team_picture.edited|admin@test.example|Hall|{"fields": ["expires_on", "faces", "title", "topics"]}'], 'the event names the fields');
select throws_ok($$ select edit_team_picture(pg_temp.id('e'), 'A', '[]', 'B', 'C', '[]') $$, '23514', null, 'none that doesn''t exist');
select lives_ok($$ select edit_team_picture(pg_temp.id('a'), 'Hall', '["hall"]', 'Ana Reyes', 'Made by us', '[]', current_date - 3) $$, 'its last day was');
select pg_temp.become('c');
select is_empty('select id from team_pictures', 'then colleagues don''t see it anymore');
select is_empty('select name from storage.objects', 'colleagues don''t see the file of an expired photograph');
select results_eq($$ select state from team_picture_states(jsonb_build_array(pg_temp.id('a'), pg_temp.id('e'))) $$, array['expired'], 'pieces learn that a photograph expired');

-- Withdrawing.
select pg_temp.become('a');
select edit_team_picture(pg_temp.id('a'), 'Hall', '["hall"]', 'Ana Reyes', 'Made by us', '[]');
select lives_ok($$ select withdraw_team_picture(pg_temp.id('a')), withdraw_team_picture(pg_temp.id('a')) $$, 'an administrator withdraws it, more than once');
select results_eq('select split_part(left_behind, $$|$$, 1) from pg_temp.left_behind()',
  array['team_picture.edited', 'team_picture.edited', 'team_picture.withdrawn'], 'which leaves one event');
select throws_ok($$ select withdraw_team_picture(pg_temp.id('e')) $$, '23514', null, 'none that doesn''t exist');
select pg_temp.become('c');
select is_empty('select id from team_pictures', 'colleagues don''t see it anymore');
select results_eq($$ select state from team_picture_states(jsonb_build_array(pg_temp.id('a'))) $$, array['withdrawn'], 'pieces learn that a photograph was withdrawn');

-- Its file remains.
reset role;
update private.pictures set stored_at = now() - interval '8 days';
select library_to_sweep();
select set_eq('select sha256 from private.pictures where left(sha256, 1) in ($$a$$, $$b$$, $$f$$)', array[repeat('a', 64), repeat('f', 64)],
  'a sweep leaves the files of a team photo, and takes one that nothing names');
