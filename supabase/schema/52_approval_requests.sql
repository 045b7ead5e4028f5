-- The library: approval of one version of a piece by someone other than the person who made it.

-- The piece with its open request, for someone who can approve it. Raises the same error in all other cases.
create function private.piece_in_review(wanted uuid) returns public.pieces
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_piece public.pieces;
begin
  perform private.require_staff();
  select * into found_piece from public.pieces where id = wanted;
  if found_piece.id is null or found_piece.deleted_at is not null or not private.may_approve(found_piece.designer)
    or (private.open_request(wanted)).id is null then
    raise exception 'This piece isn''t waiting for your approval.' using errcode = '42501';
  end if;
  return found_piece;
end
$$;

-- True if a picture belongs to a version that waits for the caller's approval, or to the one approved before it.
create function private.is_picture_in_my_review(stored_name text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select 1 from public.piece_pictures as used
    join public.pieces as piece on piece.id = used.piece_id and piece.deleted_at is null
    cross join lateral private.open_request(piece.id) as request
    join public.piece_versions as kept on kept.piece_id = piece.id
      and kept.version in (request.version, (private.latest_approval(piece.id)).version)
    where used.sha256 = stored_name and private.may_approve(piece.designer) and request.id is not null
      and stored_name in (select named.value from jsonb_each_text(private.pictures_in(kept.draft, kept.pictures)) as named)
  );
end
$$;

-- The accounts whose changes since the last approved version are in this one, as a list: the authors of its fields and
-- of added pictures. Without an approved version, this includes the piece's creator.
create function private.editors_of(held public.pieces) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  approved public.piece_versions;
begin
  select kept.* into approved from private.latest_approval(held.id) as given
  join public.piece_versions as kept on kept.piece_id = given.piece_id and kept.version = given.version;
  return (
    select coalesce(jsonb_agg(distinct editor.account order by editor.account), '[]') from (
      select edit.value ->> 'by' as account from jsonb_each(held.edits) as edit
      where (edit.value ->> 'revision')::integer > coalesce(approved.revision, 0)
      union all
      select used.added_by::text from public.piece_pictures as used
      where used.piece_id = held.id and private.includes_picture(private.pictures_in(held.draft, held.pictures), used.sha256)
        and not coalesce(private.includes_picture(private.pictures_in(approved.draft, approved.pictures), used.sha256), false)
      union all
      select begun.saved_by::text from public.piece_versions as begun
      where begun.piece_id = held.id and begun.version = 1 and approved.piece_id is null
    ) as editor
  );
end
$$;

create function private.ask_for_approval(
  piece uuid, base_revision integer, designer_version integer, brand_version text, preflight jsonb, contact jsonb
) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces := private.piece_for(piece, 'edit');
  kept public.piece_versions;
  before public.piece_events;
  asked integer;
  me uuid := (select private.current_account());
begin
  if not exists (select 1 from public.approval_rules as rule where rule.designer = held.designer and rule.is_on) then
    raise exception 'Approval isn''t turned on for this type of piece.' using errcode = '23514';
  end if;
  -- Preflight looked at this revision.
  if base_revision is distinct from held.revision then
    raise exception 'This piece has changed since you opened it. Review it, then request approval.' using errcode = '23514';
  end if;
  if designer_version < held.designer_version then
    raise exception 'This piece was saved with a newer version of the portal. Reload the page to continue.' using errcode = '23514';
  end if;
  if jsonb_typeof(preflight) = 'array' and exists (
    select 1 from jsonb_array_elements(preflight) as finding where finding ->> 'level' = 'error'
  ) then
    raise exception 'Fix the errors found by the check, then request approval.' using errcode = '23514';
  end if;
  if contact is not null and not private.is_contact(contact) then
    raise exception 'A contact''s name, title, email, phone and logo can have up to 300 characters each.' using errcode = '23514';
  end if;
  asked := private.ensure_current_version(held.id);
  select * into kept from public.piece_versions as each where each.piece_id = held.id and each.version = asked;
  if private.approval_state(held.id, kept.version) not in ('draft', 'changes_asked') then
    raise exception 'This version is already in review or approved.' using errcode = '23514';
  end if;
  before := private.open_request(held.id);
  if before.id is not null then
    insert into public.piece_events (piece_id, version, action, actor_id) values (held.id, before.version, 'withdrawn', me);
  end if;
  insert into public.piece_events (piece_id, version, action, actor_id, record) values (
    held.id, kept.version, 'asked', me, jsonb_build_object(
      'digest', private.version_digest(kept), 'pictures', private.pictures_in(kept.draft, kept.pictures),
      'designer_version', designer_version, 'brand_version', brand_version, 'preflight', preflight,
      'editors', private.editors_of(held)
    ) || case when contact is null then '{}' else jsonb_build_object('contact', contact) end
  );
  return kept.version;
end
$$;
grant execute on function private.ask_for_approval to authenticated;

-- Asks for approval of a piece as it is now. Withdraws a request for an earlier version. Returns the version.
-- @param base_revision the revision that was checked
-- @param preflight its findings, or null
-- @param contact the contact line that it shows
create function public.ask_for_approval(
  piece uuid, base_revision integer, designer_version integer, brand_version text, preflight jsonb default null,
  contact jsonb default null
) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.ask_for_approval(piece, base_revision, designer_version, brand_version, preflight, contact)
$$;
grant execute on function public.ask_for_approval to authenticated;

create function private.withdraw_request(piece uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held public.pieces := private.piece_for(piece, 'edit');
  request public.piece_events := private.open_request(held.id);
begin
  if request.id is not null then
    insert into public.piece_events (piece_id, version, action, actor_id)
    values (held.id, request.version, 'withdrawn', (select private.current_account()));
  end if;
end
$$;
grant execute on function private.withdraw_request to authenticated;

-- Withdraws the open request of a piece. Does nothing if there's none.
create function public.withdraw_request(piece uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.withdraw_request(piece)
$$;
grant execute on function public.withdraw_request to authenticated;

-- True if a request is about someone's own piece: they own it, asked, made the version, or their changes are in it.
create function private.is_own_request(held public.pieces, request public.piece_events, account uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select account in (held.owner_id, request.actor_id) or coalesce(request.record -> 'editors' ? account::text, false) or exists (
    select 1 from public.piece_versions as kept
    where kept.piece_id = request.piece_id and kept.version = request.version and kept.saved_by = account
  )
$$;

-- Answers a request, after checking the caller, that it's still open, and that the stored version is the requested one.
-- Returns the event.
create function private.answer_request(piece uuid, version integer, answer text, note text) returns bigint
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces := private.piece_in_review(piece);
  request public.piece_events;
  kept public.piece_versions;
  me uuid := (select private.current_account());
  answered bigint;
begin
  select * into held from public.pieces as present where present.id = held.id for update;
  -- It may have been answered, withdrawn or edited while waiting for the lock.
  request := private.open_request(held.id);
  select * into kept from public.piece_versions as each where each.piece_id = held.id and each.version = version;
  if private.is_own_request(held, request, me) then
    raise exception 'You can''t review your own piece. Ask someone else to review it.' using errcode = '42501';
  end if;
  if request.id is null or request.version is distinct from version then
    raise exception 'This version isn''t in review anymore.' using errcode = '23514';
  end if;
  if private.version_digest(kept) is distinct from request.record ->> 'digest' then
    raise exception 'This isn''t the version that was sent for approval.' using errcode = '23514';
  end if;
  insert into public.piece_events (piece_id, version, action, actor_id, note, record) values (
    held.id, version, answer, me, note, case when answer = 'approved' then request.record end
  ) returning id into answered;
  return answered;
end
$$;

create function private.approve_version(piece uuid, version integer) returns bigint
language sql volatile security definer set search_path = ''
as $$
  select private.answer_request(piece, version, 'approved', null)
$$;
grant execute on function private.approve_version to authenticated;

-- Approves the version in review, which supersedes an earlier approval. Returns the approval. For administrators and
-- the designer's approvers.
create function public.approve_version(piece uuid, version integer) returns bigint
language sql volatile security invoker set search_path = ''
as $$
  select private.approve_version(piece, version)
$$;
grant execute on function public.approve_version to authenticated;

create function private.ask_for_changes(piece uuid, version integer, note text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if coalesce(private.trimmed(note), '') = '' or char_length(private.trimmed(note)) > 2000 then
    raise exception 'Describe what should change in 1 to 2,000 characters.' using errcode = '23514';
  end if;
  perform private.answer_request(piece, version, 'changes_asked', private.trimmed(note));
end
$$;
grant execute on function private.ask_for_changes to authenticated;

-- Sends the version in review back with a note. For administrators and the designer's approvers.
create function public.ask_for_changes(piece uuid, version integer, note text) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.ask_for_changes(piece, version, note)
$$;
grant execute on function public.ask_for_changes to authenticated;
