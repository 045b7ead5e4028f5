-- Quotas, expiry, and the deletion of accounts.
begin;
create extension if not exists pgtap with schema extensions;
grant execute on all functions in schema extensions to anon, authenticated, service_role;
set local search_path = public, extensions;

insert into auth.users (id, email, email_confirmed_at) values
  ('00000000-0000-4000-8000-0000000000a1', 'owner@test.example', now()),
  ('00000000-0000-4000-8000-0000000000a2', 'friend@test.example', now()),
  ('00000000-0000-4000-8000-0000000000a3', 'chief@test.example', now()),
  ('00000000-0000-4000-8000-0000000000a4', 'leaver@test.example', now());
insert into public.staff_directory (id, user_id, email, first_name, role) values
  ('00000000-0000-4000-9000-0000000000a1', '00000000-0000-4000-8000-0000000000a1', 'owner@test.example', 'Olga', 'staff'),
  ('00000000-0000-4000-9000-0000000000a2', '00000000-0000-4000-8000-0000000000a2', 'friend@test.example', 'Fay', 'staff'),
  ('00000000-0000-4000-9000-0000000000a3', '00000000-0000-4000-8000-0000000000a3', 'chief@test.example', 'Chris', 'super_admin'),
  ('00000000-0000-4000-9000-0000000000a4', '00000000-0000-4000-8000-0000000000a4', 'leaver@test.example', 'Lea', 'staff');
insert into public.user_profiles (user_id, password_changed) select id, true from auth.users where email like '%@test.example';
insert into auth.sessions (id, user_id) select id, id from auth.users where email like '%@test.example';
insert into private.pictures (sha256, bytes, type) values (repeat('a', 64), 9, 'image/png'), (repeat('b', 64), 9, 'image/png');
insert into private.picture_holders (sha256, account_id)
values (repeat('a', 64), '00000000-0000-4000-8000-0000000000a1'), (repeat('b', 64), '00000000-0000-4000-8000-0000000000a1');
insert into storage.objects (bucket_id, name) values ('piece-pictures', repeat('a', 64)), ('piece-pictures', repeat('b', 64));

create function pg_temp.become(name text) returns void language plpgsql as $$
declare
  account text := '00000000-0000-4000-8000-0000000000' || case name when 'owner' then 'a1' when 'friend' then 'a2'
    when 'chief' then 'a3' else 'a4' end;
begin
  perform set_config('request.jwt.claim.sub', account, true);
  perform set_config('request.jwt.claims', jsonb_build_object('sub', account, 'session_id', account)::text, true);
end
$$;
-- Keeps a value between two statements.
create function pg_temp.note(name text, value text) returns text language sql as $$ select set_config('noted.' || name, value, true) $$;
create function pg_temp.noted(name text) returns text language sql as $$ select current_setting('noted.' || name) $$;
create function pg_temp.fields(answer public.saved_piece) returns text language sql as $$
  select format('%s %s lost %s', answer.revision, answer.draft, (select jsonb_agg(each - 'id' - 'written_at') from jsonb_array_elements(answer.overwritten) as each))
$$;
create function pg_temp.m(number int) returns uuid language sql as $$
  select ('00000000-0000-4000-c000-' || lpad(number::text, 12, '0'))::uuid
$$;
grant execute on function pg_temp.become(text), pg_temp.note(text, text), pg_temp.noted(text), pg_temp.fields(public.saved_piece), pg_temp.m(int) to public;

select plan(36);
set local role authenticated;
select pg_temp.become('owner');
select create_piece(pg_temp.m(1), 'poster', 1, '1.0', 'Solar fair', '{"headline": "Sun"}', null, jsonb_build_object('p', repeat('a', 64)));
select create_piece(pg_temp.m(2), 'poster', 1, '1.0', 'Of all', '{"headline": "Sun"}');
select share_piece(pg_temp.m(1), '00000000-0000-4000-8000-0000000000a2', 'edit');
select share_piece(pg_temp.m(2), null, 'view');
select pg_temp.become('friend');
select is((select count(*) from pieces where id in (pg_temp.m(1), pg_temp.m(2))), 2::bigint, 'a colleague reads what is shared by name and with all staff');

-- In the trash.
select pg_temp.become('owner');
select pg_temp.note('token', token) from create_review_link(pg_temp.m(1));
select bin_pieces(jsonb_build_array(pg_temp.m(1), pg_temp.m(2)));
select is((select count(*) from pieces where id in (pg_temp.m(1), pg_temp.m(2))), 2::bigint, 'the owner reads what is in the bin');
select throws_ok($$ select create_review_link(pg_temp.m(1)) $$, '23514', 'This piece is in the trash. Restore it to share it.', 'but makes no review link of it');
select throws_ok($$ select save_piece(pg_temp.m(1), 1, '{}', pg_temp.m(9)) $$, '23514', null, 'and changes nothing');
select is_empty($$ select 1 from open_review_link(pg_temp.noted('token')) $$, 'and its review link shows nothing');
select pg_temp.become('friend');
select is_empty($$ select 1 from pieces where id in (pg_temp.m(1), pg_temp.m(2)) $$, 'people it was shared with don''t see it');
select is_empty($$ select 1 from search_pieces('Solar') $$, 'nor found');
select is_empty(format('select 1 from storage.objects where name = %L', repeat('a', 64)), 'nor its picture');
select throws_ok(call, '42501', null, 'nor ' || call) from unnest(array['select piece_history(pg_temp.m(1))', 'select open_version(pg_temp.m(1), 1)',
  'select duplicate_piece(pg_temp.m(1), pg_temp.m(8), ''Mine'')', 'select overwritten_fields(pg_temp.m(1))', 'select visit_piece(pg_temp.m(1), pg_temp.m(8))',
  'select save_piece(pg_temp.m(1), 1, ''{}'', pg_temp.m(8))', 'select keep_version(pg_temp.m(1))', 'select bring_back_pieces(jsonb_build_array(pg_temp.m(1)))']) as call;
select pg_temp.become('owner');
select bring_back_pieces(jsonb_build_array(pg_temp.m(1), pg_temp.m(2)));
select isnt_empty($$ select 1 from open_review_link(pg_temp.noted('token')) $$, 'brought back, its review link works again');
select pg_temp.become('chief');
select throws_ok(format('select revoke_review_link(%L)', pg_temp.m(1)), '42501', null, 'a super administrator revokes no one else''s link');
reset role;
select throws_ok(format('select set_config(''request.jwt.claim.sub'', %L, true), private.revoke_review_link(id) from review_links', '00000000-0000-4000-8000-0000000000a3'), '42501', null, 'not even a real one');
update staff_directory set is_active = false where email = 'owner@test.example';
select is_empty($$ select 1 from open_review_link(pg_temp.noted('token')) $$, 'the link of a person who left shows nothing');
update staff_directory set is_active = true where email = 'owner@test.example';
insert into auth.sessions (id, user_id) values ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000a1') on conflict do nothing;
select pg_temp.become('owner');
select throws_ok($$ select create_review_link(pg_temp.m(1), null, 91) $$, '23514', 'A review link can last 1 to 90 days.', 'no link works longer than 90 days');
select throws_ok($$ select create_review_link(pg_temp.m(1), null, 0) $$, '23514', null, 'nor for none');
select lives_ok($$ select create_review_link(pg_temp.m(1), null, 90) $$, '90 are taken');
select is((select max(expires_at) <= now() + interval '90 days' from review_links), true, 'and end then');

-- Quotas.
select lives_ok($$ select create_review_link(pg_temp.m(1)) from generate_series(1, 18) $$, 'twenty review links may be open');
select throws_ok($$ select create_review_link(pg_temp.m(2)) $$, '23514', 'You have 20 active review links. Revoke one before you create another.', 'and no more, of any piece');
update review_links set revoked_at = now() where id = (select id from review_links limit 1);
select lives_ok($$ select create_review_link(pg_temp.m(2)) $$, 'until one is revoked');
insert into pieces (id, owner_id, designer, designer_version, brand_version, name, draft, updated_by)
select gen_random_uuid(), '00000000-0000-4000-8000-0000000000a1', 'poster', 1, '1.0', 'P', '{}', '00000000-0000-4000-8000-0000000000a1' from generate_series(1, 1998);
select throws_ok($$ select create_piece(pg_temp.m(3), 'poster', 1, '1.0', 'One too many', '{}') $$, '23514',
  'Your library has 2,000 pieces, including the trash. Delete some for good before you add more.', '2,000 pieces are all');
select lives_ok($$ select create_piece(pg_temp.m(1), 'poster', 1, '1.0', 'Solar fair', '{"headline": "Sun"}') $$, 'repeating a creation still works');
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
select is(accept_invitation(repeat('c', 64), '00000000-0000-4000-8000-0000000000a4'), false, 'and is not accepted');

-- Accounts without an entry.
insert into auth.users (id, email, created_at) values ('00000000-0000-4000-8000-0000000000c1', 'old@nobody.example', now() - interval '31 days'),
  ('00000000-0000-4000-8000-0000000000c2', 'fresh@nobody.example', now() - interval '29 days');
insert into auth.users (id, email, created_at, last_sign_in_at) values ('00000000-0000-4000-8000-0000000000c3', 'used@nobody.example', now() - interval '90 days', now());
create temporary table before as select count(*) as accounts from auth.users;
update staff_directory set user_id = user_id;
select sweep_accounts();
select is_empty($$ select 1 from auth.users where email = 'old@nobody.example' $$, 'an account without an entry is deleted after 30 days');
select is((select count(*) from auth.users where email in ('fresh@nobody.example', 'used@nobody.example')), 2::bigint, 'not before, and not one that is used');
select * from finish();
rollback;
