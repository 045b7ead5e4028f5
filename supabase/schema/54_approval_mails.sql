-- Emails about approvals that were given to the schedule to send.

create table private.event_mails (
  event_id bigint not null references public.piece_events (id) on delete cascade,
  account_id uuid not null references auth.users (id) on delete cascade,
  taken_at timestamptz not null default now(),
  primary key (event_id, account_id)
);

alter table private.event_mails enable row level security;

create index event_mails_account_id on private.event_mails (account_id);

-- Events that may need an email.
create index piece_events_mailed on public.piece_events (happened_at) where action in ('asked', 'changes_asked', 'approved');

-- People to email now about a request or an answer, each once. Nothing is returned twice, so the caller must send it:
-- 200 emails at a time, the oldest first. A request is emailed while it's open, to the designer's approvers or, if none
-- of them can answer it, to administrators; an answer to the person who asked and the owner, unless they've seen it.
-- The minute leaves time to withdraw a request; after a day it's no longer news.
create function private.approval_mails_due() returns table (
  event bigint, action text, email text, first_name text, piece uuid, name text, designer text, version integer, actor text
)
language sql volatile security definer set search_path = ''
as $$
  with fresh as (
    select event.id, event.piece_id, event.version, event.action, event.actor_id, about.name, about.designer, about.owner_id, about.everybody,
      kept.saved_by
    from public.piece_events as event
    join public.pieces as about on about.id = event.piece_id and about.deleted_at is null
    join public.piece_versions as kept on kept.piece_id = event.piece_id and kept.version = event.version
    where event.action in ('asked', 'changes_asked', 'approved')
      and event.happened_at between now() - interval '1 day' and now() - interval '1 minute'
      and (event.action <> 'asked' or (private.open_request(event.piece_id)).id = event.id)
  ), approvers as (
    select fresh.id as event_id, staff.user_id as account_id,
      staff.user_id = any (coalesce(rule.approvers, '{}')) as is_named,
      bool_or(staff.user_id = any (coalesce(rule.approvers, '{}'))) over (partition by fresh.id) as has_named
    from fresh
    left join public.approval_rules as rule on rule.designer = fresh.designer
    join public.staff_directory as staff on staff.is_active and staff.user_id is not null
      and (staff.user_id = any (coalesce(rule.approvers, '{}')) or staff.role in ('admin', 'super_admin'))
      and staff.user_id not in (fresh.owner_id, fresh.actor_id, fresh.saved_by)
    where fresh.action = 'asked'
  ), readers as (
    select approvers.event_id, approvers.account_id from approvers where approvers.is_named or not approvers.has_named
    union
    select fresh.id, told.account_id from fresh cross join lateral (
      select fresh.owner_id as account_id
      union
      select request.actor_id from public.piece_events as request
      where request.piece_id = fresh.piece_id and request.version = fresh.version and request.action = 'asked' and request.id < fresh.id
        -- Someone who asked may not see the piece anymore.
        and (fresh.everybody is not null or exists (
          select 1 from public.piece_shares as share where share.piece_id = fresh.piece_id and share.person_id = request.actor_id
        ))
    ) as told
    where fresh.action <> 'asked' and told.account_id <> fresh.actor_id
      and not exists (select 1 from private.seen_answers as seen where seen.event_id = fresh.id and seen.account_id = told.account_id)
  ), due as (
    insert into private.event_mails (event_id, account_id)
    select readers.event_id, readers.account_id from readers
    join public.staff_directory as reader on reader.user_id = readers.account_id and reader.is_active
    where not exists (
      select 1 from private.event_mails as taken where taken.event_id = readers.event_id and taken.account_id = readers.account_id
    )
    order by readers.event_id, readers.account_id limit 200
    -- Another run may have taken it since it was read above.
    on conflict do nothing
    returning event_mails.event_id, event_mails.account_id
  )
  select fresh.id, fresh.action, reader.email::text, reader.first_name::text, fresh.piece_id, fresh.name, fresh.designer, fresh.version,
    private.name_of(fresh.actor_id)
  from due join fresh on fresh.id = due.event_id
  join public.staff_directory as reader on reader.user_id = due.account_id and reader.is_active
  order by fresh.id, reader.email
$$;
grant execute on function private.approval_mails_due to service_role;

create function public.approval_mails_due() returns table (
  event bigint, action text, email text, first_name text, piece uuid, name text, designer text, version integer, actor text
)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.approval_mails_due()
$$;
grant execute on function public.approval_mails_due to service_role;
