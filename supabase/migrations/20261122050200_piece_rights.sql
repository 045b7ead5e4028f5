-- Whom a piece is shared with by name. The owner stands in every row, so that its policy needs no other table.
create table public.piece_shares (
  piece_id uuid not null,
  owner_id uuid not null,
  person_id uuid not null references auth.users (id) on delete cascade,
  rights text not null check (rights in ('view', 'edit')),
  shared_at timestamptz not null default now(),
  primary key (piece_id, person_id),
  foreign key (piece_id, owner_id) references public.pieces (id, owner_id) on update cascade on delete cascade,
  constraint piece_shares_with_others check (person_id <> owner_id)
);
comment on table public.piece_shares is 'Pieces shared with named people; what all staff may do stands in the piece.';
create index piece_shares_person_id on public.piece_shares (person_id);
create index piece_shares_owner_id on public.piece_shares (owner_id);
alter table public.piece_shares enable row level security;
revoke all on table public.piece_shares from public, anon, authenticated, service_role;

-- Once per statement, and then compared with an index: nobody has many.
create function private.pieces_shared_with_me() returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(piece_id), '{}') from public.piece_shares where person_id = (select private.current_account())
$$;
revoke all on function private.pieces_shared_with_me() from public, anon, authenticated, service_role;
grant execute on function private.pieces_shared_with_me() to authenticated;

grant select on table public.pieces to authenticated;
grant select on table public.pieces, public.piece_shares to service_role;
create policy pieces_read on public.pieces
for select to authenticated
using (
  (select private.current_staff_role()) is not null
  and (
    owner_id = (select private.current_account())
    or (deleted_at is null and everybody is not null)
    or (deleted_at is null and id = any ((select private.pieces_shared_with_me())::uuid[]))
  )
);

grant select on table public.piece_shares to authenticated;
create policy piece_shares_read on public.piece_shares
for select to authenticated
using (
  (select private.current_staff_role()) is not null
  and (person_id = (select private.current_account()) or owner_id = (select private.current_account()))
);

-- What the person asking may do with a piece that is not in the bin: 'owner', 'edit', 'view' or null.
create function private.rights_on(piece public.pieces) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when (select private.current_staff_role()) is null then null
    when piece.owner_id = (select private.current_account()) then 'owner'
    when piece.everybody = 'edit' then 'edit'
    else coalesce((
      select share.rights from public.piece_shares as share
      where share.piece_id = piece.id and share.person_id = (select private.current_account())
    ), piece.everybody)
  end
$$;
revoke all on function private.rights_on(public.pieces) from public, anon, authenticated, service_role;

create function private.require_staff() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (select private.current_staff_role()) is null then
    raise exception 'The library is for active members of staff.' using errcode = '42501';
  end if;
  return (select private.current_account());
end
$$;
revoke all on function private.require_staff() from public, anon, authenticated, service_role;

-- The piece, when the person asking may do this with it: 'view', 'edit' (which also keeps others from writing until this
-- is done) or 'owner'. One that is not theirs to see and one that there is not are told apart by nobody.
create function private.piece_for(wanted uuid, needed text) returns public.pieces
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_piece public.pieces;
  rights text;
begin
  perform private.require_staff();
  select * into found_piece from public.pieces where id = wanted;
  rights := private.rights_on(found_piece);
  if rights is null then
    raise exception 'There is no such piece, or it is not shared with you.' using errcode = '42501';
  end if;
  if needed <> 'view' then
    select * into found_piece from public.pieces where id = wanted for update;
    -- What was taken back, or handed over, while somebody else wrote.
    rights := private.rights_on(found_piece);
  end if;
  if rights is distinct from 'owner' and (found_piece.deleted_at is not null or rights is null) then
    raise exception 'The owner of this piece has put it into the bin, or shares it no longer.' using errcode = '42501';
  end if;
  if needed = 'owner' and rights <> 'owner' then
    raise exception 'Only the owner of this piece may do this.' using errcode = '42501';
  end if;
  if needed = 'edit' and rights = 'view' then
    raise exception 'You may look at this piece, but not change it.' using errcode = '42501';
  end if;
  if needed = 'edit' and found_piece.deleted_at is not null then
    raise exception 'This piece is in the bin. Bring it back to change it.' using errcode = '23514';
  end if;
  return found_piece;
end
$$;
revoke all on function private.piece_for(uuid, text) from public, anon, authenticated, service_role;
