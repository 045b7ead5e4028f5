-- The home page: limits of length and number, no executable links, and only the caller's own.

select pg_temp.add_person('c', 'staff'), pg_temp.add_person('d', 'other'), pg_temp.add_person('a', 'admin', 'admin');

create function pg_temp.link(label text, address text) returns jsonb language sql as $$
  select jsonb_build_array(jsonb_build_object('label', label, 'address', address))
$$;
create function pg_temp.pins(label text, address text) returns text language sql as $$
  select format('select pin_links(%L)', pg_temp.link(label, address))
$$;

select plan(47);
select pg_temp.become('c');
set local role authenticated;

select lives_ok($$ select arrange_home('["links"]', '["continue", "today"]', '[]') $$, 'a person arranges their home page');
select lives_ok($$ select arrange_home('[]', '["today"]', '["links", "continue"]') $$, 'a person arranges their home page again');
select results_eq('select beside, below, hidden from home_arrangements',
  $$ values ('{}'::text[], '{today}'::text[], '{links,continue}'::text[]) $$, 'the later order counts');
select throws_ok($$ select arrange_home('"links"', '[]', '[]') $$, '23514', null, 'a name alone is no list');
select throws_ok($$ select arrange_home('{"0": "links"}', '[]', '[]') $$, '23514', null, 'an object is no list');
select throws_ok($$ select arrange_home(null, '[]', '[]') $$, '23514', null, 'a missing list is refused');
select throws_ok($$ select arrange_home('[1]', '[]', '[]') $$, '23514', null, 'names are texts');
select throws_ok($$ select arrange_home('[null]', '[]', '[]') $$, '23514', null, 'a name isn''t missing');
select throws_ok($$ select arrange_home('["Links,today"]', '[]', '[]') $$, '23514', null, 'of small letters');
select throws_ok($$ select arrange_home('["abcdefghijklmnopqrstu"]', '[]', '[]') $$, '23514', null, 'of 20 letters at most');
select throws_ok($$ select arrange_home((select jsonb_agg('links'::text) from generate_series(1, 21)), '[]', '[]') $$,
  '23514', null, 'a list has 20 names at most');

select lives_ok($$ select tick_first_week('["card"]'), tick_first_week('["card", "search"]') $$, 'a newcomer ticks off');
select results_eq('select done from first_weeks', $$ values ('{card,search}'::text[]) $$, 'completed items replace the previous ones');
select throws_ok($$ select tick_first_week('["Card!"]') $$, '23514', null, 'names of small letters only');
select lives_ok(pg_temp.pins('Board', 'https://board.example/a?b=c#d'), 'a person pins a web address');
select lives_ok(pg_temp.pins('Directory', '/staff-directory?q=ada'), 'a person pins a page of the portal');
select lives_ok(pg_temp.pins('Home', '/'), 'a person pins the home page');
select results_eq('select place::integer, label, address from pinned_links', $$ values (0, 'Home', '/') $$,
  'pinned links replace the previous ones');
select throws_ok(pg_temp.pins('Bad', address), '23514', null, 'no one pins ' || address)
from unnest(array['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', '/\elsewhere.example', 'https://', 'https://a b']) as address;
select throws_ok(pg_temp.pins('  ', '/'), '23514', null, 'a link has a name');
select throws_ok(pg_temp.pins(repeat('x', 61), '/'), '23514', null, 'of 60 characters at most');
select throws_ok(format('select pin_links(%L)', (select jsonb_agg(pg_temp.link('Home', '/') -> 0) from generate_series(1, 21))),
  '23514', 'Pin up to 20 links.', 'a person pins 20 links at most');
select throws_ok($$ select pin_links('[1]') $$, '23502', null, 'refuses an invalid link');
select results_eq('select label from pinned_links', $$ values ('Home') $$, 'a request that was refused changes nothing');

reset role;
select pg_temp.become('d',
  '{"email": "staff@test.example", "user_metadata": {"role": "super_admin", "sub": "00000000-0000-4000-8000-00000000000c"}}');
set local role authenticated;
select is_empty('select 1 from pinned_links union all select 1 from home_arrangements union all select 1 from first_weeks',
  'a colleague sees nothing of it, whatever else their token says');

select throws_ok($$ select save_post(gen_random_uuid(), 'Open day', 'On Friday.', now() + interval '1 day') $$,
  '42501', 'Only administrators can write posts.', 'a role in the caller''s own metadata allows no post');
select throws_ok($$ select remove_post(gen_random_uuid()) $$, '42501', null, 'someone without the role takes no post down');

reset role;
insert into public.posts (id, title, body, created_at, ends_at) values
  (gen_random_uuid(), 'Ended', 'Long ago.', now() - interval '200 days', now() - interval '91 days'),
  (gen_random_uuid(), 'Over', 'Yesterday.', now() - interval '9 days', now() - interval '1 day');
select pg_temp.become('a');
set local role authenticated;
select is_empty('select 1 from posts', 'no one sees a post that has ended');
select lives_ok($$ select save_post('00000000-0000-4000-a000-000000000001', ' Open day ', 'On Friday.', now() + interval '1 day') $$,
  'an administrator writes a post');
select results_eq('select title, author_id from posts',
  $$ values ('Open day'::text, '00000000-0000-4000-8000-00000000000a'::uuid) $$, 'in their name, trimmed');
select lives_ok($$ select save_post('00000000-0000-4000-a000-000000000001', 'Open days', 'All week.', now() + interval '9 days') $$,
  'an administrator rewrites a post');
select results_eq('select title, body from posts', $$ values ('Open days', 'All week.') $$, 'in its place');
select throws_ok(format('select save_post(gen_random_uuid(), %L, %L, %L)', title, body, ends_at), '23514', null, 'no post is taken ' || fault)
from (values
  ('', 'Body', now() + interval '1 day', 'without a title'),
  (repeat('x', 121), 'Body', now() + interval '1 day', 'with a title of more than 120 characters'),
  ('Title', ' ', now() + interval '1 day', 'without words'),
  ('Title', repeat('x', 1001), now() + interval '1 day', 'of more than 1,000 characters'),
  ('Title', 'Body', now() - interval '1 minute', 'that has ended'),
  ('Title', 'Body', now() + interval '367 days', 'for more than a year')
) as wrong (title, body, ends_at, fault);
select lives_ok($$ select save_post(gen_random_uuid(), 'Post', 'Body', now() + interval '1 day') from generate_series(1, 19) $$,
  '20 posts at once are taken');
select throws_ok($$ select save_post(gen_random_uuid(), 'Post', 'Body', now() + interval '1 day') $$,
  '23514', 'There are already 20 posts. Delete one first.', 'a 21st post at once is refused');
select lives_ok($$ select remove_post('00000000-0000-4000-a000-000000000001'), remove_post('00000000-0000-4000-a000-000000000001') $$,
  'one is taken down, and twice is no failure');
reset role;
select results_eq($$ select title from posts where ends_at < now() $$, $$ values ('Over') $$,
  'a post that ended 90 days ago is deleted when the next is written');
