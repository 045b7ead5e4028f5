-- Job applications: sending and reviewing them.

create table public.job_applications (
  id uuid primary key default gen_random_uuid(),
  first_name private.person_name not null check (btrim(first_name) <> '' and char_length(first_name) <= 100),
  last_name private.person_name not null check (btrim(last_name) <> '' and char_length(last_name) <= 100),
  email private.email_address not null
    constraint job_applications_email_key_spelling check (email = private.identity_key(email)),
  phone private.one_line check (char_length(phone) <= 40),
  experience_years text not null default '0' check (experience_years in ('0', 'entry', 'mid', 'senior')),
  available_start_date date not null default current_date
    check (available_start_date between date '2000-01-01' and date '2100-12-31'),
  salary_expectations private.one_line check (char_length(salary_expectations) <= 200),
  work_authorization text check (work_authorization in ('', 'yes', 'no')),
  -- The stored name in the bucket 'resumes'. Unique: a file belongs to one application.
  resume_url text unique check (char_length(resume_url) <= 200),
  status text not null default 'new' check (status in ('new', 'reviewing', 'contacted', 'closed')),
  created_at timestamptz not null default now(),
  -- Created by the form, so that repeating a request whose response got lost doesn't add a second record.
  reference text not null unique
    default upper(left(gen_random_uuid()::text, 5) || '-' || right(gen_random_uuid()::text, 5))
    check (reference ~ '^[0-9A-Z]{5}-[0-9A-Z]{5}$'),
  -- A field that people don't see. Programs that fill in every field also fill in this one, and are refused.
  website text not null default '' check (char_length(website) <= 2000),
  -- When it was last corrected, and by whom: an administrator or the sender.
  corrected_at timestamptz,
  corrected_by uuid references auth.users (id) on delete set null,
  -- A position that applications name can't be deleted, only closed.
  position_id uuid references public.positions (id) on delete restrict,
  corrected_by_sender boolean not null default false,
  -- The language it was sent in; emails to the applicant use it.
  language text not null default 'en' check (language in ('en', 'es')),
  -- The file name that the applicant sees, in any script. In Storage the file has an ASCII name.
  resume_name text constraint job_applications_resume_name_check check (
    private.is_plain(resume_name) and char_length(resume_name) <= 255
    and resume_name ~* '^[^/\\]*[^./\\]\.(pdf|docx?)$'
    -- The file is saved under this name, so its ending must match the file that was checked.
    and (resume_url is null or lower(substring(resume_name from '[^.]+$')) = lower(substring(resume_url from '[^.]+$')))
  )
);
comment on table public.job_applications is 'What visitors send from /job-application; read by administrators.';

alter table public.job_applications enable row level security;
grant select, delete on table public.job_applications to authenticated;
grant insert (
  first_name, last_name, email, phone, experience_years, available_start_date, salary_expectations,
  work_authorization, resume_url, reference, website, position_id, language, resume_name
) on table public.job_applications to anon, authenticated;
grant update (
  first_name, last_name, email, phone, experience_years, available_start_date, salary_expectations,
  work_authorization, status
) on table public.job_applications to authenticated;
grant select, insert, update, delete on table public.job_applications to service_role;

create index job_applications_recent on public.job_applications (created_at desc, id);
create index job_applications_mailbox on public.job_applications (private.mailbox_of(email), created_at);
create index job_applications_position_id on public.job_applications (position_id);

create trigger keep_identity_key before insert or update of email on public.job_applications
for each row execute function private.keep_identity_key();

-- A ticket admits one application, with one resume. Only the function `application-ticket` issues tickets, so counting
-- them there counts every way into the bucket and the table: direct, signed and resumable uploads, and several rows at
-- once. Anyone who knows the reference holds the ticket. Kept for a day.
create table private.application_tickets (
  reference text not null check (reference ~ '^[0-9A-Z]{5}-[0-9A-Z]{5}$'),
  -- The name that the resume will be stored under; null for an application without one.
  resume text check (char_length(resume) <= 200),
  -- The sender's network: an IPv4 address, or the first 64 bits of an IPv6 address. Null if the host doesn't report it.
  network cidr,
  given_at timestamptz not null default clock_timestamp(),
  -- The version of the stored file that was checked: its first bytes fit its kind.
  checked_version text,
  constraint application_tickets_held_once unique nulls not distinct (reference, resume)
);

alter table private.application_tickets enable row level security;
grant select, insert, update, delete on table private.application_tickets to service_role;

create unique index application_tickets_resume on private.application_tickets (resume);
create index application_tickets_given_at on private.application_tickets (given_at);

-- '203.0.113.7', or '2001:db8:1:2::/64' for '2001:db8:1:2:3::4'; null for anything that isn't an address.
create function private.network_of(address text) returns cidr
language plpgsql immutable set search_path = ''
as $$
declare
  host inet;
begin
  -- Not where it's declared: what fails there isn't caught.
  host := regexp_replace(address, '^::ffff:(?=\d+\.)', '', 'i')::inet;
  return network(set_masklen(host, case family(host) when 4 then 32 else 64 end));
exception when invalid_text_representation then
  return null;
end
$$;
grant execute on function private.network_of to service_role;

-- Issues a ticket (0), or returns the seconds until one is available. Each network has a limit per hour, and so has
-- everyone together. Returns a ticket of the last half hour again without counting it. -1: the file's name is taken.
create function public.take_application_ticket(
  reference text, resume text, address text, per_network integer, for_everybody integer
) returns integer
language plpgsql volatile security invoker set search_path = ''
as $$
#variable_conflict use_variable
declare
  sender cidr := private.network_of(address);
  moment timestamptz;
  waits timestamptz;
begin
  -- Without the lock, two concurrent requests would each miss the other.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('private.application_tickets'));
  moment := clock_timestamp();
  delete from private.application_tickets as past where past.given_at <= moment - interval '1 day';
  if exists (
    select 1 from private.application_tickets as held
    where held.reference = reference and held.resume is not distinct from resume
      and held.given_at > moment - interval '30 minutes'
  ) then
    return 0;
  end if;
  if exists (
    select 1 from private.application_tickets as held where held.resume = resume and held.reference <> reference
  ) then
    return -1;
  end if;
  select max(given_at) into waits from (
    (select given.given_at from private.application_tickets as given
     where given.network is not distinct from sender and given.given_at > moment - interval '1 hour'
     order by given.given_at desc offset per_network - 1 limit 1)
    union all
    (select given.given_at from private.application_tickets as given
     where given.given_at > moment - interval '1 hour'
     order by given.given_at desc offset for_everybody - 1 limit 1)
  ) as brakes;
  if waits is not null then
    return greatest(1, ceil(extract(epoch from waits + interval '1 hour' - moment)))::integer;
  end if;
  insert into private.application_tickets (reference, resume, network, given_at)
  values (reference, resume, sender, moment)
  on conflict on constraint application_tickets_held_once
  do update set network = excluded.network, given_at = excluded.given_at;
  return 0;
end
$$;
grant execute on function public.take_application_ticket to service_role;

-- The number of tickets issued within the last hour. From a threshold on, a captcha is required, if one is set up. Zero
-- for the holder of a recent ticket, who has already solved one.
create function public.count_application_tickets(reference text) returns integer
language sql stable security invoker set search_path = ''
as $$
  select case when bool_or(given.reference = $1 and given.given_at > now() - interval '30 minutes') then 0
    else count(*) end::integer
  from private.application_tickets as given where given.given_at > now() - interval '1 hour'
$$;
grant execute on function public.count_application_tickets to service_role;

-- Records that the stored file was checked. Returns 'fit', or the reason why an application can't use it: there's no
-- such ticket or file ('missing'), it's too large ('large'), or it's empty, of another kind, or could stay in caches
-- ('unfit').
-- @param as_named its first bytes match its name
create function public.note_checked_resume(reference text, resume text, as_named boolean) returns text
language plpgsql volatile security invoker set search_path = ''
as $$
#variable_conflict use_variable
declare
  file record;
begin
  select stored.version, (stored.metadata ->> 'size')::bigint as size,
    coalesce(stored.metadata ->> 'cacheControl', 'no-cache') as cache
  into file from storage.objects as stored where stored.bucket_id = 'resumes' and stored.name = resume;
  if not found or not exists (
    select 1 from private.application_tickets as held where held.reference = reference and held.resume = resume
  ) then
    return 'missing';
  end if;
  if file.size > 10 * 1024 * 1024 then
    return 'large';
  end if;
  if not as_named or coalesce(file.size, 0) = 0 or file.cache not in ('no-cache', 'no-store', 'max-age=0') then
    return 'unfit';
  end if;
  update private.application_tickets as held set checked_version = file.version
  where held.reference = reference and held.resume = resume;
  return 'fit';
end
$$;
grant execute on function public.note_checked_resume to service_role;

-- The file exists, isn't empty and was uploaded today: no made-up names, and no addresses elsewhere.
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
grant execute on function private.resume_exists to anon, authenticated;

-- An application needs the ticket of its reference, for this file or for none, and the file as it was checked. One
-- email address at one network can send five an hour, so someone who uses the address elsewhere locks no one out.
-- Volatile and with a lock, to count rows of the same statement and of concurrent ones.
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
      and private.mailbox_of(sent.email) = private.mailbox_of(applicant)
      and held.network is not distinct from ticket.network
  );
end
$$;
grant execute on function private.application_admitted to anon, authenticated;

-- Someone who opened the form while the position was open can still send it on the next day.
create function private.position_accepts_applications(opening uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.positions as named
    where named.id = position_accepts_applications.opening
      and coalesce(named.closed_at > now() - interval '1 day', true)
      and (named.closes_on is null or (now() at time zone '-12')::date <= named.closes_on + 1)
  )
$$;
grant execute on function private.position_accepts_applications to anon, authenticated;

create policy job_applications_send on public.job_applications
for insert to anon, authenticated
with check (
  status = 'new'
  and website = ''
  and (position_id is null or private.position_accepts_applications(position_id))
  and (resume_url is null or private.resume_exists(resume_url))
  and private.application_admitted(reference, resume_url, email)
);

create policy job_applications_read on public.job_applications
for select to authenticated
using ((select private.is_administrator()));

create policy job_applications_review on public.job_applications
for update to authenticated
using ((select private.is_administrator()))
with check ((select private.is_administrator()));

-- The file is deleted before the row: no one would find a file that is left behind.
create function private.resume_is_stored(stored_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from storage.objects as stored where stored.bucket_id = 'resumes' and stored.name = stored_name
  )
$$;
grant execute on function private.resume_is_stored to authenticated;

create policy job_applications_remove on public.job_applications
for delete to authenticated
using (
  (select private.is_administrator())
  and not private.resume_is_stored(resume_url)
);

-- Replacing the resume counts as a correction by the sender, too.
create function private.note_correction() returns trigger
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

create trigger note_correction before update on public.job_applications
for each row execute function private.note_correction();

create function private.record_application() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  fields jsonb;
begin
  if tg_op = 'DELETE' then
    perform private.record_event('application.deleted', old.id, old.reference);
    return null;
  end if;
  if new.status <> old.status then
    perform private.record_event(
      'application.status', new.id, new.reference, jsonb_build_object('from', old.status, 'to', new.status)
    );
  end if;
  fields := private.changed_fields(to_jsonb(old), to_jsonb(new), array['status', 'corrected_at', 'corrected_by']);
  if fields <> '[]' then
    perform private.record_event('application.edited', new.id, new.reference, jsonb_build_object('fields', fields));
  end if;
  return null;
end
$$;

create trigger record_application after update or delete on public.job_applications
for each row execute function private.record_application();

-- Reviewers' notes on an application, with an author and a time.
create table public.application_notes (
  id uuid primary key,
  application_id uuid not null references public.job_applications (id) on delete cascade,
  -- Becomes null when the author's account is deleted; the note stays. Also null for notes from before they had
  -- authors.
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  body text not null check (btrim(body) <> '' and char_length(body) <= 5000),
  -- Null for notes from before they had times.
  written_at timestamptz default now()
);
comment on table public.application_notes is 'Reviewers'' notes; each goes with its application.';

alter table public.application_notes enable row level security;
grant select, delete on table public.application_notes to authenticated;
grant insert (id, application_id, body) on table public.application_notes to authenticated;
grant select, insert, update, delete on table public.application_notes to service_role;

create index application_notes_application_id on public.application_notes (application_id);
create index application_notes_author_id on public.application_notes (author_id);

create policy application_notes_read on public.application_notes
for select to authenticated
using ((select private.is_administrator()));

create policy application_notes_write on public.application_notes
for insert to authenticated
with check ((select private.is_administrator()) and author_id = (select private.current_account()));

create policy application_notes_remove on public.application_notes
for delete to authenticated
using ((select private.is_administrator()) and author_id = (select private.current_account()));

create function private.record_application_note() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  noted uuid := case when tg_op = 'DELETE' then old.application_id else new.application_id end;
  named text := (select application.reference from public.job_applications as application where application.id = noted);
begin
  -- Deleting an application deletes its notes; that is the application's event.
  if named is not null then
    perform private.record_event(
      case tg_op when 'DELETE' then 'application.note_deleted' when 'UPDATE' then 'application.note_changed' else 'application.noted' end,
      noted, named
    );
  end if;
  return null;
end
$$;

create trigger record_application_note after insert or update of body or delete on public.application_notes
for each row execute function private.record_application_note();

-- Gives applications a status, all or none of them. For administrators.
create function public.review_applications(applications jsonb, status text) returns void
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  wanted uuid[] := private.ids_of(applications);
  found bigint;
begin
  with changed as (
    update public.job_applications as application set status = review_applications.status
    where application.id = any (wanted)
    returning 1
  )
  select count(*) into found from changed;
  if found < (select count(distinct id) from unnest(wanted) as id) then
    raise exception 'Some of these applications were deleted, or you can''t change them. Nothing was changed.' using errcode = '42501';
  end if;
end
$$;
grant execute on function public.review_applications to authenticated;

create function private.open_resume(resume text, purpose text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  application public.job_applications;
begin
  perform private.require_administrator('open resumes');
  if purpose not in ('reading', 'deletion') or purpose is null then
    raise exception 'You can open a resume only to read or delete it.' using errcode = '22023';
  end if;
  if not exists (select 1 from storage.objects as stored where stored.bucket_id = 'resumes' and stored.name = resume) then
    raise exception 'This resume doesn''t exist.' using errcode = 'P0002';
  end if;
  select * into application from public.job_applications as named where named.resume_url = resume;
  perform private.record_event(
    'resume.opened', application.id, application.reference,
    jsonb_build_object('purpose', purpose, 'file', private.digest_of(resume))
  );
end
$$;
grant execute on function private.open_resume to authenticated;

create function public.open_resume(resume text, purpose text default 'reading') returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.open_resume(resume, purpose)
$$;
grant execute on function public.open_resume to authenticated;

create function private.has_opened_resume(stored_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.audit_events as event
    where event.actor_id = (select private.current_account()) and event.happened_at > now() - interval '1 minute'
      and event.action = 'resume.opened' and event.details ->> 'file' = private.digest_of(stored_name)
  )
$$;
grant execute on function private.has_opened_resume to authenticated;

-- The work of `sweep-applications`: files that no application has named for a day, and applications older than the
-- given months. Files are deleted through Storage, so the database only lists them. Also deletes old tickets.
create function public.applications_to_sweep(months integer) returns jsonb
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  if months is null or months < 1 then
    raise exception 'Keep applications for at least one month.' using errcode = '22023';
  end if;
  delete from private.application_tickets where given_at <= now() - interval '1 day';
  return jsonb_build_object(
    'orphans', coalesce((
      select jsonb_agg(name) from (
        select stored.name from storage.objects as stored
        where stored.bucket_id = 'resumes' and stored.created_at <= now() - interval '1 day'
          and not exists (select 1 from public.job_applications where resume_url = stored.name)
        order by stored.created_at limit 500
      ) as orphans
    ), '[]'),
    'expired', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'resume', resume_url)) from (
        select id, resume_url from public.job_applications
        where created_at <= now() - make_interval(months => months)
        order by created_at limit 100
      ) as expired
    ), '[]')
  );
end
$$;
grant execute on function public.applications_to_sweep to service_role;

-- All positions, newest first, each with its number of applications. Empty for anyone but administrators.
create function public.list_positions() returns table (
  id uuid, title text, place text, kind text, description text, pay_from integer, pay_to integer, pay_per text,
  closes_on date, closed_at timestamptz, created_at timestamptz, is_open boolean, applications bigint,
  country text, remote boolean
)
language sql stable security invoker set search_path = ''
as $$
  select listed.id, listed.title, listed.place, listed.kind, listed.description, listed.pay_from, listed.pay_to, listed.pay_per,
    listed.closes_on, listed.closed_at, listed.created_at, private.position_is_open(listed),
    (select count(*) from public.job_applications as application where application.position_id = listed.id),
    listed.country, listed.remote
  from public.positions as listed
  order by listed.created_at desc, listed.id
$$;
grant execute on function public.list_positions to authenticated;
