-- What was approved is what's printed: a request has the contact line of the person who asks, and names whose changes are in the version. They
-- don't approve it. Administrators say whether pictures of approved pieces are marked too.

-- The contact line that a piece has for the person who made a review link or asked for approval: without their name, a card would look
-- different. `lastName`: how the name ends.
create or replace function private.is_contact(contact jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(contact) = 'object' then not exists (
    select 1 from jsonb_each(contact) as each
    where each.key not in ('name', 'title', 'email', 'phone', 'lastName', 'logoVersion')
      or jsonb_typeof(each.value) <> 'string' or char_length(each.value #>> '{}') > 300
  ) else false end
$$;

-- What an approval names besides its version: the digest of the version's draft and pictures, the pictures themselves, the versions of the
-- designer and the brand that drew it, and what preflight found. `preflight` is null if it didn't run. `contact` is the contact line, and
-- `editors` are the accounts whose changes are in it; requests of the first release have neither.
create or replace function private.is_approval_record(record jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(record) = 'object' then coalesce(
    (select array_agg(part order by part) from jsonb_object_keys(record - 'contact' - 'editors') as part)
      = '{brand_version,designer_version,digest,pictures,preflight}'
    and record ->> 'digest' ~ '^[0-9a-f]{64}$'
    and jsonb_typeof(record -> 'pictures') = 'object'
    and jsonb_typeof(record -> 'designer_version') = 'number'
    and jsonb_typeof(record -> 'brand_version') = 'string'
    and char_length(record ->> 'brand_version') between 1 and 40
    and private.is_plain(record ->> 'brand_version')
    and jsonb_typeof(record -> 'preflight') in ('array', 'null')
    and (not record ? 'contact' or private.is_contact(record -> 'contact'))
    and (not record ? 'editors' or jsonb_typeof(record -> 'editors') = 'array')
    and octet_length(record::text) <= 96 * 1024, false
  ) else false end
$$;

-- Whose changes since the last approved version are in this one, the latest, as a list of accounts: who wrote a field as it is, and who added a
-- picture. Without an approved version, who made the piece counts too.
create function private.editors_of(held public.pieces) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  approved public.piece_versions;
begin
  select kept.* into approved from public.piece_events as event
  join public.piece_versions as kept on kept.piece_id = event.piece_id and kept.version = event.version
  where event.piece_id = held.id and event.action = 'approved' order by event.id desc limit 1;
  return (
    select coalesce(jsonb_agg(distinct editor.account order by editor.account), '[]') from (
      select edit.value ->> 'by' as account from jsonb_each(held.edits) as edit
      where (edit.value ->> 'revision')::integer > coalesce(approved.revision, 0)
      union all
      select used.added_by::text from public.piece_pictures as used
      where used.piece_id = held.id and private.shows(private.pictures_in(held.draft, held.pictures), used.sha256)
        and not coalesce(private.shows(private.pictures_in(approved.draft, approved.pictures), used.sha256), false)
      union all
      select begun.saved_by::text from public.piece_versions as begun
      where begun.piece_id = held.id and begun.version = 1 and approved.piece_id is null
    ) as editor
  );
end
$$;

drop function public.ask_for_approval(uuid, integer, integer, text, jsonb);
drop function private.ask_for_approval(uuid, integer, integer, text, jsonb);
create function private.ask_for_approval(
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
grant execute on function private.ask_for_approval to authenticated;

-- Asks for approval of a piece as it is now, and answers its version. A request for an earlier version is withdrawn. `base_revision`: the
-- revision that was checked; `preflight`: its findings, or null; `contact`: the contact line that it shows.
create function public.ask_for_approval(
  piece uuid, base_revision integer, designer_version integer, brand_version text, preflight jsonb default null,
  contact jsonb default null
) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.ask_for_approval(piece, base_revision, designer_version, brand_version, preflight, contact)
$$;
grant execute on function public.ask_for_approval to authenticated;

-- Whether a request is about someone's own piece: they own it, asked, made the version, or their changes are in it.
create function private.is_own_request(held public.pieces, request public.piece_events, account uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select account in (held.owner_id, request.actor_id) or coalesce(request.record -> 'editors' ? account::text, false) or exists (
    select 1 from public.piece_versions as kept
    where kept.piece_id = request.piece_id and kept.version = request.version and kept.saved_by = account
  )
$$;

create or replace function private.answer_request(piece uuid, version integer, answer text, note text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces := private.piece_in_review(piece);
  request public.piece_events;
  kept public.piece_versions;
  me uuid := (select private.current_account());
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
  );
end
$$;

create or replace function private.approvals_waiting() returns table (
  piece uuid, name text, designer text, version integer, asked_by text, asked_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me uuid := private.require_staff();
begin
  return query select asked.id, asked.name, asked.designer, request.version, private.name_of(request.actor_id), request.happened_at
  from public.piece_events as request
  join public.pieces as asked on asked.id = request.piece_id and asked.deleted_at is null
  where request.action = 'asked' and private.may_approve(asked.designer) and not private.is_own_request(asked, request, me)
    and not exists (select 1 from public.piece_events as later where later.piece_id = request.piece_id and later.id > request.id
      and later.action in ('asked', 'withdrawn', 'changes_asked', 'approved'))
  order by request.id limit 50;
end
$$;

drop function public.set_approval_rule(text, boolean, jsonb);
drop function private.set_approval_rule(text, boolean, uuid[]);
create function private.set_approval_rule(designer text, is_on boolean, approvers uuid[], marks_pictures boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  named uuid;
begin
  if coalesce((select private.current_staff_role()) not in ('admin', 'super_admin'), true) then
    raise exception 'Only administrators can change who approves.' using errcode = '42501';
  end if;
  if cardinality(approvers) > 50 then
    raise exception 'Choose up to 50 people.' using errcode = '23514';
  end if;
  -- Someone who was named earlier may have left since.
  for named in
    select distinct each from unnest(approvers) as each
    except select unnest(rule.approvers) from public.approval_rules as rule where rule.designer = designer
  loop
    perform private.require_colleague(named);
  end loop;
  insert into public.approval_rules as rule (designer, is_on, approvers, marks_pictures)
  values (designer, is_on, array(select distinct each from unnest(approvers) as each order by each), coalesce(marks_pictures, false))
  on conflict on constraint approval_rules_pkey do update set
    is_on = excluded.is_on, approvers = excluded.approvers, marks_pictures = coalesce(marks_pictures, rule.marks_pictures)
  where (rule.is_on, rule.approvers, rule.marks_pictures)
    is distinct from (excluded.is_on, excluded.approvers, coalesce(marks_pictures, rule.marks_pictures));
end
$$;
grant execute on function private.set_approval_rule to authenticated;

-- Turns approval on or off for a designer's pieces, names who approves them besides administrators, and says whether pictures of approved pieces
-- are marked too (null: as before). What's in review when it's turned off can still be answered. For administrators.
create function public.set_approval_rule(designer text, is_on boolean, approvers jsonb default '[]', marks_pictures boolean default null) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.set_approval_rule(designer, is_on, private.ids_of(approvers), marks_pictures)
$$;
grant execute on function public.set_approval_rule to authenticated;

create or replace function private.record_approval_rule() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  rule public.approval_rules := coalesce(new, old);
  was_on boolean := coalesce(old.is_on, false);
begin
  if tg_op = 'DELETE' or new.is_on <> was_on then
    perform private.record_event(
      case when tg_op <> 'DELETE' and new.is_on then 'approval.turned_on' else 'approval.turned_off' end, null, rule.designer
    );
  end if;
  if tg_op <> 'DELETE' and new.approvers <> coalesce(old.approvers, '{}') then
    perform private.record_event('approval.approvers', null, new.designer, jsonb_build_object('number', cardinality(new.approvers)));
  end if;
  if tg_op <> 'DELETE' and new.marks_pictures <> coalesce(old.marks_pictures, false) then
    perform private.record_event(
      case when new.marks_pictures then 'approval.pictures_marked' else 'approval.pictures_unmarked' end, null, new.designer
    );
  end if;
  return null;
end
$$;
