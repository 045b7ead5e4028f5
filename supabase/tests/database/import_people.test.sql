-- Importing people: the verdict on each row, that nothing is written before that, and that it's all or nothing.

select pg_temp.add_person('a', 'super', 'super_admin'), pg_temp.add_person('b', 'admin', 'admin');
update public.staff_directory set department = 'Office' where email = 'super@test.example';
insert into public.staff_directory (email, first_name, is_active) values ('left@test.example', 'Left', false);
-- Checks one row: its verdict with fields or reason.
create function pg_temp.verdict(given jsonb) returns text language sql as $$
  select concat_ws('|', row ->> 'verdict', nullif(row ->> 'fields', '[]'), row ->> 'reason')
  from jsonb_array_elements(public.import_people(jsonb_build_array(given)) -> 'rows') as row
$$;
create function pg_temp.events() returns bigint language sql security definer as $$ select count(*) from public.audit_events $$;

select plan(51);
select pg_temp.become('a');
set local role authenticated;
select is(pg_temp.verdict(given::jsonb), said, given) from (values
  ('{"email": " New@Test.example ", "first_name": "New"}', 'added'),
  ('{"email": "super@test.example", "first_name": "Super"}', 'unchanged'),
  ('{"email": "super@test.example"}', 'unchanged'),
  ('{"email": "super@test.example", "first_name": " Super ", "department": "Office", "phone": ""}', 'unchanged'),
  ('{"email": "super@test.example", "department": "Sales", "phone": "1"}', 'changed|["department", "phone"]'),
  ('{"email": "super@test.example", "department": ""}', 'changed|["department"]'),
  ('{"email": "admin@test.example", "manager": "Super@test.example"}', 'changed|["manager"]'),
  ('{"email": "admin@test.example", "start_date": "2026-02-28"}', 'changed|["start_date"]'),
  ('{"email": ""}', 'refused|Email address is missing.'),
  ('{"first_name": "Nobody"}', 'refused|Email address is missing.'),
  ('7', 'refused|Email address is missing.'),
  ('{"email": "new at test"}', 'refused|This isn''t a valid email address.'),
  ('{"email": "left@test.example"}', 'refused|This person is deactivated. Activate them first.'),
  ('{"email": "new@test.example"}', 'refused|First name is missing.'),
  ('{"email": "super@test.example", "first_name": " "}', 'refused|First name is missing.'),
  ('{"email": "super@test.example", "start_date": "2026-02-30"}', 'refused|The start date must look like 2026-11-02 and be between 1950 and 2100.'),
  ('{"email": "super@test.example", "start_date": "11/2/2026"}', 'refused|The start date must look like 2026-11-02 and be between 1950 and 2100.'),
  ('{"email": "super@test.example", "manager": "super@test.example"}', 'refused|People can''t be their own manager.'),
  ('{"email": "super@test.example", "manager": "nobody@test.example"}', 'refused|No one has this manager''s email address.'),
  ('{"email": "super@test.example", "manager": "left@test.example"}', 'refused|No one has this manager''s email address.'),
  (E'{"email": "super@test.example\u00a0", "first_name": "Super"}', 'unchanged'),
  (E'{"email": "\ufeffSUPER@test.example\u200b", "first_name": "Super"}', 'unchanged'),
  (E'{"email": "admin@test.example", "manager": "\u00a0Super@test.example\u200b"}', 'changed|["manager"]'),
  ('{"email": "a1<victim@x.test>", "first_name": "A"}', 'refused|This isn''t a valid email address.'),
  ('{"email": "x,y@z.test", "first_name": "A"}', 'refused|This isn''t a valid email address.'),
  ('{"email": "new@test.example", "first_name": "A\nB"}', 'refused|Has line breaks or hidden characters: first_name.'),
  ('{"email": "super@test.example", "role": "staff", "is_active": false, "user_id": null}', 'unchanged')
) as cases (given, said);
select is(pg_temp.verdict(jsonb_build_object('email', 'super@test.example', 'first_name', repeat('x', 61), 'phone', repeat('1', 41))),
  'refused|Too long: first_name, phone.', 'names a value that''s too long');
select is((select jsonb_agg(row -> 'verdict') from jsonb_array_elements(
    import_people('[{"email": "a@test.example", "first_name": "A"}, {"email": "A@test.example", "first_name": "B"}]') -> 'rows') as row),
  '["refused", "refused"]', 'a person can''t be in a file twice');
select is(import_people('[{"email": "super@test.example", "manager": "admin@test.example"}, {"email": "admin@test.example", "manager": "super@test.example"}]')
    -> 'rows' -> 1 ->> 'reason', 'Their managers lead back to themselves.', 'a circle is said at the rows that make it');
select is((select jsonb_agg(row ->> 'verdict') from jsonb_array_elements(import_people('[
    {"email": "c1@test.example", "first_name": "C", "manager": "c2@test.example"}, {"email": "c2@test.example", "first_name": "C", "manager": "c3@test.example"},
    {"email": "c3@test.example", "first_name": "C", "manager": "c1@test.example"}, {"email": "c4@test.example", "first_name": "C", "manager": "c1@test.example"},
    {"email": "c5@test.example", "first_name": "C"}]') -> 'rows') as row),
  '["refused", "refused", "refused", "added", "added"]', 'including added people, and no one else');
select is((select count(*) from staff_directory where email like '%@test.example'), 3::bigint, 'all of this has written nothing');

create temporary table looked as select '[{"email": "boss@test.example", "first_name": "Boss"}, {"email": "new@test.example", "first_name": "New",
  "manager": "boss@test.example"}, {"email": "admin@test.example", "department": "Sales", "manager": "boss@test.example"}]'::jsonb as rows;
create temporary table events_before as select pg_temp.events() as number;
select is((select import_people(rows) -> 'written' from looked), 'false'::jsonb, 'a preview writes nothing');
select is((select pg_temp.events() - number from events_before), 0::bigint, 'a preview leaves no event');
select throws_ok('select import_people(rows, true) from looked', 'P0001', 'The directory changed since this preview. Check the new preview, then import.',
  'nothing is written that was not looked at');
select is((select import_people(rows, true, import_people(rows) ->> 'digest') -> 'written' from looked), 'true'::jsonb, 'writes what was previewed');
select results_eq($$ select staff.email::text, staff.role::text, manager.email::text, staff.department::text from staff_directory as staff
    left join staff_directory as manager on manager.id = staff.manager_id
    where staff.email in ('boss@test.example', 'new@test.example', 'admin@test.example') order by staff.email $$,
  $$ values ('admin@test.example', 'admin', 'boss@test.example', 'Sales'), ('boss@test.example', 'staff', null, null),
    ('new@test.example', 'staff', 'boss@test.example', null) $$, 'with managers of the same file, and as staff');
select is((select pg_temp.events() - number from events_before), 3::bigint, 'which leaves one event each');

-- Managers in a chain and in a circle, at the size of the largest file.
create temporary table many as select jsonb_agg(jsonb_build_object('email', 'p' || n || '@many.example', 'first_name', 'P',
  'manager', 'p' || case shape when 'row' then n + 1 when 'circle' then n % 5000 + 1 else case when n < 4 then n % 3 + 1 else n - 1 end end || '@many.example'
)) as rows, shape from generate_series(1, 5000) as n, unnest(array['row', 'circle', 'tail']) as shape group by shape;
update many set rows = rows || '[{"email": "p5001@many.example", "first_name": "Top"}]' where shape = 'row';
select throws_ok($$ select import_people(rows) from many where shape = 'row' $$, '23514', null, 'a file has 5,000 rows at most');
update many set rows = rows - 0 where shape = 'row';
create function pg_temp.verdicts(wanted text) returns text language sql as $$
  select string_agg(counted, ', ' order by counted) from (
    select concat_ws(' ', row ->> 'verdict', row ->> 'reason', count(*)) as counted
    from many, jsonb_array_elements(public.import_people(rows) -> 'rows') as row where shape = wanted group by row ->> 'verdict', row ->> 'reason'
  ) as counts
$$;
create temporary table begun as select clock_timestamp() as moment;
select is(pg_temp.verdicts('circle'), 'refused Their managers lead back to themselves. 5000', 'a circle of 5,000 is refused whole');
select is(pg_temp.verdicts('tail'), 'added 4997, refused Their managers lead back to themselves. 3', 'of a line that ends in a circle, the circle alone');
select is(pg_temp.verdicts('row'), 'added 5000', '5,000 people in a row are added');
-- When quadratic, each took minutes: this is a ceiling, not a measurement.
select ok(clock_timestamp() - moment < interval '90 seconds', 'which takes no minutes') from begun;
savepoint row;
create temporary table whole as select rows, import_people(rows) ->> 'digest' as digest from many where shape = 'row';
select is((select import_people(rows, true, digest) -> 'written' from whole), 'true'::jsonb, '5,000 people in a row are written');
select throws_ok($$ update staff_directory set manager_id = (select id from staff_directory where email = 'p2@many.example') where email = 'p5001@many.example' $$,
  'P0001', 'This would make someone their own manager, directly or indirectly. Choose another manager.', 'the end of a long line can''t manage its beginning');
rollback to row;

create temporary table later as select '[{"email": "new@test.example", "phone": "1"}, {"email": "bad"}]'::jsonb as rows, ''::text as digest;
select is((select import_people(rows, true, import_people(rows) ->> 'digest') -> 'written' from later), 'false'::jsonb, 'with one row refused nothing is written');
select is((select phone from staff_directory where email = 'new@test.example'), null, 'not even the others');
update later set rows = '[{"email": "new@test.example", "phone": "1"}]', digest = import_people('[{"email": "new@test.example", "phone": "1"}]') ->> 'digest';
update staff_directory set phone = '2' where email = 'new@test.example';
select throws_ok('select import_people(rows, true, digest) from later', 'P0001', null, 'an import doesn''t overwrite someone else''s later changes');
select throws_ok($$ select import_people('{}') $$, '23514', null, 'a table is a list');

select pg_temp.become('b', '{"user_metadata": {"role": "super_admin"}, "app_metadata": {"role": "super_admin"}}');
select throws_ok($$ select import_people('[{"email": "x@test.example", "first_name": "X"}]') $$, '42501', null, 'an administrator can''t even preview');
select throws_ok($$ select import_people('[{"email": "x@test.example", "first_name": "X"}]', true, 'x') $$, '42501', null, 'an administrator can''t import');
reset role;
