-- An application's link once it has expired, or once an administrator deleted the application or changed its address.

select pg_temp.add_person('b', 'admin', 'admin');
delete from public.job_applications;

create function pg_temp.hash(letter text) returns text language sql as $$ select repeat(letter, 64) $$;
create function pg_temp.state(letter text) returns text language sql as
  $$ select look_at_own_application(pg_temp.hash(letter)) ->> 'state' $$;

insert into public.job_applications (id, first_name, last_name, email, reference, resume_url)
select ('00000000-0000-4000-b000-00000000000' || letter)::uuid, 'Jo', 'Doe', letter || '@sent.example', 'LINKS-0000' || upper(letter),
  '1700000000000_' || letter || '.pdf'
from unnest(array['a', 'b', 'c', 'd']) as letter;
insert into private.application_links (application_id, token_hash, tries, tried_at, sent_at, expires_at)
select ('00000000-0000-4000-b000-00000000000' || letter)::uuid, pg_temp.hash(letter), 1, now(), now(), now() + interval '30 days'
from unnest(array['a', 'b', 'c', 'd']) as letter;

select plan(20);

select is(pg_temp.state('a'), 'open', 'a link is open until it expires');
update private.application_links set expires_at = now() where token_hash = pg_temp.hash('a');
select is(look_at_own_application(pg_temp.hash('a')), '{"state": "expired"}', 'an expired link tells nothing of the application, from its very moment on');
select is(correct_own_application(pg_temp.hash('a'), '{"first_name": "Al", "last_name": "Doe"}'), '{"state": "expired"}', 'corrects nothing');
select is(replace_own_resume(pg_temp.hash('a'), '1700000000000_new.pdf', 'new.pdf'), '{"state": "expired"}', 'replaces no resume');
select is(withdraw_own_application(pg_temp.hash('a')), '{"state": "expired"}', 'an expired link withdraws nothing');
select results_eq($$ select first_name::text, resume_url from public.job_applications where reference = 'LINKS-0000A' $$,
  $$ values ('Jo', '1700000000000_a.pdf') $$, 'so the application stays as it was');
select is((select count(*)::integer from public.audit_events where action = 'application.withdrawn' and subject = 'LINKS-0000A'), 0,
  'an expired link reports no withdrawal');
select is((select count(*)::integer from confirmations_due() where reference = 'LINKS-0000A'), 0, 'no other link is mailed by itself after one expired');

select pg_temp.become('b');
set local role authenticated;
select throws_ok($$ select withdraw_own_application('x') $$, '42501', null, 'administrators can''t withdraw for an applicant');
select throws_ok('select token_hash from private.application_links', '42501', null, 'administrators read no link');
select throws_ok('update private.application_links set expires_at = now() + interval ''1 year''', '42501', null, 'administrators prolong no link');
delete from public.job_applications where reference = 'LINKS-0000B';
reset role;
select is(pg_temp.state('b'), 'gone', 'a link whose application an administrator deleted says that it is gone, and not that its sender withdrew it');
select is((select count(*)::integer from public.audit_events where action = 'application.deleted' and subject = 'LINKS-0000B'), 1,
  'the trail says that the application was deleted');

set local role authenticated;
update public.job_applications set email = 'C@Sent.example' where reference = 'LINKS-0000C';
reset role;
select is(pg_temp.state('c'), 'open', 'the same address in other letters leaves the link');
set local role authenticated;
update public.job_applications set email = 'right@sent.example' where reference = 'LINKS-0000C';
reset role;
select is(pg_temp.state('c'), 'expired', 'a corrected address ends the link that the wrong one was mailed');
select results_eq($$ select email from confirmations_due() where reference = 'LINKS-0000C' $$, array['right@sent.example'],
  'a corrected address is mailed its own link');
select begin_application_link('00000000-0000-4000-b000-00000000000c', pg_temp.hash('e'), 30);
select is(pg_temp.state('c') || ' ' || pg_temp.state('e'), 'unknown open', 'which is the only one from then on');

set local role authenticated;
update public.job_applications set phone = '555-0100' where reference = 'LINKS-0000D';
reset role;
select is(pg_temp.state('d'), 'open', 'another correction leaves the link');
update public.job_applications set created_at = now() - interval '3 days' where reference = 'LINKS-0000D';
set local role authenticated;
update public.job_applications set email = 'late@sent.example' where reference = 'LINKS-0000D';
reset role;
select is(pg_temp.state('d'), 'expired', 'a correction of the address ends it however late');
select is((select count(*)::integer from confirmations_due() where reference = 'LINKS-0000D'), 0, 'no link is mailed by itself after two days');
