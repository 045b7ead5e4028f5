-- What applicants hear of their application, and what they may do with it themselves: a confirmation with a link that shows it, corrects it
-- and withdraws it. And what reviewers hear of new ones.
alter table public.mail_log drop constraint mail_log_kind_check;
alter table public.mail_log
  add constraint mail_log_kind_check check (kind in ('invitation', 'test', 'application', 'confirmation', 'notice'));

-- Who corrected it last, where no account did.
alter table public.job_applications add column corrected_by_sender boolean not null default false;
create or replace function private.note_correction() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  if (new.first_name, new.last_name, new.email, new.phone, new.experience_years, new.available_start_date,
      new.salary_expectations, new.work_authorization)
    is distinct from (old.first_name, old.last_name, old.email, old.phone, old.experience_years,
      old.available_start_date, old.salary_expectations, old.work_authorization) then
    new.corrected_at := now();
    new.corrected_by := (select auth.uid());
    new.corrected_by_sender := new.corrected_by is null;
  end if;
  return new;
end
$$;

create table private.application_links (
  -- Null once the application is gone: then the link says so.
  application_id uuid unique references public.job_applications (id) on delete set null,
  -- Of the link's secret. The link itself is in the mail and nowhere else.
  token_hash text unique check (token_hash ~ '^[0-9a-f]{64}$'),
  tries integer not null default 1,
  tried_at timestamptz not null default now(),
  sent_at timestamptz,
  expires_at timestamptz,
  withdrawn_at timestamptz
);
create index application_links_expires_at on private.application_links (expires_at);
alter table private.application_links enable row level security;
revoke all on table private.application_links from public, anon, authenticated, service_role;
grant select, insert, update, delete on table private.application_links to service_role;

-- The applications of the last two days that wait for their confirmation, each taken for ten minutes by who asks, and five times at most.
create function public.confirmations_due(most integer default 20) returns table (
  application uuid, reference text, email text, first_name text, job text, submitted_at timestamptz
)
language sql volatile security invoker set search_path = ''
as $$
  with due as (
    select waiting.id from public.job_applications as waiting
    left join private.application_links as link on link.application_id = waiting.id
    where waiting.created_at > now() - interval '2 days'
      and (link.tried_at is null or (link.sent_at is null and link.tries < 5 and link.tried_at <= now() - interval '10 minutes'))
    order by waiting.created_at limit most
    for update of waiting skip locked
  ), taken as (
    insert into private.application_links as link (application_id) select due.id from due
    on conflict (application_id) do update set tries = link.tries + 1, tried_at = now()
    -- Another run may have taken it since this one looked.
    where link.sent_at is null and link.tried_at <= now() - interval '10 minutes'
    returning link.application_id
  )
  select own.id, own.reference, own.email, own.first_name, opening.title, own.created_at
  from taken join public.job_applications as own on own.id = taken.application_id
  left join public.positions as opening on opening.id = own.position_id
  order by own.created_at
$$;
revoke all on function public.confirmations_due(integer) from public, anon, authenticated, service_role;
grant execute on function public.confirmations_due(integer) to service_role;

-- Makes the link of an application that is about to be mailed, and forgets those that ended a month ago.
create function public.begin_application_link(application uuid, hash text, days integer) returns void
language sql volatile security invoker set search_path = ''
as $$
  delete from private.application_links as old where old.expires_at <= now() - interval '1 month';
  update private.application_links as link
  set token_hash = hash, expires_at = now() + make_interval(days => days)
  where link.application_id = application
$$;
revoke all on function public.begin_application_link(uuid, text, integer) from public, anon, authenticated, service_role;
grant execute on function public.begin_application_link(uuid, text, integer) to service_role;

create function public.note_confirmation(application uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  update private.application_links as link set sent_at = now() where link.application_id = application
$$;
revoke all on function public.note_confirmation(uuid) from public, anon, authenticated, service_role;
grant execute on function public.note_confirmation(uuid) to service_role;

-- What a link is worth, with the application while it is open: `{ state, application }`.
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
revoke all on function public.look_at_own_application(text) from public, anon, authenticated, service_role;
grant execute on function public.look_at_own_application(text) to service_role;

-- Writes the answers anew, but for the address, to which the link belongs. Answers as `look_at_own_application` does.
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
    raise exception 'Your application is closed, so it cannot be corrected any more.' using errcode = 'P0001';
  end if;
  update public.job_applications as own set
    first_name = answers ->> 'first_name', last_name = answers ->> 'last_name', phone = answers ->> 'phone',
    experience_years = answers ->> 'experience_years', available_start_date = (answers ->> 'available_start_date')::date,
    salary_expectations = answers ->> 'salary_expectations', work_authorization = answers ->> 'work_authorization'
  where own.id = (select link.application_id from private.application_links as link where link.token_hash = hash);
  return public.look_at_own_application(hash);
end
$$;
revoke all on function public.correct_own_application(text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.correct_own_application(text, jsonb) to service_role;

-- Deletes the application, whose resume is deleted before. Answers as `look_at_own_application` does.
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
revoke all on function public.withdraw_own_application(text) from public, anon, authenticated, service_role;
grant execute on function public.withdraw_own_application(text) to service_role;

create function private.record_withdrawal(application uuid, reference text) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.record_event('application.withdrawn', application, reference)
$$;
revoke all on function private.record_withdrawal(uuid, text) from public, anon, authenticated, service_role;
grant execute on function private.record_withdrawal(uuid, text) to service_role;

-- Whether somebody wants to hear of new applications, and when they last did. Without a row they want to.
create table public.reviewer_notices (
  user_id uuid primary key references auth.users (id) on delete cascade,
  wanted boolean not null default true,
  sent_at timestamptz
);
comment on table public.reviewer_notices is 'What reviewers are mailed of new applications. Goes with the account.';
alter table public.reviewer_notices enable row level security;
revoke all on table public.reviewer_notices from public, anon, authenticated, service_role;
grant select on table public.reviewer_notices to authenticated;
grant select, insert, update, delete on table public.reviewer_notices to service_role;
create policy reviewer_notices_read_own on public.reviewer_notices
for select to authenticated
using (
  user_id = (select private.current_account()) and (select private.current_staff_role()) in ('admin', 'super_admin')
);

create function private.want_notices(wanted boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if (select private.current_staff_role()) is null or (select private.current_staff_role()) = 'staff' then
    raise exception 'Only administrators hear of new applications.' using errcode = '42501';
  end if;
  insert into public.reviewer_notices (user_id, wanted) values ((select private.current_account()), wanted)
  on conflict (user_id) do update set wanted = excluded.wanted;
end
$$;
revoke all on function private.want_notices(boolean) from public, anon, authenticated, service_role;
grant execute on function private.want_notices(boolean) to authenticated;

-- Turns one's own notices of new applications on or off. For administrators.
create function public.want_notices(wanted boolean) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.want_notices(wanted)
$$;
revoke all on function public.want_notices(boolean) from public, anon, authenticated, service_role;
grant execute on function public.want_notices(boolean) to authenticated;

-- Who is to hear of new applications now, at most once a day each: how many came since they last heard, by position. Each is taken as told;
-- `before` is what `forget_notice` puts back where the mail is not taken.
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
  select due.user_id, due.email, due.first_name, due.sent_at, due.fresh
  from due join told on told.user_id = due.user_id order by due.email;
end
$$;
revoke all on function public.notices_due() from public, anon, authenticated, service_role;
grant execute on function public.notices_due() to service_role;

create function public.forget_notice(person uuid, before timestamptz) returns void
language sql volatile security invoker set search_path = ''
as $$
  update public.reviewer_notices as notice set sent_at = before where notice.user_id = person
$$;
revoke all on function public.forget_notice(uuid, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.forget_notice(uuid, timestamptz) to service_role;
