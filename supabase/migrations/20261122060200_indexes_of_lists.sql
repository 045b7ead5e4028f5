-- A page of a list comes from an index in the order that it is asked for, however long the list is: the directory, the
-- applications and the templates were sorted whole for each page.
create index staff_directory_listed on public.staff_directory (is_active, role desc, first_name, id);

create index job_applications_recent on public.job_applications (created_at desc, id);
-- The one above holds it.
drop index public.job_applications_created_at;

create index team_templates_current on public.team_templates (name, id) where withdrawn_at is null;

-- The planner takes "is one of two roles" for one row in a hundred, and then reads the whole table for a page. It takes
-- a yes or no for half.
alter policy job_applications_read on public.job_applications
using ((select (select private.current_staff_role()) in ('admin', 'super_admin')));
