-- Approval of a version of a piece by someone other than its author: rules, requests and answers, downloads, emails, stored files, and the
-- effects of another version of the brand.

-- A version's author can be someone other than the caller.
drop function private.keep_present(uuid);
drop function private.add_version(uuid, integer);

-- The number of the version that holds the piece as it is now; makes one if the latest version differs. The piece must
-- be locked.
-- @param by its author, if not the caller
create function private.keep_present(piece uuid, by uuid default null) returns integer
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

-- Designers whose pieces need approval, and their approvers besides administrators. Without a row, no approval is
-- needed.
create table public.approval_rules (
  designer text primary key check (designer ~ '^[a-z][a-z0-9-]{0,39}$'),
  is_on boolean not null,
  -- No foreign keys: these are account ids.
  approvers uuid[] not null default '{}' check (cardinality(approvers) <= 50),
  -- True if PNG and JPEG files of approved pieces are marked as approved too.
  marks_pictures boolean not null default false
);
comment on table public.approval_rules is 'Which designers'' pieces go through approval, and who approves them besides administrators.';

alter table public.approval_rules enable row level security;
grant select on table public.approval_rules to authenticated, service_role;

create policy approval_rules_read on public.approval_rules
for select to authenticated
using ((select private.current_staff_role()) is not null);

-- The contact line of the person who made a review link or asked for approval: without their name, a card would look
-- different. `lastName` is how the name ends.
create or replace function private.is_contact(contact jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(contact) = 'object' then not exists (
    select 1 from jsonb_each(contact) as each
    where each.key not in ('name', 'title', 'email', 'phone', 'lastName', 'logoVersion')
      or jsonb_typeof(each.value) <> 'string' or char_length(each.value #>> '{}') > 300
  ) else false end
$$;

-- An approval's record besides its version. Requests of the first release have no `contact` and no `editors`.
-- - the digest of the version's draft and pictures, and the pictures
-- - the versions of the designer and the brand that drew it
-- - `preflight`: its findings; null if it didn't run
-- - `contact`: the contact line
-- - `editors`: the accounts whose changes are in it
create function private.is_approval_record(record jsonb) returns boolean
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

-- Identifies a file that was made from a version, without its contents.
create function private.is_download_record(record jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(record) = 'object' then coalesce(
    (select array_agg(part order by part) from jsonb_object_keys(record) as part) = '{approval,bytes,format,is_proof,sha256}'
    and record ->> 'format' in ('pdf', 'png', 'jpeg', 'zip', 'html', 'pptx')
    and record ->> 'sha256' ~ '^[0-9a-f]{64}$'
    and jsonb_typeof(record -> 'bytes') = 'number'
    and (record ->> 'bytes')::numeric between 1 and 2147483647
    and jsonb_typeof(record -> 'is_proof') = 'boolean'
    and jsonb_typeof(record -> 'approval') in ('number', 'null'), false
  ) else false end
$$;

-- Identifies files that were stored of an approved version, without their contents.
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

-- Append-only: the events of a version, in order. Its state is the last request or answer, and isn't stored anywhere
-- else. A piece is locked while one is added, so the ids of its events are in order too. To add an action, replace both
-- constraints; code that reads approvals names its own actions.
create table public.piece_events (
  id bigint generated by default as identity primary key,
  piece_id uuid not null,
  version integer not null,
  action text not null check (action in ('asked', 'withdrawn', 'changes_asked', 'approved', 'downloaded', 'stored')),
  -- No foreign key: records of what someone did outlive their account.
  actor_id uuid not null,
  happened_at timestamptz not null default now(),
  -- The changes requested.
  note text check (private.trimmed(note) <> '' and char_length(note) <= 2000 and private.is_plain(replace(note, E'\n', ' '))),
  record jsonb,
  foreign key (piece_id, version) references public.piece_versions (piece_id, version) on delete cascade,
  constraint only_changes_have_a_note check ((note is not null) = (action = 'changes_asked')),
  constraint piece_events_record_check check (
    case
      when action in ('asked', 'approved') then record is not null and private.is_approval_record(record)
      when action = 'downloaded' then record is not null and private.is_download_record(record)
      when action = 'stored' then record is not null and private.is_stored_record(record)
      else record is null
    end
  )
);
comment on table public.piece_events is
  'What happened to a version: requests for approval, the answers, stored files, and downloads. Never changed; deleted only with their piece.';

alter table public.piece_events enable row level security;
grant select on table public.piece_events to service_role;

create index piece_events_piece on public.piece_events (piece_id, id) where action in ('asked', 'withdrawn', 'changes_asked', 'approved');
create index piece_events_approval on public.piece_events (piece_id, version, id)
where action in ('asked', 'withdrawn', 'changes_asked', 'approved');
create index piece_events_downloaded on public.piece_events (piece_id, happened_at) where action = 'downloaded';
create index piece_events_file on public.piece_events ((record ->> 'sha256')) where action = 'downloaded';
-- One per approval.
create unique index piece_events_stored on public.piece_events (((record ->> 'approval')::bigint)) where action = 'stored';
create index piece_events_stored_file on public.piece_events using gin ((record -> 'files') jsonb_path_ops) where action = 'stored';
create index piece_events_version on public.piece_events (piece_id, version, id);
create index piece_events_asked on public.piece_events (id) where action = 'asked';
create index piece_events_answered on public.piece_events (happened_at) where action in ('changes_asked', 'approved');

-- Refuses changes from everyone, including the table's owner. Events go when their piece is deleted for good, as its
-- versions do.
create function private.keep_piece_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and not exists (select 1 from public.pieces as piece where piece.id = old.piece_id) then
    return old;
  end if;
  raise exception 'You can''t change or delete a piece''s history.' using errcode = '42501';
end
$$;

create trigger keep_piece_event before update or delete on public.piece_events
for each row execute function private.keep_piece_event();

create trigger keep_piece_events before truncate on public.piece_events
for each statement execute function private.keep_piece_event();

alter table public.piece_events enable always trigger keep_piece_event;
alter table public.piece_events enable always trigger keep_piece_events;

-- Answers that a person has seen.
create table private.seen_answers (
  event_id bigint not null references public.piece_events (id) on delete cascade,
  account_id uuid not null references auth.users (id) on delete cascade,
  primary key (event_id, account_id)
);

alter table private.seen_answers enable row level security;

create index seen_answers_account_id on private.seen_answers (account_id);

-- Identifies the contents of a piece or version.
create function private.content_digest(draft jsonb, pictures jsonb) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.digest_of(jsonb_build_object('draft', draft, 'pictures', private.pictures_in(draft, pictures))::text);
end
$$;

create function private.version_digest(kept public.piece_versions) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.content_digest(kept.draft, kept.pictures);
end
$$;

-- 'draft', 'in_review', 'changes_asked', 'approved' or 'superseded'. Withdrawing a request restores an earlier
-- approval.
create function private.approval_state(piece uuid, version integer) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select case latest.action
      when 'asked' then 'in_review'
      when 'changes_asked' then 'changes_asked'
      else (
        select case when exists (
          select 1 from public.piece_events as newer
          where newer.piece_id = held.piece_id and newer.id > held.id and newer.action = 'approved'
        ) then 'superseded' else 'approved' end
        from public.piece_events as held where held.piece_id = $1 and held.version = $2 and held.action = 'approved' order by held.id desc limit 1
      )
    end
    from public.piece_events as latest
    where latest.piece_id = $1 and latest.version = $2 and latest.action in ('asked', 'withdrawn', 'changes_asked', 'approved')
    order by latest.id desc limit 1
  ), 'draft')
$$;

-- The open request of a piece, at most one: its last review event, if that's a request.
create function private.open_request(piece uuid) returns public.piece_events
language sql stable security definer set search_path = ''
as $$
  select latest.* from (
    select * from public.piece_events as event
    where event.piece_id = $1 and event.action in ('asked', 'withdrawn', 'changes_asked', 'approved') order by event.id desc limit 1
  ) as latest where latest.action = 'asked'
$$;

-- True if the caller approves pieces of this designer.
create function private.may_approve(designer text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((select private.current_staff_role()) in ('admin', 'super_admin'), false) or (
    (select private.current_staff_role()) is not null and exists (
      select 1 from public.approval_rules as rule
      where rule.designer = $1 and (select private.current_account()) = any (rule.approvers)
    )
  )
$$;

-- The piece with its open request, for someone who can approve it. Raises the same error in all other cases.
create function private.piece_in_review(wanted uuid) returns public.pieces
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_piece public.pieces;
begin
  perform private.require_staff();
  select * into found_piece from public.pieces where id = wanted;
  if found_piece.id is null or found_piece.deleted_at is not null or not private.may_approve(found_piece.designer)
    or (private.open_request(wanted)).id is null then
    raise exception 'This piece isn''t waiting for your approval.' using errcode = '42501';
  end if;
  return found_piece;
end
$$;

-- The version of a piece that was approved last; null if none was.
create function private.approved_version(piece uuid) returns integer
language sql stable security definer set search_path = ''
as $$
  select event.version from public.piece_events as event
  where event.piece_id = $1 and event.action = 'approved' order by event.id desc limit 1
$$;

-- True if a picture belongs to a version that waits for the caller's approval, or to the one approved before it.
create function private.is_in_my_review(stored_name text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select 1 from public.piece_pictures as used
    join public.pieces as piece on piece.id = used.piece_id and piece.deleted_at is null
    cross join lateral private.open_request(piece.id) as request
    join public.piece_versions as kept on kept.piece_id = piece.id
      and kept.version in (request.version, private.approved_version(piece.id))
    where used.sha256 = stored_name and private.may_approve(piece.designer) and request.id is not null
      and stored_name in (select named.value from jsonb_each_text(private.pictures_in(kept.draft, kept.pictures)) as named)
  );
end
$$;

-- The accounts whose changes since the last approved version are in this one, as a list: the authors of its fields and
-- of added pictures. Without an approved version, this includes the piece's creator.
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
    raise exception 'This piece has changed since you opened it. Review it again, then ask for approval.' using errcode = '23514';
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
grant execute on function private.ask_for_approval to authenticated;

-- Asks for approval of a piece as it is now. Withdraws a request for an earlier version. Returns the version.
-- @param base_revision the revision that was checked
-- @param preflight its findings, or null
-- @param contact the contact line that it shows
create function public.ask_for_approval(
  piece uuid, base_revision integer, designer_version integer, brand_version text, preflight jsonb default null,
  contact jsonb default null
) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.ask_for_approval(piece, base_revision, designer_version, brand_version, preflight, contact)
$$;
grant execute on function public.ask_for_approval to authenticated;

create function private.withdraw_request(piece uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held public.pieces := private.piece_for(piece, 'edit');
  request public.piece_events := private.open_request(held.id);
begin
  if request.id is not null then
    insert into public.piece_events (piece_id, version, action, actor_id)
    values (held.id, request.version, 'withdrawn', (select private.current_account()));
  end if;
end
$$;
grant execute on function private.withdraw_request to authenticated;

-- Withdraws the open request of a piece. Does nothing if there's none.
create function public.withdraw_request(piece uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.withdraw_request(piece)
$$;
grant execute on function public.withdraw_request to authenticated;

-- True if a request is about someone's own piece: they own it, asked, made the version, or their changes are in it.
create function private.is_own_request(held public.pieces, request public.piece_events, account uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select account in (held.owner_id, request.actor_id) or coalesce(request.record -> 'editors' ? account::text, false) or exists (
    select 1 from public.piece_versions as kept
    where kept.piece_id = request.piece_id and kept.version = request.version and kept.saved_by = account
  )
$$;

-- Answers a request, after checking the caller, that it's still open, and that the stored version is the requested one.
-- Returns the event.
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
    raise exception 'You can''t review your own piece. Ask someone else to.' using errcode = '42501';
  end if;
  if request.id is null or request.version is distinct from version then
    raise exception 'This version isn''t in review anymore.' using errcode = '23514';
  end if;
  if private.version_digest(kept) is distinct from request.record ->> 'digest' then
    raise exception 'This isn''t the version that was sent for approval.' using errcode = '23514';
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

-- Approves the version in review, which supersedes an earlier approval. Returns the approval. For administrators and
-- the designer's approvers.
create function public.approve_version(piece uuid, version integer) returns bigint
language sql volatile security invoker set search_path = ''
as $$
  select private.approve_version(piece, version)
$$;
grant execute on function public.approve_version to authenticated;

create function private.ask_for_changes(piece uuid, version integer, note text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if coalesce(private.trimmed(note), '') = '' or char_length(private.trimmed(note)) > 2000 then
    raise exception 'Describe what should change in 1 to 2,000 characters.' using errcode = '23514';
  end if;
  perform private.answer_request(piece, version, 'changes_asked', private.trimmed(note));
end
$$;
grant execute on function private.ask_for_changes to authenticated;

-- Sends the version in review back with a note. For administrators and the designer's approvers.
create function public.ask_for_changes(piece uuid, version integer, note text) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.ask_for_changes(piece, version, note)
$$;
grant execute on function public.ask_for_changes to authenticated;

-- The name of an account's person; null for someone who has left the directory.
create function private.name_of(account uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select nullif(btrim(concat_ws(' ', person.first_name, person.last_name)), '')
  from public.staff_directory as person where person.user_id = account
$$;

-- The approval in force of a piece, its latest, if it's for this content.
create function private.approval_of(piece uuid, digest text) returns public.piece_events
language sql stable security definer set search_path = ''
as $$
  select approved.* from (
    select * from public.piece_events as event where event.piece_id = $1 and event.action = 'approved' order by event.id desc limit 1
  ) as approved where approved.record ->> 'digest' = $2
$$;

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

-- Events of a piece's versions, latest first, each with the present state of its version, and approvals with their
-- stored files. For anyone who can see the piece or approve it.
create function public.approval_history(piece uuid) returns table (
  id bigint, version integer, action text, actor_id uuid, actor text, happened_at timestamptz, note text, record jsonb, state text,
  files jsonb
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.approval_history(piece)
$$;
grant execute on function public.approval_history to authenticated;

create function private.open_in_review(piece uuid) returns table (
  name text, designer text, version integer, draft jsonb, pictures jsonb, designer_version integer, asked_by text, asked_at timestamptz,
  record jsonb
)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  held public.pieces := private.piece_in_review($1);
  request public.piece_events := private.open_request(held.id);
begin
  return query select held.name, held.designer, kept.version, kept.draft, private.pictures_in(kept.draft, kept.pictures),
    kept.designer_version, private.name_of(request.actor_id), request.happened_at, request.record
  from public.piece_versions as kept where kept.piece_id = held.id and kept.version = request.version;
end
$$;
grant execute on function private.open_in_review to authenticated;

-- The version of a piece that's in review, and nothing else of it. For administrators and the designer's approvers.
create function public.open_in_review(piece uuid) returns table (
  name text, designer text, version integer, draft jsonb, pictures jsonb, designer_version integer, asked_by text, asked_at timestamptz,
  record jsonb
)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.open_in_review(piece)
$$;
grant execute on function public.open_in_review to authenticated;

create function private.open_last_approved(piece uuid) returns table (
  version integer, draft jsonb, pictures jsonb, designer_version integer, approved_by text, approved_at timestamptz
)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  held public.pieces := private.piece_in_review($1);
begin
  return query select kept.version, kept.draft, private.pictures_in(kept.draft, kept.pictures), kept.designer_version,
    private.name_of(given.actor_id), given.happened_at
  from public.piece_events as given join public.piece_versions as kept on kept.piece_id = given.piece_id and kept.version = given.version
  where given.piece_id = held.id and given.action = 'approved' order by given.id desc limit 1;
end
$$;
grant execute on function private.open_last_approved to authenticated;

-- The last approved version before the one in review, to compare them; no row if there was none. For anyone who can
-- open the one in review.
create function public.open_last_approved(piece uuid) returns table (
  version integer, draft jsonb, pictures jsonb, designer_version integer, approved_by text, approved_at timestamptz
)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.open_last_approved(piece)
$$;
grant execute on function public.open_last_approved to authenticated;

create function private.approvals_waiting() returns table (
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
grant execute on function private.approvals_waiting to authenticated;

-- Pieces that the caller can approve or send back, longest waiting first.
create function public.approvals_waiting() returns table (
  piece uuid, name text, designer text, version integer, asked_by text, asked_at timestamptz
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.approvals_waiting()
$$;
grant execute on function public.approvals_waiting to authenticated;

create function private.approval_answers() returns table (
  id bigint, piece uuid, name text, designer text, version integer, action text, answered_by text, answered_at timestamptz, note text
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me uuid := private.require_staff();
begin
  return query select answer.id, asked.id, asked.name, asked.designer, answer.version, answer.action, private.name_of(answer.actor_id),
    answer.happened_at, answer.note
  from public.piece_events as answer join public.pieces as asked on asked.id = answer.piece_id and asked.deleted_at is null
  where answer.action in ('changes_asked', 'approved') and answer.happened_at > now() - interval '30 days'
    and private.rights_on(asked) is not null
    and (asked.owner_id = me or exists (
      select 1 from public.piece_events as request
      where request.piece_id = answer.piece_id and request.version = answer.version and request.action = 'asked' and request.actor_id = me
    ))
    and not exists (select 1 from private.seen_answers as seen where seen.event_id = answer.id and seen.account_id = me)
  order by answer.id desc limit 20;
end
$$;
grant execute on function private.approval_answers to authenticated;

-- Answers of the last 30 days to the caller's requests, or about their pieces, that they haven't seen. Latest first.
create function public.approval_answers() returns table (
  id bigint, piece uuid, name text, designer text, version integer, action text, answered_by text, answered_at timestamptz, note text
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.approval_answers()
$$;
grant execute on function public.approval_answers to authenticated;

create function private.see_answer(event bigint) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.require_staff();
begin
  insert into private.seen_answers (event_id, account_id)
  select answer.id, me from private.approval_answers() as answer where answer.id = event
  on conflict do nothing;
end
$$;
grant execute on function private.see_answer to authenticated;

-- Dismisses the notice of an answer.
create function public.see_answer(event bigint) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.see_answer(event)
$$;
grant execute on function public.see_answer to authenticated;

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

-- Turns approval on or off for a designer's pieces. A version in review when it's turned off can still be answered. For
-- administrators.
-- @param approvers people who approve them besides administrators
-- @param marks_pictures marks pictures of approved pieces too; null leaves it unchanged
create function public.set_approval_rule(designer text, is_on boolean, approvers jsonb default '[]', marks_pictures boolean default null) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.set_approval_rule(designer, is_on, private.ids_of(approvers), marks_pictures)
$$;
grant execute on function public.set_approval_rule to authenticated;

create function private.record_approval_rule() returns trigger
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

create trigger record_approval_rule after insert or update or delete on public.approval_rules
for each row execute function private.record_approval_rule();

-- The approval in force of a piece: its latest.
create function private.latest_approval(piece uuid) returns public.piece_events
language sql stable security definer set search_path = ''
as $$
  select event.* from public.piece_events as event where event.piece_id = $1 and event.action = 'approved' order by event.id desc limit 1
$$;

-- True if a picture belongs to an approved version that an administrator can check.
create function private.is_in_my_brand_update(stored_name text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select private.current_staff_role()) in ('admin', 'super_admin') and exists (
    select 1 from public.piece_pictures as used
    join public.pieces as piece on piece.id = used.piece_id and piece.deleted_at is null
    cross join lateral private.latest_approval(piece.id) as approved
    join public.piece_versions as kept on kept.piece_id = piece.id and kept.version = approved.version
    where used.sha256 = stored_name
      and stored_name in (select named.value from jsonb_each_text(private.pictures_in(kept.draft, kept.pictures)) as named)
  );
end
$$;

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
        (select private.current_staff_role()) in ('admin', 'super_admin') and piece.deleted_at is null
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
        or (select private.current_staff_role()) in ('admin', 'super_admin')
      ))
    )
  )
$$;
grant execute on function private.may_read_approved_file to authenticated;

-- The library: files made from pieces.

create function private.piece_standing(piece uuid) returns table (
  revision integer, approval bigint, version integer, digest text, approved_by text, approved_at timestamptz, contact jsonb
)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  held public.pieces := private.piece_for($1, 'view');
  approved public.piece_events := private.approval_of(held.id, private.content_digest(held.draft, held.pictures));
begin
  return query select held.revision, approved.id, approved.version, approved.record ->> 'digest', private.name_of(approved.actor_id),
    approved.happened_at, approved.record -> 'contact';
end
$$;
grant execute on function private.piece_standing to authenticated;

-- Compares a piece as it is now with its approval. Without an approval in force, all but `revision` is null. For anyone
-- who can see it.
create function public.piece_standing(piece uuid) returns table (
  revision integer, approval bigint, version integer, digest text, approved_by text, approved_at timestamptz, contact jsonb
)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.piece_standing(piece)
$$;
grant execute on function public.piece_standing to authenticated;

-- The author of a piece's present contents, if it's one person: the last one to change it.
create function private.last_writer(held public.pieces) returns uuid
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select (edit.value ->> 'by')::uuid from jsonb_each(held.edits) as edit order by (edit.value ->> 'revision')::integer desc limit 1),
    (select latest.saved_by from public.piece_versions as latest where latest.piece_id = held.id and latest.version = held.version)
  )
$$;

-- The number of downloads of a piece that are recorded a day.
create function private.most_downloads() returns integer
language sql immutable set search_path = ''
as $$
  select 500
$$;

-- Refuses more downloads of a piece than are recorded a day.
create function private.require_few_downloads(piece uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (
    select count(*) from public.piece_events as event
    where event.piece_id = $1 and event.action = 'downloaded' and event.happened_at > now() - interval '1 day'
  ) >= private.most_downloads() then
    raise exception 'This piece has reached its limit of 500 downloads a day. Try again tomorrow.' using errcode = '23514';
  end if;
end
$$;

create function private.record_download(
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
    raise exception 'Send the file''s format, size and SHA-256 hash.' using errcode = '23514';
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
    raise exception 'This piece has changed since you opened it. Review it again, then download it.' using errcode = '23514';
  end if;
  if approval is not null and approval is distinct from (private.approval_of(held.id, private.version_digest(shown))).id then
    raise exception 'This file shows changes that aren''t approved. Download the piece again.' using errcode = '23514';
  end if;
  insert into public.piece_events (piece_id, version, action, actor_id, record) values (held.id, version, 'downloaded', me, file);
  return version;
end
$$;
grant execute on function private.record_download to authenticated;

-- Records a file that was made from a piece, and returns its version. For anyone who can see the piece.
-- @param base_revision the revision that the file shows: the present one or that of a version
-- @param approval the event of the approval that the file is marked with; it must be in force, and for what the file
-- shows
create function public.record_download(
  piece uuid, base_revision integer, format text, sha256 text, bytes bigint, is_proof boolean, approval bigint default null
) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.record_download(piece, base_revision, format, sha256, bytes, is_proof, approval)
$$;
grant execute on function public.record_download to authenticated;

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
    raise exception 'Send the file''s SHA-256 hash.' using errcode = '23514';
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

-- Looks up a file by its digest and its own metadata. No row: nothing that the caller may know. For a file that was
-- recorded or stored byte for byte, any active staff member gets its version, that version's state and the first
-- downloader; the piece's name only if the version was approved. Anything else is for people who see the piece, or may
-- approve it once it has been in review.
create function public.check_file(sha256 text, claimed_piece uuid default null, claimed_version integer default null) returns table (
  match text, piece uuid, name text, designer text, version integer, state text, approval bigint, digest text, approved_by text,
  approved_at timestamptz, approved_now integer, is_stored boolean, downloads jsonb
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.check_file(sha256, claimed_piece, claimed_version)
$$;
grant execute on function public.check_file to authenticated;

-- Mails about approvals: which were given to the schedule to send.

create table private.event_mails (
  event_id bigint not null references public.piece_events (id) on delete cascade,
  account_id uuid not null references auth.users (id) on delete cascade,
  taken_at timestamptz not null default now(),
  primary key (event_id, account_id)
);

alter table private.event_mails enable row level security;

create index event_mails_account_id on private.event_mails (account_id);

-- What may have to be mailed.
create index piece_events_mailed on public.piece_events (happened_at) where action in ('asked', 'changes_asked', 'approved');

-- People to email now about a request or an answer, each once. Nothing is returned twice, so the caller must send it:
-- 200 emails at a time, the oldest first. A request is emailed while it's open, to the designer's approvers or, if none
-- of them can answer it, to administrators; an answer to the person who asked and the owner, unless they've seen it.
-- The minute leaves time to withdraw a request; after a day it's no longer news.
create function private.approval_mails_due() returns table (
  event bigint, action text, email text, first_name text, piece uuid, name text, designer text, version integer, actor text
)
language sql volatile security definer set search_path = ''
as $$
  with fresh as (
    select event.id, event.piece_id, event.version, event.action, event.actor_id, about.name, about.designer, about.owner_id, about.everybody,
      kept.saved_by
    from public.piece_events as event
    join public.pieces as about on about.id = event.piece_id and about.deleted_at is null
    join public.piece_versions as kept on kept.piece_id = event.piece_id and kept.version = event.version
    where event.action in ('asked', 'changes_asked', 'approved')
      and event.happened_at between now() - interval '1 day' and now() - interval '1 minute'
      and (event.action <> 'asked' or (private.open_request(event.piece_id)).id = event.id)
  ), approvers as (
    select fresh.id as event_id, staff.user_id as account_id,
      staff.user_id = any (coalesce(rule.approvers, '{}')) as is_named,
      bool_or(staff.user_id = any (coalesce(rule.approvers, '{}'))) over (partition by fresh.id) as has_named
    from fresh
    left join public.approval_rules as rule on rule.designer = fresh.designer
    join public.staff_directory as staff on staff.is_active and staff.user_id is not null
      and (staff.user_id = any (coalesce(rule.approvers, '{}')) or staff.role in ('admin', 'super_admin'))
      and staff.user_id not in (fresh.owner_id, fresh.actor_id, fresh.saved_by)
    where fresh.action = 'asked'
  ), readers as (
    select approvers.event_id, approvers.account_id from approvers where approvers.is_named or not approvers.has_named
    union
    select fresh.id, told.account_id from fresh cross join lateral (
      select fresh.owner_id as account_id
      union
      select request.actor_id from public.piece_events as request
      where request.piece_id = fresh.piece_id and request.version = fresh.version and request.action = 'asked' and request.id < fresh.id
        -- Someone who asked may not see the piece anymore.
        and (fresh.everybody is not null or exists (
          select 1 from public.piece_shares as share where share.piece_id = fresh.piece_id and share.person_id = request.actor_id
        ))
    ) as told
    where fresh.action <> 'asked' and told.account_id <> fresh.actor_id
      and not exists (select 1 from private.seen_answers as seen where seen.event_id = fresh.id and seen.account_id = told.account_id)
  ), due as (
    insert into private.event_mails (event_id, account_id)
    select readers.event_id, readers.account_id from readers
    join public.staff_directory as reader on reader.user_id = readers.account_id and reader.is_active
    where not exists (
      select 1 from private.event_mails as taken where taken.event_id = readers.event_id and taken.account_id = readers.account_id
    )
    order by readers.event_id, readers.account_id limit 200
    -- Another run may have taken it since it was read above.
    on conflict do nothing
    returning event_mails.event_id, event_mails.account_id
  )
  select fresh.id, fresh.action, reader.email::text, reader.first_name::text, fresh.piece_id, fresh.name, fresh.designer, fresh.version,
    private.name_of(fresh.actor_id)
  from due join fresh on fresh.id = due.event_id
  join public.staff_directory as reader on reader.user_id = due.account_id and reader.is_active
  order by fresh.id, reader.email
$$;
grant execute on function private.approval_mails_due to service_role;

create function public.approval_mails_due() returns table (
  event bigint, action text, email text, first_name text, piece uuid, name text, designer text, version integer, actor text
)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.approval_mails_due()
$$;
grant execute on function public.approval_mails_due to service_role;

-- The library: the files of what's approved. The browser that approves makes them; they're stored for good, and never replaced.

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
  perform private.require_few_downloads(stored.piece_id);
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

-- True for a picture that the caller stored, that's in a piece, a template or a team photograph they can see, in a
-- version that waits for their approval, or in an approved version they check. One policy covers all files.
create or replace function private.may_read_picture(stored_name text) returns boolean
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
    or exists (
      select 1 from public.team_pictures as shared
      where stored_name in (shared.sha256, shared.preview) and (
        (select private.current_staff_role()) in ('admin', 'super_admin')
        or private.team_picture_state(shared) = 'approved'
      )
    )
    or private.is_in_my_review(stored_name)
    or private.is_in_my_brand_update(stored_name)
  )
$$;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('approved-files', 'approved-files', false, 50 * 1024 * 1024, array['application/pdf', 'image/png'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

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

-- The library: effects of another version of the brand. Everyone compares their own pieces. Administrators compare more of them, ask for approvals
-- again, and tell the people who have files.

create function private.require_brand_administrator() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (select private.current_staff_role()) in ('admin', 'super_admin') then
    return (select private.current_account());
  end if;
  raise exception 'Only administrators can check pieces after a brand update.' using errcode = '42501';
end
$$;

-- True if an administrator can check a piece: they see it, or a version of it was approved for the company.
create function private.is_in_brand_update(piece public.pieces) returns boolean
language sql stable security definer set search_path = ''
as $$
  select piece.deleted_at is null and (private.rights_on(piece) is not null or (private.latest_approval(piece.id)).id is not null)
$$;

create function private.brand_update_pieces(after uuid, size integer) returns table (
  piece uuid, name text, designer text, owner text, version integer, revision integer, approval bigint, in_review boolean,
  brand_version text, contact jsonb, draft jsonb, pictures jsonb, may_store boolean
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me uuid := private.require_staff();
  is_administrator boolean := (select private.current_staff_role()) in ('admin', 'super_admin');
begin
  return query select each.id, each.name, each.designer, private.name_of(each.owner_id), coalesce(kept.version, each.version), each.revision,
    approved.id, (private.open_request(each.id)).id is not null, coalesce(approved.record ->> 'brand_version', each.brand_version),
    approved.record -> 'contact', coalesce(kept.draft, each.draft),
    case when kept.version is null then private.pictures_in(each.draft, each.pictures) else private.pictures_in(kept.draft, kept.pictures) end,
    private.may_store_for(approved.id)
  from public.pieces as each
  left join lateral private.latest_approval(each.id) as approved on approved.id is not null
  left join public.piece_versions as kept on kept.piece_id = each.id and kept.version = approved.version
  where ($1 is null or each.id > $1) and (is_administrator or each.owner_id = me) and private.is_in_brand_update(each)
  order by each.id limit least(coalesce($2, 100), 100);
end
$$;
grant execute on function private.brand_update_pieces to authenticated;

-- The pieces that the caller can compare, by id, up to 100 at a time: their own, and for administrators also those they
-- see and approved ones. Each is the approved version, or else the piece as it is now.
-- - `approval`: the event of the approval
-- - `contact`: the contact line that was approved, if one was
-- - `may_store`: the approval has no stored files, and they can store them
create function public.brand_update_pieces(after uuid default null, size integer default 100) returns table (
  piece uuid, name text, designer text, owner text, version integer, revision integer, approval bigint, in_review boolean,
  brand_version text, contact jsonb, draft jsonb, pictures jsonb, may_store boolean
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.brand_update_pieces(after, size)
$$;
grant execute on function public.brand_update_pieces to authenticated;

create function private.count_private_pieces() returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_brand_administrator();
  return (
    select count(*) from public.pieces as each where each.deleted_at is null and not private.is_in_brand_update(each)
  )::integer;
end
$$;
grant execute on function private.count_private_pieces to authenticated;

-- The number of pieces outside the trash that the caller, an administrator, can't check because they're private.
create function public.count_private_pieces() returns integer
language sql stable security invoker set search_path = ''
as $$
  select private.count_private_pieces()
$$;
grant execute on function public.count_private_pieces to authenticated;

create function private.ask_again(piece uuid, version integer, designer_version integer, brand_version text, preflight jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  me uuid := private.require_brand_administrator();
  held public.pieces;
  approved public.piece_events;
  kept public.piece_versions;
begin
  select * into held from public.pieces as present where present.id = piece for update;
  approved := private.latest_approval(held.id);
  if held.id is null or held.deleted_at is not null or approved.id is null or approved.version is distinct from version then
    raise exception 'This version isn''t approved anymore.' using errcode = '23514';
  end if;
  if not exists (select 1 from public.approval_rules as rule where rule.designer = held.designer and rule.is_on) then
    raise exception 'An administrator hasn''t turned on approval for this designer.' using errcode = '23514';
  end if;
  if (private.open_request(held.id)).id is not null then
    raise exception 'This piece is already in review.' using errcode = '23514';
  end if;
  select * into kept from public.piece_versions as each where each.piece_id = held.id and each.version = version;
  if private.version_digest(kept) is distinct from approved.record ->> 'digest' then
    raise exception 'This isn''t the approved version.' using errcode = '23514';
  end if;
  insert into public.piece_events (piece_id, version, action, actor_id, record) values (
    held.id, version, 'asked', me, approved.record || jsonb_build_object(
      'designer_version', designer_version, 'brand_version', brand_version, 'preflight', preflight
    )
  );
end
$$;
grant execute on function private.ask_again to authenticated;

-- Asks again for approval of an approved version, as it looks in another version of the brand. For administrators;
-- someone else answers. `preflight` has its findings, or null.
create function public.ask_again(
  piece uuid, version integer, designer_version integer, brand_version text, preflight jsonb default null
) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.ask_again(piece, version, designer_version, brand_version, preflight)
$$;
grant execute on function public.ask_again to authenticated;

-- People to tell that pieces they downloaded look different now. One row stays for each, so that no one is told twice a
-- day.
create table private.recall_mails (
  piece_id uuid not null references public.pieces (id) on delete cascade,
  account_id uuid not null references auth.users (id) on delete cascade,
  asked_at timestamptz not null default now(),
  mailed_at timestamptz,
  primary key (piece_id, account_id)
);

alter table private.recall_mails enable row level security;

create index recall_mails_account_id on private.recall_mails (account_id);
create index recall_mails_due on private.recall_mails (asked_at) where mailed_at is null;

create function private.downloads_of(pieces jsonb) returns table (
  piece uuid, version integer, person uuid, name text, downloads bigint, happened_at timestamptz, mailed_at timestamptz, is_due boolean
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me uuid := private.require_brand_administrator();
  wanted uuid[] := private.ids_of($1);
begin
  if cardinality(wanted) > 1000 then
    raise exception 'Choose up to 1,000 pieces.' using errcode = '23514';
  end if;
  return query select event.piece_id, event.version, event.actor_id, private.name_of(event.actor_id), count(*), max(event.happened_at),
    max(told.mailed_at), bool_or(told.asked_at is not null and told.mailed_at is null)
  from public.piece_events as event
  join public.pieces as each on each.id = event.piece_id and private.is_in_brand_update(each)
  left join private.recall_mails as told on told.piece_id = event.piece_id and told.account_id = event.actor_id
  where event.piece_id = any (wanted) and event.action = 'downloaded'
  group by event.piece_id, event.version, event.actor_id order by max(event.happened_at) desc;
end
$$;
grant execute on function private.downloads_of to authenticated;

-- The people who downloaded these versions, with the number of downloads, the last time, and whether they were emailed.
-- For administrators.
create function public.downloads_of(pieces jsonb) returns table (
  piece uuid, version integer, person uuid, name text, downloads bigint, happened_at timestamptz, mailed_at timestamptz, is_due boolean
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.downloads_of(pieces)
$$;
grant execute on function public.downloads_of to authenticated;

create function private.mail_downloaders(pieces jsonb) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  people integer;
begin
  with told as (
    insert into private.recall_mails as held (piece_id, account_id)
    select distinct made.piece, made.person from private.downloads_of(pieces) as made
    join public.staff_directory as reader on reader.user_id = made.person and reader.is_active
    where made.person <> (select private.current_account())
    on conflict (piece_id, account_id) do update set asked_at = now(), mailed_at = null where held.mailed_at < now() - interval '1 day'
    returning account_id
  )
  select count(distinct told.account_id) into people from told;
  return people;
end
$$;
grant execute on function private.mail_downloaders to authenticated;

-- Queues emails to everyone active who downloaded these pieces, except the caller; at most once a day for a piece.
-- Returns the number of people. For administrators.
create function public.mail_downloaders(pieces jsonb) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.mail_downloaders(pieces)
$$;
grant execute on function public.mail_downloaders to authenticated;

-- People to email now, each once, 200 at a time as in `shares_due`, with their number of pieces. Concurrent runs don't
-- return anyone twice.
create function private.recalls_due() returns table (email text, first_name text, pieces bigint)
language sql volatile security definer set search_path = ''
as $$
  with readers as (
    select told.account_id from private.recall_mails as told where told.mailed_at is null
    group by told.account_id order by min(told.asked_at), told.account_id limit 200
  ), due as (
    update private.recall_mails as told set mailed_at = now() from readers, public.pieces as each
    where told.account_id = readers.account_id and told.mailed_at is null and each.id = told.piece_id returning told.account_id
  )
  select reader.email::text, reader.first_name::text, count(*) from due
  join public.staff_directory as reader on reader.user_id = due.account_id and reader.is_active
  group by reader.user_id, reader.email, reader.first_name
$$;
grant execute on function private.recalls_due to service_role;

create function public.recalls_due() returns table (email text, first_name text, pieces bigint)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.recalls_due()
$$;
grant execute on function public.recalls_due to service_role;
