-- Lines of managers are walked once for each person, whatever they look like: 5,000 in a row or in a circle cost what 5,000 without a
-- manager do. No query may end a walk by being stopped, because the embedded database can't be (docs/decisions/0057-walks-end-themselves.md).

-- Those of `people` who stand in a circle. `managers`: in the same order, whom each answers to; somebody not among them ends a line.
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
    -- Back where this very walk has been.
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
revoke all on function private.in_circles(text[], text[]) from public, anon, authenticated, service_role;

create or replace function private.keep_lines_of_managers() returns trigger
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
  -- Two statements at once must not each see only their own half of a circle.
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
    raise exception 'Nobody can be their own manager, neither directly nor through the people above them.'
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
    raise exception '% is still the manager of % active %. Give them another manager first.', left_behind.name,
      left_behind.reports, case left_behind.reports when 1 then 'person' else 'people' end
      using errcode = 'P0001';
  elsif left_behind.name is not null then
    raise exception '% has left and cannot be the manager of anybody active. Choose another manager first.',
      left_behind.name using errcode = 'P0001';
  end if;
  return null;
end
$$;

-- What each row would do, as before. An address is its identity key, and no row is compared with each other one.
create or replace function private.judged_people(rows jsonb) returns table (
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
    -- Who may be named as a manager: whoever is there, and whoever the file adds.
    select staff.email::text as email from public.staff_directory as staff where staff.is_active
    union
    select known.email from known where known.entry is null
  ), judged as materialized (
    select known.*, case
      when known.email = '' then 'The email address is missing.'
      when not private.is_email(known.email) then 'This is no email address.'
      when known.times > 1 then 'This email address is in the file more than once.'
      when known.entry is not null and not known.is_active then 'This person has left. Activate them first.'
      when (known.entry is null or known.given ? 'first_name') and coalesce(known.given ->> 'first_name', '') = ''
        then 'The first name is missing.'
      when known.given ->> 'start_date' <> '' and private.day_of(known.given ->> 'start_date') is null
        then 'The start date is not a day such as 2026-11-02, between 1950 and 2100.'
      when known.boss = known.email then 'Nobody is their own manager.'
      when known.boss <> '' and bosses.email is null then 'Nobody has the email address of the manager.'
      else coalesce((
        select 'This has line breaks or characters that cannot be seen: ' || string_agg(field.key, ', ' order by field.key) || '.'
        from jsonb_each_text(known.given) as field where not private.is_plain(field.value)
      ), (
        select 'This is too long: ' || string_agg(longest.name, ', ' order by longest.name) || '.'
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
    -- Who would stand above whom: as the file says, and else as the directory does.
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

-- As before, with addresses as judged. The ids of those who are added are known before, and looked up by address.
create or replace function private.import_people(rows jsonb, writes boolean, expected text) returns jsonb
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
        -- Or who is added beside them.
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

-- 5,000 events in one statement each look for what is too old: by the index, also while the planner believes that the trail is empty.
alter function private.record_event(text, uuid, text, jsonb) set enable_seqscan = off;
