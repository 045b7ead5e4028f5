-- The team's photographs: adding, seeing, approving, editing and withdrawing them, and their files.
begin;
create extension if not exists pgtap with schema extensions;
grant execute on all functions in schema extensions to anon, authenticated, service_role;
set local search_path = public, extensions;

insert into auth.users (id, email, raw_user_meta_data) values
  ('00000000-0000-4000-8000-00000000000a', 'admin@test.example', '{}'),
  ('00000000-0000-4000-8000-00000000000b', 'adder@test.example', '{}'),
  ('00000000-0000-4000-8000-00000000000c', 'staff@test.example', '{"role": "super_admin"}');
insert into public.staff_directory (user_id, email, first_name, role) values
  ('00000000-0000-4000-8000-00000000000a', 'admin@test.example', 'Admin', 'admin'),
  ('00000000-0000-4000-8000-00000000000b', 'adder@test.example', 'Adder', 'staff'),
  ('00000000-0000-4000-8000-00000000000c', 'staff@test.example', 'Staff', 'staff');
insert into public.user_profiles (user_id, password_changed)
select id, true from auth.users where email like '%@test.example';
insert into auth.sessions (id, user_id) select id, id from auth.users where email like '%@test.example';
insert into private.pictures (sha256, bytes, type) values (repeat('a', 64), 9, 'image/jpeg'), (repeat('f', 64), 9, 'image/jpeg'), (repeat('b', 64), 9, 'image/jpeg');
insert into private.picture_holders (sha256, account_id) values (repeat('a', 64), '00000000-0000-4000-8000-00000000000b'),
  (repeat('f', 64), '00000000-0000-4000-8000-00000000000b');
insert into storage.objects (bucket_id, name) values ('piece-pictures', repeat('a', 64)), ('piece-pictures', repeat('f', 64)), ('piece-pictures', repeat('b', 64));

create function pg_temp.become(letter text) returns void language plpgsql as $$
declare
  account text := '00000000-0000-4000-8000-00000000000' || letter;
begin
  perform set_config('request.jwt.claim.sub', account, true);
  perform set_config('request.jwt.claims', jsonb_build_object('sub', account, 'session_id', account)::text, true);
end
$$;
create temporary table seen (id bigint);
insert into seen select coalesce(max(id), 0) from public.audit_events;
create function pg_temp.left_behind() returns setof text language plpgsql security definer as $$
declare
  last bigint := (select max(id) from seen);
begin
  insert into seen select coalesce(max(id), last) from public.audit_events;
  return query select concat_ws('|', action, actor, subject, details::text) from public.audit_events where id > last order by id;
end
$$;
create function pg_temp.id(letter text) returns uuid language sql as $$ select ('00000000-0000-4000-b000-00000000000' || letter)::uuid $$;
grant execute on function pg_temp.become(text), pg_temp.left_behind(), pg_temp.id(text) to public;

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
select results_eq('select * from pg_temp.left_behind()', array['team_picture.added|adder@test.example|Our hall|{}'], 'and leaves an event');
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
select is_empty('select name from storage.objects', 'nor its file');
select results_eq($$ select state from team_picture_states(jsonb_build_array(pg_temp.id('a'))) $$, array['waiting'], 'but a piece that names it learns that it waits');
select throws_ok($$ select approve_team_picture(pg_temp.id('a')) $$, '42501', null, 'staff approve none, whatever their account says');
select throws_ok($$ select withdraw_team_picture(pg_temp.id('a')) $$, '42501', null, 'nor withdraw one');
select throws_ok($$ select edit_team_picture(pg_temp.id('a'), 'A', '[]', 'B', 'C', '[]') $$, '42501', null, 'nor edit one');
select throws_ok($$ select add_team_picture(pg_temp.id('a'), repeat('a', 64), repeat('f', 64), 'A', '[]', 'B', 'C', '[]', 9, 9) $$, '23514', null,
  'an id of someone else''s is no one''s to add');
select pg_temp.become('b');
select throws_ok($$ select approve_team_picture(pg_temp.id('a')) $$, '42501', null, 'nor does its uploader approve it');

-- Approving.
select pg_temp.become('a');
select results_eq('select title, uploader, state from list_team_pictures()', $$ values ('Our hall', 'Adder', 'waiting') $$, 'an administrator sees it');
select set_eq('select name from storage.objects', array[repeat('a', 64), repeat('f', 64)], 'and its files');
select lives_ok($$ select approve_team_picture(pg_temp.id('a')), approve_team_picture(pg_temp.id('a')) $$, 'approves it, more than once');
select results_eq('select * from pg_temp.left_behind()', array['team_picture.approved|admin@test.example|Our hall|{}'], 'which leaves one event');
select throws_ok($$ select approve_team_picture(pg_temp.id('e')) $$, '23514', null, 'but none that doesn''t exist');
select pg_temp.become('c');
select results_eq('select approved_by from team_pictures', array['00000000-0000-4000-8000-00000000000a'::uuid], 'now colleagues see it');
select set_eq('select name from storage.objects', array[repeat('a', 64), repeat('f', 64)], 'and its files');

-- Editing, and the last day.
select pg_temp.become('a');
select lives_ok($$ select edit_team_picture(pg_temp.id('a'), 'Hall', '["hall"]', 'Ana Reyes', 'Made by us', '[]', current_date + 9) $$, 'an administrator edits it');
select results_eq('select * from pg_temp.left_behind()',
  array['team_picture.edited|admin@test.example|Hall|{"fields": ["expires_on", "faces", "title", "topics"]}'], 'the event names the fields');
select throws_ok($$ select edit_team_picture(pg_temp.id('e'), 'A', '[]', 'B', 'C', '[]') $$, '23514', null, 'none that doesn''t exist');
select lives_ok($$ select edit_team_picture(pg_temp.id('a'), 'Hall', '["hall"]', 'Ana Reyes', 'Made by us', '[]', current_date - 3) $$, 'its last day was');
select pg_temp.become('c');
select is_empty('select id from team_pictures', 'then colleagues don''t see it anymore');
select is_empty('select name from storage.objects', 'nor its file');
select results_eq($$ select state from team_picture_states(jsonb_build_array(pg_temp.id('a'), pg_temp.id('e'))) $$, array['expired'], 'and pieces learn why');

-- Withdrawing.
select pg_temp.become('a');
select edit_team_picture(pg_temp.id('a'), 'Hall', '["hall"]', 'Ana Reyes', 'Made by us', '[]');
select lives_ok($$ select withdraw_team_picture(pg_temp.id('a')), withdraw_team_picture(pg_temp.id('a')) $$, 'an administrator withdraws it, more than once');
select results_eq('select split_part(left_behind, $$|$$, 1) from pg_temp.left_behind()',
  array['team_picture.edited', 'team_picture.edited', 'team_picture.withdrawn'], 'which leaves one event');
select throws_ok($$ select withdraw_team_picture(pg_temp.id('e')) $$, '23514', null, 'none that doesn''t exist');
select pg_temp.become('c');
select is_empty('select id from team_pictures', 'colleagues don''t see it anymore');
select results_eq($$ select state from team_picture_states(jsonb_build_array(pg_temp.id('a'))) $$, array['withdrawn'], 'and pieces learn why');

-- Its file remains.
reset role;
update private.pictures set stored_at = now() - interval '8 days';
select library_to_sweep();
select set_eq('select sha256 from private.pictures where left(sha256, 1) in ($$a$$, $$b$$, $$f$$)', array[repeat('a', 64), repeat('f', 64)],
  'a sweep leaves the files of a team photograph, and takes one that nothing names');

select * from finish();
rollback;
