grant select on table public.staff_directory to authenticated;
grant update (first_name, last_name, phone, job_title) on table public.staff_directory to authenticated;
grant select, insert, update, delete on table public.staff_directory to service_role;

-- Helper calls stand in (select …), so that they run once per statement instead of once per row.
create policy staff_directory_read on public.staff_directory
for select to authenticated
using (
  (is_active and (user_id = (select auth.uid()) or (select private.current_staff_role()) is not null))
  or (select private.current_staff_role()) = 'super_admin'
);

create policy staff_directory_edit on public.staff_directory
for update to authenticated
using ((select private.current_staff_role()) = 'super_admin')
with check ((select private.current_staff_role()) = 'super_admin');
