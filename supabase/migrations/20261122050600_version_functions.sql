-- Versions: kept at a pause, named, looked at, brought back.

-- The number of the version that holds the piece as it is now, made when the latest does not. The piece is locked.
create function private.keep_present(piece uuid) returns integer
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
  return private.add_version(piece, null);
end
$$;
revoke all on function private.keep_present(uuid) from public, anon, authenticated, service_role;

create function private.add_version(piece uuid, restored_from integer) returns integer
language sql volatile security definer set search_path = ''
as $$
  update public.pieces set version = version + 1 where id = piece;
  insert into public.piece_versions (
    piece_id, version, draft, pictures, designer_version, brand_version, revision, restored_from, saved_by
  )
  select present.id, present.version, present.draft, present.pictures, present.designer_version, present.brand_version,
    present.revision, $2, (select private.current_account())
  from public.pieces as present where present.id = $1
  returning version
$$;
revoke all on function private.add_version(uuid, integer) from public, anon, authenticated, service_role;

create function private.keep_version(piece uuid, version_name text) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held public.pieces := private.piece_for(piece, 'edit');
  kept integer := private.keep_present(held.id);
begin
  if nullif(version_name, '') is not null then
    update public.piece_versions as each set name = private.require_title(version_name)
    where each.piece_id = held.id and each.version = kept;
  end if;
  return kept;
end
$$;
revoke all on function private.keep_version(uuid, text) from public, anon, authenticated, service_role;
grant execute on function private.keep_version(uuid, text) to authenticated;

-- At a pause. Twice without a change in between is one version.
create function public.keep_version(piece uuid, version_name text default null) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.keep_version(piece, version_name)
$$;
revoke all on function public.keep_version(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.keep_version(uuid, text) to authenticated;

create function private.name_version(piece uuid, version integer, version_name text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces := private.piece_for(piece, 'edit');
begin
  update public.piece_versions as each
  set name = case when version_name <> '' then private.require_title(version_name) end
  where each.piece_id = held.id and each.version = version;
  if not found then
    raise exception 'This piece has no such version.' using errcode = '23514';
  end if;
end
$$;
revoke all on function private.name_version(uuid, integer, text) from public, anon, authenticated, service_role;
grant execute on function private.name_version(uuid, integer, text) to authenticated;

-- An empty name takes it away.
create function public.name_version(piece uuid, version integer, version_name text) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.name_version(piece, version, version_name)
$$;
revoke all on function public.name_version(uuid, integer, text) from public, anon, authenticated, service_role;
grant execute on function public.name_version(uuid, integer, text) to authenticated;

create function private.restore_version(piece uuid, version integer, mutation uuid) returns public.saved_piece
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces := private.piece_for(piece, 'edit');
  before public.piece_versions;
begin
  if private.is_new_mutation(held.id, mutation) then
    select each.* into before from public.piece_versions as each where each.piece_id = held.id and each.version = version;
    if not found then
      raise exception 'This piece has no such version.' using errcode = '23514';
    end if;
    -- What is there now can be brought back too.
    perform private.keep_present(held.id);
    perform private.write_fields(held, held.revision,
      (select coalesce(jsonb_object_agg(field, null), '{}') from jsonb_object_keys(held.draft) as field) || before.draft, mutation);
    update public.pieces as present set pictures = present.pictures || before.pictures where present.id = held.id;
    perform private.add_version(held.id, version);
  end if;
  return private.saved_piece(held.id, mutation);
end
$$;
revoke all on function private.restore_version(uuid, integer, uuid) from public, anon, authenticated, service_role;
grant execute on function private.restore_version(uuid, integer, uuid) to authenticated;

-- Brings a version back, as a new one.
create function public.restore_version(piece uuid, version integer, mutation uuid) returns public.saved_piece
language sql volatile security invoker set search_path = ''
as $$
  select private.restore_version(piece, version, mutation)
$$;
revoke all on function public.restore_version(uuid, integer, uuid) from public, anon, authenticated, service_role;
grant execute on function public.restore_version(uuid, integer, uuid) to authenticated;

create function private.piece_history(piece uuid, before_version integer, page_size integer)
returns table (version integer, name text, saved_by uuid, saved_at timestamptz, restored_from integer)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  held public.pieces := private.piece_for(piece, 'view');
begin
  return query select each.version, each.name, each.saved_by, each.saved_at, each.restored_from
  from public.piece_versions as each
  where each.piece_id = held.id and each.version < coalesce(before_version, held.version + 1)
  order by each.version desc limit least(greatest(coalesce(page_size, 50), 1), 200);
end
$$;
revoke all on function private.piece_history(uuid, integer, integer) from public, anon, authenticated, service_role;
grant execute on function private.piece_history(uuid, integer, integer) to authenticated;

-- The versions of a piece without what is in them, the latest first.
create function public.piece_history(piece uuid, before_version integer default null, page_size integer default 50)
returns table (version integer, name text, saved_by uuid, saved_at timestamptz, restored_from integer)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.piece_history(piece, before_version, page_size)
$$;
revoke all on function public.piece_history(uuid, integer, integer) from public, anon, authenticated, service_role;
grant execute on function public.piece_history(uuid, integer, integer) to authenticated;

create function private.open_version(piece uuid, version integer) returns setof public.piece_versions
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces := private.piece_for(piece, 'view');
begin
  return query select each.* from public.piece_versions as each where each.piece_id = held.id and each.version = version;
end
$$;
revoke all on function private.open_version(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function private.open_version(uuid, integer) to authenticated;

create function public.open_version(piece uuid, version integer) returns setof public.piece_versions
language sql volatile security invoker set search_path = ''
as $$
  select * from private.open_version(piece, version)
$$;
revoke all on function public.open_version(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.open_version(uuid, integer) to authenticated;
