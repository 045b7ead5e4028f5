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
  ('00000000-0000-4000-9000-000000000008', null, 'former@test.example', 'Flo', 'staff', false),
  ('00000000-0000-4000-9000-000000000009', null, 'manager@test.example', 'Mae', 'staff', true);
insert into public.staff_invitations (entry_id, email, token_hash, expires_at)
values ('00000000-0000-4000-9000-000000000009', 'manager@test.example', repeat('b', 64), now() + interval '7 days');
insert into public.user_profiles (user_id, password_changed)
select id, email <> 'unchanged@test.example' from auth.users
where email like '%@test.example' and email <> 'stranger@test.example';
-- A session has its account's id. The inactive administrator has one too: what is closed then is closed by the entry.
update auth.users set banned_until = null where email = 'inactive@test.example';
insert into auth.sessions (id, user_id, created_at) select id, id, now() from auth.users where email like '%@test.example';
insert into public.job_applications (first_name, last_name, email) values ('Jo', 'Doe', 'jo@test.example');
insert into public.audit_events (action) values ('staff.edited');
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

-- The entry that a row of the matrix refers to.
create function pg_temp.entry(actor actors, row_of text) returns uuid language sql as $$
  select case row_of
    when 'other' then '00000000-0000-4000-9000-000000000007'
    when 'former' then '00000000-0000-4000-9000-000000000008'
    else actor.entry end
$$;

-- The account and the piece.
create function pg_temp.person(actor actors, row_of text) returns uuid language sql as $$
  select case row_of when 'own' then actor.account else '00000000-0000-4000-8000-000000000007' end
$$;
create function pg_temp.piece(actor actors, row_of text) returns text language sql as $$
  select '00000000-0000-4000-b000-00000000000' || case row_of when 'other' then 'a' when 'shared' then 'b' else actor.position::text end
$$;

-- Values with their placeholders filled in.
create function pg_temp.filled(template jsonb, actor actors, row_of text) returns jsonb language sql as $$
  select replace(replace(replace(replace(replace(template::text,
    '$self', actor.account::text),
    '$other', '00000000-0000-4000-8000-000000000007'),
    '$entry', pg_temp.entry(actor, row_of)::text),
    '$person', pg_temp.person(actor, row_of)::text),
    '$piece', pg_temp.piece(actor, row_of))::jsonb
$$;

-- Runs a statement as an actor, undoes it, and returns the verdict.
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
  operation text, table_name text, key text, whose jsonb, column_name text, row_of text, template jsonb, given text
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
      else format('%I = %L', whose ->> 'column', pg_temp.filled(whose -> 'is', actor, row_of) #>> '{}') end;
    statement := case operation
      when 'select' then format('select %I from public.%I where %s', column_name, table_name, filter)
      when 'delete' then format('delete from public.%I where %s', table_name, filter)
      when 'update' then format(
        'update public.%1$I set %2$I = (jsonb_populate_record(null::public.%1$I, $1)).%2$I where %3$s',
        table_name, column_name, filter)
      else format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
        table_name, columns) end;
    if operation = 'upsert' then
      select statement || format(' on conflict (%s) do update set ', key)
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
    select coalesce(string_agg(format('%I => %L', key, value #>> '{}'), ', '), '')
    into listed from jsonb_each(given_arguments);
    verdicts := verdicts || pg_temp.verdict(actor, format('select * from public.%I(%s)', function_name, listed), given_arguments);
  end loop;
  return array_to_string(verdicts, ' ');
end
$$;
