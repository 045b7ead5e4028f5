-- The file exists, is not empty and was uploaded today: no invented names, no addresses elsewhere.
create function private.resume_exists(stored_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from storage.objects as stored
    where stored.bucket_id = 'resumes' and stored.name = stored_name
      and stored.created_at > now() - interval '1 day'
      and coalesce((stored.metadata ->> 'size')::bigint, 1) > 0
  )
$$;
revoke all on function private.resume_exists(text) from public, anon, authenticated, service_role;
grant execute on function private.resume_exists(text) to anon, authenticated;

-- Five an hour from one address, sixty from everybody. Volatile and behind a lock, so that neither the rows of the
-- same statement nor those of a statement at the same moment escape the count.
create function private.application_allowed(applicant text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  from_everybody bigint;
  from_applicant bigint;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.job_applications.rate'));
  select count(*), count(*) filter (where lower(email) = lower(applicant))
  into from_everybody, from_applicant
  from public.job_applications
  where created_at > now() - interval '1 hour';
  return from_everybody < 60 and from_applicant < 5;
end
$$;
revoke all on function private.application_allowed(text) from public, anon, authenticated, service_role;
grant execute on function private.application_allowed(text) to anon, authenticated;

-- Insert without select: a visitor can send an application and read none, not even their own.
grant insert (
  first_name, last_name, email, phone, experience_years,
  available_start_date, salary_expectations, work_authorization, resume_url
) on table public.job_applications to anon, authenticated;
grant select, update (status) on table public.job_applications to authenticated;
grant select, insert, update, delete on table public.job_applications to service_role;

create policy job_applications_send on public.job_applications
for insert to anon, authenticated
with check (
  status = 'new'
  and (resume_url is null or private.resume_exists(resume_url))
  and private.application_allowed(email)
);

create policy job_applications_read on public.job_applications
for select to authenticated
using ((select private.current_staff_role()) in ('admin', 'super_admin'));

create policy job_applications_review on public.job_applications
for update to authenticated
using ((select private.current_staff_role()) in ('admin', 'super_admin'))
with check ((select private.current_staff_role()) in ('admin', 'super_admin'));
