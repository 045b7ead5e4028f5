-- What administrators publish for colleagues to start from. Fields are free unless a rule says that they are locked, or
-- must be changed before a piece is downloaded.
create table public.team_templates (
  id uuid primary key,
  -- Counts how often it was published. A piece keeps the one that it was begun from.
  version integer not null default 1,
  designer text not null check (designer ~ '^[a-z][a-z0-9-]{0,39}$'),
  designer_version integer not null,
  brand_version text not null,
  name text not null check (private.is_title(name)),
  summary text not null default '' check (char_length(summary) <= 500 and private.is_plain(summary)),
  draft jsonb not null check (jsonb_typeof(draft) = 'object' and octet_length(draft::text) <= 256 * 1024),
  pictures jsonb not null default '{}',
  -- By field: 'locked' or 'must_change'.
  field_rules jsonb not null default '{}' check (jsonb_typeof(field_rules) = 'object'),
  published_by uuid not null,
  published_at timestamptz not null default now(),
  -- Nobody starts from it any more; pieces that did stay as they are.
  withdrawn_at timestamptz
);
comment on table public.team_templates is 'Templates of the team, which administrators publish and all staff start from.';
alter table public.pieces
  add constraint pieces_from_template_fkey foreign key (from_template) references public.team_templates (id) on delete set null;
create index pieces_from_template on public.pieces (from_template) where from_template is not null;

alter table public.team_templates enable row level security;
revoke all on table public.team_templates from public, anon, authenticated, service_role;
grant select on table public.team_templates to authenticated;
grant select on table public.team_templates to service_role;
create policy team_templates_read on public.team_templates
for select to authenticated
using (
  (select private.current_staff_role()) in ('admin', 'super_admin')
  or (withdrawn_at is null and (select private.current_staff_role()) is not null)
);

-- Whether a picture is among those that a draft names.
create function private.shows(pictures jsonb, sha256 text) returns boolean
language sql immutable set search_path = ''
as $$
  select exists (select 1 from jsonb_each_text(pictures) as named where named.value = $2)
$$;
revoke all on function private.shows(jsonb, text) from public, anon, authenticated, service_role;
grant execute on function private.shows(jsonb, text) to service_role;

-- A picture is for whoever stored it, may read a piece that refers to it, or may start from a template with it. One policy
-- says all there is to say about reading files.
create function private.may_read_picture(stored_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select (select private.current_staff_role()) is not null and (
    exists (
      select 1 from private.picture_holders as held
      where held.sha256 = stored_name and held.account_id = (select private.current_account())
    )
    or exists (
      select 1 from public.piece_pictures as used join public.pieces as piece on piece.id = used.piece_id
      where used.sha256 = stored_name and (
        piece.owner_id = (select private.current_account())
        or (piece.deleted_at is null and private.rights_on(piece) is not null)
      )
    )
    or exists (
      select 1 from public.team_templates as template
      where template.withdrawn_at is null and private.shows(template.pictures, stored_name)
    )
  )
$$;
revoke all on function private.may_read_picture(text) from public, anon, authenticated, service_role;
grant execute on function private.may_read_picture(text) to authenticated;

drop policy resumes_read on storage.objects;
create policy files_read on storage.objects
for select to authenticated
using (
  case bucket_id
    when 'resumes' then (select private.current_staff_role()) in ('admin', 'super_admin')
    when 'piece-pictures' then private.may_read_picture(name)
    else false
  end
);

-- Refuses a change of what the template of a piece locks.
create function private.require_unlocked(piece public.pieces, changed jsonb) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  locked text;
begin
  select field.key into locked from jsonb_each(changed) as field
  where piece.field_rules ->> field.key = 'locked'
    and piece.draft -> field.key is distinct from nullif(field.value, 'null') limit 1;
  if found then
    raise exception 'The template of this piece locks a field that you changed.' using errcode = '23514', hint = locked;
  end if;
end
$$;
revoke all on function private.require_unlocked(public.pieces, jsonb) from public, anon, authenticated, service_role;

create function private.require_administrator() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (select private.current_staff_role()) in ('admin', 'super_admin') then
    return;
  end if;
  raise exception 'Only administrators may publish templates.' using errcode = '42501';
end
$$;
revoke all on function private.require_administrator() from public, anon, authenticated, service_role;

create function private.publish_template(template uuid, piece uuid, template_name text, summary text, rules jsonb) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces;
  before public.team_templates;
begin
  perform private.require_administrator();
  held := private.piece_for(piece, 'edit');
  if rules is null or jsonb_typeof(rules) <> 'object' or exists (
    select 1 from jsonb_each(rules) as rule
    where not held.draft ? rule.key or rule.value not in ('"locked"', '"must_change"')
  ) then
    raise exception 'A field of a template is free, locked, or must be changed.' using errcode = '23514';
  end if;
  select * into before from public.team_templates as held_template where held_template.id = template for update;
  if before.designer <> held.designer then
    raise exception 'A template stays one of its designer. Publish this piece as a new one.' using errcode = '23514';
  end if;
  -- The same once more, after an answer was lost, is no new version.
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
revoke all on function private.publish_template(uuid, uuid, text, text, jsonb) from public, anon, authenticated, service_role;
grant execute on function private.publish_template(uuid, uuid, text, text, jsonb) to authenticated;

-- The pictures that a draft shows, of those that a piece has had.
create function private.pictures_in(draft jsonb, pictures jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(named.key, named.value), '{}') from jsonb_each(pictures) as named
  where strpos(draft::text, 'upload:' || named.key) > 0
$$;
revoke all on function private.pictures_in(jsonb, jsonb) from public, anon, authenticated, service_role;

-- Publishes what a piece is now, as a template or as the next version of one; gives its version.
create function public.publish_template(
  template uuid, piece uuid, template_name text, summary text default '', rules jsonb default '{}'
) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.publish_template(template, piece, template_name, summary, rules)
$$;
revoke all on function public.publish_template(uuid, uuid, text, text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.publish_template(uuid, uuid, text, text, jsonb) to authenticated;

create function private.withdraw_template(template uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
  update public.team_templates set withdrawn_at = coalesce(withdrawn_at, now()) where id = template;
  if not found then
    raise exception 'There is no such template.' using errcode = '23514';
  end if;
end
$$;
revoke all on function private.withdraw_template(uuid) from public, anon, authenticated, service_role;
grant execute on function private.withdraw_template(uuid) to authenticated;

create function public.withdraw_template(template uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.withdraw_template(template)
$$;
revoke all on function public.withdraw_template(uuid) from public, anon, authenticated, service_role;
grant execute on function public.withdraw_template(uuid) to authenticated;

create function private.template_for(template uuid) returns public.team_templates
language plpgsql stable security definer set search_path = ''
as $$
declare
  published public.team_templates;
begin
  perform private.require_staff();
  select * into published from public.team_templates where id = template and withdrawn_at is null;
  if not found then
    raise exception 'This template was withdrawn.' using errcode = '23514';
  end if;
  return published;
end
$$;
revoke all on function private.template_for(uuid) from public, anon, authenticated, service_role;

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
revoke all on function private.start_from_template(uuid, uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function private.start_from_template(uuid, uuid, text, text) to authenticated;

-- Its first version is the template's draft: what it says of a field that must be changed is the placeholder.
create function public.start_from_template(piece uuid, template uuid, piece_name text, folder text default null)
returns public.saved_piece
language sql volatile security invoker set search_path = ''
as $$
  select private.start_from_template(piece, template, piece_name, folder)
$$;
revoke all on function public.start_from_template(uuid, uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.start_from_template(uuid, uuid, text, text) to authenticated;

create function private.follow_template(piece uuid, mutation uuid) returns public.saved_piece
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held public.pieces := private.piece_for(piece, 'edit');
  published public.team_templates := private.template_for(held.from_template);
begin
  if private.is_new_mutation(held.id, mutation) and published.version > held.template_version then
    perform private.keep_present(held.id);
    perform private.write_fields(held, held.revision, (
      select coalesce(jsonb_object_agg(field.key, field.value), '{}') from jsonb_each(published.draft) as field
      where published.field_rules ->> field.key = 'locked' or not held.draft ? field.key
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
revoke all on function private.follow_template(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function private.follow_template(uuid, uuid) to authenticated;

-- Takes over the newest version of a piece's template: what it locks and what the piece has not yet. The rest stays as it is,
-- and what was there is a version.
create function public.follow_template(piece uuid, mutation uuid) returns public.saved_piece
language sql volatile security invoker set search_path = ''
as $$
  select private.follow_template(piece, mutation)
$$;
revoke all on function public.follow_template(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function public.follow_template(uuid, uuid) to authenticated;
