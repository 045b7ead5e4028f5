-- Invitations and posts: the changes that leave an event.

select pg_temp.add_person('a', 'super', 'super_admin');
insert into public.staff_directory (id, email, first_name) values (pg_temp.entry('b'), 'new@test.example', 'New');
delete from public.posts;
select count(*) from pg_temp.left_behind();
create function pg_temp.serve(acting boolean) returns text language sql as $$
  select set_config('request.jwt.claim.sub', '', true) || set_config('request.jwt.claims', '{"role": "service_role"}', true)
    || set_config('request.headers', case when acting then '{"x-acting-for": "00000000-0000-4000-8000-00000000000a"}' else '{}' end, true)
$$;

select plan(11);
select pg_temp.serve(true);
select lives_ok($$ select note_sent_invitation((select invitation from begin_invitation('00000000-0000-4000-9000-00000000000b',
  '00000000-0000-4000-8000-00000000000a', repeat('a', 64), 7))) $$, 'invites a person');
select results_eq('select * from pg_temp.left_behind()', array['staff.invited|super@test.example|new@test.example|{}'],
  'which names who invited, and nothing of the link');
update public.staff_invitations set created_at = now() - interval '2 minutes', sent_at = now() - interval '2 minutes';
select is_empty('select * from pg_temp.left_behind()', 'times that are mended leave nothing');
select set_config('request.headers', '{}', true), pg_temp.become('a');
set local role authenticated;
select lives_ok($$ select withdraw_invitation('00000000-0000-4000-9000-00000000000b') $$, 'it is withdrawn');
select results_eq('select * from pg_temp.left_behind()', array['staff.invitation_ended|super@test.example|new@test.example|{}'], 'by whom');
reset role;
update public.staff_invitations set withdrawn_at = null, accepted_at = now();
delete from public.staff_invitations;
select results_eq($$ select split_part(line, '|', 1) from pg_temp.left_behind() as line $$,
  array['staff.invitation_accepted', 'staff.invitation_deleted'], 'taken, and deleted');
insert into public.staff_invitations (entry_id, email, token_hash, expires_at) values
  ('00000000-0000-4000-9000-00000000000b', 'new@test.example', repeat('b', 64), now() + interval '1 day');
delete from public.staff_invitations;
select is_empty('select * from pg_temp.left_behind()', 'an unsent invitation leaves no event');

set local role authenticated;
select lives_ok($$ select save_post('00000000-0000-4000-e000-000000000001', 'Open day', 'On Friday.', now() + interval '1 day'),
  save_post('00000000-0000-4000-e000-000000000001', 'Open day', 'On Monday.', now() + interval '1 day'),
  remove_post('00000000-0000-4000-e000-000000000001') $$, 'a post is written, changed and taken down');
select results_eq('select * from pg_temp.left_behind()', array['post.added|super@test.example|Open day|{}',
  'post.edited|super@test.example|Open day|{"fields": ["body"]}', 'post.removed|super@test.example|Open day|{}'], 'which leaves an event each');
reset role;
insert into public.posts (id, title, body, created_at, ends_at) values
  ('00000000-0000-4000-e000-000000000002', 'Long ago', 'Over.', now() - interval '200 days', now() - interval '100 days');
select count(*) from pg_temp.left_behind();
set local role authenticated;
select lives_ok($$ select save_post('00000000-0000-4000-e000-000000000003', 'Next', 'Words.', now() + interval '1 day') $$, 'the next one');
reset role;
select results_eq('select * from pg_temp.left_behind()', array['post.added|super@test.example|Next|{}'], 'takes old ones away without a word');
