-- Files made from pieces: which version each shows, which approval it's marked with, and what's known about a file from its digest.

-- Whether PNG and JPEG files of approved pieces are marked as approved too.
alter table public.approval_rules add marks_pictures boolean not null default false;

-- What identifies a file that was made from a version: nothing of what it shows.
create function private.is_download_record(record jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(record) = 'object' then coalesce(
    (select array_agg(part order by part) from jsonb_object_keys(record) as part) = '{approval,bytes,format,is_proof,sha256}'
    and record ->> 'format' in ('pdf', 'png', 'jpeg', 'zip', 'html', 'pptx')
    and record ->> 'sha256' ~ '^[0-9a-f]{64}$'
    and jsonb_typeof(record -> 'bytes') = 'number'
    and (record ->> 'bytes')::numeric between 1 and 2147483647
    and jsonb_typeof(record -> 'is_proof') = 'boolean'
    and jsonb_typeof(record -> 'approval') in ('number', 'null'), false
  ) else false end
$$;

-- To add an action, replace both constraints; what reads approvals names its own actions.
alter table public.piece_events
  drop constraint piece_events_action_check,
  drop constraint requests_and_approvals_name_the_version,
  add constraint piece_events_action_check check (action in ('asked', 'withdrawn', 'changes_asked', 'approved', 'downloaded')),
  add constraint piece_events_record_check check (
    case
      when action in ('asked', 'approved') then record is not null and private.is_approval_record(record)
      when action = 'downloaded' then record is not null and private.is_download_record(record)
      else record is null
    end
  );
comment on table public.piece_events is
  'What happened to a version: requests for approval, the answers, and downloads. Never changed; deleted only with their piece.';

drop index public.piece_events_piece;
create index piece_events_piece on public.piece_events (piece_id, id) where action in ('asked', 'withdrawn', 'changes_asked', 'approved');
create index piece_events_approval on public.piece_events (piece_id, version, id)
where action in ('asked', 'withdrawn', 'changes_asked', 'approved');
create index piece_events_downloaded on public.piece_events (piece_id, happened_at) where action = 'downloaded';
create index piece_events_file on public.piece_events ((record ->> 'sha256')) where action = 'downloaded';

create or replace function private.approval_state(piece uuid, version integer) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select case
      when latest.action = 'asked' then 'in_review'
      when latest.action = 'withdrawn' then 'draft'
      when latest.action = 'approved' and exists (
        select 1 from public.piece_events as newer
        where newer.piece_id = latest.piece_id and newer.id > latest.id and newer.action = 'approved'
      ) then 'superseded'
      else latest.action
    end
    from public.piece_events as latest
    where latest.piece_id = $1 and latest.version = $2 and latest.action in ('asked', 'withdrawn', 'changes_asked', 'approved')
    order by latest.id desc limit 1
  ), 'draft')
$$;

-- The open request of a piece, which has at most one: the last of what was asked and answered, if no one has answered or withdrawn it.
create or replace function private.open_request(piece uuid) returns public.piece_events
language sql stable security definer set search_path = ''
as $$
  select latest.* from (
    select * from public.piece_events as event
    where event.piece_id = $1 and event.action in ('asked', 'withdrawn', 'changes_asked', 'approved') order by event.id desc limit 1
  ) as latest where latest.action = 'asked'
$$;

-- The approval in force of a piece, which is its latest, if it's of this content.
create function private.approval_of(piece uuid, digest text) returns public.piece_events
language sql stable security definer set search_path = ''
as $$
  select approved.* from (
    select * from public.piece_events as event where event.piece_id = $1 and event.action = 'approved' order by event.id desc limit 1
  ) as approved where approved.record ->> 'digest' = $2
$$;

create or replace function private.approval_history(piece uuid) returns table (
  id bigint, version integer, action text, actor_id uuid, actor text, happened_at timestamptz, note text, record jsonb, state text
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
    event.record, private.approval_state(event.piece_id, event.version)
  from public.piece_events as event
  where event.piece_id = held.id and event.action in ('asked', 'withdrawn', 'changes_asked', 'approved') order by event.id desc limit 500;
end
$$;

-- What identifies the contents of a piece or version.
create function private.content_digest(draft jsonb, pictures jsonb) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.digest_of(jsonb_build_object('draft', draft, 'pictures', private.pictures_in(draft, pictures))::text);
end
$$;

create or replace function private.version_digest(kept public.piece_versions) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.content_digest(kept.draft, kept.pictures);
end
$$;

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

-- Whether a piece as it is now is what was approved; without an approval in force, all but `revision` is null. For anyone who may see it.
create function public.piece_standing(piece uuid) returns table (
  revision integer, approval bigint, version integer, digest text, approved_by text, approved_at timestamptz, contact jsonb
)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.piece_standing(piece)
$$;
grant execute on function public.piece_standing to authenticated;

-- Who wrote what a piece says now, as far as that's one person: who changed it last.
create function private.last_writer(held public.pieces) returns uuid
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select (edit.value ->> 'by')::uuid from jsonb_each(held.edits) as edit order by (edit.value ->> 'revision')::integer desc limit 1),
    (select latest.saved_by from public.piece_versions as latest where latest.piece_id = held.id and latest.version = held.version)
  )
$$;

-- The number of the version that holds the piece as it is now; makes one if the latest version differs. The piece must be locked. `by`: who
-- made it so, if not the person asking.
drop function private.keep_present(uuid);
drop function private.add_version(uuid, integer);
create function private.keep_present(piece uuid, by uuid default null) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  present public.pieces;
begin
  select * into present from public.pieces where id = piece;
  if exists (
    select 1 from public.piece_versions as latest
    where latest.piece_id = piece and latest.version = present.version
      and latest.draft = present.draft and latest.pictures @> present.pictures
  ) then
    return present.version;
  end if;
  return private.add_version(piece, null, by);
end
$$;

create function private.add_version(piece uuid, restored_from integer, by uuid default null) returns integer
language sql volatile security definer set search_path = ''
as $$
  update public.pieces set version = version + 1 where id = piece;
  insert into public.piece_versions (
    piece_id, version, draft, pictures, designer_version, brand_version, revision, restored_from, saved_by
  )
  select present.id, present.version, present.draft, present.pictures, present.designer_version, present.brand_version,
    present.revision, $2, coalesce($3, (select private.current_account()))
  from public.pieces as present where present.id = $1
  returning version
$$;

-- How many downloads of a piece are recorded a day.
create function private.most_downloads() returns integer
language sql immutable set search_path = ''
as $$
  select 500
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
    raise exception 'Name a file by its format, its size and the SHA-256 of its bytes.' using errcode = '23514';
  end if;
  select * into held from public.pieces as present where present.id = held.id for update;
  if held.id is null or (held.owner_id <> me and (held.deleted_at is not null or private.rights_on(held) is null)) then
    raise exception 'The owner moved this piece to the trash or stopped sharing it.' using errcode = '42501';
  end if;
  if (
    select count(*) from public.piece_events as event
    where event.piece_id = held.id and event.action = 'downloaded' and event.happened_at > now() - interval '1 day'
  ) >= private.most_downloads() then
    raise exception 'This piece was downloaded 500 times within a day. Download it again tomorrow.' using errcode = '23514';
  end if;
  version := case when base_revision = held.revision then private.keep_present(held.id, private.last_writer(held)) else (
    select max(each.version) from public.piece_versions as each where each.piece_id = held.id and each.revision = base_revision
  ) end;
  select * into shown from public.piece_versions as each where each.piece_id = held.id and each.version = version;
  if shown.piece_id is null then
    raise exception 'This piece was changed in the meantime. Look at it again, then download it.' using errcode = '23514';
  end if;
  if approval is not null and approval is distinct from (private.approval_of(held.id, private.version_digest(shown))).id then
    raise exception 'What this file shows isn''t approved. Download it again.' using errcode = '23514';
  end if;
  insert into public.piece_events (piece_id, version, action, actor_id, record) values (held.id, version, 'downloaded', me, file);
  return version;
end
$$;
grant execute on function private.record_download to authenticated;

-- Records a file that was made from a piece, for anyone who may see it, and answers its version. `base_revision`: the revision that it shows,
-- which is the present one or that of a version. `approval`: the event of the approval that the file is marked with; it must be in force, and
-- of what the file shows.
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
  approved_at timestamptz, approved_now integer, downloads jsonb
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
    raise exception 'Name a file by the SHA-256 of its bytes.' using errcode = '23514';
  end if;
  -- The same bytes may show several versions: the one that the file names, or an approved one, or the latest.
  select made.piece_id, made.version into held.id, shown from (
    select event.piece_id, event.version, max(event.id) as latest from public.piece_events as event
    where event.action = 'downloaded' and event.record ->> 'sha256' = $1 group by event.piece_id, event.version order by latest desc limit 100
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
    (
      select latest.version from public.piece_events as latest
      where latest.piece_id = held.id and latest.action = 'approved' order by latest.id desc limit 1
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

-- What's known about a file, by its digest and by what it says about itself; no row: nothing that the person asking may know. For a file that
-- was recorded byte for byte, any active staff member is told its version, that version's state and the first to have downloaded it; the
-- piece's name only if the version was approved. Anything else is for people who see the piece, or may approve it once it has been in review.
create function public.check_file(sha256 text, claimed_piece uuid default null, claimed_version integer default null) returns table (
  match text, piece uuid, name text, designer text, version integer, state text, approval bigint, digest text, approved_by text,
  approved_at timestamptz, approved_now integer, downloads jsonb
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.check_file(sha256, claimed_piece, claimed_version)
$$;
grant execute on function public.check_file to authenticated;
