-- Cards and signatures: recording them, changes in the directory since, and notices.

select pg_temp.add_person('b', 'max', 'admin'), pg_temp.add_person('c', 'sam');
update public.staff_directory set last_name = 'Brandt', job_title = 'Lead', phone = '1' where email = 'max@test.example';
insert into public.staff_directory (id, email, first_name, last_name, job_title, phone, is_active) values
  (pg_temp.entry('d'), 'ivo@test.example', 'Ivo', 'Horvat', 'Driver', '3', false),
  (pg_temp.entry('e'), 'new@test.example', 'Nia', 'Okafor', 'Buyer', '4', true);
-- Everyone else has a card.
insert into public.staff_cards (entry_id, kind, made_with)
select staff.id, 'card', private.card_details(staff) from public.staff_directory as staff where staff.email not like '%@test.example';

create function pg_temp.as_chosen(letter text, title text) returns jsonb language sql as $$
  select jsonb_build_object('entry', pg_temp.entry(letter), 'made_with',
    jsonb_build_object('name', 'Nia Okafor', 'title', title, 'email', 'new@test.example', 'phone', '4'))
$$;

select plan(35);
set local role authenticated;
select pg_temp.become('b');
select results_eq('select * from count_cards_due()', 'values (3, 0, 0)', 'every active person without a record has no card');
select set_eq($$ select right(entry_id::text, 1), kind, detail from cards_due() $$,
  $$ values ('b', 'card', null::text), ('c', 'card', null), ('e', 'card', null) $$, 'every active person without a card is named');
select is(note_cards('card', jsonb_build_array(
    pg_temp.as_chosen('e', 'Buyer'), jsonb_build_object('email', ' SAM@test.example'), jsonb_build_object('email', 'who@test.example'),
    jsonb_build_object('entry', pg_temp.entry('d')), '{}'::jsonb)), 2,
  'records cards by entry and by address, except for people who left, unknown people and empty rows');
select set_eq($$ select right(entry_id::text, 1) from cards_due() $$, array['b'], 'people with a card are no longer named');
select is(note_cards('signature', jsonb_build_array(jsonb_build_object('entry', pg_temp.entry('e')))), 1, 'so are signatures');
select is(note_cards('card', '[]'), 0, 'an empty list records nothing');

reset role;
update public.staff_directory set job_title = 'Head of Buying', phone = null, department = 'Sales' where email = 'new@test.example';
update public.staff_directory set last_name = 'Rivera' where email = 'sam@test.example';
set local role authenticated;
select results_eq('select * from count_cards_due()', 'values (1, 2, 1)', 'a change of the directory makes them out of date');
select set_eq($$ select kind, detail, before, after from cards_due() where entry_id = pg_temp.entry('e') $$,
  $$ values ('card', 'title', 'Buyer', 'Head of Buying'), ('card', 'phone', '4', ''),
     ('signature', 'title', 'Buyer', 'Head of Buying'), ('signature', 'phone', '4', '') $$, 'as far as a card tells it, with what was and what is');
select set_eq($$ select detail, before, after from cards_due() where entry_id = pg_temp.entry('c') $$,
  $$ values ('name', 'Sam', 'Sam Rivera') $$, 'a last name that was missing, too');
select isnt((select made_at from cards_due() where detail = 'name'), null, 'a change says when the card was made');
select is_empty('select 1 from own_cards_due()', 'the person''s own missing card isn''t a change');

select is(note_cards('card', jsonb_build_array(pg_temp.as_chosen('e', 'Buyer'))), 1, 'a card that was filled in before the change');
select set_eq($$ select detail, before from cards_due() where entry_id = pg_temp.entry('e') and kind = 'card' $$,
  $$ values ('title', 'Buyer'), ('phone', '4') $$, 'is out of date as it is made');
select is(note_cards('card', jsonb_build_array(jsonb_build_object('entry', pg_temp.entry('e')), pg_temp.as_chosen('e', 'Head of Buying'))), 1,
  'a repeated person is recorded once');
select is_empty($$ select 1 from cards_due() where entry_id = pg_temp.entry('e') and kind = 'card' and detail = 'title' $$, 'a new card is up to date');

reset role;
update public.staff_directory set is_active = false where email = 'new@test.example';
set local role authenticated;
select results_eq('select * from count_cards_due()', 'values (1, 1, 0)', 'people who have left need no cards');
select throws_ok($$ select note_cards('poster', '[{"email": "sam@test.example"}]') $$, '23514', null, 'there are cards and signatures');
select throws_ok(format('select note_cards(%L, %L)', 'card', people), '23514', 'Record up to 5,000 business cards at a time.', 'not ' || fault)
from (values ('{}', 'of an object'), ('null', 'of nothing'), ((select jsonb_agg('{}'::jsonb) from generate_series(1, 5001))::text, 'of more than 5,000'))
  as wrong (people, fault);
select throws_ok($$ select note_cards('card', null) $$, '23514', null, 'a missing list of people is refused');
select throws_ok(format('select note_cards(%L, %L)', 'card', jsonb_build_array(jsonb_build_object('email', 'sam@test.example', 'made_with', made_with))),
  '23514', null, 'a card isn''t noted with ' || fault)
from (values ('{}'::jsonb, 'no details'), ('[]', 'a list'), ('{"name": "", "title": "", "email": ""}', 'one too few'),
  ('{"name": "", "title": "", "email": "", "phone": 1}', 'a number'),
  (jsonb_build_object('name', repeat('x', 301), 'title', '', 'email', '', 'phone', ''), 'more than 300 characters')) as wrong (made_with, fault);

select pg_temp.become('c', '{"email": "max@test.example", "role": "service_role", "user_metadata": {"role": "super_admin", "sub": "00000000-0000-4000-8000-00000000000b"}}');
select throws_ok('select * from cards_due()', '42501', 'Only administrators can manage business cards.',
  'staff learn nothing of colleagues, whatever their token says');
select throws_ok('select * from count_cards_due()', '42501', null, 'staff don''t learn how many cards are due');
select results_eq('select kind, detail, before, after from own_cards_due()', $$ values ('card', 'name', 'Sam', 'Sam Rivera') $$,
  'staff learn what is out of date of their own');
select is(note_cards('card', jsonb_build_array(jsonb_build_object('entry', pg_temp.entry('b')), jsonb_build_object('email', 'max@test.example'))), 0,
  'they note nothing of a colleague');
select is(note_cards('card', '[{"email": "sam@test.example"}, {"email": "max@test.example"}]'), 1, 'staff note their own card');
select is_empty('select 1 from own_cards_due()', 'which is new then');
select throws_ok('select 1 from staff_cards', '42501', null, 'no one reads the table');

reset role;
select is((select count(*) from public.staff_cards where entry_id = pg_temp.entry('b')), 0::bigint, 'of the colleague there is still none');
delete from public.staff_directory where email in ('sam@test.example', 'new@test.example');
select is_empty($$ select 1 from public.staff_cards where entry_id in (pg_temp.entry('c'), pg_temp.entry('e')) $$,
  'records are deleted with the entry');
