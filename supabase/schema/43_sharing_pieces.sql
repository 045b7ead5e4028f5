-- The library: sharing pieces, and handing them over.

create function private.share_piece(piece uuid, person uuid, rights text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces := private.piece_for(piece, 'owner');
begin
  if rights not in ('view', 'edit') then
    raise exception 'Choose whether people can view or edit this piece.' using errcode = '23514';
  end if;
  if held.deleted_at is not null then
    raise exception 'This piece is in the trash. Restore it to share it.' using errcode = '23514';
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
grant execute on function private.share_piece to authenticated;

-- Lets a colleague's account, or all staff if no person is given, view or edit a piece. Without rights, ends the share.
create function public.share_piece(piece uuid, person uuid default null, rights text default null) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.share_piece(piece, person, rights)
$$;
grant execute on function public.share_piece to authenticated;

-- A record of handovers: private work is never moved without a trace.
create table private.piece_handovers (
  piece_id uuid not null references public.pieces (id) on delete cascade,
  from_id uuid not null,
  to_id uuid not null,
  by_id uuid not null,
  done_at timestamptz not null default now()
);

alter table private.piece_handovers enable row level security;

create index piece_handovers_piece_id on private.piece_handovers (piece_id);

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

create function private.hand_over_pieces(pieces uuid[], person uuid) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_own(pieces);
  return private.give_pieces(pieces, person);
end
$$;
grant execute on function private.hand_over_pieces to authenticated;

-- Gives pieces of the caller to a colleague's account. The former owner keeps no rights except what is shared with
-- them.
create function public.hand_over_pieces(pieces jsonb, person uuid) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.hand_over_pieces(private.ids_of(pieces), person)
$$;
grant execute on function public.hand_over_pieces to authenticated;

-- The account of a directory entry whose pieces a super administrator takes over.
create function private.account_to_hand_over(entry uuid) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  account uuid;
begin
  if (select private.current_staff_role()) is distinct from 'super_admin' then
    raise exception 'Only an active super administrator can hand over a colleague''s pieces.' using errcode = '42501';
  end if;
  select user_id into account from public.staff_directory where id = entry;
  if not found then
    raise exception 'This person isn''t in the staff directory.' using errcode = 'P0002';
  end if;
  return account;
end
$$;

create function private.count_pieces_of(entry uuid) returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from public.pieces where owner_id = (select private.account_to_hand_over(entry)) and deleted_at is null
$$;
grant execute on function private.count_pieces_of to authenticated;

-- Counts the pieces of someone who is about to leave, so that the portal can offer to hand them over. Doesn't show
-- their contents.
create function public.count_pieces_of(entry uuid) returns integer
language sql stable security invoker set search_path = ''
as $$
  select private.count_pieces_of(entry)
$$;
grant execute on function public.count_pieces_of to authenticated;

create function private.hand_over_all_pieces(entry uuid, person uuid) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  account uuid := private.account_to_hand_over(entry);
begin
  return private.give_pieces((
    select coalesce(array_agg(held.id), '{}') from (
      select id from public.pieces where owner_id = account and deleted_at is null order by id for update
    ) as held
  ), person);
end
$$;
grant execute on function private.hand_over_all_pieces to authenticated;

-- Gives everything that the entry's person owns, except their trash, to a colleague's account, before or after the
-- entry is deactivated. Their pieces are kept until then.
create function public.hand_over_all_pieces(entry uuid, person uuid) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.hand_over_all_pieces(entry, person)
$$;
grant execute on function public.hand_over_all_pieces to authenticated;

-- Pieces that were shared with the caller by name and that they haven't seen, latest first.
create function public.new_shares() returns table (
  piece uuid, name text, designer text, owner_name text, shared_at timestamptz
)
language sql stable security invoker set search_path = ''
as $$
  select shared.id, shared.name, shared.designer,
    (
      select btrim(concat_ws(' ', giver.first_name, giver.last_name)) from public.staff_directory as giver
      where giver.user_id = shared.owner_id
    ),
    share.shared_at
  from public.piece_shares as share join public.pieces as shared on shared.id = share.piece_id
  where share.person_id = (select private.current_account()) and share.seen_at is null and shared.deleted_at is null
  order by share.shared_at desc, shared.id limit 20
$$;
grant execute on function public.new_shares to authenticated;

create function private.see_shares(pieces jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.require_staff();
begin
  update public.piece_shares as share set seen_at = now()
  where share.person_id = me and pieces @> to_jsonb(share.piece_id) and share.seen_at is null;
end
$$;
grant execute on function private.see_shares to authenticated;

-- Dismisses notices of shared pieces.
create function public.see_shares(pieces jsonb) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.see_shares(pieces)
$$;
grant execute on function public.see_shares to authenticated;

-- People to email now, each once for everything that was shared with them. Nothing is returned twice, so the caller
-- must send it: 200 people at a time, longest waiting first, because a hosted function is stopped after two seconds of
-- processor time. The five minutes leave time to undo a share; after a day it's no longer news.
create function private.shares_due() returns table (person uuid, email text, first_name text, pieces jsonb)
language sql volatile security definer set search_path = ''
as $$
  with fresh as (
    select share.piece_id, share.person_id, share.shared_at
    from public.piece_shares as share join public.pieces as shared on shared.id = share.piece_id and shared.deleted_at is null
    where share.mailed_at is null and share.seen_at is null
      and share.shared_at between now() - interval '1 day' and now() - interval '5 minutes'
  ), readers as (
    select fresh.person_id from fresh group by fresh.person_id order by min(fresh.shared_at), fresh.person_id limit 200
  ), due as (
    update public.piece_shares as share set mailed_at = now()
    from fresh join readers on readers.person_id = fresh.person_id join public.pieces as shared on shared.id = fresh.piece_id
    where share.piece_id = fresh.piece_id and share.person_id = fresh.person_id
      -- Another run may have taken it since it was read above.
      and share.mailed_at is null
    returning share.person_id, share.shared_at, shared.id, shared.name, shared.designer, shared.owner_id
  )
  select reader.user_id, reader.email::text, reader.first_name::text, jsonb_agg(
    jsonb_build_object(
      'piece', due.id, 'name', due.name, 'designer', due.designer,
      'owner', (select btrim(concat_ws(' ', giver.first_name, giver.last_name)) from public.staff_directory as giver where giver.user_id = due.owner_id)
    ) order by due.shared_at desc, due.id
  )
  from due join public.staff_directory as reader on reader.user_id = due.person_id and reader.is_active
  group by reader.user_id, reader.email, reader.first_name
$$;
grant execute on function private.shares_due to service_role;

create function public.shares_due() returns table (person uuid, email text, first_name text, pieces jsonb)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.shares_due()
$$;
grant execute on function public.shares_due to service_role;
