-- A resume is read by who said so: opening it leaves an event, and for a minute after that its file is there for that person.
-- The event names the application, and the file by its digest, because its name often is the applicant's.
create function private.digest_of(stored_name text) returns text
language sql immutable set search_path = ''
as $$
  select encode(sha256(convert_to(stored_name, 'UTF8')), 'hex')
$$;
revoke all on function private.digest_of(text) from public, anon, authenticated, service_role;

create function private.open_resume(resume text, purpose text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  application public.job_applications;
begin
  if (select private.current_staff_role()) not in ('admin', 'super_admin')
    or (select private.current_staff_role()) is null then
    raise exception 'Only administrators may open resumes.' using errcode = '42501';
  end if;
  if purpose not in ('reading', 'deletion') or purpose is null then
    raise exception 'A resume is opened for reading or for deletion.' using errcode = '22023';
  end if;
  if not exists (select 1 from storage.objects as stored where stored.bucket_id = 'resumes' and stored.name = resume) then
    raise exception 'There is no such resume.' using errcode = 'P0002';
  end if;
  select * into application from public.job_applications as named where named.resume_url = resume;
  perform private.record_event(
    'resume.opened', application.id, application.reference,
    jsonb_build_object('purpose', purpose, 'file', private.digest_of(resume))
  );
end
$$;
revoke all on function private.open_resume(text, text) from public, anon, authenticated, service_role;
grant execute on function private.open_resume(text, text) to authenticated;

create function public.open_resume(resume text, purpose text default 'reading') returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.open_resume(resume, purpose)
$$;
revoke all on function public.open_resume(text, text) from public, anon, authenticated, service_role;
grant execute on function public.open_resume(text, text) to authenticated;

create function private.has_opened_resume(stored_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.audit_events as event
    where event.actor_id = (select private.current_account()) and event.happened_at > now() - interval '1 minute'
      and event.action = 'resume.opened' and event.details ->> 'file' = private.digest_of(stored_name)
  )
$$;
revoke all on function private.has_opened_resume(text) from public, anon, authenticated, service_role;
grant execute on function private.has_opened_resume(text) to authenticated;

alter policy files_read on storage.objects
using (
  case bucket_id
    when 'resumes' then
      (select private.current_staff_role()) in ('admin', 'super_admin') and private.has_opened_resume(name)
    when 'piece-pictures' then private.may_read_picture(name)
    else false
  end
);
