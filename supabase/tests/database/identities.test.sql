-- One spelling of addresses and one concept of names, in every table that identifies people.

select plan(108);

select is(private.identity_key(spelled), 'sam@daybreak.example', 'one key: ' || why) from (values
  ('sam@daybreak.example', 'as it is'), (E'sam@daybreak.example\u00a0', 'a space that does not break'), (E'sam@daybreak.example\u200b', 'a space without width'),
  (E'\ufeffsam@daybreak.example', 'the mark of a file'), (E' \t\r\nSAM@Daybreak.Example\u3000', 'every space, and capitals'), (E'\u200e\u2068sam@daybreak.example\u2069', 'marks of direction'),
  (E'\u00adsam@daybreak.example\ufe0f', 'a hyphen that is not shown'), (E'\u2003\u2060\u2028sam@daybreak.example', 'several')
) as cases (spelled, why);
select is(private.identity_key(E'zoe\u0308@x.test'), E'zo\u00eb@x.test', 'letters are composed');
select is(private.mailbox_of(spelled), 'victim@x.test', 'one mailbox: ' || spelled) from (values
  ('victim@x.test'), ('Victim@X.test'), ('victim+1@x.test'), ('victim+a+b@x.test'), ('victim+@x.test'), (E'victim+1@x.test\u00a0')
) as cases (spelled);
select is(private.mailbox_of('+1@x.test'), '+1@x.test', 'a mailbox has a name');

select ok(private.is_email(address), 'is an address: ' || address) from (values
  ('a@b.co'), ('first.last+tag@sub.domain.example'), ('o''brien@x.test'), ('a_b-c@x-y.test'), (E'm\u00fcller@stra\u00dfe.example'),
  (E'\u5c71\u7530@\u4f8b\u3048.jp'), ('x@xn--bcher-kva.example'), (repeat('a', 64) || '@x.test')
) as cases (address);
create temporary table odd (address text);
insert into odd values
  ('a1<victim@x.test>'), ('x,y@z'), ('x,y@z.test'), ('a b@c.test'), ('a@b'), ('@x.test'), ('a@'), ('a@@x.test'), ('a@b@x.test'), ('.a@x.test'), ('a.@x.test'),
  ('a..b@x.test'), ('a@.test'), ('a@x..test'), ('a@-x.test'), ('a@x-.test'), ('a@x.test.'), ('"a b"@x.test'), ('a(b)@x.test'), ('a;b@x.test'), ('a:b@x.test'),
  ('a\b@x.test'), ('a[b]@x.test'), (E'a\r\nbcc:b@x.test'), (E'a\n@x.test'), (E'a@x\t.test'), (E'a\u00a0b@x.test'), (E'a\u200bb@x.test'), (E'a@x\u00ad.test'),
  (E'a\u202eb@x.test'), ('a@127.0.0.1'), (repeat('a', 65) || '@x.test'), (repeat('a', 60) || '@' || repeat('b.', 100) || 'test'), ('a@x_y.test'), ('victim@x.test, b@x.test');
select ok(not private.is_email(address), 'is invalid: ' || to_json(address)::text) from odd;

create function pg_temp.refused(statement text) returns text language plpgsql as $$
begin
  execute statement;
  return 'taken';
exception when check_violation then return 'refused';
end
$$;
select is(pg_temp.refused(format('insert into staff_directory (email, first_name) values (%L, ''A'')', address)), 'refused', 'the directory refuses ' || to_json(address)::text)
from odd where address in ('a1<victim@x.test>', 'x,y@z', 'a b@c.test', E'a\r\nbcc:b@x.test');
select is(pg_temp.refused(format('insert into leads (company, contact, kind, email) values (''A'', ''B'', ''buying'', %L)', address)), 'refused', 'leads refuse ' || to_json(address)::text)
from odd where address in ('a1<victim@x.test>', 'x,y@z', 'a b@c.test', E'a\r\nbcc:b@x.test');
select is(pg_temp.refused(format('insert into auth.users (id, email) values (gen_random_uuid(), %L)', address)), 'refused', 'no account gets ' || to_json(address)::text)
from odd where address in ('a1<victim@x.test>', 'x,y@z', 'a b@c.test', E'a\r\nbcc:b@x.test');
select is(pg_temp.refused(format('insert into job_applications (first_name, last_name, email) values (''A'', ''B'', %L)', address)), 'refused', 'no application comes from ' || to_json(address)::text)
from odd where address in ('a1<victim@x.test>', 'x,y@z', 'a b@c.test', E'a\r\nbcc:b@x.test');

create temporary table bad_names (name text);
insert into bad_names values (E'Ann\r\nBcc: b@x.test'), (E'Ann\nLee'), (E'Ann\u0007'), (E'Ann\u202eLee'), (E'\u00a0'), (E'\u200b');
select is(pg_temp.refused(format('insert into staff_directory (email, first_name) values (''n@x.test'', %L)', name)), 'refused', 'no entry is called ' || to_json(name)::text) from bad_names;
select is(pg_temp.refused(format('insert into staff_directory (email, first_name, last_name) values (''n@x.test'', ''A'', %L)', name)), 'refused', 'no entry has as last name ' || to_json(name)::text) from bad_names;
select is(pg_temp.refused(format('insert into job_applications (first_name, last_name, email) values (%L, ''B'', ''n@x.test'')', name)), 'refused', 'no applicant is called ' || to_json(name)::text) from bad_names;
select is(pg_temp.refused(format('insert into staff_directory (email, first_name, job_title) values (''n@x.test'', ''A'', %L)', name)), 'refused', 'no title has ' || to_json(name)::text)
from bad_names where name ~ '[[:cntrl:]]';

insert into staff_directory (email, first_name) values (E'Twin@X.test\u00a0', 'Twin');
select is((select email::text from staff_directory where first_name = 'Twin'), 'twin@x.test', 'the directory keeps the one spelling');
select throws_ok(format('insert into staff_directory (email, first_name) values (%L, ''Twin'')', spelled), '23505', null, 'the directory takes no twin: ' || to_json(spelled)::text)
from (values (E'twin@x.test'), (E'TWIN@x.test\u200b'), (E'\u00a0twin@X.test')) as cases (spelled);
insert into job_applications (first_name, last_name, email) values ('One', 'Spelling', E' Ann@X.test\u00a0');
select is((select email::text from job_applications where first_name = 'One'), 'ann@x.test', 'applications keep the one spelling');
insert into auth.users (id, email) values ('00000000-0000-4000-8000-0000000000e1', E'Ann@X.test\u200b');
select is((select email::text from auth.users where id = '00000000-0000-4000-8000-0000000000e1'), 'ann@x.test', 'accounts keep the one spelling');
insert into leads (company, contact, kind, email) values ('One', 'Spelling', 'buying', E' Ann@X.test\u00a0');
select is((select email::text from leads where contact = 'Spelling'), 'ann@x.test', 'leads keep the one spelling');

-- Eight to one mailbox from several networks, in as many spellings, and one to another person.
delete from job_applications;
insert into job_applications (first_name, last_name, email, created_at)
select 'A', 'B', case n when 9 then 'other@x.test' when 1 then 'Victim@x.test' else 'victim+' || n || '@x.test' end, now() - interval '1 hour' + n * interval '1 second'
from generate_series(1, 9) as n;
select is((select array_agg(email order by email) from confirmations_due(20)),
  array['other@x.test', 'victim+2@x.test', 'victim+3@x.test', 'victim+4@x.test', 'victim+5@x.test', 'victim@x.test'],
  'five confirmations reach one mailbox, however its address is spelled');
update private.application_links set sent_at = now();
select is((select count(*) from confirmations_due(20)), 0::bigint, 'a mailbox gets no sixth confirmation within the hour');
update private.application_links set sent_at = now() - interval '61 minutes', tried_at = now() - interval '61 minutes';
select is((select count(*) from confirmations_due(20)), 3::bigint, 'the others go out in the next');

select is(
  (select count(distinct format_type(atttypid, null)) from pg_attribute join pg_class on pg_class.oid = attrelid
   where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'email' and not attisdropped), 1::bigint,
  'every column of an address is of the one type'
);
select is_empty(
  $$ select relname, attname from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attname in ('first_name', 'last_name', 'display_name')
       and not attisdropped and atttypid <> 'private.person_name'::regtype $$,
  'every name of a person is of the one type'
);
