-- Sharing, and handing over.

create function private.require_colleague(person uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select 1 from public.staff_directory as staff where staff.user_id = person and staff.is_active) then
    raise exception 'Choose an active colleague.' using errcode = '23514';
  end if;
end
$$;
revoke all on function private.require_colleague(uuid) from public, anon, authenticated, service_role;

create function private.share_piece(piece uuid, person uuid, rights text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces := private.piece_for(piece, 'owner');
begin
  if rights not in ('view', 'edit') then
    raise exception 'A piece is shared to be looked at or to be changed.' using errcode = '23514';
  end if;
  if held.deleted_at is not null then
    raise exception 'This piece is in the bin. Bring it back to share it.' using errcode = '23514';
  end if;
  if person is null then
    update public.pieces set everybody = rights where id = held.id;
  elsif rights is null then
    delete from public.piece_shares as share where share.piece_id = held.id and share.person_id = person;
  elsif person <> held.owner_id then
    perform private.require_colleague(person);
    insert into public.piece_shares (piece_id, owner_id, person_id, rights) values (held.id, held.owner_id, person, rights)
    on conflict on constraint piece_shares_pkey do update set rights = excluded.rights;
  end if;
end
$$;
revoke all on function private.share_piece(uuid, uuid, text) from public, anon, authenticated, service_role;
grant execute on function private.share_piece(uuid, uuid, text) to authenticated;

-- Lets a colleague's account, or without one all staff, view or edit; without rights they may no longer.
create function public.share_piece(piece uuid, person uuid default null, rights text default null) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.share_piece(piece, person, rights)
$$;
revoke all on function public.share_piece(uuid, uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.share_piece(uuid, uuid, text) to authenticated;

-- Who gave which pieces to whom: somebody else's private work is never moved without a trace.
create table private.piece_handovers (
  piece_id uuid not null references public.pieces (id) on delete cascade,
  from_id uuid not null,
  to_id uuid not null,
  by_id uuid not null,
  done_at timestamptz not null default now()
);
create index piece_handovers_piece_id on private.piece_handovers (piece_id);
alter table private.piece_handovers enable row level security;
revoke all on table private.piece_handovers from public, anon, authenticated, service_role;

create function private.give_pieces(pieces uuid[], person uuid) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  given integer;
begin
  perform private.require_colleague(person);
  insert into private.piece_handovers (piece_id, from_id, to_id, by_id)
  select own.id, own.owner_id, person, (select private.current_account()) from public.pieces as own
  where own.id = any (pieces) and own.owner_id <> person;
  delete from public.piece_shares as share where share.piece_id = any (pieces) and share.person_id = person;
  -- Shares and review links follow by their foreign keys.
  update public.pieces as own set owner_id = person where own.id = any (pieces) and own.owner_id <> person;
  get diagnostics given = row_count;
  return given;
end
$$;
revoke all on function private.give_pieces(uuid[], uuid) from public, anon, authenticated, service_role;

create function private.hand_over_pieces(pieces uuid[], person uuid) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_own(pieces);
  return private.give_pieces(pieces, person);
end
$$;
revoke all on function private.hand_over_pieces(uuid[], uuid) from public, anon, authenticated, service_role;
grant execute on function private.hand_over_pieces(uuid[], uuid) to authenticated;

-- One's own, to a colleague's account. Who has given a piece away has no right on it but what is shared with them.
create function public.hand_over_pieces(pieces jsonb, person uuid) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.hand_over_pieces(private.ids_of(pieces), person)
$$;
revoke all on function public.hand_over_pieces(jsonb, uuid) from public, anon, authenticated, service_role;
grant execute on function public.hand_over_pieces(jsonb, uuid) to authenticated;

-- The account of a directory entry whose pieces a super administrator looks after.
create function private.leaver(entry uuid) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  account uuid;
begin
  if (select private.current_staff_role()) is distinct from 'super_admin' then
    raise exception 'Only an active super administrator may hand over what is a colleague''s.' using errcode = '42501';
  end if;
  select user_id into account from public.staff_directory where id = entry;
  if not found then
    raise exception 'There is no such entry in the staff directory.' using errcode = 'P0002';
  end if;
  return account;
end
$$;
revoke all on function private.leaver(uuid) from public, anon, authenticated, service_role;

create function private.count_pieces_of(entry uuid) returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from public.pieces where owner_id = (select private.leaver(entry)) and deleted_at is null
$$;
revoke all on function private.count_pieces_of(uuid) from public, anon, authenticated, service_role;
grant execute on function private.count_pieces_of(uuid) to authenticated;

-- How many pieces somebody has who is about to leave, so that handing them over can be offered. Nothing of what is in them.
create function public.count_pieces_of(entry uuid) returns integer
language sql stable security invoker set search_path = ''
as $$
  select private.count_pieces_of(entry)
$$;
revoke all on function public.count_pieces_of(uuid) from public, anon, authenticated, service_role;
grant execute on function public.count_pieces_of(uuid) to authenticated;

create function private.hand_over_all_pieces(entry uuid, person uuid) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  account uuid := private.leaver(entry);
begin
  return private.give_pieces((
    select coalesce(array_agg(held.id), '{}') from (
      select id from public.pieces where owner_id = account and deleted_at is null order by id for update
    ) as held
  ), person);
end
$$;
revoke all on function private.hand_over_all_pieces(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function private.hand_over_all_pieces(uuid, uuid) to authenticated;

-- All that the person of a directory entry owns, but not their bin, to a colleague's account. Before or after the entry
-- is deactivated; what is theirs waits until then.
create function public.hand_over_all_pieces(entry uuid, person uuid) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.hand_over_all_pieces(entry, person)
$$;
revoke all on function public.hand_over_all_pieces(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function public.hand_over_all_pieces(uuid, uuid) to authenticated;
