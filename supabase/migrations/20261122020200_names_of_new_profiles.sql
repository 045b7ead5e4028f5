-- A profile that is made for somebody takes of their names what fits, as 20261122020100 bounds them.
create or replace function private.follow_password() returns trigger
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
    coalesce(staff.first_name, nullif(left(btrim(new.raw_user_meta_data ->> 'first_name'), 60), '')),
    coalesce(staff.last_name, nullif(left(btrim(new.raw_user_meta_data ->> 'last_name'), 60), '')),
    nullif(left(btrim(new.raw_user_meta_data ->> 'full_name'), 60), ''),
    chosen_by_owner
  from (select 1) as one
  left join public.staff_directory as staff on staff.user_id = new.id
  on conflict (user_id) do update set password_changed = excluded.password_changed;
  return null;
end
$$;

create or replace function public.link_staff_account(entry uuid, account uuid) returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  update public.staff_directory as staff set user_id = account
  where staff.id = entry and staff.user_id is null and staff.is_active;
  if not found then
    return false;
  end if;
  insert into public.user_profiles (user_id, first_name, last_name, display_name, password_changed)
  select account, staff.first_name, staff.last_name, btrim(left(concat_ws(' ', staff.first_name, staff.last_name), 60)), false
  from public.staff_directory as staff where staff.id = entry
  on conflict (user_id) do update set password_changed = false;
  return true;
end
$$;
