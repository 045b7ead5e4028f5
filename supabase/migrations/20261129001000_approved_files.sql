-- The files of what's approved: made by the browser that approves, stored for good, and never replaced.

-- Files that were stored of an approved version: nothing of what they show.
create function private.is_stored_record(record jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(record) = 'object' and jsonb_typeof(record -> 'files') = 'array' then coalesce(
    (select array_agg(part order by part) from jsonb_object_keys(record) as part) = '{approval,files}'
    and jsonb_typeof(record -> 'approval') = 'number'
    and jsonb_array_length(record -> 'files') between 1 and 20
    and (
      select bool_and(case when jsonb_typeof(file) = 'object' then coalesce(
        (select array_agg(part order by part) from jsonb_object_keys(file) as part) = '{bytes,format,sha256}'
        and file ->> 'format' in ('pdf', 'png')
        and file ->> 'sha256' ~ '^[0-9a-f]{64}$'
        and jsonb_typeof(file -> 'bytes') = 'number'
        and (file ->> 'bytes')::numeric between 1 and 52428800, false
      ) else false end)
      from jsonb_array_elements(record -> 'files') as file
    ), false
  ) else false end
$$;

alter table public.piece_events drop constraint piece_events_action_check;
alter table public.piece_events add constraint piece_events_action_check
check (action in ('asked', 'withdrawn', 'changes_asked', 'approved', 'downloaded', 'stored'));
alter table public.piece_events drop constraint piece_events_record_check;
alter table public.piece_events add constraint piece_events_record_check check (
  case
    when action in ('asked', 'approved') then record is not null and private.is_approval_record(record)
    when action = 'downloaded' then record is not null and private.is_download_record(record)
    when action = 'stored' then record is not null and private.is_stored_record(record)
    else record is null
  end
);
comment on table public.piece_events is
  'What happened to a version: requests for approval, the answers, stored files, and downloads. Never changed; deleted only with their piece.';

-- One per approval.
create unique index piece_events_stored on public.piece_events (((record ->> 'approval')::bigint)) where action = 'stored';
create index piece_events_stored_file on public.piece_events using gin ((record -> 'files') jsonb_path_ops) where action = 'stored';

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('approved-files', 'approved-files', false, 50 * 1024 * 1024, array['application/pdf', 'image/png'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Whether a file is one of those that an event stored.
create function private.has_file(event public.piece_events, sha256 text) returns boolean
language sql immutable set search_path = ''
as $$
  select $1.record -> 'files' @> jsonb_build_array(jsonb_build_object('sha256', $2))
$$;

-- What was stored for an approval; no row: nothing yet.
create function private.stored_event(approval bigint) returns public.piece_events
language sql stable security definer set search_path = ''
as $$
  select event.* from public.piece_events as event where event.action = 'stored' and (event.record ->> 'approval')::bigint = $1
$$;

-- The approval that a stored name is about: '<approval>/<SHA-256>'. Null: it's no such name.
create function private.approval_in_name(stored_name text) returns bigint
language sql immutable set search_path = ''
as $$
  select case when stored_name ~ '^[1-9][0-9]{0,17}/[0-9a-f]{64}$' then split_part(stored_name, '/', 1)::bigint end
$$;

-- Whether the person asking may store files for an approval: they gave it, it's in force, and it has none.
create function private.may_store_for(approval bigint) returns boolean
language sql stable security definer set search_path = ''
as $$
  select (select private.current_staff_role()) is not null and exists (
    select 1 from public.piece_events as given
    where given.id = $1 and given.action = 'approved' and given.actor_id = (select private.current_account())
      and (private.latest_approval(given.piece_id)).id = given.id and (private.stored_event(given.id)).id is null
  )
$$;

-- Twenty files at most: a piece has no more sides.
create function private.may_store_approved_file(stored_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.may_store_for(private.approval_in_name(stored_name)) and (
    select count(*) from storage.objects as stored
    where stored.bucket_id = 'approved-files' and starts_with(stored.name, split_part(stored_name, '/', 1) || '/')
  ) < 20
$$;
grant execute on function private.may_store_approved_file to anon, authenticated;

-- A stored file may be read by people who may see its piece, the person who approved it, and administrators.
create function private.may_read_approved_file(stored_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select (select private.current_staff_role()) is not null and exists (
    select 1 from private.stored_event(private.approval_in_name(stored_name)) as stored
    join public.pieces as piece on piece.id = stored.piece_id
    where private.has_file(stored, split_part(stored_name, '/', 2)) and (
      piece.owner_id = (select private.current_account())
      or (piece.deleted_at is null and (
        private.rights_on(piece) is not null
        or stored.actor_id = (select private.current_account())
        or (select private.current_staff_role()) in ('admin', 'super_admin')
      ))
    )
  )
$$;
grant execute on function private.may_read_approved_file to authenticated;

-- Refuses more downloads of a piece than are recorded a day.
create function private.require_few_downloads(piece uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (
    select count(*) from public.piece_events as event
    where event.piece_id = $1 and event.action = 'downloaded' and event.happened_at > now() - interval '1 day'
  ) >= private.most_downloads() then
    raise exception 'This piece was downloaded 500 times within a day. Download it again tomorrow.' using errcode = '23514';
  end if;
end
$$;

create or replace function private.record_download(
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
  perform private.require_few_downloads(held.id);
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
drop function public.check_file(text, uuid, integer);
drop function private.check_file(text, uuid, integer);
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
    raise exception 'Name a file by the SHA-256 of its bytes.' using errcode = '23514';
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
    (
      select latest.version from public.piece_events as latest
      where latest.piece_id = held.id and latest.action = 'approved' order by latest.id desc limit 1
    ),
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

-- What's known about a file, by its digest and by what it says about itself; no row: nothing that the person asking may know. For a file that
-- was recorded or stored byte for byte, any active staff member is told its version, that version's state and the first to have downloaded it; the
-- piece's name only if the version was approved. Anything else is for people who see the piece, or may approve it once it has been in review.
create function public.check_file(sha256 text, claimed_piece uuid default null, claimed_version integer default null) returns table (
  match text, piece uuid, name text, designer text, version integer, state text, approval bigint, digest text, approved_by text,
  approved_at timestamptz, approved_now integer, is_stored boolean, downloads jsonb
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.check_file(sha256, claimed_piece, claimed_version)
$$;
grant execute on function public.check_file to authenticated;

drop function public.approve_version(uuid, integer);
drop function private.approve_version(uuid, integer);
drop function private.answer_request(uuid, integer, text, text);
drop function public.approval_history(uuid);
drop function private.approval_history(uuid);
-- Answers a request: checks who answers, that it's still open, and that the stored version is what was asked about. Answers its event.
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
    raise exception 'You can''t review your own piece. Someone else has to.' using errcode = '42501';
  end if;
  if request.id is null or request.version is distinct from version then
    raise exception 'This version isn''t in review anymore.' using errcode = '23514';
  end if;
  if private.version_digest(kept) is distinct from request.record ->> 'digest' then
    raise exception 'This version isn''t what was sent for approval.' using errcode = '23514';
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

-- Approves the version that's in review, and answers the approval; it supersedes one of an earlier version. For administrators and the designer's approvers.
create function public.approve_version(piece uuid, version integer) returns bigint
language sql volatile security invoker set search_path = ''
as $$
  select private.approve_version(piece, version)
$$;
grant execute on function public.approve_version to authenticated;

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
  from public.piece_events as event
  where event.piece_id = held.id and event.action in ('asked', 'withdrawn', 'changes_asked', 'approved') order by event.id desc limit 500;
end
$$;
grant execute on function private.approval_history to authenticated;

-- What happened to a piece's versions, latest first, each with the state of its version now, and approvals with their stored
-- files. For anyone who may see the piece or approve it.
create function public.approval_history(piece uuid) returns table (
  id bigint, version integer, action text, actor_id uuid, actor text, happened_at timestamptz, note text, record jsonb, state text,
  files jsonb
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.approval_history(piece)
$$;
grant execute on function public.approval_history to authenticated;

-- There is no policy to change or delete approved files: what's approved stays as it is.
drop policy resumes_upload on storage.objects;
create policy files_upload on storage.objects
for insert to anon, authenticated
with check (
  case bucket_id
    when 'resumes' then private.resume_upload_allowed(name, metadata)
    when 'approved-files' then private.may_store_approved_file(name)
    else false
  end
);

alter policy files_read on storage.objects
using (
  case bucket_id
    when 'resumes' then
      (select private.current_staff_role()) in ('admin', 'super_admin') and private.has_opened_resume(name)
    when 'piece-pictures' then private.may_read_picture(name)
    when 'photos' then private.may_read_photo(name)
    when 'approved-files' then private.may_read_approved_file(name)
    else false
  end
);

create function private.store_approved_files(approval bigint, files jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  given public.piece_events;
  stored public.piece_events := private.stored_event(approval);
  me uuid := private.require_staff();
begin
  -- Asking again after a lost answer changes nothing.
  if stored.id is not null and stored.actor_id = me and stored.record -> 'files' = files then
    return;
  end if;
  select * into given from public.piece_events as event where event.id = approval and event.action = 'approved';
  perform from public.pieces as present where present.id = given.piece_id for update;
  if not private.may_store_for(approval) then
    raise exception 'Only the person who gave an approval can store its files, once, and while it''s in force.' using errcode = '42501';
  end if;
  if not private.is_stored_record(jsonb_build_object('approval', approval, 'files', files)) then
    raise exception 'Name up to 20 files by their format, their size and the SHA-256 of their bytes.' using errcode = '23514';
  end if;
  if exists (
    select 1 from jsonb_array_elements(files) as file where not exists (
      select 1 from storage.objects as held
      where held.bucket_id = 'approved-files' and held.name = approval || '/' || (file ->> 'sha256')
        and coalesce(held.metadata ->> 'size', held.metadata ->> 'contentLength') = file ->> 'bytes'
    )
  ) then
    raise exception 'A file hasn''t arrived completely. Store it again.' using errcode = '23514';
  end if;
  insert into public.piece_events (piece_id, version, action, actor_id, record)
  values (given.piece_id, given.version, 'stored', me, jsonb_build_object('approval', approval, 'files', files));
end
$$;
grant execute on function private.store_approved_files to authenticated;

-- Notes the files of an approval, after they were uploaded as '<approval>/<SHA-256>'. For the person who gave it, once.
create function public.store_approved_files(approval bigint, files jsonb) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.store_approved_files(approval, files)
$$;
grant execute on function public.store_approved_files to authenticated;

create function private.record_approved_file(approval bigint, sha256 text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  stored public.piece_events := private.stored_event(approval);
  file jsonb;
begin
  if not private.may_read_approved_file(approval || '/' || sha256) then
    raise exception 'This file doesn''t exist, or its piece isn''t shared with you.' using errcode = '42501';
  end if;
  perform from public.pieces as present where present.id = stored.piece_id for update;
  perform private.require_few_downloads(stored.piece_id);
  select each into file from jsonb_array_elements(stored.record -> 'files') as each where each ->> 'sha256' = sha256;
  insert into public.piece_events (piece_id, version, action, actor_id, record) values (
    stored.piece_id, stored.version, 'downloaded', (select private.current_account()),
    file || jsonb_build_object('is_proof', false, 'approval', approval)
  );
end
$$;
grant execute on function private.record_approved_file to authenticated;

-- Records that a stored file was downloaded, for anyone who may read it.
create function public.record_approved_file(approval bigint, sha256 text) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.record_approved_file(approval, sha256)
$$;
grant execute on function public.record_approved_file to authenticated;

-- For the schedule: stored files whose piece is gone, and uploads that never became files of an approval. Up to 500.
create function public.approved_files_to_sweep() returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select coalesce(jsonb_agg(name), '[]') from (
    select held.name from storage.objects as held
    where held.bucket_id = 'approved-files' and held.created_at <= now() - interval '1 hour' and not exists (
      select 1 from public.piece_events as event
      where event.action = 'stored' and (event.record ->> 'approval')::bigint = private.approval_in_name(held.name)
        and private.has_file(event, split_part(held.name, '/', 2))
    )
    order by held.created_at limit 500
  ) as unknown
$$;
grant execute on function private.approval_in_name, private.has_file, public.approved_files_to_sweep to service_role;
