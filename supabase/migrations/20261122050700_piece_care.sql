-- What is done with a piece beside writing it: names, folders and states, copies, the bin, and who has it open.

create function private.describe_piece(piece uuid, new_name text, new_folder text, new_state text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held public.pieces := private.piece_for(piece, 'edit');
begin
  -- A folder is where its owner put it.
  if new_folder is not null then
    held := private.piece_for(piece, 'owner');
  end if;
  if new_state not in ('draft', 'ready', 'archived') then
    raise exception 'A piece is a draft, ready or archived.' using errcode = '23514';
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
revoke all on function private.describe_piece(uuid, text, text, text) from public, anon, authenticated, service_role;
grant execute on function private.describe_piece(uuid, text, text, text) to authenticated;

-- Null leaves a thing as it is; an empty folder is none.
create function public.describe_piece(piece uuid, new_name text default null, new_folder text default null, new_state text default null)
returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.describe_piece(piece, new_name, new_folder, new_state)
$$;
revoke all on function public.describe_piece(uuid, text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.describe_piece(uuid, text, text, text) to authenticated;

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
revoke all on function private.rename_folder(text, text) from public, anon, authenticated, service_role;
grant execute on function private.rename_folder(text, text) to authenticated;

-- One's own; gives how many pieces were in it. Without a new name they are in none.
create function public.rename_folder(folder text, new_folder text default null) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.rename_folder(folder, new_folder)
$$;
revoke all on function public.rename_folder(text, text) from public, anon, authenticated, service_role;
grant execute on function public.rename_folder(text, text) to authenticated;

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
revoke all on function private.duplicate_piece(uuid, uuid, text) from public, anon, authenticated, service_role;
grant execute on function private.duplicate_piece(uuid, uuid, text) to authenticated;

-- A copy of one's own, of a piece that one may read. `copy`: the id of the new piece.
create function public.duplicate_piece(piece uuid, copy uuid, copy_name text) returns public.saved_piece
language sql volatile security invoker set search_path = ''
as $$
  select private.duplicate_piece(piece, copy, copy_name)
$$;
revoke all on function public.duplicate_piece(uuid, uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.duplicate_piece(uuid, uuid, text) to authenticated;

-- The ids that a request lists. As JSON and not as an array, whose text the embedded database cannot refuse.
create function private.ids_of(list jsonb) returns uuid[]
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(list) = 'array' then
    return array(select each::uuid from jsonb_array_elements_text(list) as each);
  end if;
  raise exception 'Pieces are named by a list of their ids.' using errcode = '23514';
end
$$;
revoke all on function private.ids_of(jsonb) from public, anon, authenticated, service_role;
grant execute on function private.ids_of(jsonb) to authenticated;

-- Several at once, all of them one's own, or none is touched.
create function private.require_own(pieces uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  me uuid := private.require_staff();
begin
  if cardinality(pieces) > 1000 then
    raise exception 'At most 1,000 pieces can be taken at once.' using errcode = '23514';
  end if;
  perform 1 from public.pieces as own where own.id = any (pieces) order by own.id for update;
  if exists (
    select 1 from unnest(pieces) as named (id) left join public.pieces as own on own.id = named.id
    where own.owner_id is distinct from me
  ) then
    raise exception 'Only the owner of a piece may do this. One of these is not yours, or is not there any more.'
      using errcode = '42501';
  end if;
end
$$;
revoke all on function private.require_own(uuid[]) from public, anon, authenticated, service_role;

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
revoke all on function private.bin_pieces(uuid[]) from public, anon, authenticated, service_role;
grant execute on function private.bin_pieces(uuid[]) to authenticated;

-- Into the bin, where nobody else sees them and from where they go for good after 30 days.
create function public.bin_pieces(pieces jsonb) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.bin_pieces(private.ids_of(pieces))
$$;
revoke all on function public.bin_pieces(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.bin_pieces(jsonb) to authenticated;

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
revoke all on function private.bring_back_pieces(uuid[]) from public, anon, authenticated, service_role;
grant execute on function private.bring_back_pieces(uuid[]) to authenticated;

create function public.bring_back_pieces(pieces jsonb) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.bring_back_pieces(private.ids_of(pieces))
$$;
revoke all on function public.bring_back_pieces(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.bring_back_pieces(jsonb) to authenticated;

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
revoke all on function private.delete_pieces(uuid[]) from public, anon, authenticated, service_role;
grant execute on function private.delete_pieces(uuid[]) to authenticated;

-- For good, out of the bin: with versions, shares and links.
create function public.delete_pieces(pieces jsonb) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.delete_pieces(private.ids_of(pieces))
$$;
revoke all on function public.delete_pieces(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.delete_pieces(jsonb) to authenticated;

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
  ))
  from public.pieces as own
  where own.owner_id = me and (after_piece is null or own.id > after_piece)
  order by own.id limit least(greatest(coalesce(page_size, 20), 1), 100);
end
$$;
revoke all on function private.export_pieces(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function private.export_pieces(uuid, integer) to authenticated;

-- All that one owns, also in the bin, with every version; the next page begins after the last id.
create function public.export_pieces(after_piece uuid default null, page_size integer default 20) returns setof jsonb
language sql volatile security invoker set search_path = ''
as $$
  select * from private.export_pieces(after_piece, page_size)
$$;
revoke all on function public.export_pieces(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.export_pieces(uuid, integer) to authenticated;

-- Where a piece is open: a place is one page of one browser, and is gone a minute after it was last heard of.
create table private.piece_visits (
  piece_id uuid not null references public.pieces (id) on delete cascade,
  place uuid not null,
  account_id uuid not null references auth.users (id) on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (piece_id, place)
);
create index piece_visits_account_id on private.piece_visits (account_id);
create index piece_visits_age on private.piece_visits (seen_at);
alter table private.piece_visits enable row level security;
revoke all on table private.piece_visits from public, anon, authenticated, service_role;

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
revoke all on function private.visit_piece(uuid, uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function private.visit_piece(uuid, uuid, boolean) to authenticated;

-- Says that a piece is open at a place, or no longer, and hears where else it is, what may be done with it, and whether
-- there is something newer. At most every quarter of a minute while the page is visible.
create function public.visit_piece(piece uuid, place uuid, leaving boolean default false)
returns table (revision integer, version integer, rights text, others jsonb)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.visit_piece(piece, place, leaving)
$$;
revoke all on function public.visit_piece(uuid, uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function public.visit_piece(uuid, uuid, boolean) to authenticated;
