-- Photos: changing and reading them, and leftover files.

select pg_temp.add_person('a', 'ada', 'super_admin'), pg_temp.add_person('b', 'max', 'admin'), pg_temp.add_person('c', 'sam'),
  pg_temp.add_person('d', 'ivo', is_active => false);

create function pg_temp.photo(key text, letter text) returns text language sql as
  $$ select pg_temp.entry(key) || '/00000000-0000-4000-a000-00000000000' || letter || '.jpg' $$;
create function pg_temp.set_photo(key text, photo text) returns text language sql as
  $$ select format('select public.set_photo(%L, %L)', pg_temp.entry(key), photo) $$;

insert into storage.objects (bucket_id, name, created_at) values
  ('photos', pg_temp.photo('c', '1'), now()), ('photos', pg_temp.photo('c', '2'), now()),
  ('photos', pg_temp.photo('b', '1'), now()), ('photos', pg_temp.photo('d', '1'), now()),
  ('photos', 'left/over.jpg', now() - interval '2 hours'), ('photos', 'just/made.jpg', now());

select plan(19);

select results_eq($$ select public, file_size_limit::bigint, allowed_mime_types from storage.buckets where id = 'photos' $$,
  $$ values (false, 524288::bigint, array['image/jpeg']) $$, 'the bucket is private and takes JPEG of at most 512 KB');

create temporary table statements as
select pg_temp.set_photo('c', pg_temp.photo('c', '1')) as first, pg_temp.set_photo('c', pg_temp.photo('c', '2')) as second,
  pg_temp.set_photo('b', pg_temp.photo('b', '1')) as of_max, pg_temp.set_photo('c', pg_temp.photo('b', '1')) as borrowed,
  pg_temp.set_photo('c', pg_temp.photo('c', '9')) as missing, pg_temp.set_photo('c', null) as none,
  pg_temp.set_photo('d', pg_temp.photo('d', '1')) as of_ivo;
grant select on statements to public;

set local role authenticated;
select pg_temp.become('c');
select lives_ok((select first from statements), 'one may have a photo');
select results_eq((select second from statements), array[pg_temp.photo('c', '1')], 'a person sets another photo, which answers with the one before');
select throws_ok((select of_max from statements), '42501', null, 'not one of a colleague');
select throws_ok((select borrowed from statements), '23514', null, 'no one sets a colleague''s picture for themselves');
select throws_ok((select missing from statements), '23514', 'This photo hasn''t been uploaded.', 'no one sets a missing picture');
select throws_ok($$ update public.staff_directory set photo = null where email = 'sam@test.example' $$, '42501', null,
  'no one sets a photo by writing the column');
select throws_ok($$ insert into storage.objects (bucket_id, name) values ('photos', pg_temp.photo('c', '3')) $$, '42501', null,
  'no one stores a file past the function');
select results_eq($$ select name from storage.objects where bucket_id = 'photos' $$, array[pg_temp.photo('c', '2')],
  'no one reads a file that no entry names');
select throws_ok($$ select public.set_photo('00000000-0000-4000-a000-000000000001', null) $$, '42501', null, 'an unknown entry reveals nothing');

select pg_temp.become('b');
select throws_ok((select none from statements), '42501', null, 'an administrator takes no photo of others away');
select isnt_empty($$ select 1 from storage.objects where bucket_id = 'photos' $$, 'an administrator sees a photo');

select pg_temp.become('a');
select lives_ok((select of_ivo from statements), 'a super administrator sets anyone''s, even after they left');
select throws_ok($$ select public.set_photo('00000000-0000-4000-a000-000000000001', null) $$, 'P0001', 'This person isn''t in the directory.',
  'a super administrator sets no photo for an unknown entry');
select is((select count(*) from storage.objects where bucket_id = 'photos'), 2::bigint, 'a super administrator sees both photos');
select pg_temp.become('c');
select is((select count(*) from storage.objects where bucket_id = 'photos'), 1::bigint, 'which staff don''t for people who have left');
select pg_temp.become('d');
select is_empty($$ select 1 from storage.objects where bucket_id = 'photos' $$, 'people who have left see no photo');

reset role;
select is((select count(*) from public.audit_events where action = 'staff.edited' and details -> 'fields' = '["photo"]'), 3::bigint,
  'each change leaves an event');
set local role service_role;
select is(public.photos_to_sweep(), '["left/over.jpg"]'::jsonb, 'lists files that no entry has named for an hour');
