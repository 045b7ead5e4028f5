-- The library: files made from pieces.

create function private.piece_standing(piece uuid) returns table (
  revision integer, approval bigint, version integer, digest text, approved_by text, approved_at timestamptz, contact jsonb
)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  held public.pieces := private.piece_for($1, 'view');
  approved public.piece_events := private.approval_of(held.id, private.content_digest(held.draft, held.pictures));
begin
  return query select held.revision, approved.id, approved.version, approved.record ->> 'digest', private.name_of(approved.actor_id),
    approved.happened_at, approved.record -> 'contact';
end
$$;
grant execute on function private.piece_standing to authenticated;

-- Compares a piece as it is now with its approval. Without an approval in force, all but `revision` is null. For anyone
-- who can see it.
create function public.piece_standing(piece uuid) returns table (
  revision integer, approval bigint, version integer, digest text, approved_by text, approved_at timestamptz, contact jsonb
)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.piece_standing(piece)
$$;
grant execute on function public.piece_standing to authenticated;

-- The author of a piece's present contents, if it's one person: the last one to change it.
create function private.last_writer(held public.pieces) returns uuid
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select (edit.value ->> 'by')::uuid from jsonb_each(held.edits) as edit order by (edit.value ->> 'revision')::integer desc limit 1),
    (select latest.saved_by from public.piece_versions as latest where latest.piece_id = held.id and latest.version = held.version)
  )
$$;

-- The number of downloads of a piece that are recorded a day.
create function private.max_daily_downloads() returns integer
language sql immutable set search_path = ''
as $$
  select 500
$$;

-- Refuses more downloads of a piece than are recorded a day.
create function private.require_downloads_left(piece uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (
    select count(*) from public.piece_events as event
    where event.piece_id = $1 and event.action = 'downloaded' and event.happened_at > now() - interval '1 day'
  ) >= private.max_daily_downloads() then
    raise exception 'This piece has reached its limit of 500 downloads a day. Try again tomorrow.' using errcode = '23514';
  end if;
end
$$;

create function private.record_download(
  piece uuid, base_revision integer, format text, sha256 text, bytes bigint, is_proof boolean, approval bigint
) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces := private.piece_for(piece, 'view');
  me uuid := (select private.current_account());
  version integer;
  shown public.piece_versions;
  file jsonb := jsonb_build_object('format', format, 'sha256', sha256, 'bytes', bytes, 'is_proof', is_proof, 'approval', approval);
begin
  if not private.is_download_record(file) then
    raise exception 'Send the file''s format, size and SHA-256 hash.' using errcode = '23514';
  end if;
  select * into held from public.pieces as present where present.id = held.id for update;
  if held.id is null or (held.owner_id <> me and (held.deleted_at is not null or private.rights_on(held) is null)) then
    raise exception 'The owner moved this piece to the trash or stopped sharing it.' using errcode = '42501';
  end if;
  perform private.require_downloads_left(held.id);
  version := case when base_revision = held.revision then private.ensure_current_version(held.id, private.last_writer(held)) else (
    select max(each.version) from public.piece_versions as each where each.piece_id = held.id and each.revision = base_revision
  ) end;
  select * into shown from public.piece_versions as each where each.piece_id = held.id and each.version = version;
  if shown.piece_id is null then
    raise exception 'This piece has changed since you opened it. Review it again, then download it.' using errcode = '23514';
  end if;
  if approval is not null and approval is distinct from (private.approval_of(held.id, private.version_digest(shown))).id then
    raise exception 'This file shows changes that aren''t approved. Download the piece again.' using errcode = '23514';
  end if;
  insert into public.piece_events (piece_id, version, action, actor_id, record) values (held.id, version, 'downloaded', me, file);
  return version;
end
$$;
grant execute on function private.record_download to authenticated;

-- Records a file that was made from a piece, and returns its version. For anyone who can see the piece.
-- @param base_revision the revision that the file shows: the present one or that of a version
-- @param approval the event of the approval that the file is marked with; it must be in force, and for what the file
-- shows
create function public.record_download(
  piece uuid, base_revision integer, format text, sha256 text, bytes bigint, is_proof boolean, approval bigint default null
) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.record_download(piece, base_revision, format, sha256, bytes, is_proof, approval)
$$;
grant execute on function public.record_download to authenticated;

create function private.check_file(sha256 text, claimed_piece uuid, claimed_version integer) returns table (
  match text, piece uuid, name text, designer text, version integer, state text, approval bigint, digest text, approved_by text,
  approved_at timestamptz, approved_now integer, is_stored boolean, downloads jsonb
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me uuid := private.require_staff();
  held public.pieces;
  shown integer;
  is_exact boolean;
  sees boolean;
  now_state text;
  approved public.piece_events;
begin
  if $1 is null or $1 !~ '^[0-9a-f]{64}$' then
    raise exception 'Send the file''s SHA-256 hash.' using errcode = '23514';
  end if;
  -- The same bytes may show several versions: the one that the file names, or an approved one, or the latest.
  select made.piece_id, made.version into held.id, shown from (
    select event.piece_id, event.version, max(event.id) as latest from public.piece_events as event
    where (event.action = 'downloaded' and event.record ->> 'sha256' = $1) or (event.action = 'stored' and private.has_file(event, $1))
    group by event.piece_id, event.version order by latest desc limit 100
  ) as made
  order by (made.piece_id, made.version) is not distinct from ($2, $3) desc,
    private.approval_state(made.piece_id, made.version) = 'approved' desc, made.latest desc
  limit 1;
  is_exact := found;
  if not is_exact then
    select kept.piece_id, kept.version into held.id, shown from public.piece_versions as kept
    where kept.piece_id = $2 and kept.version = $3;
  end if;
  select * into held from public.pieces as present where present.id = held.id;
  if held.id is null then
    return;
  end if;
  sees := held.owner_id = me or (held.deleted_at is null and (private.rights_on(held) is not null or (
    private.may_approve(held.designer)
    and exists (select 1 from public.piece_events as event where event.piece_id = held.id and event.action = 'asked')
  )));
  if not (is_exact or sees) then
    return;
  end if;
  now_state := private.approval_state(held.id, shown);
  select * into approved from public.piece_events as event
  where event.piece_id = held.id and event.version = shown and event.action = 'approved' order by event.id desc limit 1;
  return query select
    case when is_exact then 'exact' else 'claim' end,
    case when sees then held.id end,
    case when sees or now_state in ('approved', 'superseded') then held.name end,
    held.designer, shown, now_state, approved.id, approved.record ->> 'digest', private.name_of(approved.actor_id), approved.happened_at,
    (private.latest_approval(held.id)).version,
    exists (
      select 1 from public.piece_events as event
      where event.piece_id = held.id and event.version = shown and event.action = 'stored' and private.has_file(event, $1)
    ),
    coalesce((
      select jsonb_agg(made.record || jsonb_build_object('by', private.name_of(made.actor_id), 'at', made.happened_at) order by made.id desc)
      from (
        select * from public.piece_events as event
        where event.piece_id = held.id and event.version = shown and event.action = 'downloaded' and event.record ->> 'sha256' = $1
        order by case when sees then -event.id else event.id end limit case when sees then 50 else 1 end
      ) as made
    ), '[]');
end
$$;
grant execute on function private.check_file to authenticated;

-- Looks up a file by its digest and its own metadata. No row: nothing that the caller may know. For a file that was
-- recorded or stored byte for byte, any active staff member gets its version, that version's state and the first
-- downloader; the piece's name only if the version was approved. Anything else is for people who see the piece, or may
-- approve it once it has been in review.
create function public.check_file(sha256 text, claimed_piece uuid default null, claimed_version integer default null) returns table (
  match text, piece uuid, name text, designer text, version integer, state text, approval bigint, digest text, approved_by text,
  approved_at timestamptz, approved_now integer, is_stored boolean, downloads jsonb
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.check_file(sha256, claimed_piece, claimed_version)
$$;
grant execute on function public.check_file to authenticated;
