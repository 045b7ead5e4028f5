-- Where somebody works, since when, and for whom. Optional, so that every entry that there is stays as it is.
alter table public.staff_directory
  add column department text check (btrim(department) <> '' and char_length(department) <= 80),
  add column location text check (btrim(location) <> '' and char_length(location) <= 80),
  add column pronouns text check (btrim(pronouns) <> '' and char_length(pronouns) <= 40),
  add column start_date date check (start_date between '1950-01-01' and '2100-12-31'),
  -- No action: an entry that others report to is not deleted.
  add column manager_id uuid references public.staff_directory (id);
create index staff_directory_manager on public.staff_directory (manager_id);

grant update (department, location, pronouns, start_date, manager_id) on public.staff_directory to authenticated;

-- A new entry is active staff without an account: the columns that say otherwise have no grant.
grant insert (
  email, first_name, last_name, phone, job_title, department, location, pronouns, start_date, manager_id
) on public.staff_directory to authenticated;
create policy staff_directory_add on public.staff_directory
for insert to authenticated
with check (
  (select private.current_staff_role()) = 'super_admin' and role = 'staff' and is_active and user_id is null
);

-- Lines of managers end at somebody who has none: nobody is their own manager over others, and nobody active reports to
-- somebody who has left. After the statement and not per row, because one statement may turn a whole line around.
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
  -- Two statements at once must not each see only their own half of a circle.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.staff_directory.manager_id'));

  if exists (
    with recursive above (start, id, manager_id) as (
      select id, id, manager_id from written where manager_id is not null
      union
      select above.start, staff.id, staff.manager_id
      from above join public.staff_directory as staff on staff.id = above.manager_id
    )
    select 1 from above where manager_id = start
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
revoke all on function private.keep_lines_of_managers() from public, anon, authenticated, service_role;

create trigger keep_lines_of_managers_on_insert
after insert on public.staff_directory
referencing new table as written
for each statement execute function private.keep_lines_of_managers();

create trigger keep_lines_of_managers_on_update
after update on public.staff_directory
referencing old table as replaced new table as written
for each statement execute function private.keep_lines_of_managers();
