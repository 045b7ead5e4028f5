-- The mail log: read rights, that no one can write it, and that old entries disappear.

select pg_temp.add_person('a', 'super', 'super_admin'), pg_temp.add_person('b', 'staff'), pg_temp.add_person('c', 'other', 'admin');
delete from public.mail_log;
create function pg_temp.reads(key text, claims jsonb default '{}') returns bigint language plpgsql as $$
begin
  perform pg_temp.become(key, claims);
  return (select count(*) from public.mail_log);
end
$$;

select plan(17);
set local role service_role;
select lives_ok($$ select note_mail('test', 'Staff@Test.example', '00000000-0000-4000-8000-00000000000b', 'sent', null, 'm-1'),
  note_mail('invitation', 'new@test.example', '00000000-0000-4000-8000-00000000000a', 'sent', null, 'm-2'),
  note_mail('invitation', 'bad@test.example', '00000000-0000-4000-8000-00000000000a', 'refused', repeat('x', 400)) $$, 'the server notes mails');
select results_eq('select recipient, state, char_length(reason) from mail_log order by id',
  $$ values ('staff@test.example', 'sent', null), ('new@test.example', 'sent', null), ('bad@test.example', 'refused', 300) $$, 'without their contents');
select is(note_bounce('m-2', null, 'No such user'), true, 'a bounced one is found by its id');
select is(note_bounce(null, 'STAFF@test.example', 'Mailbox full'), true, 'a bounced email is found by its address');
select is(note_bounce('m-9', null, 'x'), false, 'an unknown email isn''t found');
select is(note_bounce(null, 'bad@test.example', 'x'), false, 'an email that wasn''t sent doesn''t bounce');
select results_eq('select state, reason from mail_log where state = ''bounced'' order by id',
  $$ values ('bounced', 'Mailbox full'), ('bounced', 'No such user') $$, 'which says why');
reset role;

set local role authenticated;
select is(pg_temp.reads('a'), 3::bigint, 'a super administrator reads all');
select is(pg_temp.reads('b'), 1::bigint, 'staff what they sent themselves');
select is(pg_temp.reads('c', '{"user_metadata": {"role": "super_admin"}, "role": "authenticated"}'), 0::bigint, 'others nothing, whatever their token says');
reset role;
insert into mail_log (kind, recipient, state) values ('confirmation', 'jo@test.example', 'bounced'), ('application', 'jo@test.example', 'sent'), ('notice', 'super@test.example', 'sent');
set local role authenticated;
select is(pg_temp.reads('c'), 2::bigint, 'an administrator reads all emails to applicants');
select is(pg_temp.reads('b', '{"user_metadata": {"role": "admin"}}'), 1::bigint, 'staff none of that, whatever their token says');
select throws_ok($$ insert into mail_log (kind, recipient, state) values ('test', 'a@b.example', 'sent') $$, '42501', null, 'no one writes it');
select throws_ok($$ select note_mail('test', 'a@b.example', null, 'sent') $$, '42501', null, 'no one writes the log by its functions');
select throws_ok($$ select note_bounce(null, 'new@test.example', 'x') $$, '42501', null, 'no one else reports a bounce');
reset role;
update mail_log set happened_at = now() - interval '12 months' where message_id = 'm-2';
set local role service_role;
select lives_ok($$ select note_mail('test', 'later@test.example', null, 'sent') $$, 'the next one');
select is_empty($$ select 1 from mail_log where message_id = 'm-2' $$, 'takes away those whose time is over');
reset role;
