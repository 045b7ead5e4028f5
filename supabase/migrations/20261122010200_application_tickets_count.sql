-- An upload needs a ticket of the last hour for its very name. The hour's 120 files are gone: tickets are counted.
create or replace function private.resume_upload_allowed(name text, metadata jsonb) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  stamp numeric;
begin
  if name !~ '^[0-9]{13}_[A-Za-z0-9_!.*''() &$=@;:+,?-]{1,150}$'
    or name !~* '^[0-9]{13}_.*[^.]\.(pdf|docx?)$' or name like '%..%' then
    return false;
  end if;
  stamp := left(name, 13)::numeric / 1000;
  if abs(extract(epoch from now()) - stamp) > 86400 then
    return false;
  end if;
  if coalesce(metadata ->> 'size', metadata ->> 'contentLength') = '0' then
    return false;
  end if;
  return exists (
    select 1 from private.application_tickets as held
    where held.resume = name and held.given_at > now() - interval '1 hour'
  );
end
$$;

-- An application needs the ticket of its reference, for this file or for none, and the file as it was looked at.
-- Within an hour five come from one email address at one network: somebody else who uses the address elsewhere
-- locks nobody out. Volatile and behind a lock, so that neither the rows of the same statement nor those of a
-- statement at the same moment escape the count.
create function private.application_admitted(reference text, resume text, applicant text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  ticket record;
begin
  select held.network, held.checked_version into ticket from private.application_tickets as held
  where held.reference = reference and held.resume is not distinct from resume
    and held.given_at > now() - interval '1 day';
  if not found or resume is not null and not exists (
    select 1 from storage.objects as stored
    where stored.bucket_id = 'resumes' and stored.name = resume and stored.version = ticket.checked_version
  ) then
    return false;
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.job_applications.rate'));
  return (
    select count(distinct sent.id) < 5
    from public.job_applications as sent
    join private.application_tickets as held on held.reference = sent.reference
    where sent.created_at > now() - interval '1 hour'
      and lower(sent.email) = lower(applicant)
      and held.network is not distinct from ticket.network
  );
end
$$;
revoke all on function private.application_admitted(text, text, text) from public, anon, authenticated, service_role;
grant execute on function private.application_admitted(text, text, text) to anon, authenticated;

drop policy job_applications_send on public.job_applications;
create policy job_applications_send on public.job_applications
for insert to anon, authenticated
with check (
  status = 'new'
  and website = ''
  and (resume_url is null or private.resume_exists(resume_url))
  and private.application_admitted(reference, resume_url, email)
);

-- What counted before: one brake for everybody, and addresses that the sender could write.
drop function private.application_allowed(text);
drop function private.request_address();
drop table private.application_senders;
