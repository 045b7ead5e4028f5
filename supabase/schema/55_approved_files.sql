-- The library: files of approved versions. The approver's browser makes them, or later an administrator's. They're
-- stored for good and never replaced.

-- True if the event stored this file.
create function private.has_file(event public.piece_events, sha256 text) returns boolean
language sql immutable set search_path = ''
as $$
  select $1.record -> 'files' @> jsonb_build_array(jsonb_build_object('sha256', $2))
$$;

-- The event that stored files for an approval; no row if nothing was stored yet.
create function private.stored_event(approval bigint) returns public.piece_events
language sql stable security definer set search_path = ''
as $$
  select event.* from public.piece_events as event where event.action = 'stored' and (event.record ->> 'approval')::bigint = $1
$$;

-- The approval in a stored name, '<approval>/<SHA-256>'; null for any other name.
create function private.approval_in_name(stored_name text) returns bigint
language sql immutable set search_path = ''
as $$
  select case when stored_name ~ '^[1-9][0-9]{0,17}/[0-9a-f]{64}$' then split_part(stored_name, '/', 1)::bigint end
$$;

-- The request that an approval answered.
create function private.answered_request(given public.piece_events) returns public.piece_events
language sql stable security definer set search_path = ''
as $$
  select asked.* from public.piece_events as asked
  where asked.piece_id = $1.piece_id and asked.version = $1.version and asked.action = 'asked' and asked.id < $1.id
  order by asked.id desc limit 1
$$;

-- True if the caller can store files for an approval in force that has none: they gave it, or they're an administrator
-- who could have given it.
create function private.may_store_for(approval bigint) returns boolean
language sql stable security definer set search_path = ''
as $$
  select (select private.current_staff_role()) is not null and exists (
    select 1 from public.piece_events as given join public.pieces as piece on piece.id = given.piece_id
    where given.id = $1 and given.action = 'approved'
      and (private.latest_approval(given.piece_id)).id = given.id and (private.stored_event(given.id)).id is null
      and (given.actor_id = (select private.current_account()) or (
        (select private.is_administrator()) and piece.deleted_at is null
        and not private.is_own_request(piece, private.answered_request(given), (select private.current_account()))
      ))
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

-- True for a stored file that the caller can read: they can see its piece, approved it, or are an administrator.
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
        or (
          select given.actor_id from public.piece_events as given where given.id = (stored.record ->> 'approval')::bigint
        ) = (select private.current_account())
        or (select private.is_administrator())
      ))
    )
  )
$$;
grant execute on function private.may_read_approved_file to authenticated;

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
    raise exception 'Only the approver, or an administrator who doesn''t own the piece, can store approved files. They can be stored once, while the approval is current.'
      using errcode = '42501';
  end if;
  if not private.is_stored_record(jsonb_build_object('approval', approval, 'files', files)) then
    raise exception 'Send up to 20 files, each with its format, size and SHA-256 hash.' using errcode = '23514';
  end if;
  if exists (
    select 1 from jsonb_array_elements(files) as file where not exists (
      select 1 from storage.objects as held
      where held.bucket_id = 'approved-files' and held.name = approval || '/' || (file ->> 'sha256')
        and coalesce(held.metadata ->> 'size', held.metadata ->> 'contentLength') = file ->> 'bytes'
    )
  ) then
    raise exception 'A file didn''t finish uploading. Store it again.' using errcode = '23514';
  end if;
  insert into public.piece_events (piece_id, version, action, actor_id, record)
  values (given.piece_id, given.version, 'stored', me, jsonb_build_object('approval', approval, 'files', files));
end
$$;
grant execute on function private.store_approved_files to authenticated;

-- Records the files of an approval, once they're uploaded as '<approval>/<SHA-256>'. For the person who gave it, and
-- administrators who don't own the piece.
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
  perform private.require_downloads_left(stored.piece_id);
  select each into file from jsonb_array_elements(stored.record -> 'files') as each where each ->> 'sha256' = sha256;
  insert into public.piece_events (piece_id, version, action, actor_id, record) values (
    stored.piece_id, stored.version, 'downloaded', (select private.current_account()),
    file || jsonb_build_object('is_proof', false, 'approval', approval)
  );
end
$$;
grant execute on function private.record_approved_file to authenticated;

-- Records the download of a stored file, for anyone who can read it.
create function public.record_approved_file(approval bigint, sha256 text) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.record_approved_file(approval, sha256)
$$;
grant execute on function public.record_approved_file to authenticated;

-- Stored files whose piece is gone, and uploads that never became files of an approval. Up to 500. For the schedule.
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
