-- Written from tests/matrix/rules.ts by `pnpm --filter @daybreak/supabase matrix`. Change the rules, not this file.
-- Each line: what every actor gets (anon, stranger, inactive, unchanged, staff, admin, super_admin).
begin;
create extension if not exists pgtap with schema extensions;
grant execute on all functions in schema extensions to anon, authenticated, service_role;
set local search_path = public, extensions;

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-000000000001', 'stranger@test.example'),
  ('00000000-0000-4000-8000-000000000002', 'inactive@test.example'),
  ('00000000-0000-4000-8000-000000000003', 'unchanged@test.example'),
  ('00000000-0000-4000-8000-000000000004', 'staff@test.example'),
  ('00000000-0000-4000-8000-000000000005', 'admin@test.example'),
  ('00000000-0000-4000-8000-000000000006', 'super_admin@test.example'),
  ('00000000-0000-4000-8000-000000000007', 'other@test.example');
insert into public.staff_directory (id, user_id, email, first_name, role, is_active) values
  ('00000000-0000-4000-9000-000000000002', '00000000-0000-4000-8000-000000000002', 'inactive@test.example', 'Ida', 'admin', false),
  ('00000000-0000-4000-9000-000000000003', '00000000-0000-4000-8000-000000000003', 'unchanged@test.example', 'Una', 'staff', true),
  ('00000000-0000-4000-9000-000000000004', '00000000-0000-4000-8000-000000000004', 'staff@test.example', 'Stan', 'staff', true),
  ('00000000-0000-4000-9000-000000000005', '00000000-0000-4000-8000-000000000005', 'admin@test.example', 'Adam', 'admin', true),
  ('00000000-0000-4000-9000-000000000006', '00000000-0000-4000-8000-000000000006', 'super_admin@test.example', 'Sue', 'super_admin', true),
  ('00000000-0000-4000-9000-000000000007', '00000000-0000-4000-8000-000000000007', 'other@test.example', 'Otto', 'staff', true),
  ('00000000-0000-4000-9000-000000000008', null, 'former@test.example', 'Flo', 'staff', false);
insert into public.user_profiles (user_id, password_changed)
select id, email <> 'unchanged@test.example' from auth.users
where email like '%@test.example' and email <> 'stranger@test.example';
-- A session has the id of its account. The inactive administrator has one too: what is closed then is closed by the entry.
update auth.users set banned_until = null where email = 'inactive@test.example';
insert into auth.sessions (id, user_id) select id, id from auth.users where email like '%@test.example';
insert into public.job_applications (first_name, last_name, email) values ('Jo', 'Doe', 'jo@test.example');
insert into public.leads (company, contact, kind) values ('Test', 'T. Test', 'buying');
insert into storage.objects (bucket_id, name, version, metadata)
values ('resumes', '1700000000002_unclaimed.pdf', '1', '{"size": 3, "mimetype": "application/pdf"}');
insert into private.application_tickets (reference, resume, checked_version) values
  ('ABCDE-12345', null, null), ('ABCDE-12345', '1700000000002_unclaimed.pdf', '1');

create temporary table actors (position int, name text, account uuid, entry uuid);
insert into actors values
  (1, 'anon', '00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000000'),
  (2, 'stranger', '00000000-0000-4000-8000-000000000001', '00000000-0000-0000-0000-000000000000'),
  (3, 'inactive', '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-9000-000000000002'),
  (4, 'unchanged', '00000000-0000-4000-8000-000000000003', '00000000-0000-4000-9000-000000000003'),
  (5, 'staff', '00000000-0000-4000-8000-000000000004', '00000000-0000-4000-9000-000000000004'),
  (6, 'admin', '00000000-0000-4000-8000-000000000005', '00000000-0000-4000-9000-000000000005'),
  (7, 'super_admin', '00000000-0000-4000-8000-000000000006', '00000000-0000-4000-9000-000000000006');

-- The entry that a row of the matrix means.
create function pg_temp.entry(actor actors, row_of text) returns uuid language sql as $$
  select case row_of
    when 'other' then '00000000-0000-4000-9000-000000000007'
    when 'former' then '00000000-0000-4000-9000-000000000008'
    else actor.entry end
$$;

-- Values with their places filled.
create function pg_temp.filled(template jsonb, actor actors, row_of text) returns jsonb language sql as $$
  select replace(replace(replace(template::text,
    '$self', actor.account::text),
    '$other', '00000000-0000-4000-8000-000000000007'),
    '$entry', pg_temp.entry(actor, row_of)::text)::jsonb
$$;

-- Runs a statement as an actor, undoes it, and says what became of it.
create function pg_temp.verdict(actor actors, statement text, given jsonb) returns text language plpgsql as $$
declare
  touched bigint;
begin
  perform set_config('request.jwt.claim.sub', case when actor.name = 'anon' then '' else actor.account::text end, true);
  perform set_config('request.jwt.claims',
    case when actor.name = 'anon' then ''
      else jsonb_build_object('sub', actor.account, 'session_id', actor.account)::text end, true);
  execute 'set local role ' || case when actor.name = 'anon' then 'anon' else 'authenticated' end;
  execute statement using given;
  get diagnostics touched = row_count;
  raise exception using errcode = 'UNDO1', message = touched;
exception
  when sqlstate 'UNDO1' then return case when sqlerrm = '0' then 'none' else 'yes' end;
  when insufficient_privilege or generated_always then return 'no';
  when others then return sqlstate;
end
$$;

create function pg_temp.attempts(
  operation text, table_name text, key text, column_name text, row_of text, template jsonb, given text
) returns text language plpgsql as $$
declare
  actor actors;
  filter text;
  given_values jsonb;
  columns text;
  statement text;
  verdicts text[] := '{}';
begin
  for actor in select * from actors order by position loop
    given_values := pg_temp.filled(template, actor, row_of);
    select string_agg(quote_ident(name), ', ') into columns from jsonb_object_keys(given_values) as name;
    filter := case
      when row_of = 'any' then 'true'
      when table_name = 'staff_directory' then format('id = %L', pg_temp.entry(actor, row_of))
      when row_of = 'own' then format('user_id = %L', actor.account)
      else 'user_id = ''00000000-0000-4000-8000-000000000007''' end;
    statement := case operation
      when 'select' then format('select %I from public.%I where %s', column_name, table_name, filter)
      when 'delete' then format('delete from public.%I where %s', table_name, filter)
      when 'update' then format(
        'update public.%1$I set %2$I = (jsonb_populate_record(null::public.%1$I, $1)).%2$I where %3$s',
        table_name, column_name, filter)
      else format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
        table_name, columns) end;
    if operation = 'upsert' then
      select statement || format(' on conflict (%I) do update set ', key)
        || string_agg(format('%1$I = excluded.%1$I', name), ', ')
      into statement from jsonb_object_keys(given_values) as name;
    end if;
    begin
      if given = 'no profile' then
        delete from public.user_profiles where user_id = actor.account;
      end if;
      verdicts := verdicts || pg_temp.verdict(actor, statement, given_values);
      raise exception using errcode = 'UNDO2';
    exception when sqlstate 'UNDO2' then null;
    end;
  end loop;
  return array_to_string(verdicts, ' ');
end
$$;

create function pg_temp.calls(function_name text, row_of text, template jsonb) returns text language plpgsql as $$
declare
  actor actors;
  given_arguments jsonb;
  listed text;
  verdicts text[] := '{}';
begin
  for actor in select * from actors order by position loop
    given_arguments := pg_temp.filled(template, actor, row_of);
    select coalesce(string_agg(format('%I => %L', key, value), ', '), '') into listed from jsonb_each_text(given_arguments);
    verdicts := verdicts || pg_temp.verdict(actor, format('select * from public.%I(%s)', function_name, listed), given_arguments);
  end loop;
  return array_to_string(verdicts, ' ');
end
$$;

select plan(348);
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'id', 'own', '{"id":"$entry"}', ''), 'no none none yes yes yes yes', 'select own staff_directory.id');
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'user_id', 'own', '{"user_id":"$self"}', ''), 'no none none yes yes yes yes', 'select own staff_directory.user_id');
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'email', 'own', '{"email":"new@daybreak.example"}', ''), 'no none none yes yes yes yes', 'select own staff_directory.email');
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'first_name', 'own', '{"first_name":"New"}', ''), 'no none none yes yes yes yes', 'select own staff_directory.first_name');
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'last_name', 'own', '{"last_name":"Name"}', ''), 'no none none yes yes yes yes', 'select own staff_directory.last_name');
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'phone', 'own', '{"phone":"(512) 555-0199"}', ''), 'no none none yes yes yes yes', 'select own staff_directory.phone');
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'job_title', 'own', '{"job_title":"Manager"}', ''), 'no none none yes yes yes yes', 'select own staff_directory.job_title');
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'role', 'own', '{"role":"super_admin"}', ''), 'no none none yes yes yes yes', 'select own staff_directory.role');
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'is_active', 'own', '{"is_active":true}', ''), 'no none none yes yes yes yes', 'select own staff_directory.is_active');
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'created_at', 'own', '{"created_at":"2020-01-01T00:00:00+00:00"}', ''), 'no none none yes yes yes yes', 'select own staff_directory.created_at');
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'words', 'own', '{"words":"found"}', ''), 'no none none yes yes yes yes', 'select own staff_directory.words');
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'id', 'other', '{"id":"$entry"}', ''), 'no none none none yes yes yes', 'select a colleague''s staff_directory.id');
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'user_id', 'other', '{"user_id":"$self"}', ''), 'no none none none yes yes yes', 'select a colleague''s staff_directory.user_id');
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'email', 'other', '{"email":"new@daybreak.example"}', ''), 'no none none none yes yes yes', 'select a colleague''s staff_directory.email');
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'first_name', 'other', '{"first_name":"New"}', ''), 'no none none none yes yes yes', 'select a colleague''s staff_directory.first_name');
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'last_name', 'other', '{"last_name":"Name"}', ''), 'no none none none yes yes yes', 'select a colleague''s staff_directory.last_name');
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'phone', 'other', '{"phone":"(512) 555-0199"}', ''), 'no none none none yes yes yes', 'select a colleague''s staff_directory.phone');
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'job_title', 'other', '{"job_title":"Manager"}', ''), 'no none none none yes yes yes', 'select a colleague''s staff_directory.job_title');
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'role', 'other', '{"role":"super_admin"}', ''), 'no none none none yes yes yes', 'select a colleague''s staff_directory.role');
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'is_active', 'other', '{"is_active":true}', ''), 'no none none none yes yes yes', 'select a colleague''s staff_directory.is_active');
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'created_at', 'other', '{"created_at":"2020-01-01T00:00:00+00:00"}', ''), 'no none none none yes yes yes', 'select a colleague''s staff_directory.created_at');
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'words', 'other', '{"words":"found"}', ''), 'no none none none yes yes yes', 'select a colleague''s staff_directory.words');
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'id', 'former', '{"id":"$entry"}', ''), 'no none none none none none yes', 'select a former colleague''s staff_directory.id');
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'user_id', 'former', '{"user_id":"$self"}', ''), 'no none none none none none yes', 'select a former colleague''s staff_directory.user_id');
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'email', 'former', '{"email":"new@daybreak.example"}', ''), 'no none none none none none yes', 'select a former colleague''s staff_directory.email');
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'first_name', 'former', '{"first_name":"New"}', ''), 'no none none none none none yes', 'select a former colleague''s staff_directory.first_name');
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'last_name', 'former', '{"last_name":"Name"}', ''), 'no none none none none none yes', 'select a former colleague''s staff_directory.last_name');
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'phone', 'former', '{"phone":"(512) 555-0199"}', ''), 'no none none none none none yes', 'select a former colleague''s staff_directory.phone');
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'job_title', 'former', '{"job_title":"Manager"}', ''), 'no none none none none none yes', 'select a former colleague''s staff_directory.job_title');
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'role', 'former', '{"role":"super_admin"}', ''), 'no none none none none none yes', 'select a former colleague''s staff_directory.role');
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'is_active', 'former', '{"is_active":true}', ''), 'no none none none none none yes', 'select a former colleague''s staff_directory.is_active');
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'created_at', 'former', '{"created_at":"2020-01-01T00:00:00+00:00"}', ''), 'no none none none none none yes', 'select a former colleague''s staff_directory.created_at');
select is(pg_temp.attempts('select', 'staff_directory', 'id', 'words', 'former', '{"words":"found"}', ''), 'no none none none none none yes', 'select a former colleague''s staff_directory.words');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'first_name', 'own', '{"first_name":"New"}', ''), 'no none none none none none yes', 'update own staff_directory.first_name');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'last_name', 'own', '{"last_name":"Name"}', ''), 'no none none none none none yes', 'update own staff_directory.last_name');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'phone', 'own', '{"phone":"(512) 555-0199"}', ''), 'no none none none none none yes', 'update own staff_directory.phone');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'job_title', 'own', '{"job_title":"Manager"}', ''), 'no none none none none none yes', 'update own staff_directory.job_title');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'first_name', 'other', '{"first_name":"New"}', ''), 'no none none none none none yes', 'update a colleague''s staff_directory.first_name');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'last_name', 'other', '{"last_name":"Name"}', ''), 'no none none none none none yes', 'update a colleague''s staff_directory.last_name');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'phone', 'other', '{"phone":"(512) 555-0199"}', ''), 'no none none none none none yes', 'update a colleague''s staff_directory.phone');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'job_title', 'other', '{"job_title":"Manager"}', ''), 'no none none none none none yes', 'update a colleague''s staff_directory.job_title');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'first_name', 'former', '{"first_name":"New"}', ''), 'no none none none none none yes', 'update a former colleague''s staff_directory.first_name');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'last_name', 'former', '{"last_name":"Name"}', ''), 'no none none none none none yes', 'update a former colleague''s staff_directory.last_name');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'phone', 'former', '{"phone":"(512) 555-0199"}', ''), 'no none none none none none yes', 'update a former colleague''s staff_directory.phone');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'job_title', 'former', '{"job_title":"Manager"}', ''), 'no none none none none none yes', 'update a former colleague''s staff_directory.job_title');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'id', 'own', '{"id":"$entry"}', ''), 'no no no no no no no', 'update own staff_directory.id');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'user_id', 'own', '{"user_id":"$self"}', ''), 'no no no no no no no', 'update own staff_directory.user_id');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'email', 'own', '{"email":"new@daybreak.example"}', ''), 'no no no no no no no', 'update own staff_directory.email');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'role', 'own', '{"role":"super_admin"}', ''), 'no no no no no no no', 'update own staff_directory.role');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'is_active', 'own', '{"is_active":true}', ''), 'no no no no no no no', 'update own staff_directory.is_active');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'created_at', 'own', '{"created_at":"2020-01-01T00:00:00+00:00"}', ''), 'no no no no no no no', 'update own staff_directory.created_at');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'words', 'own', '{"words":"found"}', ''), 'no no no no no no no', 'update own staff_directory.words');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'id', 'other', '{"id":"$entry"}', ''), 'no no no no no no no', 'update a colleague''s staff_directory.id');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'user_id', 'other', '{"user_id":"$self"}', ''), 'no no no no no no no', 'update a colleague''s staff_directory.user_id');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'email', 'other', '{"email":"new@daybreak.example"}', ''), 'no no no no no no no', 'update a colleague''s staff_directory.email');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'role', 'other', '{"role":"super_admin"}', ''), 'no no no no no no no', 'update a colleague''s staff_directory.role');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'is_active', 'other', '{"is_active":true}', ''), 'no no no no no no no', 'update a colleague''s staff_directory.is_active');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'created_at', 'other', '{"created_at":"2020-01-01T00:00:00+00:00"}', ''), 'no no no no no no no', 'update a colleague''s staff_directory.created_at');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'words', 'other', '{"words":"found"}', ''), 'no no no no no no no', 'update a colleague''s staff_directory.words');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'id', 'former', '{"id":"$entry"}', ''), 'no no no no no no no', 'update a former colleague''s staff_directory.id');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'user_id', 'former', '{"user_id":"$self"}', ''), 'no no no no no no no', 'update a former colleague''s staff_directory.user_id');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'email', 'former', '{"email":"new@daybreak.example"}', ''), 'no no no no no no no', 'update a former colleague''s staff_directory.email');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'role', 'former', '{"role":"super_admin"}', ''), 'no no no no no no no', 'update a former colleague''s staff_directory.role');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'is_active', 'former', '{"is_active":true}', ''), 'no no no no no no no', 'update a former colleague''s staff_directory.is_active');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'created_at', 'former', '{"created_at":"2020-01-01T00:00:00+00:00"}', ''), 'no no no no no no no', 'update a former colleague''s staff_directory.created_at');
select is(pg_temp.attempts('update', 'staff_directory', 'id', 'words', 'former', '{"words":"found"}', ''), 'no no no no no no no', 'update a former colleague''s staff_directory.words');
select is(pg_temp.attempts('insert', 'staff_directory', 'id', 'id', 'any', '{"email":"new@daybreak.example","first_name":"New","id":"$entry"}', ''), 'no no no no no no no', 'insert any staff_directory.id');
select is(pg_temp.attempts('insert', 'staff_directory', 'id', 'user_id', 'any', '{"email":"new@daybreak.example","first_name":"New","user_id":"$self"}', ''), 'no no no no no no no', 'insert any staff_directory.user_id');
select is(pg_temp.attempts('insert', 'staff_directory', 'id', 'email', 'any', '{"email":"new@daybreak.example","first_name":"New"}', ''), 'no no no no no no no', 'insert any staff_directory.email');
select is(pg_temp.attempts('insert', 'staff_directory', 'id', 'first_name', 'any', '{"email":"new@daybreak.example","first_name":"New"}', ''), 'no no no no no no no', 'insert any staff_directory.first_name');
select is(pg_temp.attempts('insert', 'staff_directory', 'id', 'last_name', 'any', '{"email":"new@daybreak.example","first_name":"New","last_name":"Name"}', ''), 'no no no no no no no', 'insert any staff_directory.last_name');
select is(pg_temp.attempts('insert', 'staff_directory', 'id', 'phone', 'any', '{"email":"new@daybreak.example","first_name":"New","phone":"(512) 555-0199"}', ''), 'no no no no no no no', 'insert any staff_directory.phone');
select is(pg_temp.attempts('insert', 'staff_directory', 'id', 'job_title', 'any', '{"email":"new@daybreak.example","first_name":"New","job_title":"Manager"}', ''), 'no no no no no no no', 'insert any staff_directory.job_title');
select is(pg_temp.attempts('insert', 'staff_directory', 'id', 'role', 'any', '{"email":"new@daybreak.example","first_name":"New","role":"super_admin"}', ''), 'no no no no no no no', 'insert any staff_directory.role');
select is(pg_temp.attempts('insert', 'staff_directory', 'id', 'is_active', 'any', '{"email":"new@daybreak.example","first_name":"New","is_active":true}', ''), 'no no no no no no no', 'insert any staff_directory.is_active');
select is(pg_temp.attempts('insert', 'staff_directory', 'id', 'created_at', 'any', '{"email":"new@daybreak.example","first_name":"New","created_at":"2020-01-01T00:00:00+00:00"}', ''), 'no no no no no no no', 'insert any staff_directory.created_at');
select is(pg_temp.attempts('insert', 'staff_directory', 'id', 'words', 'any', '{"email":"new@daybreak.example","first_name":"New","words":"found"}', ''), 'no no no no no no no', 'insert any staff_directory.words');
select is(pg_temp.attempts('upsert', 'staff_directory', 'id', 'id', 'own', '{"id":"$entry","email":"new@daybreak.example","first_name":"New"}', ''), 'no no no no no no no', 'upsert own staff_directory.id');
select is(pg_temp.attempts('upsert', 'staff_directory', 'id', 'user_id', 'own', '{"id":"$entry","email":"new@daybreak.example","first_name":"New","user_id":"$self"}', ''), 'no no no no no no no', 'upsert own staff_directory.user_id');
select is(pg_temp.attempts('upsert', 'staff_directory', 'id', 'email', 'own', '{"id":"$entry","email":"new@daybreak.example","first_name":"New"}', ''), 'no no no no no no no', 'upsert own staff_directory.email');
select is(pg_temp.attempts('upsert', 'staff_directory', 'id', 'first_name', 'own', '{"id":"$entry","email":"new@daybreak.example","first_name":"New"}', ''), 'no no no no no no no', 'upsert own staff_directory.first_name');
select is(pg_temp.attempts('upsert', 'staff_directory', 'id', 'last_name', 'own', '{"id":"$entry","email":"new@daybreak.example","first_name":"New","last_name":"Name"}', ''), 'no no no no no no no', 'upsert own staff_directory.last_name');
select is(pg_temp.attempts('upsert', 'staff_directory', 'id', 'phone', 'own', '{"id":"$entry","email":"new@daybreak.example","first_name":"New","phone":"(512) 555-0199"}', ''), 'no no no no no no no', 'upsert own staff_directory.phone');
select is(pg_temp.attempts('upsert', 'staff_directory', 'id', 'job_title', 'own', '{"id":"$entry","email":"new@daybreak.example","first_name":"New","job_title":"Manager"}', ''), 'no no no no no no no', 'upsert own staff_directory.job_title');
select is(pg_temp.attempts('upsert', 'staff_directory', 'id', 'role', 'own', '{"id":"$entry","email":"new@daybreak.example","first_name":"New","role":"super_admin"}', ''), 'no no no no no no no', 'upsert own staff_directory.role');
select is(pg_temp.attempts('upsert', 'staff_directory', 'id', 'is_active', 'own', '{"id":"$entry","email":"new@daybreak.example","first_name":"New","is_active":true}', ''), 'no no no no no no no', 'upsert own staff_directory.is_active');
select is(pg_temp.attempts('upsert', 'staff_directory', 'id', 'created_at', 'own', '{"id":"$entry","email":"new@daybreak.example","first_name":"New","created_at":"2020-01-01T00:00:00+00:00"}', ''), 'no no no no no no no', 'upsert own staff_directory.created_at');
select is(pg_temp.attempts('upsert', 'staff_directory', 'id', 'words', 'own', '{"id":"$entry","email":"new@daybreak.example","first_name":"New","words":"found"}', ''), 'no no no no no no no', 'upsert own staff_directory.words');
select is(pg_temp.attempts('upsert', 'staff_directory', 'id', 'id', 'other', '{"id":"$entry","email":"new@daybreak.example","first_name":"New"}', ''), 'no no no no no no no', 'upsert a colleague''s staff_directory.id');
select is(pg_temp.attempts('upsert', 'staff_directory', 'id', 'user_id', 'other', '{"id":"$entry","email":"new@daybreak.example","first_name":"New","user_id":"$self"}', ''), 'no no no no no no no', 'upsert a colleague''s staff_directory.user_id');
select is(pg_temp.attempts('upsert', 'staff_directory', 'id', 'email', 'other', '{"id":"$entry","email":"new@daybreak.example","first_name":"New"}', ''), 'no no no no no no no', 'upsert a colleague''s staff_directory.email');
select is(pg_temp.attempts('upsert', 'staff_directory', 'id', 'first_name', 'other', '{"id":"$entry","email":"new@daybreak.example","first_name":"New"}', ''), 'no no no no no no no', 'upsert a colleague''s staff_directory.first_name');
select is(pg_temp.attempts('upsert', 'staff_directory', 'id', 'last_name', 'other', '{"id":"$entry","email":"new@daybreak.example","first_name":"New","last_name":"Name"}', ''), 'no no no no no no no', 'upsert a colleague''s staff_directory.last_name');
select is(pg_temp.attempts('upsert', 'staff_directory', 'id', 'phone', 'other', '{"id":"$entry","email":"new@daybreak.example","first_name":"New","phone":"(512) 555-0199"}', ''), 'no no no no no no no', 'upsert a colleague''s staff_directory.phone');
select is(pg_temp.attempts('upsert', 'staff_directory', 'id', 'job_title', 'other', '{"id":"$entry","email":"new@daybreak.example","first_name":"New","job_title":"Manager"}', ''), 'no no no no no no no', 'upsert a colleague''s staff_directory.job_title');
select is(pg_temp.attempts('upsert', 'staff_directory', 'id', 'role', 'other', '{"id":"$entry","email":"new@daybreak.example","first_name":"New","role":"super_admin"}', ''), 'no no no no no no no', 'upsert a colleague''s staff_directory.role');
select is(pg_temp.attempts('upsert', 'staff_directory', 'id', 'is_active', 'other', '{"id":"$entry","email":"new@daybreak.example","first_name":"New","is_active":true}', ''), 'no no no no no no no', 'upsert a colleague''s staff_directory.is_active');
select is(pg_temp.attempts('upsert', 'staff_directory', 'id', 'created_at', 'other', '{"id":"$entry","email":"new@daybreak.example","first_name":"New","created_at":"2020-01-01T00:00:00+00:00"}', ''), 'no no no no no no no', 'upsert a colleague''s staff_directory.created_at');
select is(pg_temp.attempts('upsert', 'staff_directory', 'id', 'words', 'other', '{"id":"$entry","email":"new@daybreak.example","first_name":"New","words":"found"}', ''), 'no no no no no no no', 'upsert a colleague''s staff_directory.words');
select is(pg_temp.attempts('delete', 'staff_directory', 'id', 'id', 'own', '{}', ''), 'no no no no no no no', 'delete own staff_directory');
select is(pg_temp.attempts('delete', 'staff_directory', 'id', 'id', 'other', '{}', ''), 'no no no no no no no', 'delete a colleague''s staff_directory');
select is(pg_temp.attempts('select', 'user_profiles', 'user_id', 'id', 'own', '{"id":"00000000-0000-4000-a000-000000000001"}', ''), 'no none yes yes yes yes yes', 'select own user_profiles.id');
select is(pg_temp.attempts('select', 'user_profiles', 'user_id', 'user_id', 'own', '{"user_id":"$self"}', ''), 'no none yes yes yes yes yes', 'select own user_profiles.user_id');
select is(pg_temp.attempts('select', 'user_profiles', 'user_id', 'first_name', 'own', '{"first_name":"New"}', ''), 'no none yes yes yes yes yes', 'select own user_profiles.first_name');
select is(pg_temp.attempts('select', 'user_profiles', 'user_id', 'last_name', 'own', '{"last_name":"Name"}', ''), 'no none yes yes yes yes yes', 'select own user_profiles.last_name');
select is(pg_temp.attempts('select', 'user_profiles', 'user_id', 'display_name', 'own', '{"display_name":"New Name"}', ''), 'no none yes yes yes yes yes', 'select own user_profiles.display_name');
select is(pg_temp.attempts('select', 'user_profiles', 'user_id', 'password_changed', 'own', '{"password_changed":true}', ''), 'no none yes yes yes yes yes', 'select own user_profiles.password_changed');
select is(pg_temp.attempts('select', 'user_profiles', 'user_id', 'gmail_connected', 'own', '{"gmail_connected":true}', ''), 'no none yes yes yes yes yes', 'select own user_profiles.gmail_connected');
select is(pg_temp.attempts('select', 'user_profiles', 'user_id', 'google_calendar_connected', 'own', '{"google_calendar_connected":true}', ''), 'no none yes yes yes yes yes', 'select own user_profiles.google_calendar_connected');
select is(pg_temp.attempts('select', 'user_profiles', 'user_id', 'google_services_connected', 'own', '{"google_services_connected":true}', ''), 'no none yes yes yes yes yes', 'select own user_profiles.google_services_connected');
select is(pg_temp.attempts('select', 'user_profiles', 'user_id', 'created_at', 'own', '{"created_at":"2020-01-01T00:00:00+00:00"}', ''), 'no none yes yes yes yes yes', 'select own user_profiles.created_at');
select is(pg_temp.attempts('select', 'user_profiles', 'user_id', 'id', 'other', '{"id":"00000000-0000-4000-a000-000000000001","user_id":"$other"}', ''), 'no none none none none none none', 'select a colleague''s user_profiles.id');
select is(pg_temp.attempts('select', 'user_profiles', 'user_id', 'user_id', 'other', '{"user_id":"$other"}', ''), 'no none none none none none none', 'select a colleague''s user_profiles.user_id');
select is(pg_temp.attempts('select', 'user_profiles', 'user_id', 'first_name', 'other', '{"first_name":"New","user_id":"$other"}', ''), 'no none none none none none none', 'select a colleague''s user_profiles.first_name');
select is(pg_temp.attempts('select', 'user_profiles', 'user_id', 'last_name', 'other', '{"last_name":"Name","user_id":"$other"}', ''), 'no none none none none none none', 'select a colleague''s user_profiles.last_name');
select is(pg_temp.attempts('select', 'user_profiles', 'user_id', 'display_name', 'other', '{"display_name":"New Name","user_id":"$other"}', ''), 'no none none none none none none', 'select a colleague''s user_profiles.display_name');
select is(pg_temp.attempts('select', 'user_profiles', 'user_id', 'password_changed', 'other', '{"password_changed":true,"user_id":"$other"}', ''), 'no none none none none none none', 'select a colleague''s user_profiles.password_changed');
select is(pg_temp.attempts('select', 'user_profiles', 'user_id', 'gmail_connected', 'other', '{"gmail_connected":true,"user_id":"$other"}', ''), 'no none none none none none none', 'select a colleague''s user_profiles.gmail_connected');
select is(pg_temp.attempts('select', 'user_profiles', 'user_id', 'google_calendar_connected', 'other', '{"google_calendar_connected":true,"user_id":"$other"}', ''), 'no none none none none none none', 'select a colleague''s user_profiles.google_calendar_connected');
select is(pg_temp.attempts('select', 'user_profiles', 'user_id', 'google_services_connected', 'other', '{"google_services_connected":true,"user_id":"$other"}', ''), 'no none none none none none none', 'select a colleague''s user_profiles.google_services_connected');
select is(pg_temp.attempts('select', 'user_profiles', 'user_id', 'created_at', 'other', '{"created_at":"2020-01-01T00:00:00+00:00","user_id":"$other"}', ''), 'no none none none none none none', 'select a colleague''s user_profiles.created_at');
select is(pg_temp.attempts('update', 'user_profiles', 'user_id', 'first_name', 'own', '{"first_name":"New"}', ''), 'no none yes yes yes yes yes', 'update own user_profiles.first_name');
select is(pg_temp.attempts('update', 'user_profiles', 'user_id', 'last_name', 'own', '{"last_name":"Name"}', ''), 'no none yes yes yes yes yes', 'update own user_profiles.last_name');
select is(pg_temp.attempts('update', 'user_profiles', 'user_id', 'display_name', 'own', '{"display_name":"New Name"}', ''), 'no none yes yes yes yes yes', 'update own user_profiles.display_name');
select is(pg_temp.attempts('update', 'user_profiles', 'user_id', 'first_name', 'other', '{"first_name":"New"}', ''), 'no none none none none none none', 'update a colleague''s user_profiles.first_name');
select is(pg_temp.attempts('update', 'user_profiles', 'user_id', 'last_name', 'other', '{"last_name":"Name"}', ''), 'no none none none none none none', 'update a colleague''s user_profiles.last_name');
select is(pg_temp.attempts('update', 'user_profiles', 'user_id', 'display_name', 'other', '{"display_name":"New Name"}', ''), 'no none none none none none none', 'update a colleague''s user_profiles.display_name');
select is(pg_temp.attempts('update', 'user_profiles', 'user_id', 'user_id', 'own', '{"user_id":"$self"}', ''), 'no none yes yes yes yes yes', 'update own user_profiles.user_id');
select is(pg_temp.attempts('update', 'user_profiles', 'user_id', 'user_id', 'own', '{"user_id":"$other"}', ''), 'no none no no no no no', 'update own user_profiles.user_id = $other');
select is(pg_temp.attempts('update', 'user_profiles', 'user_id', 'user_id', 'other', '{"user_id":"$self"}', ''), 'no none none none none none none', 'update a colleague''s user_profiles.user_id');
select is(pg_temp.attempts('update', 'user_profiles', 'user_id', 'password_changed', 'own', '{"password_changed":true}', ''), 'no none yes no yes yes yes', 'update own user_profiles.password_changed = true');
select is(pg_temp.attempts('update', 'user_profiles', 'user_id', 'password_changed', 'own', '{"password_changed":false}', ''), 'no none no yes no no no', 'update own user_profiles.password_changed = false');
select is(pg_temp.attempts('update', 'user_profiles', 'user_id', 'password_changed', 'other', '{"password_changed":true}', ''), 'no none none none none none none', 'update a colleague''s user_profiles.password_changed');
select is(pg_temp.attempts('update', 'user_profiles', 'user_id', 'id', 'own', '{"id":"00000000-0000-4000-a000-000000000001"}', ''), 'no no no no no no no', 'update own user_profiles.id');
select is(pg_temp.attempts('update', 'user_profiles', 'user_id', 'gmail_connected', 'own', '{"gmail_connected":true}', ''), 'no no no no no no no', 'update own user_profiles.gmail_connected');
select is(pg_temp.attempts('update', 'user_profiles', 'user_id', 'google_calendar_connected', 'own', '{"google_calendar_connected":true}', ''), 'no no no no no no no', 'update own user_profiles.google_calendar_connected');
select is(pg_temp.attempts('update', 'user_profiles', 'user_id', 'google_services_connected', 'own', '{"google_services_connected":true}', ''), 'no no no no no no no', 'update own user_profiles.google_services_connected');
select is(pg_temp.attempts('update', 'user_profiles', 'user_id', 'created_at', 'own', '{"created_at":"2020-01-01T00:00:00+00:00"}', ''), 'no no no no no no no', 'update own user_profiles.created_at');
select is(pg_temp.attempts('update', 'user_profiles', 'user_id', 'id', 'other', '{"id":"00000000-0000-4000-a000-000000000001"}', ''), 'no no no no no no no', 'update a colleague''s user_profiles.id');
select is(pg_temp.attempts('update', 'user_profiles', 'user_id', 'gmail_connected', 'other', '{"gmail_connected":true}', ''), 'no no no no no no no', 'update a colleague''s user_profiles.gmail_connected');
select is(pg_temp.attempts('update', 'user_profiles', 'user_id', 'google_calendar_connected', 'other', '{"google_calendar_connected":true}', ''), 'no no no no no no no', 'update a colleague''s user_profiles.google_calendar_connected');
select is(pg_temp.attempts('update', 'user_profiles', 'user_id', 'google_services_connected', 'other', '{"google_services_connected":true}', ''), 'no no no no no no no', 'update a colleague''s user_profiles.google_services_connected');
select is(pg_temp.attempts('update', 'user_profiles', 'user_id', 'created_at', 'other', '{"created_at":"2020-01-01T00:00:00+00:00"}', ''), 'no no no no no no no', 'update a colleague''s user_profiles.created_at');
select is(pg_temp.attempts('insert', 'user_profiles', 'user_id', 'user_id', 'own', '{"user_id":"$self"}', 'no profile'), 'no yes yes yes yes yes yes', 'insert own user_profiles.user_id with no profile');
select is(pg_temp.attempts('insert', 'user_profiles', 'user_id', 'first_name', 'own', '{"user_id":"$self","first_name":"New"}', 'no profile'), 'no yes yes yes yes yes yes', 'insert own user_profiles.first_name with no profile');
select is(pg_temp.attempts('insert', 'user_profiles', 'user_id', 'last_name', 'own', '{"user_id":"$self","last_name":"Name"}', 'no profile'), 'no yes yes yes yes yes yes', 'insert own user_profiles.last_name with no profile');
select is(pg_temp.attempts('insert', 'user_profiles', 'user_id', 'display_name', 'own', '{"user_id":"$self","display_name":"New Name"}', 'no profile'), 'no yes yes yes yes yes yes', 'insert own user_profiles.display_name with no profile');
select is(pg_temp.attempts('insert', 'user_profiles', 'user_id', 'password_changed', 'own', '{"user_id":"$self","password_changed":false}', 'no profile'), 'no yes yes yes yes yes yes', 'insert own user_profiles.password_changed = false with no profile');
select is(pg_temp.attempts('insert', 'user_profiles', 'user_id', 'gmail_connected', 'own', '{"user_id":"$self","gmail_connected":false}', 'no profile'), 'no yes yes yes yes yes yes', 'insert own user_profiles.gmail_connected = false with no profile');
select is(pg_temp.attempts('insert', 'user_profiles', 'user_id', 'google_calendar_connected', 'own', '{"user_id":"$self","google_calendar_connected":false}', 'no profile'), 'no yes yes yes yes yes yes', 'insert own user_profiles.google_calendar_connected = false with no profile');
select is(pg_temp.attempts('insert', 'user_profiles', 'user_id', 'google_services_connected', 'own', '{"user_id":"$self","google_services_connected":false}', 'no profile'), 'no yes yes yes yes yes yes', 'insert own user_profiles.google_services_connected = false with no profile');
select is(pg_temp.attempts('insert', 'user_profiles', 'user_id', 'password_changed', 'own', '{"user_id":"$self","password_changed":true}', 'no profile'), 'no no no no no no no', 'insert own user_profiles.password_changed = true with no profile');
select is(pg_temp.attempts('insert', 'user_profiles', 'user_id', 'gmail_connected', 'own', '{"user_id":"$self","gmail_connected":true}', 'no profile'), 'no no no no no no no', 'insert own user_profiles.gmail_connected = true with no profile');
select is(pg_temp.attempts('insert', 'user_profiles', 'user_id', 'google_calendar_connected', 'own', '{"user_id":"$self","google_calendar_connected":true}', 'no profile'), 'no no no no no no no', 'insert own user_profiles.google_calendar_connected = true with no profile');
select is(pg_temp.attempts('insert', 'user_profiles', 'user_id', 'google_services_connected', 'own', '{"user_id":"$self","google_services_connected":true}', 'no profile'), 'no no no no no no no', 'insert own user_profiles.google_services_connected = true with no profile');
select is(pg_temp.attempts('insert', 'user_profiles', 'user_id', 'id', 'own', '{"user_id":"$self","id":"00000000-0000-4000-a000-000000000001"}', 'no profile'), 'no no no no no no no', 'insert own user_profiles.id with no profile');
select is(pg_temp.attempts('insert', 'user_profiles', 'user_id', 'created_at', 'own', '{"user_id":"$self","created_at":"2020-01-01T00:00:00+00:00"}', 'no profile'), 'no no no no no no no', 'insert own user_profiles.created_at with no profile');
select is(pg_temp.attempts('insert', 'user_profiles', 'user_id', 'id', 'other', '{"user_id":"$other","id":"00000000-0000-4000-a000-000000000001"}', ''), 'no no no no no no no', 'insert a colleague''s user_profiles.id');
select is(pg_temp.attempts('insert', 'user_profiles', 'user_id', 'user_id', 'other', '{"user_id":"$other"}', ''), 'no no no no no no no', 'insert a colleague''s user_profiles.user_id');
select is(pg_temp.attempts('insert', 'user_profiles', 'user_id', 'first_name', 'other', '{"user_id":"$other","first_name":"New"}', ''), 'no no no no no no no', 'insert a colleague''s user_profiles.first_name');
select is(pg_temp.attempts('insert', 'user_profiles', 'user_id', 'last_name', 'other', '{"user_id":"$other","last_name":"Name"}', ''), 'no no no no no no no', 'insert a colleague''s user_profiles.last_name');
select is(pg_temp.attempts('insert', 'user_profiles', 'user_id', 'display_name', 'other', '{"user_id":"$other","display_name":"New Name"}', ''), 'no no no no no no no', 'insert a colleague''s user_profiles.display_name');
select is(pg_temp.attempts('insert', 'user_profiles', 'user_id', 'password_changed', 'other', '{"user_id":"$other","password_changed":true}', ''), 'no no no no no no no', 'insert a colleague''s user_profiles.password_changed');
select is(pg_temp.attempts('insert', 'user_profiles', 'user_id', 'gmail_connected', 'other', '{"user_id":"$other","gmail_connected":true}', ''), 'no no no no no no no', 'insert a colleague''s user_profiles.gmail_connected');
select is(pg_temp.attempts('insert', 'user_profiles', 'user_id', 'google_calendar_connected', 'other', '{"user_id":"$other","google_calendar_connected":true}', ''), 'no no no no no no no', 'insert a colleague''s user_profiles.google_calendar_connected');
select is(pg_temp.attempts('insert', 'user_profiles', 'user_id', 'google_services_connected', 'other', '{"user_id":"$other","google_services_connected":true}', ''), 'no no no no no no no', 'insert a colleague''s user_profiles.google_services_connected');
select is(pg_temp.attempts('insert', 'user_profiles', 'user_id', 'created_at', 'other', '{"user_id":"$other","created_at":"2020-01-01T00:00:00+00:00"}', ''), 'no no no no no no no', 'insert a colleague''s user_profiles.created_at');
select is(pg_temp.attempts('upsert', 'user_profiles', 'user_id', 'user_id', 'own', '{"user_id":"$self"}', ''), 'no yes yes yes yes yes yes', 'upsert own user_profiles.user_id');
select is(pg_temp.attempts('upsert', 'user_profiles', 'user_id', 'first_name', 'own', '{"user_id":"$self","first_name":"New"}', ''), 'no yes yes yes yes yes yes', 'upsert own user_profiles.first_name');
select is(pg_temp.attempts('upsert', 'user_profiles', 'user_id', 'last_name', 'own', '{"user_id":"$self","last_name":"Name"}', ''), 'no yes yes yes yes yes yes', 'upsert own user_profiles.last_name');
select is(pg_temp.attempts('upsert', 'user_profiles', 'user_id', 'display_name', 'own', '{"user_id":"$self","display_name":"New Name"}', ''), 'no yes yes yes yes yes yes', 'upsert own user_profiles.display_name');
select is(pg_temp.attempts('upsert', 'user_profiles', 'user_id', 'password_changed', 'own', '{"user_id":"$self","password_changed":false}', ''), 'no yes no yes no no no', 'upsert own user_profiles.password_changed = false');
select is(pg_temp.attempts('upsert', 'user_profiles', 'user_id', 'password_changed', 'own', '{"user_id":"$self","password_changed":true}', ''), 'no no no no no no no', 'upsert own user_profiles.password_changed = true');
select is(pg_temp.attempts('upsert', 'user_profiles', 'user_id', 'id', 'own', '{"user_id":"$self","id":"00000000-0000-4000-a000-000000000001"}', ''), 'no no no no no no no', 'upsert own user_profiles.id');
select is(pg_temp.attempts('upsert', 'user_profiles', 'user_id', 'gmail_connected', 'own', '{"user_id":"$self","gmail_connected":true}', ''), 'no no no no no no no', 'upsert own user_profiles.gmail_connected');
select is(pg_temp.attempts('upsert', 'user_profiles', 'user_id', 'google_calendar_connected', 'own', '{"user_id":"$self","google_calendar_connected":true}', ''), 'no no no no no no no', 'upsert own user_profiles.google_calendar_connected');
select is(pg_temp.attempts('upsert', 'user_profiles', 'user_id', 'google_services_connected', 'own', '{"user_id":"$self","google_services_connected":true}', ''), 'no no no no no no no', 'upsert own user_profiles.google_services_connected');
select is(pg_temp.attempts('upsert', 'user_profiles', 'user_id', 'created_at', 'own', '{"user_id":"$self","created_at":"2020-01-01T00:00:00+00:00"}', ''), 'no no no no no no no', 'upsert own user_profiles.created_at');
select is(pg_temp.attempts('upsert', 'user_profiles', 'user_id', 'id', 'other', '{"user_id":"$other","id":"00000000-0000-4000-a000-000000000001"}', ''), 'no no no no no no no', 'upsert a colleague''s user_profiles.id');
select is(pg_temp.attempts('upsert', 'user_profiles', 'user_id', 'user_id', 'other', '{"user_id":"$other"}', ''), 'no no no no no no no', 'upsert a colleague''s user_profiles.user_id');
select is(pg_temp.attempts('upsert', 'user_profiles', 'user_id', 'first_name', 'other', '{"user_id":"$other","first_name":"New"}', ''), 'no no no no no no no', 'upsert a colleague''s user_profiles.first_name');
select is(pg_temp.attempts('upsert', 'user_profiles', 'user_id', 'last_name', 'other', '{"user_id":"$other","last_name":"Name"}', ''), 'no no no no no no no', 'upsert a colleague''s user_profiles.last_name');
select is(pg_temp.attempts('upsert', 'user_profiles', 'user_id', 'display_name', 'other', '{"user_id":"$other","display_name":"New Name"}', ''), 'no no no no no no no', 'upsert a colleague''s user_profiles.display_name');
select is(pg_temp.attempts('upsert', 'user_profiles', 'user_id', 'password_changed', 'other', '{"user_id":"$other","password_changed":true}', ''), 'no no no no no no no', 'upsert a colleague''s user_profiles.password_changed');
select is(pg_temp.attempts('upsert', 'user_profiles', 'user_id', 'gmail_connected', 'other', '{"user_id":"$other","gmail_connected":true}', ''), 'no no no no no no no', 'upsert a colleague''s user_profiles.gmail_connected');
select is(pg_temp.attempts('upsert', 'user_profiles', 'user_id', 'google_calendar_connected', 'other', '{"user_id":"$other","google_calendar_connected":true}', ''), 'no no no no no no no', 'upsert a colleague''s user_profiles.google_calendar_connected');
select is(pg_temp.attempts('upsert', 'user_profiles', 'user_id', 'google_services_connected', 'other', '{"user_id":"$other","google_services_connected":true}', ''), 'no no no no no no no', 'upsert a colleague''s user_profiles.google_services_connected');
select is(pg_temp.attempts('upsert', 'user_profiles', 'user_id', 'created_at', 'other', '{"user_id":"$other","created_at":"2020-01-01T00:00:00+00:00"}', ''), 'no no no no no no no', 'upsert a colleague''s user_profiles.created_at');
select is(pg_temp.attempts('delete', 'user_profiles', 'user_id', 'id', 'own', '{}', ''), 'no no no no no no no', 'delete own user_profiles');
select is(pg_temp.attempts('delete', 'user_profiles', 'user_id', 'id', 'other', '{}', ''), 'no no no no no no no', 'delete a colleague''s user_profiles');
select is(pg_temp.attempts('insert', 'job_applications', 'id', 'first_name', 'any', '{"first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345"}', ''), 'yes yes yes yes yes yes yes', 'insert any job_applications.first_name');
select is(pg_temp.attempts('insert', 'job_applications', 'id', 'last_name', 'any', '{"first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345"}', ''), 'yes yes yes yes yes yes yes', 'insert any job_applications.last_name');
select is(pg_temp.attempts('insert', 'job_applications', 'id', 'email', 'any', '{"first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345"}', ''), 'yes yes yes yes yes yes yes', 'insert any job_applications.email');
select is(pg_temp.attempts('insert', 'job_applications', 'id', 'phone', 'any', '{"first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345","phone":"555-0198"}', ''), 'yes yes yes yes yes yes yes', 'insert any job_applications.phone');
select is(pg_temp.attempts('insert', 'job_applications', 'id', 'experience_years', 'any', '{"first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345","experience_years":"mid"}', ''), 'yes yes yes yes yes yes yes', 'insert any job_applications.experience_years');
select is(pg_temp.attempts('insert', 'job_applications', 'id', 'available_start_date', 'any', '{"first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345","available_start_date":"2026-12-01"}', ''), 'yes yes yes yes yes yes yes', 'insert any job_applications.available_start_date');
select is(pg_temp.attempts('insert', 'job_applications', 'id', 'salary_expectations', 'any', '{"first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345","salary_expectations":"Fair"}', ''), 'yes yes yes yes yes yes yes', 'insert any job_applications.salary_expectations');
select is(pg_temp.attempts('insert', 'job_applications', 'id', 'work_authorization', 'any', '{"first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345","work_authorization":"yes"}', ''), 'yes yes yes yes yes yes yes', 'insert any job_applications.work_authorization');
select is(pg_temp.attempts('insert', 'job_applications', 'id', 'resume_url', 'any', '{"first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345","resume_url":"1700000000002_unclaimed.pdf"}', ''), 'yes yes yes yes yes yes yes', 'insert any job_applications.resume_url');
select is(pg_temp.attempts('insert', 'job_applications', 'id', 'reference', 'any', '{"first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345"}', ''), 'yes yes yes yes yes yes yes', 'insert any job_applications.reference');
select is(pg_temp.attempts('insert', 'job_applications', 'id', 'website', 'any', '{"first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345","website":""}', ''), 'yes yes yes yes yes yes yes', 'insert any job_applications.website');
select is(pg_temp.attempts('insert', 'job_applications', 'id', 'website', 'any', '{"first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345","website":"https://filled.example"}', ''), 'no no no no no no no', 'insert any job_applications.website = https://filled.example');
select is(pg_temp.attempts('insert', 'job_applications', 'id', 'id', 'any', '{"first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345","id":"00000000-0000-4000-a000-000000000001"}', ''), 'no no no no no no no', 'insert any job_applications.id');
select is(pg_temp.attempts('insert', 'job_applications', 'id', 'status', 'any', '{"first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345","status":"reviewing"}', ''), 'no no no no no no no', 'insert any job_applications.status');
select is(pg_temp.attempts('insert', 'job_applications', 'id', 'notes', 'any', '{"first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345","notes":"Call on Monday"}', ''), 'no no no no no no no', 'insert any job_applications.notes');
select is(pg_temp.attempts('insert', 'job_applications', 'id', 'created_at', 'any', '{"first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345","created_at":"2020-01-01T00:00:00+00:00"}', ''), 'no no no no no no no', 'insert any job_applications.created_at');
select is(pg_temp.attempts('insert', 'job_applications', 'id', 'corrected_at', 'any', '{"first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345","corrected_at":"2020-01-01T00:00:00+00:00"}', ''), 'no no no no no no no', 'insert any job_applications.corrected_at');
select is(pg_temp.attempts('insert', 'job_applications', 'id', 'corrected_by', 'any', '{"first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345","corrected_by":"$self"}', ''), 'no no no no no no no', 'insert any job_applications.corrected_by');
select is(pg_temp.attempts('select', 'job_applications', 'id', 'id', 'any', '{"id":"00000000-0000-4000-a000-000000000001"}', ''), 'no none none none none yes yes', 'select any job_applications.id');
select is(pg_temp.attempts('select', 'job_applications', 'id', 'first_name', 'any', '{"first_name":"Jo"}', ''), 'no none none none none yes yes', 'select any job_applications.first_name');
select is(pg_temp.attempts('select', 'job_applications', 'id', 'last_name', 'any', '{"last_name":"Doe"}', ''), 'no none none none none yes yes', 'select any job_applications.last_name');
select is(pg_temp.attempts('select', 'job_applications', 'id', 'email', 'any', '{"email":"jo@elsewhere.example"}', ''), 'no none none none none yes yes', 'select any job_applications.email');
select is(pg_temp.attempts('select', 'job_applications', 'id', 'phone', 'any', '{"phone":"555-0198"}', ''), 'no none none none none yes yes', 'select any job_applications.phone');
select is(pg_temp.attempts('select', 'job_applications', 'id', 'experience_years', 'any', '{"experience_years":"mid"}', ''), 'no none none none none yes yes', 'select any job_applications.experience_years');
select is(pg_temp.attempts('select', 'job_applications', 'id', 'available_start_date', 'any', '{"available_start_date":"2026-12-01"}', ''), 'no none none none none yes yes', 'select any job_applications.available_start_date');
select is(pg_temp.attempts('select', 'job_applications', 'id', 'salary_expectations', 'any', '{"salary_expectations":"Fair"}', ''), 'no none none none none yes yes', 'select any job_applications.salary_expectations');
select is(pg_temp.attempts('select', 'job_applications', 'id', 'work_authorization', 'any', '{"work_authorization":"yes"}', ''), 'no none none none none yes yes', 'select any job_applications.work_authorization');
select is(pg_temp.attempts('select', 'job_applications', 'id', 'resume_url', 'any', '{"resume_url":"1700000000002_unclaimed.pdf"}', ''), 'no none none none none yes yes', 'select any job_applications.resume_url');
select is(pg_temp.attempts('select', 'job_applications', 'id', 'status', 'any', '{"status":"reviewing"}', ''), 'no none none none none yes yes', 'select any job_applications.status');
select is(pg_temp.attempts('select', 'job_applications', 'id', 'notes', 'any', '{"notes":"Call on Monday"}', ''), 'no none none none none yes yes', 'select any job_applications.notes');
select is(pg_temp.attempts('select', 'job_applications', 'id', 'reference', 'any', '{"reference":"ABCDE-12345"}', ''), 'no none none none none yes yes', 'select any job_applications.reference');
select is(pg_temp.attempts('select', 'job_applications', 'id', 'website', 'any', '{"website":""}', ''), 'no none none none none yes yes', 'select any job_applications.website');
select is(pg_temp.attempts('select', 'job_applications', 'id', 'created_at', 'any', '{"created_at":"2020-01-01T00:00:00+00:00"}', ''), 'no none none none none yes yes', 'select any job_applications.created_at');
select is(pg_temp.attempts('select', 'job_applications', 'id', 'corrected_at', 'any', '{"corrected_at":"2020-01-01T00:00:00+00:00"}', ''), 'no none none none none yes yes', 'select any job_applications.corrected_at');
select is(pg_temp.attempts('select', 'job_applications', 'id', 'corrected_by', 'any', '{"corrected_by":"$self"}', ''), 'no none none none none yes yes', 'select any job_applications.corrected_by');
select is(pg_temp.attempts('update', 'job_applications', 'id', 'status', 'any', '{"status":"reviewing"}', ''), 'no none none none none yes yes', 'update any job_applications.status');
select is(pg_temp.attempts('update', 'job_applications', 'id', 'notes', 'any', '{"notes":"Call on Monday"}', ''), 'no none none none none yes yes', 'update any job_applications.notes');
select is(pg_temp.attempts('update', 'job_applications', 'id', 'first_name', 'any', '{"first_name":"Jo"}', ''), 'no none none none none yes yes', 'update any job_applications.first_name');
select is(pg_temp.attempts('update', 'job_applications', 'id', 'last_name', 'any', '{"last_name":"Doe"}', ''), 'no none none none none yes yes', 'update any job_applications.last_name');
select is(pg_temp.attempts('update', 'job_applications', 'id', 'email', 'any', '{"email":"jo@elsewhere.example"}', ''), 'no none none none none yes yes', 'update any job_applications.email');
select is(pg_temp.attempts('update', 'job_applications', 'id', 'phone', 'any', '{"phone":"555-0198"}', ''), 'no none none none none yes yes', 'update any job_applications.phone');
select is(pg_temp.attempts('update', 'job_applications', 'id', 'experience_years', 'any', '{"experience_years":"mid"}', ''), 'no none none none none yes yes', 'update any job_applications.experience_years');
select is(pg_temp.attempts('update', 'job_applications', 'id', 'available_start_date', 'any', '{"available_start_date":"2026-12-01"}', ''), 'no none none none none yes yes', 'update any job_applications.available_start_date');
select is(pg_temp.attempts('update', 'job_applications', 'id', 'salary_expectations', 'any', '{"salary_expectations":"Fair"}', ''), 'no none none none none yes yes', 'update any job_applications.salary_expectations');
select is(pg_temp.attempts('update', 'job_applications', 'id', 'work_authorization', 'any', '{"work_authorization":"yes"}', ''), 'no none none none none yes yes', 'update any job_applications.work_authorization');
select is(pg_temp.attempts('update', 'job_applications', 'id', 'id', 'any', '{"id":"00000000-0000-4000-a000-000000000001"}', ''), 'no no no no no no no', 'update any job_applications.id');
select is(pg_temp.attempts('update', 'job_applications', 'id', 'resume_url', 'any', '{"resume_url":"1700000000002_unclaimed.pdf"}', ''), 'no no no no no no no', 'update any job_applications.resume_url');
select is(pg_temp.attempts('update', 'job_applications', 'id', 'reference', 'any', '{"reference":"ABCDE-12345"}', ''), 'no no no no no no no', 'update any job_applications.reference');
select is(pg_temp.attempts('update', 'job_applications', 'id', 'website', 'any', '{"website":""}', ''), 'no no no no no no no', 'update any job_applications.website');
select is(pg_temp.attempts('update', 'job_applications', 'id', 'created_at', 'any', '{"created_at":"2020-01-01T00:00:00+00:00"}', ''), 'no no no no no no no', 'update any job_applications.created_at');
select is(pg_temp.attempts('update', 'job_applications', 'id', 'corrected_at', 'any', '{"corrected_at":"2020-01-01T00:00:00+00:00"}', ''), 'no no no no no no no', 'update any job_applications.corrected_at');
select is(pg_temp.attempts('update', 'job_applications', 'id', 'corrected_by', 'any', '{"corrected_by":"$self"}', ''), 'no no no no no no no', 'update any job_applications.corrected_by');
select is(pg_temp.attempts('upsert', 'job_applications', 'id', 'id', 'any', '{"id":"00000000-0000-4000-a000-000000000001","first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345"}', ''), 'no no no no no no no', 'upsert any job_applications.id');
select is(pg_temp.attempts('upsert', 'job_applications', 'id', 'first_name', 'any', '{"id":"00000000-0000-4000-a000-000000000001","first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345"}', ''), 'no no no no no no no', 'upsert any job_applications.first_name');
select is(pg_temp.attempts('upsert', 'job_applications', 'id', 'last_name', 'any', '{"id":"00000000-0000-4000-a000-000000000001","first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345"}', ''), 'no no no no no no no', 'upsert any job_applications.last_name');
select is(pg_temp.attempts('upsert', 'job_applications', 'id', 'email', 'any', '{"id":"00000000-0000-4000-a000-000000000001","first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345"}', ''), 'no no no no no no no', 'upsert any job_applications.email');
select is(pg_temp.attempts('upsert', 'job_applications', 'id', 'phone', 'any', '{"id":"00000000-0000-4000-a000-000000000001","first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345","phone":"555-0198"}', ''), 'no no no no no no no', 'upsert any job_applications.phone');
select is(pg_temp.attempts('upsert', 'job_applications', 'id', 'experience_years', 'any', '{"id":"00000000-0000-4000-a000-000000000001","first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345","experience_years":"mid"}', ''), 'no no no no no no no', 'upsert any job_applications.experience_years');
select is(pg_temp.attempts('upsert', 'job_applications', 'id', 'available_start_date', 'any', '{"id":"00000000-0000-4000-a000-000000000001","first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345","available_start_date":"2026-12-01"}', ''), 'no no no no no no no', 'upsert any job_applications.available_start_date');
select is(pg_temp.attempts('upsert', 'job_applications', 'id', 'salary_expectations', 'any', '{"id":"00000000-0000-4000-a000-000000000001","first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345","salary_expectations":"Fair"}', ''), 'no no no no no no no', 'upsert any job_applications.salary_expectations');
select is(pg_temp.attempts('upsert', 'job_applications', 'id', 'work_authorization', 'any', '{"id":"00000000-0000-4000-a000-000000000001","first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345","work_authorization":"yes"}', ''), 'no no no no no no no', 'upsert any job_applications.work_authorization');
select is(pg_temp.attempts('upsert', 'job_applications', 'id', 'resume_url', 'any', '{"id":"00000000-0000-4000-a000-000000000001","first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345","resume_url":"1700000000002_unclaimed.pdf"}', ''), 'no no no no no no no', 'upsert any job_applications.resume_url');
select is(pg_temp.attempts('upsert', 'job_applications', 'id', 'status', 'any', '{"id":"00000000-0000-4000-a000-000000000001","first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345","status":"reviewing"}', ''), 'no no no no no no no', 'upsert any job_applications.status');
select is(pg_temp.attempts('upsert', 'job_applications', 'id', 'notes', 'any', '{"id":"00000000-0000-4000-a000-000000000001","first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345","notes":"Call on Monday"}', ''), 'no no no no no no no', 'upsert any job_applications.notes');
select is(pg_temp.attempts('upsert', 'job_applications', 'id', 'reference', 'any', '{"id":"00000000-0000-4000-a000-000000000001","first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345"}', ''), 'no no no no no no no', 'upsert any job_applications.reference');
select is(pg_temp.attempts('upsert', 'job_applications', 'id', 'website', 'any', '{"id":"00000000-0000-4000-a000-000000000001","first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345","website":""}', ''), 'no no no no no no no', 'upsert any job_applications.website');
select is(pg_temp.attempts('upsert', 'job_applications', 'id', 'created_at', 'any', '{"id":"00000000-0000-4000-a000-000000000001","first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345","created_at":"2020-01-01T00:00:00+00:00"}', ''), 'no no no no no no no', 'upsert any job_applications.created_at');
select is(pg_temp.attempts('upsert', 'job_applications', 'id', 'corrected_at', 'any', '{"id":"00000000-0000-4000-a000-000000000001","first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345","corrected_at":"2020-01-01T00:00:00+00:00"}', ''), 'no no no no no no no', 'upsert any job_applications.corrected_at');
select is(pg_temp.attempts('upsert', 'job_applications', 'id', 'corrected_by', 'any', '{"id":"00000000-0000-4000-a000-000000000001","first_name":"Jo","last_name":"Doe","email":"jo@elsewhere.example","reference":"ABCDE-12345","corrected_by":"$self"}', ''), 'no no no no no no no', 'upsert any job_applications.corrected_by');
select is(pg_temp.attempts('delete', 'job_applications', 'id', 'id', 'any', '{}', ''), 'no none none none none yes yes', 'delete any job_applications');
select is(pg_temp.attempts('select', 'leads', 'id', 'id', 'any', '{"id":"00000000-0000-4000-a000-000000000001"}', ''), 'no none none none yes yes yes', 'select any leads.id');
select is(pg_temp.attempts('select', 'leads', 'id', 'company', 'any', '{"company":"New company"}', ''), 'no none none none yes yes yes', 'select any leads.company');
select is(pg_temp.attempts('select', 'leads', 'id', 'contact', 'any', '{"contact":"N. Name"}', ''), 'no none none none yes yes yes', 'select any leads.contact');
select is(pg_temp.attempts('select', 'leads', 'id', 'email', 'any', '{"email":"new@elsewhere.example"}', ''), 'no none none none yes yes yes', 'select any leads.email');
select is(pg_temp.attempts('select', 'leads', 'id', 'phone', 'any', '{"phone":"555-0197"}', ''), 'no none none none yes yes yes', 'select any leads.phone');
select is(pg_temp.attempts('select', 'leads', 'id', 'industry', 'any', '{"industry":"Energy"}', ''), 'no none none none yes yes yes', 'select any leads.industry');
select is(pg_temp.attempts('select', 'leads', 'id', 'kind', 'any', '{"kind":"selling"}', ''), 'no none none none yes yes yes', 'select any leads.kind');
select is(pg_temp.attempts('select', 'leads', 'id', 'status', 'any', '{"status":"Closed"}', ''), 'no none none none yes yes yes', 'select any leads.status');
select is(pg_temp.attempts('select', 'leads', 'id', 'notes', 'any', '{"notes":"Call again"}', ''), 'no none none none yes yes yes', 'select any leads.notes');
select is(pg_temp.attempts('select', 'leads', 'id', 'seed_key', 'any', '{"seed_key":"new"}', ''), 'no none none none yes yes yes', 'select any leads.seed_key');
select is(pg_temp.attempts('select', 'leads', 'id', 'created_at', 'any', '{"created_at":"2020-01-01T00:00:00+00:00"}', ''), 'no none none none yes yes yes', 'select any leads.created_at');
select is(pg_temp.attempts('insert', 'leads', 'id', 'id', 'any', '{"company":"New company","contact":"N. Name","kind":"selling","id":"00000000-0000-4000-a000-000000000001"}', ''), 'no no no no no no no', 'insert any leads.id');
select is(pg_temp.attempts('insert', 'leads', 'id', 'company', 'any', '{"company":"New company","contact":"N. Name","kind":"selling"}', ''), 'no no no no no no no', 'insert any leads.company');
select is(pg_temp.attempts('insert', 'leads', 'id', 'contact', 'any', '{"company":"New company","contact":"N. Name","kind":"selling"}', ''), 'no no no no no no no', 'insert any leads.contact');
select is(pg_temp.attempts('insert', 'leads', 'id', 'email', 'any', '{"company":"New company","contact":"N. Name","kind":"selling","email":"new@elsewhere.example"}', ''), 'no no no no no no no', 'insert any leads.email');
select is(pg_temp.attempts('insert', 'leads', 'id', 'phone', 'any', '{"company":"New company","contact":"N. Name","kind":"selling","phone":"555-0197"}', ''), 'no no no no no no no', 'insert any leads.phone');
select is(pg_temp.attempts('insert', 'leads', 'id', 'industry', 'any', '{"company":"New company","contact":"N. Name","kind":"selling","industry":"Energy"}', ''), 'no no no no no no no', 'insert any leads.industry');
select is(pg_temp.attempts('insert', 'leads', 'id', 'kind', 'any', '{"company":"New company","contact":"N. Name","kind":"selling"}', ''), 'no no no no no no no', 'insert any leads.kind');
select is(pg_temp.attempts('insert', 'leads', 'id', 'status', 'any', '{"company":"New company","contact":"N. Name","kind":"selling","status":"Closed"}', ''), 'no no no no no no no', 'insert any leads.status');
select is(pg_temp.attempts('insert', 'leads', 'id', 'notes', 'any', '{"company":"New company","contact":"N. Name","kind":"selling","notes":"Call again"}', ''), 'no no no no no no no', 'insert any leads.notes');
select is(pg_temp.attempts('insert', 'leads', 'id', 'seed_key', 'any', '{"company":"New company","contact":"N. Name","kind":"selling","seed_key":"new"}', ''), 'no no no no no no no', 'insert any leads.seed_key');
select is(pg_temp.attempts('insert', 'leads', 'id', 'created_at', 'any', '{"company":"New company","contact":"N. Name","kind":"selling","created_at":"2020-01-01T00:00:00+00:00"}', ''), 'no no no no no no no', 'insert any leads.created_at');
select is(pg_temp.attempts('update', 'leads', 'id', 'id', 'any', '{"id":"00000000-0000-4000-a000-000000000001"}', ''), 'no no no no no no no', 'update any leads.id');
select is(pg_temp.attempts('update', 'leads', 'id', 'company', 'any', '{"company":"New company"}', ''), 'no no no no no no no', 'update any leads.company');
select is(pg_temp.attempts('update', 'leads', 'id', 'contact', 'any', '{"contact":"N. Name"}', ''), 'no no no no no no no', 'update any leads.contact');
select is(pg_temp.attempts('update', 'leads', 'id', 'email', 'any', '{"email":"new@elsewhere.example"}', ''), 'no no no no no no no', 'update any leads.email');
select is(pg_temp.attempts('update', 'leads', 'id', 'phone', 'any', '{"phone":"555-0197"}', ''), 'no no no no no no no', 'update any leads.phone');
select is(pg_temp.attempts('update', 'leads', 'id', 'industry', 'any', '{"industry":"Energy"}', ''), 'no no no no no no no', 'update any leads.industry');
select is(pg_temp.attempts('update', 'leads', 'id', 'kind', 'any', '{"kind":"selling"}', ''), 'no no no no no no no', 'update any leads.kind');
select is(pg_temp.attempts('update', 'leads', 'id', 'status', 'any', '{"status":"Closed"}', ''), 'no no no no no no no', 'update any leads.status');
select is(pg_temp.attempts('update', 'leads', 'id', 'notes', 'any', '{"notes":"Call again"}', ''), 'no no no no no no no', 'update any leads.notes');
select is(pg_temp.attempts('update', 'leads', 'id', 'seed_key', 'any', '{"seed_key":"new"}', ''), 'no no no no no no no', 'update any leads.seed_key');
select is(pg_temp.attempts('update', 'leads', 'id', 'created_at', 'any', '{"created_at":"2020-01-01T00:00:00+00:00"}', ''), 'no no no no no no no', 'update any leads.created_at');
select is(pg_temp.attempts('upsert', 'leads', 'id', 'id', 'any', '{"id":"00000000-0000-4000-a000-000000000001","company":"New company","contact":"N. Name","kind":"selling"}', ''), 'no no no no no no no', 'upsert any leads.id');
select is(pg_temp.attempts('upsert', 'leads', 'id', 'company', 'any', '{"id":"00000000-0000-4000-a000-000000000001","company":"New company","contact":"N. Name","kind":"selling"}', ''), 'no no no no no no no', 'upsert any leads.company');
select is(pg_temp.attempts('upsert', 'leads', 'id', 'contact', 'any', '{"id":"00000000-0000-4000-a000-000000000001","company":"New company","contact":"N. Name","kind":"selling"}', ''), 'no no no no no no no', 'upsert any leads.contact');
select is(pg_temp.attempts('upsert', 'leads', 'id', 'email', 'any', '{"id":"00000000-0000-4000-a000-000000000001","company":"New company","contact":"N. Name","kind":"selling","email":"new@elsewhere.example"}', ''), 'no no no no no no no', 'upsert any leads.email');
select is(pg_temp.attempts('upsert', 'leads', 'id', 'phone', 'any', '{"id":"00000000-0000-4000-a000-000000000001","company":"New company","contact":"N. Name","kind":"selling","phone":"555-0197"}', ''), 'no no no no no no no', 'upsert any leads.phone');
select is(pg_temp.attempts('upsert', 'leads', 'id', 'industry', 'any', '{"id":"00000000-0000-4000-a000-000000000001","company":"New company","contact":"N. Name","kind":"selling","industry":"Energy"}', ''), 'no no no no no no no', 'upsert any leads.industry');
select is(pg_temp.attempts('upsert', 'leads', 'id', 'kind', 'any', '{"id":"00000000-0000-4000-a000-000000000001","company":"New company","contact":"N. Name","kind":"selling"}', ''), 'no no no no no no no', 'upsert any leads.kind');
select is(pg_temp.attempts('upsert', 'leads', 'id', 'status', 'any', '{"id":"00000000-0000-4000-a000-000000000001","company":"New company","contact":"N. Name","kind":"selling","status":"Closed"}', ''), 'no no no no no no no', 'upsert any leads.status');
select is(pg_temp.attempts('upsert', 'leads', 'id', 'notes', 'any', '{"id":"00000000-0000-4000-a000-000000000001","company":"New company","contact":"N. Name","kind":"selling","notes":"Call again"}', ''), 'no no no no no no no', 'upsert any leads.notes');
select is(pg_temp.attempts('upsert', 'leads', 'id', 'seed_key', 'any', '{"id":"00000000-0000-4000-a000-000000000001","company":"New company","contact":"N. Name","kind":"selling","seed_key":"new"}', ''), 'no no no no no no no', 'upsert any leads.seed_key');
select is(pg_temp.attempts('upsert', 'leads', 'id', 'created_at', 'any', '{"id":"00000000-0000-4000-a000-000000000001","company":"New company","contact":"N. Name","kind":"selling","created_at":"2020-01-01T00:00:00+00:00"}', ''), 'no no no no no no no', 'upsert any leads.created_at');
select is(pg_temp.attempts('delete', 'leads', 'id', 'id', 'any', '{}', ''), 'no no no no no no no', 'delete any leads');
select is(pg_temp.attempts('select', 'portal_knowledge', 'id', 'id', 'any', '{"id":"00000000-0000-4000-a000-000000000001"}', ''), 'no none none none yes yes yes', 'select any portal_knowledge.id');
select is(pg_temp.attempts('select', 'portal_knowledge', 'id', 'title', 'any', '{"title":"New title"}', ''), 'no none none none yes yes yes', 'select any portal_knowledge.title');
select is(pg_temp.attempts('select', 'portal_knowledge', 'id', 'body', 'any', '{"body":"New body."}', ''), 'no none none none yes yes yes', 'select any portal_knowledge.body');
select is(pg_temp.attempts('select', 'portal_knowledge', 'id', 'path', 'any', '{"path":"/new"}', ''), 'no none none none yes yes yes', 'select any portal_knowledge.path');
select is(pg_temp.attempts('select', 'portal_knowledge', 'id', 'keywords', 'any', '{"keywords":"new"}', ''), 'no none none none yes yes yes', 'select any portal_knowledge.keywords');
select is(pg_temp.attempts('select', 'portal_knowledge', 'id', 'words', 'any', '{"words":"found"}', ''), 'no none none none yes yes yes', 'select any portal_knowledge.words');
select is(pg_temp.attempts('insert', 'portal_knowledge', 'id', 'id', 'any', '{"title":"New title","body":"New body.","id":"00000000-0000-4000-a000-000000000001"}', ''), 'no no no no no no no', 'insert any portal_knowledge.id');
select is(pg_temp.attempts('insert', 'portal_knowledge', 'id', 'title', 'any', '{"title":"New title","body":"New body."}', ''), 'no no no no no no no', 'insert any portal_knowledge.title');
select is(pg_temp.attempts('insert', 'portal_knowledge', 'id', 'body', 'any', '{"title":"New title","body":"New body."}', ''), 'no no no no no no no', 'insert any portal_knowledge.body');
select is(pg_temp.attempts('insert', 'portal_knowledge', 'id', 'path', 'any', '{"title":"New title","body":"New body.","path":"/new"}', ''), 'no no no no no no no', 'insert any portal_knowledge.path');
select is(pg_temp.attempts('insert', 'portal_knowledge', 'id', 'keywords', 'any', '{"title":"New title","body":"New body.","keywords":"new"}', ''), 'no no no no no no no', 'insert any portal_knowledge.keywords');
select is(pg_temp.attempts('insert', 'portal_knowledge', 'id', 'words', 'any', '{"title":"New title","body":"New body.","words":"found"}', ''), 'no no no no no no no', 'insert any portal_knowledge.words');
select is(pg_temp.attempts('update', 'portal_knowledge', 'id', 'id', 'any', '{"id":"00000000-0000-4000-a000-000000000001"}', ''), 'no no no no no no no', 'update any portal_knowledge.id');
select is(pg_temp.attempts('update', 'portal_knowledge', 'id', 'title', 'any', '{"title":"New title"}', ''), 'no no no no no no no', 'update any portal_knowledge.title');
select is(pg_temp.attempts('update', 'portal_knowledge', 'id', 'body', 'any', '{"body":"New body."}', ''), 'no no no no no no no', 'update any portal_knowledge.body');
select is(pg_temp.attempts('update', 'portal_knowledge', 'id', 'path', 'any', '{"path":"/new"}', ''), 'no no no no no no no', 'update any portal_knowledge.path');
select is(pg_temp.attempts('update', 'portal_knowledge', 'id', 'keywords', 'any', '{"keywords":"new"}', ''), 'no no no no no no no', 'update any portal_knowledge.keywords');
select is(pg_temp.attempts('update', 'portal_knowledge', 'id', 'words', 'any', '{"words":"found"}', ''), 'no no no no no no no', 'update any portal_knowledge.words');
select is(pg_temp.attempts('upsert', 'portal_knowledge', 'id', 'id', 'any', '{"id":"00000000-0000-4000-a000-000000000001","title":"New title","body":"New body."}', ''), 'no no no no no no no', 'upsert any portal_knowledge.id');
select is(pg_temp.attempts('upsert', 'portal_knowledge', 'id', 'title', 'any', '{"id":"00000000-0000-4000-a000-000000000001","title":"New title","body":"New body."}', ''), 'no no no no no no no', 'upsert any portal_knowledge.title');
select is(pg_temp.attempts('upsert', 'portal_knowledge', 'id', 'body', 'any', '{"id":"00000000-0000-4000-a000-000000000001","title":"New title","body":"New body."}', ''), 'no no no no no no no', 'upsert any portal_knowledge.body');
select is(pg_temp.attempts('upsert', 'portal_knowledge', 'id', 'path', 'any', '{"id":"00000000-0000-4000-a000-000000000001","title":"New title","body":"New body.","path":"/new"}', ''), 'no no no no no no no', 'upsert any portal_knowledge.path');
select is(pg_temp.attempts('upsert', 'portal_knowledge', 'id', 'keywords', 'any', '{"id":"00000000-0000-4000-a000-000000000001","title":"New title","body":"New body.","keywords":"new"}', ''), 'no no no no no no no', 'upsert any portal_knowledge.keywords');
select is(pg_temp.attempts('upsert', 'portal_knowledge', 'id', 'words', 'any', '{"id":"00000000-0000-4000-a000-000000000001","title":"New title","body":"New body.","words":"found"}', ''), 'no no no no no no no', 'upsert any portal_knowledge.words');
select is(pg_temp.attempts('delete', 'portal_knowledge', 'id', 'id', 'any', '{}', ''), 'no no no no no no no', 'delete any portal_knowledge');
select is(pg_temp.calls('get_current_user_role', 'own', '{}'), 'no yes yes yes yes yes yes', 'get_current_user_role (own)');
select is(pg_temp.calls('set_staff_role', 'own', '{"staff_id":"$entry","new_role":"super_admin"}'), 'no no no no no no no', 'set_staff_role staff_id: $entry new_role: super_admin (own)');
select is(pg_temp.calls('set_staff_role', 'other', '{"staff_id":"$entry","new_role":"super_admin"}'), 'no no no no no no yes', 'set_staff_role staff_id: $entry new_role: super_admin (a colleague''s)');
select is(pg_temp.calls('set_staff_role', 'former', '{"staff_id":"$entry","new_role":"super_admin"}'), 'no no no no no no yes', 'set_staff_role staff_id: $entry new_role: super_admin (a former colleague''s)');
select is(pg_temp.calls('set_staff_active', 'own', '{"staff_id":"$entry","active":true}'), 'no no no no no no no', 'set_staff_active staff_id: $entry active: true (own)');
select is(pg_temp.calls('set_staff_active', 'own', '{"staff_id":"$entry","active":false}'), 'no no no no no no no', 'set_staff_active staff_id: $entry active: false (own)');
select is(pg_temp.calls('set_staff_active', 'other', '{"staff_id":"$entry","active":false}'), 'no no no no no no yes', 'set_staff_active staff_id: $entry active: false (a colleague''s)');
select is(pg_temp.calls('set_staff_active', 'former', '{"staff_id":"$entry","active":true}'), 'no no no no no no yes', 'set_staff_active staff_id: $entry active: true (a former colleague''s)');
select is(pg_temp.calls('search_portal', 'any', '{"question":"How do I change my password?"}'), 'no none none none yes yes yes', 'search_portal question: How do I change my password? (any)');
select is(pg_temp.calls('take_chat_turn', 'own', '{"caller":"$self"}'), 'no no no no no no no', 'take_chat_turn caller: $self (own)');
select is(pg_temp.calls('take_test_mail', 'own', '{"caller":"$self"}'), 'no no no no no no no', 'take_test_mail caller: $self (own)');
select is(pg_temp.calls('take_application_ticket', 'any', '{"reference":"ABCDE-12345","resume":"1700000000002_unclaimed.pdf","address":"203.0.113.7","per_network":"30","for_everybody":"600"}'), 'no no no no no no no', 'take_application_ticket reference: ABCDE-12345 resume: 1700000000002_unclaimed.pdf address: 203.0.113.7 per_network: 30 for_everybody: 600 (any)');
select is(pg_temp.calls('count_application_tickets', 'any', '{"reference":"ABCDE-12345"}'), 'no no no no no no no', 'count_application_tickets reference: ABCDE-12345 (any)');
select is(pg_temp.calls('note_checked_resume', 'any', '{"reference":"ABCDE-12345","resume":"1700000000002_unclaimed.pdf","as_named":true}'), 'no no no no no no no', 'note_checked_resume reference: ABCDE-12345 resume: 1700000000002_unclaimed.pdf as_named: true (any)');
select is(pg_temp.calls('applications_to_sweep', 'any', '{"months":"12"}'), 'no no no no no no no', 'applications_to_sweep months: 12 (any)');
select is(pg_temp.calls('end_chat_turn', 'any', '{"turn":"00000000-0000-4000-a000-000000000001"}'), 'no no no no no no no', 'end_chat_turn turn: 00000000-0000-4000-a000-000000000001 (any)');
select is(pg_temp.calls('unlinked_staff_account', 'other', '{"entry":"$entry"}'), 'no no no no no no no', 'unlinked_staff_account entry: $entry (a colleague''s)');
select is(pg_temp.calls('link_staff_account', 'other', '{"entry":"$entry","account":"00000000-0000-4000-a000-000000000001"}'), 'no no no no no no no', 'link_staff_account entry: $entry account: 00000000-0000-4000-a000-000000000001 (a colleague''s)');

select * from finish();
rollback;
