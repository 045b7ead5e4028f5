grant select on table public.user_profiles to authenticated;
grant insert (
  user_id, first_name, last_name, display_name, password_changed,
  gmail_connected, google_calendar_connected, google_services_connected
) on table public.user_profiles to authenticated;
-- user_id, because an upsert sets every column it sends; the check pins it to the caller.
grant update (user_id, first_name, last_name, display_name, password_changed) on table public.user_profiles to authenticated;
grant select, insert, update, delete on table public.user_profiles to service_role;

create policy user_profiles_read_own on public.user_profiles
for select to authenticated
using (user_id = (select auth.uid()));

create policy user_profiles_create_own on public.user_profiles
for insert to authenticated
with check (
  user_id = (select auth.uid())
  and not password_changed
  and not gmail_connected and not google_calendar_connected and not google_services_connected
);

create policy user_profiles_edit_own on public.user_profiles
for update to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));
