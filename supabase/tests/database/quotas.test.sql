-- Quotas, expiry, and the deletion of accounts.

select pg_temp.add_person('a1', 'owner', 'staff', 'Olga'),
  pg_temp.add_person('a2', 'friend', 'staff', 'Fay'),
  pg_temp.add_person('a3', 'chief', 'super_admin', 'Chris'),
  pg_temp.add_person('a4', 'leaver', 'staff', 'Lea');
select pg_temp.add_picture('a', 'a1'), pg_temp.add_picture('b', 'a1');

create function pg_temp.fields(answer public.saved_piece) returns text language sql as $$
  select format('%s %s lost %s', answer.revision, answer.draft, (select jsonb_agg(each - 'id' - 'written_at') from jsonb_array_elements(answer.overwritten) as each))
$$;

select plan(36);
set local role authenticated;
select pg_temp.become('a1');
select create_piece(pg_temp.request(1), 'poster', 1, '1.0', 'Solar fair', '{"headline": "Sun"}', null, jsonb_build_object('p', repeat('a', 64)));
select create_piece(pg_temp.request(2), 'poster', 1, '1.0', 'Of all', '{"headline": "Sun"}');
select share_piece(pg_temp.request(1), '00000000-0000-4000-8000-0000000000a2', 'edit');
select share_piece(pg_temp.request(2), null, 'view');
select pg_temp.become('a2');
select is((select count(*) from pieces where id in (pg_temp.request(1), pg_temp.request(2))), 2::bigint, 'a colleague reads what is shared by name and with all staff');

-- In the trash.
select pg_temp.become('a1');
select pg_temp.note('token', token) from create_review_link(pg_temp.request(1));
select bin_pieces(jsonb_build_array(pg_temp.request(1), pg_temp.request(2)));
select is((select count(*) from pieces where id in (pg_temp.request(1), pg_temp.request(2))), 2::bigint, 'the owner reads what is in the bin');
select throws_ok($$ select create_review_link(pg_temp.request(1)) $$, '23514', 'This piece is in the trash. Restore it to share it.', 'the owner makes no review link of a piece in the trash');
select throws_ok($$ select save_piece(pg_temp.request(1), 1, '{}', pg_temp.request(9)) $$, '23514', null, 'the owner changes nothing in the trash');
select is_empty($$ select 1 from open_review_link(pg_temp.noted('token')) $$, 'the review link of a piece in the trash shows nothing');
select pg_temp.become('a2');
select is_empty($$ select 1 from pieces where id in (pg_temp.request(1), pg_temp.request(2)) $$, 'people it was shared with don''t see it');
select is_empty($$ select 1 from search_pieces('Solar') $$, 'people it was shared with don''t find a piece in the trash');
select is_empty(format('select 1 from storage.objects where name = %L', repeat('a', 64)), 'people it was shared with don''t see the picture of a piece in the trash');
select throws_ok(call, '42501', null, 'a piece in the trash refuses ' || call) from unnest(array['select piece_history(pg_temp.request(1))', 'select open_version(pg_temp.request(1), 1)',
  'select duplicate_piece(pg_temp.request(1), pg_temp.request(8), ''Mine'')', 'select overwritten_fields(pg_temp.request(1))', 'select visit_piece(pg_temp.request(1), pg_temp.request(8))',
  'select save_piece(pg_temp.request(1), 1, ''{}'', pg_temp.request(8))', 'select keep_version(pg_temp.request(1))', 'select bring_back_pieces(jsonb_build_array(pg_temp.request(1)))']) as call;
select pg_temp.become('a1');
select bring_back_pieces(jsonb_build_array(pg_temp.request(1), pg_temp.request(2)));
select isnt_empty($$ select 1 from open_review_link(pg_temp.noted('token')) $$, 'brought back, its review link works again');
select pg_temp.become('a3');
select throws_ok(format('select revoke_review_link(%L)', pg_temp.request(1)), '42501', null, 'a super administrator revokes no one else''s link');
reset role;
select throws_ok(format('select set_config(''request.jwt.claim.sub'', %L, true), private.revoke_review_link(id) from review_links', '00000000-0000-4000-8000-0000000000a3'), '42501', null, 'not even a real one');
update staff_directory set is_active = false where email = 'owner@test.example';
select is_empty($$ select 1 from open_review_link(pg_temp.noted('token')) $$, 'the link of a person who left shows nothing');
update staff_directory set is_active = true where email = 'owner@test.example';
insert into auth.sessions (id, user_id) values ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000a1') on conflict do nothing;
select pg_temp.become('a1');
select throws_ok($$ select create_review_link(pg_temp.request(1), null, 91) $$, '23514', 'A review link can last 1 to 90 days.', 'no link works longer than 90 days');
select throws_ok($$ select create_review_link(pg_temp.request(1), null, 0) $$, '23514', null, 'no link works for no days');
select lives_ok($$ select create_review_link(pg_temp.request(1), null, 90) $$, '90 are taken');
select is((select max(expires_at) <= now() + interval '90 days' from review_links), true, 'review links end after their days');

-- Quotas.
select lives_ok($$ select create_review_link(pg_temp.request(1)) from generate_series(1, 18) $$, 'twenty review links may be open');
select throws_ok($$ select create_review_link(pg_temp.request(2)) $$, '23514', 'You have 20 active review links. Revoke one before you create another.', 'a 21st review link is refused, of any piece');
update review_links set revoked_at = now() where id = (select id from review_links limit 1);
select lives_ok($$ select create_review_link(pg_temp.request(2)) $$, 'until one is revoked');
insert into pieces (id, owner_id, designer, designer_version, brand_version, name, draft, updated_by)
select gen_random_uuid(), '00000000-0000-4000-8000-0000000000a1', 'poster', 1, '1.0', 'P', '{}', '00000000-0000-4000-8000-0000000000a1' from generate_series(1, 1998);
select throws_ok($$ select create_piece(pg_temp.request(3), 'poster', 1, '1.0', 'One too many', '{}') $$, '23514',
  'Your library has 2,000 pieces, including the trash. Delete some for good before you add more.', '2,000 pieces are all');
select lives_ok($$ select create_piece(pg_temp.request(1), 'poster', 1, '1.0', 'Solar fair', '{"headline": "Sun"}') $$, 'repeating a creation still works');
insert into private.pictures (sha256, bytes, type) select lpad(n::text, 64, '0'), 10485760, 'image/png' from generate_series(1, 200) as n;
insert into private.picture_holders (sha256, account_id) select lpad(n::text, 64, '0'), '00000000-0000-4000-8000-0000000000a2' from generate_series(1, 200) as n;
select throws_ok($$ select note_picture('00000000-0000-4000-8000-0000000000a2', repeat('a', 64), 9, 'image/png') $$, '23514',
  'You can store up to 2,000 MB of pictures. Delete some pieces with pictures for good to make room.', '2,000 MB of pictures are all');
select lives_ok($$ select note_picture('00000000-0000-4000-8000-0000000000a2', lpad('1', 64, '0'), 10485760, 'image/png') $$, 'a picture that the person already has takes no space');
select throws_ok($$ update auth.users set raw_user_meta_data = jsonb_build_object('x', repeat('y', 8192)) where email = 'friend@test.example' $$, '23514',
  'Account details can be up to 8 KB.', 'rejects more than 8 KB of account details');

-- An invitation that wasn't sent opens nothing, even when its hash is known.
insert into staff_directory (id, email, first_name) values ('00000000-0000-4000-9000-0000000000b1', 'new@test.example', 'New');
select begin_invitation('00000000-0000-4000-9000-0000000000b1', null, repeat('c', 64), 7);
select is_empty($$ select 1 from look_at_invitation(repeat('c', 64)) $$, 'an unsent invitation opens nothing');
select is(accept_invitation(repeat('c', 64), '00000000-0000-4000-8000-0000000000a4'), false, 'an unsent invitation isn''t accepted');

-- Accounts without an entry.
insert into auth.users (id, email, created_at) values ('00000000-0000-4000-8000-0000000000c1', 'old@nobody.example', now() - interval '31 days'),
  ('00000000-0000-4000-8000-0000000000c2', 'fresh@nobody.example', now() - interval '29 days');
insert into auth.users (id, email, created_at, last_sign_in_at) values ('00000000-0000-4000-8000-0000000000c3', 'used@nobody.example', now() - interval '90 days', now());
create temporary table before as select count(*) as accounts from auth.users;
update staff_directory set user_id = user_id;
select sweep_accounts();
select is_empty($$ select 1 from auth.users where email = 'old@nobody.example' $$, 'an account without an entry is deleted after 30 days');
select is((select count(*) from auth.users where email in ('fresh@nobody.example', 'used@nobody.example')), 2::bigint, 'not before, and not one that is used');
