-- A resume that is replaced by its sender is a correction as well.
create or replace function private.note_correction() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  if (new.first_name, new.last_name, new.email, new.phone, new.experience_years, new.available_start_date,
      new.salary_expectations, new.work_authorization, new.resume_url)
    is distinct from (old.first_name, old.last_name, old.email, old.phone, old.experience_years,
      old.available_start_date, old.salary_expectations, old.work_authorization, old.resume_url) then
    new.corrected_at := now();
    new.corrected_by := (select auth.uid());
    new.corrected_by_sender := new.corrected_by is null;
  end if;
  return new;
end
$$;

-- Puts a file that was uploaded with a ticket of the application, and looked at, in the place of its resume. Answers as
-- `look_at_own_application` does, with the name of the file that the application named before as `replaced`: the caller deletes it.
create function public.replace_own_resume(hash text, resume text) returns jsonb
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
  update public.job_applications as application set resume_url = resume where application.id = own.id;
  return public.look_at_own_application(hash) || jsonb_build_object('replaced', own.resume_url);
end
$$;
revoke all on function public.replace_own_resume(text, text) from public, anon, authenticated, service_role;
grant execute on function public.replace_own_resume(text, text) to service_role;
