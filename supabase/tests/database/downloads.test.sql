-- Files made from pieces: the version each shows, the approval it's marked with, and what each person learns about a
-- file.

-- a: an administrator; b: the owner; c: an editor; d: named as an approver; e: someone who may view; f: other staff.
select pg_temp.add_people(staff => '{b,c,d,e,f}', administrators => '{a}');
create function pg_temp.ask() returns integer language sql as $$
  select ask_for_approval(pg_temp.id('1'), (select revision from pieces where id = pg_temp.id('1')), 3, '2.0')
$$;
create function pg_temp.write(value text) returns void language sql as $$
  select save_piece(pg_temp.id('1'), 1, jsonb_build_object('headline', value), gen_random_uuid())
$$;
create function pg_temp.record(base integer, letter text, approval bigint default null) returns integer language sql as $$
  select record_download(pg_temp.id('1'), base, 'pdf', repeat(letter, 64), 1000, false, approval)
$$;
create function pg_temp.approval() returns bigint language sql as $$
  select max(id) from approval_history(pg_temp.id('1')) where action = 'approved'
$$;
create function pg_temp.known(letter text, claimed integer default null) returns table (
  match text, sees boolean, name text, version integer, state text, approved_by text, approved_now integer, downloads integer
) language sql as $$
  select match, piece is not null, name, version, state, approved_by, approved_now, jsonb_array_length(downloads)
  from check_file(repeat(letter, 64), case when claimed is not null then pg_temp.id('1') end, claimed)
$$;

select plan(51);
set local role authenticated;
select pg_temp.become('a');
select set_approval_rule('poster', true, jsonb_build_array(pg_temp.account('d')));
select pg_temp.become('b');
select create_piece(pg_temp.id('1'), 'poster', 2, '1.0', 'Solar fair', '{"headline": "Sun"}');
select share_piece(pg_temp.id('1'), pg_temp.account('c'), 'edit'), share_piece(pg_temp.id('1'), pg_temp.account('e'), 'view');

-- Recording.
select is(pg_temp.record(1, 'a'), 1, 'the owner records a file');
select pg_temp.write('Moon');
select pg_temp.become('e');
select is(pg_temp.record(2, 'b'), 2, 'a viewer records a file of the piece as it is, which makes its version');
select is(pg_temp.record(1, 'c'), 1, 'a viewer records a file of an earlier version');
reset role;
select results_eq($$ select saved_by from piece_versions where piece_id = pg_temp.id('1') order by version $$,
  $$ values (pg_temp.account('b')), (pg_temp.account('b')) $$, 'both are of the person who wrote them');
select results_eq($$ select version, actor_id, record from piece_events where record ->> 'sha256' = repeat('b', 64) $$,
  $$ values (2, pg_temp.account('e'), jsonb_build_object('format', 'pdf', 'sha256', repeat('b', 64), 'bytes', 1000, 'is_proof', false, 'approval', null)) $$,
  'the record names the file, and nothing that it shows');
set local role authenticated;
select pg_temp.become('e');
select throws_ok($$ select pg_temp.record(3, 'a') $$, '23514', 'This piece has changed since you opened it. Review it again, then download it.',
  'a file of a revision that no one knows');
select throws_ok($$ select pg_temp.record(null, 'a') $$, '23514', null, 'a file of no revision is refused');
select throws_ok($$ select pg_temp.record(2, 'A') $$, '23514', 'Send the file''s format, size and SHA-256 hash.', 'a digest that isn''t one');
select throws_ok($$ select record_download(pg_temp.id('1'), 2, 'exe', repeat('a', 64), 1000, false) $$, '23514', null, 'an unknown format');
select throws_ok($$ select record_download(pg_temp.id('1'), 2, 'pdf', repeat('a', 64), 0, false) $$, '23514', null, 'a file without bytes');
select throws_ok($$ select record_download(pg_temp.id('1'), 2, 'pdf', null, 1000, false) $$, '23514', null, 'a file without a digest is refused');
select throws_ok($$ select record_download(pg_temp.id('1'), 2, 'pdf', repeat('a', 64), 1000, null) $$, '23514', null, 'a file that is neither a proof nor final is refused');
select pg_temp.become('f');
select throws_ok($$ select pg_temp.record(2, 'd') $$, '42501', 'This piece doesn''t exist, or it isn''t shared with you.', 'others record nothing');
select pg_temp.become('d');
select throws_ok($$ select pg_temp.record(2, 'd') $$, '42501', null, 'approvers don''t either');
reset role;
select throws_ok($$ insert into piece_events (piece_id, version, action, actor_id, record)
  values (pg_temp.id('1'), 1, 'downloaded', pg_temp.account('b'), '{"sha256": "a"}') $$, '23514', null, 'a record of another form');
select throws_ok($$ insert into piece_events (piece_id, version, action, actor_id) values (pg_temp.id('1'), 1, 'downloaded', pg_temp.account('b')) $$,
  '23514', null, 'a missing record is refused');
select throws_ok($$ insert into piece_events (piece_id, version, action, actor_id) values (pg_temp.id('1'), 1, 'printed', pg_temp.account('b')) $$,
  '23514', null, 'an action that isn''t one');
select throws_ok($$ update piece_events set version = 1 where action = 'downloaded' $$, '42501', 'You can''t change or delete a piece''s history.',
  'a download is never changed');
set local role authenticated;

-- Downloads are neither requests nor answers.
select pg_temp.become('b');
select is_empty($$ select * from approval_history(pg_temp.id('1')) $$, 'downloads aren''t part of approval');
select is(pg_temp.ask(), 2, 'a version that was downloaded can be asked about');
select pg_temp.record(2, 'b');
select results_eq($$ select action, state from approval_history(pg_temp.id('1')) $$, $$ values ('asked', 'in_review') $$, 'a version stays in review when it''s downloaded');
select throws_ok($$ select pg_temp.record(2, 'b', (select max(id) from approval_history(pg_temp.id('1')))) $$, '23514',
  'This file shows changes that aren''t approved. Download the piece again.', 'a request is no approval');
select results_eq('select * from pg_temp.known(''b'')', $$ values ('exact', true, 'Solar fair', 2, 'in_review', null::text, null::integer, 2) $$,
  'a file of it is known by its bytes');
select pg_temp.become('d');
select results_eq('select piece, version from approvals_waiting()', $$ values (pg_temp.id('1'), 2) $$, 'it still waits');
select lives_ok($$ select approve_version(pg_temp.id('1'), 2) $$, 'a version that was downloaded is approved');
select pg_temp.become('b');
select results_eq($$ select revision, approval, version, approved_by from piece_standing(pg_temp.id('1')) $$,
  $$ values (2, pg_temp.approval(), 2, 'Person d') $$, 'the piece as it is is approved');
select is(pg_temp.record(2, 'd', pg_temp.approval()), 2, 'so a file is marked with the approval');
select results_eq($$ select state from approval_history(pg_temp.id('1')) limit 1 $$, array['approved'], 'a version that was downloaded stays approved');
select throws_ok($$ select pg_temp.record(1, 'd', pg_temp.approval()) $$, '23514', 'This file shows changes that aren''t approved. Download the piece again.',
  'a file of another version isn''t');
select throws_ok($$ select pg_temp.record(2, 'd', pg_temp.approval() + 1000) $$, '23514', null, 'an approval that doesn''t exist');

-- Access to a file's details.
select pg_temp.become('e');
select results_eq('select * from pg_temp.known(''b'')', $$ values ('exact', true, 'Solar fair', 2, 'approved', 'Person d', 2, 2) $$, 'a viewer learns all');
select is((select downloads -> 0 ->> 'by' from check_file(repeat('b', 64))), 'Person b', 'also who downloaded it last');
select results_eq('select * from pg_temp.known(''e'', 2)', $$ values ('claim', true, 'Solar fair', 2, 'approved', 'Person d', 2, 0) $$,
  'what''s said of the version that a file names, if its bytes aren''t known');
select is_empty('select * from pg_temp.known(''e'', 9)', 'a version that doesn''t exist');
select is_empty('select * from pg_temp.known(''e'')', 'a file that no one recorded');
select throws_ok('select * from pg_temp.known(''A'')', '23514', 'Send the file''s SHA-256 hash.', 'a digest that isn''t one');
select pg_temp.become('d');
select results_eq('select * from pg_temp.known(''e'', 2)', $$ values ('claim', true, 'Solar fair', 2, 'approved', 'Person d', 2, 0) $$,
  'an approver of a piece that was in review learns that too');
select pg_temp.become('f');
select is_empty('select * from pg_temp.known(''e'', 2)', 'other staff don''t');
select results_eq('select * from pg_temp.known(''b'')', $$ values ('exact', false, 'Solar fair', 2, 'approved', 'Person d', 2, 1) $$,
  'other staff learn of a file that they have that it''s approved, and of which piece');
select is((select downloads -> 0 ->> 'by' from check_file(repeat('b', 64))), 'Person e', 'other staff learn who downloaded their file first');
select results_eq('select * from pg_temp.known(''a'')', $$ values ('exact', false, null, 1, 'draft', null::text, 2, 1) $$,
  'a piece isn''t named if the version wasn''t approved');
select pg_temp.become('a');
select pg_temp.become('b');
select create_piece(pg_temp.id('2'), 'poster', 2, '1.0', 'Private', '{"headline": "Sun"}');
select pg_temp.become('d');
select is_empty($$ select * from check_file(repeat('e', 64), pg_temp.id('2'), 1) $$, 'an approver learns nothing of a piece that was never in review');

-- A superseded approval doesn't count.
select pg_temp.become('b');
select pg_temp.write('Stars');
select is((select approval from piece_standing(pg_temp.id('1'))), null, 'a changed piece isn''t approved');
select pg_temp.write('Moon');
select is((select version from piece_standing(pg_temp.id('1'))), 2, 'unless it''s changed back');
select pg_temp.write('Dawn'), pg_temp.ask();
select pg_temp.become('a');
select approve_version(pg_temp.id('1'), (select version from open_in_review(pg_temp.id('1'))));
select pg_temp.become('b');
select throws_ok($$ select pg_temp.record(2, 'd', (select min(id) from approval_history(pg_temp.id('1')) where action = 'approved')) $$, '23514',
  'This file shows changes that aren''t approved. Download the piece again.', 'a file isn''t marked with an approval that''s superseded');
select throws_ok($$ select pg_temp.record(2, 'd', pg_temp.approval()) $$, '23514', null, 'a file of an earlier version isn''t marked with the approval of a later one');
select results_eq('select state, approved_now from pg_temp.known(''b'')', $$ values ('superseded', 3) $$, 'a file of an earlier version is known as superseded');
select pg_temp.become('f');
select throws_ok($$ select * from piece_standing(pg_temp.id('1')) $$, '42501', null, 'others don''t learn what''s approved');

-- Limits.
reset role;
insert into piece_events (piece_id, version, action, actor_id, happened_at, record)
select pg_temp.id('1'), 1, 'downloaded', pg_temp.account('b'), now() - make_interval(hours => case when each <= 400 then 1 else 30 end), record
from piece_events, generate_series(1, 491) as each where record ->> 'sha256' = repeat('a', 64);
set local role authenticated;
select pg_temp.become('b');
select isnt(pg_temp.record((select revision from pieces where id = pg_temp.id('1')), 'a'), null, 'downloads of other days don''t count');
reset role;
insert into piece_events (piece_id, version, action, actor_id, record)
select pg_temp.id('1'), 1, 'downloaded', pg_temp.account('b'), record
from (select record from piece_events where record ->> 'sha256' = repeat('a', 64) limit 1) as made, generate_series(1, 100);
set local role authenticated;
select throws_ok($$ select pg_temp.record((select revision from pieces where id = pg_temp.id('1')), 'a') $$, '23514',
  'This piece has reached its limit of 500 downloads a day. Try again tomorrow.', 'a piece has 500 downloads a day');
select lives_ok($$ select bin_pieces(jsonb_build_array(pg_temp.id('1'))), delete_pieces(jsonb_build_array(pg_temp.id('1'))) $$,
  'downloads go with their piece');
