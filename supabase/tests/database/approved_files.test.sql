-- Stored files of approved versions: storing and reading them, and that they never change.

-- a: an administrator; b: the owner; d: the approver; e: someone who may view; f: other staff; 9: another
-- administrator.
select pg_temp.add_people(staff => '{b,d,e,f}', administrators => '{a,9}');
create temporary table given (number integer, id bigint);
grant all on given to public;
create function pg_temp.approval(wanted integer default 1) returns bigint language sql as $$ select id from given where number = wanted $$;
create function pg_temp.path(letter text, wanted integer default 1) returns text language sql as $$
  select pg_temp.approval(wanted) || '/' || repeat(letter, 64)
$$;
create function pg_temp.upload(path text) returns void language sql as $$
  insert into storage.objects (bucket_id, name, metadata) values ('approved-files', path, '{"size": 9}')
$$;
create function pg_temp.store(letter text, bytes integer default 9, wanted integer default 1) returns void language sql as $$
  select store_approved_files(pg_temp.approval(wanted),
    jsonb_build_array(jsonb_build_object('format', 'pdf', 'sha256', repeat(letter, 64), 'bytes', bytes)))
$$;
create function pg_temp.seen() returns bigint language sql as $$ select count(*) from storage.objects where bucket_id = 'approved-files' $$;

select plan(38);
set local role authenticated;
select pg_temp.become('a');
select set_approval_rule('poster', true, jsonb_build_array(pg_temp.account('d')));
select pg_temp.become('b');
select create_piece(pg_temp.id(), 'poster', 2, '1.0', 'Solar fair', '{"headline": "Sun"}');
select share_piece(pg_temp.id(), pg_temp.account('e'), 'view');
select ask_for_approval(pg_temp.id(), 1, 2, '1.0', null);
select pg_temp.become('d');
insert into given select 1, approve_version(pg_temp.id(), 1);
select is((select max(id) from approval_history(pg_temp.id())), pg_temp.approval(), 'approving answers the approval');

-- Uploading.
select pg_temp.become('b');
select throws_ok($$ select pg_temp.upload(pg_temp.path('a')) $$, '42501', null, 'the owner, who didn''t approve, uploads nothing');
select pg_temp.become('f');
select throws_ok($$ select pg_temp.upload(pg_temp.path('a')) $$, '42501', null, 'other staff upload nothing');
select pg_temp.become('d');
select throws_ok($$ select pg_temp.upload(repeat('a', 64)) $$, '42501', null, 'a name needs an approval');
select throws_ok($$ select pg_temp.upload(pg_temp.approval() || '/other.pdf') $$, '42501', null, 'a name needs a fingerprint');
select throws_ok($$ select pg_temp.upload('999999/' || repeat('a', 64)) $$, '42501', null, 'that someone gave');
select throws_ok($$ select pg_temp.store('a') $$, '23514', 'A file didn''t finish uploading. Store it again.', 'nothing is stored without its file');
select lives_ok($$ select pg_temp.upload(pg_temp.path('a')) $$, 'the approver uploads one');
select throws_ok($$ select pg_temp.store('a', 8) $$, '23514', 'A file didn''t finish uploading. Store it again.', 'of that size');
select is(pg_temp.seen(), 0::bigint, 'no one reads it before it''s stored');
select throws_ok($$ select record_approved_file(pg_temp.approval(), repeat('a', 64)) $$, '42501', null, 'no one says that they downloaded it before it''s stored');

-- Storing.
select throws_ok($$ select store_approved_files(pg_temp.approval(), '[]') $$, '23514', null, 'an empty list is refused');
select throws_ok($$ select store_approved_files(pg_temp.approval(), 'null') $$, '23514', null, 'a missing list is refused');
select throws_ok($$ select store_approved_files(pg_temp.approval(), '[{"format": "zip"}]') $$, '23514', null, 'a file of another format is refused');
select pg_temp.become('b');
select throws_ok($$ select pg_temp.store('a') $$, '42501',
  'Only the approver, or an administrator who doesn''t own the piece, can store approved files. They can be stored once, while the approval is current.', 'the owner doesn''t store it');
select pg_temp.become('d');
select lives_ok($$ select pg_temp.store('a') $$, 'the approver does');
select lives_ok($$ select pg_temp.store('a') $$, 'the approver stores it again, if the answer was lost');
select throws_ok($$ select pg_temp.upload(pg_temp.path('b')) $$, '42501', null, 'nothing is uploaded after that');
select throws_ok($$ select pg_temp.store('b') $$, '42501', null, 'no other file is stored instead');
update storage.objects set metadata = '{"size": 1}' where bucket_id = 'approved-files';
reset role;
select is((select metadata ->> 'size' from storage.objects where bucket_id = 'approved-files'), '9', 'no one changes it');
select is_empty($$ select policyname from pg_policies where schemaname = 'storage' and tablename = 'objects'
  and (cmd in ('UPDATE', 'ALL') or (cmd = 'DELETE' and qual !~ 'resumes')) $$, 'no policy lets anyone delete it');
select throws_ok($$ insert into piece_events (piece_id, version, action, actor_id, record)
  select piece_id, version, action, actor_id, record from piece_events where action = 'stored' $$, '23505', null, 'an approval has one set of files');
select throws_ok($$ insert into piece_events (piece_id, version, action, actor_id, record)
  select piece_id, version, 'stored', actor_id, '{"approval": 1, "files": [{"format": "pdf"}]}' from piece_events where action = 'stored' $$,
  '23514', null, 'whose fingerprints are stated');
set local role authenticated;

-- Reading.
select is(pg_temp.seen(), 1::bigint, 'the approver reads it');
select is((select files from approval_history(pg_temp.id()) where action = 'approved'),
  jsonb_build_array(jsonb_build_object('format', 'pdf', 'sha256', repeat('a', 64), 'bytes', 9)), 'the history names it');
select pg_temp.become('b');
select is(pg_temp.seen(), 1::bigint, 'the owner reads it');
select pg_temp.become('e');
select is(pg_temp.seen(), 1::bigint, 'people who see the piece do');
select pg_temp.become('9');
select is(pg_temp.seen(), 1::bigint, 'administrators do');
select pg_temp.become('f');
select is(pg_temp.seen(), 0::bigint, 'other staff don''t');
select throws_ok($$ select record_approved_file(pg_temp.approval(), repeat('a', 64)) $$, '42501', 'This file doesn''t exist, or its piece isn''t shared with you.',
  'other staff can''t say that they downloaded it');
select results_eq($$ select match, is_stored, jsonb_array_length(downloads) from check_file(repeat('a', 64)) $$, $$ values ('exact', true, 0) $$,
  'someone who has the file learns that it was stored');
select pg_temp.become('e');
select lives_ok($$ select record_approved_file(pg_temp.approval(), repeat('a', 64)) $$, 'a download is recorded');
select results_eq($$ select downloads -> 0 ->> 'by', (downloads -> 0 ->> 'approval')::bigint from check_file(repeat('a', 64)) $$,
  $$ values ('Person e', pg_temp.approval()) $$, 'with its approval and who made it');

-- A later approval.
select pg_temp.become('b');
select save_piece(pg_temp.id(), 1, '{"headline": "Moon"}', gen_random_uuid());
select ask_for_approval(pg_temp.id(), 2, 2, '1.0', null);
select pg_temp.become('d');
insert into given select 2, approve_version(pg_temp.id(), 2);
select pg_temp.become('b');
select save_piece(pg_temp.id(), 2, '{"headline": "Stars"}', gen_random_uuid());
select ask_for_approval(pg_temp.id(), 3, 2, '1.0', null);
select pg_temp.become('d');
insert into given select 3, approve_version(pg_temp.id(), 3);
select throws_ok($$ select pg_temp.upload(pg_temp.path('b', 2)) $$, '42501', null, 'a superseded approval gets no file anymore');
select is(pg_temp.seen(), 1::bigint, 'a stored one stays');

-- The schedule.
reset role;
insert into storage.objects (bucket_id, name, created_at) values ('approved-files', pg_temp.path('c', 3), now() - interval '2 hours');
update storage.objects set created_at = now() - interval '2 hours' where bucket_id = 'approved-files';
set local role service_role;
select is(approved_files_to_sweep(), jsonb_build_array(pg_temp.path('c', 3)), 'an upload that was never stored is swept');
reset role;
delete from public.pieces where id = pg_temp.id();
set local role service_role;
select is(jsonb_array_length(approved_files_to_sweep()), 2, 'every stored file is swept once its piece is gone');
reset role;
select is((select count(*) from piece_events where action = 'stored'), 0::bigint, 'with what was noted about it');
