-- Saved looks: storing, reading and validity.

-- a: an administrator; b: the owner; c: may edit; d: may view; e: other staff.
select pg_temp.add_people(staff => '{b,c,d,e}', administrators => '{a}');
create function pg_temp.look(side text) returns jsonb language sql as $$
  select jsonb_build_object('user', '{"name": "Sam Rivera"}'::jsonb, 'sides', jsonb_build_array(side))
$$;

select plan(22);
set local role authenticated;

select pg_temp.become('b');
select create_piece(pg_temp.id(), 'poster', 2, '1.0', 'Solar fair', '{"headline": "Sun"}');
select is(saved_look(pg_temp.id()), null, 'a new piece has no look');
select ok(save_look(pg_temp.id(), 1, pg_temp.look('first')), 'its owner stores one');
select is(saved_look(pg_temp.id()) -> 'sides', '["first"]', 'the owner reads a look');
select ok(save_look(pg_temp.id(), 1, pg_temp.look('second')), 'stores another');
select is(saved_look(pg_temp.id()) -> 'sides', '["second"]', 'which replaces it');

select pg_temp.become('e');
select throws_ok($$ select save_look(pg_temp.id(), 1, pg_temp.look('third')) $$, '42501', 'This piece doesn''t exist, or it isn''t shared with you.',
  'other staff store none');
select throws_ok('select saved_look(pg_temp.id())', '42501', 'This piece doesn''t exist, or it isn''t shared with you.', 'other staff read no look');
select pg_temp.become('a');
select throws_ok('select saved_look(pg_temp.id())', '42501', 'This piece doesn''t exist, or it isn''t shared with you.',
  'an administrator who doesn''t see the piece reads no look');

select pg_temp.become('b');
select share_piece(pg_temp.id(), '00000000-0000-4000-8000-00000000000c', 'edit');
select share_piece(pg_temp.id(), '00000000-0000-4000-8000-00000000000d', 'view');
select pg_temp.become('c');
select ok(save_look(pg_temp.id(), (select revision from pieces where id = pg_temp.id()), pg_temp.look('theirs')), 'someone who may edit stores one');
select pg_temp.become('d');
select is(saved_look(pg_temp.id()) -> 'sides', '["theirs"]', 'someone who may view reads it');
select throws_ok($$ select save_look(pg_temp.id(), 1, pg_temp.look('third')) $$, '42501', 'You can view this piece but not edit it.',
  'someone who may view stores no look');

select pg_temp.become('b');
select is(save_look(pg_temp.id(), 999, pg_temp.look('other')), false, 'a look of another revision isn''t stored');
select is(saved_look(pg_temp.id()) -> 'sides', '["theirs"]', 'a refused look replaces none');
select describe_piece(pg_temp.id(), 'Sun fair');
select is(saved_look(pg_temp.id()) -> 'sides', '["theirs"]', 'a look outlives another name');
select save_piece(pg_temp.id(), (select revision from pieces where id = pg_temp.id()), '{"headline": "Moon"}', gen_random_uuid());
select is(saved_look(pg_temp.id()), null, 'a look doesn''t outlive a change of what the piece shows');
select ok(save_look(pg_temp.id(), (select revision from pieces where id = pg_temp.id()), pg_temp.look('moon')), 'the next one counts again');

select throws_ok(format('select save_look(pg_temp.id(), 1, %L)', look), '23514', 'A saved look can have 1 to 6 sides and up to 400,000 characters.',
  what || ' is refused')
from (values
  ('a look without sides', '{"user": {}, "sides": []}'::jsonb),
  ('a side that isn''t a text', '{"user": {}, "sides": [1]}'),
  ('a look without a user', '{"sides": ["one"]}'),
  ('a look of 400,001 characters', jsonb_build_object('user', '{}'::jsonb, 'sides', jsonb_build_array(repeat('x', 399974))))
) as wrong (what, look);

select bin_pieces(jsonb_build_array(pg_temp.id()));
select is(saved_look(pg_temp.id()), null, 'a piece in the trash shows none');
select delete_pieces(jsonb_build_array(pg_temp.id()));
reset role;
select is_empty('select * from private.saved_looks', 'a deleted piece leaves none behind');
