-- The library: making, saving and restoring pieces.

-- A template's rule for a key of a draft.
create function private.rule_of(rules jsonb, key text) returns text
language sql immutable set search_path = ''
as $$
  select rules ->> split_part(key, '@', 1)
$$;

-- Saving: a request says which fields it changes and which revision it has seen. The later of two requests wins a
-- field, and what it replaced without having seen it is kept in piece_overwrites. Each request has an id and is carried
-- out once.

-- The result of a save: the piece as it is now, and the values that this request replaced without having seen them.
create type public.saved_piece as (revision integer, version integer, draft jsonb, pictures jsonb, overwritten jsonb);
revoke all on type public.saved_piece from public;
grant usage on type public.saved_piece to authenticated, service_role;

create function private.saved_piece(piece uuid, mutation uuid) returns public.saved_piece
language sql stable security definer set search_path = ''
as $$
  select present.revision, present.version, present.draft, present.pictures, coalesce((
    select jsonb_agg(jsonb_build_object('id', lost.id, 'field', lost.field, 'value', lost.value,
      'author_id', lost.author_id, 'written_at', lost.written_at) order by lost.field)
    from public.piece_overwrites as lost where lost.piece_id = $1 and lost.mutation = $2
  ), '[]')
  from public.pieces as present where present.id = $1
$$;

-- True the first time that this request arrives. The piece must be locked.
create function private.is_new_mutation(piece uuid, mutation uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if mutation is null then
    raise exception 'A save request needs its own ID.' using errcode = '23514';
  end if;
  insert into private.piece_mutations (piece_id, mutation) values (piece, mutation) on conflict do nothing;
  return found;
end
$$;

-- A value for just one size is stored next to the field's, as `title@a4 portrait`. A draft may have 600 keys, and a
-- template's rule covers the field and all its sizes.
create function private.require_fields(fields jsonb) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if fields is null or jsonb_typeof(fields) <> 'object' then
    raise exception 'Send the values as an object with one entry per field.' using errcode = '23514';
  end if;
  if (
    select count(*) > 600 or bool_or(key !~ '^[A-Za-z][A-Za-z0-9_.-]{0,79}(@[^@#\x01-\x1f\x7f]{1,80})?$')
    from jsonb_object_keys(fields) as key
  ) then
    raise exception 'A piece can have up to 600 fields, named with letters and digits only.' using errcode = '23514';
  end if;
  if octet_length(fields::text) > 256 * 1024 then
    raise exception 'A piece can have up to 256 KB of text and settings.' using errcode = '23514';
  end if;
end
$$;

create function private.require_title(words text) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_plain(words) then
    raise exception 'Use only visible characters in the name.' using errcode = '23514';
  end if;
  if coalesce(private.is_title(btrim(words)), false) then
    return btrim(words);
  end if;
  raise exception 'Use 1 to 120 characters for the name.' using errcode = '23514';
end
$$;

-- An empty folder means none.
create function private.require_folder(words text) returns text
language sql stable security definer set search_path = ''
as $$
  select case when words <> '' then private.require_title(words) end
$$;

-- Writes fields of a locked piece. The value null removes the field.
create function private.write_fields(piece public.pieces, base_revision integer, fields jsonb, mutation uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := (select private.current_account());
  changed jsonb;
  merged jsonb;
begin
  select coalesce(jsonb_object_agg(field.key, field.value), '{}') into changed from jsonb_each(fields) as field
  where piece.draft -> field.key is distinct from nullif(field.value, 'null');
  if changed = '{}' then
    return;
  end if;
  insert into public.piece_overwrites (piece_id, field, value, author_id, written_at, overwritten_by, mutation)
  select piece.id, field.key, piece.draft -> field.key, (edit ->> 'by')::uuid, (edit ->> 'at')::timestamptz, me, mutation
  from jsonb_each(changed) as field cross join lateral (select piece.edits -> field.key) as last (edit)
  where (edit ->> 'revision')::integer > base_revision;
  merged := (piece.draft || changed) - array(select field.key from jsonb_each(changed) as field where field.value = 'null');
  perform private.require_fields(merged);
  update public.pieces set
    draft = merged,
    edits = piece.edits || (
      select jsonb_object_agg(field.key, jsonb_build_object('revision', piece.revision + 1, 'by', me, 'at', now()))
      from jsonb_each(changed) as field
    ),
    revision = piece.revision + 1,
    updated_at = now(),
    updated_by = me
  where id = piece.id;
end
$$;

-- Creates a piece of the caller's, with its first version. If they already have this piece, returns it unchanged.
-- @param trusted its pictures come from a piece or template that they can read
create function private.begin_piece(made public.pieces, trusted boolean) returns public.saved_piece
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.require_staff();
begin
  perform private.require_fields(made.draft);
  insert into public.pieces (
    id, owner_id, designer, designer_version, brand_version, name, folder, draft, pictures,
    from_template, template_version, field_rules, updated_by
  ) values (
    made.id, me, made.designer, made.designer_version, made.brand_version, private.require_title(made.name),
    private.require_folder(made.folder), made.draft, coalesce(made.pictures, '{}'),
    made.from_template, made.template_version, coalesce(made.field_rules, '{}'), me
  ) on conflict on constraint pieces_pkey do nothing;
  if not found then
    if not exists (select 1 from public.pieces as own where own.id = made.id and own.owner_id = me) then
      raise exception 'This piece doesn''t exist, or it isn''t shared with you.' using errcode = '42501';
    end if;
    return private.saved_piece(made.id, null);
  end if;
  if trusted then
    insert into public.piece_pictures (piece_id, sha256, added_by)
    select distinct made.id, named.value, me from jsonb_each_text(made.pictures) as named;
  else
    perform private.refer_pictures(made.id, made.pictures);
  end if;
  insert into public.piece_versions (piece_id, version, draft, pictures, designer_version, brand_version, revision, saved_by)
  select present.id, 1, present.draft, present.pictures, present.designer_version, present.brand_version, 1, me
  from public.pieces as present where present.id = made.id;
  return private.saved_piece(made.id, null);
end
$$;

create function private.create_piece(
  piece uuid, designer text, designer_version integer, brand_version text, piece_name text, draft jsonb, folder text, pictures jsonb
) returns public.saved_piece
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  made public.pieces;
begin
  made.id := piece;
  made.designer := designer;
  made.designer_version := designer_version;
  made.brand_version := brand_version;
  made.name := piece_name;
  made.draft := draft;
  made.folder := folder;
  made.pictures := pictures;
  return private.begin_piece(made, false);
end
$$;
grant execute on function private.create_piece to authenticated;

create function public.create_piece(
  piece uuid, designer text, designer_version integer, brand_version text, piece_name text, draft jsonb,
  folder text default null, pictures jsonb default '{}'
) returns public.saved_piece
language sql volatile security invoker set search_path = ''
as $$
  select private.create_piece(piece, designer, designer_version, brand_version, piece_name, draft, folder, pictures)
$$;
grant execute on function public.create_piece to authenticated;

-- `base_revision`: the last revision that the writer has seen. `changed`: values by field; null removes one.
create function private.save_piece(
  piece uuid, base_revision integer, changed jsonb, mutation uuid, designer_version integer, brand_version text, pictures jsonb
) returns public.saved_piece
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held public.pieces := private.piece_for(piece, 'edit');
begin
  if private.is_new_mutation(piece, mutation) then
    if base_revision is null or base_revision < 1 then
      raise exception 'A save request needs the revision it started from.' using errcode = '23514';
    end if;
    perform private.require_fields(changed);
    if $5 < held.designer_version then
      raise exception 'This piece was saved with a newer version of the portal. Reload the page to continue.' using errcode = '23514';
    end if;
    perform private.require_unlocked(held, changed);
    perform private.refer_pictures(piece, $7);
    perform private.write_fields(held, base_revision, changed, mutation);
    update public.pieces as present set
      designer_version = coalesce($5, present.designer_version),
      brand_version = coalesce($6, present.brand_version),
      pictures = present.pictures || coalesce($7, '{}')
    where present.id = piece;
  end if;
  return private.saved_piece(piece, mutation);
end
$$;
grant execute on function private.save_piece to authenticated;

create function public.save_piece(
  piece uuid, base_revision integer, changed jsonb, mutation uuid,
  designer_version integer default null, brand_version text default null, pictures jsonb default '{}'
) returns public.saved_piece
language sql volatile security invoker set search_path = ''
as $$
  select private.save_piece(piece, base_revision, changed, mutation, designer_version, brand_version, pictures)
$$;
grant execute on function public.save_piece to authenticated;

-- Returns what was overwritten in a piece, latest first, to anyone with access to it.
create function private.overwritten_fields(piece uuid) returns setof public.piece_overwrites
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held public.pieces := private.piece_for(piece, 'view');
begin
  return query select lost.* from public.piece_overwrites as lost
  where lost.piece_id = held.id order by lost.overwritten_at desc, lost.field limit 500;
end
$$;
grant execute on function private.overwritten_fields to authenticated;

create function public.overwritten_fields(piece uuid) returns setof public.piece_overwrites
language sql volatile security invoker set search_path = ''
as $$
  select * from private.overwritten_fields(piece)
$$;
grant execute on function public.overwritten_fields to authenticated;

-- Puts a value back. Keeps the value that it replaces only if it's newer than `base_revision`; the person has seen
-- older ones.
create function private.put_back_field(overwrite uuid, base_revision integer, mutation uuid) returns public.saved_piece
language plpgsql volatile security definer set search_path = ''
as $$
declare
  lost public.piece_overwrites;
  held public.pieces;
begin
  select * into lost from public.piece_overwrites where id = overwrite;
  held := private.piece_for(lost.piece_id, 'edit');
  if private.is_new_mutation(held.id, mutation) then
    perform private.require_unlocked(held, jsonb_build_object(lost.field, lost.value));
    perform private.write_fields(held, base_revision, jsonb_build_object(lost.field, lost.value), mutation);
    update public.piece_overwrites set put_back_at = now() where id = overwrite;
  end if;
  return private.saved_piece(held.id, mutation);
end
$$;
grant execute on function private.put_back_field to authenticated;

create function public.put_back_field(overwrite uuid, base_revision integer, mutation uuid) returns public.saved_piece
language sql volatile security invoker set search_path = ''
as $$
  select private.put_back_field(overwrite, base_revision, mutation)
$$;
grant execute on function public.put_back_field to authenticated;

-- The number of the version that holds the piece as it is now; makes one if the latest version differs. The piece must
-- be locked.
-- @param by its author, if not the caller
create function private.ensure_current_version(piece uuid, by uuid default null) returns integer
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

create function private.keep_version(piece uuid, version_name text) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held public.pieces := private.piece_for(piece, 'edit');
  kept integer := private.ensure_current_version(held.id);
begin
  if nullif(version_name, '') is not null then
    update public.piece_versions as each set name = private.require_title(version_name)
    where each.piece_id = held.id and each.version = kept;
  end if;
  return kept;
end
$$;
grant execute on function private.keep_version to authenticated;

-- Keeps a version. Called at a pause; calling it twice without a change in between makes one version.
create function public.keep_version(piece uuid, version_name text default null) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.keep_version(piece, version_name)
$$;
grant execute on function public.keep_version to authenticated;

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
    raise exception 'This version doesn''t exist.' using errcode = '23514';
  end if;
end
$$;
grant execute on function private.name_version to authenticated;

-- An empty name removes the name.
create function public.name_version(piece uuid, version integer, version_name text) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.name_version(piece, version, version_name)
$$;
grant execute on function public.name_version to authenticated;

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
      raise exception 'This version doesn''t exist.' using errcode = '23514';
    end if;
    -- The present state is kept too, so that it can be restored later.
    perform private.ensure_current_version(held.id);
    perform private.write_fields(held, held.revision,
      (select coalesce(jsonb_object_agg(field, null), '{}') from jsonb_object_keys(held.draft) as field) || before.draft, mutation);
    update public.pieces as present set pictures = present.pictures || before.pictures where present.id = held.id;
    perform private.add_version(held.id, version);
  end if;
  return private.saved_piece(held.id, mutation);
end
$$;
grant execute on function private.restore_version to authenticated;

-- Restores a version as a new one.
create function public.restore_version(piece uuid, version integer, mutation uuid) returns public.saved_piece
language sql volatile security invoker set search_path = ''
as $$
  select private.restore_version(piece, version, mutation)
$$;
grant execute on function public.restore_version to authenticated;

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
grant execute on function private.piece_history to authenticated;

-- The versions of a piece without their contents, latest first.
create function public.piece_history(piece uuid, before_version integer default null, page_size integer default 50)
returns table (version integer, name text, saved_by uuid, saved_at timestamptz, restored_from integer)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.piece_history(piece, before_version, page_size)
$$;
grant execute on function public.piece_history to authenticated;

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
grant execute on function private.open_version to authenticated;

create function public.open_version(piece uuid, version integer) returns setof public.piece_versions
language sql volatile security invoker set search_path = ''
as $$
  select * from private.open_version(piece, version)
$$;
grant execute on function public.open_version to authenticated;

create function private.keep_set(piece uuid, record jsonb) returns public.saved_piece
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held public.pieces := private.piece_for(piece, 'edit');
begin
  if not private.is_set_record(record) then
    raise exception 'A piece''s campaign data must name the campaign and stay under 256 KB.' using errcode = '23514';
  end if;
  update public.pieces as present set in_set = record, revision = present.revision + 1
  where present.id = held.id and present.in_set is distinct from record;
  return private.saved_piece(held.id, null);
end
$$;
grant execute on function private.keep_set to authenticated;

-- Stores a piece's campaign record. The later of two requests wins. It counts as a revision, so that other browsers
-- read it, but doesn't change when the piece was last updated.
create function public.keep_set(piece uuid, record jsonb) returns public.saved_piece
language sql volatile security invoker set search_path = ''
as $$
  select private.keep_set(piece, record)
$$;
grant execute on function public.keep_set to authenticated;
