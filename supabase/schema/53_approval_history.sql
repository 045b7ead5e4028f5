-- The library: what colleagues read about approvals.

create function private.approval_history(piece uuid) returns table (
  id bigint, version integer, action text, actor_id uuid, actor text, happened_at timestamptz, note text, record jsonb, state text,
  files jsonb
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  held public.pieces;
begin
  perform private.require_staff();
  select * into held from public.pieces as present where present.id = $1;
  if held.id is null or not (
    held.owner_id = (select private.current_account())
    or (held.deleted_at is null and (private.rights_on(held) is not null or private.may_approve(held.designer)))
  ) then
    raise exception 'This piece doesn''t exist, or it isn''t shared with you.' using errcode = '42501';
  end if;
  return query select event.id, event.version, event.action, event.actor_id, private.name_of(event.actor_id), event.happened_at, event.note,
    event.record, private.approval_state(event.piece_id, event.version),
    case when event.action = 'approved' then (private.stored_event(event.id)).record -> 'files' end
  from private.review_events as event where event.piece_id = held.id order by event.id desc limit 500;
end
$$;
grant execute on function private.approval_history to authenticated;

-- Events of a piece's versions, latest first, each with the present state of its version, and approvals with their
-- stored files. For anyone who can see the piece or approve it.
create function public.approval_history(piece uuid) returns table (
  id bigint, version integer, action text, actor_id uuid, actor text, happened_at timestamptz, note text, record jsonb, state text,
  files jsonb
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.approval_history(piece)
$$;
grant execute on function public.approval_history to authenticated;

create function private.open_in_review(piece uuid) returns table (
  name text, designer text, version integer, draft jsonb, pictures jsonb, designer_version integer, asked_by text, asked_at timestamptz,
  record jsonb
)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  held public.pieces := private.piece_in_review($1);
  request public.piece_events := private.open_request(held.id);
begin
  return query select held.name, held.designer, kept.version, kept.draft, private.pictures_in(kept.draft, kept.pictures),
    kept.designer_version, private.name_of(request.actor_id), request.happened_at, request.record
  from public.piece_versions as kept where kept.piece_id = held.id and kept.version = request.version;
end
$$;
grant execute on function private.open_in_review to authenticated;

-- The version of a piece that's in review, and nothing else of it. For administrators and the designer's approvers.
create function public.open_in_review(piece uuid) returns table (
  name text, designer text, version integer, draft jsonb, pictures jsonb, designer_version integer, asked_by text, asked_at timestamptz,
  record jsonb
)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.open_in_review(piece)
$$;
grant execute on function public.open_in_review to authenticated;

create function private.open_last_approved(piece uuid) returns table (
  version integer, draft jsonb, pictures jsonb, designer_version integer, approved_by text, approved_at timestamptz
)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  held public.pieces := private.piece_in_review($1);
begin
  return query select kept.version, kept.draft, private.pictures_in(kept.draft, kept.pictures), kept.designer_version,
    private.name_of(given.actor_id), given.happened_at
  from private.latest_approval(held.id) as given
  join public.piece_versions as kept on kept.piece_id = given.piece_id and kept.version = given.version;
end
$$;
grant execute on function private.open_last_approved to authenticated;

-- The last approved version before the one in review, to compare them; no row if there was none. For anyone who can
-- open the one in review.
create function public.open_last_approved(piece uuid) returns table (
  version integer, draft jsonb, pictures jsonb, designer_version integer, approved_by text, approved_at timestamptz
)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.open_last_approved(piece)
$$;
grant execute on function public.open_last_approved to authenticated;

create function private.approvals_waiting() returns table (
  piece uuid, name text, designer text, version integer, asked_by text, asked_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me uuid := private.require_staff();
begin
  return query select asked.id, asked.name, asked.designer, request.version, private.name_of(request.actor_id), request.happened_at
  from public.piece_events as request
  join public.pieces as asked on asked.id = request.piece_id and asked.deleted_at is null
  where request.action = 'asked' and private.may_approve(asked.designer) and not private.is_own_request(asked, request, me)
    and not exists (select 1 from private.review_events as later where later.piece_id = request.piece_id and later.id > request.id)
  order by request.id limit 50;
end
$$;
grant execute on function private.approvals_waiting to authenticated;

-- Pieces that the caller can approve or send back, longest waiting first.
create function public.approvals_waiting() returns table (
  piece uuid, name text, designer text, version integer, asked_by text, asked_at timestamptz
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.approvals_waiting()
$$;
grant execute on function public.approvals_waiting to authenticated;

create function private.approval_answers() returns table (
  id bigint, piece uuid, name text, designer text, version integer, action text, answered_by text, answered_at timestamptz, note text
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me uuid := private.require_staff();
begin
  return query select answer.id, asked.id, asked.name, asked.designer, answer.version, answer.action, private.name_of(answer.actor_id),
    answer.happened_at, answer.note
  from public.piece_events as answer join public.pieces as asked on asked.id = answer.piece_id and asked.deleted_at is null
  where answer.action in ('changes_asked', 'approved') and answer.happened_at > now() - interval '30 days'
    and private.rights_on(asked) is not null
    and (asked.owner_id = me or exists (
      select 1 from public.piece_events as request
      where request.piece_id = answer.piece_id and request.version = answer.version and request.action = 'asked' and request.actor_id = me
    ))
    and not exists (select 1 from private.seen_answers as seen where seen.event_id = answer.id and seen.account_id = me)
  order by answer.id desc limit 20;
end
$$;
grant execute on function private.approval_answers to authenticated;

-- Answers of the last 30 days to the caller's requests, or about their pieces, that they haven't seen. Latest first.
create function public.approval_answers() returns table (
  id bigint, piece uuid, name text, designer text, version integer, action text, answered_by text, answered_at timestamptz, note text
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.approval_answers()
$$;
grant execute on function public.approval_answers to authenticated;

create function private.see_answer(event bigint) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.require_staff();
begin
  insert into private.seen_answers (event_id, account_id)
  select answer.id, me from private.approval_answers() as answer where answer.id = event
  on conflict do nothing;
end
$$;
grant execute on function private.see_answer to authenticated;

-- Dismisses the notice of an answer.
create function public.see_answer(event bigint) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.see_answer(event)
$$;
grant execute on function public.see_answer to authenticated;
