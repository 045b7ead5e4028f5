-- A token outlives its session by up to an hour: it is signed and not looked up. So a right counts only while the
-- session that the token names is there, which ends with signing out, a changed password or deactivation, and while
-- the account is not banned. Null: nobody, or somebody whose session has ended.
create function private.current_account() returns uuid
language sql stable security definer set search_path = ''
as $$
  select session.user_id
  from auth.sessions as session
  join auth.users as account on account.id = session.user_id
  where session.id = ((select auth.jwt()) ->> 'session_id')::uuid
    and session.user_id = (select auth.uid())
    and (session.not_after is null or session.not_after > now())
    and (account.banned_until is null or account.banned_until <= now())
$$;
revoke all on function private.current_account() from public, anon, authenticated, service_role;
grant execute on function private.current_account() to anon, authenticated, service_role;

create or replace function private.current_staff_role() returns public.staff_role
language sql stable security definer set search_path = ''
as $$
  select staff.role
  from public.staff_directory as staff
  join public.user_profiles as profile on profile.user_id = staff.user_id
  where staff.user_id = (select private.current_account()) and staff.is_active and profile.password_changed
$$;

alter policy staff_directory_read on public.staff_directory
using (
  (is_active and (user_id = (select private.current_account()) or (select private.current_staff_role()) is not null))
  or (select private.current_staff_role()) = 'super_admin'
);

alter policy user_profiles_read_own on public.user_profiles
using (user_id = (select private.current_account()));

alter policy user_profiles_create_own on public.user_profiles
with check (
  user_id = (select private.current_account())
  and not password_changed
  and not gmail_connected and not google_calendar_connected and not google_services_connected
);

alter policy user_profiles_edit_own on public.user_profiles
using (user_id = (select private.current_account()))
with check (user_id = (select private.current_account()));
