-- The schema of December 1, 2026: the files of supabase/schema as they were then.
do $$
begin
  if to_regnamespace('private') is not null then
    raise exception 'This database has tables of an earlier release. Read "Update" in docs/deploy.md before you push.';
  end if;
end
$$;

-- Default rights, the schema for helpers, and the rules for addresses and names.

-- Older hosted projects grant everything on a new public table to anon and authenticated, newer ones nothing. Here both
-- start with nothing: only the roles that an explicit grant names may use what these files create.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
-- Without "in schema": PostgreSQL adds the defaults of a schema to these and never subtracts them.
alter default privileges revoke execute on functions from public;

-- Helpers that policies call, and tables that no client reads. The API doesn't list this schema, so no URL reaches it.
create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Invisible characters (controls, direction marks, zero-width characters, line separators) can make one name look like
-- another. Joiners are allowed between letters of scripts that write with them, such as Persian and Hindi.
create function private.is_plain(words text) returns boolean
language sql immutable set search_path = ''
as $$
  select words !~ '[\u0001-\u001f\u007f-\u009f\u00ad\u0600-\u0605\u061c\u06dd\u070f\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\u3164\ufeff\ufff9-\ufffb\U000e0001\U000e0020-\U000e007f]|(?<![\u0600-\u1cff])[\u200c\u200d]|[\u200c\u200d](?![\u0600-\u1cff])'
$$;
grant execute on function private.is_plain to anon, authenticated, service_role;

-- Removes everything invisible at both ends: spaces of every kind, zero-width marks, controls.
create function private.trimmed(words text) returns text
language plpgsql immutable strict parallel safe security invoker set search_path = ''
as $$
begin
  return regexp_replace(
    normalize(words, nfc),
    '^[\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e0fff]+|[\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e0fff]+$',
    '', 'g'
  );
end
$$;
grant execute on function private.trimmed to anon, authenticated, service_role;

-- The key that identifies an address. Two addresses that look alike have the same key.
create function private.identity_key(address text) returns text
language plpgsql immutable strict parallel safe security invoker set search_path = ''
as $$
begin
  return normalize(lower(private.trimmed(address)), nfc);
end
$$;
grant execute on function private.identity_key to anon, authenticated, service_role;

-- A plain address: nothing that a mail header could read as a second one, no quotes or comments, and a domain with a
-- dot.
create function private.is_email(address text) returns boolean
language plpgsql immutable strict parallel safe security invoker set search_path = ''
as $$
begin
  return char_length(address) <= 254 and char_length(split_part(address, '@', 1)) <= 64
    and address !~ '[\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e0fff()<>,;:"\\\[\]]'
    and private.is_plain(address)
    and address ~ '^[^@.]+([.][^@.]+)*@([a-zA-Z0-9\u00a1-\U0010ffff]([a-zA-Z0-9\u00a1-\U0010ffff-]{0,61}[a-zA-Z0-9\u00a1-\U0010ffff])?[.])+[a-zA-Z\u00a1-\U0010ffff]([a-zA-Z0-9\u00a1-\U0010ffff-]{0,61}[a-zA-Z0-9\u00a1-\U0010ffff])$';
end
$$;
grant execute on function private.is_email to anon, authenticated, service_role;

-- The mailbox that mail to an address ends up in, however the address is spelled. Limits count by this.
create function private.mailbox_of(address text) returns text
language plpgsql immutable strict parallel safe security invoker set search_path = ''
as $$
begin
  return regexp_replace(private.identity_key(address), '^([^@+]+)[+][^@]*@', '\1@');
end
$$;
grant execute on function private.mailbox_of to anon, authenticated, service_role;

-- A name as the auth server got it; null if it isn't a valid one.
create function private.valid_name_or_null(words text) returns text
language sql immutable security invoker set search_path = ''
as $$
  select case when private.is_plain(words) then nullif(private.trimmed(left(private.trimmed(words), 60)), '') end
$$;

-- The rules for columns of addresses, short texts and names.
create domain private.email_address as text constraint is_email check (private.is_email(private.identity_key(value)));
create domain private.one_line as text constraint is_plain check (private.is_plain(value));
create domain private.person_name as text constraint is_name check (
  private.is_plain(value) and private.trimmed(value) <> '' and char_length(value) <= 200
);

-- Stores every address as its key, no matter who writes it. Refuses invalid ones, so they don't get an account either.
create function private.keep_identity_key() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.email := private.identity_key(new.email);
  if not private.is_email(new.email) then
    raise exception 'This isn''t a valid email address.' using errcode = '23514';
  end if;
  return new;
end
$$;

create function private.hash_of(token text) returns text
language sql immutable set search_path = ''
as $$
  select encode(sha256(convert_to(left(token, 200), 'UTF8')), 'hex')
$$;

-- The digest of a stored file's name. Events name a file by it, because the name itself often contains the applicant's.
create function private.digest_of(stored_name text) returns text
language sql immutable set search_path = ''
as $$
  select encode(sha256(convert_to(stored_name, 'UTF8')), 'hex')
$$;

-- A list of texts from JSON; anything else is refused.
create function private.texts_of(list jsonb) returns text[]
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(list) is distinct from 'array'
    or exists (select 1 from jsonb_array_elements(list) as each where jsonb_typeof(each) <> 'string') then
    raise exception 'This isn''t a list of names.' using errcode = '23514';
  end if;
  return array(select jsonb_array_elements_text(list));
end
$$;

-- A person's storage quotas. docs/library.md states the numbers; triggers enforce each of them on every insert.
create function private.quota_of(what text) returns bigint
language sql immutable security invoker set search_path = ''
as $$
  select case what
    when 'pieces' then 2000 when 'bytes of pictures' then 2000 * 1024 * 1024::bigint when 'review links' then 20 when 'bytes of metadata' then 8192
    when 'comments' then 500 when 'comments by a link' then 50 when 'comments from outside' then 250
  end
$$;

-- Comparing texts: without accents, by the stems of their words, and by near spellings.

create extension if not exists pg_trgm with schema extensions;
-- `search_portal` calls these with the caller's rights.
grant execute on function extensions.similarity(text, text), extensions.strict_word_similarity_op(text, text) to authenticated, service_role;
grant execute on function extensions.similarity_op(text, text) to authenticated;

-- Text as searches compare it, the same way as `folded` of packages/ui: accents are removed ("Tomas" finds "Tomás"),
-- apostrophes, hyphens and quotes are those of a keyboard, and letters like "ø" become plain ones. Telephone numbers
-- are split into their groups, and "e-mail" is "email".
create function private.search_text(source text) returns text
language plpgsql immutable security invoker set search_path = ''
as $$
declare
  folded text := coalesce(source, '');
begin
  -- Most texts have nothing but what's on an American keyboard.
  if folded ~ '[^\u0001-\u007e]' then
    folded := regexp_replace(
      replace(replace(replace(replace(replace(replace(replace(replace(
        translate(
          normalize(
            translate(
              folded,
              U&'\2018\2019\201A\201B\02B9\02BB\02BC\02BD\2032\2035\00B4\0060\05F3\FF07\A78C' ||
              U&'\201C\201D\201E\201F\00AB\00BB\2033\2036\05F4\FF02' ||
              U&'\2010\2011\2012\2013\2014\2015\2043\2212\FE58\FE63\FF0D\05BE' ||
              U&'\00AD\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2066\2067\2068\2069\FEFF',
              repeat('''', 15) || repeat('"', 10) || repeat('-', 12)
            ),
            nfkd
          ),
          U&'\0142\0141\00F8\00D8\0111\0110\00F0\00D0\0127\0126\0167\0166\0131', 'lLoOdDdDhHtTi'
        ),
        U&'\00DF', 'ss'), U&'\00E6', 'ae'), U&'\00C6', 'AE'), U&'\0153', 'oe'), U&'\0152', 'OE'), U&'\00FE', 'th'), U&'\00DE', 'TH'),
        U&'\1E9E', 'SS'),
      '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g'
    );
  end if;
  return regexp_replace(regexp_replace(translate(folded, '`', ''''), '(?<=\d)-(?=\d)', ' ', 'g'), '\me-mail', 'email', 'gi');
end
$$;
grant execute on function private.search_text to authenticated, service_role;

-- The words of a text. Words that are also written as two become one ("log in"), and telephone numbers are found by
-- their ends.
create function private.plain_words_of(source text) returns text[]
language plpgsql immutable security invoker set search_path = ''
as $$
declare
  said text := lower(private.search_text(source));
begin
  said := regexp_replace(said, '[''’`´]s\M', '', 'g');
  said := regexp_replace(said, '(?<=[a-z])[''’`´](?=[a-z])', '', 'g');
  -- One look spares most texts the others.
  if said ~ '\m(how much|log|sign|time off|run|lead|head|own|charge|big|top)|\m(e|wi|on|tri|bi|z|gate|x)-|\d{3}' then
    said := regexp_replace(said, '\mhow much (do|does|did) (.*) (make|earn|get)\M', '\2 salary', 'g');
    said := regexp_replace(said, '\m(e|wi|on|tri|bi|z|gate|x)-(?=[a-z])', '\1', 'g');
    said := regexp_replace(said, '\m(log|logging|sign|signing|logged|signed)[ -]?(out|off)\M', 'logout', 'g');
    said := regexp_replace(said, '\m(log|logging|sign|signing|logged|signed)[ -]?(in|on|into)\M', 'login', 'g');
    said := regexp_replace(said, '\m(sign|signing|signed)[ -]?up\M', 'register', 'g');
    said := regexp_replace(said, '\mtime off\M', 'vacation', 'g');
    said := regexp_replace(said, '(\(?\d{3}\)?[ .-]*)?\m\d{3}[ .-]+(\d{4})\M', '\2', 'g');
    said := regexp_replace(said,
      '\m(runs?|leads?|heads?|owns?|charge of) (the|our|this) (whole )?(company|business|firm|place)\M|\m(big|top) boss\M', 'ceo', 'g');
  end if;
  return (array_remove(regexp_split_to_array(said, '[^a-z0-9]+'), ''))[1:400];
end
$$;
grant execute on function private.plain_words_of to authenticated, service_role;

create function private.stem_of(word text) returns text
language sql immutable security invoker set search_path = ''
as $$
  select coalesce((pg_catalog.ts_lexize('pg_catalog.english_stem', word))[1], word)
$$;
grant execute on function private.stem_of to authenticated, service_role;

-- True for words that carry no meaning in a question.
create function private.is_stop_word(word text) returns boolean
language sql immutable security invoker set search_path = ''
as $$
  select pg_catalog.ts_lexize('pg_catalog.english_stem', word) = '{}' or char_length(word) < 2 or word = any (string_to_array(
    'tell show give find get gets getting got let lets know want wanted need needs needed like look looking see come go goes going '
    'make makes made use used using work works working help please pls plz could would should may might can cant cannot kindly explain '
    'describe question ask asks answer anybody anyone somebody someone everybody everyone thing things stuff kind kinds much many '
    'way exactly currently called call hello hi hey thank thanks good morning afternoon evening us ours dont doesnt didnt isnt im ive '
    'whats wheres whos hows now just also really actually quickly again still already ever yet must shall take takes put puts keep '
    'keeps able allowed possible supposed available actual current wonder wondering remind anyway ok okay hmm well oh yes no guy guys '
    'person people folk lady man woman responsible charge handles handle handling deals deal dealing belongs belong does doing done '
    'mean means meant one ones lot lots bit every each contain contains exist exists happen happens happening tells says say said seem '
    'seems try trying tried etc talk talking '
    'speak wants wanting asking asked showing telling finding knows helps checking check', ' '))
$$;
grant execute on function private.is_stop_word to authenticated, service_role;

create function private.stems_of(source text) returns text[]
language sql immutable security invoker set search_path = ''
as $$
  select array(
    select distinct private.stem_of(word) from unnest(private.plain_words_of(source)) as word where not private.is_stop_word(word)
  )
$$;
grant execute on function private.stems_of to authenticated, service_role;

-- A word and its variants with one letter left out. Two words that differ by one slip share a variant.
create function private.spellings_of(words text[]) returns text[]
language sql immutable security invoker set search_path = ''
as $$
  select array(
    select distinct left(word, at - 1) || substr(word, at + 1)
    from unnest(words) as word, generate_series(1, char_length(word) + 1) as at
    where char_length(word) between 4 and 40
  )
$$;
grant execute on function private.spellings_of to authenticated, service_role;

-- The words of a name. A part with an apostrophe is included both as one word and as two.
create function private.name_words_of(first_name text, last_name text) returns text[]
language plpgsql immutable security invoker set search_path = ''
as $$
declare
  name text := concat_ws(' ', first_name, last_name);
begin
  return private.plain_words_of(concat_ws(' ', name, translate(private.search_text(name), '''', ' ')));
end
$$;
grant execute on function private.name_words_of to authenticated, service_role;

-- A lexeme as a query, quoted so that nothing in it is an operator.
create function private.quoted(lexeme text) returns text
language sql immutable set search_path = ''
as $$
  select '''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || ''''
$$;

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
    raise exception 'This would make someone their own manager, directly or through the people above them. Choose another manager.'
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

-- The audit trail, and each table's events.

-- Actions with their actor and time: written by triggers and functions, read by super administrators, changed by no
-- one. Holds names of fields and values of choices, never text that someone typed.
create table public.audit_events (
  id bigint generated by default as identity primary key,
  happened_at timestamptz not null default now(),
  -- No foreign key, because the row outlives the account. Null without an address: the server itself, for instance on
  -- its schedule.
  actor_id uuid,
  actor text,
  -- The kind of subject and the action: 'staff.role'.
  action text not null check (action ~ '^[a-z_]{1,40}\.[a-z_]{1,40}$'),
  subject_id uuid,
  -- An address of the directory, an application's reference, or a template's name.
  subject text,
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object')
);
comment on table public.audit_events is 'The audit trail: append-only, kept for private.audit_retention().';

alter table public.audit_events enable row level security;
grant select on table public.audit_events to authenticated, service_role;

create index audit_events_by_time on public.audit_events (happened_at);
create index audit_events_by_actor on public.audit_events (actor_id, happened_at);

create function private.audit_retention() returns interval
language sql immutable set search_path = ''
as $$
  select interval '24 months'
$$;
grant execute on function private.audit_retention to authenticated, service_role;

-- Refuses changes from everyone, including the table's owner.
create function private.keep_audit_event() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and old.happened_at <= now() - private.audit_retention() then
    return old;
  end if;
  raise exception 'No one can change or delete audit events.' using errcode = '42501';
end
$$;

create trigger keep_audit_event before update or delete on public.audit_events
for each row execute function private.keep_audit_event();

create trigger keep_audit_events before truncate on public.audit_events
for each statement execute function private.keep_audit_event();

alter table public.audit_events enable always trigger keep_audit_event;
alter table public.audit_events enable always trigger keep_audit_events;

create policy audit_events_read on public.audit_events
for select to authenticated
using (
  (select private.current_staff_role()) = 'super_admin'
  and happened_at > now() - (select private.audit_retention())
);

-- The account that the statement runs for. A function that acts as the server names the person it acts for; this trusts
-- only the server.
create function private.acting_account() returns uuid
language sql stable security definer set search_path = ''
as $$
  select case
    when (select auth.uid()) is not null then (select auth.uid())
    when (select auth.jwt()) ->> 'role' = 'service_role' then (
      select named::uuid
      from (select nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-acting-for' as named) as header
      where named ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    )
  end
$$;

-- Adds an event, and deletes those that are past the retention time. Reads by index, even while the planner believes
-- that the trail is empty: an import of 5,000 people calls this 5,000 times in one statement.
create function private.record_event(action text, subject_id uuid, subject text, details jsonb default '{}') returns void
language plpgsql volatile security definer set search_path = '' set enable_seqscan = off
as $$
declare
  acting uuid := private.acting_account();
begin
  delete from public.audit_events where happened_at <= now() - private.audit_retention();
  insert into public.audit_events (actor_id, actor, action, subject_id, subject, details)
  values (acting, (select account.email from auth.users as account where account.id = acting), action, subject_id, subject, details);
end
$$;

-- A page of the trail, newest first.
-- @param kind the first word of an action
-- @param words part of an address, a name or a reference
-- @param since, until from this moment, and before that one
-- @param before_id only events older than this one
create function public.audit_trail(
  kind text default null, words text default null, since timestamptz default null, until timestamptz default null,
  before_id bigint default null, page_size integer default 100
) returns table (
  id bigint, happened_at timestamptz, actor_id uuid, actor text, actor_name text, action text, subject_id uuid, subject text,
  subject_name text, details jsonb
)
language sql stable security invoker set search_path = ''
as $$
  select event.id, event.happened_at, event.actor_id, event.actor, named.actor_name, event.action, event.subject_id, event.subject,
    named.subject_name, event.details
  from public.audit_events as event
  left join public.staff_directory as person on person.user_id = event.actor_id
  left join public.staff_directory as entry on entry.id = event.subject_id
  cross join lateral (
    select concat_ws(' ', person.first_name, person.last_name) as actor_name,
      concat_ws(' ', entry.first_name, entry.last_name) as subject_name
  ) as named
  where (kind is null or split_part(event.action, '.', 1) = kind)
    and (since is null or event.happened_at >= since)
    and (until is null or event.happened_at < until)
    and (before_id is null or event.id < before_id)
    and (audit_trail.words is null or position(
      lower(private.search_text(audit_trail.words)) in lower(private.search_text(concat_ws(' ', event.actor, named.actor_name, event.subject, named.subject_name)))
    ) > 0)
  order by event.id desc
  limit least(greatest(page_size, 1), 500)
$$;
grant execute on function public.audit_trail to authenticated;

-- The columns whose values differ, except those in `but`. For triggers that record changes: a write that changes
-- nothing leaves no event.
create function private.changed_fields(before jsonb, after jsonb, but text[]) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_agg(field.key order by field.key), '[]')
  from jsonb_each(after) as field
  where field.value is distinct from before -> field.key and field.key <> all (but)
$$;

create function private.record_staff_entry() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  fields jsonb;
begin
  if tg_op = 'INSERT' then
    perform private.record_event('staff.added', new.id, new.email, jsonb_build_object('to', new.role));
  elsif tg_op = 'DELETE' then
    perform private.record_event('staff.removed', old.id, old.email);
  else
    if new.role <> old.role then
      perform private.record_event('staff.role', new.id, new.email, jsonb_build_object('from', old.role, 'to', new.role));
    end if;
    if new.is_active <> old.is_active then
      perform private.record_event(
        case when new.is_active then 'staff.activated' else 'staff.deactivated' end, new.id, new.email
      );
    end if;
    if new.user_id is distinct from old.user_id then
      perform private.record_event(
        case when new.user_id is null then 'staff.unlinked' else 'staff.linked' end, new.id, new.email
      );
    end if;
    fields := private.changed_fields(to_jsonb(old), to_jsonb(new), array['role', 'is_active', 'user_id', 'words']);
    if fields <> '[]' then
      perform private.record_event('staff.edited', new.id, new.email, jsonb_build_object('fields', fields));
    end if;
  end if;
  return null;
end
$$;

create trigger record_staff_entry after insert or update or delete on public.staff_directory
for each row execute function private.record_staff_entry();

-- Sessions, wrong passwords, and the second step of sign-in.

-- Refuses to start or renew a session of a banned person, for every way of signing in.
create function private.refuse_banned_session() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select 1 from auth.users where id = new.user_id and banned_until > now()) then
    raise exception 'A banned account can''t have a session.' using errcode = '42501';
  end if;
  return new;
end
$$;

create trigger refuse_banned_session before insert or update of user_id, refreshed_at on auth.sessions
for each row execute function private.refuse_banned_session();

-- True until a session ends by itself: `timebox` and `inactivity_timeout` of config.toml. The auth server doesn't renew
-- an ended session, but leaves its row.
create function private.is_session_valid(began timestamptz, renewed timestamp, ends timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select (ends is null or ends > now()) and began > now() - interval '720 hours'
    and greatest(began, renewed at time zone 'UTC') > now() - interval '168 hours'
$$;

-- The caller's sessions. A token is renewed about once an hour, so the time of last use is about that exact. The caller
-- must have a valid session (private.current_account).
create function private.own_sessions()
returns table (
  id uuid, user_agent text, address text, created_at timestamptz, last_seen_at timestamptz, is_current boolean
)
language sql stable security definer set search_path = ''
as $$
  select session.id, left(session.user_agent, 500), host(session.ip), session.created_at,
    greatest(session.created_at, session.refreshed_at at time zone 'UTC'),
    session.id = (select private.current_session())
  from auth.sessions as session
  where session.user_id = (select private.current_account())
    and private.is_session_valid(session.created_at, session.refreshed_at, session.not_after)
  order by 6 desc, 5 desc, 1
$$;
grant execute on function private.own_sessions to authenticated;

create function public.own_sessions()
returns table (
  id uuid, user_agent text, address text, created_at timestamptz, last_seen_at timestamptz, is_current boolean
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.own_sessions()
$$;
grant execute on function public.own_sessions to authenticated;

-- Ends another session of the caller. Returns whether it existed; other people's sessions don't count. Signing out ends
-- the caller's present one.
create function private.end_own_session(session uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from auth.sessions as other
  where other.id = end_own_session.session and other.user_id = (select private.current_account())
    and other.id <> (select private.current_session());
  return found;
end
$$;
grant execute on function private.end_own_session to authenticated;

create function public.end_own_session(session uuid) returns boolean
language sql volatile security invoker set search_path = ''
as $$
  select private.end_own_session(session)
$$;
grant execute on function public.end_own_session to authenticated;

-- Records an event about a person's own sign-in. The auth server's statements carry no claims, so callers say whether
-- it's certain that the person did it themselves.
create function private.record_sign_in(action text, account uuid, themselves boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  acting uuid := case when themselves then account else private.acting_account() end;
begin
  delete from public.audit_events where happened_at <= now() - private.audit_retention();
  -- Deleting an account deletes its factors too; that isn't an event of its own.
  insert into public.audit_events (actor_id, actor, action, subject_id, subject)
  select acting, (select actor.email from auth.users as actor where actor.id = acting), 'sign_in.' || record_sign_in.action,
    (select entry.id from public.staff_directory as entry where entry.user_id = known.id), known.email
  from auth.users as known where known.id = account;
end
$$;

create function private.record_second_step() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Compared as text: an older auth server doesn't know every kind.
  if tg_op = 'DELETE' then
    if old.status::text = 'verified' and old.factor_type::text <> 'recovery_code' then
      perform private.record_sign_in('second_step_off', old.user_id, false);
    end if;
  elsif new.status::text = 'verified' and new.factor_type::text <> 'recovery_code'
    and (tg_op = 'INSERT' or old.status::text <> 'verified') then
    perform private.record_sign_in('second_step_on', new.user_id, true);
  end if;
  return null;
end
$$;

create trigger record_second_step after insert or update of status or delete on auth.mfa_factors
for each row execute function private.record_second_step();

create function private.second_step_required() returns boolean
language sql stable security definer set search_path = ''
as $$
  select rule.required from private.second_step_rule as rule
$$;
grant execute on function private.second_step_required to authenticated;

-- True if administrators need a second step.
create function public.second_step_required() returns boolean
language sql stable security invoker set search_path = ''
as $$
  select private.second_step_required()
$$;
grant execute on function public.second_step_required to authenticated;

create function private.require_second_step(required boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if coalesce((select private.current_staff_role()) <> 'super_admin', true) then
    raise exception 'Only a super administrator can change that.' using errcode = '42501';
  end if;
  -- Otherwise someone could lock everyone out, including themselves.
  if require_second_step.required and not exists (
    select 1 from auth.mfa_factors as factor
    where factor.user_id = (select private.current_account()) and factor.status = 'verified'
  ) then
    raise exception 'Turn on two-step sign-in for yourself first.';
  end if;
  update private.second_step_rule as rule set required = require_second_step.required
  where rule.required is distinct from require_second_step.required;
end
$$;
grant execute on function private.require_second_step to authenticated;

-- Turns the requirement on or off. For super administrators who have a second step themselves.
create function public.require_second_step(required boolean) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.require_second_step(required)
$$;
grant execute on function public.require_second_step to authenticated;

-- Counts an account's attempt, `{ "user_id": …, "valid": … }`.
create function private.note_attempt(event jsonb, what text, action text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  account auth.users;
  counted integer;
begin
  select * into account from auth.users as known where known.id = (event ->> 'user_id')::uuid;
  if found and (event ->> 'valid')::boolean then
    delete from private.refused_sign_ins as refused where refused.account_id = account.id and refused.what = note_attempt.what;
  elsif found then
    insert into private.refused_sign_ins as refused (account_id, what, times) values (account.id, note_attempt.what, 1)
    on conflict on constraint refused_sign_ins_pkey do update set
      times = case when refused.since > now() - interval '15 minutes' then refused.times + 1 else 1 end,
      since = case when refused.since > now() - interval '15 minutes' then refused.since else now() end
    returning refused.times into counted;
    if counted % 5 = 0 then
      perform private.record_event(
        note_attempt.action,
        (select entry.id from public.staff_directory as entry where entry.user_id = account.id),
        account.email, jsonb_build_object('number', counted)
      );
    end if;
  end if;
  return '{"decision": "continue"}';
end
$$;

-- Counts wrong passwords of an account, and wrong codes of its second step, within a quarter of an hour; every fifth
-- adds an event to the audit trail. Attempts on an address without an account aren't kept: they could be anything.
create table private.refused_sign_ins (
  account_id uuid references auth.users (id) on delete cascade,
  times integer not null,
  since timestamptz not null default now(),
  what text not null default 'password' check (what in ('password', 'second_step')),
  primary key (account_id, what)
);

alter table private.refused_sign_ins enable row level security;

-- For the hooks "password verification attempt" and "MFA verification attempt" of the auth server, hosted and embedded.
-- They never refuse anyone; limits elsewhere do. docs/deploy.md has the grants for a hosted project.
create function private.note_password_attempt(event jsonb) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  select private.note_attempt(event, 'password', 'sign_in.refused')
$$;

-- Adds an event when the requirement changes, even by a statement of the table's owner.
create function private.record_second_step_rule() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.record_event(
    case when new.required then 'sign_in.second_step_required' else 'sign_in.second_step_optional' end, null, null
  );
  return null;
end
$$;

create trigger second_step_rule_recorded after update on private.second_step_rule
for each row when (new.required is distinct from old.required) execute function private.record_second_step_rule();

create function private.note_mfa_attempt(event jsonb) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  select private.note_attempt(event, 'second_step', 'sign_in.second_step_refused')
$$;

-- Changes of entries and accounts by super administrators: roles, activation, imports, photos, first accounts.

-- Role and activation have no column grant: these two functions are the only way to change them. So no one can change
-- their own, which no policy could express.
create function private.colleague_to_change(staff_id uuid) returns public.staff_directory
language plpgsql volatile security definer set search_path = ''
as $$
declare
  entry public.staff_directory;
begin
  if (select private.current_staff_role()) is distinct from 'super_admin' then
    raise exception 'Only an active super administrator can change roles and activate or deactivate people.' using errcode = '42501';
  end if;
  select * into entry from public.staff_directory where id = staff_id for update;
  if not found then
    raise exception 'This person isn''t in the staff directory.' using errcode = 'P0002';
  end if;
  if entry.user_id = (select auth.uid()) then
    raise exception 'You can''t change your own role or deactivate yourself.' using errcode = '42501';
  end if;
  return entry;
end
$$;

create function private.set_staff_role(staff_id uuid, new_role public.staff_role) returns public.staff_directory
language plpgsql volatile security definer set search_path = ''
as $$
declare
  entry public.staff_directory := private.colleague_to_change(staff_id);
begin
  update public.staff_directory set role = new_role where id = entry.id returning * into entry;
  return entry;
end
$$;
grant execute on function private.set_staff_role to authenticated;

-- Rights end with is_active; triggers also close the account (private.close_account).
create function private.set_staff_active(staff_id uuid, active boolean) returns public.staff_directory
language plpgsql volatile security definer set search_path = ''
as $$
declare
  entry public.staff_directory := private.colleague_to_change(staff_id);
begin
  update public.staff_directory set is_active = active where id = entry.id returning * into entry;
  return entry;
end
$$;
grant execute on function private.set_staff_active to authenticated;

-- The portal calls these: wrappers with the caller's rights, like get_current_user_role.
create function public.set_staff_role(staff_id uuid, new_role public.staff_role) returns public.staff_directory
language sql volatile security invoker set search_path = ''
as $$
  select private.set_staff_role(staff_id, new_role)
$$;
grant execute on function public.set_staff_role to authenticated;

create function public.set_staff_active(staff_id uuid, active boolean) returns public.staff_directory
language sql volatile security invoker set search_path = ''
as $$
  select private.set_staff_active(staff_id, active)
$$;
grant execute on function public.set_staff_active to authenticated;

-- A date in ISO 8601, as spreadsheets write it; null for anything that isn't a date an entry may have.
create function private.date_or_null(words text) returns date
language plpgsql immutable set search_path = ''
as $$
begin
  if words !~ '^\d{4}-\d\d-\d\d$' or words::date not between '1950-01-01' and '2100-12-31' then
    return null;
  end if;
  return words::date;
exception
  when datetime_field_overflow or invalid_datetime_format then return null;
end
$$;

-- Previews an import, row by row. `given` has the row's columns as text; an empty text clears a value. Reports people
-- who would be above themselves at their row. Compares addresses by their keys, and doesn't compare rows pair by pair.
create function private.import_verdicts(rows jsonb) returns table (
  place integer, entry uuid, email text, given jsonb, verdict text, fields text[], reason text, state text
)
language sql stable set search_path = ''
as $$
  with listed as materialized (
    select row.ordinality::integer as place, private.identity_key(coalesce(row.value ->> 'email', '')) as email,
      coalesce((
        select jsonb_object_agg(field.key, case field.key
          when 'manager' then private.identity_key(coalesce(field.value #>> '{}', ''))
          else private.trimmed(coalesce(field.value #>> '{}', ''))
        end)
        from jsonb_each(case when jsonb_typeof(row.value) = 'object' then row.value else '{}' end) as field
        where field.key in ('first_name', 'last_name', 'phone', 'job_title', 'department', 'location', 'pronouns', 'start_date', 'manager')
      ), '{}') as given
    from jsonb_array_elements(rows) with ordinality as row
  ), known as materialized (
    select listed.*, staff.id as entry, staff.is_active, listed.given ->> 'manager' as boss, count(*) over (partition by listed.email) as times,
      jsonb_build_object(
        'first_name', staff.first_name, 'last_name', staff.last_name, 'phone', staff.phone, 'job_title', staff.job_title,
        'department', staff.department, 'location', staff.location, 'pronouns', staff.pronouns, 'start_date', staff.start_date,
        'manager', manager.email
      ) as present
    from listed
    left join public.staff_directory as staff on staff.email = listed.email
    left join public.staff_directory as manager on manager.id = staff.manager_id
  ), bosses as materialized (
    -- Possible managers: everyone in the directory, and everyone the file adds.
    select staff.email::text as email from public.staff_directory as staff where staff.is_active
    union
    select known.email from known where known.entry is null
  ), judged as materialized (
    select known.*, case
      when known.email = '' then 'Email address is missing.'
      when not private.is_email(known.email) then 'This isn''t a valid email address.'
      when known.times > 1 then 'This email address appears more than once in the file.'
      when known.entry is not null and not known.is_active then 'This person is deactivated. Activate them first.'
      when (known.entry is null or known.given ? 'first_name') and coalesce(known.given ->> 'first_name', '') = ''
        then 'First name is missing.'
      when known.given ->> 'start_date' <> '' and private.date_or_null(known.given ->> 'start_date') is null
        then 'The start date must look like 2026-11-02 and be between 1950 and 2100.'
      when known.boss = known.email then 'People can''t be their own manager.'
      when known.boss <> '' and bosses.email is null then 'No one has this manager''s email address.'
      else coalesce((
        select 'Has line breaks or hidden characters: ' || string_agg(field.key, ', ' order by field.key) || '.'
        from jsonb_each_text(known.given) as field where not private.is_plain(field.value)
      ), (
        select 'Too long: ' || string_agg(longest.name, ', ' order by longest.name) || '.'
        from (values ('first_name', 60), ('last_name', 60), ('phone', 40), ('job_title', 120), ('department', 80), ('location', 80),
          ('pronouns', 40)) as longest (name, characters)
        where char_length(known.given ->> longest.name) > longest.characters
      ))
    end as reason,
    array(
      select field.key from jsonb_each_text(known.given) as field
      where field.value is distinct from coalesce(known.present ->> field.key, '')
      order by field.key
    ) as fields
    from known left join bosses on bosses.email = known.boss
  ), lines as materialized (
    -- Who would report to whom: as in the file, and otherwise as in the directory.
    select judged.email, case when judged.given ? 'manager' then judged.boss else judged.present ->> 'manager' end as boss
    from judged where judged.reason is null
    union all
    select staff.email, manager.email from public.staff_directory as staff
    join public.staff_directory as manager on manager.id = staff.manager_id
    where not exists (select 1 from judged where judged.email = staff.email and judged.reason is null)
  ), circles as materialized (
    select private.in_circles(array_agg(lines.email), array_agg(lines.boss)) as email from lines
  ), found as (
    select judged.*, coalesce(judged.reason, case when circles.email is not null then
      'Their managers lead back to themselves.' end) as why
    from judged left join circles on circles.email = judged.email
  )
  select found.place, found.entry, found.email, found.given,
    case
      when found.why is not null then 'refused'
      when found.entry is null then 'added'
      when found.fields = '{}' then 'unchanged'
      else 'changed'
    end,
    case when found.entry is null or found.why is not null then '{}' else found.fields end,
    found.why, md5(found.present::text)
  from found
$$;

-- Writes people who are added together with their managers in one statement, so that each leaves one event. Their ids
-- are chosen beforehand and looked up by address.
create function private.import_people(rows jsonb, writes boolean, expected text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  plan jsonb;
  ids jsonb;
  digest text;
  refused boolean;
  failure text;
begin
  if coalesce((select private.current_staff_role()) <> 'super_admin', true) then
    raise exception 'Only super administrators can import people.' using errcode = '42501';
  end if;
  if rows is null or jsonb_typeof(rows) <> 'array' or jsonb_array_length(rows) not between 1 and 5000 then
    raise exception 'Import 1 to 5,000 people at a time.' using errcode = '23514';
  end if;
  -- Without the lock, two concurrent imports would each see only half.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.staff_directory.import'));
  select jsonb_agg(to_jsonb(judged) order by judged.place) into plan from private.import_verdicts(rows) as judged;
  digest := md5(plan::text);
  if writes and expected is distinct from digest then
    raise exception 'The directory changed since this preview. Check the new preview, then import.';
  end if;
  refused := exists (select 1 from jsonb_array_elements(plan) as row where row.value ->> 'verdict' = 'refused');
  if not refused then
    -- A dry run writes the rows and undoes it, so that the tables' own rules decide, not a copy of them.
    begin
      ids := (
        select jsonb_object_agg(row.email, gen_random_uuid())
        from jsonb_to_recordset(plan) as row (email text, verdict text) where row.verdict = 'added'
      );
      insert into public.staff_directory (
        id, email, first_name, last_name, phone, job_title, department, location, pronouns, start_date, manager_id
      )
      select (ids ->> row.email)::uuid, row.email, row.given ->> 'first_name', nullif(row.given ->> 'last_name', ''),
        nullif(row.given ->> 'phone', ''), nullif(row.given ->> 'job_title', ''), nullif(row.given ->> 'department', ''),
        nullif(row.given ->> 'location', ''), nullif(row.given ->> 'pronouns', ''), nullif(row.given ->> 'start_date', '')::date,
        -- Or someone the same file adds.
        coalesce(manager.id, (ids ->> (row.given ->> 'manager'))::uuid)
      from jsonb_to_recordset(plan) as row (email text, given jsonb, verdict text)
      left join public.staff_directory as manager on manager.email = row.given ->> 'manager'
      where row.verdict = 'added';
      update public.staff_directory as staff set
        first_name = coalesce(row.given ->> 'first_name', staff.first_name),
        last_name = case when row.given ? 'last_name' then nullif(row.given ->> 'last_name', '') else staff.last_name end,
        phone = case when row.given ? 'phone' then nullif(row.given ->> 'phone', '') else staff.phone end,
        job_title = case when row.given ? 'job_title' then nullif(row.given ->> 'job_title', '') else staff.job_title end,
        department = case when row.given ? 'department' then nullif(row.given ->> 'department', '') else staff.department end,
        location = case when row.given ? 'location' then nullif(row.given ->> 'location', '') else staff.location end,
        pronouns = case when row.given ? 'pronouns' then nullif(row.given ->> 'pronouns', '') else staff.pronouns end,
        start_date = case when row.given ? 'start_date' then nullif(row.given ->> 'start_date', '')::date else staff.start_date end,
        manager_id = case
          when row.given ? 'manager' then (
            select manager.id from public.staff_directory as manager where manager.email = row.given ->> 'manager'
          )
          else staff.manager_id
        end
      from jsonb_to_recordset(plan) as row (email text, given jsonb, verdict text)
      where staff.email = row.email and row.verdict = 'changed';
      if not writes then
        raise exception using errcode = 'UNDO3';
      end if;
    exception
      when sqlstate 'UNDO3' then null;
      when raise_exception or check_violation or unique_violation then failure := sqlerrm;
    end;
  end if;
  return jsonb_build_object(
    'digest', digest, 'failure', failure, 'written', writes and not refused and failure is null,
    'rows', (
      select jsonb_agg(jsonb_build_object(
        'place', row.place, 'verdict', row.verdict, 'fields', row.fields, 'reason', row.reason
      ) order by row.place)
      from jsonb_to_recordset(plan) as row (place integer, verdict text, fields jsonb, reason text)
    )
  );
end
$$;
grant execute on function private.import_people to authenticated;

-- Adds and changes people in the directory, by email address, all or none. Without `writes` it only returns a preview,
-- with a digest that the writing call passes as `expected`. For super administrators. 5,000 people take seconds, and a
-- hosted project stops statements of `authenticated` after 8: PostgREST reads the function's timeout before it starts.
-- @param rows objects with `email` and some of first_name, last_name, phone, job_title, department, location, pronouns,
-- start_date (`2026-11-02`) and manager (an email address); missing columns stay as they are
create function public.import_people(rows jsonb, writes boolean default false, expected text default null) returns jsonb
language sql volatile security invoker set search_path = '' set statement_timeout = '30s'
as $$
  select private.import_people(rows, writes, expected)
$$;
grant execute on function public.import_people to authenticated;

-- Finds the account that `seed-staff-accounts` created for this entry but never linked. Such an account has the entry's
-- id in its app_metadata, which no browser can write; an equal address proves nothing. It's abandoned when its run must
-- be over, because no function runs for three minutes.
create function private.unlinked_staff_account(entry uuid) returns table (id uuid, abandoned boolean)
language sql stable security definer set search_path = ''
as $$
  select account.id, account.created_at <= now() - interval '3 minutes'
  from auth.users as account
  where account.raw_app_meta_data ->> 'directory_entry' = entry::text
    and not exists (select 1 from public.staff_directory as staff where staff.user_id = account.id)
  order by account.created_at
  limit 1
$$;
grant execute on function private.unlinked_staff_account to service_role;

create function public.unlinked_staff_account(entry uuid) returns table (id uuid, abandoned boolean)
language sql stable security invoker set search_path = ''
as $$
  select found.id, found.abandoned from private.unlinked_staff_account(entry) as found
$$;
grant execute on function public.unlinked_staff_account to service_role;

-- Links an active entry without an account to this account, with a profile that asks for another password. Returns
-- false if the entry has an account by now, was deactivated or is gone.
create function public.link_staff_account(entry uuid, account uuid) returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  update public.staff_directory as staff set user_id = account
  where staff.id = entry and staff.user_id is null and staff.is_active;
  if not found then
    return false;
  end if;
  insert into public.user_profiles (user_id, first_name, last_name, display_name, password_changed)
  select account, staff.first_name, staff.last_name, private.trimmed(left(concat_ws(' ', staff.first_name, staff.last_name), 60)), false
  from public.staff_directory as staff where staff.id = entry
  on conflict (user_id) do update set password_changed = false;
  return true;
end
$$;
grant execute on function public.link_staff_account to service_role;

create function private.set_photo(entry uuid, photo text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  role public.staff_role := (select private.current_staff_role());
  before public.staff_directory;
begin
  select * into before from public.staff_directory as staff where staff.id = entry for update;
  if role is null or before.user_id is distinct from (select private.current_account()) and role <> 'super_admin' then
    raise exception 'You can change your own photo. Only super administrators can change other people''s photos.'
      using errcode = '42501';
  end if;
  if before.id is null then
    raise exception 'This person isn''t in the directory.' using errcode = 'P0001';
  end if;
  if photo is not null and not exists (
    select 1 from storage.objects as stored where stored.bucket_id = 'photos' and stored.name = photo
  ) then
    raise exception 'This photo hasn''t been uploaded.' using errcode = '23514';
  end if;
  update public.staff_directory as staff set photo = photo where staff.id = entry;
  return before.photo;
end
$$;
grant execute on function private.set_photo to authenticated;

-- Sets or removes an entry's photo. Returns the name of the previous one.
create function public.set_photo(entry uuid, photo text) returns text
language sql volatile security invoker set search_path = ''
as $$
  select private.set_photo(entry, photo)
$$;
grant execute on function public.set_photo to authenticated;

create function private.may_read_photo(stored_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.staff_directory as entry
    where entry.photo = stored_name
      and (entry.is_active and (select private.current_staff_role()) is not null
        or (select private.current_staff_role()) = 'super_admin')
  )
$$;
grant execute on function private.may_read_photo to authenticated;

-- Files that no entry has referred to for an hour: those of deleted people, or left over from an interrupted change.
create function public.photos_to_sweep() returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select coalesce(jsonb_agg(name), '[]') from (
    select stored.name from storage.objects as stored
    where stored.bucket_id = 'photos' and stored.created_at <= now() - interval '1 hour'
      and not exists (select 1 from public.staff_directory as entry where entry.photo = stored.name)
    order by stored.created_at limit 500
  ) as unnamed
$$;
grant execute on function public.photos_to_sweep to service_role;

-- Emails: their outcomes, and the limit of test emails.

-- A log of emails: recipient, sender and outcome, never the contents.
create table public.mail_log (
  id bigint generated by default as identity primary key,
  happened_at timestamptz not null default now(),
  kind text not null check (kind in ('invitation', 'test', 'application', 'confirmation', 'notice', 'share', 'approval', 'recall', 'comment')),
  recipient text not null check (char_length(recipient) between 3 and 254),
  -- Becomes null when the sender's account is deleted; the row stays.
  sent_by uuid references auth.users (id) on delete set null,
  state text not null check (state in ('sent', 'refused', 'bounced')),
  -- The mail service's reason for refusing or bouncing it.
  reason text check (char_length(reason) <= 300),
  -- The mail service's id of the email.
  message_id text check (char_length(message_id) <= 300)
);
comment on table public.mail_log is 'Mails without their contents, kept for private.mail_retention().';

alter table public.mail_log enable row level security;
grant select on table public.mail_log to authenticated;
grant select, insert, update, delete on table public.mail_log to service_role;

create index mail_log_happened_at on public.mail_log (happened_at);
create index mail_log_recipient on public.mail_log (recipient, happened_at);
create index mail_log_sent_by on public.mail_log (sent_by);
create index mail_log_kind on public.mail_log (kind, happened_at);

create function private.mail_retention() returns interval
language sql immutable set search_path = ''
as $$
  select interval '12 months'
$$;
grant execute on function private.mail_retention to authenticated, service_role;

-- Everyone who reviews applications sees the outcome of all emails to applicants: a confirmation has no sender.
create policy mail_log_read on public.mail_log
for select to authenticated
using (
  happened_at > now() - (select private.mail_retention())
  and (
    (select private.current_staff_role()) = 'super_admin'
    or ((select private.current_staff_role()) = 'admin' and kind in ('application', 'confirmation'))
    or ((select private.current_staff_role()) is not null and sent_by = (select private.current_account()))
  )
);

-- Records an email's outcome, and deletes rows past the retention time. For the server.
create function public.note_mail(
  kind text, recipient text, sent_by uuid, state text, reason text default null, message_id text default null
) returns void
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  delete from public.mail_log where happened_at <= now() - private.mail_retention();
  insert into public.mail_log (kind, recipient, sent_by, state, reason, message_id)
  values (kind, lower(recipient), sent_by, state, left(reason, 300), left(message_id, 300));
end
$$;
grant execute on function public.note_mail to service_role;

-- Records a bounce of the email with this id or, if the service gives none, of the newest one to the address. Returns
-- whether there was one.
create function public.note_bounce(message_id text, recipient text, reason text) returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  update public.mail_log as log set state = 'bounced', reason = left(note_bounce.reason, 300)
  where log.id = (
    select sent.id from public.mail_log as sent
    where sent.state <> 'refused'
      and case when note_bounce.message_id is null then sent.recipient = lower(note_bounce.recipient)
        else sent.message_id = note_bounce.message_id end
    order by sent.id desc limit 1
  );
  return found;
end
$$;
grant execute on function public.note_bounce to service_role;

-- One row per test email, to limit them: the sender and time, never the contents. Kept for an hour.
create table private.test_mails (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  sent_at timestamptz not null
);

alter table private.test_mails enable row level security;
grant select, insert, delete on table private.test_mails to service_role;

create index test_mails_user_id_sent_at on private.test_mails (user_id, sent_at desc);

-- Lets a person send a test email (0), or returns the seconds until they may. The limit is ten an hour.
create function public.take_test_mail(caller uuid) returns integer
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  moment timestamptz;
  tenth timestamptz;
begin
  -- Without the lock, two concurrent tests of one person would each miss the other.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('private.test_mails ' || caller::text, 0));
  moment := clock_timestamp();
  delete from private.test_mails as past where past.user_id = caller and past.sent_at <= moment - interval '1 hour';
  select taken.sent_at into tenth from private.test_mails as taken
  where taken.user_id = caller order by taken.sent_at desc offset 9 limit 1;
  if tenth is not null then
    return greatest(1, ceil(extract(epoch from tenth + interval '1 hour' - moment)))::integer;
  end if;
  insert into private.test_mails (user_id, sent_at) values (caller, moment);
  return 0;
end
$$;
grant execute on function public.take_test_mail to service_role;

-- Invitations: emails that let people in the directory create an account.

-- Invitations by email to people in the directory who have no account. The link has a secret; only its hash is stored.
-- The account is created when its owner chooses a password, so an unaccepted invitation leaves no account behind.
create table public.staff_invitations (
  id uuid primary key default gen_random_uuid(),
  entry_id uuid not null references public.staff_directory (id) on delete cascade,
  -- The address it was sent to. The link stops working when the entry's address changes.
  email private.email_address not null
    constraint staff_invitations_email_key_spelling check (email = private.identity_key(email)),
  invited_by uuid references auth.users (id) on delete set null,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  -- Null until the mail service has accepted the email. Until then this link opens nothing, and the previous one still
  -- works.
  sent_at timestamptz,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz
);
comment on table public.staff_invitations is 'Who was invited to set a password, by whom, and what became of it.';

alter table public.staff_invitations enable row level security;
grant select (
  id, entry_id, email, invited_by, created_at, sent_at, expires_at, accepted_at, withdrawn_at
) on table public.staff_invitations to authenticated;
grant select, insert, update, delete on table public.staff_invitations to service_role;

create index staff_invitations_entry on public.staff_invitations (entry_id, created_at desc);
create index staff_invitations_inviter on public.staff_invitations (invited_by);

create policy staff_invitations_read on public.staff_invitations
for select to authenticated
using ((select private.current_staff_role()) = 'super_admin');

-- For the function that sends the email. Locks the entry, so concurrent invitations run one after the other.
create function public.begin_invitation(entry uuid, inviter uuid, hash text, days integer)
returns table (invitation uuid, email text, first_name text, expires_at timestamptz)
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  staff public.staff_directory;
begin
  select * into staff from public.staff_directory where id = entry for update;
  if not found then
    raise exception 'This person isn''t in the staff directory.' using errcode = 'P0001';
  elsif not staff.is_active then
    raise exception 'Activate this person first.' using errcode = 'P0001';
  elsif staff.user_id is not null then
    raise exception 'This person already has an account.' using errcode = 'P0001';
  elsif exists (
    select 1 from public.staff_invitations as sent
    where sent.entry_id = entry and sent.withdrawn_at is null and sent.sent_at > now() - interval '1 minute'
  ) then
    raise exception 'An invitation was sent less than a minute ago. Wait a moment, then try again.' using errcode = 'P0001';
  end if;
  -- Left over from a run that failed; its link opens nothing.
  delete from public.staff_invitations as unsent where unsent.entry_id = entry and unsent.sent_at is null;
  return query
    insert into public.staff_invitations as made (entry_id, email, invited_by, token_hash, expires_at)
    values (entry, staff.email, inviter, hash, now() + make_interval(days => days))
    returning made.id, made.email::text, staff.first_name::text, made.expires_at;
end
$$;
grant execute on function public.begin_invitation to service_role;

-- Records that the email was sent: from now on this link works, and no earlier one does.
create function public.note_sent_invitation(invitation uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  update public.staff_invitations as earlier set withdrawn_at = now()
  from public.staff_invitations as sent
  where sent.id = invitation and earlier.entry_id = sent.entry_id and earlier.id <> sent.id
    and earlier.accepted_at is null and earlier.withdrawn_at is null;
  update public.staff_invitations set sent_at = now() where id = invitation;
$$;
grant execute on function public.note_sent_invitation to service_role;

-- The state of a link: open, used, withdrawn or expired; no row for a link that doesn't exist.
create function public.look_at_invitation(hash text)
returns table (entry uuid, email text, first_name text, last_name text, state text)
language sql stable security invoker set search_path = ''
as $$
  select staff.id, staff.email, staff.first_name, staff.last_name,
    case
      when sent.accepted_at is not null or staff.user_id is not null then 'used'
      when sent.withdrawn_at is not null or not staff.is_active or staff.email <> sent.email then 'withdrawn'
      when sent.expires_at <= now() then 'expired'
      else 'open'
    end
  from public.staff_invitations as sent join public.staff_directory as staff on staff.id = sent.entry_id
  where sent.token_hash = hash and sent.sent_at is not null
$$;
grant execute on function public.look_at_invitation to service_role;

-- Links the account that was created for the invitation. Returns false if the link is no longer valid; the caller then
-- deletes the account.
create function public.accept_invitation(hash text, account uuid) returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  entry uuid;
begin
  select staff.id into entry
  from public.staff_invitations as sent join public.staff_directory as staff on staff.id = sent.entry_id
  where sent.token_hash = hash
  for update;
  if not exists (select 1 from public.look_at_invitation(hash) as link where link.state = 'open')
    or not public.link_staff_account(entry, account) then
    return false;
  end if;
  -- The person chose this password themselves.
  update public.user_profiles set password_changed = true where user_id = account;
  update public.staff_invitations set accepted_at = now() where token_hash = hash;
  return true;
end
$$;
grant execute on function public.accept_invitation to service_role;

-- Ends the link in the email. Returns how many invitations were withdrawn. For the portal.
create function private.withdraw_invitation(entry uuid) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  withdrawn integer;
begin
  if (select private.current_staff_role()) is distinct from 'super_admin' then
    raise exception 'Only an active super administrator can withdraw invitations.' using errcode = '42501';
  end if;
  update public.staff_invitations set withdrawn_at = now()
  where entry_id = entry and accepted_at is null and withdrawn_at is null;
  get diagnostics withdrawn = row_count;
  return withdrawn;
end
$$;
grant execute on function private.withdraw_invitation to authenticated;

create function public.withdraw_invitation(entry uuid) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.withdraw_invitation(entry)
$$;
grant execute on function public.withdraw_invitation to authenticated;

create trigger keep_identity_key before insert or update of email on public.staff_invitations
for each row execute function private.keep_identity_key();

create function private.record_invitation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    -- An invitation that was never sent opened nothing. One that is deleted with its entry is part of that entry's event.
    if old.sent_at is not null and exists (select 1 from public.staff_directory as entry where entry.id = old.entry_id) then
      perform private.record_event('staff.invitation_deleted', old.entry_id, old.email);
    end if;
  else
    if new.sent_at is not null and (tg_op = 'INSERT' or old.sent_at is null) then
      perform private.record_event('staff.invited', new.entry_id, new.email);
    end if;
    if new.withdrawn_at is not null and (tg_op = 'INSERT' or old.withdrawn_at is null) then
      perform private.record_event('staff.invitation_ended', new.entry_id, new.email);
    end if;
    if new.accepted_at is not null and (tg_op = 'INSERT' or old.accepted_at is null) then
      perform private.record_event('staff.invitation_accepted', new.entry_id, new.email);
    end if;
  end if;
  return null;
end
$$;

create trigger record_invitation after insert or update or delete on public.staff_invitations
for each row execute function private.record_invitation();

-- Helpers of several subjects.

-- The ids that a request lists. As JSON and not as an array, because the embedded database can't refuse an invalid
-- array.
create function private.ids_of(list jsonb) returns uuid[]
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(list) = 'array' then
    return array(select each::uuid from jsonb_array_elements_text(list) as each);
  end if;
  raise exception 'Send the pieces as a list of IDs.' using errcode = '23514';
end
$$;
grant execute on function private.ids_of to authenticated;

-- The name of an account's person; null for someone who has left the directory.
create function private.name_of(account uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select nullif(btrim(concat_ws(' ', person.first_name, person.last_name)), '')
  from public.staff_directory as person where person.user_id = account
$$;

create function private.require_colleague(person uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select 1 from public.staff_directory as staff where staff.user_id = person and staff.is_active) then
    raise exception 'Choose an active colleague.' using errcode = '23514';
  end if;
end
$$;

-- The pictures in a draft, out of those that a piece has had.
create function private.pictures_in(draft jsonb, pictures jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(named.key, named.value), '{}') from jsonb_each(pictures) as named
  where strpos(draft::text, 'upload:' || named.key) > 0
$$;

-- The contact line of the person who made a review link or asked for approval: without their name, a card would look
-- different. `lastName` is how the name ends.
create function private.is_contact(contact jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(contact) = 'object' then not exists (
    select 1 from jsonb_each(contact) as each
    where each.key not in ('name', 'title', 'email', 'phone', 'lastName', 'logoVersion')
      or jsonb_typeof(each.value) <> 'string' or char_length(each.value #>> '{}') > 300
  ) else false end
$$;

-- Leads: companies that buy or sell.

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  company private.one_line not null check (btrim(company) <> '' and char_length(company) <= 200),
  contact private.one_line not null check (char_length(contact) <= 200),
  email private.email_address constraint leads_email_key_spelling check (email = private.identity_key(email)),
  phone private.one_line check (char_length(phone) <= 40),
  industry private.one_line check (char_length(industry) <= 120),
  kind text not null check (kind in ('buying', 'selling')),
  status text not null default 'New' check (status in ('New', 'Contacted', 'Qualified', 'Closed')),
  notes text check (char_length(notes) <= 4000),
  -- Names a sample row, so that seeding twice adds nothing.
  seed_key text unique check (char_length(seed_key) <= 100),
  created_at timestamptz not null default now()
);
comment on table public.leads is 'Companies that buy from us or sell to us. Written by the server only.';

alter table public.leads enable row level security;
grant select on table public.leads to authenticated;
grant select, insert, update, delete on table public.leads to service_role;

create policy leads_read on public.leads
for select to authenticated
using ((select private.current_staff_role()) is not null);

create trigger keep_identity_key before insert or update of email on public.leads
for each row when (new.email is not null) execute function private.keep_identity_key();

-- Leads are written in large numbers: one event per statement.
create function private.record_leads() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  number bigint;
begin
  select count(*) into number from touched;
  if number > 0 then
    perform private.record_event(
      case tg_op when 'INSERT' then 'leads.added' when 'UPDATE' then 'leads.changed' else 'leads.deleted' end,
      null, null, jsonb_build_object('number', number)
    );
  end if;
  return null;
end
$$;

create trigger record_added_leads after insert on public.leads
referencing new table as touched for each statement execute function private.record_leads();

create trigger record_changed_leads after update on public.leads
referencing new table as touched for each statement execute function private.record_leads();

create trigger record_deleted_leads after delete on public.leads
referencing old table as touched for each statement execute function private.record_leads();

-- Positions to fill.

-- Open positions: written by administrators, readable by everyone who has a position's address, and named by
-- applications.
create table public.positions (
  id uuid primary key,
  title text not null check (btrim(title) <> '' and char_length(title) <= 120),
  place text not null check (btrim(place) <> '' and char_length(place) <= 120),
  kind text not null check (kind in ('full_time', 'part_time', 'contract', 'temporary', 'internship')),
  description text not null default '' check (char_length(description) <= 5000),
  -- US dollars, both or neither.
  pay_from integer check (pay_from between 1 and 10000000),
  pay_to integer check (pay_to between 1 and 10000000),
  pay_per text check (pay_per in ('hour', 'year')),
  -- The last day; null if it's open until someone closes it.
  closes_on date check (closes_on between date '2000-01-01' and date '2100-12-31'),
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  -- Required by search engines: the country, and whether the job can be done from anywhere in it.
  country text not null default 'US' check (country ~ '^[A-Z]{2}$'),
  remote boolean not null default false,
  constraint pay_is_a_range check (
    (pay_from is null and pay_to is null and pay_per is null)
    or (pay_from is not null and pay_to is not null and pay_per is not null and pay_from <= pay_to)
  )
);
comment on table public.positions is 'Positions that the company fills. Kept as long as an administrator leaves them; one that an application names stays.';

alter table public.positions enable row level security;
grant select on table public.positions to authenticated;
grant select, insert, update, delete on table public.positions to service_role;

create policy positions_read on public.positions
for select to authenticated
using ((select private.is_administrator()));

-- A day ends when it's over on Baker Island, the last place on earth.
create function private.position_is_open(shown public.positions) returns boolean
language sql stable set search_path = ''
as $$
  select shown.closed_at is null
    and (shown.closes_on is null or (now() at time zone '-12')::date <= shown.closes_on)
$$;
grant execute on function private.position_is_open to authenticated;

create function private.save_position(
  opening uuid, title text, place text, kind text, description text, pay_from integer, pay_to integer, pay_per text,
  closes_on date, closed boolean, country text, remote boolean
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
begin
  perform private.require_administrator('edit positions');
  -- Without the lock, two concurrent requests would each miss the other.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.positions'));
  if (select count(*) from public.positions as other where other.id <> opening) >= 500 then
    raise exception 'There are already 500 positions. Delete one first.' using errcode = '23514';
  end if;
  insert into public.positions as saved (
    id, title, place, kind, description, pay_from, pay_to, pay_per, closes_on, country, remote, closed_at
  ) values (
    opening, btrim(title), btrim(place), kind, btrim(description), pay_from, pay_to, pay_per, closes_on, country, remote,
    case when closed then now() end
  ) on conflict (id) do update set
    title = excluded.title, place = excluded.place, kind = excluded.kind, description = excluded.description,
    pay_from = excluded.pay_from, pay_to = excluded.pay_to, pay_per = excluded.pay_per, closes_on = excluded.closes_on,
    country = excluded.country, remote = excluded.remote,
    closed_at = case when closed then coalesce(saved.closed_at, now()) end;
end
$$;
grant execute on function private.save_position to authenticated;

-- Writes a new position, or changes an existing one. The client creates the id, `opening`. For administrators.
create function public.save_position(
  opening uuid, title text, place text, kind text, description text default '', pay_from integer default null,
  pay_to integer default null, pay_per text default null, closes_on date default null, closed boolean default false,
  country text default 'US', remote boolean default false
) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.save_position(opening, title, place, kind, description, pay_from, pay_to, pay_per, closes_on, closed, country, remote)
$$;
grant execute on function public.save_position to authenticated;

create function private.remove_position(opening uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_administrator('edit positions');
  if exists (select 1 from public.job_applications as application where application.position_id = remove_position.opening) then
    raise exception 'People have applied for this position, so you can''t delete it. Close it instead.';
  end if;
  delete from public.positions as own where own.id = remove_position.opening;
end
$$;
grant execute on function private.remove_position to authenticated;

-- Deletes a position that no application names. Does nothing if it's already gone. For administrators.
create function public.remove_position(opening uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.remove_position(opening)
$$;
grant execute on function public.remove_position to authenticated;

create function private.open_position(opening uuid) returns table (
  title text, place text, kind text, description text, pay_from integer, pay_to integer, pay_per text, closes_on date,
  posted_on date, country text, remote boolean
)
language sql stable security definer set search_path = ''
as $$
  select shown.title, shown.place, shown.kind, shown.description, shown.pay_from, shown.pay_to, shown.pay_per, shown.closes_on,
    shown.created_at::date, shown.country, shown.remote
  from public.positions as shown
  where shown.id = open_position.opening and private.position_is_open(shown)
$$;
grant execute on function private.open_position to anon, authenticated;

-- Returns an open position to anyone with its address.
create function public.open_position(opening uuid) returns table (
  title text, place text, kind text, description text, pay_from integer, pay_to integer, pay_per text, closes_on date,
  posted_on date, country text, remote boolean
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.open_position(opening)
$$;
grant execute on function public.open_position to anon, authenticated;

create function private.record_position() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  fields jsonb;
begin
  if tg_op = 'INSERT' then
    perform private.record_event('position.added', new.id, new.title);
  elsif tg_op = 'DELETE' then
    perform private.record_event('position.deleted', old.id, old.title);
  else
    if (new.closed_at is null) <> (old.closed_at is null) then
      perform private.record_event(
        case when new.closed_at is null then 'position.opened' else 'position.closed' end, new.id, new.title
      );
    end if;
    fields := private.changed_fields(to_jsonb(old), to_jsonb(new), array['closed_at']);
    if fields <> '[]' then
      perform private.record_event('position.edited', new.id, new.title, jsonb_build_object('fields', fields));
    end if;
  end if;
  return null;
end
$$;

create trigger record_position after insert or update or delete on public.positions
for each row execute function private.record_position();

-- Job applications: sending and reviewing them.

create table public.job_applications (
  id uuid primary key default gen_random_uuid(),
  first_name private.person_name not null check (btrim(first_name) <> '' and char_length(first_name) <= 100),
  last_name private.person_name not null check (btrim(last_name) <> '' and char_length(last_name) <= 100),
  email private.email_address not null
    constraint job_applications_email_key_spelling check (email = private.identity_key(email)),
  phone private.one_line check (char_length(phone) <= 40),
  experience_years text not null default '0' check (experience_years in ('0', 'entry', 'mid', 'senior')),
  available_start_date date not null default current_date
    check (available_start_date between date '2000-01-01' and date '2100-12-31'),
  salary_expectations private.one_line check (char_length(salary_expectations) <= 200),
  work_authorization text check (work_authorization in ('', 'yes', 'no')),
  -- The stored name in the bucket 'resumes'. Unique: a file belongs to one application.
  resume_url text unique check (char_length(resume_url) <= 200),
  status text not null default 'new' check (status in ('new', 'reviewing', 'contacted', 'closed')),
  created_at timestamptz not null default now(),
  -- Created by the form, so that repeating a request whose response got lost doesn't add a second record.
  reference text not null unique
    default upper(left(gen_random_uuid()::text, 5) || '-' || right(gen_random_uuid()::text, 5))
    check (reference ~ '^[0-9A-Z]{5}-[0-9A-Z]{5}$'),
  -- A field that people don't see. Programs that fill in every field also fill in this one, and are refused.
  website text not null default '' check (char_length(website) <= 2000),
  -- When it was last corrected, and by whom: an administrator or the sender.
  corrected_at timestamptz,
  corrected_by uuid references auth.users (id) on delete set null,
  -- A position that applications name can't be deleted, only closed.
  position_id uuid references public.positions (id) on delete restrict,
  corrected_by_sender boolean not null default false,
  -- The language it was sent in; emails to the applicant use it.
  language text not null default 'en' check (language in ('en', 'es')),
  -- The file name that the applicant sees, in any script. In Storage the file has an ASCII name.
  resume_name text constraint job_applications_resume_name_check check (
    private.is_plain(resume_name) and char_length(resume_name) <= 255
    and resume_name ~* '^[^/\\]*[^./\\]\.(pdf|docx?)$'
    -- The file is saved under this name, so its ending must match the file that was checked.
    and (resume_url is null or lower(substring(resume_name from '[^.]+$')) = lower(substring(resume_url from '[^.]+$')))
  )
);
comment on table public.job_applications is 'What visitors send from /job-application; read by administrators.';

alter table public.job_applications enable row level security;
grant select, delete on table public.job_applications to authenticated;
grant insert (
  first_name, last_name, email, phone, experience_years, available_start_date, salary_expectations,
  work_authorization, resume_url, reference, website, position_id, language, resume_name
) on table public.job_applications to anon, authenticated;
grant update (
  first_name, last_name, email, phone, experience_years, available_start_date, salary_expectations,
  work_authorization, status
) on table public.job_applications to authenticated;
grant select, insert, update, delete on table public.job_applications to service_role;

create index job_applications_recent on public.job_applications (created_at desc, id);
create index job_applications_mailbox on public.job_applications (private.mailbox_of(email), created_at);
create index job_applications_position_id on public.job_applications (position_id);

create trigger keep_identity_key before insert or update of email on public.job_applications
for each row execute function private.keep_identity_key();

-- A ticket admits one application, with one resume. Only the function `application-ticket` issues tickets, so counting
-- them there counts every way into the bucket and the table: direct, signed and resumable uploads, and several rows at
-- once. Anyone who knows the reference holds the ticket. Kept for a day.
create table private.application_tickets (
  reference text not null check (reference ~ '^[0-9A-Z]{5}-[0-9A-Z]{5}$'),
  -- The name that the resume will be stored under; null for an application without one.
  resume text check (char_length(resume) <= 200),
  -- The sender's network: an IPv4 address, or the first 64 bits of an IPv6 address. Null if the host doesn't report it.
  network cidr,
  given_at timestamptz not null default clock_timestamp(),
  -- The version of the stored file that was checked: its first bytes fit its kind.
  checked_version text,
  constraint application_tickets_held_once unique nulls not distinct (reference, resume)
);

alter table private.application_tickets enable row level security;
grant select, insert, update, delete on table private.application_tickets to service_role;

create unique index application_tickets_resume on private.application_tickets (resume);
create index application_tickets_given_at on private.application_tickets (given_at);

-- '203.0.113.7', or '2001:db8:1:2::/64' for '2001:db8:1:2:3::4'; null for anything that isn't an address.
create function private.network_of(address text) returns cidr
language plpgsql immutable set search_path = ''
as $$
declare
  host inet;
begin
  -- Not where it's declared: what fails there isn't caught.
  host := regexp_replace(address, '^::ffff:(?=\d+\.)', '', 'i')::inet;
  return network(set_masklen(host, case family(host) when 4 then 32 else 64 end));
exception when invalid_text_representation then
  return null;
end
$$;
grant execute on function private.network_of to service_role;

-- Issues a ticket (0), or returns the seconds until one is available. Each network has a limit per hour, and so has
-- everyone together. Returns a ticket of the last half hour again without counting it. -1: the file's name is taken.
create function public.take_application_ticket(
  reference text, resume text, address text, per_network integer, for_everybody integer
) returns integer
language plpgsql volatile security invoker set search_path = ''
as $$
#variable_conflict use_variable
declare
  sender cidr := private.network_of(address);
  moment timestamptz;
  waits timestamptz;
begin
  -- Without the lock, two concurrent requests would each miss the other.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('private.application_tickets'));
  moment := clock_timestamp();
  delete from private.application_tickets as past where past.given_at <= moment - interval '1 day';
  if exists (
    select 1 from private.application_tickets as held
    where held.reference = reference and held.resume is not distinct from resume
      and held.given_at > moment - interval '30 minutes'
  ) then
    return 0;
  end if;
  if exists (
    select 1 from private.application_tickets as held where held.resume = resume and held.reference <> reference
  ) then
    return -1;
  end if;
  select max(given_at) into waits from (
    (select given.given_at from private.application_tickets as given
     where given.network is not distinct from sender and given.given_at > moment - interval '1 hour'
     order by given.given_at desc offset per_network - 1 limit 1)
    union all
    (select given.given_at from private.application_tickets as given
     where given.given_at > moment - interval '1 hour'
     order by given.given_at desc offset for_everybody - 1 limit 1)
  ) as brakes;
  if waits is not null then
    return greatest(1, ceil(extract(epoch from waits + interval '1 hour' - moment)))::integer;
  end if;
  insert into private.application_tickets (reference, resume, network, given_at)
  values (reference, resume, sender, moment)
  on conflict on constraint application_tickets_held_once
  do update set network = excluded.network, given_at = excluded.given_at;
  return 0;
end
$$;
grant execute on function public.take_application_ticket to service_role;

-- The number of tickets issued within the last hour. From a threshold on, a captcha is required, if one is set up. Zero
-- for the holder of a recent ticket, who has already solved one.
create function public.count_application_tickets(reference text) returns integer
language sql stable security invoker set search_path = ''
as $$
  select case when bool_or(given.reference = $1 and given.given_at > now() - interval '30 minutes') then 0
    else count(*) end::integer
  from private.application_tickets as given where given.given_at > now() - interval '1 hour'
$$;
grant execute on function public.count_application_tickets to service_role;

-- Records that the stored file was checked. Returns 'fit', or the reason why an application can't use it: there's no
-- such ticket or file ('missing'), it's too large ('large'), or it's empty, of another kind, or could stay in caches
-- ('unfit').
-- @param as_named its first bytes match its name
create function public.note_checked_resume(reference text, resume text, as_named boolean) returns text
language plpgsql volatile security invoker set search_path = ''
as $$
#variable_conflict use_variable
declare
  file record;
begin
  select stored.version, (stored.metadata ->> 'size')::bigint as size,
    coalesce(stored.metadata ->> 'cacheControl', 'no-cache') as cache
  into file from storage.objects as stored where stored.bucket_id = 'resumes' and stored.name = resume;
  if not found or not exists (
    select 1 from private.application_tickets as held where held.reference = reference and held.resume = resume
  ) then
    return 'missing';
  end if;
  if file.size > 10 * 1024 * 1024 then
    return 'large';
  end if;
  if not as_named or coalesce(file.size, 0) = 0 or file.cache not in ('no-cache', 'no-store', 'max-age=0') then
    return 'unfit';
  end if;
  update private.application_tickets as held set checked_version = file.version
  where held.reference = reference and held.resume = resume;
  return 'fit';
end
$$;
grant execute on function public.note_checked_resume to service_role;

-- The file exists, isn't empty and was uploaded today: no made-up names, and no addresses elsewhere.
create function private.resume_exists(stored_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from storage.objects as stored
    where stored.bucket_id = 'resumes' and stored.name = stored_name
      and stored.created_at > now() - interval '1 day'
      and coalesce((stored.metadata ->> 'size')::bigint, 1) > 0
  )
$$;
grant execute on function private.resume_exists to anon, authenticated;

-- An application needs the ticket of its reference, for this file or for none, and the file as it was checked. One
-- email address at one network can send five an hour, so someone who uses the address elsewhere locks no one out.
-- Volatile and with a lock, to count rows of the same statement and of concurrent ones.
create function private.application_admitted(reference text, resume text, applicant text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  ticket record;
begin
  select held.network, held.checked_version into ticket from private.application_tickets as held
  where held.reference = reference and held.resume is not distinct from resume
    and held.given_at > now() - interval '1 day';
  if not found or resume is not null and not exists (
    select 1 from storage.objects as stored
    where stored.bucket_id = 'resumes' and stored.name = resume and stored.version = ticket.checked_version
  ) then
    return false;
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.job_applications.rate'));
  return (
    select count(distinct sent.id) < 5
    from public.job_applications as sent
    join private.application_tickets as held on held.reference = sent.reference
    where sent.created_at > now() - interval '1 hour'
      and private.mailbox_of(sent.email) = private.mailbox_of(applicant)
      and held.network is not distinct from ticket.network
  );
end
$$;
grant execute on function private.application_admitted to anon, authenticated;

-- Someone who opened the form while the position was open can still send it on the next day.
create function private.position_accepts_applications(opening uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.positions as named
    where named.id = position_accepts_applications.opening
      and coalesce(named.closed_at > now() - interval '1 day', true)
      and (named.closes_on is null or (now() at time zone '-12')::date <= named.closes_on + 1)
  )
$$;
grant execute on function private.position_accepts_applications to anon, authenticated;

create policy job_applications_send on public.job_applications
for insert to anon, authenticated
with check (
  status = 'new'
  and website = ''
  and (position_id is null or private.position_accepts_applications(position_id))
  and (resume_url is null or private.resume_exists(resume_url))
  and private.application_admitted(reference, resume_url, email)
);

create policy job_applications_read on public.job_applications
for select to authenticated
using ((select private.is_administrator()));

create policy job_applications_review on public.job_applications
for update to authenticated
using ((select private.is_administrator()))
with check ((select private.is_administrator()));

-- The file is deleted before the row: no one would find a file that is left behind.
create function private.resume_is_stored(stored_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from storage.objects as stored where stored.bucket_id = 'resumes' and stored.name = stored_name
  )
$$;
grant execute on function private.resume_is_stored to authenticated;

create policy job_applications_remove on public.job_applications
for delete to authenticated
using (
  (select private.is_administrator())
  and not private.resume_is_stored(resume_url)
);

-- Replacing the resume counts as a correction by the sender, too.
create function private.note_correction() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  if (new.first_name, new.last_name, new.email, new.phone, new.experience_years, new.available_start_date,
      new.salary_expectations, new.work_authorization, new.resume_url)
    is distinct from (old.first_name, old.last_name, old.email, old.phone, old.experience_years,
      old.available_start_date, old.salary_expectations, old.work_authorization, old.resume_url) then
    new.corrected_at := now();
    new.corrected_by := (select auth.uid());
    new.corrected_by_sender := new.corrected_by is null;
  end if;
  return new;
end
$$;

create trigger note_correction before update on public.job_applications
for each row execute function private.note_correction();

create function private.record_application() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  fields jsonb;
begin
  if tg_op = 'DELETE' then
    perform private.record_event('application.deleted', old.id, old.reference);
    return null;
  end if;
  if new.status <> old.status then
    perform private.record_event(
      'application.status', new.id, new.reference, jsonb_build_object('from', old.status, 'to', new.status)
    );
  end if;
  fields := private.changed_fields(to_jsonb(old), to_jsonb(new), array['status', 'corrected_at', 'corrected_by']);
  if fields <> '[]' then
    perform private.record_event('application.edited', new.id, new.reference, jsonb_build_object('fields', fields));
  end if;
  return null;
end
$$;

create trigger record_application after update or delete on public.job_applications
for each row execute function private.record_application();

-- Reviewers' notes on an application, with an author and a time.
create table public.application_notes (
  id uuid primary key,
  application_id uuid not null references public.job_applications (id) on delete cascade,
  -- Becomes null when the author's account is deleted; the note stays. Also null for notes from before they had
  -- authors.
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  body text not null check (btrim(body) <> '' and char_length(body) <= 5000),
  -- Null for notes from before they had times.
  written_at timestamptz default now()
);
comment on table public.application_notes is 'Reviewers'' notes; each goes with its application.';

alter table public.application_notes enable row level security;
grant select, delete on table public.application_notes to authenticated;
grant insert (id, application_id, body) on table public.application_notes to authenticated;
grant select, insert, update, delete on table public.application_notes to service_role;

create index application_notes_application_id on public.application_notes (application_id);
create index application_notes_author_id on public.application_notes (author_id);

create policy application_notes_read on public.application_notes
for select to authenticated
using ((select private.is_administrator()));

create policy application_notes_write on public.application_notes
for insert to authenticated
with check ((select private.is_administrator()) and author_id = (select private.current_account()));

create policy application_notes_remove on public.application_notes
for delete to authenticated
using ((select private.is_administrator()) and author_id = (select private.current_account()));

create function private.record_application_note() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  noted uuid := case when tg_op = 'DELETE' then old.application_id else new.application_id end;
  named text := (select application.reference from public.job_applications as application where application.id = noted);
begin
  -- Deleting an application deletes its notes; that is the application's event.
  if named is not null then
    perform private.record_event(
      case tg_op when 'DELETE' then 'application.note_deleted' when 'UPDATE' then 'application.note_changed' else 'application.noted' end,
      noted, named
    );
  end if;
  return null;
end
$$;

create trigger record_application_note after insert or update of body or delete on public.application_notes
for each row execute function private.record_application_note();

-- Gives applications a status, all or none of them. For administrators.
create function public.review_applications(applications jsonb, status text) returns void
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  wanted uuid[] := private.ids_of(applications);
  found bigint;
begin
  with changed as (
    update public.job_applications as application set status = review_applications.status
    where application.id = any (wanted)
    returning 1
  )
  select count(*) into found from changed;
  if found < (select count(distinct id) from unnest(wanted) as id) then
    raise exception 'Some of these applications were deleted, or you can''t change them. Nothing was changed.' using errcode = '42501';
  end if;
end
$$;
grant execute on function public.review_applications to authenticated;

create function private.open_resume(resume text, purpose text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  application public.job_applications;
begin
  perform private.require_administrator('open resumes');
  if purpose not in ('reading', 'deletion') or purpose is null then
    raise exception 'You can open a resume only to read or delete it.' using errcode = '22023';
  end if;
  if not exists (select 1 from storage.objects as stored where stored.bucket_id = 'resumes' and stored.name = resume) then
    raise exception 'This resume doesn''t exist.' using errcode = 'P0002';
  end if;
  select * into application from public.job_applications as named where named.resume_url = resume;
  perform private.record_event(
    'resume.opened', application.id, application.reference,
    jsonb_build_object('purpose', purpose, 'file', private.digest_of(resume))
  );
end
$$;
grant execute on function private.open_resume to authenticated;

create function public.open_resume(resume text, purpose text default 'reading') returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.open_resume(resume, purpose)
$$;
grant execute on function public.open_resume to authenticated;

create function private.has_opened_resume(stored_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.audit_events as event
    where event.actor_id = (select private.current_account()) and event.happened_at > now() - interval '1 minute'
      and event.action = 'resume.opened' and event.details ->> 'file' = private.digest_of(stored_name)
  )
$$;
grant execute on function private.has_opened_resume to authenticated;

-- The work of `sweep-applications`: files that no application has named for a day, and applications older than the
-- given months. Files are deleted through Storage, so the database only lists them. Also deletes old tickets.
create function public.applications_to_sweep(months integer) returns jsonb
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  if months is null or months < 1 then
    raise exception 'Keep applications for at least one month.' using errcode = '22023';
  end if;
  delete from private.application_tickets where given_at <= now() - interval '1 day';
  return jsonb_build_object(
    'orphans', coalesce((
      select jsonb_agg(name) from (
        select stored.name from storage.objects as stored
        where stored.bucket_id = 'resumes' and stored.created_at <= now() - interval '1 day'
          and not exists (select 1 from public.job_applications where resume_url = stored.name)
        order by stored.created_at limit 500
      ) as orphans
    ), '[]'),
    'expired', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'resume', resume_url)) from (
        select id, resume_url from public.job_applications
        where created_at <= now() - make_interval(months => months)
        order by created_at limit 100
      ) as expired
    ), '[]')
  );
end
$$;
grant execute on function public.applications_to_sweep to service_role;

-- All positions, newest first, each with its number of applications. Empty for anyone but administrators.
create function public.list_positions() returns table (
  id uuid, title text, place text, kind text, description text, pay_from integer, pay_to integer, pay_per text,
  closes_on date, closed_at timestamptz, created_at timestamptz, is_open boolean, applications bigint,
  country text, remote boolean
)
language sql stable security invoker set search_path = ''
as $$
  select listed.id, listed.title, listed.place, listed.kind, listed.description, listed.pay_from, listed.pay_to, listed.pay_per,
    listed.closes_on, listed.closed_at, listed.created_at, private.position_is_open(listed),
    (select count(*) from public.job_applications as application where application.position_id = listed.id),
    listed.country, listed.remote
  from public.positions as listed
  order by listed.created_at desc, listed.id
$$;
grant execute on function public.list_positions to authenticated;

-- Applicants' access to their own application.

-- The wait before the next attempt, by the number of attempts so far.
create function private.before_next_try(tries integer) returns interval
language sql immutable security invoker set search_path = ''
as $$
  select least(interval '12 hours', interval '10 minutes' * power(4, least(tries, 10) - 1))
$$;
grant execute on function private.before_next_try to service_role;

create table private.application_links (
  -- Null once the application is gone, which the link then reports.
  application_id uuid unique references public.job_applications (id) on delete set null,
  -- Hash of the link's secret. The link itself is only in the email.
  token_hash text unique check (token_hash ~ '^[0-9a-f]{64}$'),
  tries integer not null default 1,
  tried_at timestamptz not null default now(),
  sent_at timestamptz,
  expires_at timestamptz,
  withdrawn_at timestamptz
);

alter table private.application_links enable row level security;
grant select, insert, update, delete on table private.application_links to service_role;

create index application_links_expires_at on private.application_links (expires_at);

-- Applications of the last two days that wait for their confirmation. The caller takes them; one that isn't recorded as
-- sent is offered again after ten minutes, then forty, and then after longer times, up to half a day. So none is lost
-- while a mail service is down for hours. A mailbox gets at most five confirmations an hour, from all networks and
-- spellings of its address; the others wait.
create function public.confirmations_due(most integer default 20) returns table (
  application uuid, reference text, email text, first_name text, job text, submitted_at timestamptz, language text
)
language sql volatile security invoker set search_path = ''
as $$
  with waits as (
    select waiting.id, waiting.created_at,
      row_number() over (partition by private.mailbox_of(waiting.email) order by waiting.created_at, waiting.id) + (
        select count(*) from public.job_applications as told
        join private.application_links as link on link.application_id = told.id
        where private.mailbox_of(told.email) = private.mailbox_of(waiting.email)
          and coalesce(link.sent_at, link.tried_at) > now() - interval '1 hour'
          and told.id <> waiting.id
      ) as turn
    from public.job_applications as waiting
    left join private.application_links as link on link.application_id = waiting.id
    where waiting.created_at > now() - interval '2 days'
      and (link.tried_at is null or (link.sent_at is null and link.tried_at <= now() - private.before_next_try(link.tries)))
  ), due as (
    select waiting.id from public.job_applications as waiting join waits on waits.id = waiting.id
    where waits.turn <= 5
    order by waiting.created_at limit most
    for update of waiting skip locked
  ), taken as (
    insert into private.application_links as link (application_id) select due.id from due
    on conflict (application_id) do update set tries = link.tries + 1, tried_at = now()
    -- Another run may have taken it since it was read above.
    where link.sent_at is null and link.tried_at <= now() - private.before_next_try(link.tries)
    returning link.application_id
  )
  select own.id, own.reference, own.email, own.first_name, opening.title, own.created_at, own.language
  from taken join public.job_applications as own on own.id = taken.application_id
  left join public.positions as opening on opening.id = own.position_id
  order by own.created_at
$$;
grant execute on function public.confirmations_due to service_role;

-- Creates the link of an application before it's emailed, and deletes links that ended a month ago.
create function public.begin_application_link(application uuid, hash text, days integer) returns void
language sql volatile security invoker set search_path = ''
as $$
  delete from private.application_links as old where old.expires_at <= now() - interval '1 month';
  update private.application_links as link
  set token_hash = hash, expires_at = now() + make_interval(days => days)
  where link.application_id = application
$$;
grant execute on function public.begin_application_link to service_role;

create function public.note_confirmation(application uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  update private.application_links as link set sent_at = now() where link.application_id = application
$$;
grant execute on function public.note_confirmation to service_role;

-- Returns the state of a link, with the application while it's open: `{ state, application }`.
create function public.look_at_own_application(hash text) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select coalesce((
    select case
      when link.withdrawn_at is not null then jsonb_build_object('state', 'withdrawn')
      when own.id is null then jsonb_build_object('state', 'gone')
      when link.expires_at <= now() then jsonb_build_object('state', 'expired')
      else jsonb_build_object('state', 'open', 'application', jsonb_build_object(
        'reference', own.reference, 'submitted_at', own.created_at, 'job', opening.title, 'resume', own.resume_url,
        'resume_name', own.resume_name,
        'first_name', own.first_name, 'last_name', own.last_name, 'email', own.email, 'phone', own.phone,
        'experience_years', own.experience_years, 'available_start_date', own.available_start_date,
        'salary_expectations', own.salary_expectations, 'work_authorization', own.work_authorization,
        'correctable', own.status <> 'closed'
      ))
    end
    from private.application_links as link
    left join public.job_applications as own on own.id = link.application_id
    left join public.positions as opening on opening.id = own.position_id
    where link.token_hash = hash
  ), '{"state": "unknown"}')
$$;
grant execute on function public.look_at_own_application to service_role;

-- Replaces the answers, except the address, which the link belongs to. Returns the same as `look_at_own_application`.
create function public.correct_own_application(hash text, answers jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  present jsonb := public.look_at_own_application(hash);
begin
  if present ->> 'state' <> 'open' then
    return present;
  end if;
  if not (present -> 'application' ->> 'correctable')::boolean then
    raise exception 'Your application is closed and can no longer be corrected.' using errcode = 'P0001';
  end if;
  update public.job_applications as own set
    first_name = answers ->> 'first_name', last_name = answers ->> 'last_name', phone = answers ->> 'phone',
    experience_years = answers ->> 'experience_years', available_start_date = (answers ->> 'available_start_date')::date,
    salary_expectations = answers ->> 'salary_expectations', work_authorization = answers ->> 'work_authorization'
  where own.id = (select link.application_id from private.application_links as link where link.token_hash = hash);
  return public.look_at_own_application(hash);
end
$$;
grant execute on function public.correct_own_application to service_role;

-- Deletes the application; its resume was deleted before. Returns the same as `look_at_own_application`.
create function public.withdraw_own_application(hash text) returns jsonb
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  own public.job_applications;
begin
  if public.look_at_own_application(hash) ->> 'state' <> 'open' then
    return public.look_at_own_application(hash);
  end if;
  update private.application_links as link set withdrawn_at = now() where link.token_hash = hash;
  delete from public.job_applications as gone
  where gone.id = (select link.application_id from private.application_links as link where link.token_hash = hash)
  returning * into own;
  perform private.record_withdrawal(own.id, own.reference);
  return public.look_at_own_application(hash);
end
$$;
grant execute on function public.withdraw_own_application to service_role;

create function private.record_withdrawal(application uuid, reference text) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.record_event('application.withdrawn', application, reference)
$$;
grant execute on function private.record_withdrawal to service_role;

-- A person's setting for emails about new applications, and when they last got one. They're on without a row.
create table public.reviewer_notices (
  user_id uuid primary key references auth.users (id) on delete cascade,
  wanted boolean not null default true,
  sent_at timestamptz
);
comment on table public.reviewer_notices is 'What reviewers are mailed of new applications. Goes with the account.';

alter table public.reviewer_notices enable row level security;
grant select on table public.reviewer_notices to authenticated;
grant select, insert, update, delete on table public.reviewer_notices to service_role;

create policy reviewer_notices_read_own on public.reviewer_notices
for select to authenticated
using (
  user_id = (select private.current_account()) and (select private.is_administrator())
);

create function private.want_notices(wanted boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_administrator('get emails about new applications');
  insert into public.reviewer_notices (user_id, wanted) values ((select private.current_account()), wanted)
  on conflict (user_id) do update set wanted = excluded.wanted;
end
$$;
grant execute on function private.want_notices to authenticated;

-- Turns the caller's notices of new applications on or off. For administrators.
create function public.want_notices(wanted boolean) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.want_notices(wanted)
$$;
grant execute on function public.want_notices to authenticated;

-- Reviewers to tell about new applications, each at most once a day: the number since the last notice, by position.
-- Counts as told once returned; `before` is what `forget_notice` restores if the email isn't accepted.
create function public.notices_due() returns table (
  person uuid, email text, first_name text, before timestamptz, fresh jsonb
)
language plpgsql volatile security invoker set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  with due as (
    select staff.user_id, staff.email, staff.first_name, notice.sent_at,
      (
        select jsonb_agg(jsonb_build_object('job', counted.job, 'count', counted.count) order by counted.count desc, counted.job)
        from (
          select opening.title as job, count(*) as count
          from public.job_applications as application
          left join public.positions as opening on opening.id = application.position_id
          where application.status = 'new' and application.created_at > coalesce(notice.sent_at, now() - interval '1 day')
          group by opening.title
        ) as counted
      ) as fresh
    from public.staff_directory as staff
    join public.user_profiles as profile on profile.user_id = staff.user_id and profile.password_changed
    left join public.reviewer_notices as notice on notice.user_id = staff.user_id
    where staff.is_active and staff.role in ('admin', 'super_admin') and coalesce(notice.wanted, true)
      and coalesce(notice.sent_at, '-infinity') <= now() - interval '1 day'
  ), told as (
    insert into public.reviewer_notices as notice (user_id, sent_at)
    select due.user_id, now() from due where due.fresh is not null
    on conflict (user_id) do update set sent_at = now()
      where notice.sent_at is null or notice.sent_at <= now() - interval '1 day'
    returning notice.user_id
  )
  select due.user_id, due.email::text, due.first_name::text, due.sent_at, due.fresh
  from due join told on told.user_id = due.user_id order by due.email;
end
$$;
grant execute on function public.notices_due to service_role;

create function public.forget_notice(person uuid, before timestamptz) returns void
language sql volatile security invoker set search_path = ''
as $$
  update public.reviewer_notices as notice set sent_at = before where notice.user_id = person
$$;
grant execute on function public.forget_notice to service_role;

-- Replaces the application's resume with a file that was uploaded with its ticket and checked. Returns the same as
-- `look_at_own_application`, with the previous file's name as `replaced`, for the caller to delete.
create function public.replace_own_resume(hash text, resume text, name text default null) returns jsonb
language plpgsql volatile security invoker set search_path = ''
as $$
#variable_conflict use_variable
declare
  own public.job_applications;
  present jsonb;
begin
  -- Locked until the end: of two files that arrive at once, each finds the one before it.
  select application.* into own
  from private.application_links as link join public.job_applications as application on application.id = link.application_id
  where link.token_hash = hash
  for update of application;
  present := public.look_at_own_application(hash);
  if present ->> 'state' <> 'open' or own.resume_url = resume then
    return present;
  end if;
  if not (present -> 'application' ->> 'correctable')::boolean then
    raise exception 'Your application is closed and can no longer be corrected.' using errcode = 'P0001';
  end if;
  if not exists (
    select 1 from private.application_tickets as held
    join storage.objects as stored on stored.bucket_id = 'resumes' and stored.name = held.resume and stored.version = held.checked_version
    where held.reference = own.reference and held.resume = resume and held.given_at > now() - interval '1 day'
  ) then
    raise exception 'This resume doesn''t exist.' using errcode = 'P0002';
  end if;
  update public.job_applications as application set resume_url = resume, resume_name = name where application.id = own.id;
  return public.look_at_own_application(hash) || jsonb_build_object('replaced', own.resume_url);
end
$$;
grant execute on function public.replace_own_resume to service_role;

-- A link belongs to the address it was emailed to. When the address is corrected, the link ends at once, and within two
-- days of the application the new address gets a link of its own.
create function private.end_link_of_old_address() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.application_links as link
  set expires_at = least(link.expires_at, now()), sent_at = null, tries = 1, tried_at = '-infinity'
  where link.application_id = new.id;
  return null;
end
$$;

create trigger end_link_of_old_address after update of email on public.job_applications
for each row when (lower(new.email) is distinct from lower(old.email)) execute function private.end_link_of_old_address();

-- The library: pieces, their versions and pictures, and the rights on them.

-- The library holds what a team makes with the designers, so that it outlives the browser it was made in. A piece is
-- its present draft; piece_versions has its earlier states. The client creates its id, so that repeating a request
-- whose response got lost doesn't make a second piece. Read by policy, written only by functions.

-- One line of 1 to 120 visible characters, without spaces at its ends.
create function private.is_title(words text) returns boolean
language sql immutable set search_path = ''
as $$
  select char_length(words) between 1 and 120 and btrim(words) = words and private.is_plain(words)
$$;

-- The words that a piece is found by: its name and the texts of its fields, but not its pictures. Included as they are,
-- for searching while typing, and by their stems, so that "brochures" finds a brochure.
create function private.words_of(name text, draft jsonb) returns tsvector
language sql immutable set search_path = ''
as $$
  select pg_catalog.strip(to_tsvector('pg_catalog.simple', said.words) || to_tsvector('pg_catalog.english', said.words))
  from (
    select left(private.search_text(concat_ws(' ', name, (
      select string_agg(field.value #>> '{}', ' ' order by field.key) from jsonb_each(draft) as field
      where jsonb_typeof(field.value) = 'string' and field.value #>> '{}' !~ '^(library|upload):'
    ))), 60000) as words
  ) as said
$$;

-- A piece's campaign, and the facts when the piece last agreed with it. Stored next to the draft and not as a field, so
-- no search finds it, no version, template or review link shows it, and a copy isn't in the campaign.
create function private.is_set_record(record jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(record) = 'object' and record ->> 'set' ~ '^[A-Za-z0-9-]{1,40}$' and octet_length(record::text) <= 256 * 1024, false
  )
$$;

-- Pieces that administrators publish for colleagues to start from. Fields are free unless a rule says that they're
-- locked, or that they must be changed before a download.
create table public.team_templates (
  id uuid primary key,
  -- The number of times it was published. A piece keeps the version it was started from.
  version integer not null default 1,
  designer text not null check (designer ~ '^[a-z][a-z0-9-]{0,39}$'),
  designer_version integer not null,
  brand_version text not null,
  name text not null check (private.is_title(name)),
  summary text not null default '' check (char_length(summary) <= 500 and private.is_plain(summary)),
  draft jsonb not null check (jsonb_typeof(draft) = 'object' and octet_length(draft::text) <= 256 * 1024),
  pictures jsonb not null default '{}',
  -- By field: 'locked' or 'must_change'.
  field_rules jsonb not null default '{}' check (jsonb_typeof(field_rules) = 'object'),
  published_by uuid not null,
  published_at timestamptz not null default now(),
  -- From then on no one starts from it; existing pieces stay as they are.
  withdrawn_at timestamptz
);
comment on table public.team_templates is 'Templates of the team, which administrators publish and all staff start from.';

alter table public.team_templates enable row level security;
grant select on table public.team_templates to authenticated, service_role;

create index team_templates_current on public.team_templates (name, id) where withdrawn_at is null;

create policy team_templates_read on public.team_templates
for select to authenticated
using (
  (select private.is_administrator())
  or (withdrawn_at is null and (select private.current_staff_role()) is not null)
);

create table public.pieces (
  id uuid primary key,
  owner_id uuid not null references auth.users (id) on delete cascade,
  -- The designer's id in the catalogue, and the version of its fields that wrote the draft.
  designer text not null check (designer ~ '^[a-z][a-z0-9-]{0,39}$'),
  designer_version integer not null check (designer_version between 1 and 1000000),
  brand_version text not null check (char_length(brand_version) between 1 and 40 and private.is_plain(brand_version)),
  name text not null check (private.is_title(name)),
  -- A folder is just a name that pieces have in common: it needs a piece to exist, and no right depends on it.
  folder text check (private.is_title(folder)),
  state text not null default 'draft' check (state in ('draft', 'ready', 'archived')),
  -- Values by field.
  draft jsonb not null check (jsonb_typeof(draft) = 'object' and octet_length(draft::text) <= 256 * 1024),
  -- The SHA-256 of each picture in the draft, by the id that the draft uses for it.
  pictures jsonb not null default '{}' check (jsonb_typeof(pictures) = 'object' and octet_length(pictures::text) <= 64 * 1024),
  -- By field: the revision that last changed it, who did and when. A field without an entry hasn't changed since the
  -- piece was made.
  edits jsonb not null default '{}' check (jsonb_typeof(edits) = 'object'),
  revision integer not null default 1,
  -- The number of the latest version.
  version integer not null default 1,
  -- The rights of all active staff; null: none.
  everybody text check (everybody in ('view', 'edit')),
  -- The template it was started from, that template's version, and its rules for fields: see team_templates.
  from_template uuid,
  template_version integer,
  field_rules jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- No foreign key: records of what someone did outlive their account.
  updated_by uuid not null,
  -- When it was moved to the trash.
  deleted_at timestamptz,
  words tsvector not null generated always as (private.words_of(name, draft)) stored,
  -- The campaign's record and id.
  in_set jsonb check (in_set is null or private.is_set_record(in_set)),
  set_id text generated always as (in_set ->> 'set') stored,
  constraint pieces_from_template_fkey foreign key (from_template) references public.team_templates (id) on delete set null,
  -- Shares and review links refer to both columns, so they follow a piece to another owner.
  unique (id, owner_id)
);
comment on table public.pieces is 'What people make with the designers: private to its owner until shared.';

alter table public.pieces enable row level security;
grant select on table public.pieces to authenticated;
grant select, delete on table public.pieces to service_role;

create index pieces_owner_recent on public.pieces (owner_id, updated_at desc, id desc);
create index pieces_owner_name on public.pieces (owner_id, lower(name), id);
create index pieces_everybody_recent on public.pieces (updated_at desc, id desc) where everybody is not null and deleted_at is null;
create index pieces_everybody_name on public.pieces (lower(name), id) where everybody is not null and deleted_at is null;
create index pieces_binned on public.pieces (deleted_at) where deleted_at is not null;
create index pieces_words on public.pieces using gin (words);
create index pieces_from_template on public.pieces (from_template) where from_template is not null;
-- Without this, a word that many pieces have was looked up in all of them to find the few that everyone can see.
create index pieces_everybody_words on public.pieces using gin (words) where everybody is not null and deleted_at is null;
create index pieces_set_id on public.pieces (set_id) where set_id is not null;

-- The people a piece is shared with. Each row names the owner, so that its policy needs no other table.
create table public.piece_shares (
  piece_id uuid not null,
  owner_id uuid not null,
  person_id uuid not null references auth.users (id) on delete cascade,
  rights text not null check (rights in ('view', 'edit')),
  shared_at timestamptz not null default now(),
  -- Null until the person has seen the piece: the home page shows the share until then, and one email announces it.
  seen_at timestamptz,
  mailed_at timestamptz,
  primary key (piece_id, person_id),
  foreign key (piece_id, owner_id) references public.pieces (id, owner_id) on update cascade on delete cascade,
  constraint piece_shares_with_others check (person_id <> owner_id)
);
comment on table public.piece_shares is 'Pieces shared with named people. What all staff may do is stored with the piece.';
comment on column public.piece_shares.mailed_at is 'When the person was mailed about it, or the mail was given up.';
comment on column public.piece_shares.seen_at is 'When the person opened the piece from its notice, or put the notice away.';

alter table public.piece_shares enable row level security;
grant select on table public.piece_shares to authenticated, service_role;

create index piece_shares_person_id on public.piece_shares (person_id);
create index piece_shares_owner_id on public.piece_shares (owner_id);

-- Read once per statement and then compared with an index: no one has many.
create function private.pieces_shared_with_me() returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(piece_id), '{}') from public.piece_shares where person_id = (select private.current_account())
$$;
grant execute on function private.pieces_shared_with_me to authenticated;

create policy pieces_read on public.pieces
for select to authenticated
using (
  (select private.current_staff_role()) is not null
  and (
    owner_id = (select private.current_account())
    or (deleted_at is null and everybody is not null)
    or (deleted_at is null and id = any ((select private.pieces_shared_with_me())::uuid[]))
  )
);

create policy piece_shares_read on public.piece_shares
for select to authenticated
using (
  (select private.current_staff_role()) is not null
  and (person_id = (select private.current_account()) or owner_id = (select private.current_account()))
);

-- The caller's rights on a piece outside the trash: 'owner', 'edit', 'view' or null.
create function private.rights_on(piece public.pieces) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when (select private.current_staff_role()) is null then null
    when piece.owner_id = (select private.current_account()) then 'owner'
    when piece.everybody = 'edit' then 'edit'
    else coalesce((
      select share.rights from public.piece_shares as share
      where share.piece_id = piece.id and share.person_id = (select private.current_account())
    ), piece.everybody)
  end
$$;

create function private.require_staff() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (select private.current_staff_role()) is null then
    raise exception 'The library is for active staff only.' using errcode = '42501';
  end if;
  return (select private.current_account());
end
$$;

-- Returns the piece, if the caller has these rights on it: 'view', 'edit' (which also locks the piece until the
-- transaction ends) or 'owner'. Raises the same error for a piece that they can't see and for one that doesn't exist.
create function private.piece_for(wanted uuid, needed text) returns public.pieces
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_piece public.pieces;
  rights text;
begin
  perform private.require_staff();
  select * into found_piece from public.pieces where id = wanted;
  rights := private.rights_on(found_piece);
  if rights is null then
    raise exception 'This piece doesn''t exist, or it isn''t shared with you.' using errcode = '42501';
  end if;
  if needed <> 'view' then
    select * into found_piece from public.pieces where id = wanted for update;
    -- Rights may have been taken back, or the piece handed over, while waiting for the lock.
    rights := private.rights_on(found_piece);
  end if;
  if rights is distinct from 'owner' and (found_piece.deleted_at is not null or rights is null) then
    raise exception 'The owner moved this piece to the trash or stopped sharing it.' using errcode = '42501';
  end if;
  if needed = 'owner' and rights <> 'owner' then
    raise exception 'Only the owner of this piece can do this.' using errcode = '42501';
  end if;
  if needed = 'edit' and rights = 'view' then
    raise exception 'You can view this piece but not edit it.' using errcode = '42501';
  end if;
  if needed = 'edit' and found_piece.deleted_at is not null then
    raise exception 'This piece is in the trash. Restore it to change it.' using errcode = '23514';
  end if;
  return found_piece;
end
$$;

-- Earlier states of pieces. No one has rights on these tables: functions check the piece once and then read its rows,
-- while a policy would check every row or every piece.

-- Append-only. `version` counts from 1 within its piece.
create table public.piece_versions (
  piece_id uuid not null references public.pieces (id) on delete cascade,
  version integer not null check (version >= 1),
  name text check (private.is_title(name)),
  draft jsonb not null,
  pictures jsonb not null,
  designer_version integer not null,
  brand_version text not null,
  -- The piece's revision when the version was made.
  revision integer not null,
  -- The version that this one restored.
  restored_from integer,
  saved_by uuid not null,
  saved_at timestamptz not null default now(),
  primary key (piece_id, version)
);
comment on table public.piece_versions is 'What a piece was at each pause. Never changed but for its name.';

alter table public.piece_versions enable row level security;
grant select on table public.piece_versions to service_role;

-- Refuses changes to versions by anyone.
create function private.keep_versions() returns trigger
language plpgsql security invoker set search_path = ''
as $$
declare
  renamed public.piece_versions := old;
begin
  renamed.name := new.name;
  if new is distinct from renamed then
    raise exception 'You can name a version, but you can''t change it.' using errcode = '23514';
  end if;
  return new;
end
$$;

create trigger keep_versions before update on public.piece_versions
for each row execute function private.keep_versions();

-- Values that a later save replaced unseen, kept to be shown and put back.
create table public.piece_overwrites (
  id uuid primary key default gen_random_uuid(),
  piece_id uuid not null references public.pieces (id) on delete cascade,
  field text not null,
  -- The replaced value, its author and its time; null if there was none.
  value jsonb,
  author_id uuid not null,
  written_at timestamptz not null,
  overwritten_by uuid not null,
  overwritten_at timestamptz not null default now(),
  -- The request that replaced it.
  mutation uuid not null,
  put_back_at timestamptz
);
comment on table public.piece_overwrites is 'Values of fields that a later save replaced unseen.';

alter table public.piece_overwrites enable row level security;
grant select, delete on table public.piece_overwrites to service_role;

create index piece_overwrites_piece on public.piece_overwrites (piece_id, overwritten_at desc);
create index piece_overwrites_age on public.piece_overwrites (overwritten_at);

-- Requests that have been carried out. A repeated one has no further effect.
create table private.piece_mutations (
  piece_id uuid not null references public.pieces (id) on delete cascade,
  mutation uuid not null,
  done_at timestamptz not null default now(),
  primary key (piece_id, mutation)
);

alter table private.piece_mutations enable row level security;
grant select, delete on table private.piece_mutations to service_role;

create index piece_mutations_age on private.piece_mutations (done_at);

create table private.pictures (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes integer not null check (bytes between 1 and 10 * 1024 * 1024),
  type text not null check (type in ('image/png', 'image/jpeg', 'image/webp')),
  stored_at timestamptz not null default now()
);

alter table private.pictures enable row level security;
grant select, insert, update, delete on table private.pictures to service_role;

create index pictures_stored_at on private.pictures (stored_at);

-- Accounts that have had the bytes. Knowing a digest, which a version shows, isn't enough to open a picture.
create table private.picture_holders (
  sha256 text not null references private.pictures (sha256) on delete cascade,
  account_id uuid not null references auth.users (id) on delete cascade,
  primary key (sha256, account_id)
);

alter table private.picture_holders enable row level security;
grant select, insert on table private.picture_holders to service_role;

create index picture_holders_account_id on private.picture_holders (account_id);

-- The pieces that use a picture, in their draft or in a version. Anyone with access to such a piece can read the
-- picture.
create table public.piece_pictures (
  piece_id uuid not null references public.pieces (id) on delete cascade,
  sha256 text not null references private.pictures (sha256),
  added_by uuid not null,
  added_at timestamptz not null default now(),
  primary key (piece_id, sha256)
);
comment on table public.piece_pictures is 'The pictures that a piece refers to, by their SHA-256.';

alter table public.piece_pictures enable row level security;
grant select on table public.piece_pictures to service_role;

create index piece_pictures_sha256 on public.piece_pictures (sha256);

create function public.note_picture(account uuid, sha256 text, bytes integer, type text) returns void
language plpgsql volatile security invoker set search_path = ''
as $$
#variable_conflict use_variable
begin
  -- Counts as stored now, so that sweeps leave it alone for a while.
  insert into private.pictures (sha256, bytes, type) values (sha256, bytes, type)
  on conflict on constraint pictures_pkey do update set stored_at = now();
  insert into private.picture_holders (sha256, account_id) values (sha256, account) on conflict do nothing;
end
$$;
grant execute on function public.note_picture to service_role;

-- Adds the pictures that a save names to those of the piece. The person must have stored the picture, or it must be in
-- this piece already.
create function private.refer_pictures(piece uuid, pictures jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  me uuid := (select private.current_account());
begin
  if pictures is null or pictures = '{}' then
    return;
  end if;
  if jsonb_typeof(pictures) <> 'object' or exists (
    select 1 from jsonb_each(pictures) as named
    where char_length(named.key) not between 1 and 300 or named.value #>> '{}' !~ '^[0-9a-f]{64}$'
  ) then
    raise exception 'Identify each picture by its SHA-256 hash.' using errcode = '23514';
  end if;
  if exists (
    select 1 from jsonb_each_text(pictures) as named
    where not exists (select 1 from private.picture_holders as held where held.sha256 = named.value and held.account_id = me)
      and not exists (select 1 from public.piece_pictures as used where used.sha256 = named.value and used.piece_id = piece)
  ) then
    raise exception 'A picture in this piece hasn''t been uploaded yet.' using errcode = '23514';
  end if;
  insert into public.piece_pictures (piece_id, sha256, added_by)
  select distinct piece, named.value, me from jsonb_each_text(pictures) as named
  on conflict do nothing;
end
$$;

create function private.keep_piece_quota() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Without the lock, two concurrent requests would each see room for one more.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('quota ' || new.owner_id));
  if (select count(*) from public.pieces as own where own.owner_id = new.owner_id) >= private.quota_of('pieces')
    -- A repeated request finds its piece and needs no room.
    and not exists (select 1 from public.pieces as there where there.id = new.id) then
    raise exception 'Your library has 2,000 pieces, including the trash. Delete some for good before you add more.'
      using errcode = '23514';
  end if;
  return new;
end
$$;

-- Only on insert: a handover is never refused, because nothing may be lost when the new owner has many pieces.
create trigger keep_piece_quota before insert on public.pieces for each row execute function private.keep_piece_quota();

create function private.keep_picture_quota() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('quota ' || new.account_id));
  if (
    select sum(stored.bytes) from private.picture_holders as held join private.pictures as stored on stored.sha256 = held.sha256
    where held.account_id = new.account_id
  ) + (select stored.bytes from private.pictures as stored where stored.sha256 = new.sha256) > private.quota_of('bytes of pictures')
    and not exists (
      select 1 from private.picture_holders as held where held.account_id = new.account_id and held.sha256 = new.sha256
    ) then
    raise exception 'You can store up to 2,000 MB of pictures. Delete some pieces with pictures for good to make room.' using errcode = '23514';
  end if;
  return new;
end
$$;

create trigger keep_picture_quota before insert on private.picture_holders for each row execute function private.keep_picture_quota();

-- The library: making, saving and restoring pieces.

-- A template's rule for a key of a draft.
create function private.rule_of(rules jsonb, key text) returns text
language sql immutable set search_path = ''
as $$
  select rules ->> split_part(key, '@', 1)
$$;

-- Saving: a request says which fields it changes and which revision it has seen. The later of two requests wins a
-- field, and what it replaced without having seen it is kept in piece_overwrites. Each request has an id and is carried
-- out once.

-- The result of a save: the piece as it is now, and the values that this request replaced without having seen them.
create type public.saved_piece as (revision integer, version integer, draft jsonb, pictures jsonb, overwritten jsonb);
revoke all on type public.saved_piece from public;
grant usage on type public.saved_piece to authenticated, service_role;

create function private.saved_piece(piece uuid, mutation uuid) returns public.saved_piece
language sql stable security definer set search_path = ''
as $$
  select present.revision, present.version, present.draft, present.pictures, coalesce((
    select jsonb_agg(jsonb_build_object('id', lost.id, 'field', lost.field, 'value', lost.value,
      'author_id', lost.author_id, 'written_at', lost.written_at) order by lost.field)
    from public.piece_overwrites as lost where lost.piece_id = $1 and lost.mutation = $2
  ), '[]')
  from public.pieces as present where present.id = $1
$$;

-- True the first time that this request arrives. The piece must be locked.
create function private.is_new_mutation(piece uuid, mutation uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if mutation is null then
    raise exception 'A save request needs its own ID.' using errcode = '23514';
  end if;
  insert into private.piece_mutations (piece_id, mutation) values (piece, mutation) on conflict do nothing;
  return found;
end
$$;

-- A value for just one size is stored next to the field's, as `title@a4 portrait`. A draft may have 600 keys, and a
-- template's rule covers the field and all its sizes.
create function private.require_fields(fields jsonb) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if fields is null or jsonb_typeof(fields) <> 'object' then
    raise exception 'Send the values as an object with one entry per field.' using errcode = '23514';
  end if;
  if (
    select count(*) > 600 or bool_or(key !~ '^[A-Za-z][A-Za-z0-9_.-]{0,79}(@[^@#\x01-\x1f\x7f]{1,80})?$')
    from jsonb_object_keys(fields) as key
  ) then
    raise exception 'A piece can have up to 600 fields, named with letters and digits only.' using errcode = '23514';
  end if;
  if octet_length(fields::text) > 256 * 1024 then
    raise exception 'A piece can have up to 256 KB of text and settings.' using errcode = '23514';
  end if;
end
$$;

create function private.require_title(words text) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_plain(words) then
    raise exception 'Use only visible characters in the name.' using errcode = '23514';
  end if;
  if coalesce(private.is_title(btrim(words)), false) then
    return btrim(words);
  end if;
  raise exception 'Use 1 to 120 characters for the name.' using errcode = '23514';
end
$$;

-- An empty folder means none.
create function private.require_folder(words text) returns text
language sql stable security definer set search_path = ''
as $$
  select case when words <> '' then private.require_title(words) end
$$;

-- Writes fields of a locked piece. The value null removes the field.
create function private.write_fields(piece public.pieces, base_revision integer, fields jsonb, mutation uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := (select private.current_account());
  changed jsonb;
  merged jsonb;
begin
  select coalesce(jsonb_object_agg(field.key, field.value), '{}') into changed from jsonb_each(fields) as field
  where piece.draft -> field.key is distinct from nullif(field.value, 'null');
  if changed = '{}' then
    return;
  end if;
  insert into public.piece_overwrites (piece_id, field, value, author_id, written_at, overwritten_by, mutation)
  select piece.id, field.key, piece.draft -> field.key, (edit ->> 'by')::uuid, (edit ->> 'at')::timestamptz, me, mutation
  from jsonb_each(changed) as field cross join lateral (select piece.edits -> field.key) as last (edit)
  where (edit ->> 'revision')::integer > base_revision;
  merged := (piece.draft || changed) - array(select field.key from jsonb_each(changed) as field where field.value = 'null');
  perform private.require_fields(merged);
  update public.pieces set
    draft = merged,
    edits = piece.edits || (
      select jsonb_object_agg(field.key, jsonb_build_object('revision', piece.revision + 1, 'by', me, 'at', now()))
      from jsonb_each(changed) as field
    ),
    revision = piece.revision + 1,
    updated_at = now(),
    updated_by = me
  where id = piece.id;
end
$$;

-- Creates a piece of the caller's, with its first version. If they already have this piece, returns it unchanged.
-- @param trusted its pictures come from a piece or template that they can read
create function private.begin_piece(made public.pieces, trusted boolean) returns public.saved_piece
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.require_staff();
begin
  perform private.require_fields(made.draft);
  insert into public.pieces (
    id, owner_id, designer, designer_version, brand_version, name, folder, draft, pictures,
    from_template, template_version, field_rules, updated_by
  ) values (
    made.id, me, made.designer, made.designer_version, made.brand_version, private.require_title(made.name),
    private.require_folder(made.folder), made.draft, coalesce(made.pictures, '{}'),
    made.from_template, made.template_version, coalesce(made.field_rules, '{}'), me
  ) on conflict on constraint pieces_pkey do nothing;
  if not found then
    if not exists (select 1 from public.pieces as own where own.id = made.id and own.owner_id = me) then
      raise exception 'This piece doesn''t exist, or it isn''t shared with you.' using errcode = '42501';
    end if;
    return private.saved_piece(made.id, null);
  end if;
  if trusted then
    insert into public.piece_pictures (piece_id, sha256, added_by)
    select distinct made.id, named.value, me from jsonb_each_text(made.pictures) as named;
  else
    perform private.refer_pictures(made.id, made.pictures);
  end if;
  insert into public.piece_versions (piece_id, version, draft, pictures, designer_version, brand_version, revision, saved_by)
  select present.id, 1, present.draft, present.pictures, present.designer_version, present.brand_version, 1, me
  from public.pieces as present where present.id = made.id;
  return private.saved_piece(made.id, null);
end
$$;

create function private.create_piece(
  piece uuid, designer text, designer_version integer, brand_version text, piece_name text, draft jsonb, folder text, pictures jsonb
) returns public.saved_piece
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  made public.pieces;
begin
  made.id := piece;
  made.designer := designer;
  made.designer_version := designer_version;
  made.brand_version := brand_version;
  made.name := piece_name;
  made.draft := draft;
  made.folder := folder;
  made.pictures := pictures;
  return private.begin_piece(made, false);
end
$$;
grant execute on function private.create_piece to authenticated;

create function public.create_piece(
  piece uuid, designer text, designer_version integer, brand_version text, piece_name text, draft jsonb,
  folder text default null, pictures jsonb default '{}'
) returns public.saved_piece
language sql volatile security invoker set search_path = ''
as $$
  select private.create_piece(piece, designer, designer_version, brand_version, piece_name, draft, folder, pictures)
$$;
grant execute on function public.create_piece to authenticated;

-- `base_revision`: the last revision that the writer has seen. `changed`: values by field; null removes one.
create function private.save_piece(
  piece uuid, base_revision integer, changed jsonb, mutation uuid, designer_version integer, brand_version text, pictures jsonb
) returns public.saved_piece
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held public.pieces := private.piece_for(piece, 'edit');
begin
  if private.is_new_mutation(piece, mutation) then
    if base_revision is null or base_revision < 1 then
      raise exception 'A save request needs the revision it started from.' using errcode = '23514';
    end if;
    perform private.require_fields(changed);
    if $5 < held.designer_version then
      raise exception 'A newer version of the portal saved this piece. Reload the page to continue.' using errcode = '23514';
    end if;
    perform private.require_unlocked(held, changed);
    perform private.refer_pictures(piece, $7);
    perform private.write_fields(held, base_revision, changed, mutation);
    update public.pieces as present set
      designer_version = coalesce($5, present.designer_version),
      brand_version = coalesce($6, present.brand_version),
      pictures = present.pictures || coalesce($7, '{}')
    where present.id = piece;
  end if;
  return private.saved_piece(piece, mutation);
end
$$;
grant execute on function private.save_piece to authenticated;

create function public.save_piece(
  piece uuid, base_revision integer, changed jsonb, mutation uuid,
  designer_version integer default null, brand_version text default null, pictures jsonb default '{}'
) returns public.saved_piece
language sql volatile security invoker set search_path = ''
as $$
  select private.save_piece(piece, base_revision, changed, mutation, designer_version, brand_version, pictures)
$$;
grant execute on function public.save_piece to authenticated;

-- Returns what was overwritten in a piece, latest first, to anyone with access to it.
create function private.overwritten_fields(piece uuid) returns setof public.piece_overwrites
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held public.pieces := private.piece_for(piece, 'view');
begin
  return query select lost.* from public.piece_overwrites as lost
  where lost.piece_id = held.id order by lost.overwritten_at desc, lost.field limit 500;
end
$$;
grant execute on function private.overwritten_fields to authenticated;

create function public.overwritten_fields(piece uuid) returns setof public.piece_overwrites
language sql volatile security invoker set search_path = ''
as $$
  select * from private.overwritten_fields(piece)
$$;
grant execute on function public.overwritten_fields to authenticated;

-- Puts a value back. Keeps the value that it replaces only if it's newer than `base_revision`; the person has seen
-- older ones.
create function private.put_back_field(overwrite uuid, base_revision integer, mutation uuid) returns public.saved_piece
language plpgsql volatile security definer set search_path = ''
as $$
declare
  lost public.piece_overwrites;
  held public.pieces;
begin
  select * into lost from public.piece_overwrites where id = overwrite;
  held := private.piece_for(lost.piece_id, 'edit');
  if private.is_new_mutation(held.id, mutation) then
    perform private.require_unlocked(held, jsonb_build_object(lost.field, lost.value));
    perform private.write_fields(held, base_revision, jsonb_build_object(lost.field, lost.value), mutation);
    update public.piece_overwrites set put_back_at = now() where id = overwrite;
  end if;
  return private.saved_piece(held.id, mutation);
end
$$;
grant execute on function private.put_back_field to authenticated;

create function public.put_back_field(overwrite uuid, base_revision integer, mutation uuid) returns public.saved_piece
language sql volatile security invoker set search_path = ''
as $$
  select private.put_back_field(overwrite, base_revision, mutation)
$$;
grant execute on function public.put_back_field to authenticated;

-- The number of the version that holds the piece as it is now; makes one if the latest version differs. The piece must
-- be locked.
-- @param by its author, if not the caller
create function private.ensure_current_version(piece uuid, by uuid default null) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  present public.pieces;
begin
  select * into present from public.pieces where id = piece;
  if exists (
    select 1 from public.piece_versions as latest
    where latest.piece_id = piece and latest.version = present.version
      and latest.draft = present.draft and latest.pictures @> present.pictures
  ) then
    return present.version;
  end if;
  return private.add_version(piece, null, by);
end
$$;

create function private.add_version(piece uuid, restored_from integer, by uuid default null) returns integer
language sql volatile security definer set search_path = ''
as $$
  update public.pieces set version = version + 1 where id = piece;
  insert into public.piece_versions (
    piece_id, version, draft, pictures, designer_version, brand_version, revision, restored_from, saved_by
  )
  select present.id, present.version, present.draft, present.pictures, present.designer_version, present.brand_version,
    present.revision, $2, coalesce($3, (select private.current_account()))
  from public.pieces as present where present.id = $1
  returning version
$$;

create function private.keep_version(piece uuid, version_name text) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held public.pieces := private.piece_for(piece, 'edit');
  kept integer := private.ensure_current_version(held.id);
begin
  if nullif(version_name, '') is not null then
    update public.piece_versions as each set name = private.require_title(version_name)
    where each.piece_id = held.id and each.version = kept;
  end if;
  return kept;
end
$$;
grant execute on function private.keep_version to authenticated;

-- Keeps a version. Called at a pause; calling it twice without a change in between makes one version.
create function public.keep_version(piece uuid, version_name text default null) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.keep_version(piece, version_name)
$$;
grant execute on function public.keep_version to authenticated;

create function private.name_version(piece uuid, version integer, version_name text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces := private.piece_for(piece, 'edit');
begin
  update public.piece_versions as each
  set name = case when version_name <> '' then private.require_title(version_name) end
  where each.piece_id = held.id and each.version = version;
  if not found then
    raise exception 'This version doesn''t exist.' using errcode = '23514';
  end if;
end
$$;
grant execute on function private.name_version to authenticated;

-- An empty name removes the name.
create function public.name_version(piece uuid, version integer, version_name text) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.name_version(piece, version, version_name)
$$;
grant execute on function public.name_version to authenticated;

create function private.restore_version(piece uuid, version integer, mutation uuid) returns public.saved_piece
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces := private.piece_for(piece, 'edit');
  before public.piece_versions;
begin
  if private.is_new_mutation(held.id, mutation) then
    select each.* into before from public.piece_versions as each where each.piece_id = held.id and each.version = version;
    if not found then
      raise exception 'This version doesn''t exist.' using errcode = '23514';
    end if;
    -- The present state is kept too, so that it can be restored later.
    perform private.ensure_current_version(held.id);
    perform private.write_fields(held, held.revision,
      (select coalesce(jsonb_object_agg(field, null), '{}') from jsonb_object_keys(held.draft) as field) || before.draft, mutation);
    update public.pieces as present set pictures = present.pictures || before.pictures where present.id = held.id;
    perform private.add_version(held.id, version);
  end if;
  return private.saved_piece(held.id, mutation);
end
$$;
grant execute on function private.restore_version to authenticated;

-- Restores a version as a new one.
create function public.restore_version(piece uuid, version integer, mutation uuid) returns public.saved_piece
language sql volatile security invoker set search_path = ''
as $$
  select private.restore_version(piece, version, mutation)
$$;
grant execute on function public.restore_version to authenticated;

create function private.piece_history(piece uuid, before_version integer, page_size integer)
returns table (version integer, name text, saved_by uuid, saved_at timestamptz, restored_from integer)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  held public.pieces := private.piece_for(piece, 'view');
begin
  return query select each.version, each.name, each.saved_by, each.saved_at, each.restored_from
  from public.piece_versions as each
  where each.piece_id = held.id and each.version < coalesce(before_version, held.version + 1)
  order by each.version desc limit least(greatest(coalesce(page_size, 50), 1), 200);
end
$$;
grant execute on function private.piece_history to authenticated;

-- The versions of a piece without their contents, latest first.
create function public.piece_history(piece uuid, before_version integer default null, page_size integer default 50)
returns table (version integer, name text, saved_by uuid, saved_at timestamptz, restored_from integer)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.piece_history(piece, before_version, page_size)
$$;
grant execute on function public.piece_history to authenticated;

create function private.open_version(piece uuid, version integer) returns setof public.piece_versions
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces := private.piece_for(piece, 'view');
begin
  return query select each.* from public.piece_versions as each where each.piece_id = held.id and each.version = version;
end
$$;
grant execute on function private.open_version to authenticated;

create function public.open_version(piece uuid, version integer) returns setof public.piece_versions
language sql volatile security invoker set search_path = ''
as $$
  select * from private.open_version(piece, version)
$$;
grant execute on function public.open_version to authenticated;

create function private.keep_set(piece uuid, record jsonb) returns public.saved_piece
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held public.pieces := private.piece_for(piece, 'edit');
begin
  if not private.is_set_record(record) then
    raise exception 'A piece''s campaign data must name the campaign and stay under 256 KB.' using errcode = '23514';
  end if;
  update public.pieces as present set in_set = record, revision = present.revision + 1
  where present.id = held.id and present.in_set is distinct from record;
  return private.saved_piece(held.id, null);
end
$$;
grant execute on function private.keep_set to authenticated;

-- Stores a piece's campaign record. The later of two requests wins. It counts as a revision, so that other browsers
-- read it, but doesn't change when the piece was last updated.
create function public.keep_set(piece uuid, record jsonb) returns public.saved_piece
language sql volatile security invoker set search_path = ''
as $$
  select private.keep_set(piece, record)
$$;
grant execute on function public.keep_set to authenticated;

-- The library: names, folders, the trash, copies, search.

-- Organizing pieces: names, folders and statuses, copies, the trash, and where they're open.
create function private.describe_piece(piece uuid, new_name text, new_folder text, new_state text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held public.pieces := private.piece_for(piece, 'edit');
begin
  -- Only the owner decides on the folder.
  if new_folder is not null then
    held := private.piece_for(piece, 'owner');
  end if;
  if new_state not in ('draft', 'ready', 'archived') then
    raise exception 'Choose a status: draft, ready or archived.' using errcode = '23514';
  end if;
  update public.pieces as present set
    name = case when new_name is null then present.name else private.require_title(new_name) end,
    folder = case when new_folder is null then present.folder else private.require_folder(new_folder) end,
    state = coalesce(new_state, present.state),
    updated_at = now(),
    updated_by = (select private.current_account())
  where present.id = held.id;
end
$$;
grant execute on function private.describe_piece to authenticated;

-- Null leaves a value as it is; an empty folder means none.
create function public.describe_piece(piece uuid, new_name text default null, new_folder text default null, new_state text default null)
returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.describe_piece(piece, new_name, new_folder, new_state)
$$;
grant execute on function public.describe_piece to authenticated;

create function private.rename_folder(folder text, new_folder text) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  me uuid := private.require_staff();
  moved integer;
begin
  update public.pieces as present set folder = private.require_folder(new_folder)
  where present.owner_id = me and present.folder = folder;
  get diagnostics moved = row_count;
  return moved;
end
$$;
grant execute on function private.rename_folder to authenticated;

-- Renames one of the caller's folders, or removes it if there's no new name. Returns the number of pieces in it.
create function public.rename_folder(folder text, new_folder text default null) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.rename_folder(folder, new_folder)
$$;
grant execute on function public.rename_folder to authenticated;

create function private.duplicate_piece(piece uuid, copy uuid, copy_name text) returns public.saved_piece
language plpgsql volatile security definer set search_path = ''
as $$
declare
  made public.pieces := private.piece_for(piece, 'view');
begin
  if made.owner_id <> (select private.current_account()) then
    made.folder := null;
  end if;
  made.id := copy;
  made.name := copy_name;
  return private.begin_piece(made, true);
end
$$;
grant execute on function private.duplicate_piece to authenticated;

-- Copies a piece that the caller can read. The client creates the new piece's id, `copy`.
create function public.duplicate_piece(piece uuid, copy uuid, copy_name text) returns public.saved_piece
language sql volatile security invoker set search_path = ''
as $$
  select private.duplicate_piece(piece, copy, copy_name)
$$;
grant execute on function public.duplicate_piece to authenticated;

-- Refuses unless the caller owns all of these pieces.
create function private.require_own(pieces uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  me uuid := private.require_staff();
begin
  if cardinality(pieces) > 1000 then
    raise exception 'Choose up to 1,000 pieces at a time.' using errcode = '23514';
  end if;
  perform 1 from public.pieces as own where own.id = any (pieces) order by own.id for update;
  if exists (
    select 1 from unnest(pieces) as named (id) left join public.pieces as own on own.id = named.id
    where own.owner_id is distinct from me
  ) then
    raise exception 'Only the owner of a piece can do this. One of these isn''t yours, or was deleted.'
      using errcode = '42501';
  end if;
end
$$;

create function private.bin_pieces(pieces uuid[]) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  binned integer;
begin
  perform private.require_own(pieces);
  update public.pieces as own set deleted_at = now() where own.id = any (pieces) and own.deleted_at is null;
  get diagnostics binned = row_count;
  return binned;
end
$$;
grant execute on function private.bin_pieces to authenticated;

-- Moves pieces to the trash, where no one else sees them. They're deleted after 30 days.
create function public.bin_pieces(pieces jsonb) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.bin_pieces(private.ids_of(pieces))
$$;
grant execute on function public.bin_pieces to authenticated;

create function private.bring_back_pieces(pieces uuid[]) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  back integer;
begin
  perform private.require_own(pieces);
  update public.pieces as own set deleted_at = null where own.id = any (pieces) and own.deleted_at is not null;
  get diagnostics back = row_count;
  return back;
end
$$;
grant execute on function private.bring_back_pieces to authenticated;

create function public.bring_back_pieces(pieces jsonb) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.bring_back_pieces(private.ids_of(pieces))
$$;
grant execute on function public.bring_back_pieces to authenticated;

create function private.delete_pieces(pieces uuid[]) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  gone integer;
begin
  perform private.require_own(pieces);
  delete from public.pieces as own where own.id = any (pieces) and own.deleted_at is not null;
  get diagnostics gone = row_count;
  return gone;
end
$$;
grant execute on function private.delete_pieces to authenticated;

-- Deletes pieces in the trash for good, with versions, shares and links.
create function public.delete_pieces(pieces jsonb) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.delete_pieces(private.ids_of(pieces))
$$;
grant execute on function public.delete_pieces to authenticated;

create function private.export_pieces(after_piece uuid, page_size integer) returns setof jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.require_staff();
begin
  return query
  select to_jsonb(own) - 'words' - 'edits' - 'owner_id' || jsonb_build_object('versions', (
    select coalesce(jsonb_agg(to_jsonb(each) - 'piece_id' order by each.version), '[]')
    from public.piece_versions as each where each.piece_id = own.id
  ), 'comments', (
    select coalesce(jsonb_agg(to_jsonb(said) - 'piece_id' - 'link_id' order by said.created_at, said.id), '[]')
    from public.piece_comments as said where said.piece_id = own.id
  ))
  from public.pieces as own
  where own.owner_id = me and (after_piece is null or own.id > after_piece)
  order by own.id limit least(greatest(coalesce(page_size, 20), 1), 100);
end
$$;
grant execute on function private.export_pieces to authenticated;

-- Everything the caller owns, including the trash, with every version and comment. The next page starts after the last
-- id.
create function public.export_pieces(after_piece uuid default null, page_size integer default 20) returns setof jsonb
language sql volatile security invoker set search_path = ''
as $$
  select * from private.export_pieces(after_piece, page_size)
$$;
grant execute on function public.export_pieces to authenticated;

-- The places where a piece is open. A place is one page of one browser, and counts for a minute after it last reported.
create table private.piece_visits (
  piece_id uuid not null references public.pieces (id) on delete cascade,
  place uuid not null,
  account_id uuid not null references auth.users (id) on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (piece_id, place)
);

alter table private.piece_visits enable row level security;
grant select, delete on table private.piece_visits to service_role;

create index piece_visits_account_id on private.piece_visits (account_id);
create index piece_visits_age on private.piece_visits (seen_at);

create function private.visit_piece(piece uuid, place uuid, leaving boolean)
returns table (revision integer, version integer, rights text, others jsonb)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  held public.pieces := private.piece_for($1, 'view');
  me uuid := (select private.current_account());
begin
  delete from private.piece_visits as past
  where past.piece_id = held.id and (past.seen_at < now() - interval '1 minute' or leaving and past.place = $2 and past.account_id = me);
  if not leaving then
    insert into private.piece_visits as visit (piece_id, place, account_id) values (held.id, $2, me)
    on conflict on constraint piece_visits_pkey do update set seen_at = now() where visit.account_id = me;
  end if;
  return query select held.revision, held.version, private.rights_on(held), coalesce((
    select jsonb_agg(jsonb_build_object('account_id', other.account_id, 'seen_at', other.seen_at) order by other.seen_at desc)
    from private.piece_visits as other where other.piece_id = held.id and other.place <> $2
  ), '[]');
end
$$;
grant execute on function private.visit_piece to authenticated;

-- Reports that a piece is open at a place, or no longer. Returns the other places, the caller's rights and the
-- revision. Called at most every 15 seconds while the page is visible.
create function public.visit_piece(piece uuid, place uuid, leaving boolean default false)
returns table (revision integer, version integer, rights text, others jsonb)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.visit_piece(piece, place, leaving)
$$;
grant execute on function public.visit_piece to authenticated;

-- Moves several of the caller's pieces into a folder, or out of any, in one request: with one request each, a lost
-- connection left half of them behind.
create function private.move_pieces(pieces uuid[], new_folder text) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  title text := private.require_folder(new_folder);
  moved integer;
begin
  perform private.require_own(pieces);
  update public.pieces as own set folder = title
  where own.id = any (pieces) and own.deleted_at is null and own.folder is distinct from title;
  get diagnostics moved = row_count;
  return moved;
end
$$;
grant execute on function private.move_pieces to authenticated;

-- An empty folder means none. Pieces in the trash stay as they are. Returns how many pieces were elsewhere.
create function public.move_pieces(pieces jsonb, new_folder text) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.move_pieces(private.ids_of(pieces), new_folder)
$$;
grant execute on function public.move_pieces to authenticated;

create type public.found_piece as (
  id uuid, owner_id uuid, designer text, name text, folder text, state text, revision integer, version integer,
  everybody text, from_template uuid, template_version integer, created_at timestamptz, updated_at timestamptz,
  updated_by uuid, deleted_at timestamptz, sort_key text
);
revoke all on type public.found_piece from public;
grant usage on type public.found_piece to authenticated, service_role;

-- Finds pieces. Not through the policy, because PostgreSQL uses no index on words before it has decided which rows
-- someone can see. Instead the rights are written as three parts (the caller's own, everyone's, shared by name), and an
-- index gives each part in the requested order. So a page takes equally long for any number of pieces.
create function private.search_pieces(
  question text, person uuid, designer text, state text, folder text, binned boolean, others boolean, sort text,
  after_key text, after_id uuid, page_size integer
) returns setof public.found_piece
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.require_staff();
  by_name boolean := sort = 'name';
  -- Every typed word, or words that start with it; a word and its stem count as the same.
  words_asked pg_catalog.tsquery := (
    select string_agg(
      format('(%s:* | %s:*)', private.quoted(said.lexeme), private.quoted(coalesce(stem.lexeme, said.lexeme))), ' & '
    )::pg_catalog.tsquery
    from (
      select lexeme from pg_catalog.unnest(to_tsvector('pg_catalog.simple', private.search_text(left(question, 200)))) limit 12
    ) as said
    left join lateral (
      select lexeme from pg_catalog.unnest(to_tsvector('pg_catalog.english', said.lexeme)) limit 1
    ) as stem on true
  );
  conditions text := concat_ws(' and ',
    'true',
    case when words_asked is not null then 'piece.words @@ $1' end,
    case when person is not null then 'piece.owner_id = $2' end,
    case when designer is not null then 'piece.designer = $3' end,
    case when state is not null then 'piece.state = $4' end,
    case when folder is not null then 'piece.folder = $5' end,
    case when after_id is not null and by_name then '(lower(piece.name), piece.id) > ($7, $8)' end,
    case when after_id is not null and not by_name then '(piece.updated_at, piece.id) < ($7::timestamptz, $8)' end
  );
  ordered text := case when by_name then 'order by lower(piece.name), piece.id' else 'order by piece.updated_at desc, piece.id desc' end;
  part text := '(select piece.id, piece.owner_id, piece.designer, piece.name, piece.folder, piece.state, piece.revision, '
    'piece.version, piece.everybody, piece.from_template, piece.template_version, piece.created_at, piece.updated_at, '
    'piece.updated_by, piece.deleted_at, ' || case when by_name then 'lower(piece.name)' else 'piece.updated_at::text' end
    || ' as sort_key from public.pieces as piece where %s and ' || conditions || ' ' || ordered || ' limit $9)';
begin
  return query execute
    case
      when coalesce(binned, false) then format(part, 'piece.owner_id = $6 and piece.deleted_at is not null')
      else 'select * from (' || concat_ws(' union all ',
        case when not coalesce(others, false) then format(part, 'piece.owner_id = $6 and piece.deleted_at is null') end,
        format(part, 'piece.everybody is not null and piece.deleted_at is null and piece.owner_id <> $6'),
        format(part, 'piece.id = any ($10) and piece.everybody is null and piece.deleted_at is null and piece.owner_id <> $6'))
        || ') as piece ' || ordered || ' limit $9'
      end
  using words_asked, person, designer, state, folder, me, after_key, after_id, least(greatest(coalesce(page_size, 50), 1), 100),
    (select private.pieces_shared_with_me());
end
$$;
grant execute on function private.search_pieces to authenticated;

-- The next page starts after `sort_key` and `id` of the last row.
-- @param others true for only what colleagues shared
-- @param sort 'recent' or 'name'
create function public.search_pieces(
  question text default null, person uuid default null, designer text default null, state text default null,
  folder text default null, binned boolean default false, others boolean default false, sort text default 'recent',
  after_key text default null, after_id uuid default null, page_size integer default 50
) returns setof public.found_piece
language sql volatile security invoker set search_path = ''
as $$
  select * from private.search_pieces(question, person, designer, state, folder, binned, others, sort, after_key, after_id, page_size)
$$;
grant execute on function public.search_pieces to authenticated;

-- A picture that was tried and removed again before a version was made isn't shown anywhere, but would be kept as long
-- as its piece. Once a piece has been left alone for a week, `sweep-library` forgets the pictures that aren't in the
-- piece, a version or a value that can be put back; pictures that belong to nothing are then deleted as usual. Values
-- can be put back for 90 days, so pieces are checked for that long.
create function private.prune_piece_pictures() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  with unshown as (
    select used.piece_id, used.sha256
    from public.piece_pictures as used join public.pieces as piece on piece.id = used.piece_id
    where piece.updated_at between now() - interval '100 days' and now() - interval '7 days'
      and not private.includes_picture(private.pictures_in(piece.draft, piece.pictures), used.sha256)
      and not exists (
        select 1 from public.piece_versions as kept
        where kept.piece_id = used.piece_id and private.includes_picture(private.pictures_in(kept.draft, kept.pictures), used.sha256)
      )
      and not exists (
        select 1 from public.piece_overwrites as lost
        where lost.piece_id = used.piece_id
          and private.includes_picture(private.pictures_in(lost.value, piece.pictures), used.sha256)
      )
    limit 500
  ), gone as (
    delete from public.piece_pictures as used using unshown
    where used.piece_id = unshown.piece_id and used.sha256 = unshown.sha256
    returning used.piece_id, used.sha256
  )
  -- Someone who adds it again stores it again.
  update public.pieces as piece set pictures = (
    select coalesce(jsonb_object_agg(named.key, named.value), '{}') from jsonb_each_text(piece.pictures) as named
    where not exists (select 1 from gone where gone.piece_id = piece.id and gone.sha256 = named.value)
  )
  where piece.id in (select gone.piece_id from gone);
end
$$;
grant execute on function private.prune_piece_pictures to service_role;

create function public.library_to_sweep() returns jsonb
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  emptied integer;
begin
  with gone as (
    delete from public.pieces where id in (
      select id from public.pieces where deleted_at <= now() - interval '30 days' order by deleted_at limit 1000
    ) returning 1
  )
  select count(*) into emptied from gone;
  delete from public.review_links where expires_at <= now() - interval '30 days';
  delete from public.piece_overwrites where overwritten_at <= now() - interval '90 days';
  delete from private.piece_mutations where done_at <= now() - interval '90 days';
  delete from private.piece_visits where seen_at <= now() - interval '1 hour';
  delete from private.review_guesses where guessed_at <= now() - interval '1 hour';
  perform private.prune_piece_pictures();
  delete from private.pictures as unused where unused.sha256 in (
    select old.sha256 from private.pictures as old
    where old.stored_at <= now() - interval '7 days'
      and not exists (select 1 from public.piece_pictures as used where used.sha256 = old.sha256)
      and not exists (select 1 from public.team_templates as template where private.includes_picture(template.pictures, old.sha256))
      and not exists (select 1 from public.team_pictures as shared where old.sha256 in (shared.sha256, shared.preview))
    order by old.stored_at limit 500
  );
  return jsonb_build_object('pieces', emptied, 'files', coalesce((
    select jsonb_agg(name) from (
      select stored.name from storage.objects as stored
      where stored.bucket_id = 'piece-pictures' and stored.created_at <= now() - interval '1 hour'
        and not exists (select 1 from private.pictures as known where known.sha256 = stored.name)
      order by stored.created_at limit 500
    ) as unknown
  ), '[]'));
end
$$;
grant execute on function public.library_to_sweep to service_role;

-- The library: sharing pieces, and handing them over.

create function private.share_piece(piece uuid, person uuid, rights text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces := private.piece_for(piece, 'owner');
begin
  if rights not in ('view', 'edit') then
    raise exception 'Choose whether people can view or edit this piece.' using errcode = '23514';
  end if;
  if held.deleted_at is not null then
    raise exception 'This piece is in the trash. Restore it to share it.' using errcode = '23514';
  end if;
  if person is null then
    update public.pieces set everybody = rights where id = held.id;
  elsif rights is null then
    delete from public.piece_shares as share where share.piece_id = held.id and share.person_id = person;
  elsif person <> held.owner_id then
    perform private.require_colleague(person);
    insert into public.piece_shares (piece_id, owner_id, person_id, rights) values (held.id, held.owner_id, person, rights)
    on conflict on constraint piece_shares_pkey do update set rights = excluded.rights;
  end if;
end
$$;
grant execute on function private.share_piece to authenticated;

-- Lets a colleague's account, or all staff if no person is given, view or edit a piece. Without rights, ends the share.
create function public.share_piece(piece uuid, person uuid default null, rights text default null) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.share_piece(piece, person, rights)
$$;
grant execute on function public.share_piece to authenticated;

-- A record of handovers: private work is never moved without a trace.
create table private.piece_handovers (
  piece_id uuid not null references public.pieces (id) on delete cascade,
  from_id uuid not null,
  to_id uuid not null,
  by_id uuid not null,
  done_at timestamptz not null default now()
);

alter table private.piece_handovers enable row level security;

create index piece_handovers_piece_id on private.piece_handovers (piece_id);

create function private.give_pieces(pieces uuid[], person uuid) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  given integer;
begin
  perform private.require_colleague(person);
  insert into private.piece_handovers (piece_id, from_id, to_id, by_id)
  select own.id, own.owner_id, person, (select private.current_account()) from public.pieces as own
  where own.id = any (pieces) and own.owner_id <> person;
  delete from public.piece_shares as share where share.piece_id = any (pieces) and share.person_id = person;
  -- Shares and review links follow by their foreign keys.
  update public.pieces as own set owner_id = person where own.id = any (pieces) and own.owner_id <> person;
  get diagnostics given = row_count;
  return given;
end
$$;

create function private.hand_over_pieces(pieces uuid[], person uuid) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_own(pieces);
  return private.give_pieces(pieces, person);
end
$$;
grant execute on function private.hand_over_pieces to authenticated;

-- Gives pieces of the caller to a colleague's account. The former owner keeps no rights except what is shared with
-- them.
create function public.hand_over_pieces(pieces jsonb, person uuid) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.hand_over_pieces(private.ids_of(pieces), person)
$$;
grant execute on function public.hand_over_pieces to authenticated;

-- The account of a directory entry whose pieces a super administrator takes over.
create function private.account_to_hand_over(entry uuid) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  account uuid;
begin
  if (select private.current_staff_role()) is distinct from 'super_admin' then
    raise exception 'Only an active super administrator can hand over a colleague''s pieces.' using errcode = '42501';
  end if;
  select user_id into account from public.staff_directory where id = entry;
  if not found then
    raise exception 'This person isn''t in the staff directory.' using errcode = 'P0002';
  end if;
  return account;
end
$$;

create function private.count_pieces_of(entry uuid) returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from public.pieces where owner_id = (select private.account_to_hand_over(entry)) and deleted_at is null
$$;
grant execute on function private.count_pieces_of to authenticated;

-- Counts the pieces of someone who is about to leave, so that the portal can offer to hand them over. Doesn't show
-- their contents.
create function public.count_pieces_of(entry uuid) returns integer
language sql stable security invoker set search_path = ''
as $$
  select private.count_pieces_of(entry)
$$;
grant execute on function public.count_pieces_of to authenticated;

create function private.hand_over_all_pieces(entry uuid, person uuid) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  account uuid := private.account_to_hand_over(entry);
begin
  return private.give_pieces((
    select coalesce(array_agg(held.id), '{}') from (
      select id from public.pieces where owner_id = account and deleted_at is null order by id for update
    ) as held
  ), person);
end
$$;
grant execute on function private.hand_over_all_pieces to authenticated;

-- Gives everything that the entry's person owns, except their trash, to a colleague's account, before or after the
-- entry is deactivated. Their pieces are kept until then.
create function public.hand_over_all_pieces(entry uuid, person uuid) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.hand_over_all_pieces(entry, person)
$$;
grant execute on function public.hand_over_all_pieces to authenticated;

-- Pieces that were shared with the caller by name and that they haven't seen, latest first.
create function public.new_shares() returns table (
  piece uuid, name text, designer text, owner_name text, shared_at timestamptz
)
language sql stable security invoker set search_path = ''
as $$
  select shared.id, shared.name, shared.designer,
    (
      select btrim(concat_ws(' ', giver.first_name, giver.last_name)) from public.staff_directory as giver
      where giver.user_id = shared.owner_id
    ),
    share.shared_at
  from public.piece_shares as share join public.pieces as shared on shared.id = share.piece_id
  where share.person_id = (select private.current_account()) and share.seen_at is null and shared.deleted_at is null
  order by share.shared_at desc, shared.id limit 20
$$;
grant execute on function public.new_shares to authenticated;

create function private.see_shares(pieces jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.require_staff();
begin
  update public.piece_shares as share set seen_at = now()
  where share.person_id = me and pieces @> to_jsonb(share.piece_id) and share.seen_at is null;
end
$$;
grant execute on function private.see_shares to authenticated;

-- Dismisses notices of shared pieces.
create function public.see_shares(pieces jsonb) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.see_shares(pieces)
$$;
grant execute on function public.see_shares to authenticated;

-- People to email now, each once for everything that was shared with them. Nothing is returned twice, so the caller
-- must send it: 200 people at a time, longest waiting first, because a hosted function is stopped after two seconds of
-- processor time. The five minutes leave time to undo a share; after a day it's no longer news.
create function private.shares_due() returns table (person uuid, email text, first_name text, pieces jsonb)
language sql volatile security definer set search_path = ''
as $$
  with fresh as (
    select share.piece_id, share.person_id, share.shared_at
    from public.piece_shares as share join public.pieces as shared on shared.id = share.piece_id and shared.deleted_at is null
    where share.mailed_at is null and share.seen_at is null
      and share.shared_at between now() - interval '1 day' and now() - interval '5 minutes'
  ), readers as (
    select fresh.person_id from fresh group by fresh.person_id order by min(fresh.shared_at), fresh.person_id limit 200
  ), due as (
    update public.piece_shares as share set mailed_at = now()
    from fresh join readers on readers.person_id = fresh.person_id join public.pieces as shared on shared.id = fresh.piece_id
    where share.piece_id = fresh.piece_id and share.person_id = fresh.person_id
      -- Another run may have taken it since it was read above.
      and share.mailed_at is null
    returning share.person_id, share.shared_at, shared.id, shared.name, shared.designer, shared.owner_id
  )
  select reader.user_id, reader.email::text, reader.first_name::text, jsonb_agg(
    jsonb_build_object(
      'piece', due.id, 'name', due.name, 'designer', due.designer,
      'owner', (select btrim(concat_ws(' ', giver.first_name, giver.last_name)) from public.staff_directory as giver where giver.user_id = due.owner_id)
    ) order by due.shared_at desc, due.id
  )
  from due join public.staff_directory as reader on reader.user_id = due.person_id and reader.is_active
  group by reader.user_id, reader.email, reader.first_name
$$;
grant execute on function private.shares_due to service_role;

create function public.shares_due() returns table (person uuid, email text, first_name text, pieces jsonb)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.shares_due()
$$;
grant execute on function public.shares_due to service_role;

-- The library: links that show a piece to people without an account.

-- A link for people without an account: it shows one version of one piece until it expires or is revoked.
create table public.review_links (
  id uuid primary key default gen_random_uuid(),
  piece_id uuid not null,
  owner_id uuid not null,
  version integer not null,
  -- SHA-256 of the token, which is shown once and never stored.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened integer not null default 0,
  last_opened_at timestamptz,
  -- The current minute, and how often the link was opened in it.
  minute_began timestamptz not null default now(),
  opened_in_minute integer not null default 0,
  contact jsonb not null default '{}',
  foreign key (piece_id, owner_id) references public.pieces (id, owner_id) on update cascade on delete cascade,
  foreign key (piece_id, version) references public.piece_versions (piece_id, version) on delete cascade
);
comment on table public.review_links is 'Links that show one version of a piece to people without an account.';
comment on column public.review_links.contact is 'Name, title, email, phone and logo of the person who made the link, as the piece shows them.';

alter table public.review_links enable row level security;
grant select (
  id, piece_id, owner_id, version, created_at, expires_at, revoked_at, opened, last_opened_at
) on table public.review_links to authenticated;
grant select, delete on table public.review_links to service_role;

create index review_links_owner_id on public.review_links (owner_id);
create index review_links_piece_id on public.review_links (piece_id, version);
create index review_links_expires_at on public.review_links (expires_at);

create policy review_links_read on public.review_links
for select to authenticated
using ((select private.current_staff_role()) is not null and owner_id = (select private.current_account()));

create function private.create_review_link(piece uuid, version integer, days integer, contact jsonb)
returns table (link uuid, token text, expires_at timestamptz)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces := private.piece_for(piece, 'owner');
begin
  if held.deleted_at is not null then
    raise exception 'This piece is in the trash. Restore it to share it.' using errcode = '23514';
  end if;
  if coalesce(days, 0) not between 1 and 90 then
    raise exception 'A review link can last 1 to 90 days.' using errcode = '23514';
  end if;
  if not private.is_contact(coalesce(contact, 'null')) then
    raise exception 'A contact''s name, title, email, phone and logo can have up to 300 characters each.' using errcode = '23514';
  end if;
  version := coalesce(version, private.ensure_current_version(held.id));
  if not exists (select 1 from public.piece_versions as each where each.piece_id = held.id and each.version = version) then
    raise exception 'This version doesn''t exist.' using errcode = '23514';
  end if;
  -- 244 random bits.
  token := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  expires_at := now() + make_interval(days => days);
  insert into public.review_links as made (piece_id, owner_id, version, token_hash, expires_at, contact)
  values (held.id, held.owner_id, version, private.hash_of(token), expires_at, contact)
  returning made.id into link;
  return next;
end
$$;
grant execute on function private.create_review_link to authenticated;

-- Links to a version, or to the piece as it is now.
create function public.create_review_link(
  piece uuid, version integer default null, days integer default 14, contact jsonb default '{}'
)
returns table (link uuid, token text, expires_at timestamptz)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.create_review_link(piece, version, days, contact)
$$;
grant execute on function public.create_review_link to authenticated;

create function private.revoke_review_link(link uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.require_staff();
begin
  update public.review_links set revoked_at = coalesce(revoked_at, now()) where id = link and owner_id = me;
  if not found then
    raise exception 'This link doesn''t exist, or it isn''t yours.' using errcode = '42501';
  end if;
end
$$;
grant execute on function private.revoke_review_link to authenticated;

create function public.revoke_review_link(link uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.revoke_review_link(link)
$$;
grant execute on function public.revoke_review_link to authenticated;

-- Attempts with an invalid token: only the time is kept.
create table private.review_guesses (guessed_at timestamptz not null default clock_timestamp());

alter table private.review_guesses enable row level security;
grant select, delete on table private.review_guesses to service_role;

create index review_guesses_guessed_at on private.review_guesses (guessed_at);

create function private.raise_too_many_requests() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- PostgREST reads a status and headers from an error like this.
  raise sqlstate 'PGRST' using
    message = '{"code": "429", "message": "This link was opened too many times. Try again in a minute.", "details": null, "hint": null}',
    detail = '{"status": 429, "headers": {"Retry-After": "60"}}';
end
$$;

-- The link that a token opens; none if the token was never issued, has expired or was revoked, or its piece or owner is
-- gone. Callers can't tell these cases apart. A link opens 60 times a minute. Invalid tokens get 60 responses a minute
-- from all senders together, and valid ones aren't affected.
create function private.review_link_of(token text) returns public.review_links
language plpgsql volatile security definer set search_path = ''
as $$
declare
  link public.review_links;
begin
  select each.* into link from public.review_links as each
  join public.pieces as piece on piece.id = each.piece_id
  join public.staff_directory as staff on staff.user_id = each.owner_id
  where each.token_hash = private.hash_of(token)
    and each.revoked_at is null and each.expires_at > now() and piece.deleted_at is null and staff.is_active
  for update of each;
  if not found then
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('private.review_guesses'));
    if (select count(*) >= 60 from private.review_guesses where guessed_at > clock_timestamp() - interval '1 minute') then
      perform private.raise_too_many_requests();
    end if;
    insert into private.review_guesses default values;
    return null;
  end if;
  if link.minute_began > now() - interval '1 minute' and link.opened_in_minute >= 60 then
    perform private.raise_too_many_requests();
  end if;
  update public.review_links set
    minute_began = case when minute_began > now() - interval '1 minute' then minute_began else now() end,
    opened_in_minute = case when minute_began > now() - interval '1 minute' then opened_in_minute + 1 else 1 end
  where id = link.id;
  return link;
end
$$;

create function private.open_review_link(token text) returns table (
  name text, designer text, designer_version integer, brand_version text, version integer, draft jsonb, pictures jsonb,
  saved_at timestamptz, expires_at timestamptz, contact jsonb, sender text
)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  link public.review_links := private.review_link_of(token);
begin
  if link.id is null then
    return;
  end if;
  update public.review_links set opened = opened + 1, last_opened_at = now() where id = link.id;
  return query select piece.name, piece.designer, shown.designer_version, shown.brand_version, shown.version, shown.draft,
    private.pictures_in(shown.draft, shown.pictures), shown.saved_at, link.expires_at, link.contact,
    (
      select btrim(concat_ws(' ', giver.first_name, giver.last_name)) from public.staff_directory as giver
      where giver.user_id = link.owner_id
    )
  from public.piece_versions as shown join public.pieces as piece on piece.id = shown.piece_id
  where shown.piece_id = link.piece_id and shown.version = link.version;
end
$$;
grant execute on function private.open_review_link to anon, authenticated;

-- The version that a link shows, with its contact line and its sender, and nothing else; no row for an invalid token.
create function public.open_review_link(token text) returns table (
  name text, designer text, designer_version integer, brand_version text, version integer, draft jsonb, pictures jsonb,
  saved_at timestamptz, expires_at timestamptz, contact jsonb, sender text
)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.open_review_link(token)
$$;
grant execute on function public.open_review_link to anon, authenticated;

create function private.review_pictures(token text) returns setof text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  link public.review_links := private.review_link_of(token);
begin
  return query select distinct named.value from public.piece_versions as shown
  cross join lateral jsonb_each_text(private.pictures_in(shown.draft, shown.pictures)) as named
  where shown.piece_id = link.piece_id and shown.version = link.version;
end
$$;
grant execute on function private.review_pictures to service_role;

-- The stored names of that version's pictures, for the function `review-pictures`, which signs their addresses.
create function public.review_pictures(token text) returns setof text
language sql volatile security invoker set search_path = ''
as $$
  select * from private.review_pictures(token)
$$;
grant execute on function public.review_pictures to service_role;

create function private.keep_review_link_quota() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('quota ' || new.owner_id));
  if (
    select count(*) from public.review_links as open
    where open.owner_id = new.owner_id and open.revoked_at is null and open.expires_at > now()
  ) >= private.quota_of('review links') then
    raise exception 'You have 20 active review links. Revoke one before you create another.' using errcode = '23514';
  end if;
  return new;
end
$$;

create trigger keep_review_link_quota before insert on public.review_links
for each row execute function private.keep_review_link_quota();

-- The team's own photographs: any active staff member adds one, administrators approve it, and every picture field
-- finds it.

-- Boxes around faces, as fractions of the picture from its top left. Cropping keeps them in view.
create function private.are_faces(faces jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(faces) = 'array' and jsonb_array_length(faces) <= 40 then not exists (
    select 1 from jsonb_array_elements(faces) as face
    where case when (
        select array_agg(side.key order by side.key) = '{height,width,x,y}' and bool_and(jsonb_typeof(side.value) = 'number')
        from jsonb_each(case jsonb_typeof(face) when 'object' then face else '{}' end) as side
      ) then not (
        (face ->> 'x')::numeric >= 0 and (face ->> 'y')::numeric >= 0 and (face ->> 'width')::numeric > 0 and (face ->> 'height')::numeric > 0
        and (face ->> 'x')::numeric + (face ->> 'width')::numeric <= 1 and (face ->> 'y')::numeric + (face ->> 'height')::numeric <= 1
      ) else true end
  ) else false end
$$;

create function private.are_topics(topics text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select cardinality(topics) <= 20 and not exists (
    select 1 from unnest(topics) as topic where not coalesce(private.is_title(topic) and char_length(topic) <= 40, false)
  )
$$;

create table public.team_pictures (
  -- Created by the client, so that a repeated request doesn't add a second one. Drafts name a picture by it.
  id uuid primary key,
  title text not null check (private.is_title(title)),
  topics text[] not null default '{}' check (private.are_topics(topics)),
  credit text not null check (private.is_title(credit)),
  -- The license, or who gave permission and for what.
  rights text not null check (private.trimmed(rights) <> '' and char_length(rights) <= 500 and private.is_plain(rights)),
  -- The last day it can be used; null for no end.
  expires_on date check (expires_on between date '2000-01-01' and date '2100-12-31'),
  faces jsonb not null default '[]' check (private.are_faces(faces)),
  -- In pixels, as measured by the uploader's browser.
  width integer not null check (width between 1 and 100000),
  height integer not null check (height between 1 and 100000),
  -- Its file in the bucket of the pieces' pictures. Stored once per content, and checked on upload.
  sha256 text not null references private.pictures (sha256),
  -- A small copy for lists; a picture that is small itself names its own file.
  preview text not null references private.pictures (sha256),
  -- No foreign keys: records of what someone did outlive their account.
  uploaded_by uuid not null,
  approved_by uuid,
  approved_at timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  constraint approval_names_someone check ((approved_by is null) = (approved_at is null))
);
comment on table public.team_pictures is 'The team''s own photographs. A row stays, because drafts name it.';

alter table public.team_pictures enable row level security;
grant select on table public.team_pictures to authenticated, service_role;

create index team_pictures_sha256 on public.team_pictures (sha256);
create index team_pictures_preview on public.team_pictures (preview);
create index team_pictures_uploaded_by on public.team_pictures (uploaded_by);

-- A photograph's status. Its last day ends when it's over on Baker Island, as with positions.
create function private.team_picture_state(shown public.team_pictures) returns text
language sql stable set search_path = ''
as $$
  select case
    when shown.withdrawn_at is not null then 'withdrawn'
    when shown.expires_on < (now() at time zone '-12')::date then 'expired'
    when shown.approved_at is null then 'waiting'
    else 'approved'
  end
$$;
grant execute on function private.team_picture_state to authenticated;

create policy team_pictures_read on public.team_pictures
for select to authenticated
using (
  (select private.is_administrator())
  or (
    (select private.current_staff_role()) is not null
    and (uploaded_by = (select private.current_account()) or private.team_picture_state(team_pictures) = 'approved')
  )
);

-- Every photograph that the caller can see, whether it can be used, and who added it.
create function public.list_team_pictures() returns table (
  id uuid, title text, topics text[], credit text, rights text, expires_on date, faces jsonb, width integer, height integer, preview text,
  uploaded_by uuid, uploader text, created_at timestamptz, state text
)
language sql stable security invoker set search_path = ''
as $$
  select shown.id, shown.title, shown.topics, shown.credit, shown.rights, shown.expires_on, shown.faces, shown.width, shown.height,
    shown.preview, shown.uploaded_by, nullif(concat_ws(' ', person.first_name, person.last_name), ''), shown.created_at,
    private.team_picture_state(shown)
  from public.team_pictures as shown left join public.staff_directory as person on person.user_id = shown.uploaded_by
$$;
grant execute on function public.list_team_pictures to authenticated;

create function private.add_team_picture(
  picture uuid, sha256 text, preview text, title text, topics jsonb, credit text, rights text, expires_on date, faces jsonb, width integer,
  height integer
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  me uuid := private.require_staff();
begin
  -- Without the lock, two concurrent requests would each see room for one more.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.team_pictures'));
  if exists (select 1 from public.team_pictures as own where own.id = picture and own.uploaded_by = me) then
    return;
  end if;
  if (select count(*) from public.team_pictures) >= 2000 then
    raise exception 'The team has reached its limit of 2,000 photographs. Add this picture to your piece instead.' using errcode = '23514';
  end if;
  if exists (
    select 1 from unnest(array[sha256, preview]) as file
    where not exists (select 1 from private.picture_holders as held where held.sha256 = file and held.account_id = me)
  ) then
    raise exception 'This photograph hasn''t been uploaded yet.' using errcode = '23514';
  end if;
  insert into public.team_pictures (id, title, topics, credit, rights, expires_on, faces, width, height, sha256, preview, uploaded_by)
  values (
    picture, private.trimmed(title), private.texts_of(topics), private.trimmed(credit), private.trimmed(rights), expires_on, faces, width,
    height, sha256, preview, me
  );
end
$$;
grant execute on function private.add_team_picture to authenticated;

-- Adds a photograph that the caller has stored; it waits for approval. The client creates the id, `picture`. For active
-- staff.
create function public.add_team_picture(
  picture uuid, sha256 text, preview text, title text, topics jsonb, credit text, rights text, faces jsonb, width integer, height integer,
  expires_on date default null
) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.add_team_picture(picture, sha256, preview, title, topics, credit, rights, expires_on, faces, width, height)
$$;
grant execute on function public.add_team_picture to authenticated;

create function private.edit_team_picture(
  picture uuid, title text, topics jsonb, credit text, rights text, expires_on date, faces jsonb
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
begin
  perform private.require_administrator('approve, edit or withdraw team photographs');
  update public.team_pictures as kept set
    title = private.trimmed(title), topics = private.texts_of(topics), credit = private.trimmed(credit), rights = private.trimmed(rights),
    expires_on = expires_on, faces = faces
  where kept.id = picture;
  if not found then
    raise exception 'This photograph doesn''t exist.' using errcode = '23514';
  end if;
end
$$;
grant execute on function private.edit_team_picture to authenticated;

-- Changes the texts about a photograph. For administrators.
create function public.edit_team_picture(
  picture uuid, title text, topics jsonb, credit text, rights text, faces jsonb, expires_on date default null
) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.edit_team_picture(picture, title, topics, credit, rights, expires_on, faces)
$$;
grant execute on function public.edit_team_picture to authenticated;

create function private.approve_team_picture(picture uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.require_administrator('approve, edit or withdraw team photographs');
begin
  update public.team_pictures as kept set approved_by = me, approved_at = now(), withdrawn_at = null
  where kept.id = picture and (kept.approved_at is null or kept.withdrawn_at is not null);
  if not exists (select 1 from public.team_pictures as kept where kept.id = picture) then
    raise exception 'This photograph doesn''t exist.' using errcode = '23514';
  end if;
end
$$;
grant execute on function private.approve_team_picture to authenticated;

-- Lets all staff use a photograph, including one that was withdrawn. Safe to repeat. For administrators.
create function public.approve_team_picture(picture uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.approve_team_picture(picture)
$$;
grant execute on function public.approve_team_picture to authenticated;

create function private.withdraw_team_picture(picture uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_administrator('approve, edit or withdraw team photographs');
  update public.team_pictures as kept set withdrawn_at = coalesce(kept.withdrawn_at, now()) where kept.id = picture;
  if not found then
    raise exception 'This photograph doesn''t exist.' using errcode = '23514';
  end if;
end
$$;
grant execute on function private.withdraw_team_picture to authenticated;

-- Withdraws a photograph: no one finds it anymore, and pieces with it say so before a download. For administrators.
create function public.withdraw_team_picture(picture uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.withdraw_team_picture(picture)
$$;
grant execute on function public.withdraw_team_picture to authenticated;

create function private.team_picture_states(pictures uuid[]) returns table (id uuid, state text, expires_on date)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  return query select kept.id, private.team_picture_state(kept), kept.expires_on
  from public.team_pictures as kept where kept.id = any (pictures) limit 1000;
end
$$;
grant execute on function private.team_picture_states to authenticated;

-- The statuses of photographs: 'approved', 'waiting', 'expired' or 'withdrawn'. Includes those that the caller can't
-- see anymore, because their pieces name them; one that doesn't exist has no row. For active staff.
create function public.team_picture_states(pictures jsonb) returns table (id uuid, state text, expires_on date)
language sql stable security invoker set search_path = ''
as $$
  select * from private.team_picture_states(private.ids_of(pictures))
$$;
grant execute on function public.team_picture_states to authenticated;

create function private.record_team_picture() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  fields jsonb;
begin
  if tg_op = 'INSERT' then
    perform private.record_event('team_picture.added', new.id, new.title);
  elsif tg_op = 'DELETE' then
    perform private.record_event('team_picture.deleted', old.id, old.title);
  else
    if new.withdrawn_at is not null and old.withdrawn_at is null then
      perform private.record_event('team_picture.withdrawn', new.id, new.title);
    elsif new.approved_at is distinct from old.approved_at then
      perform private.record_event('team_picture.approved', new.id, new.title);
    end if;
    fields := private.changed_fields(to_jsonb(old), to_jsonb(new), array['approved_by', 'approved_at', 'withdrawn_at']);
    if fields <> '[]' then
      perform private.record_event('team_picture.edited', new.id, new.title, jsonb_build_object('fields', fields));
    end if;
  end if;
  return null;
end
$$;

create trigger record_team_picture after insert or update or delete on public.team_pictures
for each row execute function private.record_team_picture();

-- The library: what people do with templates of the team. Their table is in 40_pieces.sql, because pieces refer to it.

-- True if a draft's pictures include this one.
create function private.includes_picture(pictures jsonb, sha256 text) returns boolean
language sql immutable set search_path = ''
as $$
  select exists (select 1 from jsonb_each_text(pictures) as named where named.value = $2)
$$;
grant execute on function private.includes_picture to service_role;

-- Refuses changes to fields that the piece's template locks.
create function private.require_unlocked(piece public.pieces, changed jsonb) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  locked text;
begin
  select field.key into locked from jsonb_each(changed) as field
  where private.rule_of(piece.field_rules, field.key) = 'locked'
    and piece.draft -> field.key is distinct from nullif(field.value, 'null') limit 1;
  if found then
    raise exception 'You changed a field that this piece''s template locks.' using errcode = '23514', hint = locked;
  end if;
end
$$;

create function private.publish_template(template uuid, piece uuid, template_name text, summary text, rules jsonb) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces;
  before public.team_templates;
begin
  perform private.require_administrator('publish templates');
  held := private.piece_for(piece, 'edit');
  if rules is null or jsonb_typeof(rules) <> 'object' or exists (
    select 1 from jsonb_each(rules) as rule
    where not held.draft ? rule.key or rule.value not in ('"locked"', '"must_change"')
  ) then
    raise exception 'Choose a rule for each template field: free, locked or must change.' using errcode = '23514';
  end if;
  select * into before from public.team_templates as held_template where held_template.id = template for update;
  if before.designer <> held.designer then
    raise exception 'A template can''t switch designers. Publish this piece as a new template.' using errcode = '23514';
  end if;
  -- Publishing the same again, after an answer was lost, makes no new version.
  if before.withdrawn_at is null and (before.draft, before.field_rules, before.name, before.summary)
    is not distinct from (held.draft, rules, private.require_title(template_name), coalesce(summary, '')) then
    return before.version;
  end if;
  insert into public.team_templates as published (
    id, designer, designer_version, brand_version, name, summary, draft, pictures, field_rules, published_by
  ) values (
    template, held.designer, held.designer_version, held.brand_version, private.require_title(template_name),
    coalesce(summary, ''), held.draft, private.pictures_in(held.draft, held.pictures),
    rules, (select private.current_account())
  )
  on conflict on constraint team_templates_pkey do update set
    version = published.version + 1, designer_version = excluded.designer_version, brand_version = excluded.brand_version,
    name = excluded.name, summary = excluded.summary, draft = excluded.draft, pictures = excluded.pictures,
    field_rules = excluded.field_rules, published_by = excluded.published_by,
    published_at = now(), withdrawn_at = null;
  return (select published.version from public.team_templates as published where published.id = template);
end
$$;
grant execute on function private.publish_template to authenticated;

-- Publishes a piece as it is now, as a new template or the next version of one. Returns the template's version.
create function public.publish_template(
  template uuid, piece uuid, template_name text, summary text default '', rules jsonb default '{}'
) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.publish_template(template, piece, template_name, summary, rules)
$$;
grant execute on function public.publish_template to authenticated;

create function private.withdraw_template(template uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_administrator('publish templates');
  update public.team_templates set withdrawn_at = coalesce(withdrawn_at, now()) where id = template;
  if not found then
    raise exception 'This template doesn''t exist.' using errcode = '23514';
  end if;
end
$$;
grant execute on function private.withdraw_template to authenticated;

create function public.withdraw_template(template uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.withdraw_template(template)
$$;
grant execute on function public.withdraw_template to authenticated;

create function private.template_for(template uuid) returns public.team_templates
language plpgsql stable security definer set search_path = ''
as $$
declare
  published public.team_templates;
begin
  perform private.require_staff();
  select * into published from public.team_templates where id = template and withdrawn_at is null;
  if not found then
    raise exception 'This template was withdrawn. Choose another one.' using errcode = '23514';
  end if;
  return published;
end
$$;

create function private.start_from_template(piece uuid, template uuid, piece_name text, folder text) returns public.saved_piece
language plpgsql volatile security definer set search_path = ''
as $$
declare
  published public.team_templates := private.template_for(template);
  made public.pieces;
begin
  made.id := piece;
  made.designer := published.designer;
  made.designer_version := published.designer_version;
  made.brand_version := published.brand_version;
  made.name := piece_name;
  made.folder := $4;
  made.draft := published.draft;
  made.pictures := published.pictures;
  made.from_template := published.id;
  made.template_version := published.version;
  made.field_rules := published.field_rules;
  return private.begin_piece(made, true);
end
$$;
grant execute on function private.start_from_template to authenticated;

-- The first version is the template's draft: its value of a field that must be changed is a placeholder.
create function public.start_from_template(piece uuid, template uuid, piece_name text, folder text default null)
returns public.saved_piece
language sql volatile security invoker set search_path = ''
as $$
  select private.start_from_template(piece, template, piece_name, folder)
$$;
grant execute on function public.start_from_template to authenticated;

create function private.follow_template(piece uuid, mutation uuid) returns public.saved_piece
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held public.pieces := private.piece_for(piece, 'edit');
  published public.team_templates := private.template_for(held.from_template);
begin
  if private.is_new_mutation(held.id, mutation) and published.version > held.template_version then
    perform private.ensure_current_version(held.id);
    -- The piece keeps no values of its own in locked fields.
    perform private.write_fields(held, held.revision, (
      select coalesce(jsonb_object_agg(own.key, null), '{}') from jsonb_object_keys(held.draft) as own (key)
      where private.rule_of(published.field_rules, own.key) = 'locked'
    ) || (
      select coalesce(jsonb_object_agg(field.key, field.value), '{}') from jsonb_each(published.draft) as field
      where private.rule_of(published.field_rules, field.key) = 'locked' or not held.draft ? field.key
    ), mutation);
    insert into public.piece_pictures (piece_id, sha256, added_by)
    select distinct held.id, named.value, (select private.current_account()) from jsonb_each_text(published.pictures) as named
    on conflict do nothing;
    update public.pieces as present set
      template_version = published.version, field_rules = published.field_rules,
      designer_version = greatest(present.designer_version, published.designer_version),
      pictures = present.pictures || published.pictures
    where present.id = held.id;
    perform private.add_version(held.id, null);
  end if;
  return private.saved_piece(held.id, mutation);
end
$$;
grant execute on function private.follow_template to authenticated;

-- Updates a piece to its template's newest version: the values of locked fields, and fields that the piece doesn't have
-- yet. The rest stays as it is, and the previous state is kept as a version.
create function public.follow_template(piece uuid, mutation uuid) returns public.saved_piece
language sql volatile security invoker set search_path = ''
as $$
  select private.follow_template(piece, mutation)
$$;
grant execute on function public.follow_template to authenticated;

create function private.record_template() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.record_event('template.deleted', old.id, old.name);
  elsif tg_op = 'UPDATE' and new.withdrawn_at is not null and old.withdrawn_at is null then
    perform private.record_event('template.withdrawn', new.id, new.name);
  elsif tg_op = 'INSERT' or new.version <> old.version then
    perform private.record_event('template.published', new.id, new.name, jsonb_build_object('version', new.version));
  elsif new is distinct from old then
    perform private.record_event('template.changed', new.id, new.name);
  end if;
  return null;
end
$$;

create trigger record_template after insert or update or delete on public.team_templates
for each row execute function private.record_template();

-- The library: saved looks of pieces, to find what their designer now draws differently.

-- A piece's look when it was last saved. Valid until the piece's contents change.
create table private.saved_looks (
  piece_id uuid primary key references public.pieces (id) on delete cascade,
  -- Digest of the draft and pictures that it shows.
  digest text not null,
  -- `sides`: each as a JPEG in a data URL, or as an email's HTML. `user`: the person whose details they show.
  look jsonb not null,
  saved_at timestamptz not null default now()
);

alter table private.saved_looks enable row level security;

create function private.is_look(look jsonb) returns boolean
language sql immutable security definer set search_path = ''
as $$
  select coalesce(
    jsonb_typeof($1 -> 'user') = 'object' and jsonb_typeof($1 -> 'sides') = 'array'
      and jsonb_array_length($1 -> 'sides') between 1 and 6 and length($1::text) <= 400000
      and not exists (select 1 from jsonb_array_elements($1 -> 'sides') as side where jsonb_typeof(side) <> 'string'), false
  )
$$;

create function private.save_look(piece uuid, revision integer, look jsonb) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces := private.piece_for(piece, 'edit');
begin
  if not private.is_look(look) then
    raise exception 'A saved look can have 1 to 6 sides and up to 400,000 characters.' using errcode = '23514';
  end if;
  if held.revision <> revision then
    return false;
  end if;
  insert into private.saved_looks as kept (piece_id, digest, look)
  values (held.id, private.content_digest(held.draft, held.pictures), look)
  on conflict (piece_id) do update set digest = excluded.digest, look = excluded.look, saved_at = now();
  return true;
end
$$;
grant execute on function private.save_look to authenticated;

-- Stores a piece's look in this revision, in place of an earlier one. For people who can change it. Returns false if it
-- has changed meanwhile.
create function public.save_look(piece uuid, revision integer, look jsonb) returns boolean
language sql volatile security invoker set search_path = ''
as $$
  select private.save_look(piece, revision, look)
$$;
grant execute on function public.save_look to authenticated;

create function private.saved_look(piece uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces := private.piece_for(piece, 'view');
begin
  return (
    select kept.look from private.saved_looks as kept
    where kept.piece_id = held.id and held.deleted_at is null and kept.digest = private.content_digest(held.draft, held.pictures)
  );
end
$$;
grant execute on function private.saved_look to authenticated;

-- A piece's saved look; null if it changed since, or none was stored. For people who can see the piece.
create function public.saved_look(piece uuid) returns jsonb
language sql volatile security invoker set search_path = ''
as $$
  select private.saved_look(piece)
$$;
grant execute on function public.saved_look to authenticated;

-- The library: designers whose pieces need approval, and their approvers.

-- Designers whose pieces need approval, and their approvers besides administrators. Without a row, no approval is
-- needed.
create table public.approval_rules (
  designer text primary key check (designer ~ '^[a-z][a-z0-9-]{0,39}$'),
  is_on boolean not null,
  -- No foreign keys: these are account ids.
  approvers uuid[] not null default '{}' check (cardinality(approvers) <= 50),
  -- True if PNG and JPEG files of approved pieces are marked as approved too.
  marks_pictures boolean not null default false
);
comment on table public.approval_rules is 'Which designers'' pieces go through approval, and who approves them besides administrators.';

alter table public.approval_rules enable row level security;
grant select on table public.approval_rules to authenticated, service_role;

create policy approval_rules_read on public.approval_rules
for select to authenticated
using ((select private.current_staff_role()) is not null);

-- True if the caller approves pieces of this designer.
create function private.may_approve(designer text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select (select private.is_administrator()) or (
    (select private.current_staff_role()) is not null and exists (
      select 1 from public.approval_rules as rule
      where rule.designer = $1 and (select private.current_account()) = any (rule.approvers)
    )
  )
$$;

create function private.set_approval_rule(designer text, is_on boolean, approvers uuid[], marks_pictures boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  named uuid;
begin
  perform private.require_administrator('change who approves');
  if cardinality(approvers) > 50 then
    raise exception 'Choose up to 50 people.' using errcode = '23514';
  end if;
  -- Someone who was named earlier may have left since.
  for named in
    select distinct each from unnest(approvers) as each
    except select unnest(rule.approvers) from public.approval_rules as rule where rule.designer = designer
  loop
    perform private.require_colleague(named);
  end loop;
  insert into public.approval_rules as rule (designer, is_on, approvers, marks_pictures)
  values (designer, is_on, array(select distinct each from unnest(approvers) as each order by each), coalesce(marks_pictures, false))
  on conflict on constraint approval_rules_pkey do update set
    is_on = excluded.is_on, approvers = excluded.approvers, marks_pictures = coalesce(marks_pictures, rule.marks_pictures)
  where (rule.is_on, rule.approvers, rule.marks_pictures)
    is distinct from (excluded.is_on, excluded.approvers, coalesce(marks_pictures, rule.marks_pictures));
end
$$;
grant execute on function private.set_approval_rule to authenticated;

-- Turns approval on or off for a designer's pieces. A version in review when it's turned off can still be answered. For
-- administrators.
-- @param approvers people who approve them besides administrators
-- @param marks_pictures marks pictures of approved pieces too; null leaves it unchanged
create function public.set_approval_rule(designer text, is_on boolean, approvers jsonb default '[]', marks_pictures boolean default null) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.set_approval_rule(designer, is_on, private.ids_of(approvers), marks_pictures)
$$;
grant execute on function public.set_approval_rule to authenticated;

create function private.record_approval_rule() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  rule public.approval_rules := coalesce(new, old);
  was_on boolean := coalesce(old.is_on, false);
begin
  if tg_op = 'DELETE' or new.is_on <> was_on then
    perform private.record_event(
      case when tg_op <> 'DELETE' and new.is_on then 'approval.turned_on' else 'approval.turned_off' end, null, rule.designer
    );
  end if;
  if tg_op <> 'DELETE' and new.approvers <> coalesce(old.approvers, '{}') then
    perform private.record_event('approval.approvers', null, new.designer, jsonb_build_object('number', cardinality(new.approvers)));
  end if;
  if tg_op <> 'DELETE' and new.marks_pictures <> coalesce(old.marks_pictures, false) then
    perform private.record_event(
      case when new.marks_pictures then 'approval.pictures_marked' else 'approval.pictures_unmarked' end, null, new.designer
    );
  end if;
  return null;
end
$$;

create trigger record_approval_rule after insert or update or delete on public.approval_rules
for each row execute function private.record_approval_rule();

-- The library: the events of versions, and the states that follow from them.

-- An approval's record besides its version. Requests of the first release have no `contact` and no `editors`.
-- - the digest of the version's draft and pictures, and the pictures
-- - the versions of the designer and the brand that drew it
-- - `preflight`: its findings; null if it didn't run
-- - `contact`: the contact line
-- - `editors`: the accounts whose changes are in it
create function private.is_approval_record(record jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(record) = 'object' then coalesce(
    (select array_agg(part order by part) from jsonb_object_keys(record - 'contact' - 'editors') as part)
      = '{brand_version,designer_version,digest,pictures,preflight}'
    and record ->> 'digest' ~ '^[0-9a-f]{64}$'
    and jsonb_typeof(record -> 'pictures') = 'object'
    and jsonb_typeof(record -> 'designer_version') = 'number'
    and jsonb_typeof(record -> 'brand_version') = 'string'
    and char_length(record ->> 'brand_version') between 1 and 40
    and private.is_plain(record ->> 'brand_version')
    and jsonb_typeof(record -> 'preflight') in ('array', 'null')
    and (not record ? 'contact' or private.is_contact(record -> 'contact'))
    and (not record ? 'editors' or jsonb_typeof(record -> 'editors') = 'array')
    and octet_length(record::text) <= 96 * 1024, false
  ) else false end
$$;

-- Identifies a file that was made from a version, without its contents.
create function private.is_download_record(record jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(record) = 'object' then coalesce(
    (select array_agg(part order by part) from jsonb_object_keys(record) as part) = '{approval,bytes,format,is_proof,sha256}'
    and record ->> 'format' in ('pdf', 'png', 'jpeg', 'zip', 'html', 'pptx')
    and record ->> 'sha256' ~ '^[0-9a-f]{64}$'
    and jsonb_typeof(record -> 'bytes') = 'number'
    and (record ->> 'bytes')::numeric between 1 and 2147483647
    and jsonb_typeof(record -> 'is_proof') = 'boolean'
    and jsonb_typeof(record -> 'approval') in ('number', 'null'), false
  ) else false end
$$;

-- Identifies files that were stored of an approved version, without their contents.
create function private.is_stored_record(record jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(record) = 'object' and jsonb_typeof(record -> 'files') = 'array' then coalesce(
    (select array_agg(part order by part) from jsonb_object_keys(record) as part) = '{approval,files}'
    and jsonb_typeof(record -> 'approval') = 'number'
    and jsonb_array_length(record -> 'files') between 1 and 20
    and (
      select bool_and(case when jsonb_typeof(file) = 'object' then coalesce(
        (select array_agg(part order by part) from jsonb_object_keys(file) as part) = '{bytes,format,sha256}'
        and file ->> 'format' in ('pdf', 'png')
        and file ->> 'sha256' ~ '^[0-9a-f]{64}$'
        and jsonb_typeof(file -> 'bytes') = 'number'
        and (file ->> 'bytes')::numeric between 1 and 52428800, false
      ) else false end)
      from jsonb_array_elements(record -> 'files') as file
    ), false
  ) else false end
$$;

-- Append-only: the events of a version, in order. Its state is the last request or answer, and isn't stored anywhere
-- else. A piece is locked while one is added, so the ids of its events are in order too. To add an action, replace both
-- constraints; if it's a step of a review, also private.review_events and the two indexes with its condition.
create table public.piece_events (
  id bigint generated by default as identity primary key,
  piece_id uuid not null,
  version integer not null,
  action text not null check (action in ('asked', 'withdrawn', 'changes_asked', 'approved', 'downloaded', 'stored')),
  -- No foreign key: records of what someone did outlive their account.
  actor_id uuid not null,
  happened_at timestamptz not null default now(),
  -- The changes requested.
  note text check (private.trimmed(note) <> '' and char_length(note) <= 2000 and private.is_plain(replace(note, E'\n', ' '))),
  record jsonb,
  foreign key (piece_id, version) references public.piece_versions (piece_id, version) on delete cascade,
  constraint only_changes_have_a_note check ((note is not null) = (action = 'changes_asked')),
  constraint piece_events_record_check check (
    case
      when action in ('asked', 'approved') then record is not null and private.is_approval_record(record)
      when action = 'downloaded' then record is not null and private.is_download_record(record)
      when action = 'stored' then record is not null and private.is_stored_record(record)
      else record is null
    end
  )
);
comment on table public.piece_events is
  'What happened to a version: requests for approval, the answers, stored files, and downloads. Never changed; deleted only with their piece.';

alter table public.piece_events enable row level security;
grant select on table public.piece_events to service_role;

create index piece_events_piece on public.piece_events (piece_id, id) where action in ('asked', 'withdrawn', 'changes_asked', 'approved');
create index piece_events_approval on public.piece_events (piece_id, version, id)
where action in ('asked', 'withdrawn', 'changes_asked', 'approved');
create index piece_events_downloaded on public.piece_events (piece_id, happened_at) where action = 'downloaded';
create index piece_events_file on public.piece_events ((record ->> 'sha256')) where action = 'downloaded';
-- One per approval.
create unique index piece_events_stored on public.piece_events (((record ->> 'approval')::bigint)) where action = 'stored';
create index piece_events_stored_file on public.piece_events using gin ((record -> 'files') jsonb_path_ops) where action = 'stored';
create index piece_events_version on public.piece_events (piece_id, version, id);
create index piece_events_asked on public.piece_events (id) where action = 'asked';
create index piece_events_answered on public.piece_events (happened_at) where action in ('changes_asked', 'approved');

-- The events that decide the state of a version; downloads and stored files don't. A view and not a function, because
-- the planner then uses the indexes with the same condition.
create view private.review_events with (security_invoker = true) as
select event.* from public.piece_events as event where event.action in ('asked', 'withdrawn', 'changes_asked', 'approved');

-- Refuses changes from everyone, including the table's owner. Events go when their piece is deleted for good, as its
-- versions do.
create function private.keep_piece_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and not exists (select 1 from public.pieces as piece where piece.id = old.piece_id) then
    return old;
  end if;
  raise exception 'You can''t change or delete a piece''s history.' using errcode = '42501';
end
$$;

create trigger keep_piece_event before update or delete on public.piece_events
for each row execute function private.keep_piece_event();

create trigger keep_piece_events before truncate on public.piece_events
for each statement execute function private.keep_piece_event();

alter table public.piece_events enable always trigger keep_piece_event;
alter table public.piece_events enable always trigger keep_piece_events;

-- Answers that a person has seen.
create table private.seen_answers (
  event_id bigint not null references public.piece_events (id) on delete cascade,
  account_id uuid not null references auth.users (id) on delete cascade,
  primary key (event_id, account_id)
);

alter table private.seen_answers enable row level security;

create index seen_answers_account_id on private.seen_answers (account_id);

-- Identifies the contents of a piece or version.
create function private.content_digest(draft jsonb, pictures jsonb) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.digest_of(jsonb_build_object('draft', draft, 'pictures', private.pictures_in(draft, pictures))::text);
end
$$;

create function private.version_digest(kept public.piece_versions) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.content_digest(kept.draft, kept.pictures);
end
$$;

-- 'draft', 'in_review', 'changes_asked', 'approved' or 'superseded'. Withdrawing a request restores an earlier
-- approval.
create function private.approval_state(piece uuid, version integer) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select case latest.action
      when 'asked' then 'in_review'
      when 'changes_asked' then 'changes_asked'
      else (
        select case when exists (
          select 1 from public.piece_events as newer
          where newer.piece_id = held.piece_id and newer.id > held.id and newer.action = 'approved'
        ) then 'superseded' else 'approved' end
        from public.piece_events as held where held.piece_id = $1 and held.version = $2 and held.action = 'approved' order by held.id desc limit 1
      )
    end
    from private.review_events as latest where latest.piece_id = $1 and latest.version = $2
    order by latest.id desc limit 1
  ), 'draft')
$$;

-- The open request of a piece, at most one: its last review event, if that's a request.
create function private.open_request(piece uuid) returns public.piece_events
language sql stable security definer set search_path = ''
as $$
  select latest.* from (
    select * from private.review_events as event where event.piece_id = $1 order by event.id desc limit 1
  ) as latest where latest.action = 'asked'
$$;

-- The approval in force of a piece: its latest. Null if there's none.
create function private.latest_approval(piece uuid) returns public.piece_events
language sql stable security definer set search_path = ''
as $$
  select event.* from public.piece_events as event where event.piece_id = $1 and event.action = 'approved' order by event.id desc limit 1
$$;

-- The approval in force of a piece, its latest, if it's for this content.
create function private.approval_of(piece uuid, digest text) returns public.piece_events
language sql stable security definer set search_path = ''
as $$
  select approved.* from private.latest_approval($1) as approved where approved.record ->> 'digest' = $2
$$;

-- The library: approval of one version of a piece by someone other than the person who made it.

-- The piece with its open request, for someone who can approve it. Raises the same error in all other cases.
create function private.piece_in_review(wanted uuid) returns public.pieces
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_piece public.pieces;
begin
  perform private.require_staff();
  select * into found_piece from public.pieces where id = wanted;
  if found_piece.id is null or found_piece.deleted_at is not null or not private.may_approve(found_piece.designer)
    or (private.open_request(wanted)).id is null then
    raise exception 'This piece isn''t waiting for your approval.' using errcode = '42501';
  end if;
  return found_piece;
end
$$;

-- True if a picture belongs to a version that waits for the caller's approval, or to the one approved before it.
create function private.is_picture_in_my_review(stored_name text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select 1 from public.piece_pictures as used
    join public.pieces as piece on piece.id = used.piece_id and piece.deleted_at is null
    cross join lateral private.open_request(piece.id) as request
    join public.piece_versions as kept on kept.piece_id = piece.id
      and kept.version in (request.version, (private.latest_approval(piece.id)).version)
    where used.sha256 = stored_name and private.may_approve(piece.designer) and request.id is not null
      and stored_name in (select named.value from jsonb_each_text(private.pictures_in(kept.draft, kept.pictures)) as named)
  );
end
$$;

-- The accounts whose changes since the last approved version are in this one, as a list: the authors of its fields and
-- of added pictures. Without an approved version, this includes the piece's creator.
create function private.editors_of(held public.pieces) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  approved public.piece_versions;
begin
  select kept.* into approved from private.latest_approval(held.id) as given
  join public.piece_versions as kept on kept.piece_id = given.piece_id and kept.version = given.version;
  return (
    select coalesce(jsonb_agg(distinct editor.account order by editor.account), '[]') from (
      select edit.value ->> 'by' as account from jsonb_each(held.edits) as edit
      where (edit.value ->> 'revision')::integer > coalesce(approved.revision, 0)
      union all
      select used.added_by::text from public.piece_pictures as used
      where used.piece_id = held.id and private.includes_picture(private.pictures_in(held.draft, held.pictures), used.sha256)
        and not coalesce(private.includes_picture(private.pictures_in(approved.draft, approved.pictures), used.sha256), false)
      union all
      select begun.saved_by::text from public.piece_versions as begun
      where begun.piece_id = held.id and begun.version = 1 and approved.piece_id is null
    ) as editor
  );
end
$$;

create function private.ask_for_approval(
  piece uuid, base_revision integer, designer_version integer, brand_version text, preflight jsonb, contact jsonb
) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces := private.piece_for(piece, 'edit');
  kept public.piece_versions;
  before public.piece_events;
  asked integer;
  me uuid := (select private.current_account());
begin
  if not exists (select 1 from public.approval_rules as rule where rule.designer = held.designer and rule.is_on) then
    raise exception 'An administrator hasn''t turned on approval for this designer.' using errcode = '23514';
  end if;
  -- Preflight looked at this revision.
  if base_revision is distinct from held.revision then
    raise exception 'This piece has changed since you opened it. Review it again, then ask for approval.' using errcode = '23514';
  end if;
  if designer_version < held.designer_version then
    raise exception 'A newer version of the portal saved this piece. Reload the page to continue.' using errcode = '23514';
  end if;
  if jsonb_typeof(preflight) = 'array' and exists (
    select 1 from jsonb_array_elements(preflight) as finding where finding ->> 'level' = 'error'
  ) then
    raise exception 'Fix the errors that the check found, then ask for approval.' using errcode = '23514';
  end if;
  if contact is not null and not private.is_contact(contact) then
    raise exception 'A contact''s name, title, email, phone and logo can have up to 300 characters each.' using errcode = '23514';
  end if;
  asked := private.ensure_current_version(held.id);
  select * into kept from public.piece_versions as each where each.piece_id = held.id and each.version = asked;
  if private.approval_state(held.id, kept.version) not in ('draft', 'changes_asked') then
    raise exception 'This version is already in review or approved.' using errcode = '23514';
  end if;
  before := private.open_request(held.id);
  if before.id is not null then
    insert into public.piece_events (piece_id, version, action, actor_id) values (held.id, before.version, 'withdrawn', me);
  end if;
  insert into public.piece_events (piece_id, version, action, actor_id, record) values (
    held.id, kept.version, 'asked', me, jsonb_build_object(
      'digest', private.version_digest(kept), 'pictures', private.pictures_in(kept.draft, kept.pictures),
      'designer_version', designer_version, 'brand_version', brand_version, 'preflight', preflight,
      'editors', private.editors_of(held)
    ) || case when contact is null then '{}' else jsonb_build_object('contact', contact) end
  );
  return kept.version;
end
$$;
grant execute on function private.ask_for_approval to authenticated;

-- Asks for approval of a piece as it is now. Withdraws a request for an earlier version. Returns the version.
-- @param base_revision the revision that was checked
-- @param preflight its findings, or null
-- @param contact the contact line that it shows
create function public.ask_for_approval(
  piece uuid, base_revision integer, designer_version integer, brand_version text, preflight jsonb default null,
  contact jsonb default null
) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.ask_for_approval(piece, base_revision, designer_version, brand_version, preflight, contact)
$$;
grant execute on function public.ask_for_approval to authenticated;

create function private.withdraw_request(piece uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held public.pieces := private.piece_for(piece, 'edit');
  request public.piece_events := private.open_request(held.id);
begin
  if request.id is not null then
    insert into public.piece_events (piece_id, version, action, actor_id)
    values (held.id, request.version, 'withdrawn', (select private.current_account()));
  end if;
end
$$;
grant execute on function private.withdraw_request to authenticated;

-- Withdraws the open request of a piece. Does nothing if there's none.
create function public.withdraw_request(piece uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.withdraw_request(piece)
$$;
grant execute on function public.withdraw_request to authenticated;

-- True if a request is about someone's own piece: they own it, asked, made the version, or their changes are in it.
create function private.is_own_request(held public.pieces, request public.piece_events, account uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select account in (held.owner_id, request.actor_id) or coalesce(request.record -> 'editors' ? account::text, false) or exists (
    select 1 from public.piece_versions as kept
    where kept.piece_id = request.piece_id and kept.version = request.version and kept.saved_by = account
  )
$$;

-- Answers a request, after checking the caller, that it's still open, and that the stored version is the requested one.
-- Returns the event.
create function private.answer_request(piece uuid, version integer, answer text, note text) returns bigint
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces := private.piece_in_review(piece);
  request public.piece_events;
  kept public.piece_versions;
  me uuid := (select private.current_account());
  answered bigint;
begin
  select * into held from public.pieces as present where present.id = held.id for update;
  -- It may have been answered, withdrawn or edited while waiting for the lock.
  request := private.open_request(held.id);
  select * into kept from public.piece_versions as each where each.piece_id = held.id and each.version = version;
  if private.is_own_request(held, request, me) then
    raise exception 'You can''t review your own piece. Ask someone else to.' using errcode = '42501';
  end if;
  if request.id is null or request.version is distinct from version then
    raise exception 'This version isn''t in review anymore.' using errcode = '23514';
  end if;
  if private.version_digest(kept) is distinct from request.record ->> 'digest' then
    raise exception 'This isn''t the version that was sent for approval.' using errcode = '23514';
  end if;
  insert into public.piece_events (piece_id, version, action, actor_id, note, record) values (
    held.id, version, answer, me, note, case when answer = 'approved' then request.record end
  ) returning id into answered;
  return answered;
end
$$;

create function private.approve_version(piece uuid, version integer) returns bigint
language sql volatile security definer set search_path = ''
as $$
  select private.answer_request(piece, version, 'approved', null)
$$;
grant execute on function private.approve_version to authenticated;

-- Approves the version in review, which supersedes an earlier approval. Returns the approval. For administrators and
-- the designer's approvers.
create function public.approve_version(piece uuid, version integer) returns bigint
language sql volatile security invoker set search_path = ''
as $$
  select private.approve_version(piece, version)
$$;
grant execute on function public.approve_version to authenticated;

create function private.ask_for_changes(piece uuid, version integer, note text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if coalesce(private.trimmed(note), '') = '' or char_length(private.trimmed(note)) > 2000 then
    raise exception 'Describe what should change in 1 to 2,000 characters.' using errcode = '23514';
  end if;
  perform private.answer_request(piece, version, 'changes_asked', private.trimmed(note));
end
$$;
grant execute on function private.ask_for_changes to authenticated;

-- Sends the version in review back with a note. For administrators and the designer's approvers.
create function public.ask_for_changes(piece uuid, version integer, note text) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.ask_for_changes(piece, version, note)
$$;
grant execute on function public.ask_for_changes to authenticated;

-- The library: what colleagues read about approvals.

create function private.approval_history(piece uuid) returns table (
  id bigint, version integer, action text, actor_id uuid, actor text, happened_at timestamptz, note text, record jsonb, state text,
  files jsonb
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  held public.pieces;
begin
  perform private.require_staff();
  select * into held from public.pieces as present where present.id = $1;
  if held.id is null or not (
    held.owner_id = (select private.current_account())
    or (held.deleted_at is null and (private.rights_on(held) is not null or private.may_approve(held.designer)))
  ) then
    raise exception 'This piece doesn''t exist, or it isn''t shared with you.' using errcode = '42501';
  end if;
  return query select event.id, event.version, event.action, event.actor_id, private.name_of(event.actor_id), event.happened_at, event.note,
    event.record, private.approval_state(event.piece_id, event.version),
    case when event.action = 'approved' then (private.stored_event(event.id)).record -> 'files' end
  from private.review_events as event where event.piece_id = held.id order by event.id desc limit 500;
end
$$;
grant execute on function private.approval_history to authenticated;

-- Events of a piece's versions, latest first, each with the present state of its version, and approvals with their
-- stored files. For anyone who can see the piece or approve it.
create function public.approval_history(piece uuid) returns table (
  id bigint, version integer, action text, actor_id uuid, actor text, happened_at timestamptz, note text, record jsonb, state text,
  files jsonb
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.approval_history(piece)
$$;
grant execute on function public.approval_history to authenticated;

create function private.open_in_review(piece uuid) returns table (
  name text, designer text, version integer, draft jsonb, pictures jsonb, designer_version integer, asked_by text, asked_at timestamptz,
  record jsonb
)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  held public.pieces := private.piece_in_review($1);
  request public.piece_events := private.open_request(held.id);
begin
  return query select held.name, held.designer, kept.version, kept.draft, private.pictures_in(kept.draft, kept.pictures),
    kept.designer_version, private.name_of(request.actor_id), request.happened_at, request.record
  from public.piece_versions as kept where kept.piece_id = held.id and kept.version = request.version;
end
$$;
grant execute on function private.open_in_review to authenticated;

-- The version of a piece that's in review, and nothing else of it. For administrators and the designer's approvers.
create function public.open_in_review(piece uuid) returns table (
  name text, designer text, version integer, draft jsonb, pictures jsonb, designer_version integer, asked_by text, asked_at timestamptz,
  record jsonb
)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.open_in_review(piece)
$$;
grant execute on function public.open_in_review to authenticated;

create function private.open_last_approved(piece uuid) returns table (
  version integer, draft jsonb, pictures jsonb, designer_version integer, approved_by text, approved_at timestamptz
)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  held public.pieces := private.piece_in_review($1);
begin
  return query select kept.version, kept.draft, private.pictures_in(kept.draft, kept.pictures), kept.designer_version,
    private.name_of(given.actor_id), given.happened_at
  from private.latest_approval(held.id) as given
  join public.piece_versions as kept on kept.piece_id = given.piece_id and kept.version = given.version;
end
$$;
grant execute on function private.open_last_approved to authenticated;

-- The last approved version before the one in review, to compare them; no row if there was none. For anyone who can
-- open the one in review.
create function public.open_last_approved(piece uuid) returns table (
  version integer, draft jsonb, pictures jsonb, designer_version integer, approved_by text, approved_at timestamptz
)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.open_last_approved(piece)
$$;
grant execute on function public.open_last_approved to authenticated;

create function private.approvals_waiting() returns table (
  piece uuid, name text, designer text, version integer, asked_by text, asked_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me uuid := private.require_staff();
begin
  return query select asked.id, asked.name, asked.designer, request.version, private.name_of(request.actor_id), request.happened_at
  from public.piece_events as request
  join public.pieces as asked on asked.id = request.piece_id and asked.deleted_at is null
  where request.action = 'asked' and private.may_approve(asked.designer) and not private.is_own_request(asked, request, me)
    and not exists (select 1 from private.review_events as later where later.piece_id = request.piece_id and later.id > request.id)
  order by request.id limit 50;
end
$$;
grant execute on function private.approvals_waiting to authenticated;

-- Pieces that the caller can approve or send back, longest waiting first.
create function public.approvals_waiting() returns table (
  piece uuid, name text, designer text, version integer, asked_by text, asked_at timestamptz
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.approvals_waiting()
$$;
grant execute on function public.approvals_waiting to authenticated;

create function private.approval_answers() returns table (
  id bigint, piece uuid, name text, designer text, version integer, action text, answered_by text, answered_at timestamptz, note text
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me uuid := private.require_staff();
begin
  return query select answer.id, asked.id, asked.name, asked.designer, answer.version, answer.action, private.name_of(answer.actor_id),
    answer.happened_at, answer.note
  from public.piece_events as answer join public.pieces as asked on asked.id = answer.piece_id and asked.deleted_at is null
  where answer.action in ('changes_asked', 'approved') and answer.happened_at > now() - interval '30 days'
    and private.rights_on(asked) is not null
    and (asked.owner_id = me or exists (
      select 1 from public.piece_events as request
      where request.piece_id = answer.piece_id and request.version = answer.version and request.action = 'asked' and request.actor_id = me
    ))
    and not exists (select 1 from private.seen_answers as seen where seen.event_id = answer.id and seen.account_id = me)
  order by answer.id desc limit 20;
end
$$;
grant execute on function private.approval_answers to authenticated;

-- Answers of the last 30 days to the caller's requests, or about their pieces, that they haven't seen. Latest first.
create function public.approval_answers() returns table (
  id bigint, piece uuid, name text, designer text, version integer, action text, answered_by text, answered_at timestamptz, note text
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.approval_answers()
$$;
grant execute on function public.approval_answers to authenticated;

create function private.see_answer(event bigint) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.require_staff();
begin
  insert into private.seen_answers (event_id, account_id)
  select answer.id, me from private.approval_answers() as answer where answer.id = event
  on conflict do nothing;
end
$$;
grant execute on function private.see_answer to authenticated;

-- Dismisses the notice of an answer.
create function public.see_answer(event bigint) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.see_answer(event)
$$;
grant execute on function public.see_answer to authenticated;

-- Emails about approvals that were given to the schedule to send.

create table private.event_mails (
  event_id bigint not null references public.piece_events (id) on delete cascade,
  account_id uuid not null references auth.users (id) on delete cascade,
  taken_at timestamptz not null default now(),
  primary key (event_id, account_id)
);

alter table private.event_mails enable row level security;

create index event_mails_account_id on private.event_mails (account_id);

-- Events that may need an email.
create index piece_events_mailed on public.piece_events (happened_at) where action in ('asked', 'changes_asked', 'approved');

-- People to email now about a request or an answer, each once. Nothing is returned twice, so the caller must send it:
-- 200 emails at a time, the oldest first. A request is emailed while it's open, to the designer's approvers or, if none
-- of them can answer it, to administrators; an answer to the person who asked and the owner, unless they've seen it.
-- The minute leaves time to withdraw a request; after a day it's no longer news.
create function private.approval_mails_due() returns table (
  event bigint, action text, email text, first_name text, piece uuid, name text, designer text, version integer, actor text
)
language sql volatile security definer set search_path = ''
as $$
  with fresh as (
    select event.id, event.piece_id, event.version, event.action, event.actor_id, about.name, about.designer, about.owner_id, about.everybody,
      kept.saved_by
    from public.piece_events as event
    join public.pieces as about on about.id = event.piece_id and about.deleted_at is null
    join public.piece_versions as kept on kept.piece_id = event.piece_id and kept.version = event.version
    where event.action in ('asked', 'changes_asked', 'approved')
      and event.happened_at between now() - interval '1 day' and now() - interval '1 minute'
      and (event.action <> 'asked' or (private.open_request(event.piece_id)).id = event.id)
  ), approvers as (
    select fresh.id as event_id, staff.user_id as account_id,
      staff.user_id = any (coalesce(rule.approvers, '{}')) as is_named,
      bool_or(staff.user_id = any (coalesce(rule.approvers, '{}'))) over (partition by fresh.id) as has_named
    from fresh
    left join public.approval_rules as rule on rule.designer = fresh.designer
    join public.staff_directory as staff on staff.is_active and staff.user_id is not null
      and (staff.user_id = any (coalesce(rule.approvers, '{}')) or staff.role in ('admin', 'super_admin'))
      and staff.user_id not in (fresh.owner_id, fresh.actor_id, fresh.saved_by)
    where fresh.action = 'asked'
  ), readers as (
    select approvers.event_id, approvers.account_id from approvers where approvers.is_named or not approvers.has_named
    union
    select fresh.id, told.account_id from fresh cross join lateral (
      select fresh.owner_id as account_id
      union
      select request.actor_id from public.piece_events as request
      where request.piece_id = fresh.piece_id and request.version = fresh.version and request.action = 'asked' and request.id < fresh.id
        -- Someone who asked may not see the piece anymore.
        and (fresh.everybody is not null or exists (
          select 1 from public.piece_shares as share where share.piece_id = fresh.piece_id and share.person_id = request.actor_id
        ))
    ) as told
    where fresh.action <> 'asked' and told.account_id <> fresh.actor_id
      and not exists (select 1 from private.seen_answers as seen where seen.event_id = fresh.id and seen.account_id = told.account_id)
  ), due as (
    insert into private.event_mails (event_id, account_id)
    select readers.event_id, readers.account_id from readers
    join public.staff_directory as reader on reader.user_id = readers.account_id and reader.is_active
    where not exists (
      select 1 from private.event_mails as taken where taken.event_id = readers.event_id and taken.account_id = readers.account_id
    )
    order by readers.event_id, readers.account_id limit 200
    -- Another run may have taken it since it was read above.
    on conflict do nothing
    returning event_mails.event_id, event_mails.account_id
  )
  select fresh.id, fresh.action, reader.email::text, reader.first_name::text, fresh.piece_id, fresh.name, fresh.designer, fresh.version,
    private.name_of(fresh.actor_id)
  from due join fresh on fresh.id = due.event_id
  join public.staff_directory as reader on reader.user_id = due.account_id and reader.is_active
  order by fresh.id, reader.email
$$;
grant execute on function private.approval_mails_due to service_role;

create function public.approval_mails_due() returns table (
  event bigint, action text, email text, first_name text, piece uuid, name text, designer text, version integer, actor text
)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.approval_mails_due()
$$;
grant execute on function public.approval_mails_due to service_role;

-- The library: files of approved versions. The approver's browser makes them, or later an administrator's. They're
-- stored for good and never replaced.

-- True if the event stored this file.
create function private.has_file(event public.piece_events, sha256 text) returns boolean
language sql immutable set search_path = ''
as $$
  select $1.record -> 'files' @> jsonb_build_array(jsonb_build_object('sha256', $2))
$$;

-- The event that stored files for an approval; no row if nothing was stored yet.
create function private.stored_event(approval bigint) returns public.piece_events
language sql stable security definer set search_path = ''
as $$
  select event.* from public.piece_events as event where event.action = 'stored' and (event.record ->> 'approval')::bigint = $1
$$;

-- The approval in a stored name, '<approval>/<SHA-256>'; null for any other name.
create function private.approval_in_name(stored_name text) returns bigint
language sql immutable set search_path = ''
as $$
  select case when stored_name ~ '^[1-9][0-9]{0,17}/[0-9a-f]{64}$' then split_part(stored_name, '/', 1)::bigint end
$$;

-- The request that an approval answered.
create function private.answered_request(given public.piece_events) returns public.piece_events
language sql stable security definer set search_path = ''
as $$
  select asked.* from public.piece_events as asked
  where asked.piece_id = $1.piece_id and asked.version = $1.version and asked.action = 'asked' and asked.id < $1.id
  order by asked.id desc limit 1
$$;

-- True if the caller can store files for an approval in force that has none: they gave it, or they're an administrator
-- who could have given it.
create function private.may_store_for(approval bigint) returns boolean
language sql stable security definer set search_path = ''
as $$
  select (select private.current_staff_role()) is not null and exists (
    select 1 from public.piece_events as given join public.pieces as piece on piece.id = given.piece_id
    where given.id = $1 and given.action = 'approved'
      and (private.latest_approval(given.piece_id)).id = given.id and (private.stored_event(given.id)).id is null
      and (given.actor_id = (select private.current_account()) or (
        (select private.is_administrator()) and piece.deleted_at is null
        and not private.is_own_request(piece, private.answered_request(given), (select private.current_account()))
      ))
  )
$$;

-- Twenty files at most: a piece has no more sides.
create function private.may_store_approved_file(stored_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.may_store_for(private.approval_in_name(stored_name)) and (
    select count(*) from storage.objects as stored
    where stored.bucket_id = 'approved-files' and starts_with(stored.name, split_part(stored_name, '/', 1) || '/')
  ) < 20
$$;
grant execute on function private.may_store_approved_file to anon, authenticated;

-- True for a stored file that the caller can read: they can see its piece, approved it, or are an administrator.
create function private.may_read_approved_file(stored_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select (select private.current_staff_role()) is not null and exists (
    select 1 from private.stored_event(private.approval_in_name(stored_name)) as stored
    join public.pieces as piece on piece.id = stored.piece_id
    where private.has_file(stored, split_part(stored_name, '/', 2)) and (
      piece.owner_id = (select private.current_account())
      or (piece.deleted_at is null and (
        private.rights_on(piece) is not null
        or (
          select given.actor_id from public.piece_events as given where given.id = (stored.record ->> 'approval')::bigint
        ) = (select private.current_account())
        or (select private.is_administrator())
      ))
    )
  )
$$;
grant execute on function private.may_read_approved_file to authenticated;

create function private.store_approved_files(approval bigint, files jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  given public.piece_events;
  stored public.piece_events := private.stored_event(approval);
  me uuid := private.require_staff();
begin
  -- Asking again after a lost answer changes nothing.
  if stored.id is not null and stored.actor_id = me and stored.record -> 'files' = files then
    return;
  end if;
  select * into given from public.piece_events as event where event.id = approval and event.action = 'approved';
  perform from public.pieces as present where present.id = given.piece_id for update;
  if not private.may_store_for(approval) then
    raise exception 'Only the approver, or an administrator who doesn''t own the piece, can store approved files. They can be stored once, while the approval is current.'
      using errcode = '42501';
  end if;
  if not private.is_stored_record(jsonb_build_object('approval', approval, 'files', files)) then
    raise exception 'Send up to 20 files, each with its format, size and SHA-256 hash.' using errcode = '23514';
  end if;
  if exists (
    select 1 from jsonb_array_elements(files) as file where not exists (
      select 1 from storage.objects as held
      where held.bucket_id = 'approved-files' and held.name = approval || '/' || (file ->> 'sha256')
        and coalesce(held.metadata ->> 'size', held.metadata ->> 'contentLength') = file ->> 'bytes'
    )
  ) then
    raise exception 'A file didn''t finish uploading. Store it again.' using errcode = '23514';
  end if;
  insert into public.piece_events (piece_id, version, action, actor_id, record)
  values (given.piece_id, given.version, 'stored', me, jsonb_build_object('approval', approval, 'files', files));
end
$$;
grant execute on function private.store_approved_files to authenticated;

-- Records the files of an approval, once they're uploaded as '<approval>/<SHA-256>'. For the person who gave it, and
-- administrators who don't own the piece.
create function public.store_approved_files(approval bigint, files jsonb) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.store_approved_files(approval, files)
$$;
grant execute on function public.store_approved_files to authenticated;

create function private.record_approved_file(approval bigint, sha256 text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  stored public.piece_events := private.stored_event(approval);
  file jsonb;
begin
  if not private.may_read_approved_file(approval || '/' || sha256) then
    raise exception 'This file doesn''t exist, or its piece isn''t shared with you.' using errcode = '42501';
  end if;
  perform from public.pieces as present where present.id = stored.piece_id for update;
  perform private.require_downloads_left(stored.piece_id);
  select each into file from jsonb_array_elements(stored.record -> 'files') as each where each ->> 'sha256' = sha256;
  insert into public.piece_events (piece_id, version, action, actor_id, record) values (
    stored.piece_id, stored.version, 'downloaded', (select private.current_account()),
    file || jsonb_build_object('is_proof', false, 'approval', approval)
  );
end
$$;
grant execute on function private.record_approved_file to authenticated;

-- Records the download of a stored file, for anyone who can read it.
create function public.record_approved_file(approval bigint, sha256 text) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.record_approved_file(approval, sha256)
$$;
grant execute on function public.record_approved_file to authenticated;

-- Stored files whose piece is gone, and uploads that never became files of an approval. Up to 500. For the schedule.
create function public.approved_files_to_sweep() returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select coalesce(jsonb_agg(name), '[]') from (
    select held.name from storage.objects as held
    where held.bucket_id = 'approved-files' and held.created_at <= now() - interval '1 hour' and not exists (
      select 1 from public.piece_events as event
      where event.action = 'stored' and (event.record ->> 'approval')::bigint = private.approval_in_name(held.name)
        and private.has_file(event, split_part(held.name, '/', 2))
    )
    order by held.created_at limit 500
  ) as unknown
$$;
grant execute on function private.approval_in_name, private.has_file, public.approved_files_to_sweep to service_role;

-- The library: files made from pieces.

create function private.piece_standing(piece uuid) returns table (
  revision integer, approval bigint, version integer, digest text, approved_by text, approved_at timestamptz, contact jsonb
)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  held public.pieces := private.piece_for($1, 'view');
  approved public.piece_events := private.approval_of(held.id, private.content_digest(held.draft, held.pictures));
begin
  return query select held.revision, approved.id, approved.version, approved.record ->> 'digest', private.name_of(approved.actor_id),
    approved.happened_at, approved.record -> 'contact';
end
$$;
grant execute on function private.piece_standing to authenticated;

-- Compares a piece as it is now with its approval. Without an approval in force, all but `revision` is null. For anyone
-- who can see it.
create function public.piece_standing(piece uuid) returns table (
  revision integer, approval bigint, version integer, digest text, approved_by text, approved_at timestamptz, contact jsonb
)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.piece_standing(piece)
$$;
grant execute on function public.piece_standing to authenticated;

-- The author of a piece's present contents, if it's one person: the last one to change it.
create function private.last_writer(held public.pieces) returns uuid
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select (edit.value ->> 'by')::uuid from jsonb_each(held.edits) as edit order by (edit.value ->> 'revision')::integer desc limit 1),
    (select latest.saved_by from public.piece_versions as latest where latest.piece_id = held.id and latest.version = held.version)
  )
$$;

-- The number of downloads of a piece that are recorded a day.
create function private.max_daily_downloads() returns integer
language sql immutable set search_path = ''
as $$
  select 500
$$;

-- Refuses more downloads of a piece than are recorded a day.
create function private.require_downloads_left(piece uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (
    select count(*) from public.piece_events as event
    where event.piece_id = $1 and event.action = 'downloaded' and event.happened_at > now() - interval '1 day'
  ) >= private.max_daily_downloads() then
    raise exception 'This piece has reached its limit of 500 downloads a day. Try again tomorrow.' using errcode = '23514';
  end if;
end
$$;

create function private.record_download(
  piece uuid, base_revision integer, format text, sha256 text, bytes bigint, is_proof boolean, approval bigint
) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces := private.piece_for(piece, 'view');
  me uuid := (select private.current_account());
  version integer;
  shown public.piece_versions;
  file jsonb := jsonb_build_object('format', format, 'sha256', sha256, 'bytes', bytes, 'is_proof', is_proof, 'approval', approval);
begin
  if not private.is_download_record(file) then
    raise exception 'Send the file''s format, size and SHA-256 hash.' using errcode = '23514';
  end if;
  select * into held from public.pieces as present where present.id = held.id for update;
  if held.id is null or (held.owner_id <> me and (held.deleted_at is not null or private.rights_on(held) is null)) then
    raise exception 'The owner moved this piece to the trash or stopped sharing it.' using errcode = '42501';
  end if;
  perform private.require_downloads_left(held.id);
  version := case when base_revision = held.revision then private.ensure_current_version(held.id, private.last_writer(held)) else (
    select max(each.version) from public.piece_versions as each where each.piece_id = held.id and each.revision = base_revision
  ) end;
  select * into shown from public.piece_versions as each where each.piece_id = held.id and each.version = version;
  if shown.piece_id is null then
    raise exception 'This piece has changed since you opened it. Review it again, then download it.' using errcode = '23514';
  end if;
  if approval is not null and approval is distinct from (private.approval_of(held.id, private.version_digest(shown))).id then
    raise exception 'This file shows changes that aren''t approved. Download the piece again.' using errcode = '23514';
  end if;
  insert into public.piece_events (piece_id, version, action, actor_id, record) values (held.id, version, 'downloaded', me, file);
  return version;
end
$$;
grant execute on function private.record_download to authenticated;

-- Records a file that was made from a piece, and returns its version. For anyone who can see the piece.
-- @param base_revision the revision that the file shows: the present one or that of a version
-- @param approval the event of the approval that the file is marked with; it must be in force, and for what the file
-- shows
create function public.record_download(
  piece uuid, base_revision integer, format text, sha256 text, bytes bigint, is_proof boolean, approval bigint default null
) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.record_download(piece, base_revision, format, sha256, bytes, is_proof, approval)
$$;
grant execute on function public.record_download to authenticated;

create function private.check_file(sha256 text, claimed_piece uuid, claimed_version integer) returns table (
  match text, piece uuid, name text, designer text, version integer, state text, approval bigint, digest text, approved_by text,
  approved_at timestamptz, approved_now integer, is_stored boolean, downloads jsonb
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me uuid := private.require_staff();
  held public.pieces;
  shown integer;
  is_exact boolean;
  sees boolean;
  now_state text;
  approved public.piece_events;
begin
  if $1 is null or $1 !~ '^[0-9a-f]{64}$' then
    raise exception 'Send the file''s SHA-256 hash.' using errcode = '23514';
  end if;
  -- The same bytes may show several versions: the one that the file names, or an approved one, or the latest.
  select made.piece_id, made.version into held.id, shown from (
    select event.piece_id, event.version, max(event.id) as latest from public.piece_events as event
    where (event.action = 'downloaded' and event.record ->> 'sha256' = $1) or (event.action = 'stored' and private.has_file(event, $1))
    group by event.piece_id, event.version order by latest desc limit 100
  ) as made
  order by (made.piece_id, made.version) is not distinct from ($2, $3) desc,
    private.approval_state(made.piece_id, made.version) = 'approved' desc, made.latest desc
  limit 1;
  is_exact := found;
  if not is_exact then
    select kept.piece_id, kept.version into held.id, shown from public.piece_versions as kept
    where kept.piece_id = $2 and kept.version = $3;
  end if;
  select * into held from public.pieces as present where present.id = held.id;
  if held.id is null then
    return;
  end if;
  sees := held.owner_id = me or (held.deleted_at is null and (private.rights_on(held) is not null or (
    private.may_approve(held.designer)
    and exists (select 1 from public.piece_events as event where event.piece_id = held.id and event.action = 'asked')
  )));
  if not (is_exact or sees) then
    return;
  end if;
  now_state := private.approval_state(held.id, shown);
  select * into approved from public.piece_events as event
  where event.piece_id = held.id and event.version = shown and event.action = 'approved' order by event.id desc limit 1;
  return query select
    case when is_exact then 'exact' else 'claim' end,
    case when sees then held.id end,
    case when sees or now_state in ('approved', 'superseded') then held.name end,
    held.designer, shown, now_state, approved.id, approved.record ->> 'digest', private.name_of(approved.actor_id), approved.happened_at,
    (private.latest_approval(held.id)).version,
    exists (
      select 1 from public.piece_events as event
      where event.piece_id = held.id and event.version = shown and event.action = 'stored' and private.has_file(event, $1)
    ),
    coalesce((
      select jsonb_agg(made.record || jsonb_build_object('by', private.name_of(made.actor_id), 'at', made.happened_at) order by made.id desc)
      from (
        select * from public.piece_events as event
        where event.piece_id = held.id and event.version = shown and event.action = 'downloaded' and event.record ->> 'sha256' = $1
        order by case when sees then -event.id else event.id end limit case when sees then 50 else 1 end
      ) as made
    ), '[]');
end
$$;
grant execute on function private.check_file to authenticated;

-- Looks up a file by its digest and its own metadata. No row: nothing that the caller may know. For a file that was
-- recorded or stored byte for byte, any active staff member gets its version, that version's state and the first
-- downloader; the piece's name only if the version was approved. Anything else is for people who see the piece, or may
-- approve it once it has been in review.
create function public.check_file(sha256 text, claimed_piece uuid default null, claimed_version integer default null) returns table (
  match text, piece uuid, name text, designer text, version integer, state text, approval bigint, digest text, approved_by text,
  approved_at timestamptz, approved_now integer, is_stored boolean, downloads jsonb
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.check_file(sha256, claimed_piece, claimed_version)
$$;
grant execute on function public.check_file to authenticated;

-- The library: effects of another version of the brand. Everyone compares their own pieces. Administrators compare more
-- of them, ask for approvals again, and tell the people who have files.

-- True if a picture belongs to an approved version that an administrator can check.
create function private.is_picture_in_my_brand_update(stored_name text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select private.is_administrator()) and exists (
    select 1 from public.piece_pictures as used
    join public.pieces as piece on piece.id = used.piece_id and piece.deleted_at is null
    cross join lateral private.latest_approval(piece.id) as approved
    join public.piece_versions as kept on kept.piece_id = piece.id and kept.version = approved.version
    where used.sha256 = stored_name
      and stored_name in (select named.value from jsonb_each_text(private.pictures_in(kept.draft, kept.pictures)) as named)
  );
end
$$;

-- True if an administrator can check a piece: they see it, or a version of it was approved for the company.
create function private.may_check_after_brand_update(piece public.pieces) returns boolean
language sql stable security definer set search_path = ''
as $$
  select piece.deleted_at is null and (private.rights_on(piece) is not null or (private.latest_approval(piece.id)).id is not null)
$$;

create function private.brand_update_pieces(after uuid, size integer) returns table (
  piece uuid, name text, designer text, owner text, version integer, revision integer, approval bigint, in_review boolean,
  brand_version text, contact jsonb, draft jsonb, pictures jsonb, may_store boolean
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me uuid := private.require_staff();
  is_administrator boolean := (select private.is_administrator());
begin
  return query select each.id, each.name, each.designer, private.name_of(each.owner_id), coalesce(kept.version, each.version), each.revision,
    approved.id, (private.open_request(each.id)).id is not null, coalesce(approved.record ->> 'brand_version', each.brand_version),
    approved.record -> 'contact', coalesce(kept.draft, each.draft),
    case when kept.version is null then private.pictures_in(each.draft, each.pictures) else private.pictures_in(kept.draft, kept.pictures) end,
    private.may_store_for(approved.id)
  from public.pieces as each
  left join lateral private.latest_approval(each.id) as approved on approved.id is not null
  left join public.piece_versions as kept on kept.piece_id = each.id and kept.version = approved.version
  where ($1 is null or each.id > $1) and (is_administrator or each.owner_id = me) and private.may_check_after_brand_update(each)
  order by each.id limit least(coalesce($2, 100), 100);
end
$$;
grant execute on function private.brand_update_pieces to authenticated;

-- The pieces that the caller can compare, by id, up to 100 at a time: their own, and for administrators also those they
-- see and approved ones. Each is the approved version, or else the piece as it is now.
-- - `approval`: the event of the approval
-- - `contact`: the contact line that was approved, if one was
-- - `may_store`: the approval has no stored files, and they can store them
create function public.brand_update_pieces(after uuid default null, size integer default 100) returns table (
  piece uuid, name text, designer text, owner text, version integer, revision integer, approval bigint, in_review boolean,
  brand_version text, contact jsonb, draft jsonb, pictures jsonb, may_store boolean
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.brand_update_pieces(after, size)
$$;
grant execute on function public.brand_update_pieces to authenticated;

create function private.count_private_pieces() returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_administrator('check pieces after a brand update');
  return (
    select count(*) from public.pieces as each where each.deleted_at is null and not private.may_check_after_brand_update(each)
  )::integer;
end
$$;
grant execute on function private.count_private_pieces to authenticated;

-- The number of pieces outside the trash that the caller, an administrator, can't check because they're private.
create function public.count_private_pieces() returns integer
language sql stable security invoker set search_path = ''
as $$
  select private.count_private_pieces()
$$;
grant execute on function public.count_private_pieces to authenticated;

create function private.ask_again(piece uuid, version integer, designer_version integer, brand_version text, preflight jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  me uuid := private.require_administrator('check pieces after a brand update');
  held public.pieces;
  approved public.piece_events;
  kept public.piece_versions;
begin
  select * into held from public.pieces as present where present.id = piece for update;
  approved := private.latest_approval(held.id);
  if held.id is null or held.deleted_at is not null or approved.id is null or approved.version is distinct from version then
    raise exception 'This version isn''t approved anymore.' using errcode = '23514';
  end if;
  if not exists (select 1 from public.approval_rules as rule where rule.designer = held.designer and rule.is_on) then
    raise exception 'An administrator hasn''t turned on approval for this designer.' using errcode = '23514';
  end if;
  if (private.open_request(held.id)).id is not null then
    raise exception 'This piece is already in review.' using errcode = '23514';
  end if;
  select * into kept from public.piece_versions as each where each.piece_id = held.id and each.version = version;
  if private.version_digest(kept) is distinct from approved.record ->> 'digest' then
    raise exception 'This isn''t the approved version.' using errcode = '23514';
  end if;
  insert into public.piece_events (piece_id, version, action, actor_id, record) values (
    held.id, version, 'asked', me, approved.record || jsonb_build_object(
      'designer_version', designer_version, 'brand_version', brand_version, 'preflight', preflight
    )
  );
end
$$;
grant execute on function private.ask_again to authenticated;

-- Asks again for approval of an approved version, as it looks in another version of the brand. For administrators;
-- someone else answers. `preflight` has its findings, or null.
create function public.ask_again(
  piece uuid, version integer, designer_version integer, brand_version text, preflight jsonb default null
) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.ask_again(piece, version, designer_version, brand_version, preflight)
$$;
grant execute on function public.ask_again to authenticated;

-- People to tell that pieces they downloaded look different now. One row stays for each, so that no one is told twice a
-- day.
create table private.recall_mails (
  piece_id uuid not null references public.pieces (id) on delete cascade,
  account_id uuid not null references auth.users (id) on delete cascade,
  asked_at timestamptz not null default now(),
  mailed_at timestamptz,
  primary key (piece_id, account_id)
);

alter table private.recall_mails enable row level security;

create index recall_mails_account_id on private.recall_mails (account_id);
create index recall_mails_due on private.recall_mails (asked_at) where mailed_at is null;

create function private.downloads_of(pieces jsonb) returns table (
  piece uuid, version integer, person uuid, name text, downloads bigint, happened_at timestamptz, mailed_at timestamptz, is_due boolean
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me uuid := private.require_administrator('check pieces after a brand update');
  wanted uuid[] := private.ids_of($1);
begin
  if cardinality(wanted) > 1000 then
    raise exception 'Choose up to 1,000 pieces.' using errcode = '23514';
  end if;
  return query select event.piece_id, event.version, event.actor_id, private.name_of(event.actor_id), count(*), max(event.happened_at),
    max(told.mailed_at), bool_or(told.asked_at is not null and told.mailed_at is null)
  from public.piece_events as event
  join public.pieces as each on each.id = event.piece_id and private.may_check_after_brand_update(each)
  left join private.recall_mails as told on told.piece_id = event.piece_id and told.account_id = event.actor_id
  where event.piece_id = any (wanted) and event.action = 'downloaded'
  group by event.piece_id, event.version, event.actor_id order by max(event.happened_at) desc;
end
$$;
grant execute on function private.downloads_of to authenticated;

-- The people who downloaded these versions, with the number of downloads, the last time, and whether they were emailed.
-- For administrators.
create function public.downloads_of(pieces jsonb) returns table (
  piece uuid, version integer, person uuid, name text, downloads bigint, happened_at timestamptz, mailed_at timestamptz, is_due boolean
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.downloads_of(pieces)
$$;
grant execute on function public.downloads_of to authenticated;

create function private.mail_downloaders(pieces jsonb) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  people integer;
begin
  with told as (
    insert into private.recall_mails as held (piece_id, account_id)
    select distinct made.piece, made.person from private.downloads_of(pieces) as made
    join public.staff_directory as reader on reader.user_id = made.person and reader.is_active
    where made.person <> (select private.current_account())
    on conflict (piece_id, account_id) do update set asked_at = now(), mailed_at = null where held.mailed_at < now() - interval '1 day'
    returning account_id
  )
  select count(distinct told.account_id) into people from told;
  return people;
end
$$;
grant execute on function private.mail_downloaders to authenticated;

-- Queues emails to everyone active who downloaded these pieces, except the caller; at most once a day for a piece.
-- Returns the number of people. For administrators.
create function public.mail_downloaders(pieces jsonb) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.mail_downloaders(pieces)
$$;
grant execute on function public.mail_downloaders to authenticated;

-- People to email now, each once, 200 at a time as in `shares_due`, with their number of pieces. Concurrent runs don't
-- return anyone twice.
create function private.recalls_due() returns table (email text, first_name text, pieces bigint)
language sql volatile security definer set search_path = ''
as $$
  with readers as (
    select told.account_id from private.recall_mails as told where told.mailed_at is null
    group by told.account_id order by min(told.asked_at), told.account_id limit 200
  ), due as (
    update private.recall_mails as told set mailed_at = now() from readers, public.pieces as each
    where told.account_id = readers.account_id and told.mailed_at is null and each.id = told.piece_id returning told.account_id
  )
  select reader.email::text, reader.first_name::text, count(*) from due
  join public.staff_directory as reader on reader.user_id = due.account_id and reader.is_active
  group by reader.user_id, reader.email, reader.first_name
$$;
grant execute on function private.recalls_due to service_role;

create function public.recalls_due() returns table (email text, first_name text, pieces bigint)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.recalls_due()
$$;
grant execute on function public.recalls_due to service_role;

-- The library: comments on versions of a piece, by colleagues and by people with a review link.

-- A comment is about a field or a spot on a side of one version. Its text never changes; it's open until it's resolved.
create table public.piece_comments (
  id uuid primary key,
  piece_id uuid not null,
  version integer not null,
  field text check (field ~ '^[A-Za-z][A-Za-z0-9_.-]{0,79}(@[^@#\x01-\x1f\x7f]{1,80})?$'),
  side text check (side <> '' and char_length(side) <= 80 and private.is_plain(side)),
  -- Fractions of the side's width and height.
  x double precision check (x between 0 and 1),
  y double precision check (y between 0 and 1),
  words text not null check (private.trimmed(words) = words and words <> '' and char_length(words) <= 2000 and private.is_plain(replace(words, E'\n', ' '))),
  -- No foreign key: comments outlive their author's account. Null for someone outside, who gave a name.
  author_id uuid,
  outside_name text check (private.trimmed(outside_name) = outside_name and outside_name <> '' and char_length(outside_name) <= 80 and private.is_plain(outside_name)),
  link_id uuid references public.review_links (id) on delete set null,
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by uuid,
  foreign key (piece_id, version) references public.piece_versions (piece_id, version) on delete cascade,
  constraint about_a_field_or_a_spot check ((field is null) <> (side is null) and (side is null) = (x is null) and (side is null) = (y is null)),
  constraint by_a_colleague_or_someone_outside check ((author_id is null) <> (outside_name is null) and (author_id is null or link_id is null)),
  constraint resolved_by_someone check ((resolved_at is null) = (resolved_by is null))
);
comment on table public.piece_comments is 'Comments on versions of a piece. Their words never change; deleted only with their piece.';

alter table public.piece_comments enable row level security;
grant select on table public.piece_comments to service_role;

create index piece_comments_piece on public.piece_comments (piece_id, created_at, id);
create index piece_comments_version on public.piece_comments (piece_id, version);
create index piece_comments_link_id on public.piece_comments (link_id, created_at);

-- Lets a comment be resolved and reopened, and its link be removed, and refuses all other changes. Comments are deleted
-- for good with their piece, as its versions are.
create function private.keep_comment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - '{resolved_at,resolved_by,link_id}'::text[] = to_jsonb(old) - '{resolved_at,resolved_by,link_id}'::text[]
    and (new.link_id is null or new.link_id = old.link_id) then
    return new;
  end if;
  if tg_op = 'DELETE' and not exists (select 1 from public.pieces as piece where piece.id = old.piece_id) then
    return old;
  end if;
  raise exception 'No one can change or delete a comment.' using errcode = '42501';
end
$$;

create trigger keep_comment before update or delete on public.piece_comments
for each row execute function private.keep_comment();

create trigger keep_comments before truncate on public.piece_comments
for each statement execute function private.keep_comment();

alter table public.piece_comments enable always trigger keep_comment;
alter table public.piece_comments enable always trigger keep_comments;

-- Without the lock, two comments at once would each see room for one.
create function private.keep_comment_quota() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('comments ' || new.piece_id));
  if (select count(*) from public.piece_comments as each where each.piece_id = new.piece_id) >= private.quota_of('comments') then
    raise exception 'This piece has reached its limit of 500 comments.' using errcode = '23514';
  end if;
  if new.link_id is not null and (
    select count(*) from public.piece_comments as each where each.link_id = new.link_id
  ) >= private.quota_of('comments by a link') then
    raise exception 'This link has reached its limit of 50 comments. Ask the person who sent it for a new link.' using errcode = '23514';
  end if;
  -- People with links can't fill it up for colleagues.
  if new.author_id is null and (
    select count(*) from public.piece_comments as each where each.piece_id = new.piece_id and each.author_id is null
  ) >= private.quota_of('comments from outside') then
    raise exception 'This piece has reached its limit of 250 comments from review links.' using errcode = '23514';
  end if;
  return new;
end
$$;

create trigger keep_comment_quota before insert on public.piece_comments
for each row execute function private.keep_comment_quota();

-- Stores a comment. Safe to repeat.
create function private.write_comment(made public.piece_comments) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  made.words := private.trimmed(regexp_replace(made.words, E'\r\n?', E'\n', 'g'));
  if coalesce(made.words, '') = '' or char_length(made.words) > 2000 then
    raise exception 'Write a comment of 1 to 2,000 characters.' using errcode = '23514';
  end if;
  if not private.is_plain(replace(made.words, E'\n', ' ')) then
    raise exception 'Retype the comment without hidden characters.' using errcode = '23514';
  end if;
  if made.id is null then
    raise exception 'A comment needs its own ID.' using errcode = '23514';
  end if;
  if exists (select 1 from public.piece_comments as there where there.id = made.id) then
    return;
  end if;
  made.created_at := now();
  insert into public.piece_comments select made.*;
end
$$;

-- True if the caller approves this piece, and this version of it is in review. False for pieces in the trash.
create function private.may_review_version(piece public.pieces, version integer) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return piece.deleted_at is null and private.may_approve(piece.designer)
    and coalesce((private.open_request(piece.id)).version = version, false);
end
$$;

create function private.add_comment(
  comment uuid, piece uuid, version integer, words text, field text, side text, x double precision, y double precision
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  me uuid := private.require_staff();
  held public.pieces;
  made public.piece_comments;
begin
  select * into held from public.pieces as present where present.id = piece;
  if held.id is null or not (private.rights_on(held) is not null or private.may_review_version(held, version)) then
    raise exception 'This piece doesn''t exist, or it isn''t shared with you.' using errcode = '42501';
  end if;
  if held.deleted_at is not null then
    if held.owner_id <> me then
      raise exception 'The owner moved this piece to the trash or stopped sharing it.' using errcode = '42501';
    end if;
    raise exception 'This piece is in the trash. Restore it to comment on it.' using errcode = '23514';
  end if;
  if not exists (select 1 from public.piece_versions as each where each.piece_id = held.id and each.version = version) then
    raise exception 'This version doesn''t exist.' using errcode = '23514';
  end if;
  made.id := comment;
  made.piece_id := held.id;
  made.version := version;
  made.words := words;
  made.field := field;
  made.side := side;
  made.x := x;
  made.y := y;
  made.author_id := me;
  perform private.write_comment(made);
end
$$;
grant execute on function private.add_comment to authenticated;

-- Comments on a version, about a field or a spot on a side. For people who can see the piece, and for those who have
-- that version in review. The client creates the id; a repeated request doesn't add a second comment.
create function public.add_comment(
  comment uuid, piece uuid, version integer, words text,
  field text default null, side text default null, x double precision default null, y double precision default null
) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.add_comment(comment, piece, version, words, field, side, x, y)
$$;
grant execute on function public.add_comment to authenticated;

create function private.comment_by_link(
  token text, comment uuid, author text, words text, field text, side text, x double precision, y double precision
) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  link public.review_links := private.review_link_of(token);
  made public.piece_comments;
begin
  if link.id is null then
    return false;
  end if;
  author := private.trimmed(author);
  if coalesce(author, '') = '' or char_length(author) > 80 or not private.is_plain(author) then
    raise exception 'Enter a name of up to 80 characters.' using errcode = '23514';
  end if;
  made.id := comment;
  made.piece_id := link.piece_id;
  made.version := link.version;
  made.words := words;
  made.field := field;
  made.side := side;
  made.x := x;
  made.y := y;
  made.outside_name := author;
  made.link_id := link.id;
  perform private.write_comment(made);
  return true;
end
$$;
grant execute on function private.comment_by_link to anon, authenticated;

-- Comments on the version that a review link shows, under the name that the author gives. Returns false if the link
-- doesn't work. Counts as opening it.
create function public.comment_by_link(
  token text, comment uuid, author text, words text,
  field text default null, side text default null, x double precision default null, y double precision default null
) returns boolean
language sql volatile security invoker set search_path = ''
as $$
  select private.comment_by_link(token, comment, author, words, field, side, x, y)
$$;
grant execute on function public.comment_by_link to anon, authenticated;

create function private.comments_by_link(token text) returns table (
  id uuid, version integer, field text, side text, x double precision, y double precision, words text, author text, created_at timestamptz,
  is_resolved boolean
)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  link public.review_links := private.review_link_of(token);
begin
  return query select said.id, said.version, said.field, said.side, said.x, said.y, said.words, said.outside_name, said.created_at,
    said.resolved_at is not null
  from public.piece_comments as said where said.link_id = link.id order by said.created_at, said.id;
end
$$;
grant execute on function private.comments_by_link to anon, authenticated;

-- Comments by this link, oldest first; none by colleagues or by people with another link.
create function public.comments_by_link(token text) returns table (
  id uuid, version integer, field text, side text, x double precision, y double precision, words text, author text, created_at timestamptz,
  is_resolved boolean
)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.comments_by_link(token)
$$;
grant execute on function public.comments_by_link to anon, authenticated;

create function private.comments_on(piece uuid) returns table (
  id uuid, version integer, field text, side text, x double precision, y double precision, words text, author_id uuid, author text,
  is_outside boolean, created_at timestamptz, resolved_at timestamptz, resolved_by text, may_resolve boolean
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  held public.pieces;
  rights text;
  reviewed integer;
begin
  perform private.require_staff();
  select * into held from public.pieces as present where present.id = $1;
  rights := case when held.deleted_at is null or held.owner_id = (select private.current_account()) then private.rights_on(held) end;
  reviewed := case when held.deleted_at is null and private.may_approve(held.designer) then (private.open_request(held.id)).version end;
  if held.id is null or (rights is null and reviewed is null) then
    raise exception 'This piece doesn''t exist, or it isn''t shared with you.' using errcode = '42501';
  end if;
  return query select said.id, said.version, said.field, said.side, said.x, said.y, said.words, said.author_id,
    coalesce(said.outside_name, private.name_of(said.author_id)), said.author_id is null, said.created_at, said.resolved_at,
    private.name_of(said.resolved_by),
    held.deleted_at is null and (rights in ('owner', 'edit') or said.version = reviewed) is true
  from public.piece_comments as said
  where said.piece_id = held.id and (rights is not null or said.version = reviewed)
  order by said.created_at, said.id;
end
$$;
grant execute on function private.comments_on to authenticated;

-- Comments on a piece, oldest first: all for people who can see the piece; those on the version in review for people
-- who only have that.
create function public.comments_on(piece uuid) returns table (
  id uuid, version integer, field text, side text, x double precision, y double precision, words text, author_id uuid, author text,
  is_outside boolean, created_at timestamptz, resolved_at timestamptz, resolved_by text, may_resolve boolean
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.comments_on(piece)
$$;
grant execute on function public.comments_on to authenticated;

create function private.resolve_comment(comment uuid, resolved boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.require_staff();
  said public.piece_comments;
  held public.pieces;
begin
  select * into said from public.piece_comments as each where each.id = comment;
  select * into held from public.pieces as piece where piece.id = said.piece_id;
  if held.id is null or held.deleted_at is not null
    or not (coalesce(private.rights_on(held) in ('owner', 'edit'), false) or private.may_review_version(held, said.version)) then
    raise exception 'This comment doesn''t exist, or you can''t resolve it.' using errcode = '42501';
  end if;
  if resolved then
    update public.piece_comments as each set resolved_at = now(), resolved_by = me where each.id = said.id and each.resolved_at is null;
  else
    update public.piece_comments as each set resolved_at = null, resolved_by = null where each.id = said.id;
  end if;
end
$$;
grant execute on function private.resolve_comment to authenticated;

-- Resolves a comment, or reopens it. For people who can edit the piece, and for those who have that version in review.
create function public.resolve_comment(comment uuid, resolved boolean) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.resolve_comment(comment, resolved)
$$;
grant execute on function public.resolve_comment to authenticated;

-- The library: notices of new comments, on the home page and by email.

-- The time until which a person has seen the comments on a piece.
create table private.seen_comments (
  piece_id uuid not null references public.pieces (id) on delete cascade,
  account_id uuid not null references auth.users (id) on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (piece_id, account_id)
);

alter table private.seen_comments enable row level security;

create index seen_comments_account_id on private.seen_comments (account_id);

-- Comments that were given to the schedule to email, by recipient.
create table private.comment_mails (
  comment_id uuid not null references public.piece_comments (id) on delete cascade,
  account_id uuid not null references auth.users (id) on delete cascade,
  taken_at timestamptz not null default now(),
  primary key (comment_id, account_id)
);

alter table private.comment_mails enable row level security;

create index comment_mails_account_id on private.comment_mails (account_id);
create index piece_comments_created_at on public.piece_comments (created_at);

-- Each person's unseen comments by others, of the last 30 days and unresolved: on their own pieces, and on pieces they
-- commented on and can still see.
create view private.new_comments with (security_invoker = true) as
select said.id, said.piece_id, said.version, said.words, said.author_id, said.outside_name, said.created_at, listener.account_id
from public.piece_comments as said
join public.pieces as piece on piece.id = said.piece_id and piece.deleted_at is null
cross join lateral (
  select piece.owner_id as account_id
  union
  select other.author_id from public.piece_comments as other
  where other.piece_id = said.piece_id and other.author_id is not null and (piece.everybody is not null or exists (
    select 1 from public.piece_shares as share where share.piece_id = piece.id and share.person_id = other.author_id
  ))
) as listener
left join private.seen_comments as seen on seen.piece_id = said.piece_id and seen.account_id = listener.account_id
where said.resolved_at is null and said.created_at > now() - interval '30 days' and said.author_id is distinct from listener.account_id
  and (seen.seen_at is null or said.created_at > seen.seen_at);

create function private.comment_notices() returns table (
  piece uuid, name text, designer text, comments integer, author text, is_outside boolean, words text, said_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me uuid := private.require_staff();
begin
  return query select latest.piece_id, about.name, about.designer, latest.number::integer,
    coalesce(latest.outside_name, private.name_of(latest.author_id)), latest.author_id is null, latest.words, latest.created_at
  from (
    select distinct on (fresh.piece_id) fresh.*, count(*) over (partition by fresh.piece_id) as number
    from private.new_comments as fresh where fresh.account_id = me
    order by fresh.piece_id, fresh.created_at desc, fresh.id
  ) as latest
  join public.pieces as about on about.id = latest.piece_id
  order by latest.created_at desc limit 20;
end
$$;
grant execute on function private.comment_notices to authenticated;

-- Pieces with comments that the caller hasn't seen, the latest first, each with its latest comment.
create function public.comment_notices() returns table (
  piece uuid, name text, designer text, comments integer, author text, is_outside boolean, words text, said_at timestamptz
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.comment_notices()
$$;
grant execute on function public.comment_notices to authenticated;

create function private.see_comments(piece uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces := private.piece_for(piece, 'view');
begin
  insert into private.seen_comments as seen (piece_id, account_id) values (held.id, (select private.current_account()))
  on conflict on constraint seen_comments_pkey do update set seen_at = now();
end
$$;
grant execute on function private.see_comments to authenticated;

-- Dismisses the notice about a piece's comments, until there's a new one. For people who can see the piece.
create function public.see_comments(piece uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.see_comments(piece)
$$;
grant execute on function public.see_comments to authenticated;

-- People to email now about comments: one email for all comments on a piece, once no one has added any for five
-- minutes. Nothing is returned twice, so the caller must send it: up to 200 emails. After a day it's no longer news.
create function private.comment_mails_due() returns table (
  email text, first_name text, piece uuid, name text, designer text, comments integer, actor text
)
language sql volatile security definer set search_path = ''
as $$
  with fresh as (
    select said.* from private.new_comments as said
    join public.staff_directory as reader on reader.user_id = said.account_id and reader.is_active
    where said.created_at > now() - interval '1 day'
      and not exists (select 1 from private.comment_mails as taken where taken.comment_id = said.id and taken.account_id = said.account_id)
  ), ready as (
    select each.piece_id, each.account_id from fresh as each group by each.piece_id, each.account_id
    having max(each.created_at) <= now() - interval '5 minutes' order by min(each.created_at) limit 200
  ), due as (
    insert into private.comment_mails (comment_id, account_id)
    select fresh.id, fresh.account_id from fresh join ready using (piece_id, account_id)
    -- Another run may have taken it since it was read above.
    on conflict do nothing
    returning comment_mails.comment_id, comment_mails.account_id
  )
  select reader.email::text, reader.first_name::text, about.id, about.name, about.designer, count(*)::integer,
    (array_agg(coalesce(fresh.outside_name, private.name_of(fresh.author_id)) order by fresh.created_at desc))[1]
  from due join fresh on fresh.id = due.comment_id and fresh.account_id = due.account_id
  join public.pieces as about on about.id = fresh.piece_id
  join public.staff_directory as reader on reader.user_id = due.account_id and reader.is_active
  group by reader.email, reader.first_name, about.id, about.name, about.designer order by about.id, reader.email
$$;
grant execute on function private.comment_mails_due to service_role;

create function public.comment_mails_due() returns table (
  email text, first_name text, piece uuid, name text, designer text, comments integer, actor text
)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.comment_mails_due()
$$;
grant execute on function public.comment_mails_due to service_role;

-- The home page: its cards, pinned links, posts, and the list for the first week.

-- A person's arrangement of their home page: the names of cards next to the assistant, below it, and hidden. Only the
-- portal knows which names exist. It ignores unknown ones, and shows a card that's in none of the lists in its usual
-- place.
create function private.are_card_names(names text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select array_position(names, null) is null
    and array_to_string(names, ',') ~ '^([a-z]{1,20}(,[a-z]{1,20}){0,19})?$'
$$;
grant execute on function private.are_card_names to service_role;

create table public.home_arrangements (
  user_id uuid primary key references auth.users (id) on delete cascade,
  beside text[] not null check (private.are_card_names(beside)),
  below text[] not null check (private.are_card_names(below)),
  hidden text[] not null check (private.are_card_names(hidden))
);
comment on table public.home_arrangements is 'The order of the cards on somebody''s home page. Goes with the account.';

alter table public.home_arrangements enable row level security;
grant select on table public.home_arrangements to authenticated;
grant select, insert, update, delete on table public.home_arrangements to service_role;

create policy home_arrangements_read_own on public.home_arrangements
for select to authenticated
using (user_id = (select private.current_account()) and (select private.current_staff_role()) is not null);

create function private.arrange_home(beside jsonb, below jsonb, hidden jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if (select private.current_staff_role()) is null then
    raise exception 'The dashboard is for active staff only.' using errcode = '42501';
  end if;
  insert into public.home_arrangements (user_id, beside, below, hidden) values
    ((select private.current_account()), private.texts_of(beside), private.texts_of(below), private.texts_of(hidden))
  on conflict (user_id) do update
  set beside = excluded.beside, below = excluded.below, hidden = excluded.hidden;
end
$$;
grant execute on function private.arrange_home to authenticated;

-- Arranges the caller's home page: three lists of card names.
create function public.arrange_home(beside jsonb, below jsonb, hidden jsonb) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.arrange_home(beside, below, hidden)
$$;
grant execute on function public.arrange_home to authenticated;

-- Links that a person pinned to their home page, in order. Places count from 0, so there can't be more than 20.
create table public.pinned_links (
  user_id uuid not null references auth.users (id) on delete cascade,
  place smallint not null check (place between 0 and 19),
  label text not null check (btrim(label) <> '' and char_length(label) <= 60),
  -- A page of the portal or a web address, so nothing that runs.
  address text not null check (char_length(address) <= 2000 and address ~ '^(https?://[^\s/?#][^\s]*|/([^\s/\\][^\s]*)?)$'),
  primary key (user_id, place)
);
comment on table public.pinned_links is 'Links on somebody''s home page. They go with the account.';

alter table public.pinned_links enable row level security;
grant select on table public.pinned_links to authenticated;
grant select, insert, update, delete on table public.pinned_links to service_role;

create policy pinned_links_read_own on public.pinned_links
for select to authenticated
using (user_id = (select private.current_account()) and (select private.current_staff_role()) is not null);

create function private.pin_links(links jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  person uuid := (select private.current_account());
begin
  if (select private.current_staff_role()) is null then
    raise exception 'Only active staff can pin links.' using errcode = '42501';
  end if;
  if jsonb_typeof(links) is distinct from 'array' or jsonb_array_length(links) > 20 then
    raise exception 'Pin up to 20 links.' using errcode = '23514';
  end if;
  -- With two windows at once, one whole list wins.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('public.pinned_links ' || person::text, 0));
  delete from public.pinned_links as own where own.user_id = person;
  insert into public.pinned_links (user_id, place, label, address)
  select person, number - 1, link ->> 'label', link ->> 'address'
  from jsonb_array_elements(links) with ordinality as listed (link, number);
end
$$;
grant execute on function private.pin_links to authenticated;

-- Replaces all of the caller's pinned links: [{ "label": …, "address": … }, …].
create function public.pin_links(links jsonb) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.pin_links(links)
$$;
grant execute on function public.pin_links to authenticated;

-- Administrators' announcements on everyone's home page. Each ends at a time.
create table public.posts (
  id uuid primary key,
  title text not null check (btrim(title) <> '' and char_length(title) <= 120),
  body text not null check (btrim(body) <> '' and char_length(body) <= 1000),
  -- Becomes null when the author's account is deleted; the post stays.
  author_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  ends_at timestamptz not null check (ends_at > created_at and ends_at <= created_at + interval '366 days')
);
comment on table public.posts is 'Posts on everybody''s home page. Hidden once they have ended, deleted 90 days later with the next one that is written.';

alter table public.posts enable row level security;
grant select on table public.posts to authenticated;
grant select, insert, update, delete on table public.posts to service_role;

create index posts_ends_at on public.posts (ends_at);
create index posts_author_id on public.posts (author_id);

create policy posts_read on public.posts
for select to authenticated
using (ends_at > (select now()) and (select private.current_staff_role()) is not null);

create function private.save_post(post uuid, title text, body text, ends_at timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
begin
  perform private.require_administrator('write posts');
  if ends_at is null or ends_at <= now() then
    raise exception 'Choose today or a later date.' using errcode = '23514';
  end if;
  -- Without the lock, two concurrent requests would each miss the other.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.posts'));
  delete from public.posts as old where old.ends_at < now() - interval '90 days';
  if (select count(*) from public.posts as other where other.ends_at > now() and other.id <> post) >= 20 then
    raise exception 'There are already 20 posts. Take one down first.' using errcode = '23514';
  end if;
  insert into public.posts (id, title, body, ends_at, author_id)
  values (post, btrim(title), btrim(body), ends_at, (select private.current_account()))
  on conflict (id) do update set title = excluded.title, body = excluded.body, ends_at = excluded.ends_at;
end
$$;
grant execute on function private.save_post to authenticated;

-- Writes a new post, or changes an existing one. The client creates the id, `post`. For administrators.
create function public.save_post(post uuid, title text, body text, ends_at timestamptz) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.save_post(post, title, body, ends_at)
$$;
grant execute on function public.save_post to authenticated;

create function private.remove_post(post uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_administrator('write posts');
  delete from public.posts as own where own.id = post;
end
$$;
grant execute on function private.remove_post to authenticated;

-- Deletes a post. Does nothing if it's already gone. For administrators.
create function public.remove_post(post uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.remove_post(post)
$$;
grant execute on function public.remove_post to authenticated;

-- A person's completed items of the first-week list. The portal knows the names.
create table public.first_weeks (
  user_id uuid primary key references auth.users (id) on delete cascade,
  done text[] not null check (private.are_card_names(done))
);
comment on table public.first_weeks is 'What newcomers have ticked off on their home page. Goes with the account.';

alter table public.first_weeks enable row level security;
grant select on table public.first_weeks to authenticated;
grant select, insert, update, delete on table public.first_weeks to service_role;

create policy first_weeks_read_own on public.first_weeks
for select to authenticated
using (user_id = (select private.current_account()) and (select private.current_staff_role()) is not null);

create function private.tick_first_week(done jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if (select private.current_staff_role()) is null then
    raise exception 'The dashboard is for active staff only.' using errcode = '42501';
  end if;
  insert into public.first_weeks (user_id, done) values ((select private.current_account()), private.texts_of(done))
  on conflict (user_id) do update set done = excluded.done;
end
$$;
grant execute on function private.tick_first_week to authenticated;

-- Replaces the caller's completed items, a list of names.
create function public.tick_first_week(done jsonb) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.tick_first_week(done)
$$;
grant execute on function public.tick_first_week to authenticated;

create function private.record_post() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  fields jsonb;
begin
  if tg_op = 'INSERT' then
    perform private.record_event('post.added', new.id, new.title);
  elsif tg_op = 'DELETE' then
    -- Posts that ended long ago are deleted without an event.
    if old.ends_at >= now() - interval '90 days' then
      perform private.record_event('post.removed', old.id, old.title);
    end if;
  else
    fields := private.changed_fields(to_jsonb(old), to_jsonb(new), array['author_id']);
    if fields <> '[]' then
      perform private.record_event('post.edited', new.id, new.title, jsonb_build_object('fields', fields));
    end if;
  end if;
  return null;
end
$$;

create trigger record_post after insert or update or delete on public.posts
for each row execute function private.record_post();

-- Business cards and email signatures.

-- Business cards and email signatures made, each with the person's directory details at that time. Compared with the
-- present details, this shows who has no card and whose is outdated. Pieces can't show that: they belong to the person
-- who saved them.
create function private.are_card_details(details jsonb) returns boolean
language sql immutable security invoker set search_path = ''
as $$
  select jsonb_typeof(details) = 'object'
    and (select array_agg(key order by key) from jsonb_object_keys(details) as key) = array['email', 'name', 'phone', 'title']
    and not exists (
      select 1 from jsonb_each(details) as detail
      where jsonb_typeof(detail.value) <> 'string' or char_length(detail.value #>> '{}') > 300
    )
$$;
grant execute on function private.are_card_details to service_role;

create table public.staff_cards (
  entry_id uuid references public.staff_directory (id) on delete cascade,
  kind text check (kind in ('card', 'signature')),
  -- The directory's details when it was filled in.
  made_with jsonb not null check (coalesce(private.are_card_details(made_with), false)),
  made_at timestamptz not null default now(),
  primary key (entry_id, kind)
);
comment on table public.staff_cards is 'The last business card and email signature of people in the directory. Goes with their entry.';

alter table public.staff_cards enable row level security;
grant select, insert, update, delete on table public.staff_cards to service_role;

-- A directory entry's details on a card.
create function private.card_details(entry public.staff_directory) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select jsonb_build_object(
    'name', concat_ws(' ', nullif(entry.first_name, ''), nullif(entry.last_name, '')), 'title', coalesce(entry.job_title, ''),
    'email', entry.email, 'phone', coalesce(entry.phone, '')
  )
$$;

-- For all active people: a missing card as a row without a detail, and each detail that has since changed in the
-- directory.
create function private.missing_and_outdated_cards() returns table (
  entry_id uuid, kind text, made_at timestamptz, detail text, before text, after text
)
language sql stable security invoker set search_path = ''
as $$
  select entry.id, 'card', null::timestamptz, null::text, null::text, null::text
  from public.staff_directory as entry
  where entry.is_active
    and not exists (select 1 from public.staff_cards as card where card.entry_id = entry.id and card.kind = 'card')
  union all
  select entry.id, card.kind, card.made_at, said.key, card.made_with ->> said.key, said.value
  from public.staff_cards as card
  join public.staff_directory as entry on entry.id = card.entry_id and entry.is_active
  cross join lateral jsonb_each_text(private.card_details(entry)) as said
  where card.made_with ->> said.key <> said.value
$$;

create function private.cards_due() returns table (
  entry_id uuid, kind text, made_at timestamptz, detail text, before text, after text
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_administrator('manage business cards');
  return query select * from private.missing_and_outdated_cards() as due
  order by due.entry_id, due.kind, array_position(array['name', 'title', 'email', 'phone'], due.detail);
end
$$;
grant execute on function private.cards_due to authenticated;

-- People without a card, and changes since a card or signature was made. For administrators.
create function public.cards_due() returns table (
  entry_id uuid, kind text, made_at timestamptz, detail text, before text, after text
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.cards_due()
$$;
grant execute on function public.cards_due to authenticated;

create function private.count_cards_due() returns table (without_card integer, cards integer, signatures integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_administrator('manage business cards');
  return query
  select count(*) filter (where due.detail is null)::integer,
    count(distinct due.entry_id) filter (where due.kind = 'card' and due.detail is not null)::integer,
    count(distinct due.entry_id) filter (where due.kind = 'signature')::integer
  from private.missing_and_outdated_cards() as due;
end
$$;
grant execute on function private.count_cards_due to authenticated;

-- The number of people without a card, and of outdated cards and signatures. For administrators.
create function public.count_cards_due() returns table (without_card integer, cards integer, signatures integer)
language sql stable security invoker set search_path = ''
as $$
  select * from private.count_cards_due()
$$;
grant execute on function public.count_cards_due to authenticated;

create function private.own_cards_due() returns table (
  kind text, made_at timestamptz, detail text, before text, after text
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if (select private.current_staff_role()) is null then
    raise exception 'Business cards are for active staff only.' using errcode = '42501';
  end if;
  return query
  select card.kind, card.made_at, said.key, card.made_with ->> said.key, said.value
  from public.staff_directory as own
  join public.staff_cards as card on card.entry_id = own.id
  cross join lateral jsonb_each_text(private.card_details(own)) as said
  where own.user_id = (select private.current_account()) and card.made_with ->> said.key <> said.value
  order by card.kind, array_position(array['name', 'title', 'email', 'phone'], said.key);
end
$$;
grant execute on function private.own_cards_due to authenticated;

-- Changes since the caller's card and signature were made.
create function public.own_cards_due() returns table (
  kind text, made_at timestamptz, detail text, before text, after text
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.own_cards_due()
$$;
grant execute on function public.own_cards_due to authenticated;

create function private.note_cards(kind text, people jsonb) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  role public.staff_role := (select private.current_staff_role());
  account uuid := (select private.current_account());
  noted integer;
begin
  if role is null then
    raise exception 'Only active staff can make business cards.' using errcode = '42501';
  end if;
  if jsonb_typeof(people) is distinct from 'array' or jsonb_array_length(people) > 5000 then
    raise exception 'Record up to 5,000 business cards at a time.' using errcode = '23514';
  end if;
  insert into public.staff_cards as made (entry_id, kind, made_with)
  select distinct on (staff.id) staff.id, kind, coalesce(person.made_with, private.card_details(staff))
  from jsonb_to_recordset(people) as person (entry uuid, email text, made_with jsonb)
  join public.staff_directory as staff on staff.id = coalesce(person.entry, (
    select named.id from public.staff_directory as named where named.email = private.identity_key(person.email)
  ))
  where staff.is_active and (role <> 'staff' or staff.user_id = account)
  order by staff.id
  on conflict on constraint staff_cards_pkey do update set made_with = excluded.made_with, made_at = now();
  get diagnostics noted = row_count;
  return noted;
end
$$;
grant execute on function private.note_cards to authenticated;

-- Records that cards or signatures were made for these people, given as `{ entry, made_with }` of the directory or
-- `{ email }`. Administrators can do it for all active people, others for themselves. Without `made_with`, the
-- directory's present values count. Returns the number of records.
create function public.note_cards(kind text, people jsonb) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.note_cards(kind, people)
$$;
grant execute on function public.note_cards to authenticated;

-- The assistant: its limits, its knowledge, and the words that its search knows.

-- One row per question to the assistant, to limit them: the person and time, never the question. Kept for a day.
create table private.chat_turns (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  started_at timestamptz not null,
  ended_at timestamptz
);

alter table private.chat_turns enable row level security;
grant select, insert, update, delete on table private.chat_turns to service_role;

create index chat_turns_user_id_started_at on private.chat_turns (user_id, started_at desc);

-- Lets a person ask, or returns the seconds until they may: 20 questions in 5 minutes, 200 a day, 2 at once. A turn
-- that was never ended, because its server died, counts as running for 150 seconds.
create function public.take_chat_turn(caller uuid) returns table (turn uuid, retry_after integer)
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  moment timestamptz;
  free_at timestamptz;
begin
  -- Without the lock, two concurrent questions of one person would each miss the other.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('private.chat_turns ' || caller::text, 0));
  moment := clock_timestamp();
  delete from private.chat_turns as past where past.user_id = caller and past.started_at <= moment - interval '1 day';
  select max(full_until) into free_at from (
    (select taken.started_at + interval '5 minutes' as full_until from private.chat_turns as taken
     where taken.user_id = caller and taken.started_at > moment - interval '5 minutes'
     order by taken.started_at desc offset 19 limit 1)
    union all
    (select taken.started_at + interval '1 day' from private.chat_turns as taken
     where taken.user_id = caller order by taken.started_at desc offset 199 limit 1)
    union all
    (select moment + interval '5 seconds' from private.chat_turns as running
     where running.user_id = caller and running.ended_at is null and running.started_at > moment - interval '150 seconds'
     offset 1 limit 1)
  ) as limits;
  if free_at is not null then
    return query select null::uuid, greatest(1, ceil(extract(epoch from free_at - moment)))::integer;
    return;
  end if;
  return query insert into private.chat_turns (user_id, started_at) values (caller, moment) returning id, 0;
end
$$;
grant execute on function public.take_chat_turn to service_role;

create function public.end_chat_turn(turn uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  update private.chat_turns set ended_at = clock_timestamp() where id = turn and ended_at is null
$$;
grant execute on function public.end_chat_turn to service_role;

create table public.portal_knowledge (
  id uuid primary key default gen_random_uuid(),
  title text not null unique check (btrim(title) <> '' and char_length(title) <= 120),
  body text not null check (btrim(body) <> '' and char_length(body) <= 1200),
  -- The page it's about; null if no page shows it.
  path text check (path ~ '^/[a-z0-9/-]*$'),
  -- More words that people use in questions; never shown.
  keywords text not null default '' check (char_length(keywords) <= 400),
  words tsvector not null generated always as (
    setweight(to_tsvector('pg_catalog.english', private.search_text(title)), 'A')
    || setweight(to_tsvector('pg_catalog.english', private.search_text(keywords)), 'B')
    || setweight(to_tsvector('pg_catalog.english', private.search_text(body)), 'C')
  ) stored,
  stems text[] not null generated always as (private.stems_of(title || ' ' || keywords || ' ' || body)) stored
);
comment on table public.portal_knowledge is 'What the assistant may quote: one short passage per subject. Written by migrations.';

alter table public.portal_knowledge enable row level security;
grant select on table public.portal_knowledge to authenticated;
grant select, insert, update, delete on table public.portal_knowledge to service_role;

create index portal_knowledge_words on public.portal_knowledge using gin (words);
create index portal_knowledge_stems on public.portal_knowledge using gin (stems);

create policy portal_knowledge_read on public.portal_knowledge
for select to authenticated
using ((select private.current_staff_role()) is not null);

create table public.portal_phrasings (
  id uuid primary key default gen_random_uuid(),
  passage_id uuid not null references public.portal_knowledge on delete cascade,
  phrasing text not null check (btrim(phrasing) <> '' and char_length(phrasing) <= 160),
  stems text[] not null generated always as (private.stems_of(phrasing)) stored,
  unique (passage_id, phrasing)
);
comment on table public.portal_phrasings is 'How people ask for a passage of portal_knowledge; never shown. Written by migrations.';

alter table public.portal_phrasings enable row level security;
grant select on table public.portal_phrasings to authenticated;
grant select, insert, update, delete on table public.portal_phrasings to service_role;

create index portal_phrasings_stems on public.portal_phrasings using gin (stems);

-- Words that relate to others:
-- - `means`: the same, in both directions
-- - `name`: a short form, in both directions
-- - `expands`: an abbreviation
-- - `field`: a detail of a person
-- - `task`: what someone with a title does
-- - `is`: the kind of thing
-- And words with a weight of their own:
-- - `passing`: says hardly anything
-- - `does`: what to do with the subject
-- - `elsewhere`: a subject that the portal knows nothing about
-- - `ordinary`: everyday English
create table public.search_words (
  word text not null check (word ~ '^[a-z0-9]+$'),
  stands_for text not null check (stands_for ~ '^[a-z0-9 ]+$'),
  kind text not null
    check (kind in ('means', 'name', 'expands', 'field', 'passing', 'does', 'elsewhere', 'task', 'is', 'ordinary')),
  stem text not null generated always as (private.stem_of(word)) stored,
  primary key (word, stands_for, kind)
);
comment on table public.search_words is 'Synonyms, short forms of names and abbreviations that the search knows. Written by migrations.';

alter table public.search_words enable row level security;
grant select on table public.search_words to authenticated;
grant select, insert, update, delete on table public.search_words to service_role;

create index search_words_stands_for on public.search_words (stands_for);
create index search_words_stem on public.search_words (stem);
create index search_words_kind on public.search_words (kind, stem);

create policy portal_phrasings_read on public.portal_phrasings
for select to authenticated
using ((select private.current_staff_role()) is not null);

create policy search_words_read on public.search_words
for select to authenticated
using ((select private.current_staff_role()) is not null);

create table private.search_phrases (
  phrase text primary key check (phrase ~ '^[a-z0-9]+( [a-z0-9]+)+$'),
  stands_for text not null check (stands_for ~ '^[a-z0-9]+( [a-z0-9]+)*$')
);
comment on table private.search_phrases is 'Several words that name one thing, and the words the search has for it. Written by migrations.';

alter table private.search_phrases enable row level security;
grant select on table private.search_phrases to authenticated;
grant select, insert, update, delete on table private.search_phrases to service_role;

create policy search_phrases_read on private.search_phrases
for select to authenticated
using ((select private.current_staff_role()) is not null);

-- Precomputed for every question: the existing words, and where each of them is.

-- A word's weight: full for a subject, half for what to do with it, and hardly any for `passing` words.
create function private.share_of_word(stem text) returns real
language sql stable security invoker set search_path = ''
as $$
  select coalesce(min(case kind when 'passing' then 0.15 else 0.5 end), 1)::real
  from public.search_words as own
  where own.stem = share_of_word.stem and own.kind in ('passing', 'does')
$$;

-- The words of all phrasings, by their stems.
-- - `weight`: how rare the word is among passages, times its share
-- - `whole`: the phrasing's sum of weights
-- - `said`: the share of the passage's phrasings that have the word
create materialized view private.portal_postings as
with words as (
  select phrasing.id as phrasing_id, phrasing.passage_id, stem, phrasing.phrasing ~ '\mwho' as asks_who
  from public.portal_phrasings as phrasing, unnest(phrasing.stems) as stem
),
rarity as (
  select held.stem,
    ln(1 + (select count(*) from public.portal_knowledge)::real / count(*)) * private.share_of_word(held.stem) as weight
  from (
    select stem, passage_id from words
    union
    select stem, id from public.portal_knowledge, unnest(stems) as stem
  ) as held
  group by held.stem
)
select words.stem, words.phrasing_id, words.passage_id, words.asks_who, rarity.weight::real as weight,
  (sum(rarity.weight) over (partition by words.phrasing_id))::real as whole,
  (count(*) over (partition by words.passage_id, words.stem)::real
    / (select count(*) from public.portal_phrasings as own where own.passage_id = words.passage_id))::real as said
from words join rarity using (stem);
grant select on private.portal_postings to authenticated;
create unique index portal_postings_key on private.portal_postings (stem, phrasing_id);

-- The words of all passages, by their stems. Figures are facts wherever they are.
-- - `said`: the share of the passage's phrasings that have the word
-- - `strength`: how much it says there; less for a word that only occurs in passing
-- - `tells`: some passage is about it
create materialized view private.portal_terms as
with told as (
  select id as passage_id, stem, true as names, 0 as times from public.portal_knowledge, unnest(private.stems_of(title || ' ' || keywords)) as stem
  union all
  select id, stem, false, 0 from public.portal_knowledge, unnest(private.stems_of(body)) as stem
  union all
  select passage_id, stem, false, 1 from public.portal_phrasings, unnest(stems) as stem
),
terms as (
  select told.passage_id, told.stem, bool_or(told.names) as names, sum(told.times) as times,
    sum(told.times)::real / greatest(1, (select count(*) from public.portal_phrasings as own where own.passage_id = told.passage_id)) as said
  from told group by told.passage_id, told.stem
)
select terms.stem, terms.passage_id, terms.said::real as said,
  (case when terms.names or terms.stem ~ '\d' or terms.times > 1 and terms.said > 0.04 then 1 else 0.75 end)::real as strength,
  bool_or(terms.names or terms.stem ~ '\d' or terms.times > 2) over (partition by terms.stem) as tells
from terms;
grant select on private.portal_terms to authenticated;
create unique index portal_terms_key on private.portal_terms (stem, passage_id);

-- Reduces double letters to single ones: they sound the same.
create function private.without_double_letters(word text) returns text
language sql immutable security invoker set search_path = ''
as $$
  select regexp_replace(word, '(.)\1', '\1', 'g')
$$;
grant execute on function private.without_double_letters to authenticated;

-- Every correctly spelled word. The remaining ones only need to be known as correct.
-- - `held`: a passage or phrasing has it
-- - `answers`: it can refer to a passage, phrasing or title
create materialized view private.portal_words as
select said.word, private.stem_of(said.word) as stem,
  private.spellings_of(array[said.word]) || private.without_double_letters(said.word) as spellings,
  bool_or(said.held) as held, bool_or(said.answers) as answers
from (
  select unnest(private.plain_words_of(phrasing)) as word, true as held, true as answers from public.portal_phrasings
  union
  select unnest(private.plain_words_of(title || ' ' || keywords || ' ' || body)), true, true from public.portal_knowledge
  union
  select unnest(string_to_array(word || case when kind in ('means', 'expands', 'task') then ' ' || stands_for else '' end, ' ')),
    false, kind not in ('ordinary', 'passing')
  from public.search_words where kind <> 'name'
) as said
where said.word <> ''
group by said.word;
grant select on private.portal_words to authenticated;
create unique index portal_words_key on private.portal_words (word);
create index portal_words_stem on private.portal_words (stem);
create index portal_words_spellings on private.portal_words using gin (spellings);
create index portal_words_trigrams on private.portal_words using gin (word extensions.gin_trgm_ops);

create function private.read_words_again() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  refresh materialized view private.portal_postings;
  refresh materialized view private.portal_terms;
  refresh materialized view private.portal_words;
  return null;
end;
$$;

create trigger read_words_again after insert or update or delete or truncate on public.portal_knowledge
for each statement execute function private.read_words_again();

create trigger read_words_again after insert or update or delete or truncate on public.portal_phrasings
for each statement execute function private.read_words_again();

create trigger read_words_again after insert or update or delete or truncate on public.search_words
for each statement execute function private.read_words_again();

-- The assistant: the words of a question, and what it asks for.

create function private.is_known(stem text) returns boolean
language sql stable security invoker set search_path = ''
as $$
  select exists (select from private.portal_words as known where known.stem = is_known.stem and known.answers)
$$;
grant execute on function private.is_known to authenticated;

-- A word of a question, with its possible meanings. `surely` is 1 unless it was read as the most similar known word.
create type private.asked_word as (
  slot bigint, word text, stem text, surely real, means text[], is_name boolean, names text[], near_names text[],
  -- Its kind, if it isn't a subject of the portal.
  class text
);

-- The known word that a misspelled one was meant to be. Short words allow fewer slips, because a wrong letter makes
-- another word of them: in a word of four letters one may be missing or two swapped; in one of five or six any one may
-- be wrong; longer ones are recognized by most of their letters. The first letter must be right, unless it was swapped
-- with the second.
create function private.nearest_word(said text) returns private.portal_words
language sql stable security invoker set search_path = ''
as $$
  select other
  from private.portal_words as other
  where (other.spellings && (private.spellings_of(array[said]) || private.without_double_letters(said)) or char_length(said) > 6 and other.word operator(extensions.%) said)
    and (left(other.word, 1) = left(said, 1) or other.word = substr(said, 2, 1) || left(said, 1) || substr(said, 3))
    and case
      when char_length(said) > 6 then other.spellings && private.spellings_of(array[said]) or extensions.similarity(other.word, said) >= 0.45
      when char_length(said) > 4 then char_length(other.word) > 3 and (other.spellings && private.spellings_of(array[said])
        or private.without_double_letters(other.word) = private.without_double_letters(said))
      else char_length(said) = 4 and (char_length(other.word) = 5 and other.spellings @> array[said]
        or array(select string_to_table(other.word, null) order by 1) = array(select string_to_table(said, null) order by 1))
    end
  -- Swapped letters are more common than wrong ones, and the last letter is rarely wrong.
  order by extensions.similarity(other.word, said)
    + 0.3 * (array(select string_to_table(other.word, null) order by 1) = array(select string_to_table(said, null) order by 1))::integer
    + 0.2 * (right(other.word, 1) = right(said, 1))::integer + 0.1 * other.answers::integer desc, other.word
  limit 1
$$;
grant execute on function private.nearest_word to authenticated;

-- Normalizes a question: "who'd" asks who, phrases of several words become the word for them, and a request for a
-- meaning asks for a definition.
create function private.normalized_question(question text) returns text
language plpgsql immutable security invoker set search_path = ''
as $$
declare
  said text := lower(left(question, 1000));
  rule text[];
begin
  foreach rule slice 1 in array array[
    ['(?<=[a-z])[''’`´](d|ll|ve|re|m)\M', ''],
    ['(\d) ?(by|x|×) ?(?=\d)', '\1x'],
    ['\m(big|top|main|head|highest) (boss|chief|honcho|guy|cheese)\M', 'ceo'],
    ['\m\d+ (times|plus|minus|divided by) \d+\M', 'calculate'],
    ['\mhow much (do|does|did) (.*) (make|earn|get)\M', '\2 salary'],
    ['\m(kinds?|sorts?) of\M', 'type'],
    ['\m(out of date|not (up to date|current|right|correct))\M', 'outdated'],
    ['\msign(s|ed|ing)? off on\M', 'approve'],
    ['\msign(s|ed|ing)?[ -]off (?=(an?|the|my|our|your|his|her|their|this|that|these|it)\M)', 'approve '],
    ['\m(says?|said|saying) yes to\M|\mgiv(e|es|ing) (the|their|its|his|her|an?) (ok|okay|go-?ahead|blessing|consent) (to|for)\M', 'approve'],
    ['\m(typ|writ|wrot|past)[a-z]* (right |all |just )?over\M|\m(overwrit|overwrot)[a-z]*\M', 'overwritten'],
    ['\m(boxes|fields|blanks|details|infos?|information)\M(?=.*\m(have to|has to|must|need to|needed|required|mandatory|compulsory|obligatory)\M.*\m(fill|enter|provide|give|complete|answer))|\m(required|mandatory|compulsory|obligatory) (boxes|fields|blanks|details|infos?|information)\M', 'requiredfields'],
    ['\m(goes|go|going) away from (the|our) (company|firm)\M', 'leaver'],
    ['\m(who|which) (becomes?|gets?) my\M', 'hand'],
    ['\mthe (button|command|menu item) ', 'the '],
    ['\mhow much (it )?costs?\M|\mwhat costs?\M', 'pricetag'],
    ['\m(locked|shut) (me |us |him |her )?out\M|\m(won|does|did|would)(n[''’`´]?t)? (even )?let me (try|in)\M', 'lockedout'],
    ['\m(leaving|quitting|resigning)\M(?=.*\m(week|month|year|friday|job|company|teammate|colleague|coworker|successor))', 'leaver'],
    ['\mhow many (people|employees|colleagues|staff)\M(?=\W*$| (are|work|do we|does (the|our)|in|at|here|we)\M)|\mhow many of us\M', 'headcount'],
    ['\m(everyone|everybody|all( the)? people|people)( who| that)? works?\M', 'employee list'],
    ['\m(log|sign)(ging|ing|ged|ed|s)? (me|us|him|her|them|myself|everyone|everybody|people) (in|out|off|on)\M', '\1 \4'],
    ['\m(can ?not|can[''’]?t|couldn[''’]?t|unable to|won[''’]?t let (me|us)|not able to) (log|sign)[ -]?(in|on)\M', 'login fails'],
    ['\m(be|become|becoming) (an? )?(?=(super)? ?admin)', 'promote '],
    ['(^| )x (?=(post|header|picture|image|photo|banner|size|profile|account|ad|caption))', ' twitter '],
    ['\m(mak(e|es|ing)|made|needs? (an?|some|new)|wants? an?)\M(?! sure)', 'create'],
    ['\mwho( has| had| have)? (changed|edited|deleted|removed|added|approved|withdrew|published|deactivated|activated|opened|downloaded|looked at|viewed|read|saw|accessed|touched|promoted|invited|exported)\M(?=.*\m(roles?|accounts?|applications?|applicants?|positions?|posts?|templates?|photographs?|resumes?|persons?|people|colleagues?|entry|directory|leads?)\M)', 'audit trail \2'],
    ['\mhow much (is|are|was|were|for)( an?| the| one| our)?\M(?!.*\m(bleed|room|space|text|margin|recovered|wasted|left)\M)', 'pricetag'],
    ['\m(what|how much) (do|does|did|will|would)\M(.*)\mcosts?\M|\m(prices?|costs?) (of|for)\M', 'pricetag \3'],
    ['\mwhat time\M|\mopening (hours|times)\M|\mwhen (will|does|do|is)\M(?=.*\m(office|warehouse|building|store|shop)\M.*\m(open|close)s?\M)', 'openinghours'],
    ['\m(fix|repair|replace) (my|the|our) (?=(keyboard|mouse|laptop|screen|monitor|computer|headset|chair|desk|door|window)\M)', 'repairs '],
    ['\m(in|from|of|since|during) (19\d\d|20[01]\d|202[0-5])\M', 'pastyear'],
    ['\mok(ay)? (?=(an?|the|my|this|that|these|photos?|pics?|pictures?|photographs?)\M)|\mgreen ?light\M', 'approve '],
    ['\mhow (many|much|often)\M(.*)\m(last|past|this) (year|quarter|month|week)\M', 'how many \2 pastyear'],
    ['\mhow many hours (did|do|does|have|has)\M|\m\d+ ?(%|percent) of \d+', 'calculate'],
    ['\mwhat counts as\M', 'definition'],
    ['\m(on|from|with|using) (my|an?|the|our)( own| old| new| other| private)? (laptop|macbook|desktop)\M', 'computer'],
    ['\m(when|since when|how long)\M(?=.*\m(did|has)\M)(.*)\m(join(ed)?|start(ed)?|been)( here| with us| working here)?\W*$', 'startdate \3'],
    ['\m(is|are) (too |so |very )?old\M', 'is outdated'],
    ['n[''’`´]t\M', 'nt'],
    ['\m(ctrl|control|cmd|command|strg)[ +-]*(?=[a-z]\M)|⌘ ?\+?(?=[a-z]\M)', 'ctrl'],
    ['\mgiv(e|es|ing)\M(?! (me|us)\M)', 'grant'],
    ['(?<!\mi )(?<!\myou )\m(mean|means|meant|meaning|signif[a-z]+|stands? for)\M', 'definition']
  ] loop
    said := regexp_replace(said, rule[1], rule[2], 'g');
  end loop;
  return said;
end
$$;
grant execute on function private.normalized_question to authenticated;

-- Replaces phrases with the search's own words: "two-factor" becomes "twostep". Longer phrases first; articles and the
-- like may be in between.
create function private.with_phrases_replaced(question text) returns text
language plpgsql stable security invoker set search_path = ''
as $$
declare
  each record;
begin
  for each in
    select phrase, stands_for from private.search_phrases
    where position(split_part(phrase, ' ', 1) in question) > 0 order by char_length(phrase) desc, phrase
  loop
    question := regexp_replace(question, '\m' || replace(each.phrase, ' ', '[ -]+((an?|the|my|our|your|his|her|their|any|having|this) )?') || 's?\M', each.stands_for, 'g');
  end loop;
  return question;
end
$$;
grant execute on function private.with_phrases_replaced to authenticated;

-- The words of a question. Two that should be one are joined ("side bar"), and one that should be two is split
-- ("postersize").
create function private.words_of_question(question text) returns table (word text, place bigint)
language sql stable security invoker set search_path = ''
as $$
  with said as materialized (
    select said.word, said.place, lead(said.word) over (order by said.place) as next
    from unnest(private.plain_words_of(private.with_phrases_replaced(private.normalized_question(question)))) with ordinality as said (word, place)
  ),
  joined as materialized (
    select said.word || said.next as word, said.place from said
    where char_length(said.word || said.next) > 5 and char_length(said.next) > 1 and not private.is_stop_word(said.word)
      and private.is_known(private.stem_of(said.word || said.next))
  ),
  whole as materialized (
    select joined.word, joined.place from joined
    union all
    select said.word, said.place from said
    where not exists (select from joined where said.place in (joined.place, joined.place + 1))
  )
  -- "Reopen" means to open, and "tiniest" is tiny.
  select coalesce(part.word, short.stands_for, base.word, whole.word), whole.place
  from whole
  left join lateral (
    select array[left(whole.word, at), substr(whole.word, at + 1)] as parts
    from generate_series(3, char_length(whole.word) - 3) as at
    where char_length(whole.word) between 7 and 30
      and not exists (select from private.portal_words as whole_word where whole_word.stem = private.stem_of(whole.word))
      and 2 = (select count(*) from private.portal_words as own where own.answers and own.word in (left(whole.word, at), substr(whole.word, at + 1)))
    order by abs(2 * at - char_length(whole.word)) limit 1
  ) as parted on true
  left join lateral unnest(parted.parts) as part (word) on true
  left join lateral (
    select expanded.word as stands_for from public.search_words as own
    cross join string_to_table(own.stands_for, ' ') as expanded (word)
    where own.kind = 'expands' and own.word = whole.word
  ) as short on true
  left join lateral (
    select form.word from unnest(array[
      regexp_replace(whole.word, '^re(?=[a-z]{4,})', ''), regexp_replace(whole.word, 'i(er|est)$', 'y'),
      regexp_replace(whole.word, '(er|est)$', ''), regexp_replace(whole.word, '(.)\1(er|est)$', '\1'), regexp_replace(whole.word, '(r|st)$', '')
    ]) with ordinality as form (word, place)
    where whole.word ~ '^(re[a-z]{4,}|[a-z]{3,}(er|est))$' and form.word <> whole.word and char_length(form.word) > 2
      and private.is_known(private.stem_of(form.word)) and not private.is_known(private.stem_of(whole.word))
    order by form.place limit 1
  ) as base on true
$$;
grant execute on function private.words_of_question to authenticated;

-- Entries with such a name or title, found by indexes, which row-level security wouldn't use. Returns only ids: callers
-- read the entries through the policies, with the caller's rights.
create function private.entries_named(names text[], near text[], long_words text[]) returns setof uuid
language sql stable security definer set search_path = '' rows 10
as $$
  select entry.id from public.staff_directory as entry
  where private.name_words_of(entry.first_name, entry.last_name) && names
  union
  select entry.id from public.staff_directory as entry
  where private.spellings_of(private.name_words_of(entry.first_name, entry.last_name)) && private.spellings_of(near)
  union
  select entry.id from unnest(long_words) as word join public.staff_directory as entry
    on word operator(extensions.<<%) private.search_text(entry.first_name || ' ' || coalesce(entry.last_name, ''))
$$;
grant execute on function private.entries_named to authenticated;

create function private.asked_words(question text) returns setof private.asked_word
language sql stable security invoker set search_path = ''
as $$
  with said as materialized (
    select said.word, private.stem_of(said.word) as stem, min(said.place) as place
    from private.words_of_question(question) as said
    where not private.is_stop_word(said.word)
    group by said.word
  ),
  known as materialized (
    select content.word, content.stem, content.place,
      array(
        select content.word union select left(content.word, -1) where content.word ~ '...s$'
        union
        select other.word from public.search_words as own
        join public.search_words as other on other.kind = 'name' and other.stands_for = own.stands_for
        where own.kind = 'name' and own.word in (content.word, regexp_replace(content.word, 's$', ''))
      ) as names,
      char_length(content.word) < 4 or exists (select from private.portal_words as right_word where right_word.stem = content.stem
        and (char_length(right_word.word) > 3 or right_word.word = content.word)) as is_word
    from (select distinct on (said.stem) * from said order by said.stem, said.place) as content
    order by content.place limit 24
  ),
  -- Names that the person asking may see.
  named as materialized (
    select part.word from (
      select private.name_words_of(entry.first_name, entry.last_name) as words
      from private.entries_named(
        (select array_agg(name) from known, unnest(known.names) as name),
        (select array_agg(name) from known, unnest(known.names) as name where not known.is_word),
        (select array_agg(known.word) from known where not known.is_word and char_length(known.word) > 5)
      ) as found (id)
      join public.staff_directory as entry using (id)
    ) as entry cross join unnest(entry.words) as part (word)
    group by part.word
  ),
  met as materialized (
    select known.*, exists (select from named where named.word = any (known.names)) as is_name from known
  ),
  -- Something that is neither a known word nor a name is read as the most similar known word.
  meant as materialized (
    select met.*, near.word as read, coalesce(near.stem, met.stem) as meant, case when near.stem is null then 1 else 0.94 end::real as surely,
      case when met.word ~ '^[0-9]{1,2}$' or private.is_stop_word(near.word) then 'passing' else (
        select own.kind from (
          select written.kind from public.search_words as written where written.word = met.word
          union all
          select read.kind from public.search_words as read where read.word = near.word
          union all
          select single.kind from public.search_words as single
          where single.word = regexp_replace(met.word, 's$', '') and single.kind = 'elsewhere'
          union all
          select stemmed.kind from public.search_words as stemmed
          where stemmed.stem = any (array[coalesce(near.stem, met.stem)]) and stemmed.kind in ('does', 'field', 'ordinary')
        ) as own
        where own.kind in ('passing', 'does', 'elsewhere', 'field', 'ordinary')
        order by array_position(array['elsewhere', 'passing', 'does', 'field', 'ordinary'], own.kind) limit 1
      ) end as class
    from met left join lateral private.nearest_word(met.word) as near on not met.is_word and not met.is_name
  )
  -- `elsewhere` words don't apply to words that only look similar: a building isn't something one builds.
  select row_number() over (order by meant.place), meant.word,
    case when meant.class = 'elsewhere' and not exists (
      select from private.portal_words as own where own.held and own.stem = meant.meant
        and regexp_replace(own.word, 's$', '') = regexp_replace(coalesce(meant.read, meant.word), 's$', '')) then '-' else '' end || meant.meant,
    meant.surely,
    array(
      select other.stem from public.search_words as own
      join public.search_words as other on other.kind = 'means' and other.stands_for = own.stands_for
      where own.kind = 'means' and own.stem = meant.meant and meant.class is distinct from 'elsewhere'
    ),
    meant.is_name, meant.names,
    array(
      select named.word from named
      where not meant.is_name and not meant.is_word and (
        private.spellings_of(array[named.word]) && private.spellings_of(meant.names)
        or char_length(meant.word) > 5 and extensions.similarity(named.word, meant.word) >= 0.4
        or char_length(meant.word) > 3 and (starts_with(named.word, meant.word) or exists (
          select from public.search_words as own join public.search_words as other on other.kind = 'name' and other.stands_for = own.stands_for
          where own.kind = 'name' and own.word = named.word and starts_with(other.word, meant.word))))
    ),
    meant.class
  from meant
$$;
grant execute on function private.asked_words to authenticated;

-- True if the question is about a person, rather than about what people can do.
create function private.asks_for_person(question text) returns boolean
language sql immutable security invoker set search_path = ''
as $$
  select question ~* '\m(who|whos|who''s|who''d|who''ll|whom|whose|which (of us|colleague|person)|talk to|speak (to|with)|turn to|go to (for|with)|in touch with|hold of|point of contact|contact (for|person)|ask about|reach|(?<!new )guy|lady|expert|(person|someone|somebody|anyone|anybody) (for|to|in|from|at|who|that|with)|in charge|responsible|boss|head of|chief|(manager|director|officer|ceo|coo)$)\M'
    and question !~* '\m(people|persons?|those|colleagues?|employees?|customers?|clients?|everyone|everybody|all) who\M'
    and question !~* '\mwho (else )?(can|may|could|is allowed to|is able to|gets to|has to|must|has the right to|is the one to)? ?(change|decide|say yes|sign off|allow|ok|okay|stop|set|edit|make|create|activate|deactivate|disable|promote|demote|see|delete|publish|withdraw|view|read|review|give|grant|add|remove|open|fix|correct|share|access|register|update|approve|ok|invite|import|export|download|post|upload|put|write|turn|revoke|withdraw|restore|lock|unlock|hand|cancel|reset)(s|d|ed)?\M'
$$;
grant execute on function private.asks_for_person to authenticated;

-- The words of a question that express an action or manner, judged by their place or ending.
create function private.acting_words(question text) returns text[]
language sql immutable security invoker set search_path = ''
as $$
  select array(
    select said.word from (
      select word, lag(word) over (order by place) as before from unnest(private.plain_words_of(question)) with ordinality as each (word, place)
    ) as said
    where said.before = any (string_to_array('to i you we they he she it can could will would should shall may might must do does did cant cannot dont doesnt didnt not please who', ' '))
      or said.word ~ '^[a-z]{2,}(ing|ed|ly)$'
  )
$$;
grant execute on function private.acting_words to authenticated;

-- The assistant: its search.

-- Scores passages by how much of the question they contain, how similar the question is to their phrasings, and whether
-- people mostly ask for them that way. If a passage has the subject, an unknown word counts little, and less if it's an
-- action; a known word that no passage has counts more, because it's another subject. A passage that lacks a subject of
-- the question that others have answers something else.
create function private.find_passages(question text, words private.asked_word[], for_person boolean, finds_person boolean)
returns table (id uuid, rank real)
language sql stable security invoker set search_path = ''
as $$
  with asked as materialized (
    select word.slot, word.stem, word.class, word.is_name, word.word = any (private.acting_words(question)) as acts from unnest(words) as word
    -- Nothing for people who may not read any passage.
    where exists (select from public.portal_knowledge)
  ),
  -- A synonym counts a little less than the word itself.
  meant as materialized (
    select word.slot, meaning.stem, max(meaning.part) as part
    from unnest(words) as word cross join lateral (
      select word.stem, word.surely
      union all
      select synonym, word.surely * 0.85 from unnest(word.means) as synonym
      union all
      select 'colleagu', word.surely * 0.9 where word.is_name
      union all
      select private.stem_of(other.stands_for), word.surely * 0.9 from public.search_words as other
      where other.kind = 'is' and other.stem = word.stem and not word.is_name
    ) as meaning (stem, part)
    group by word.slot, meaning.stem
  ),
  found as materialized (
    select distinct on (meant.slot, posting.phrasing_id) meant.slot, meant.part, posting.*
    from meant join asked using (slot) join private.portal_postings as posting on posting.stem = meant.stem
    -- `elsewhere` words asked about a colleague are on no page.
    where asked.class is distinct from 'elsewhere' or not exists (select from asked where asked.is_name)
    order by meant.slot, posting.phrasing_id, meant.part desc
  ),
  hits as materialized (
    select meant.slot, term.passage_id as id, max(meant.part * term.strength) as part, least(1, sum(term.said)) as said, bool_or(term.tells) as tells
    from meant join asked using (slot) join private.portal_terms as term on term.stem = meant.stem
    where asked.class is distinct from 'elsewhere' or not exists (select from asked where asked.is_name)
    group by meant.slot, term.passage_id
  ),
  weights as materialized (
    select asked.slot,
      case when count(hits.id) > 0 or asked.is_name then null
        when asked.class = 'ordinary' then 'another' when asked.class is null and not private.is_known(asked.stem) then 'unknown' end as lacks,
      -- What to do is the subject if few passages are about it.
      not asked.is_name and bool_or(hits.tells)
        and (coalesce(asked.class, 'ordinary') = 'ordinary' and count(hits.id) between 1 and 50 or asked.class = 'does' and count(hits.id) filter (where hits.part > 0.9) between 1 and 20) as subject,
      case when asked.class = 'elsewhere' then 9 else ln(1 + (select count(*) from public.portal_knowledge)::real / greatest(count(hits.id), 1.5)) end
        * case when asked.is_name and count(hits.id) = 0 then 0.1
          when asked.class = 'passing' then 0.1
          when asked.class = 'does' then case when count(hits.id) = 0 then 0.2 when count(hits.id) filter (where hits.part > 0.9) <= 20 then 0.8 else 0.6 end
          when asked.class = 'elsewhere' then 1
          when count(hits.id) = 0 and asked.acts then 0.3
          when count(hits.id) > 0 and not bool_or(hits.tells) then 0.4
          else 1 end as weight,
      coalesce(asked.class, 'ordinary') = 'ordinary' and not asked.is_name and not asked.acts and coalesce(bool_or(hits.tells), false) as counts
    from asked left join hits using (slot)
    group by asked.slot, asked.is_name, asked.class, asked.stem, asked.acts
  ),
  whole as materialized (
    select held.id, held.held, held.central,
      0.86 + 0.14 * held.counted / greatest(1, (select count(*) from weights where weights.counts)) as share,
      (select sum(weights.weight * case when not held.subject then 1 when weights.lacks = 'unknown' then 0.3 when weights.lacks = 'another' then 0.6
        else 1 end) from weights) as weight
    from (
      select hits.id, sum(weights.weight * hits.part) as held, bool_or(weights.subject) as subject, count(*) filter (where weights.counts) as counted,
        sum(weights.weight * hits.part * least(1, 6 * hits.said)) / sum(weights.weight * hits.part) as central
      from hits join weights using (slot) group by hits.id
    ) as held
  ),
  -- For each phrasing: how much of the question it contains, and how much of it the question contains.
  said as materialized (
    select found.passage_id, found.phrasing_id, found.asks_who,
      sum(weights.weight * found.part) / min(whole.weight) as recall,
      least(1, sum(found.weight) / min(found.whole)) as precision, count(*) as words
    from found join weights using (slot) join whole on whole.id = found.passage_id
    group by found.passage_id, found.phrasing_id, found.asks_who
  ),
  best as materialized (
    select alike.passage_id, 0.85 * max(alike.likeness) + 0.15 * avg(alike.likeness) as likeness,
      max(alike.likeness) filter (where alike.words > 1 or alike.likeness > 0.99) as same
    from (
      select alike.passage_id, alike.words, row_number() over (partition by alike.passage_id order by alike.likeness desc) as place,
        0.9 * alike.likeness + case when alike.likeness > 0.6 then 0.1 * (
          select extensions.similarity(question, own.phrasing) from public.portal_phrasings as own where own.id = alike.phrasing_id) else 0 end
          - case when finds_person and not alike.asks_who then 0.45 else 0 end as likeness
      from (select said.*, 2 * said.recall * said.precision / (said.recall + said.precision) as likeness from said) as alike
    ) as alike
    where alike.place <= 3
    group by alike.passage_id
  )
  -- "Who is who" has no word that counts; then the question is compared as it's written.
  select asked_so.passage_id, max(extensions.similarity(question, asked_so.phrasing))::real
  from public.portal_phrasings as asked_so
  where words is null and char_length(question) < 60 and asked_so.stems = '{}' and extensions.similarity(question, asked_so.phrasing) > 0.6
  group by asked_so.passage_id
  union all
  -- A question that names a colleague is about the portal only if the rest of it reads like that. "How many slides" asks for a passage that
  -- counts them, and of two that fit equally, the one whose title has the question's words is meant. A question that is one of the phrasings
  -- asks for its passage.
  select whole.id, greatest(case when best.same > 0.96 and not exists (select from asked where is_name) then best.same else 0 end, whole.share * whole.held / whole.weight * (0.4 + 0.4 * coalesce(best.likeness, 0) + 0.2 * whole.central)
    * (1 + 0.03 * (select count(*) filter (where stem in (select meant.stem from meant where meant.part > 0.8))::real / greatest(1, count(*))
        from unnest(private.stems_of(passage.title)) as stem))
    * case when exists (select from asked where asked.stem = 'definit')
      and not exists (select from private.portal_terms as term where term.passage_id = whole.id and term.stem = 'definit') then 0.85 else 1 end
    * case when asks_number and passage.body !~* '\d|\m(two|three|four|five|six|seven|eight|nine|ten)\M' then 0.9 else 1 end
    * case when counted.stem is null then 1
      when passage.body ~* ('(\d|\m(one|two|three|four|five|six|seven|eight|nine|ten)\M)[^.;]{0,30}\m' || counted.stem) then 1.06 else 0.97 end
    * case when exists (select from asked where is_name) then least(1, coalesce(best.likeness, 0) + 0.15)
      * case when for_person then 0.7 else 1 end else 1 end)::real
  from whole join public.portal_knowledge as passage on passage.id = whole.id
  left join best on best.passage_id = whole.id
  cross join (select private.stem_of(lower(substring(question from '(?i)how many ([a-z]{3,})')))) as counted (stem)
  cross join (select question ~* '\m(how (many|much|long|big|large|high|wide|tall|thick|small|soon|far)|max|maximum|maximal|min|minimum|minimal|at most|at least|limit|longest|shortest|biggest|largest|smallest|dimensions?|resolution|px|pixels)\M') as figures (asks_number)
$$;
grant execute on function private.find_passages to authenticated;

-- Entries with such a title, found by an index, which row-level security wouldn't use. Returns only ids: callers read
-- the entries through the policies, with the caller's rights.
create function private.entries_titled(title tsquery) returns setof uuid
language sql stable security definer set search_path = '' rows 10
as $$
  select entry.id from public.staff_directory as entry
  where entry.words @@ title order by pg_catalog.ts_rank(entry.words, title) desc, entry.id limit 200
$$;
grant execute on function private.entries_titled to authenticated;

-- True if the question is what the caller can do, other than reach someone.
create function private.asks_to_do(question text) returns boolean
language sql immutable security invoker set search_path = ''
as $$
  select question ~* '\m(can|may|could|should|how (do|can|to|would)|where (do|can)) (i|we)\M'
    and question !~* '\m(call|phone|telephone|ring|e?-?mail|write|contact|reach|number|message|meet|speak|talk|ask|tell|find)\M'
$$;
grant execute on function private.asks_to_do to authenticated;

-- Finds people by name, title, the tasks of a title, telephone number or address.
create function private.find_people(question text, words private.asked_word[])
returns table (id uuid, rank real)
language sql stable security invoker set search_path = ''
as $$
  with telling as materialized (
    select word.*, private.is_known(word.stem) as known,
      exists (select from public.search_words as task where task.kind = 'task' and task.stem = word.stem) as tells_title,
      (select string_agg(quote_literal(meant) || ':B', ' | ') from (
        -- A photo of something new isn't a graphic designer.
        select unnest(case when question ~* '\mwho' or private.asks_for_person(question) then word.means
          else array_remove(array_remove(word.means, 'graphic'), 'design') end || word.stem)
        union
        select private.stem_of(task.stands_for) from public.search_words as task
        where task.kind = 'task' and task.stem = word.stem and private.asks_for_person(question)
      ) as said (meant))::tsquery as titles,
      (quote_literal(word.stem) || ':B')::tsquery as title,
      (quote_literal(word.word) || case when word.word ~ '^[0-9]{4,}$' then ':C' else ':A' end)::tsquery as digits
    from unnest(words) as word
    where word.is_name or coalesce(word.class, '') not in ('field', 'passing')
  ),
  entries as materialized (
    select entry.id, entry.words, private.name_words_of(entry.first_name, entry.last_name) as own,
      cardinality(tsvector_to_array(ts_filter(entry.words, '{b}'))) as title_words
    from (
      select private.entries_named((select array_agg(name) from telling, unnest(telling.names || telling.near_names) as name), '{}', '{}')
      union
      select private.entries_titled((select string_agg(titles::text || ' | ' || digits::text, ' | ')::tsquery from telling))
    ) as found (id)
    join public.staff_directory as entry using (id)
  ),
  found as materialized (
    select entries.id, telling.slot, entries.title_words, telling.class, telling.known, telling.tells_title,
      case when telling.word = any (entries.own) then 1 when entries.own && telling.names then 0.95
        when entries.own && telling.near_names then 0.85 else 0 end as name,
      case when entries.words @@ telling.title then telling.surely when entries.words @@ telling.titles then 0.9 * telling.surely
        when entries.words @@ telling.digits then 1 else 0 end as title
    from telling cross join entries
  ),
  weighed as materialized (
    -- `elsewhere` words outweigh everything else.
    select found.*, greatest(found.name, found.title) as part,
      case when found.name > 0 or found.title > 0 then 1 when found.class = 'elsewhere' then 4 when found.class = 'does' then 0.3
        when bool_or(found.name > 0) over (partition by found.id) then case when found.known or found.class is not null then 1 else 0.35 end
        when private.asks_for_person(question) and not found.tells_title then 0.4 else 1 end as weight
    from found
  ),
  scored as (
    select weighed.id, sum(weighed.part) / sum(weighed.weight) as held, bool_or(weighed.name > 0) as named, bool_or(weighed.title = 1) as told,
      least(1, count(*) filter (where weighed.title > weighed.name)::real / greatest(1, min(weighed.title_words))) as titled
    from weighed group by weighed.id
  )
  select scored.id, (scored.held * case when scored.named then 1 else (case when private.asks_for_person(question) then 0.8 + 0.2 * scored.titled else 0.7 + 0.3 * scored.titled end) * case
    when private.asks_for_person(question) then 1 when private.asks_to_do(question) then 0.5
    when scored.titled = 1 then 1 when scored.told then 0.8 else 0.6 end end)::real
  from scored
  union all
  select entry.id, 1 from public.staff_directory as entry
  where entry.email = lower(substring(question from '[^\s<>(),;]+@[^\s<>(),;]*[[:alnum:]]'))
$$;
grant execute on function private.find_people to authenticated;

-- Answers a question in plain words: what the caller can read, best first, and nothing below the threshold. A full-text
-- query would join the words with AND, which fails for every question, or with OR, which finds something for every
-- question. So each word counts by how rare it is, and a result must contain enough of the question: "What is the
-- telephone number of Maya?" finds no other number when there's no Maya. JIT is off because compiling takes longer than
-- running.
create function public.search_portal(question text, threshold real default 0.53)
returns table (source text, title text, body text, path text, rank real, person jsonb)
language sql stable security invoker set search_path = '' set jit = off
as $$
  with asked as materialized (
    select array_agg(asked::private.asked_word) as words, private.asks_for_person(question) as for_person
    from private.asked_words(question) as asked
  ),
  people as materialized (
    select found.id, max(found.rank) as rank from asked, private.find_people(question, asked.words) as found group by found.id
  ),
  ranked as materialized (
    select 'portal' as source, found.id, found.rank
    from asked, private.find_passages(question, asked.words, asked.for_person,
      asked.for_person and exists (select from people where people.rank > 0.5)) as found
    union all
    select 'directory', people.id, people.rank from people
  ),
  -- If the whole question is about a person, no page is meant.
  best as materialized (
    select * from ranked
    where (ranked.source = 'directory' or ranked.rank >= (select coalesce(max(people.rank) filter (where people.rank >= 0.94), 0) from people))
      and ranked.rank >= threshold and ranked.rank >= 0.7 * (select max(top.rank) from ranked as top)
    order by ranked.rank desc, ranked.id limit 5
  )
  select best.source, passage.title, passage.body, passage.path, best.rank, null::jsonb
  from best join public.portal_knowledge as passage on best.source = 'portal' and passage.id = best.id
  union all
  select best.source, concat_ws(' ', entry.first_name, entry.last_name),
    concat_ws(E'\n',
      case when not entry.is_active then 'No longer active' end,
      entry.job_title,
      'Phone: ' || coalesce(entry.phone, 'not in the directory'),
      'Email: ' || entry.email),
    '/staff-directory', best.rank,
    jsonb_build_object('job_title', entry.job_title, 'phone', entry.phone, 'email', entry.email, 'is_active', entry.is_active)
  from best join public.staff_directory as entry on best.source = 'directory' and entry.id = best.id
  order by 5 desc, 2
$$;
grant execute on function public.search_portal to authenticated;

-- Files: the buckets, and the rights on their files.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
(
  'resumes', 'resumes', false, 10 * 1024 * 1024,
  array[
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  ]
),
('piece-pictures', 'piece-pictures', false, 10 * 1024 * 1024, array['image/png', 'image/jpeg', 'image/webp']),
('photos', 'photos', false, 512 * 1024, array['image/jpeg']),
('approved-files', 'approved-files', false, 50 * 1024 * 1024, array['application/pdf', 'image/png'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- A stored name is '<13 digits of milliseconds>_<original name>.<pdf|doc|docx>', without a folder, of characters that
-- Storage accepts. The time must be within a day, the file must not be empty, and the upload needs a ticket of the last
-- hour for exactly this name.
create function private.resume_upload_allowed(name text, metadata jsonb) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  stamp numeric;
begin
  if name !~ '^[0-9]{13}_[A-Za-z0-9_!.*''() &$=@;:+,?-]{1,150}$'
    or name !~* '^[0-9]{13}_.*[^.]\.(pdf|docx?)$' or name like '%..%' then
    return false;
  end if;
  stamp := left(name, 13)::numeric / 1000;
  if abs(extract(epoch from now()) - stamp) > 86400 then
    return false;
  end if;
  if coalesce(metadata ->> 'size', metadata ->> 'contentLength') = '0' then
    return false;
  end if;
  return exists (
    select 1 from private.application_tickets as held
    where held.resume = name and held.given_at > now() - interval '1 hour'
  );
end
$$;
grant execute on function private.resume_upload_allowed to anon, authenticated;

-- True for a picture that the caller stored, that's in a piece, a template or a team photograph they can see, in a
-- version that waits for their approval, or in an approved version they check. One policy covers all files.
create function private.may_read_picture(stored_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select (select private.current_staff_role()) is not null and (
    exists (
      select 1 from private.picture_holders as held
      where held.sha256 = stored_name and held.account_id = (select private.current_account())
    )
    or exists (
      select 1 from public.piece_pictures as used join public.pieces as piece on piece.id = used.piece_id
      where used.sha256 = stored_name and (
        piece.owner_id = (select private.current_account())
        or (piece.deleted_at is null and private.rights_on(piece) is not null)
      )
    )
    or exists (
      select 1 from public.team_templates as template
      where template.withdrawn_at is null and private.includes_picture(template.pictures, stored_name)
    )
    or exists (
      select 1 from public.team_pictures as shared
      where stored_name in (shared.sha256, shared.preview) and (
        (select private.is_administrator())
        or private.team_picture_state(shared) = 'approved'
      )
    )
    or private.is_picture_in_my_review(stored_name)
    or private.is_picture_in_my_brand_update(stored_name)
  )
$$;
grant execute on function private.may_read_picture to authenticated;

-- There is no update policy, and administrators may delete resumes only: no one overwrites or moves a file with a
-- browser's key.
create policy files_upload on storage.objects
for insert to anon, authenticated
with check (
  case bucket_id
    when 'resumes' then private.resume_upload_allowed(name, metadata)
    when 'approved-files' then private.may_store_approved_file(name)
    else false
  end
);

create policy files_read on storage.objects
for select to authenticated
using (
  case bucket_id
    when 'resumes' then
      (select private.is_administrator()) and private.has_opened_resume(name)
    when 'piece-pictures' then private.may_read_picture(name)
    when 'photos' then private.may_read_photo(name)
    when 'approved-files' then private.may_read_approved_file(name)
    else false
  end
);

create policy resumes_remove on storage.objects
for delete to authenticated
using (bucket_id = 'resumes' and (select private.is_administrator()));
