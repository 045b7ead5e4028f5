-- Saved looks: storing, reading and validity.
begin;
create extension if not exists pgtap with schema extensions;
grant execute on all functions in schema extensions to anon, authenticated, service_role;
set local search_path = public, extensions;

-- a: an administrator; b: the owner; c: may edit; d: may view; e: other staff.
insert into auth.users (id, email, raw_user_meta_data)
select ('00000000-0000-4000-8000-00000000000' || letter)::uuid, letter || '@test.example', '{"role": "super_admin"}'
from unnest(array['a', 'b', 'c', 'd', 'e']) as letter;
insert into public.staff_directory (user_id, email, first_name, role)
select ('00000000-0000-4000-8000-00000000000' || letter)::uuid, letter || '@test.example', 'Person ' || letter,
  (case when letter = 'a' then 'admin' else 'staff' end)::public.staff_role
from unnest(array['a', 'b', 'c', 'd', 'e']) as letter;
insert into public.user_profiles (user_id, password_changed) select id, true from auth.users where email like '%@test.example';
insert into auth.sessions (id, user_id) select id, id from auth.users where email like '%@test.example';
create function pg_temp.become(letter text) returns void language plpgsql as $$
declare
  account text := '00000000-0000-4000-8000-00000000000' || letter;
begin
  perform set_config('request.jwt.claim.sub', account, true);
  perform set_config('request.jwt.claims', jsonb_build_object('sub', account, 'session_id', account)::text, true);
end
$$;
create function pg_temp.piece() returns uuid language sql as $$ select '00000000-0000-4000-b000-000000000001'::uuid $$;
create function pg_temp.look(side text) returns jsonb language sql as $$
  select jsonb_build_object('user', '{"name": "Sam Rivera"}'::jsonb, 'sides', jsonb_build_array(side))
$$;
grant execute on function pg_temp.become(text), pg_temp.piece(), pg_temp.look(text) to public;

select plan(22);
set local role authenticated;

select pg_temp.become('b');
select create_piece(pg_temp.piece(), 'poster', 2, '1.0', 'Solar fair', '{"headline": "Sun"}');
select is(saved_look(pg_temp.piece()), null, 'a new piece has no look');
select ok(save_look(pg_temp.piece(), 1, pg_temp.look('first')), 'its owner stores one');
select is(saved_look(pg_temp.piece()) -> 'sides', '["first"]', 'and reads it');
select ok(save_look(pg_temp.piece(), 1, pg_temp.look('second')), 'stores another');
select is(saved_look(pg_temp.piece()) -> 'sides', '["second"]', 'which replaces it');

select pg_temp.become('e');
select throws_ok($$ select save_look(pg_temp.piece(), 1, pg_temp.look('third')) $$, '42501', 'This piece doesn''t exist, or it isn''t shared with you.',
  'other staff store none');
select throws_ok('select saved_look(pg_temp.piece())', '42501', 'This piece doesn''t exist, or it isn''t shared with you.', 'and read none');
select pg_temp.become('a');
select throws_ok('select saved_look(pg_temp.piece())', '42501', 'This piece doesn''t exist, or it isn''t shared with you.',
  'nor does an administrator who doesn''t see the piece');

select pg_temp.become('b');
select share_piece(pg_temp.piece(), '00000000-0000-4000-8000-00000000000c', 'edit');
select share_piece(pg_temp.piece(), '00000000-0000-4000-8000-00000000000d', 'view');
select pg_temp.become('c');
select ok(save_look(pg_temp.piece(), (select revision from pieces where id = pg_temp.piece()), pg_temp.look('theirs')), 'someone who may edit stores one');
select pg_temp.become('d');
select is(saved_look(pg_temp.piece()) -> 'sides', '["theirs"]', 'someone who may view reads it');
select throws_ok($$ select save_look(pg_temp.piece(), 1, pg_temp.look('third')) $$, '42501', 'You can view this piece but not edit it.',
  'and stores none');

select pg_temp.become('b');
select is(save_look(pg_temp.piece(), 999, pg_temp.look('other')), false, 'a look of another revision isn''t stored');
select is(saved_look(pg_temp.piece()) -> 'sides', '["theirs"]', 'and replaces none');
select describe_piece(pg_temp.piece(), 'Sun fair');
select is(saved_look(pg_temp.piece()) -> 'sides', '["theirs"]', 'a look outlives another name');
select save_piece(pg_temp.piece(), (select revision from pieces where id = pg_temp.piece()), '{"headline": "Moon"}', gen_random_uuid());
select is(saved_look(pg_temp.piece()), null, 'and no change of what the piece shows');
select ok(save_look(pg_temp.piece(), (select revision from pieces where id = pg_temp.piece()), pg_temp.look('moon')), 'the next one counts again');

select throws_ok(format('select save_look(pg_temp.piece(), 1, %L)', look), '23514', 'A saved look can have 1 to 6 sides and up to 400,000 characters.',
  what || ' is refused')
from (values
  ('a look without sides', '{"user": {}, "sides": []}'::jsonb),
  ('a side that isn''t a text', '{"user": {}, "sides": [1]}'),
  ('a look without a user', '{"sides": ["one"]}'),
  ('a look of 400,001 characters', jsonb_build_object('user', '{}'::jsonb, 'sides', jsonb_build_array(repeat('x', 399974))))
) as wrong (what, look);

select bin_pieces(jsonb_build_array(pg_temp.piece()));
select is(saved_look(pg_temp.piece()), null, 'a piece in the trash shows none');
select delete_pieces(jsonb_build_array(pg_temp.piece()));
reset role;
select is_empty('select * from private.saved_looks', 'a deleted piece leaves none behind');

select * from finish();
rollback;
