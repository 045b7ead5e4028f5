-- Saving. A request says which fields it changes and which revision it has seen; the later one of two wins a field, and
-- what it replaced unseen is kept in piece_overwrites. Each request carries an id and is done once.

-- What a save answers: the piece as it is now, and what this request replaced unseen.
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
revoke all on function private.saved_piece(uuid, uuid) from public, anon, authenticated, service_role;

-- True the first time that this request arrives. The piece is locked by then.
create function private.is_new_mutation(piece uuid, mutation uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if mutation is null then
    raise exception 'A request to save carries an id of its own.' using errcode = '23514';
  end if;
  insert into private.piece_mutations (piece_id, mutation) values (piece, mutation) on conflict do nothing;
  return found;
end
$$;
revoke all on function private.is_new_mutation(uuid, uuid) from public, anon, authenticated, service_role;

create function private.require_fields(fields jsonb) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if fields is null or jsonb_typeof(fields) <> 'object' then
    raise exception 'What is saved must be values by field.' using errcode = '23514';
  end if;
  if (select count(*) > 300 or bool_or(key !~ '^[A-Za-z][A-Za-z0-9_.-]{0,79}$') from jsonb_object_keys(fields) as key) then
    raise exception 'A piece has at most 300 fields, whose names are letters and digits.' using errcode = '23514';
  end if;
  if octet_length(fields::text) > 256 * 1024 then
    raise exception 'A piece holds at most 256 KB of words and settings.' using errcode = '23514';
  end if;
end
$$;
revoke all on function private.require_fields(jsonb) from public, anon, authenticated, service_role;

create function private.require_title(words text) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_plain(words) then
    raise exception 'A name holds only characters that one can see.' using errcode = '23514';
  end if;
  if coalesce(private.is_title(btrim(words)), false) then
    return btrim(words);
  end if;
  raise exception 'A name has 1 to 120 characters.' using errcode = '23514';
end
$$;
revoke all on function private.require_title(text) from public, anon, authenticated, service_role;

-- An empty folder is none.
create function private.require_folder(words text) returns text
language sql stable security definer set search_path = ''
as $$
  select case when words <> '' then private.require_title(words) end
$$;
revoke all on function private.require_folder(text) from public, anon, authenticated, service_role;

-- Writes fields of a piece that is locked. A value of null takes the field away.
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
revoke all on function private.write_fields(public.pieces, integer, jsonb, uuid) from public, anon, authenticated, service_role;

-- A new piece of the person asking, with its first version. `trusted`: its pictures come from a piece or template that they
-- may read. One that is there already and theirs is answered as it is.
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
      raise exception 'There is no such piece, or it is not shared with you.' using errcode = '42501';
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
revoke all on function private.begin_piece(public.pieces, boolean) from public, anon, authenticated, service_role;

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
revoke all on function private.create_piece(uuid, text, integer, text, text, jsonb, text, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function private.create_piece(uuid, text, integer, text, text, jsonb, text, jsonb) to authenticated;

create function public.create_piece(
  piece uuid, designer text, designer_version integer, brand_version text, piece_name text, draft jsonb,
  folder text default null, pictures jsonb default '{}'
) returns public.saved_piece
language sql volatile security invoker set search_path = ''
as $$
  select private.create_piece(piece, designer, designer_version, brand_version, piece_name, draft, folder, pictures)
$$;
revoke all on function public.create_piece(uuid, text, integer, text, text, jsonb, text, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.create_piece(uuid, text, integer, text, text, jsonb, text, jsonb) to authenticated;

-- `base_revision`: the last one whose answer the writer has seen. `changed`: values by field, null takes one away.
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
      raise exception 'A request to save says which revision it has seen.' using errcode = '23514';
    end if;
    perform private.require_fields(changed);
    if $5 < held.designer_version then
      raise exception 'A newer release of the portal has written this piece. Reload the page to go on.' using errcode = '23514';
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
revoke all on function private.save_piece(uuid, integer, jsonb, uuid, integer, text, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function private.save_piece(uuid, integer, jsonb, uuid, integer, text, jsonb) to authenticated;

create function public.save_piece(
  piece uuid, base_revision integer, changed jsonb, mutation uuid,
  designer_version integer default null, brand_version text default null, pictures jsonb default '{}'
) returns public.saved_piece
language sql volatile security invoker set search_path = ''
as $$
  select private.save_piece(piece, base_revision, changed, mutation, designer_version, brand_version, pictures)
$$;
revoke all on function public.save_piece(uuid, integer, jsonb, uuid, integer, text, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.save_piece(uuid, integer, jsonb, uuid, integer, text, jsonb) to authenticated;

-- Whoever may read a piece sees what was overwritten in it, the latest first.
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
revoke all on function private.overwritten_fields(uuid) from public, anon, authenticated, service_role;
grant execute on function private.overwritten_fields(uuid) to authenticated;

create function public.overwritten_fields(piece uuid) returns setof public.piece_overwrites
language sql volatile security invoker set search_path = ''
as $$
  select * from private.overwritten_fields(piece)
$$;
revoke all on function public.overwritten_fields(uuid) from public, anon, authenticated, service_role;
grant execute on function public.overwritten_fields(uuid) to authenticated;

-- Puts a value back. What it takes the place of is seen by whoever does it, and kept only when it came after `base_revision`.
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
revoke all on function private.put_back_field(uuid, integer, uuid) from public, anon, authenticated, service_role;
grant execute on function private.put_back_field(uuid, integer, uuid) to authenticated;

create function public.put_back_field(overwrite uuid, base_revision integer, mutation uuid) returns public.saved_piece
language sql volatile security invoker set search_path = ''
as $$
  select private.put_back_field(overwrite, base_revision, mutation)
$$;
revoke all on function public.put_back_field(uuid, integer, uuid) from public, anon, authenticated, service_role;
grant execute on function public.put_back_field(uuid, integer, uuid) to authenticated;
