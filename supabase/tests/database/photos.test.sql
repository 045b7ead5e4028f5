-- Photos: changing and reading them, and leftover files.
begin;
create extension if not exists pgtap with schema extensions;
grant execute on all functions in schema extensions to anon, authenticated, service_role;
set local search_path = public, extensions;

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ada@test.example'), ('00000000-0000-4000-8000-00000000000b', 'max@test.example'),
  ('00000000-0000-4000-8000-00000000000c', 'sam@test.example'), ('00000000-0000-4000-8000-00000000000d', 'ivo@test.example');
-- Each entry, account and session ends in the same letter.
insert into public.staff_directory (id, user_id, email, first_name, role, is_active)
select replace(id::text, '-8000-', '-9000-')::uuid, id, email, split_part(email, '@', 1),
  case left(email, 3) when 'ada' then 'super_admin' when 'max' then 'admin' else 'staff' end::public.staff_role, email not like 'ivo%'
from auth.users where email like '%@test.example';
insert into public.user_profiles (user_id, password_changed)
select id, true from auth.users where email like '%@test.example' on conflict do nothing;
-- The account of a person who left is banned and can't start a session: this one is from before.
update auth.users set banned_until = null where email = 'ivo@test.example';
insert into auth.sessions (id, user_id) select id, id from auth.users where email like '%@test.example';

create function pg_temp.letter(name text) returns text language sql as
  $$ select case name when 'ada' then 'a' when 'max' then 'b' when 'sam' then 'c' else 'd' end $$;
create function pg_temp.entry(name text) returns uuid language sql as
  $$ select ('00000000-0000-4000-9000-00000000000' || pg_temp.letter(name))::uuid $$;
create function pg_temp.photo(name text, letter text) returns text language sql as
  $$ select pg_temp.entry(name) || '/00000000-0000-4000-a000-00000000000' || letter || '.jpg' $$;
create function pg_temp.act_as(name text) returns void language plpgsql as $$
declare
  account text := '00000000-0000-4000-8000-00000000000' || pg_temp.letter(name);
begin
  perform set_config('request.jwt.claim.sub', account, true);
  perform set_config('request.jwt.claims', jsonb_build_object('sub', account, 'session_id', account)::text, true);
end
$$;
create function pg_temp.set_photo(name text, photo text) returns text language sql as
  $$ select format('select public.set_photo(%L, %L)', pg_temp.entry(name), photo) $$;
grant execute on all functions in schema pg_temp to public;

insert into storage.objects (bucket_id, name, created_at) values
  ('photos', pg_temp.photo('sam', '1'), now()), ('photos', pg_temp.photo('sam', '2'), now()),
  ('photos', pg_temp.photo('max', '1'), now()), ('photos', pg_temp.photo('ivo', '1'), now()),
  ('photos', 'left/over.jpg', now() - interval '2 hours'), ('photos', 'just/made.jpg', now());

select plan(19);

select results_eq($$ select public, file_size_limit::bigint, allowed_mime_types from storage.buckets where id = 'photos' $$,
  $$ values (false, 524288::bigint, array['image/jpeg']) $$, 'the bucket is private and takes JPEG of at most 512 KB');

create temporary table statements as
select pg_temp.set_photo('sam', pg_temp.photo('sam', '1')) as first, pg_temp.set_photo('sam', pg_temp.photo('sam', '2')) as second,
  pg_temp.set_photo('max', pg_temp.photo('max', '1')) as of_max, pg_temp.set_photo('sam', pg_temp.photo('max', '1')) as borrowed,
  pg_temp.set_photo('sam', pg_temp.photo('sam', '9')) as missing, pg_temp.set_photo('sam', null) as none,
  pg_temp.set_photo('ivo', pg_temp.photo('ivo', '1')) as of_ivo;
grant select on statements to public;

set local role authenticated;
select pg_temp.act_as('sam');
select lives_ok((select first from statements), 'one may have a photo');
select results_eq((select second from statements), array[pg_temp.photo('sam', '1')], 'and another, which answers with the one before');
select throws_ok((select of_max from statements), '42501', null, 'not one of a colleague');
select throws_ok((select borrowed from statements), '23514', null, 'nor a colleague''s picture for themselves');
select throws_ok((select missing from statements), '23514', 'This photo hasn''t been uploaded.', 'nor a missing one');
select throws_ok($$ update public.staff_directory set photo = null where email = 'sam@test.example' $$, '42501', null,
  'nor by writing the column');
select throws_ok($$ insert into storage.objects (bucket_id, name) values ('photos', pg_temp.photo('sam', '3')) $$, '42501', null,
  'no one stores a file past the function');
select results_eq($$ select name from storage.objects where bucket_id = 'photos' $$, array[pg_temp.photo('sam', '2')],
  'no one reads a file that no entry names');
select throws_ok($$ select public.set_photo('00000000-0000-4000-a000-000000000001', null) $$, '42501', null, 'nor does an unknown entry reveal anything');

select pg_temp.act_as('max');
select throws_ok((select none from statements), '42501', null, 'an administrator takes no photo of others away');
select isnt_empty($$ select 1 from storage.objects where bucket_id = 'photos' $$, 'and sees it');

select pg_temp.act_as('ada');
select lives_ok((select of_ivo from statements), 'a super administrator sets anyone''s, even after they left');
select throws_ok($$ select public.set_photo('00000000-0000-4000-a000-000000000001', null) $$, 'P0001', 'This person isn''t in the directory.',
  'but not for an unknown entry');
select is((select count(*) from storage.objects where bucket_id = 'photos'), 2::bigint, 'and sees both');
select pg_temp.act_as('sam');
select is((select count(*) from storage.objects where bucket_id = 'photos'), 1::bigint, 'which staff don''t for people who have left');
select pg_temp.act_as('ivo');
select is_empty($$ select 1 from storage.objects where bucket_id = 'photos' $$, 'and people who have left see none');

reset role;
select is((select count(*) from public.audit_events where action = 'staff.edited' and details -> 'fields' = '["photo"]'), 3::bigint,
  'each change leaves an event');
set local role service_role;
select is(public.photos_to_sweep(), '["left/over.jpg"]'::jsonb, 'lists files that no entry has named for an hour');

select * from finish();
rollback;
