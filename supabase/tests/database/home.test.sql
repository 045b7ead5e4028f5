-- The home page: limits of length and number, no executable links, and only the caller's own.
begin;
create extension if not exists pgtap with schema extensions;
grant execute on all functions in schema extensions to anon, authenticated, service_role;
set local search_path = public, extensions;

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000c', 'staff@test.example'),
  ('00000000-0000-4000-8000-00000000000d', 'other@test.example'),
  ('00000000-0000-4000-8000-00000000000a', 'admin@test.example');
insert into public.staff_directory (user_id, email, first_name, role) values
  ('00000000-0000-4000-8000-00000000000c', 'staff@test.example', 'Staff', 'staff'),
  ('00000000-0000-4000-8000-00000000000d', 'other@test.example', 'Other', 'staff'),
  ('00000000-0000-4000-8000-00000000000a', 'admin@test.example', 'Admin', 'admin');
insert into public.user_profiles (user_id, password_changed)
select id, true from auth.users where email like '%@test.example';
insert into auth.sessions (id, user_id) select id, id from auth.users where email like '%@test.example';

create function pg_temp.sign_in(account text, more jsonb default '{}') returns void language plpgsql as $$
begin
  perform set_config('request.jwt.claim.sub', account, true);
  perform set_config('request.jwt.claims', (jsonb_build_object('sub', account, 'session_id', account) || more)::text, true);
end
$$;
create function pg_temp.link(label text, address text) returns jsonb language sql as $$
  select jsonb_build_array(jsonb_build_object('label', label, 'address', address))
$$;
create function pg_temp.pins(label text, address text) returns text language sql as $$
  select format('select pin_links(%L)', pg_temp.link(label, address))
$$;

grant execute on function pg_temp.link(text, text), pg_temp.pins(text, text) to authenticated;

select plan(47);
select pg_temp.sign_in('00000000-0000-4000-8000-00000000000c');
set local role authenticated;

select lives_ok($$ select arrange_home('["links"]', '["continue", "today"]', '[]') $$, 'a person arranges their home page');
select lives_ok($$ select arrange_home('[]', '["today"]', '["links", "continue"]') $$, 'and again');
select results_eq('select beside, below, hidden from home_arrangements',
  $$ values ('{}'::text[], '{today}'::text[], '{links,continue}'::text[]) $$, 'the later order counts');
select throws_ok($$ select arrange_home('"links"', '[]', '[]') $$, '23514', null, 'a name alone is no list');
select throws_ok($$ select arrange_home('{"0": "links"}', '[]', '[]') $$, '23514', null, 'nor is an object');
select throws_ok($$ select arrange_home(null, '[]', '[]') $$, '23514', null, 'nor is nothing');
select throws_ok($$ select arrange_home('[1]', '[]', '[]') $$, '23514', null, 'names are texts');
select throws_ok($$ select arrange_home('[null]', '[]', '[]') $$, '23514', null, 'and not missing');
select throws_ok($$ select arrange_home('["Links,today"]', '[]', '[]') $$, '23514', null, 'of small letters');
select throws_ok($$ select arrange_home('["abcdefghijklmnopqrstu"]', '[]', '[]') $$, '23514', null, 'of 20 letters at most');
select throws_ok($$ select arrange_home((select jsonb_agg('links'::text) from generate_series(1, 21)), '[]', '[]') $$,
  '23514', null, 'and a list has 20 at most');

select lives_ok($$ select tick_first_week('["card"]'), tick_first_week('["card", "search"]') $$, 'a newcomer ticks off');
select results_eq('select done from first_weeks', $$ values ('{card,search}'::text[]) $$, 'completed items replace the previous ones');
select throws_ok($$ select tick_first_week('["Card!"]') $$, '23514', null, 'names of small letters only');
select lives_ok(pg_temp.pins('Board', 'https://board.example/a?b=c#d'), 'a person pins a web address');
select lives_ok(pg_temp.pins('Directory', '/staff-directory?q=ada'), 'or a page of the portal');
select lives_ok(pg_temp.pins('Home', '/'), 'or home');
select results_eq('select place::integer, label, address from pinned_links', $$ values (0, 'Home', '/') $$,
  'pinned links replace the previous ones');
select throws_ok(pg_temp.pins('Bad', address), '23514', null, 'but not ' || address)
from unnest(array['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', '/\elsewhere.example', 'https://', 'https://a b']) as address;
select throws_ok(pg_temp.pins('  ', '/'), '23514', null, 'a link has a name');
select throws_ok(pg_temp.pins(repeat('x', 61), '/'), '23514', null, 'of 60 characters at most');
select throws_ok(format('select pin_links(%L)', (select jsonb_agg(pg_temp.link('Home', '/') -> 0) from generate_series(1, 21))),
  '23514', 'Pin up to 20 links.', 'and there are 20 at most');
select throws_ok($$ select pin_links('[1]') $$, '23502', null, 'refuses an invalid link');
select results_eq('select label from pinned_links', $$ values ('Home') $$, 'and what was refused changes nothing');

reset role;
select pg_temp.sign_in('00000000-0000-4000-8000-00000000000d',
  '{"email": "staff@test.example", "user_metadata": {"role": "super_admin", "sub": "00000000-0000-4000-8000-00000000000c"}}');
set local role authenticated;
select is_empty('select 1 from pinned_links union all select 1 from home_arrangements union all select 1 from first_weeks',
  'a colleague sees nothing of it, whatever else their token says');

select throws_ok($$ select save_post(gen_random_uuid(), 'Open day', 'On Friday.', now() + interval '1 day') $$,
  '42501', 'Only administrators can write posts.', 'a role in the caller''s own metadata allows no post');
select throws_ok($$ select remove_post(gen_random_uuid()) $$, '42501', null, 'and takes none down');

reset role;
insert into public.posts (id, title, body, created_at, ends_at) values
  (gen_random_uuid(), 'Ended', 'Long ago.', now() - interval '200 days', now() - interval '91 days'),
  (gen_random_uuid(), 'Over', 'Yesterday.', now() - interval '9 days', now() - interval '1 day');
select pg_temp.sign_in('00000000-0000-4000-8000-00000000000a');
set local role authenticated;
select is_empty('select 1 from posts', 'no one sees a post that has ended');
select lives_ok($$ select save_post('00000000-0000-4000-a000-000000000001', ' Open day ', 'On Friday.', now() + interval '1 day') $$,
  'an administrator writes a post');
select results_eq('select title, author_id from posts',
  $$ values ('Open day'::text, '00000000-0000-4000-8000-00000000000a'::uuid) $$, 'in their name, trimmed');
select lives_ok($$ select save_post('00000000-0000-4000-a000-000000000001', 'Open days', 'All week.', now() + interval '9 days') $$,
  'and rewrites it');
select results_eq('select title, body from posts', $$ values ('Open days', 'All week.') $$, 'in its place');
select throws_ok(format('select save_post(gen_random_uuid(), %L, %L, %L)', title, body, ends_at), '23514', null, 'but none ' || fault)
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
  '23514', 'There are already 20 posts. Take one down first.', 'and no more');
select lives_ok($$ select remove_post('00000000-0000-4000-a000-000000000001'), remove_post('00000000-0000-4000-a000-000000000001') $$,
  'one is taken down, and twice is no failure');
reset role;
select results_eq($$ select title from posts where ends_at < now() $$, $$ values ('Over') $$,
  'a post that ended 90 days ago is deleted when the next is written');

select * from finish();
rollback;
