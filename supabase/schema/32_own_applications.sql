-- Applicants' access to their own application.

-- The wait before the next attempt, by the number of attempts so far.
create function private.before_next_try(tries integer) returns interval
language sql immutable security invoker set search_path = ''
as $$
  select least(interval '12 hours', interval '10 minutes' * power(4, least(tries, 10) - 1))
$$;
grant execute on function private.before_next_try to service_role;

create table private.application_links (
  -- Null once the application is gone, which the link then reports.
  application_id uuid unique references public.job_applications (id) on delete set null,
  -- Hash of the link's secret. The link itself is only in the email.
  token_hash text unique check (token_hash ~ '^[0-9a-f]{64}$'),
  tries integer not null default 1,
  tried_at timestamptz not null default now(),
  sent_at timestamptz,
  expires_at timestamptz,
  withdrawn_at timestamptz
);

alter table private.application_links enable row level security;
grant select, insert, update, delete on table private.application_links to service_role;

create index application_links_expires_at on private.application_links (expires_at);

-- Applications of the last two days that wait for their confirmation. The caller takes them; one that isn't recorded as
-- sent is offered again after ten minutes, then forty, and then after longer times, up to half a day. So none is lost
-- while a mail service is down for hours. A mailbox gets at most five confirmations an hour, from all networks and
-- spellings of its address; the others wait.
create function public.confirmations_due(most integer default 20) returns table (
  application uuid, reference text, email text, first_name text, job text, submitted_at timestamptz, language text
)
language sql volatile security invoker set search_path = ''
as $$
  with waits as (
    select waiting.id, waiting.created_at,
      row_number() over (partition by private.mailbox_of(waiting.email) order by waiting.created_at, waiting.id) + (
        select count(*) from public.job_applications as told
        join private.application_links as link on link.application_id = told.id
        where private.mailbox_of(told.email) = private.mailbox_of(waiting.email)
          and coalesce(link.sent_at, link.tried_at) > now() - interval '1 hour'
          and told.id <> waiting.id
      ) as turn
    from public.job_applications as waiting
    left join private.application_links as link on link.application_id = waiting.id
    where waiting.created_at > now() - interval '2 days'
      and (link.tried_at is null or (link.sent_at is null and link.tried_at <= now() - private.before_next_try(link.tries)))
  ), due as (
    select waiting.id from public.job_applications as waiting join waits on waits.id = waiting.id
    where waits.turn <= 5
    order by waiting.created_at limit most
    for update of waiting skip locked
  ), taken as (
    insert into private.application_links as link (application_id) select due.id from due
    on conflict (application_id) do update set tries = link.tries + 1, tried_at = now()
    -- Another run may have taken it since it was read above.
    where link.sent_at is null and link.tried_at <= now() - private.before_next_try(link.tries)
    returning link.application_id
  )
  select own.id, own.reference, own.email, own.first_name, opening.title, own.created_at, own.language
  from taken join public.job_applications as own on own.id = taken.application_id
  left join public.positions as opening on opening.id = own.position_id
  order by own.created_at
$$;
grant execute on function public.confirmations_due to service_role;

-- Creates the link of an application before it's emailed, and deletes links that ended a month ago.
create function public.begin_application_link(application uuid, hash text, days integer) returns void
language sql volatile security invoker set search_path = ''
as $$
  delete from private.application_links as old where old.expires_at <= now() - interval '1 month';
  update private.application_links as link
  set token_hash = hash, expires_at = now() + make_interval(days => days)
  where link.application_id = application
$$;
grant execute on function public.begin_application_link to service_role;

create function public.note_confirmation(application uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  update private.application_links as link set sent_at = now() where link.application_id = application
$$;
grant execute on function public.note_confirmation to service_role;

-- Returns the state of a link, with the application while it's open: `{ state, application }`.
create function public.look_at_own_application(hash text) returns jsonb
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
grant execute on function public.look_at_own_application to service_role;

-- Replaces the answers, except the address, which the link belongs to. Returns the same as `look_at_own_application`.
create function public.correct_own_application(hash text, answers jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  present jsonb := public.look_at_own_application(hash);
begin
  if present ->> 'state' <> 'open' then
    return present;
  end if;
  if not (present -> 'application' ->> 'correctable')::boolean then
    raise exception 'Your application is closed, so you can''t edit it anymore.' using errcode = 'P0001';
  end if;
  update public.job_applications as own set
    first_name = answers ->> 'first_name', last_name = answers ->> 'last_name', phone = answers ->> 'phone',
    experience_years = answers ->> 'experience_years', available_start_date = (answers ->> 'available_start_date')::date,
    salary_expectations = answers ->> 'salary_expectations', work_authorization = answers ->> 'work_authorization'
  where own.id = (select link.application_id from private.application_links as link where link.token_hash = hash);
  return public.look_at_own_application(hash);
end
$$;
grant execute on function public.correct_own_application to service_role;

-- Deletes the application; its resume was deleted before. Returns the same as `look_at_own_application`.
create function public.withdraw_own_application(hash text) returns jsonb
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  own public.job_applications;
begin
  if public.look_at_own_application(hash) ->> 'state' <> 'open' then
    return public.look_at_own_application(hash);
  end if;
  update private.application_links as link set withdrawn_at = now() where link.token_hash = hash;
  delete from public.job_applications as gone
  where gone.id = (select link.application_id from private.application_links as link where link.token_hash = hash)
  returning * into own;
  perform private.record_withdrawal(own.id, own.reference);
  return public.look_at_own_application(hash);
end
$$;
grant execute on function public.withdraw_own_application to service_role;

create function private.record_withdrawal(application uuid, reference text) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.record_event('application.withdrawn', application, reference)
$$;
grant execute on function private.record_withdrawal to service_role;

-- A person's setting for emails about new applications, and when they last got one. They're on without a row.
create table public.reviewer_notices (
  user_id uuid primary key references auth.users (id) on delete cascade,
  wanted boolean not null default true,
  sent_at timestamptz
);
comment on table public.reviewer_notices is 'What reviewers are mailed of new applications. Goes with the account.';

alter table public.reviewer_notices enable row level security;
grant select on table public.reviewer_notices to authenticated;
grant select, insert, update, delete on table public.reviewer_notices to service_role;

create policy reviewer_notices_read_own on public.reviewer_notices
for select to authenticated
using (
  user_id = (select private.current_account()) and (select private.is_administrator())
);

create function private.want_notices(wanted boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_administrator('get emails about new applications');
  insert into public.reviewer_notices (user_id, wanted) values ((select private.current_account()), wanted)
  on conflict (user_id) do update set wanted = excluded.wanted;
end
$$;
grant execute on function private.want_notices to authenticated;

-- Turns the caller's notices of new applications on or off. For administrators.
create function public.want_notices(wanted boolean) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.want_notices(wanted)
$$;
grant execute on function public.want_notices to authenticated;

-- Reviewers to tell about new applications, each at most once a day: the number since the last notice, by position.
-- Counts as told once returned; `before` is what `forget_notice` restores if the email isn't accepted.
create function public.notices_due() returns table (
  person uuid, email text, first_name text, before timestamptz, fresh jsonb
)
language plpgsql volatile security invoker set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  with due as (
    select staff.user_id, staff.email, staff.first_name, notice.sent_at,
      (
        select jsonb_agg(jsonb_build_object('job', counted.job, 'count', counted.count) order by counted.count desc, counted.job)
        from (
          select opening.title as job, count(*) as count
          from public.job_applications as application
          left join public.positions as opening on opening.id = application.position_id
          where application.status = 'new' and application.created_at > coalesce(notice.sent_at, now() - interval '1 day')
          group by opening.title
        ) as counted
      ) as fresh
    from public.staff_directory as staff
    join public.user_profiles as profile on profile.user_id = staff.user_id and profile.password_changed
    left join public.reviewer_notices as notice on notice.user_id = staff.user_id
    where staff.is_active and staff.role in ('admin', 'super_admin') and coalesce(notice.wanted, true)
      and coalesce(notice.sent_at, '-infinity') <= now() - interval '1 day'
  ), told as (
    insert into public.reviewer_notices as notice (user_id, sent_at)
    select due.user_id, now() from due where due.fresh is not null
    on conflict (user_id) do update set sent_at = now()
      where notice.sent_at is null or notice.sent_at <= now() - interval '1 day'
    returning notice.user_id
  )
  select due.user_id, due.email::text, due.first_name::text, due.sent_at, due.fresh
  from due join told on told.user_id = due.user_id order by due.email;
end
$$;
grant execute on function public.notices_due to service_role;

create function public.forget_notice(person uuid, before timestamptz) returns void
language sql volatile security invoker set search_path = ''
as $$
  update public.reviewer_notices as notice set sent_at = before where notice.user_id = person
$$;
grant execute on function public.forget_notice to service_role;

-- Replaces the application's resume with a file that was uploaded with its ticket and checked. Returns the same as
-- `look_at_own_application`, with the previous file's name as `replaced`, for the caller to delete.
create function public.replace_own_resume(hash text, resume text, name text default null) returns jsonb
language plpgsql volatile security invoker set search_path = ''
as $$
#variable_conflict use_variable
declare
  own public.job_applications;
  present jsonb;
begin
  -- Locked until the end: of two files that arrive at once, each finds the one before it.
  select application.* into own
  from private.application_links as link join public.job_applications as application on application.id = link.application_id
  where link.token_hash = hash
  for update of application;
  present := public.look_at_own_application(hash);
  if present ->> 'state' <> 'open' or own.resume_url = resume then
    return present;
  end if;
  if not (present -> 'application' ->> 'correctable')::boolean then
    raise exception 'Your application is closed, so you can''t edit it anymore.' using errcode = 'P0001';
  end if;
  if not exists (
    select 1 from private.application_tickets as held
    join storage.objects as stored on stored.bucket_id = 'resumes' and stored.name = held.resume and stored.version = held.checked_version
    where held.reference = own.reference and held.resume = resume and held.given_at > now() - interval '1 day'
  ) then
    raise exception 'This resume doesn''t exist.' using errcode = 'P0002';
  end if;
  update public.job_applications as application set resume_url = resume, resume_name = name where application.id = own.id;
  return public.look_at_own_application(hash) || jsonb_build_object('replaced', own.resume_url);
end
$$;
grant execute on function public.replace_own_resume to service_role;

-- A link belongs to the address it was emailed to. When the address is corrected, the link ends at once, and within two
-- days of the application the new address gets a link of its own.
create function private.end_link_of_old_address() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.application_links as link
  set expires_at = least(link.expires_at, now()), sent_at = null, tries = 1, tried_at = '-infinity'
  where link.application_id = new.id;
  return null;
end
$$;

create trigger end_link_of_old_address after update of email on public.job_applications
for each row when (lower(new.email) is distinct from lower(old.email)) execute function private.end_link_of_old_address();
