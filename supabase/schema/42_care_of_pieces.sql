-- The library: names, folders, the trash, copies, search.

-- Organizing pieces: names, folders and statuses, copies, the trash, and where they're open.
create function private.describe_piece(piece uuid, new_name text, new_folder text, new_state text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held public.pieces := private.piece_for(piece, 'edit');
begin
  -- Only the owner decides on the folder.
  if new_folder is not null then
    held := private.piece_for(piece, 'owner');
  end if;
  if new_state not in ('draft', 'ready', 'archived') then
    raise exception 'Choose a status: draft, ready or archived.' using errcode = '23514';
  end if;
  update public.pieces as present set
    name = case when new_name is null then present.name else private.require_title(new_name) end,
    folder = case when new_folder is null then present.folder else private.require_folder(new_folder) end,
    state = coalesce(new_state, present.state),
    updated_at = now(),
    updated_by = (select private.current_account())
  where present.id = held.id;
end
$$;
grant execute on function private.describe_piece to authenticated;

-- Null leaves a value as it is; an empty folder means none.
create function public.describe_piece(piece uuid, new_name text default null, new_folder text default null, new_state text default null)
returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.describe_piece(piece, new_name, new_folder, new_state)
$$;
grant execute on function public.describe_piece to authenticated;

create function private.rename_folder(folder text, new_folder text) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  me uuid := private.require_staff();
  moved integer;
begin
  update public.pieces as present set folder = private.require_folder(new_folder)
  where present.owner_id = me and present.folder = folder;
  get diagnostics moved = row_count;
  return moved;
end
$$;
grant execute on function private.rename_folder to authenticated;

-- Renames one of the caller's folders, or removes it if there's no new name. Returns the number of pieces in it.
create function public.rename_folder(folder text, new_folder text default null) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.rename_folder(folder, new_folder)
$$;
grant execute on function public.rename_folder to authenticated;

create function private.duplicate_piece(piece uuid, copy uuid, copy_name text) returns public.saved_piece
language plpgsql volatile security definer set search_path = ''
as $$
declare
  made public.pieces := private.piece_for(piece, 'view');
begin
  if made.owner_id <> (select private.current_account()) then
    made.folder := null;
  end if;
  made.id := copy;
  made.name := copy_name;
  return private.begin_piece(made, true);
end
$$;
grant execute on function private.duplicate_piece to authenticated;

-- Copies a piece that the caller can read. The client creates the new piece's id, `copy`.
create function public.duplicate_piece(piece uuid, copy uuid, copy_name text) returns public.saved_piece
language sql volatile security invoker set search_path = ''
as $$
  select private.duplicate_piece(piece, copy, copy_name)
$$;
grant execute on function public.duplicate_piece to authenticated;

-- Refuses unless the caller owns all of these pieces.
create function private.require_own(pieces uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  me uuid := private.require_staff();
begin
  if cardinality(pieces) > 1000 then
    raise exception 'Choose up to 1,000 pieces at a time.' using errcode = '23514';
  end if;
  perform 1 from public.pieces as own where own.id = any (pieces) order by own.id for update;
  if exists (
    select 1 from unnest(pieces) as named (id) left join public.pieces as own on own.id = named.id
    where own.owner_id is distinct from me
  ) then
    raise exception 'Only the owner of a piece can do this. One of the selected pieces isn''t yours or was deleted.'
      using errcode = '42501';
  end if;
end
$$;

create function private.bin_pieces(pieces uuid[]) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  binned integer;
begin
  perform private.require_own(pieces);
  update public.pieces as own set deleted_at = now() where own.id = any (pieces) and own.deleted_at is null;
  get diagnostics binned = row_count;
  return binned;
end
$$;
grant execute on function private.bin_pieces to authenticated;

-- Moves pieces to the trash, where no one else sees them. They're deleted after 30 days.
create function public.bin_pieces(pieces jsonb) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.bin_pieces(private.ids_of(pieces))
$$;
grant execute on function public.bin_pieces to authenticated;

create function private.bring_back_pieces(pieces uuid[]) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  back integer;
begin
  perform private.require_own(pieces);
  update public.pieces as own set deleted_at = null where own.id = any (pieces) and own.deleted_at is not null;
  get diagnostics back = row_count;
  return back;
end
$$;
grant execute on function private.bring_back_pieces to authenticated;

create function public.bring_back_pieces(pieces jsonb) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.bring_back_pieces(private.ids_of(pieces))
$$;
grant execute on function public.bring_back_pieces to authenticated;

create function private.delete_pieces(pieces uuid[]) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  gone integer;
begin
  perform private.require_own(pieces);
  delete from public.pieces as own where own.id = any (pieces) and own.deleted_at is not null;
  get diagnostics gone = row_count;
  return gone;
end
$$;
grant execute on function private.delete_pieces to authenticated;

-- Deletes pieces in the trash for good, with versions, shares and links.
create function public.delete_pieces(pieces jsonb) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.delete_pieces(private.ids_of(pieces))
$$;
grant execute on function public.delete_pieces to authenticated;

create function private.export_pieces(after_piece uuid, page_size integer) returns setof jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.require_staff();
begin
  return query
  select to_jsonb(own) - 'words' - 'edits' - 'owner_id' || jsonb_build_object('versions', (
    select coalesce(jsonb_agg(to_jsonb(each) - 'piece_id' order by each.version), '[]')
    from public.piece_versions as each where each.piece_id = own.id
  ), 'comments', (
    select coalesce(jsonb_agg(to_jsonb(said) - 'piece_id' - 'link_id' order by said.created_at, said.id), '[]')
    from public.piece_comments as said where said.piece_id = own.id
  ))
  from public.pieces as own
  where own.owner_id = me and (after_piece is null or own.id > after_piece)
  order by own.id limit least(greatest(coalesce(page_size, 20), 1), 100);
end
$$;
grant execute on function private.export_pieces to authenticated;

-- Everything the caller owns, including the trash, with every version and comment. The next page starts after the last
-- id.
create function public.export_pieces(after_piece uuid default null, page_size integer default 20) returns setof jsonb
language sql volatile security invoker set search_path = ''
as $$
  select * from private.export_pieces(after_piece, page_size)
$$;
grant execute on function public.export_pieces to authenticated;

-- The places where a piece is open. A place is one page of one browser, and counts for a minute after it last reported.
create table private.piece_visits (
  piece_id uuid not null references public.pieces (id) on delete cascade,
  place uuid not null,
  account_id uuid not null references auth.users (id) on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (piece_id, place)
);

alter table private.piece_visits enable row level security;
grant select, delete on table private.piece_visits to service_role;

create index piece_visits_account_id on private.piece_visits (account_id);
create index piece_visits_age on private.piece_visits (seen_at);

create function private.visit_piece(piece uuid, place uuid, leaving boolean)
returns table (revision integer, version integer, rights text, others jsonb)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  held public.pieces := private.piece_for($1, 'view');
  me uuid := (select private.current_account());
begin
  delete from private.piece_visits as past
  where past.piece_id = held.id and (past.seen_at < now() - interval '1 minute' or leaving and past.place = $2 and past.account_id = me);
  if not leaving then
    insert into private.piece_visits as visit (piece_id, place, account_id) values (held.id, $2, me)
    on conflict on constraint piece_visits_pkey do update set seen_at = now() where visit.account_id = me;
  end if;
  return query select held.revision, held.version, private.rights_on(held), coalesce((
    select jsonb_agg(jsonb_build_object('account_id', other.account_id, 'seen_at', other.seen_at) order by other.seen_at desc)
    from private.piece_visits as other where other.piece_id = held.id and other.place <> $2
  ), '[]');
end
$$;
grant execute on function private.visit_piece to authenticated;

-- Reports that a piece is open at a place, or no longer. Returns the other places, the caller's rights and the
-- revision. Called at most every 15 seconds while the page is visible.
create function public.visit_piece(piece uuid, place uuid, leaving boolean default false)
returns table (revision integer, version integer, rights text, others jsonb)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.visit_piece(piece, place, leaving)
$$;
grant execute on function public.visit_piece to authenticated;

-- Moves several of the caller's pieces into a folder, or out of any, in one request: with one request each, a lost
-- connection left half of them behind.
create function private.move_pieces(pieces uuid[], new_folder text) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  title text := private.require_folder(new_folder);
  moved integer;
begin
  perform private.require_own(pieces);
  update public.pieces as own set folder = title
  where own.id = any (pieces) and own.deleted_at is null and own.folder is distinct from title;
  get diagnostics moved = row_count;
  return moved;
end
$$;
grant execute on function private.move_pieces to authenticated;

-- An empty folder means none. Pieces in the trash stay as they are. Returns how many pieces were elsewhere.
create function public.move_pieces(pieces jsonb, new_folder text) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.move_pieces(private.ids_of(pieces), new_folder)
$$;
grant execute on function public.move_pieces to authenticated;

create type public.found_piece as (
  id uuid, owner_id uuid, designer text, name text, folder text, state text, revision integer, version integer,
  everybody text, from_template uuid, template_version integer, created_at timestamptz, updated_at timestamptz,
  updated_by uuid, deleted_at timestamptz, sort_key text
);
revoke all on type public.found_piece from public;
grant usage on type public.found_piece to authenticated, service_role;

-- Finds pieces. Not through the policy, because PostgreSQL uses no index on words before it has decided which rows
-- someone can see. Instead the rights are written as three parts (the caller's own, everyone's, shared by name), and an
-- index gives each part in the requested order. So a page takes equally long for any number of pieces.
create function private.search_pieces(
  question text, person uuid, designer text, state text, folder text, binned boolean, others boolean, sort text,
  after_key text, after_id uuid, page_size integer
) returns setof public.found_piece
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.require_staff();
  by_name boolean := sort = 'name';
  -- Every typed word, or words that start with it; a word and its stem count as the same.
  words_asked pg_catalog.tsquery := (
    select string_agg(
      format('(%s:* | %s:*)', private.quoted(said.lexeme), private.quoted(coalesce(stem.lexeme, said.lexeme))), ' & '
    )::pg_catalog.tsquery
    from (
      select lexeme from pg_catalog.unnest(to_tsvector('pg_catalog.simple', private.search_text(left(question, 200)))) limit 12
    ) as said
    left join lateral (
      select lexeme from pg_catalog.unnest(to_tsvector('pg_catalog.english', said.lexeme)) limit 1
    ) as stem on true
  );
  conditions text := concat_ws(' and ',
    'true',
    case when words_asked is not null then 'piece.words @@ $1' end,
    case when person is not null then 'piece.owner_id = $2' end,
    case when designer is not null then 'piece.designer = $3' end,
    case when state is not null then 'piece.state = $4' end,
    case when folder is not null then 'piece.folder = $5' end,
    case when after_id is not null and by_name then '(lower(piece.name), piece.id) > ($7, $8)' end,
    case when after_id is not null and not by_name then '(piece.updated_at, piece.id) < ($7::timestamptz, $8)' end
  );
  ordered text := case when by_name then 'order by lower(piece.name), piece.id' else 'order by piece.updated_at desc, piece.id desc' end;
  part text := '(select piece.id, piece.owner_id, piece.designer, piece.name, piece.folder, piece.state, piece.revision, '
    'piece.version, piece.everybody, piece.from_template, piece.template_version, piece.created_at, piece.updated_at, '
    'piece.updated_by, piece.deleted_at, ' || case when by_name then 'lower(piece.name)' else 'piece.updated_at::text' end
    || ' as sort_key from public.pieces as piece where %s and ' || conditions || ' ' || ordered || ' limit $9)';
begin
  return query execute
    case
      when coalesce(binned, false) then format(part, 'piece.owner_id = $6 and piece.deleted_at is not null')
      else 'select * from (' || concat_ws(' union all ',
        case when not coalesce(others, false) then format(part, 'piece.owner_id = $6 and piece.deleted_at is null') end,
        format(part, 'piece.everybody is not null and piece.deleted_at is null and piece.owner_id <> $6'),
        format(part, 'piece.id = any ($10) and piece.everybody is null and piece.deleted_at is null and piece.owner_id <> $6'))
        || ') as piece ' || ordered || ' limit $9'
      end
  using words_asked, person, designer, state, folder, me, after_key, after_id, least(greatest(coalesce(page_size, 50), 1), 100),
    (select private.pieces_shared_with_me());
end
$$;
grant execute on function private.search_pieces to authenticated;

-- The next page starts after `sort_key` and `id` of the last row.
-- @param others true for only what colleagues shared
-- @param sort 'recent' or 'name'
create function public.search_pieces(
  question text default null, person uuid default null, designer text default null, state text default null,
  folder text default null, binned boolean default false, others boolean default false, sort text default 'recent',
  after_key text default null, after_id uuid default null, page_size integer default 50
) returns setof public.found_piece
language sql volatile security invoker set search_path = ''
as $$
  select * from private.search_pieces(question, person, designer, state, folder, binned, others, sort, after_key, after_id, page_size)
$$;
grant execute on function public.search_pieces to authenticated;

-- A picture that was tried and removed again before a version was made isn't shown anywhere, but would be kept as long
-- as its piece. Once a piece has been left alone for a week, `sweep-library` forgets the pictures that aren't in the
-- piece, a version or a value that can be put back; pictures that belong to nothing are then deleted as usual. Values
-- can be put back for 90 days, so pieces are checked for that long.
create function private.prune_piece_pictures() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  with unshown as (
    select used.piece_id, used.sha256
    from public.piece_pictures as used join public.pieces as piece on piece.id = used.piece_id
    where piece.updated_at between now() - interval '100 days' and now() - interval '7 days'
      and not private.includes_picture(private.pictures_in(piece.draft, piece.pictures), used.sha256)
      and not exists (
        select 1 from public.piece_versions as kept
        where kept.piece_id = used.piece_id and private.includes_picture(private.pictures_in(kept.draft, kept.pictures), used.sha256)
      )
      and not exists (
        select 1 from public.piece_overwrites as lost
        where lost.piece_id = used.piece_id
          and private.includes_picture(private.pictures_in(lost.value, piece.pictures), used.sha256)
      )
    limit 500
  ), gone as (
    delete from public.piece_pictures as used using unshown
    where used.piece_id = unshown.piece_id and used.sha256 = unshown.sha256
    returning used.piece_id, used.sha256
  )
  -- Someone who adds it again stores it again.
  update public.pieces as piece set pictures = (
    select coalesce(jsonb_object_agg(named.key, named.value), '{}') from jsonb_each_text(piece.pictures) as named
    where not exists (select 1 from gone where gone.piece_id = piece.id and gone.sha256 = named.value)
  )
  where piece.id in (select gone.piece_id from gone);
end
$$;
grant execute on function private.prune_piece_pictures to service_role;

create function public.library_to_sweep() returns jsonb
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  emptied integer;
begin
  with gone as (
    delete from public.pieces where id in (
      select id from public.pieces where deleted_at <= now() - interval '30 days' order by deleted_at limit 1000
    ) returning 1
  )
  select count(*) into emptied from gone;
  delete from public.review_links where expires_at <= now() - interval '30 days';
  delete from public.piece_overwrites where overwritten_at <= now() - interval '90 days';
  delete from private.piece_mutations where done_at <= now() - interval '90 days';
  delete from private.piece_visits where seen_at <= now() - interval '1 hour';
  delete from private.review_guesses where guessed_at <= now() - interval '1 hour';
  perform private.prune_piece_pictures();
  delete from private.pictures as unused where unused.sha256 in (
    select old.sha256 from private.pictures as old
    where old.stored_at <= now() - interval '7 days'
      and not exists (select 1 from public.piece_pictures as used where used.sha256 = old.sha256)
      and not exists (select 1 from public.team_templates as template where private.includes_picture(template.pictures, old.sha256))
      and not exists (select 1 from public.team_pictures as shared where old.sha256 in (shared.sha256, shared.preview))
    order by old.stored_at limit 500
  );
  return jsonb_build_object('pieces', emptied, 'files', coalesce((
    select jsonb_agg(name) from (
      select stored.name from storage.objects as stored
      where stored.bucket_id = 'piece-pictures' and stored.created_at <= now() - interval '1 hour'
        and not exists (select 1 from private.pictures as known where known.sha256 = stored.name)
      order by stored.created_at limit 500
    ) as unknown
  ), '[]'));
end
$$;
grant execute on function public.library_to_sweep to service_role;
