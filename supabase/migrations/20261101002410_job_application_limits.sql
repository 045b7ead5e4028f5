-- A field that people do not see. Programs that fill in every field fill this one too, and are refused.
alter table public.job_applications
  add column website text not null default '' check (char_length(website) <= 2000);
grant insert (website) on table public.job_applications to anon, authenticated;

-- When an address of the network has sent, for an hour: enough to count, and nothing to keep about anybody.
create table private.application_senders (
  address text not null,
  sent_at timestamptz not null default now()
);
create index application_senders_sent_at on private.application_senders (sent_at);
alter table private.application_senders enable row level security;
revoke all on table private.application_senders from public, anon, authenticated, service_role;

-- The address that a request came from, where the platform says it: hosted, Cloudflare's header, else the first of
-- the proxies'. Null on this computer.
create function private.request_address() returns text
language sql stable set search_path = ''
as $$
  select nullif(left(btrim(coalesce(
    headers ->> 'cf-connecting-ip',
    split_part(headers ->> 'x-forwarded-for', ',', 1)
  )), 64), '')
  from (select nullif(current_setting('request.headers', true), '')::jsonb as headers) as request
$$;
revoke all on function private.request_address() from public, anon, authenticated, service_role;

-- Within an hour: five from one e-mail address, ten from one network address, sixty from everybody. Volatile and behind
-- a lock, so that neither the rows of the same statement nor those of a statement at the same moment escape the count.
-- A refused insert rolls back, and with it what was noted about its sender.
create or replace function private.application_allowed(applicant text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  from_everybody bigint;
  from_applicant bigint;
  sender text := private.request_address();
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.job_applications.rate'));
  select count(*), count(*) filter (where lower(email) = lower(applicant))
  into from_everybody, from_applicant
  from public.job_applications
  where created_at > now() - interval '1 hour';
  if from_everybody >= 60 or from_applicant >= 5 then
    return false;
  end if;
  delete from private.application_senders where sent_at <= now() - interval '1 hour';
  if sender is null then
    return true;
  end if;
  insert into private.application_senders (address) values (sender);
  return (select count(*) <= 10 from private.application_senders where address = sender);
end
$$;

drop policy job_applications_send on public.job_applications;
create policy job_applications_send on public.job_applications
for insert to anon, authenticated
with check (
  status = 'new'
  and website = ''
  and (resume_url is null or private.resume_exists(resume_url))
  and private.application_allowed(email)
);
