-- The role of the person asking, or null. Null means "no active staff": no directory row, a deactivated one,
-- or a default password that was never changed. Everything but one's own profile and directory row hangs on it.
create function private.current_staff_role() returns public.staff_role
language sql stable security definer set search_path = ''
as $$
  select staff.role
  from public.staff_directory as staff
  join public.user_profiles as profile on profile.user_id = staff.user_id
  where staff.user_id = (select auth.uid()) and staff.is_active and profile.password_changed
$$;
revoke all on function private.current_staff_role() from public, anon, authenticated, service_role;
grant execute on function private.current_staff_role() to anon, authenticated, service_role;

-- The call the portal makes. An invoker's wrapper, so that no security definer function is in the API's schema.
create function public.get_current_user_role() returns text
language sql stable security invoker set search_path = ''
as $$
  select (select private.current_staff_role())::text
$$;
revoke all on function public.get_current_user_role() from public, anon, authenticated, service_role;
grant execute on function public.get_current_user_role() to authenticated;
