-- Comments on versions of a piece, and the last approved version for reviewers.

-- a: an administrator; b: the owner; c edits; d approves; e views; f: other staff.
select pg_temp.add_people(staff => '{b,c,d,e,f}', administrators => '{a}');
select pg_temp.add_picture('a', 'b'), pg_temp.add_picture('f', 'b');

create function pg_temp.ask() returns integer language sql as $$
  select ask_for_approval(pg_temp.id(), (select revision from pieces where id = pg_temp.id()), 3, '2.0')
$$;
-- Comments with their author and version, and whether they're open.
create function pg_temp.said() returns setof text language sql as $$
  select format('%s %s%s: %s%s', version, author, case when is_outside then ' outside' end, words, case when resolved_at is not null then ' ✓' end)
  from comments_on(pg_temp.id())
$$;

select plan(60);
set local role authenticated;

select pg_temp.become('a');
select set_approval_rule('poster', true, jsonb_build_array(pg_temp.account('d')));
select pg_temp.become('b');
select create_piece(pg_temp.id(), 'poster', 2, '1.0', 'Solar fair', '{"headline": "Sun", "picture": "upload:one"}', null,
  jsonb_build_object('one', repeat('a', 64)));
select share_piece(pg_temp.id(), pg_temp.account('c'), 'edit');
select share_piece(pg_temp.id(), pg_temp.account('e'), 'view');
select pg_temp.note('token', token) from create_review_link(pg_temp.id(), 1);
select pg_temp.note('other', token) from create_review_link(pg_temp.id(), 1);

-- Colleagues.
select lives_ok($$ select add_comment(pg_temp.request(1), pg_temp.id(), 1, E' Shorter,\r\nplease. ', 'headline') $$, 'the owner says something about a field');
select lives_ok($$ select add_comment(pg_temp.request(1), pg_temp.id(), 1, 'Something else.', 'headline') $$, 'a request that''s sent again');
select results_eq('select pg_temp.said()', array[E'1 Person b: Shorter,\nplease.'], 'adds it once, without what''s invisible at its ends');
select pg_temp.become('e');
select lives_ok($$ select add_comment(pg_temp.request(2), pg_temp.id(), 1, 'Brighter?', null, 'front', 0.25, 1) $$, 'a viewer comments on a spot');
select results_eq($$ select side, x, y from comments_on(pg_temp.id()) where field is null $$, $$ values ('front', 0.25::float8, 1::float8) $$,
  'which is a fraction of its side');
select pg_temp.become('f');
select throws_ok($$ select add_comment(pg_temp.request(3), pg_temp.id(), 1, 'Hi.', 'headline') $$, '42501',
  'This piece doesn''t exist, or it isn''t shared with you.', 'others don''t comment');
select throws_ok($$ select * from comments_on(pg_temp.id()) $$, '42501', 'This piece doesn''t exist, or it isn''t shared with you.', 'others don''t read comments');
select throws_ok($$ select resolve_comment(pg_temp.request(1), true) $$, '42501', 'This comment doesn''t exist, or you can''t resolve it.', 'others don''t resolve comments');
select throws_ok($$ select add_comment(pg_temp.request(3), pg_temp.request(9), 1, 'Hi.', 'headline') $$, '42501', 'This piece doesn''t exist, or it isn''t shared with you.',
  'a piece that doesn''t exist gets the same answer');
select pg_temp.become('b');
select throws_ok($$ select add_comment(pg_temp.request(3), pg_temp.id(), 9, 'Hi.', 'headline') $$, '23514', 'This version doesn''t exist.', 'a comment is about a version');
select throws_ok(format('select add_comment(pg_temp.request(3), pg_temp.id(), 1, %s)', given), '23514', null, said) from (values
  ($$'Hi.'$$, 'about a field or a spot'),
  ($$'Hi.', 'headline', 'front', 0.5, 0.5$$, 'not both'),
  ($$'Hi.', null, 'front', 0.5$$, 'a spot is two numbers'),
  ($$'Hi.', null, 'front', 0.5, 1.01$$, 'inside its side'),
  ($$'Hi.', null, 'front', 'NaN', 0.5$$, 'that are numbers'),
  ($$'Hi.', 'no field'$$, 'a field has a name'),
  ($$'Hi.', null, repeat('a', 81), 0.5, 0.5$$, 'a side has a name'),
  ($$E' \n ', 'headline'$$, 'it needs words'),
  ($$null, 'headline'$$, 'that are there'),
  ($$repeat('a', 2001), 'headline'$$, 'not too many'),
  ($$E'Hi.\u202e.iH', 'headline'$$, 'a comment needs visible characters')) as tried (given, said);
select throws_ok($$ select add_comment(null, pg_temp.id(), 1, 'Hi.', 'headline') $$, '23514', 'A comment needs its own ID.', 'an id');
select lives_ok($$ select add_comment(pg_temp.request(4), pg_temp.id(), 1, repeat('a', 2000), 'headline@a4 portrait') $$, '2,000 characters are fine, about one size');

-- Resolving.
select pg_temp.become('e');
select throws_ok($$ select resolve_comment(pg_temp.request(2), true) $$, '42501', null, 'a viewer resolves nothing, not even their own comment');
select results_eq($$ select distinct may_resolve from comments_on(pg_temp.id()) $$, array[false], 'a viewer reads that they may not resolve');
select pg_temp.become('c');
select results_eq($$ select distinct may_resolve from comments_on(pg_temp.id()) $$, array[true], 'an editor can resolve them');
select lives_ok($$ select resolve_comment(pg_temp.request(1), true) $$, 'resolve');
select pg_temp.become('b');
select resolve_comment(pg_temp.request(1), true);
select results_eq($$ select resolved_by from comments_on(pg_temp.id()) where resolved_at is not null $$, array['Person c'], 'once');
select lives_ok($$ select resolve_comment(pg_temp.request(1), false) $$, 'an editor reopens a comment');
select is_empty($$ select 1 from comments_on(pg_temp.id()) where resolved_at is not null $$, 'it, which leaves none resolved');

-- Approvers: the version in review, and the comments on it.
select pg_temp.become('d');
select throws_ok($$ select * from comments_on(pg_temp.id()) $$, '42501', null, 'an approver reads nothing while nothing is in review');
select pg_temp.become('b');
select pg_temp.ask();
select pg_temp.become('d');
select is_empty('select * from open_last_approved(pg_temp.id())', 'nothing was approved before the first');
select approve_version(pg_temp.id(), 1);
select throws_ok($$ select * from open_last_approved(pg_temp.id()) $$, '42501', 'This piece isn''t waiting for your approval.',
  'the approver loses access after the approval');
select is_empty($$ select name from storage.objects where bucket_id = 'piece-pictures' $$, 'with its pictures');
select pg_temp.become('b');
select save_piece(pg_temp.id(), 1, '{"headline": "Moon", "picture": "upload:two"}', gen_random_uuid(), null, null, jsonb_build_object('two', repeat('f', 64)));
select pg_temp.ask();
select pg_temp.become('d');
select results_eq('select version, draft ->> ''headline'', pictures, approved_by from open_last_approved(pg_temp.id())',
  $$ values (1, 'Sun', jsonb_build_object('one', repeat('a', 64)), 'Person d') $$, 'while a later one is in review, its approver opens it');
select set_eq($$ select name from storage.objects where bucket_id = 'piece-pictures' $$, array[repeat('a', 64), repeat('f', 64)], 'with the pictures of both');
select is_empty('select pg_temp.said()', 'an approver sees no comments on earlier versions');
select throws_ok($$ select add_comment(pg_temp.request(5), pg_temp.id(), 1, 'Hi.', 'headline') $$, '42501', null, 'an approver doesn''t comment on earlier versions');
select throws_ok($$ select resolve_comment(pg_temp.request(1), true) $$, '42501', null, 'an approver doesn''t resolve comments on earlier versions');
select add_comment(pg_temp.request(6), pg_temp.id(), 2, 'Which moon?', 'headline');
select lives_ok($$ select resolve_comment(pg_temp.request(6), true), resolve_comment(pg_temp.request(6), false) $$, 'an approver comments on the version in review, resolves and reopens');
select results_eq('select pg_temp.said()', array['2 Person d: Which moon?'], 'an approver sees the comments on the version in review');
select pg_temp.become('f');
select throws_ok($$ select * from open_last_approved(pg_temp.id()) $$, '42501', null, 'other staff don''t open what was approved');

-- Outside: with a link, under the name they give, about the version that it shows.
set local role anon;
select ok(comment_by_link(pg_temp.noted('token'), pg_temp.request(7), ' Jo Doe ', 'Which day?', 'headline'), 'someone with a link says something');
select ok(not comment_by_link('guessed', pg_temp.request(8), 'Jo', 'Which day?', 'headline'), 'without one they don''t');
select throws_ok($$ select comment_by_link(pg_temp.noted('token'), pg_temp.request(8), E'J\u202eo', 'Hi.', 'headline') $$, '23514',
  'Enter a name of up to 80 characters.', 'a name is visible');
select results_eq($$ select author, words, is_resolved from comments_by_link(pg_temp.noted('token')) $$, $$ values ('Jo Doe', 'Which day?', false) $$,
  'someone with a link reads what was said by it');
select is_empty($$ select * from comments_by_link(pg_temp.noted('other')) $$, 'a link shows nothing said by another link or by colleagues');
reset role;
update review_links set opened_in_minute = 60, minute_began = now() where piece_id = pg_temp.id();
set local role anon;
select throws_ok($$ select comment_by_link(pg_temp.noted('token'), pg_temp.request(8), 'Jo', 'Hi.', 'headline') $$, 'PGRST', null, 'it counts as opening the link');
reset role;
update review_links set opened_in_minute = 0 where piece_id = pg_temp.id();
set local role authenticated;
select pg_temp.become('b');
select results_eq($$ select author, author_id, is_outside from comments_on(pg_temp.id()) where is_outside $$, $$ values ('Jo Doe', null::uuid, true) $$,
  'the owner sees that it''s from outside');
select results_eq($$ select jsonb_array_length(exported -> 'comments') from export_pieces() as exported $$, array[5], 'an export has all of them');

-- Append-only; removing a link leaves its comments.
reset role;
select throws_ok($$ update piece_comments set words = 'Fine.' $$, '42501', 'No one can change or delete a comment.', 'no one changes what was said');
select throws_ok('delete from piece_comments', '42501', null, 'no one deletes a comment');
select throws_ok('truncate piece_comments cascade', '42501', null, 'no one empties the table of comments');
delete from review_links where piece_id = pg_temp.id();
select is((select count(*)::int from piece_comments where outside_name = 'Jo Doe' and link_id is null), 1, 'a comment outlives its link');

-- No one comments in the trash, and comments are deleted with the piece.
set local role authenticated;
select pg_temp.become('b');
select bin_pieces(jsonb_build_array(pg_temp.id()));
select throws_ok($$ select add_comment(pg_temp.request(9), pg_temp.id(), 2, 'Hi.', 'headline') $$, '23514', 'This piece is in the trash. Restore it to comment on it.',
  'no one comments in the trash');
select delete_pieces(jsonb_build_array(pg_temp.id()));
reset role;
select is_empty('select 1 from piece_comments', 'comments go with their piece');

-- The maximum number.
set local role authenticated;
select pg_temp.become('b');
select create_piece(pg_temp.id(), 'poster', 2, '1.0', 'Solar fair', '{"headline": "Sun"}');
select pg_temp.note('token', token) from create_review_link(pg_temp.id(), 1);
select count(comment_by_link(pg_temp.noted('token'), pg_temp.request(100 + each), 'Jo', 'Hi.', 'headline')) from generate_series(1, 50) as each;
select throws_ok($$ select comment_by_link(pg_temp.noted('token'), pg_temp.request(99), 'Jo', 'Hi.', 'headline') $$, '23514',
  'This link has reached its limit of 50 comments. Ask the person who sent it for a new link.', 'a link has 50 comments');
reset role;
insert into piece_comments (id, piece_id, version, field, words, outside_name)
select pg_temp.request(200 + each), pg_temp.id(), 1, 'headline', 'Hi.', 'Jo' from generate_series(1, 200) as each;
set local role authenticated;
select pg_temp.note('token', token) from create_review_link(pg_temp.id(), 1);
select throws_ok($$ select comment_by_link(pg_temp.noted('token'), pg_temp.request(99), 'Jo', 'Hi.', 'headline') $$, '23514',
  'This piece has reached its limit of 250 comments from review links.', 'a piece 250 by links');
select count(add_comment(pg_temp.request(500 + each), pg_temp.id(), 1, 'Hi.', 'headline')) from generate_series(1, 250) as each;
select throws_ok($$ select add_comment(pg_temp.request(99), pg_temp.id(), 1, 'Hi.', 'headline') $$, '23514', 'This piece has reached its limit of 500 comments.',
  'a piece has 500 comments in all');
select lives_ok($$ select add_comment(pg_temp.request(501), pg_temp.id(), 1, 'Hi.', 'headline') $$, 'a request that''s sent again needs no room');
