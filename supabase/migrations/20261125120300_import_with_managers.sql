-- What each row would do, as before; and whoever would stand above themselves, through whomever, is said at their row.
create or replace function private.judged_people(rows jsonb) returns table (
  place integer, entry uuid, email text, given jsonb, verdict text, fields text[], reason text, state text
)
language sql stable set search_path = ''
as $$
  with recursive listed as (
    select row.ordinality::integer as place, lower(btrim(coalesce(row.value ->> 'email', ''))) as email,
      coalesce((
        select jsonb_object_agg(field.key, btrim(coalesce(field.value #>> '{}', '')))
        from jsonb_each(case when jsonb_typeof(row.value) = 'object' then row.value else '{}' end) as field
        where field.key in ('first_name', 'last_name', 'phone', 'job_title', 'department', 'location', 'pronouns', 'start_date', 'manager')
      ), '{}') as given
    from jsonb_array_elements(rows) with ordinality as row
  ), known as (
    select listed.*, staff.id as entry, staff.is_active, lower(listed.given ->> 'manager') as boss, count(*) over (partition by listed.email) as times,
      jsonb_build_object(
        'first_name', staff.first_name, 'last_name', staff.last_name, 'phone', staff.phone, 'job_title', staff.job_title,
        'department', staff.department, 'location', staff.location, 'pronouns', staff.pronouns, 'start_date', staff.start_date,
        'manager', manager.email
      ) as present
    from listed
    left join public.staff_directory as staff on staff.email = listed.email
    left join public.staff_directory as manager on manager.id = staff.manager_id
  ), judged as (
    select known.*, case
      when known.email = '' then 'The email address is missing.'
      when known.email !~ '^[^@[:space:]]+@[^@[:space:].]+([.][^@[:space:].]+)+$' or char_length(known.email) > 254
        then 'This is no email address.'
      when known.times > 1 then 'This email address is in the file more than once.'
      when known.entry is not null and not known.is_active then 'This person has left. Activate them first.'
      when (known.entry is null or known.given ? 'first_name') and coalesce(known.given ->> 'first_name', '') = ''
        then 'The first name is missing.'
      when known.given ->> 'start_date' <> '' and private.day_of(known.given ->> 'start_date') is null
        then 'The start date is not a day such as 2026-11-02, between 1950 and 2100.'
      when known.boss = known.email then 'Nobody is their own manager.'
      when known.boss <> '' and not exists (
        select 1 from public.staff_directory as staff where staff.email = known.boss and staff.is_active
      ) and not exists (select 1 from known as added where added.email = known.boss and added.entry is null)
        then 'Nobody has the email address of the manager.'
      else (
        select 'This is too long: ' || string_agg(longest.name, ', ' order by longest.name) || '.'
        from (values ('first_name', 60), ('last_name', 60), ('phone', 40), ('job_title', 120), ('department', 80), ('location', 80),
          ('pronouns', 40)) as longest (name, characters)
        where char_length(known.given ->> longest.name) > longest.characters
      )
    end as reason,
    array(
      select field.key from jsonb_each_text(known.given) as field
      where case field.key when 'manager' then lower(field.value) else field.value end is distinct from coalesce(known.present ->> field.key, '')
      order by field.key
    ) as fields
    from known
  ), lines as (
    -- Who would stand above whom: as the file says, and else as the directory does.
    select judged.email, case when judged.given ? 'manager' then judged.boss else judged.present ->> 'manager' end as boss
    from judged where judged.reason is null
    union all
    select staff.email, manager.email from public.staff_directory as staff
    join public.staff_directory as manager on manager.id = staff.manager_id
    where not exists (select 1 from judged where judged.email = staff.email and judged.reason is null)
  ), walks as (
    select judged.email as first, judged.boss as at, 1 as steps from judged where judged.reason is null and judged.boss <> ''
    union all
    select walks.first, lines.boss, walks.steps + 1 from walks join lines on lines.email = walks.at
    -- No company has as many levels; whoever only leads into a circle is in none.
    where walks.at <> walks.first and lines.boss <> '' and walks.steps < 60
  ), circles as (
    select distinct walks.first as email from walks where walks.at = walks.first
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

-- People who are added with their managers are written once: the ids of all of them are known before, so that no second statement is
-- needed, and each leaves one event.
create or replace function private.import_people(rows jsonb, writes boolean, expected text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  plan jsonb;
  digest text;
  refused boolean;
  failure text;
begin
  if coalesce((select private.current_staff_role()) <> 'super_admin', true) then
    raise exception 'Only super administrators import people.' using errcode = '42501';
  end if;
  if rows is null or jsonb_typeof(rows) <> 'array' or jsonb_array_length(rows) not between 1 and 5000 then
    raise exception 'Import between 1 and 5,000 people at a time.' using errcode = '23514';
  end if;
  -- Two imports at once do not each see only their own half.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.staff_directory.import'));
  select jsonb_agg(to_jsonb(judged) order by judged.place) into plan from private.judged_people(rows) as judged;
  digest := md5(plan::text);
  if writes and expected is distinct from digest then
    raise exception 'The directory has changed since you looked. Look again at what would happen, and then import.';
  end if;
  refused := exists (select 1 from jsonb_array_elements(plan) as row where row.value ->> 'verdict' = 'refused');
  if not refused then
    -- Looked at, it is done and undone: the rules of the tables judge, and no copy of them.
    begin
      with fresh as materialized (
        select gen_random_uuid() as id, row.email, row.given, lower(row.given ->> 'manager') as boss
        from jsonb_to_recordset(plan) as row (email text, given jsonb, verdict text) where row.verdict = 'added'
      )
      insert into public.staff_directory (
        id, email, first_name, last_name, phone, job_title, department, location, pronouns, start_date, manager_id
      )
      select row.id, row.email, row.given ->> 'first_name', nullif(row.given ->> 'last_name', ''), nullif(row.given ->> 'phone', ''),
        nullif(row.given ->> 'job_title', ''), nullif(row.given ->> 'department', ''), nullif(row.given ->> 'location', ''),
        nullif(row.given ->> 'pronouns', ''), nullif(row.given ->> 'start_date', '')::date, coalesce(manager.id, beside.id)
      from fresh as row
      left join public.staff_directory as manager on manager.email = row.boss
      -- Who is added beside them.
      left join fresh as beside on beside.email = row.boss;
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
            select manager.id from public.staff_directory as manager where manager.email = lower(row.given ->> 'manager')
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
