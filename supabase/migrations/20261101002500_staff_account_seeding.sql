-- What `seed-staff-accounts` needs beyond the admin API. An account that it makes carries the entry's id in its
-- app_metadata, which nobody can write from a browser; an equal address alone proves nothing.

-- The account that was made for this entry and never linked to it. Abandoned: its run cannot be at work any more, because
-- no function runs for three minutes.
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
revoke all on function private.unlinked_staff_account(uuid) from public, anon, authenticated, service_role;
grant execute on function private.unlinked_staff_account(uuid) to service_role;

create function public.unlinked_staff_account(entry uuid) returns table (id uuid, abandoned boolean)
language sql stable security invoker set search_path = ''
as $$
  select found.id, found.abandoned from private.unlinked_staff_account(entry) as found
$$;
revoke all on function public.unlinked_staff_account(uuid) from public, anon, authenticated, service_role;
grant execute on function public.unlinked_staff_account(uuid) to service_role;

-- Gives an active entry without an account this one, with a profile that asks for another password. False when the entry
-- has an account by now, was deactivated or is gone.
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
  select account, staff.first_name, staff.last_name, left(concat_ws(' ', staff.first_name, staff.last_name), 200), false
  from public.staff_directory as staff where staff.id = entry
  on conflict (user_id) do update set password_changed = false;
  return true;
end
$$;
revoke all on function public.link_staff_account(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function public.link_staff_account(uuid, uuid) to service_role;
