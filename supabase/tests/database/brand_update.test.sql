-- Brand updates: administrators read approved versions and nothing else of a private piece; others read their own.

-- a: an administrator; b: the owner; e: other staff.
select pg_temp.add_people(staff => '{b,e}', administrators => '{a}');
select pg_temp.add_picture('a', 'b'), pg_temp.add_picture('f', 'b');

select plan(21);
set local role authenticated;

select pg_temp.become('a');
select set_approval_rule('poster', true);
select pg_temp.become('b');
select create_piece(pg_temp.id(), 'poster', 2, '1.0', 'Solar fair', '{"headline": "Sun", "picture": "upload:one"}', null,
  jsonb_build_object('one', repeat('a', 64), 'two', repeat('f', 64)));

select pg_temp.become('a');
select is_empty('select * from brand_update_pieces()', 'a private piece isn''t read');
select is(count_private_pieces(), 1, 'it''s counted');
select is_empty($$ select name from storage.objects where bucket_id = 'piece-pictures' $$, 'the pictures of a private piece aren''t shown');
select throws_ok($$ select ask_again(pg_temp.id(), 1, 2, '2.0') $$, '23514', 'This version isn''t approved anymore.', 'a private piece isn''t asked about');

select pg_temp.become('b');
select results_eq('select piece, version, approval, draft ->> ''headline'', may_store from brand_update_pieces()',
  $$ values (pg_temp.id(), 1, null::bigint, 'Sun', false) $$, 'its owner reads it');
select throws_ok('select count_private_pieces()', '42501', 'Only administrators can check pieces after a brand update.', 'its owner doesn''t count other pieces');
select share_piece(pg_temp.id(), '00000000-0000-4000-8000-00000000000e', 'edit');
select ask_for_approval(pg_temp.id(), 1, 2, '1.0', null);
select pg_temp.become('a');
select approve_version(pg_temp.id(), 1);
select results_eq('select piece, version, brand_version, draft, pictures from brand_update_pieces()',
  $$ values (pg_temp.id(), 1, '1.0', '{"headline": "Sun", "picture": "upload:one"}'::jsonb, jsonb_build_object('one', repeat('a', 64))) $$,
  'an approved version is read');
select results_eq($$ select name from storage.objects where bucket_id = 'piece-pictures' $$, array[repeat('a', 64)],
  'with the pictures that it shows, and no other');
select is(count_private_pieces(), 0, 'an approved piece isn''t counted as private');
select is_empty($$ select id from pieces $$, 'the piece itself stays private');

select pg_temp.become('e');
select is_empty('select * from brand_update_pieces()', 'other staff compare nothing of it, even if it''s shared with them');
select throws_ok($$ select * from downloads_of(jsonb_build_array(pg_temp.id())) $$, '42501', null, 'other staff don''t learn who downloaded it');
select pg_temp.become('b');
select share_piece(pg_temp.id(), '00000000-0000-4000-8000-00000000000e');
select results_eq('select version, approval is not null from brand_update_pieces()', 'values (1, true)', 'its owner reads the approved version');
select pg_temp.become('e');
select is_empty($$ select name from storage.objects where bucket_id = 'piece-pictures' $$, 'others see none of its pictures');

select pg_temp.become('a');
select throws_ok($$ select ask_again(pg_temp.id(), 1, 2, repeat('x', 41)) $$, '23514', null, 'a version of the brand has a name');
select lives_ok($$ select ask_again(pg_temp.id(), 1, 2, '2.0', '[{"level": "warning", "says": "Small text"}]') $$, 'an administrator asks again');
select throws_ok($$ select approve_version(pg_temp.id(), 1) $$, '42501', 'You can''t review your own piece. Ask someone else to review it.',
  'the administrator who asked doesn''t answer');
select pg_temp.become('b');
select results_eq('select action, state from approval_history(pg_temp.id())',
  $$ values ('asked', 'in_review'), ('approved', 'in_review'), ('asked', 'in_review') $$, 'it''s in review again');
select bin_pieces(jsonb_build_array(pg_temp.id()));
select pg_temp.become('a');
select is_empty('select * from brand_update_pieces()', 'what''s in the trash isn''t compared');
select pg_temp.become('b');
select is_empty('select * from brand_update_pieces()', 'by its owner either');
reset role;
update public.staff_directory set is_active = false where email = 'b@test.example';
set local role authenticated;
select throws_ok('select * from brand_update_pieces()', '42501', 'The library is for active staff only.', 'someone who has left is refused');
