-- Leads are read by staff and written by the server.

select pg_temp.add_one_of_each_kind();

select plan(5);
insert into public.leads (company, contact, kind) values ('Test', 'T. Test', 'selling');

set local role anon;
select throws_ok('select * from public.leads', '42501', null, 'a visitor is refused');

set local role authenticated;
select pg_temp.become('d');
select is_empty('select 1 from public.leads', 'someone with the default password sees none');

select pg_temp.become('c');
select is((select count(*) from public.leads where company = 'Test'), 1::bigint, 'staff reads them');
select throws_ok($$ update public.leads set status = 'Closed' $$, '42501', null, 'staff change no lead');

reset role;
select throws_ok($$ insert into public.leads (company, contact, kind) values ('X', 'Y', 'renting') $$, '23514', null,
  'a lead buys or sells');
