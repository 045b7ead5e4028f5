-- A version with errors isn't sent for approval.
create or replace function private.ask_for_approval(
  piece uuid, base_revision integer, designer_version integer, brand_version text, preflight jsonb, contact jsonb
) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces := private.piece_for(piece, 'edit');
  kept public.piece_versions;
  before public.piece_events;
  asked integer;
  me uuid := (select private.current_account());
begin
  if not exists (select 1 from public.approval_rules as rule where rule.designer = held.designer and rule.is_on) then
    raise exception 'An administrator hasn''t turned on approval for this designer.' using errcode = '23514';
  end if;
  -- Preflight looked at this revision.
  if base_revision is distinct from held.revision then
    raise exception 'This piece was changed in the meantime. Look at it again, then ask for approval.' using errcode = '23514';
  end if;
  if designer_version < held.designer_version then
    raise exception 'A newer version of the portal saved this piece. Reload the page to continue.' using errcode = '23514';
  end if;
  if jsonb_typeof(preflight) = 'array' and exists (
    select 1 from jsonb_array_elements(preflight) as finding where finding ->> 'level' = 'error'
  ) then
    raise exception 'Fix the errors that the check found, then ask for approval.' using errcode = '23514';
  end if;
  if contact is not null and not private.is_contact(contact) then
    raise exception 'A contact''s name, title, email, phone and logo can have up to 300 characters each.' using errcode = '23514';
  end if;
  asked := private.keep_present(held.id);
  select * into kept from public.piece_versions as each where each.piece_id = held.id and each.version = asked;
  if private.approval_state(held.id, kept.version) not in ('draft', 'changes_asked') then
    raise exception 'This version is already in review or approved.' using errcode = '23514';
  end if;
  before := private.open_request(held.id);
  if before.id is not null then
    insert into public.piece_events (piece_id, version, action, actor_id) values (held.id, before.version, 'withdrawn', me);
  end if;
  insert into public.piece_events (piece_id, version, action, actor_id, record) values (
    held.id, kept.version, 'asked', me, jsonb_build_object(
      'digest', private.version_digest(kept), 'pictures', private.pictures_in(kept.draft, kept.pictures),
      'designer_version', designer_version, 'brand_version', brand_version, 'preflight', preflight,
      'editors', private.editors_of(held)
    ) || case when contact is null then '{}' else jsonb_build_object('contact', contact) end
  );
  return kept.version;
end
$$;
