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
