-- What the sender calls the file of a resume, in any script. Its key in Storage is ASCII; reviewers and the sender see and save this name.
alter table public.job_applications add column resume_name text
  constraint job_applications_resume_name_check check (
    private.is_plain(resume_name) and char_length(resume_name) <= 255
    and resume_name ~* '^[^/\\]*[^./\\]\.(pdf|docx?)$'
    -- It is saved under this name, so it is of the kind that was looked at.
    and (resume_url is null or lower(substring(resume_name from '[^.]+$')) = lower(substring(resume_url from '[^.]+$')))
  );
grant insert (resume_name) on table public.job_applications to anon, authenticated;

-- What a link is worth, with the application while it is open: `{ state, application }`.
create or replace function public.look_at_own_application(hash text) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select coalesce((
    select case
      when link.withdrawn_at is not null then jsonb_build_object('state', 'withdrawn')
      when own.id is null then jsonb_build_object('state', 'gone')
      when link.expires_at <= now() then jsonb_build_object('state', 'expired')
      else jsonb_build_object('state', 'open', 'application', jsonb_build_object(
        'reference', own.reference, 'submitted_at', own.created_at, 'job', opening.title, 'resume', own.resume_url,
        'resume_name', own.resume_name,
        'first_name', own.first_name, 'last_name', own.last_name, 'email', own.email, 'phone', own.phone,
        'experience_years', own.experience_years, 'available_start_date', own.available_start_date,
        'salary_expectations', own.salary_expectations, 'work_authorization', own.work_authorization,
        'correctable', own.status <> 'closed'
      ))
    end
    from private.application_links as link
    left join public.job_applications as own on own.id = link.application_id
    left join public.positions as opening on opening.id = own.position_id
    where link.token_hash = hash
  ), '{"state": "unknown"}')
$$;

drop function public.replace_own_resume(text, text);
-- Puts a file that was uploaded with a ticket of the application, and looked at, in the place of its resume. Answers as
-- `look_at_own_application` does, with the name of the file that the application named before as `replaced`: the caller deletes it.
create function public.replace_own_resume(hash text, resume text, name text default null) returns jsonb
language plpgsql volatile security invoker set search_path = ''
as $$
#variable_conflict use_variable
declare
  own public.job_applications;
  present jsonb;
begin
  -- Held until the end: of two files that come at once, each finds the one before it.
  select application.* into own
  from private.application_links as link join public.job_applications as application on application.id = link.application_id
  where link.token_hash = hash
  for update of application;
  present := public.look_at_own_application(hash);
  if present ->> 'state' <> 'open' or own.resume_url = resume then
    return present;
  end if;
  if not (present -> 'application' ->> 'correctable')::boolean then
    raise exception 'Your application is closed, so it cannot be corrected any more.' using errcode = 'P0001';
  end if;
  if not exists (
    select 1 from private.application_tickets as held
    join storage.objects as stored on stored.bucket_id = 'resumes' and stored.name = held.resume and stored.version = held.checked_version
    where held.reference = own.reference and held.resume = resume and held.given_at > now() - interval '1 day'
  ) then
    raise exception 'There is no such resume.' using errcode = 'P0002';
  end if;
  update public.job_applications as application set resume_url = resume, resume_name = name where application.id = own.id;
  return public.look_at_own_application(hash) || jsonb_build_object('replaced', own.resume_url);
end
$$;
revoke all on function public.replace_own_resume(text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.replace_own_resume(text, text, text) to service_role;
