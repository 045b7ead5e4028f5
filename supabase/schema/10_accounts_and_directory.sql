-- Accounts, the staff directory and roles.

-- Declared from least to most, so "order by role desc" lists super administrators first.
create type public.staff_role as enum ('staff', 'admin', 'super_admin');
revoke all on type public.staff_role from public;
grant usage on type public.staff_role to anon, authenticated, service_role;

create table public.staff_directory (
  id uuid primary key default gen_random_uuid(),
  -- Rights depend on this. Only trusted code sets it; an equal email address proves nothing.
  user_id uuid unique references auth.users (id) on delete set null,
  email private.email_address not null unique
    constraint staff_directory_email_key_spelling check (email = private.identity_key(email)),
  first_name private.person_name not null check (btrim(first_name) <> '' and char_length(first_name) <= 60),
  last_name private.person_name check (btrim(last_name) <> '' and char_length(last_name) <= 60),
  phone private.one_line check (char_length(phone) <= 40),
  job_title private.one_line check (char_length(job_title) <= 120),
  role public.staff_role not null default 'staff',
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  department private.one_line check (btrim(department) <> '' and char_length(department) <= 80),
  location private.one_line check (btrim(location) <> '' and char_length(location) <= 80),
  pronouns private.one_line check (btrim(pronouns) <> '' and char_length(pronouns) <= 40),
  start_date date check (start_date between '1950-01-01' and '2100-12-31'),
  -- No action on delete: an entry that others report to can't be deleted.
  manager_id uuid references public.staff_directory (id),
  -- Starts with the entry's own id, so that no one shows someone else's picture.
  photo text unique check (photo ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}\.jpg$' and left(photo, 36) = id::text),
  -- The words that the assistant finds a person by, stored so that a question doesn't parse 2,000 entries. The row's
  -- policy decides who can find it. The role isn't included: pages show it to super administrators only.
  words tsvector not null generated always as (
    setweight(to_tsvector('pg_catalog.english', private.search_text(first_name || ' ' || coalesce(last_name, ''))), 'A')
    || setweight(to_tsvector('pg_catalog.english', private.search_text(job_title)), 'B')
    || setweight(to_tsvector('pg_catalog.english', private.search_text(email || ' ' || coalesce(phone, ''))), 'C')
    || setweight(to_tsvector('pg_catalog.english', 'phone telephone mobile number email e-mail mail address job title contact call reach staff'), 'D')
  ) stored
);
comment on table public.staff_directory is 'Everyone who works here; the role and the activation of an account live here.';

alter table public.staff_directory enable row level security;
grant select on table public.staff_directory to authenticated;
grant insert (
  email, first_name, last_name, phone, job_title, department, location, pronouns, start_date, manager_id
) on table public.staff_directory to authenticated;
grant update (
  first_name, last_name, phone, job_title, department, location, pronouns, start_date, manager_id
) on table public.staff_directory to authenticated;
grant select, insert, update, delete on table public.staff_directory to service_role;

create index staff_directory_words on public.staff_directory using gin (words);
-- Lists read their pages from indexes that have their order. Without these, the whole list was sorted for each page.
create index staff_directory_listed on public.staff_directory (is_active, role desc, first_name, id);
create index staff_directory_name_words on public.staff_directory using gin (private.name_words_of(first_name, last_name));
create index staff_directory_name_spellings on public.staff_directory
  using gin (private.spellings_of(private.name_words_of(first_name, last_name)));
create index staff_directory_name_trigrams on public.staff_directory
  using gin (private.search_text(first_name || ' ' || coalesce(last_name, '')) extensions.gin_trgm_ops);
create index staff_directory_manager on public.staff_directory (manager_id);

create table public.user_profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  first_name private.person_name check (btrim(first_name) <> '' and char_length(first_name) <= 60),
  last_name private.person_name check (btrim(last_name) <> '' and char_length(last_name) <= 60),
  display_name private.person_name check (btrim(display_name) <> '' and char_length(display_name) <= 60),
  -- Follows auth.users.encrypted_password; see private.follow_password.
  password_changed boolean not null default false,
  gmail_connected boolean not null default false,
  google_calendar_connected boolean not null default false,
  google_services_connected boolean not null default false,
  created_at timestamptz not null default now()
);
comment on table public.user_profiles is 'What a person may change about themselves, and whether the default password is still in use.';

alter table public.user_profiles enable row level security;
grant select on table public.user_profiles to authenticated;
grant insert (
  user_id, first_name, last_name, display_name, password_changed, gmail_connected, google_calendar_connected,
  google_services_connected
) on table public.user_profiles to authenticated;
grant update (
  user_id, first_name, last_name, display_name, password_changed
) on table public.user_profiles to authenticated;
grant select, insert, update, delete on table public.user_profiles to service_role;

-- True if administrators and super administrators need a second step. Those without one then have no rights.
create table private.second_step_rule (
  one boolean primary key default true check (one),
  required boolean not null
);

alter table private.second_step_rule enable row level security;

insert into private.second_step_rule (required) values (false);

-- The session that the token names; null if the claim isn't a valid id.
create function private.current_session() returns uuid
language sql stable set search_path = ''
as $$
  select case when claim ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then claim::uuid end
  from (select (select auth.jwt()) ->> 'session_id' as claim) as token
$$;

-- The caller's account; null if no one is signed in, the session has ended, or the person is banned. A token is signed
-- and valid for up to an hour after its session ends (signing out, a changed password, deactivation), so this looks up
-- the session. Someone with a second step has no rights until they've taken it; that's read from the session, never
-- from a claim of the token.
create function private.current_account() returns uuid
language sql stable security definer set search_path = ''
as $$
  select session.user_id
  from auth.sessions as session
  join auth.users as account on account.id = session.user_id
  where session.id = (select private.current_session())
    and session.user_id = (select auth.uid())
    and (session.not_after is null or session.not_after > now())
    and (account.banned_until is null or account.banned_until <= now())
    and (session.aal = 'aal2' or not exists (
      select 1 from auth.mfa_factors as factor where factor.user_id = session.user_id and factor.status = 'verified'
    ))
$$;
grant execute on function private.current_account to anon, authenticated, service_role;

-- The caller's role. Null means "not active staff": no directory entry, a deactivated one, or a default password that
-- was never changed. All rights depend on this, except those on a person's own profile and directory entry.
create function private.current_staff_role() returns public.staff_role
language sql stable security definer set search_path = ''
as $$
  select staff.role
  from public.staff_directory as staff
  join public.user_profiles as profile on profile.user_id = staff.user_id
  where staff.user_id = (select private.current_account()) and staff.is_active and profile.password_changed
    and (
      staff.role = 'staff'
      or not (select rule.required from private.second_step_rule as rule)
      or exists (select 1 from auth.mfa_factors as factor where factor.user_id = staff.user_id and factor.status = 'verified')
    )
$$;
grant execute on function private.current_staff_role to anon, authenticated, service_role;

-- True for administrators and super administrators; false, never null, for everyone else. The planner estimates that a
-- plain yes or no is true for half of the rows. For "is one of two roles" it would estimate one row in a hundred, and
-- then read a whole table for a page.
create function private.is_administrator() returns boolean
language sql stable security invoker set search_path = ''
as $$
  select coalesce((select private.current_staff_role()) in ('admin', 'super_admin'), false)
$$;
grant execute on function private.is_administrator to anon, authenticated, service_role;

-- Refuses everyone but administrators, and returns the caller's account. `task` completes the sentence of the refusal:
-- 'publish templates'.
create function private.require_administrator(task text) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not (select private.is_administrator()) then
    raise exception 'Only administrators can %.', task using errcode = '42501';
  end if;
  return (select private.current_account());
end
$$;

-- The portal calls this. It's a wrapper with the caller's rights, so that the API's schema has no security definer
-- function.
create function public.get_current_user_role() returns text
language sql stable security invoker set search_path = ''
as $$
  select (select private.current_staff_role())::text
$$;
grant execute on function public.get_current_user_role to authenticated;

-- Helpers are called in (select …), so that they run once per statement instead of once per row.
create policy staff_directory_read on public.staff_directory
for select to authenticated
using (
  (is_active and (user_id = (select private.current_account()) or (select private.current_staff_role()) is not null))
  or (select private.current_staff_role()) = 'super_admin'
);

create policy staff_directory_edit on public.staff_directory
for update to authenticated
using ((select private.current_staff_role()) = 'super_admin')
with check ((select private.current_staff_role()) = 'super_admin');

create policy staff_directory_add on public.staff_directory
for insert to authenticated
with check (
  (select private.current_staff_role()) = 'super_admin' and role = 'staff' and is_active and user_id is null
);

-- A line of managers ends at someone without one: no one is above themselves, and no one active reports to someone who
-- has left. Checked after the statement and not per row, because one statement may reverse a whole line.
create function private.keep_lines_of_managers() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  left_behind record;
begin
  if tg_op = 'UPDATE' then
    if not exists (
      select 1 from written join replaced using (id)
      where written.manager_id is distinct from replaced.manager_id or written.is_active <> replaced.is_active
    ) then
      return null;
    end if;
  elsif not exists (select 1 from written where manager_id is not null) then
    return null;
  end if;
  -- Without the lock, two concurrent statements would each see only half of a circle.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.staff_directory.manager_id'));

  if exists (
    with recursive above (id, manager_id) as (
      select id, manager_id from written where manager_id is not null
      union
      select staff.id, staff.manager_id from above join public.staff_directory as staff on staff.id = above.manager_id
    ), lines as materialized (
      select array_agg(above.id::text) as people, array_agg(above.manager_id::text) as managers from above
    )
    select 1 from lines, private.in_circles(lines.people, lines.managers)
  ) then
    raise exception 'This would make someone their own manager, directly or indirectly. Choose another manager.'
      using errcode = 'P0001';
  end if;

  select concat_ws(' ', manager.first_name, manager.last_name) as name, count(*) as reports,
    manager.id in (select id from written) as leaves
  into left_behind
  from public.staff_directory as staff join public.staff_directory as manager on manager.id = staff.manager_id
  where staff.is_active and not manager.is_active
    and (staff.id in (select id from written) or manager.id in (select id from written))
  group by manager.id
  order by manager.id
  limit 1;
  if left_behind.leaves then
    raise exception '% still manages % active %. Choose another manager for them first.', left_behind.name,
      left_behind.reports, case left_behind.reports when 1 then 'person' else 'people' end
      using errcode = 'P0001';
  elsif left_behind.name is not null then
    raise exception '% has left and can''t manage active people. Choose another manager first.',
      left_behind.name using errcode = 'P0001';
  end if;
  return null;
end
$$;

create trigger keep_lines_of_managers_on_insert
after insert on public.staff_directory
referencing new table as written
for each statement execute function private.keep_lines_of_managers();

create trigger keep_lines_of_managers_on_update
after update on public.staff_directory
referencing old table as replaced new table as written
for each statement execute function private.keep_lines_of_managers();

-- No one could repair a portal without an active super administrator who can sign in from inside, so a statement that
-- would leave none fails for anyone. Checked after the statement and not per row: one update may demote everyone.
-- Deleting the account counts too, because that clears user_id.
create function private.keep_a_super_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select 1 from touched where role = 'super_admin' and is_active and user_id is not null) then
    return null;
  end if;
  -- Without the lock, two concurrent statements would each count the other's person.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.staff_directory.super_admin'));
  if not exists (
    select 1 from public.staff_directory where role = 'super_admin' and is_active and user_id is not null
  ) then
    raise exception 'The portal needs at least one active super administrator.' using errcode = '23514';
  end if;
  return null;
end
$$;

create trigger keep_a_super_admin_on_update
after update on public.staff_directory
referencing old table as touched
for each statement execute function private.keep_a_super_admin();

create trigger keep_a_super_admin_on_delete
after delete on public.staff_directory
referencing old table as touched
for each statement execute function private.keep_a_super_admin();

-- The members of `people` who are in a circle. `managers` has each one's manager in the same order; a manager who isn't
-- in `people` ends a line. Each person is visited once, so 5,000 in a row or in a circle take as long as 5,000 without
-- a manager. A query must never rely on being stopped, because the embedded database can't stop one
-- (docs/decisions/0057-walks-end-themselves.md).
create function private.in_circles(people text[], managers text[]) returns setof text
language plpgsql immutable strict security invoker set search_path = ''
as $$
declare
  above integer[] := array(
    select coalesce(manager.place, 0)::integer
    from unnest(people, managers) with ordinality as line (person, manager, place)
    left join unnest(people) with ordinality as manager (person, place) on manager.person = line.manager
    order by line.place
  );
  walk integer[] := array_fill(0, array[cardinality(people)]);
  place integer;
  first integer;
begin
  for start in 1 .. cardinality(people) loop
    place := start;
    while place > 0 and walk[place] = 0 loop
      walk[place] := start;
      place := above[place];
    end loop;
    -- This walk has come back to a person it has already visited.
    if place > 0 and walk[place] = start then
      first := place;
      loop
        return next people[place];
        place := above[place];
        exit when place = first;
      end loop;
    end if;
  end loop;
end
$$;

create policy user_profiles_read_own on public.user_profiles
for select to authenticated
using (user_id = (select private.current_account()));

create policy user_profiles_create_own on public.user_profiles
for insert to authenticated
with check (
  user_id = (select private.current_account())
  and not password_changed
  and not gmail_connected and not google_calendar_connected and not google_services_connected
);

create policy user_profiles_edit_own on public.user_profiles
for update to authenticated
using (user_id = (select private.current_account()))
with check (user_id = (select private.current_account()));

-- A browser may send the value that is already stored, but not change it.
create function private.guard_password_changed() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  if new.password_changed is distinct from old.password_changed and current_user in ('anon', 'authenticated') then
    raise exception 'password_changed is set when the password changes. You can''t set it yourself.' using errcode = '42501';
  end if;
  return new;
end
$$;

create trigger guard_password_changed
before update of password_changed on public.user_profiles
for each row execute function private.guard_password_changed();

-- password_changed becomes true when a person sets their own password (in the dialog or by email), and false when an
-- administrator sets it. The auth server ends sessions in the same transaction: all but the caller's in the first case,
-- every one in the second. So the trigger runs at the end of the transaction and checks whether a session is left. A
-- password written in any other way results in false, and the portal asks for a new one. A new profile takes as much of
-- the person's names as fits.
create function private.follow_password() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  chosen_by_owner boolean := exists (select 1 from auth.sessions where user_id = new.id);
begin
  if not exists (select 1 from auth.users where id = new.id) then
    return null;
  end if;
  insert into public.user_profiles as profile (user_id, first_name, last_name, display_name, password_changed)
  select
    new.id,
    coalesce(staff.first_name, private.valid_name_or_null(new.raw_user_meta_data ->> 'first_name')),
    coalesce(staff.last_name, private.valid_name_or_null(new.raw_user_meta_data ->> 'last_name')),
    private.valid_name_or_null(new.raw_user_meta_data ->> 'full_name'),
    chosen_by_owner
  from (select 1) as one
  left join public.staff_directory as staff on staff.user_id = new.id
  on conflict (user_id) do update set password_changed = excluded.password_changed;
  return null;
end
$$;

create constraint trigger follow_password
after update of encrypted_password on auth.users
deferrable initially deferred
for each row when (old.encrypted_password is distinct from new.encrypted_password)
execute function private.follow_password();

-- An account's address is that of its directory entry. Someone who could take another free address would receive what
-- is meant for a colleague, so no one changes their own: an administrator changes the entry, and the account follows. A
-- change that a person starts is written to email_change first, whichever address confirms it; an administrator's is
-- written to email directly.
create function private.guard_account_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.email_change is distinct from old.email_change and coalesce(new.email_change, '') <> '' then
    raise exception 'Only an administrator can change an account''s email address, in the staff directory.' using errcode = '42501';
  end if;
  if new.email is distinct from old.email and exists (
    select 1 from public.staff_directory as staff
    where staff.user_id = new.id and staff.email is distinct from private.identity_key(new.email)
  ) then
    raise exception 'An account''s email address must match its directory entry.' using errcode = '23514';
  end if;
  return new;
end
$$;

create trigger guard_account_address
before update of email, email_change on auth.users
for each row execute function private.guard_account_address();

create function private.follow_directory_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.user_id is not distinct from old.user_id then
    update auth.users set email = new.email, updated_at = now() where id = new.user_id and email is distinct from new.email;
    if found then
      perform private.end_mailed_links(new.user_id);
    end if;
    update auth.identities
    set identity_data = identity_data || jsonb_build_object('email', new.email), updated_at = now()
    where user_id = new.user_id and provider = 'email' and email is distinct from new.email;
  elsif not exists (select 1 from auth.users where id = new.user_id and private.identity_key(email) = new.email) then
    raise exception 'An account can be linked only to the directory entry with the same email address.' using errcode = '23514';
  end if;
  return null;
end
$$;

create trigger follow_directory_address
after insert or update of user_id, email on public.staff_directory
for each row when (new.user_id is not null)
execute function private.follow_directory_address();

-- Mailed links and codes (to reset, confirm, invite or change) stop working when the account's address changes or the
-- account is closed. The hosted auth server looks them up in a table of its own, which the embedded one doesn't have.
create function private.end_mailed_links(account uuid) returns void
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  update auth.users set recovery_token = '', confirmation_token = '', reauthentication_token = '', email_change_token_new = '',
    email_change_token_current = ''
  where id = account;
  if to_regclass('auth.one_time_tokens') is not null then
    execute 'delete from auth.one_time_tokens where user_id = $1' using account;
  end if;
end
$$;

-- The account of an inactive entry is banned, no matter who made the entry inactive: no password, link or token works,
-- and a reset by email, which confirms the address, activates no one. The auth server answers a sign-in with "User is
-- banned", which the portal shows as "Please contact your administrator to activate your account."
create function private.close_account(account uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  -- The auth server bans for good like this: with a time that Go can read, which infinity isn't.
  update auth.users set banned_until = now() + interval '100 years', email_confirmed_at = null where id = account;
  select private.end_mailed_links(account);
  -- Refresh tokens are deleted with their session.
  delete from auth.sessions where user_id = account;
$$;

create function private.follow_activation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not new.is_active then
    perform private.close_account(new.user_id);
  elsif tg_op = 'UPDATE' and not old.is_active then
    update auth.users set banned_until = null, email_confirmed_at = coalesce(email_confirmed_at, now())
    where id = new.user_id;
  end if;
  return null;
end
$$;

create trigger follow_activation
after insert or update of is_active, user_id on public.staff_directory
for each row when (new.user_id is not null)
execute function private.follow_activation();

create trigger keep_identity_key before insert or update of email on public.staff_directory
for each row execute function private.keep_identity_key();

-- Accounts with only a telephone number have no address.
create trigger keep_identity_key before insert or update of email on auth.users
for each row when (coalesce(new.email, '') <> '') execute function private.keep_identity_key();

-- People can write anything into their own metadata, and every token carries it.
create function private.keep_metadata_quota() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if octet_length(new.raw_user_meta_data::text) > private.quota_of('bytes of metadata') then
    raise exception 'Account details can be up to 8 KB.' using errcode = '23514';
  end if;
  return new;
end
$$;

create trigger keep_metadata_quota before insert or update of raw_user_meta_data on auth.users
for each row execute function private.keep_metadata_quota();

-- An account without a directory entry can't do anything here. It's deleted 30 days after it was made and last used,
-- unless it owns pieces, which someone should take over first. Until a super administrator has an account, the project
-- is still being set up and nothing is deleted.
create function private.sweep_accounts() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  swept integer;
begin
  if not exists (
    select 1 from public.staff_directory as staff where staff.role = 'super_admin' and staff.is_active and staff.user_id is not null
  ) then
    return 0;
  end if;
  delete from auth.users as account
  where greatest(account.created_at, account.last_sign_in_at) <= now() - interval '30 days'
    and not exists (select 1 from public.staff_directory as staff where staff.user_id = account.id)
    and not exists (select 1 from public.pieces as own where own.owner_id = account.id);
  get diagnostics swept = row_count;
  return swept;
end
$$;
grant execute on function private.sweep_accounts to service_role;

-- Returns the number of deleted accounts. For `sweep-library`.
create function public.sweep_accounts() returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.sweep_accounts()
$$;
grant execute on function public.sweep_accounts to service_role;
