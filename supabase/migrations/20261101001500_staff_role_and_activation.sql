-- Role and activation have no column grant: these two functions are the only way to them for a person, so that
-- the one rule a policy cannot state holds as well: nobody changes their own.
create function private.colleague_to_change(staff_id uuid) returns public.staff_directory
language plpgsql volatile security definer set search_path = ''
as $$
declare
  entry public.staff_directory;
begin
  if (select private.current_staff_role()) is distinct from 'super_admin' then
    raise exception 'Only an active super administrator may change roles and activation.' using errcode = '42501';
  end if;
  select * into entry from public.staff_directory where id = staff_id for update;
  if not found then
    raise exception 'There is no such entry in the staff directory.' using errcode = 'P0002';
  end if;
  if entry.user_id = (select auth.uid()) then
    raise exception 'Nobody changes their own role or activation.' using errcode = '42501';
  end if;
  return entry;
end
$$;
revoke all on function private.colleague_to_change(uuid) from public, anon, authenticated, service_role;

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
revoke all on function private.set_staff_role(uuid, public.staff_role) from public, anon, authenticated, service_role;
grant execute on function private.set_staff_role(uuid, public.staff_role) to authenticated;

-- Rights end with is_active. Ending the sessions keeps what is signed in from refreshing, and taking back the
-- confirmation makes the auth server answer a new sign-in with "Email not confirmed", which the portal words as
-- "Please contact your administrator to activate your account."
create function private.set_staff_active(staff_id uuid, active boolean) returns public.staff_directory
language plpgsql volatile security definer set search_path = ''
as $$
declare
  entry public.staff_directory := private.colleague_to_change(staff_id);
begin
  update public.staff_directory set is_active = active where id = entry.id returning * into entry;
  if active then
    update auth.users set email_confirmed_at = now() where id = entry.user_id and email_confirmed_at is null;
  else
    update auth.users set email_confirmed_at = null where id = entry.user_id;
    -- Refresh tokens go with their session.
    delete from auth.sessions where user_id = entry.user_id;
  end if;
  return entry;
end
$$;
revoke all on function private.set_staff_active(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function private.set_staff_active(uuid, boolean) to authenticated;

-- The calls the portal makes: invoker's wrappers, as for get_current_user_role.
create function public.set_staff_role(staff_id uuid, new_role public.staff_role) returns public.staff_directory
language sql volatile security invoker set search_path = ''
as $$
  select private.set_staff_role(staff_id, new_role)
$$;
revoke all on function public.set_staff_role(uuid, public.staff_role) from public, anon, authenticated, service_role;
grant execute on function public.set_staff_role(uuid, public.staff_role) to authenticated;

create function public.set_staff_active(staff_id uuid, active boolean) returns public.staff_directory
language sql volatile security invoker set search_path = ''
as $$
  select private.set_staff_active(staff_id, active)
$$;
revoke all on function public.set_staff_active(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function public.set_staff_active(uuid, boolean) to authenticated;
