-- The library: what people do with templates of the team. Their table is in 40_pieces.sql, because pieces refer to it.

-- True if a draft's pictures include this one.
create function private.includes_picture(pictures jsonb, sha256 text) returns boolean
language sql immutable set search_path = ''
as $$
  select exists (select 1 from jsonb_each_text(pictures) as named where named.value = $2)
$$;
grant execute on function private.includes_picture to service_role;

-- Refuses changes to fields that the piece's template locks.
create function private.require_unlocked(piece public.pieces, changed jsonb) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  locked text;
begin
  select field.key into locked from jsonb_each(changed) as field
  where private.rule_of(piece.field_rules, field.key) = 'locked'
    and piece.draft -> field.key is distinct from nullif(field.value, 'null') limit 1;
  if found then
    raise exception 'You changed a field that this piece''s template locks.' using errcode = '23514', hint = locked;
  end if;
end
$$;

create function private.publish_template(template uuid, piece uuid, template_name text, summary text, rules jsonb) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces;
  before public.team_templates;
begin
  perform private.require_administrator('publish templates');
  held := private.piece_for(piece, 'edit');
  if rules is null or jsonb_typeof(rules) <> 'object' or exists (
    select 1 from jsonb_each(rules) as rule
    where not held.draft ? rule.key or rule.value not in ('"locked"', '"must_change"')
  ) then
    raise exception 'Choose a rule for each template field: free, locked or must change.' using errcode = '23514';
  end if;
  select * into before from public.team_templates as held_template where held_template.id = template for update;
  if before.designer <> held.designer then
    raise exception 'A template can''t switch designers. Publish this piece as a new template.' using errcode = '23514';
  end if;
  -- Publishing the same again, after an answer was lost, makes no new version.
  if before.withdrawn_at is null and (before.draft, before.field_rules, before.name, before.summary)
    is not distinct from (held.draft, rules, private.require_title(template_name), coalesce(summary, '')) then
    return before.version;
  end if;
  insert into public.team_templates as published (
    id, designer, designer_version, brand_version, name, summary, draft, pictures, field_rules, published_by
  ) values (
    template, held.designer, held.designer_version, held.brand_version, private.require_title(template_name),
    coalesce(summary, ''), held.draft, private.pictures_in(held.draft, held.pictures),
    rules, (select private.current_account())
  )
  on conflict on constraint team_templates_pkey do update set
    version = published.version + 1, designer_version = excluded.designer_version, brand_version = excluded.brand_version,
    name = excluded.name, summary = excluded.summary, draft = excluded.draft, pictures = excluded.pictures,
    field_rules = excluded.field_rules, published_by = excluded.published_by,
    published_at = now(), withdrawn_at = null;
  return (select published.version from public.team_templates as published where published.id = template);
end
$$;
grant execute on function private.publish_template to authenticated;

-- Publishes a piece as it is now, as a new template or the next version of one. Returns the template's version.
create function public.publish_template(
  template uuid, piece uuid, template_name text, summary text default '', rules jsonb default '{}'
) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.publish_template(template, piece, template_name, summary, rules)
$$;
grant execute on function public.publish_template to authenticated;

create function private.withdraw_template(template uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_administrator('publish templates');
  update public.team_templates set withdrawn_at = coalesce(withdrawn_at, now()) where id = template;
  if not found then
    raise exception 'This template doesn''t exist.' using errcode = '23514';
  end if;
end
$$;
grant execute on function private.withdraw_template to authenticated;

create function public.withdraw_template(template uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.withdraw_template(template)
$$;
grant execute on function public.withdraw_template to authenticated;

create function private.template_for(template uuid) returns public.team_templates
language plpgsql stable security definer set search_path = ''
as $$
declare
  published public.team_templates;
begin
  perform private.require_staff();
  select * into published from public.team_templates where id = template and withdrawn_at is null;
  if not found then
    raise exception 'This template was withdrawn. Choose another one.' using errcode = '23514';
  end if;
  return published;
end
$$;

create function private.start_from_template(piece uuid, template uuid, piece_name text, folder text) returns public.saved_piece
language plpgsql volatile security definer set search_path = ''
as $$
declare
  published public.team_templates := private.template_for(template);
  made public.pieces;
begin
  made.id := piece;
  made.designer := published.designer;
  made.designer_version := published.designer_version;
  made.brand_version := published.brand_version;
  made.name := piece_name;
  made.folder := $4;
  made.draft := published.draft;
  made.pictures := published.pictures;
  made.from_template := published.id;
  made.template_version := published.version;
  made.field_rules := published.field_rules;
  return private.begin_piece(made, true);
end
$$;
grant execute on function private.start_from_template to authenticated;

-- The first version is the template's draft: its value of a field that must be changed is a placeholder.
create function public.start_from_template(piece uuid, template uuid, piece_name text, folder text default null)
returns public.saved_piece
language sql volatile security invoker set search_path = ''
as $$
  select private.start_from_template(piece, template, piece_name, folder)
$$;
grant execute on function public.start_from_template to authenticated;

create function private.follow_template(piece uuid, mutation uuid) returns public.saved_piece
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held public.pieces := private.piece_for(piece, 'edit');
  published public.team_templates := private.template_for(held.from_template);
begin
  if private.is_new_mutation(held.id, mutation) and published.version > held.template_version then
    perform private.ensure_current_version(held.id);
    -- The piece keeps no values of its own in locked fields.
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
grant execute on function private.follow_template to authenticated;

-- Updates a piece to its template's newest version: the values of locked fields, and fields that the piece doesn't have
-- yet. The rest stays as it is, and the previous state is kept as a version.
create function public.follow_template(piece uuid, mutation uuid) returns public.saved_piece
language sql volatile security invoker set search_path = ''
as $$
  select private.follow_template(piece, mutation)
$$;
grant execute on function public.follow_template to authenticated;

create function private.record_template() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.record_event('template.deleted', old.id, old.name);
  elsif tg_op = 'UPDATE' and new.withdrawn_at is not null and old.withdrawn_at is null then
    perform private.record_event('template.withdrawn', new.id, new.name);
  elsif tg_op = 'INSERT' or new.version <> old.version then
    perform private.record_event('template.published', new.id, new.name, jsonb_build_object('version', new.version));
  elsif new is distinct from old then
    perform private.record_event('template.changed', new.id, new.name);
  end if;
  return null;
end
$$;

create trigger record_template after insert or update or delete on public.team_templates
for each row execute function private.record_template();
