-- Approval: requests, answers, the contents of an approval, and that nothing of it changes afterward.

-- a: an administrator; b: the owner; c: an editor; d: named as an approver; e: other staff; f: an administrator who
-- made a piece.
select pg_temp.add_people(staff => '{b,c,d,e}', administrators => '{a,f}');
select pg_temp.add_picture('a', 'b'), pg_temp.add_picture('f', 'b');

create function pg_temp.ask(letter text) returns integer language sql as $$
  select ask_for_approval(pg_temp.id(letter), (select revision from pieces where id = pg_temp.id(letter)), 3, '2.0', '[{"level": "warning", "says": "Small text"}]')
$$;
create function pg_temp.write(letter text, value text) returns void language sql as $$
  select save_piece(pg_temp.id(letter), 1, jsonb_build_object('headline', value), gen_random_uuid())
$$;
create function pg_temp.story(letter text) returns setof text language sql as $$
  select version || ' ' || action || ' ' || state from approval_history(pg_temp.id(letter))
$$;

select plan(87);
set local role authenticated;

select pg_temp.become('b');
select create_piece(pg_temp.id('1'), 'poster', 2, '1.0', 'Solar fair', '{"headline": "Sun", "picture": "upload:one"}', null,
  jsonb_build_object('one', repeat('a', 64), 'two', repeat('f', 64)));
select share_piece(pg_temp.id('1'), pg_temp.account('c'), 'edit');
select share_piece(pg_temp.id('1'), pg_temp.account('e'), 'view');

-- Off by default; only administrators turn it on.
select throws_ok($$ select pg_temp.ask('1') $$, '23514', 'Approval isn''t turned on for this type of piece.', 'approval is off at first');
select throws_ok($$ select set_approval_rule('poster', true) $$, '42501', 'Only administrators can change who approves.', 'staff don''t turn it on');
select pg_temp.become('a');
select throws_ok($$ select set_approval_rule('poster', true, '["00000000-0000-4000-8000-0000000000ff"]') $$, '23514', 'Choose an active colleague.',
  'only colleagues approve');
select throws_ok($$ select set_approval_rule('Poster!', true) $$, '23514', null, 'a designer has a name');
select lives_ok($$ select set_approval_rule('poster', true, jsonb_build_array(pg_temp.account('d'), pg_temp.account('d'))) $$, 'an administrator does');
select lives_ok($$ select set_approval_rule('poster', true, jsonb_build_array(pg_temp.account('d'))) $$, 'again: no effect');
select results_eq('select designer, is_on, approvers from approval_rules', $$ values ('poster', true, array[pg_temp.account('d')]) $$,
  'everyone reads the rule');
reset role;
select results_eq($$ select action, subject, details from audit_events where action like 'approval.%' order by id $$,
  $$ values ('approval.turned_on', 'poster', '{}'::jsonb), ('approval.approvers', 'poster', '{"number": 1}') $$, 'which leaves events, once');
set local role authenticated;

-- Before a request, only people who can see the piece know about it.
select pg_temp.become('d');
select is_empty('select * from approvals_waiting()', 'nothing waits');
select throws_ok($$ select * from open_in_review(pg_temp.id('1')) $$, '42501', 'This piece isn''t waiting for your approval.',
  'an approver doesn''t open a private piece');
select throws_ok($$ select approve_version(pg_temp.id('1'), 1) $$, '42501', 'This piece isn''t waiting for your approval.', 'an approver doesn''t approve a private piece');
select is_empty($$ select name from storage.objects where bucket_id = 'piece-pictures' $$, 'an approver doesn''t see the pictures of a private piece');
select is_empty($$ select * from approval_history(pg_temp.id('1')) $$, 'which has no history yet');

-- Asking.
select pg_temp.become('e');
select throws_ok($$ select pg_temp.ask('1') $$, '42501', 'You can view this piece but not edit it.', 'a viewer doesn''t ask');
select pg_temp.become('b');
select throws_ok($$ select ask_for_approval(pg_temp.id('1'), 2, 3, '2.0') $$, '23514',
  'This piece has changed since you opened it. Review it, then request approval.', 'another revision was checked');
select throws_ok($$ select ask_for_approval(pg_temp.id('1'), null, 3, '2.0') $$, '23514', null, 'a request without a revision is refused');
select throws_ok($$ select ask_for_approval(pg_temp.id('1'), 1, 1, '2.0') $$, '23514',
  'This piece was saved with a newer version of the portal. Reload the page to continue.', 'an older designer checked it');
select throws_ok($$ select ask_for_approval(pg_temp.id('1'), 1, null, '2.0') $$, '23514', null, 'an unknown designer version');
select throws_ok($$ select ask_for_approval(pg_temp.id('1'), 1, 3, '') $$, '23514', null, 'an unknown brand version');
select throws_ok($$ select ask_for_approval(pg_temp.id('1'), 1, 3, '2.0', '"fine"') $$, '23514', null, 'findings that are no list');
select throws_ok($$ select ask_for_approval(pg_temp.id('1'), 1, 3, '2.0', '[{"level": "warning", "says": "A"}, {"level": "error", "says": "B"}]') $$,
  '23514', 'Fix the errors found by the check, then request approval.', 'an error that the check found');
select throws_ok($$ select ask_for_approval(pg_temp.id('1'), 1, 3, '2.0', null, '{"iban": "AT61"}') $$, '23514',
  'A contact''s name, title, email, phone and logo can have up to 300 characters each.', 'a contact that isn''t one');
select is(pg_temp.ask('1'), 1, 'the owner asks about the piece as it is');
select throws_ok($$ select pg_temp.ask('1') $$, '23514', 'This version is already in review or approved.', 'once');
select results_eq($$ select version, action, actor_id, actor, state, note from approval_history(pg_temp.id('1')) $$,
  $$ values (1, 'asked', pg_temp.account('b'), 'Person b', 'in_review', null::text) $$, 'the owner sees the version in review');
reset role;
select results_eq($$ select record - 'digest' from piece_events $$, array[jsonb_build_object('designer_version', 3, 'brand_version', '2.0',
  'pictures', jsonb_build_object('one', repeat('a', 64)), 'preflight', '[{"level": "warning", "says": "Small text"}]'::jsonb,
  'editors', jsonb_build_array(pg_temp.account('b')))],
  'the record names what it shows, what drew it and what preflight found');
select results_eq($$ select record ->> 'digest' from piece_events $$,
  array[encode(sha256(convert_to(jsonb_build_object('draft', '{"headline": "Sun", "picture": "upload:one"}'::jsonb,
    'pictures', jsonb_build_object('one', repeat('a', 64)))::text, 'UTF8')), 'hex')],
  'the record has the digest of the stored version');
set local role authenticated;

-- An approver's access: this version and its pictures.
select pg_temp.become('d');
select results_eq('select piece, name, designer, version, asked_by from approvals_waiting()',
  $$ values (pg_temp.id('1'), 'Solar fair', 'poster', 1, 'Person b') $$, 'an approver is told');
select results_eq($$ select version, draft, pictures, asked_by from open_in_review(pg_temp.id('1')) $$,
  $$ values (1, '{"headline": "Sun", "picture": "upload:one"}'::jsonb, jsonb_build_object('one', repeat('a', 64)), 'Person b') $$, 'an approver opens the version in review');
select results_eq($$ select name from storage.objects where bucket_id = 'piece-pictures' $$, array[repeat('a', 64)], 'with its picture, and no other');
select is_empty($$ select id from pieces where id = pg_temp.id('1') $$, 'an approver doesn''t see the piece itself');
select throws_ok($$ select * from open_version(pg_temp.id('1'), 1) $$, '42501', null, 'an approver doesn''t open the piece''s other versions');
select pg_temp.become('b');
select lives_ok($$ select pg_temp.write('1', 'Moon') $$, 'the owner goes on editing');
select lives_ok($$ select keep_version(pg_temp.id('1')) $$, 'which makes another version');
select pg_temp.become('d');
select results_eq($$ select version, draft ->> 'headline' from open_in_review(pg_temp.id('1')) $$, $$ values (1, 'Sun') $$, 'that the approver doesn''t see');

-- Permission to answer.
select pg_temp.become('e');
select is_empty('select * from approvals_waiting()', 'staff who weren''t named aren''t told');
select throws_ok($$ select approve_version(pg_temp.id('1'), 1) $$, '42501', 'This piece isn''t waiting for your approval.', 'staff who weren''t named don''t approve');
select throws_ok($$ select ask_for_changes(pg_temp.id('1'), 1, 'No.') $$, '42501', 'This piece isn''t waiting for your approval.', 'staff who weren''t named don''t send a piece back');
select results_eq($$ select pg_temp.story('1') $$, array['1 asked in_review'], 'a viewer sees the history of the piece');
select pg_temp.become('d');
select throws_ok($$ select approve_version(pg_temp.id('1'), 2) $$, '23514', 'This version isn''t in review anymore.', 'only the version that was asked about');
select throws_ok($$ select ask_for_changes(pg_temp.id('1'), 1, ' ') $$, '23514', 'Describe what should change in 1 to 2,000 characters.', 'not without words');
select throws_ok($$ select ask_for_changes(pg_temp.id('1'), 1, repeat('a', 2001)) $$, '23514', null, 'a note of over 2,000 characters is refused');
select lives_ok($$ select ask_for_changes(pg_temp.id('1'), 1, E' Larger logo,\nplease. ') $$, 'an approver sends it back');
select throws_ok($$ select approve_version(pg_temp.id('1'), 1) $$, '42501', 'This piece isn''t waiting for your approval.', 'a version that was sent back can''t be approved');
select is_empty($$ select name from storage.objects where bucket_id = 'piece-pictures' $$, 'an approver doesn''t see its picture after sending it back');
select pg_temp.become('b');
select results_eq('select piece, version, action, answered_by, note from approval_answers()',
  $$ values (pg_temp.id('1'), 1, 'changes_asked', 'Person d', E'Larger logo,\nplease.') $$, 'the owner is told');
select lives_ok($$ select see_answer((select id from approval_answers())) $$, 'the owner puts the notice away');
select is_empty('select * from approval_answers()', 'for good');

-- No one approves a piece that they own, asked about or made.
select pg_temp.become('a');
select set_approval_rule('poster', true, jsonb_build_array(pg_temp.account('b'), pg_temp.account('c'), pg_temp.account('d')));
select pg_temp.become('c');
select is(pg_temp.ask('1'), 2, 'an editor asks about the later version');
select throws_ok($$ select approve_version(pg_temp.id('1'), 2) $$, '42501', 'You can''t review your own piece. Ask someone else to review it.',
  'an editor who asked doesn''t approve, though named');
select pg_temp.become('b');
select throws_ok($$ select approve_version(pg_temp.id('1'), 2) $$, '42501', 'You can''t review your own piece. Ask someone else to review it.', 'the owner doesn''t either');
select is_empty('select * from approvals_waiting()', 'the owner isn''t asked to approve their own piece');
select pg_temp.become('c');
select lives_ok($$ select pg_temp.write('1', 'Stars'), keep_version(pg_temp.id('1')) $$, 'the editor makes a version');
select pg_temp.become('b');
select is(pg_temp.ask('1'), 3, 'that the owner asks about');
select pg_temp.become('c');
select throws_ok($$ select approve_version(pg_temp.id('1'), 3) $$, '42501', 'You can''t review your own piece. Ask someone else to review it.',
  'the creator of a version doesn''t approve it');
select results_eq($$ select pg_temp.story('1') $$,
  array['3 asked in_review', '2 withdrawn draft', '2 asked draft', '1 changes_asked changes_asked', '1 asked changes_asked'],
  'asking about a later version withdraws the request for the earlier one');

select pg_temp.become('d');
select ok((select record ->> 'editors' like '%' || pg_temp.account('c') || '%' from open_in_review(pg_temp.id('1'))), 'the record names who changed it');

-- An approval covers what was stored at the time of the request, and a later one supersedes it.
reset role;
alter table public.piece_versions disable trigger keep_versions;
update public.piece_versions set draft = '{"headline": "Night"}' where piece_id = pg_temp.id('1') and version = 3;
set local role authenticated;
select pg_temp.become('d');
select throws_ok($$ select approve_version(pg_temp.id('1'), 3) $$, '23514', 'This isn''t the version that was sent for approval.',
  'a version that differs isn''t approved, even if someone got past its trigger');
reset role;
update public.piece_versions set draft = '{"headline": "Stars", "picture": "upload:one"}' where piece_id = pg_temp.id('1') and version = 3;
alter table public.piece_versions enable trigger keep_versions;
set local role authenticated;
select lives_ok($$ select approve_version(pg_temp.id('1'), 3) $$, 'an approver approves');
select pg_temp.become('b');
select lives_ok($$ select pg_temp.write('1', 'Dawn'), pg_temp.ask('1') $$, 'an edit is asked about as a version of its own');
select lives_ok($$ select withdraw_request(pg_temp.id('1')), withdraw_request(pg_temp.id('1')), pg_temp.ask('1') $$, 'withdrawn, and asked about again');
select pg_temp.become('a');
select lives_ok($$ select approve_version(pg_temp.id('1'), 4) $$, 'an administrator approves the version that was asked about again');
select results_eq($$ select distinct version, state from approval_history(pg_temp.id('1')) order by version $$,
  $$ values (1, 'changes_asked'), (2, 'draft'), (3, 'superseded'), (4, 'approved') $$, 'which supersedes the earlier approval');
reset role;
select is_empty($$ select 1 from piece_events as event join piece_versions as kept using (piece_id, version)
  where event.action = 'approved' and event.record ->> 'digest' <> private.version_digest(kept) $$, 'every approval names the digest of its version');

-- Append-only.
select throws_ok($$ update piece_events set actor_id = pg_temp.account('e') where action = 'approved' $$, '42501',
  'You can''t change or delete a piece''s history.', 'no one changes an event, not even the table''s owner');
select throws_ok($$ delete from piece_events where action = 'approved' $$, '42501', null, 'no one deletes an event');
select throws_ok($$ delete from piece_versions where piece_id = pg_temp.id('1') and version = 3 $$, '42501', null, 'no one deletes a version that was approved');
select throws_ok('truncate piece_events cascade', '42501', null, 'no one empties the table of events');
set local role authenticated;

-- The editors of a version: those since the last approved one, of its contents, and fixed at the time of the request.
create function pg_temp.editors(letter text) returns jsonb language sql as $$
  select record -> 'editors' from approval_history(pg_temp.id(letter)) where action = 'asked' limit 1
$$;
select pg_temp.become('b');
select create_piece(pg_temp.id('2'), 'poster', 2, '1.0', 'Solar fair', '{"headline": "Sun", "picture": "upload:one"}', null,
  jsonb_build_object('one', repeat('a', 64)));
select share_piece(pg_temp.id('2'), pg_temp.account('c'), 'edit'), share_piece(pg_temp.id('2'), pg_temp.account('d'), 'edit');
select pg_temp.become('d');
select pg_temp.write('2', 'Moon');
select pg_temp.become('c');
select lives_ok($$ select keep_version(pg_temp.id('2')) $$, 'an editor pauses without a change of their own');
select pg_temp.become('b');
select pg_temp.ask('2');
select is(pg_temp.editors('2'), jsonb_build_array(pg_temp.account('b'), pg_temp.account('d')), 'lists the creator and the editor of the piece');
select pg_temp.write('2', 'Sun');
select pg_temp.become('d');
select throws_ok($$ select approve_version(pg_temp.id('2'), 2) $$, '42501', 'You can''t review your own piece. Ask someone else to review it.',
  'its editor doesn''t approve it, though someone else saved, asked, and replaced the change meanwhile');
select is_empty('select * from approvals_waiting()', 'someone whose change was replaced isn''t asked to approve');
select pg_temp.become('c');
select throws_ok($$ select approve_version(pg_temp.id('2'), 2) $$, '42501', 'You can''t review your own piece. Ask someone else to review it.',
  'the person who saved the version doesn''t approve it');
select pg_temp.become('a');
select lives_ok($$ select approve_version(pg_temp.id('2'), 2) $$, 'someone else does');
select pg_temp.become('b');
select pg_temp.ask('2');
select is(pg_temp.editors('2'), jsonb_build_array(pg_temp.account('b')), 'from then on, only later changes count');
select pg_temp.become('d');
select lives_ok($$ select approve_version(pg_temp.id('2'), 3) $$, 'so the earlier editor may approve those');
reset role;
insert into private.picture_holders (sha256, account_id) values (repeat('f', 64), pg_temp.account('c'));
set local role authenticated;
select pg_temp.become('c');
select save_piece(pg_temp.id('2'), 1, '{}', gen_random_uuid(), null, null, jsonb_build_object('one', repeat('f', 64)));
select pg_temp.become('b');
select pg_temp.ask('2');
select is(pg_temp.editors('2'), jsonb_build_array(pg_temp.account('c')), 'a picture that was exchanged under its name is a change');
select withdraw_request(pg_temp.id('2'));
-- A request of the first release, and a contact line.
select lives_ok($$ select ask_for_approval(pg_temp.id('2'), (select revision from pieces where id = pg_temp.id('2')), 3, '2.0', null,
  '{"name": "Sam Rivera", "lastName": "Rivera", "phone": "555-0100", "logoVersion": "icon"}') $$, 'a request has the contact line');
select pg_temp.become('a');
select is((select record -> 'contact' ->> 'phone' from open_in_review(pg_temp.id('2'))), '555-0100', 'which the approver sees');
reset role;
select ok(private.is_approval_record(record - 'contact' - 'editors'), 'records without contact and editors stay valid')
from piece_events where piece_id = pg_temp.id('2') order by id desc limit 1;
insert into piece_events (piece_id, version, action, actor_id) values (pg_temp.id('2'), 4, 'withdrawn', pg_temp.account('b'));
insert into piece_events (piece_id, version, action, actor_id, record)
select piece_id, version, action, actor_id, record - 'contact' - 'editors' from piece_events where piece_id = pg_temp.id('2') and action = 'asked'
order by id desc limit 1;
set local role authenticated;
select pg_temp.become('a');
select lives_ok($$ select approve_version(pg_temp.id('2'), 4) $$, 'a request of the first release can still be answered');

-- Pictures of approved pieces are marked if an administrator turns that on.
select lives_ok($$ select set_approval_rule('flyer', true, '[]', true), set_approval_rule('flyer', false) $$, 'whether pictures are marked');
select results_eq($$ select is_on, marks_pictures from approval_rules where designer = 'flyer' $$, $$ values (false, true) $$, 'stays as it was if it isn''t given');
select lives_ok($$ select set_approval_rule('flyer', false, '[]', false) $$, 'marking pictures can be undone');
reset role;
select results_eq($$ select action from audit_events where action like 'approval.pictures%' order by id $$,
  array['approval.pictures_marked', 'approval.pictures_unmarked'], 'which leaves events');
set local role authenticated;

-- A piece in the trash waits for no one, and everything is deleted with it.
select pg_temp.become('b');
select pg_temp.write('1', 'Noon'), pg_temp.ask('1'), bin_pieces(jsonb_build_array(pg_temp.id('1')));
select pg_temp.become('a');
select throws_ok($$ select approve_version(pg_temp.id('1'), 5) $$, '42501', 'This piece isn''t waiting for your approval.', 'nothing in the trash is approved');
select pg_temp.become('b');
select lives_ok($$ select delete_pieces(jsonb_build_array(pg_temp.id('1'))) $$, 'a piece that''s deleted for good takes its events along');
