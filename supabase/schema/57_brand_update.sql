-- The library: effects of another version of the brand. Everyone compares their own pieces. Administrators compare more
-- of them, ask for approvals again, and tell the people who have files.

-- True if a picture belongs to an approved version that an administrator can check.
create function private.is_picture_in_my_brand_update(stored_name text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select private.is_administrator()) and exists (
    select 1 from public.piece_pictures as used
    join public.pieces as piece on piece.id = used.piece_id and piece.deleted_at is null
    cross join lateral private.latest_approval(piece.id) as approved
    join public.piece_versions as kept on kept.piece_id = piece.id and kept.version = approved.version
    where used.sha256 = stored_name
      and stored_name in (select named.value from jsonb_each_text(private.pictures_in(kept.draft, kept.pictures)) as named)
  );
end
$$;

-- True if an administrator can check a piece: they see it, or a version of it was approved for the company.
create function private.may_check_after_brand_update(piece public.pieces) returns boolean
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
  is_administrator boolean := (select private.is_administrator());
begin
  return query select each.id, each.name, each.designer, private.name_of(each.owner_id), coalesce(kept.version, each.version), each.revision,
    approved.id, (private.open_request(each.id)).id is not null, coalesce(approved.record ->> 'brand_version', each.brand_version),
    approved.record -> 'contact', coalesce(kept.draft, each.draft),
    case when kept.version is null then private.pictures_in(each.draft, each.pictures) else private.pictures_in(kept.draft, kept.pictures) end,
    private.may_store_for(approved.id)
  from public.pieces as each
  left join lateral private.latest_approval(each.id) as approved on approved.id is not null
  left join public.piece_versions as kept on kept.piece_id = each.id and kept.version = approved.version
  where ($1 is null or each.id > $1) and (is_administrator or each.owner_id = me) and private.may_check_after_brand_update(each)
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
  perform private.require_administrator('check pieces after a brand update');
  return (
    select count(*) from public.pieces as each where each.deleted_at is null and not private.may_check_after_brand_update(each)
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
  me uuid := private.require_administrator('check pieces after a brand update');
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
    raise exception 'Approval isn''t turned on for this type of piece.' using errcode = '23514';
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
  me uuid := private.require_administrator('check pieces after a brand update');
  wanted uuid[] := private.ids_of($1);
begin
  if cardinality(wanted) > 1000 then
    raise exception 'Choose up to 1,000 pieces.' using errcode = '23514';
  end if;
  return query select event.piece_id, event.version, event.actor_id, private.name_of(event.actor_id), count(*), max(event.happened_at),
    max(told.mailed_at), bool_or(told.asked_at is not null and told.mailed_at is null)
  from public.piece_events as event
  join public.pieces as each on each.id = event.piece_id and private.may_check_after_brand_update(each)
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
