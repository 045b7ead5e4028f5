-- The library: approval of one version of a piece by someone other than the person who made it.

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
create function private.is_contact(contact jsonb) returns boolean
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
