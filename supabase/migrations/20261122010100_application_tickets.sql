-- A ticket lets one application in, and with it one resume. Only the function `application-ticket` gives one out, so
-- that every way into the bucket and the table (direct, signed and resumable uploads, several rows at once) is counted
-- where it is given. Whoever knows the reference holds the ticket. Kept for a day.
create table private.application_tickets (
  reference text not null check (reference ~ '^[0-9A-Z]{5}-[0-9A-Z]{5}$'),
  -- The name that the resume will be stored under; null for an application without one.
  resume text check (char_length(resume) <= 200),
  -- The network that asked: an IPv4 address, or the first 64 bits of an IPv6 one. Null: the host did not say.
  network cidr,
  given_at timestamptz not null default clock_timestamp(),
  -- The version of the stored file whose first bytes were found to be those of its kind.
  checked_version text,
  constraint application_tickets_held_once unique nulls not distinct (reference, resume)
);
create unique index application_tickets_resume on private.application_tickets (resume);
create index application_tickets_given_at on private.application_tickets (given_at);
alter table private.application_tickets enable row level security;
revoke all on table private.application_tickets from public, anon, authenticated, service_role;
grant select, insert, update, delete on table private.application_tickets to service_role;

-- '203.0.113.7', '2001:db8:1:2::/64' of '2001:db8:1:2:3::4'; null for what is no address.
create function private.network_of(address text) returns cidr
language plpgsql immutable set search_path = ''
as $$
declare
  host inet := regexp_replace(address, '^::ffff:(?=\d+\.)', '', 'i')::inet;
begin
  return network(set_masklen(host, case family(host) when 4 then 32 else 64 end));
exception when invalid_text_representation then
  return null;
end
$$;
revoke all on function private.network_of(text) from public, anon, authenticated, service_role;
grant execute on function private.network_of(text) to service_role;

-- Gives a ticket (0), or says after how many seconds there may be one: so many an hour for one network, and for
-- everybody together. One given within half an hour
-- is given again and not counted. -1: the name of the file is taken.
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
  -- Two requests at once must not each count the other out.
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
revoke all on function public.take_application_ticket(text, text, text, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.take_application_ticket(text, text, text, integer, integer) to service_role;

-- How many tickets were given within the hour: above some number a captcha is asked for, where there is one. None for
-- whoever was just given one, and has solved it.
create function public.count_application_tickets(reference text) returns integer
language sql stable security invoker set search_path = ''
as $$
  select case when bool_or(given.reference = $1 and given.given_at > now() - interval '30 minutes') then 0
    else count(*) end::integer
  from private.application_tickets as given where given.given_at > now() - interval '1 hour'
$$;
revoke all on function public.count_application_tickets(text) from public, anon, authenticated, service_role;
grant execute on function public.count_application_tickets(text) to service_role;

-- Notes that somebody looked at the stored file. `as_named`: it begins as its name says. Answers 'fit', or why an
-- application cannot name it: there is no such ticket or file ('missing'), it is too large ('large'), or it is empty,
-- something else, or would be kept by caches ('unfit').
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
revoke all on function public.note_checked_resume(text, text, boolean) from public, anon, authenticated, service_role;
grant execute on function public.note_checked_resume(text, text, boolean) to service_role;
