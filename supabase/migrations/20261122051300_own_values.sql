-- What a draft says for one of its sizes only stands beside the field, as `title@a4 portrait`. A draft may hold 500 of these, and a rule
-- of a template is about the field and all that its sizes say.

create or replace function private.require_fields(fields jsonb) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if fields is null or jsonb_typeof(fields) <> 'object' then
    raise exception 'What is saved must be values by field.' using errcode = '23514';
  end if;
  if (
    select count(*) > 600 or bool_or(key !~ '^[A-Za-z][A-Za-z0-9_.-]{0,79}(@[^@#\x01-\x1f\x7f]{1,80})?$')
    from jsonb_object_keys(fields) as key
  ) then
    raise exception 'A piece has at most 600 fields, whose names are letters and digits.' using errcode = '23514';
  end if;
  if octet_length(fields::text) > 256 * 1024 then
    raise exception 'A piece holds at most 256 KB of words and settings.' using errcode = '23514';
  end if;
end
$$;

-- What the rules of a template say of a key of a draft.
create function private.rule_of(rules jsonb, key text) returns text
language sql immutable set search_path = ''
as $$
  select rules ->> split_part(key, '@', 1)
$$;
revoke all on function private.rule_of(jsonb, text) from public, anon, authenticated, service_role;

create or replace function private.require_unlocked(piece public.pieces, changed jsonb) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  locked text;
begin
  select field.key into locked from jsonb_each(changed) as field
  where private.rule_of(piece.field_rules, field.key) = 'locked'
    and piece.draft -> field.key is distinct from nullif(field.value, 'null') limit 1;
  if found then
    raise exception 'The template of this piece locks a field that you changed.' using errcode = '23514', hint = locked;
  end if;
end
$$;

create or replace function private.follow_template(piece uuid, mutation uuid) returns public.saved_piece
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held public.pieces := private.piece_for(piece, 'edit');
  published public.team_templates := private.template_for(held.from_template);
begin
  if private.is_new_mutation(held.id, mutation) and published.version > held.template_version then
    perform private.keep_present(held.id);
    -- Of a field that is locked the piece keeps nothing of its own.
    perform private.write_fields(held, held.revision, (
      select coalesce(jsonb_object_agg(own.key, null), '{}') from jsonb_object_keys(held.draft) as own (key)
      where private.rule_of(published.field_rules, own.key) = 'locked'
    ) || (
      select coalesce(jsonb_object_agg(field.key, field.value), '{}') from jsonb_each(published.draft) as field
      where private.rule_of(published.field_rules, field.key) = 'locked' or not held.draft ? field.key
    ), mutation);
    insert into public.piece_pictures (piece_id, sha256, added_by)
    select distinct held.id, named.value, (select private.current_account()) from jsonb_each_text(published.pictures) as named
    on conflict do nothing;
    update public.pieces as present set
      template_version = published.version, field_rules = published.field_rules,
      designer_version = greatest(present.designer_version, published.designer_version),
      pictures = present.pictures || published.pictures
    where present.id = held.id;
    perform private.add_version(held.id, null);
  end if;
  return private.saved_piece(held.id, mutation);
end
$$;
