-- Begins every pgTAP file (pgtapFiles.ts). What a file adds is rolled back at its end.
begin;
create extension if not exists pgtap with schema extensions;
grant execute on all functions in schema extensions to anon, authenticated, service_role;
set local search_path = public, extensions;
-- Every role may call the functions that a file adds.
alter default privileges grant execute on functions to public;

-- Ids that end in a key. A person's account and session have one id, and their entry has the same key.
create function pg_temp.account(key text) returns uuid language sql as $$
  select ('00000000-0000-4000-8000-' || lpad(key, 12, '0'))::uuid
$$;
create function pg_temp.entry(key text) returns uuid language sql as $$
  select ('00000000-0000-4000-9000-' || lpad(key, 12, '0'))::uuid
$$;
create function pg_temp.id(key text default '1') returns uuid language sql as $$
  select ('00000000-0000-4000-b000-' || lpad(key, 12, '0'))::uuid
$$;
create function pg_temp.request(number integer) returns uuid language sql as $$
  select ('00000000-0000-4000-c000-' || lpad(number::text, 12, '0'))::uuid
$$;

-- An account without an entry, with a session.
create function pg_temp.add_account(key text, name text, metadata jsonb default '{}') returns void language sql as $$
  insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
  values (pg_temp.account(key), name || '@test.example', now(), metadata);
  insert into auth.sessions (id, user_id, created_at) values (pg_temp.account(key), pg_temp.account(key), now());
$$;
-- A person with an account, an entry and a session. Someone who has left has a session from before.
create function pg_temp.add_person(
  key text, name text, role public.staff_role default 'staff', first_name text default null, is_active boolean default true,
  password_changed boolean default true, metadata jsonb default '{}'
) returns void language sql as $$
  insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
  values (pg_temp.account(key), name || '@test.example', now(), metadata);
  insert into public.staff_directory (id, user_id, email, first_name, role, is_active)
  values (pg_temp.entry(key), pg_temp.account(key), name || '@test.example', coalesce(first_name, initcap(name)), role, is_active);
  insert into public.user_profiles (user_id, password_changed) values (pg_temp.account(key), password_changed);
  update auth.users set banned_until = null where id = pg_temp.account(key);
  insert into auth.sessions (id, user_id, created_at) values (pg_temp.account(key), pg_temp.account(key), now());
$$;
-- Staff and administrators, each named by their key. What they write into their own metadata gives no rights.
create function pg_temp.add_people(staff text[], administrators text[]) returns void language sql as $$
  select pg_temp.add_person(key, key, role, 'Person ' || key, metadata => '{"role": "super_admin"}')
  from (
    select unnest(staff) as key, 'staff'::public.staff_role as role
    union all select unnest(administrators), 'admin'
  ) as people
  order by key
$$;
-- One person of each kind, and only entries with an account.
create function pg_temp.add_one_of_each_kind() returns void language plpgsql as $$
begin
  update public.staff_directory set manager_id = null;
  delete from public.staff_directory where user_id is null;
  perform pg_temp.add_person('a', 'super', 'super_admin'), pg_temp.add_person('b', 'admin', 'admin'), pg_temp.add_person('c', 'staff'),
    pg_temp.add_person('d', 'fresh', password_changed => false), pg_temp.add_person('e', 'gone', 'super_admin', is_active => false),
    pg_temp.add_account('f', 'stranger');
end
$$;
-- Acts as a person; null is no one.
create function pg_temp.become(key text, claims jsonb default '{}') returns void language plpgsql as $$
declare
  account text := pg_temp.account(key);
begin
  perform set_config('request.jwt.claim.sub', coalesce(account, ''), true);
  perform set_config('request.jwt.claims', (jsonb_build_object('sub', account, 'session_id', account) || claims)::text, true);
end
$$;

-- A stored picture whose digest repeats one digit, and the person who added it, unless null.
create function pg_temp.add_picture(digit text, holder text, type text default 'image/png') returns void language sql as $$
  insert into private.pictures (sha256, bytes, type) values (repeat(digit, 64), 9, type);
  insert into private.picture_holders (sha256, account_id) select repeat(digit, 64), pg_temp.account(holder) where holder is not null;
  insert into storage.objects (bucket_id, name) values ('piece-pictures', repeat(digit, 64));
$$;
-- Keeps a value between two statements.
create function pg_temp.note(name text, value text) returns text language sql as $$ select set_config('noted.' || name, value, true) $$;
create function pg_temp.noted(name text) returns text language sql as $$ select current_setting('noted.' || name) $$;
-- The events since the last call, as `action|actor|subject|details`.
create function pg_temp.left_behind() returns setof text language plpgsql security definer as $$
declare
  last bigint := coalesce(nullif(current_setting('noted.last_event', true), ''), '0');
begin
  perform pg_temp.note('last_event', coalesce(max(id), last)::text) from public.audit_events;
  return query select concat_ws('|', action, coalesce(actor, 'the server'), coalesce(subject, ''), details::text)
    from public.audit_events where id > last order by id;
end
$$;

