-- The library: how saved pieces looked, to find what their designer has drawn differently since.

-- A piece's look when it was last saved. Valid until the piece's contents change.
create table private.saved_looks (
  piece_id uuid primary key references public.pieces (id) on delete cascade,
  -- Digest of the draft and pictures that it shows.
  digest text not null,
  -- `sides`: each as a JPEG in a data URL, or as an email's HTML. `user`: the person whose details they show.
  look jsonb not null,
  saved_at timestamptz not null default now()
);

alter table private.saved_looks enable row level security;

create function private.is_look(look jsonb) returns boolean
language sql immutable security definer set search_path = ''
as $$
  select coalesce(
    jsonb_typeof($1 -> 'user') = 'object' and jsonb_typeof($1 -> 'sides') = 'array'
      and jsonb_array_length($1 -> 'sides') between 1 and 6 and length($1::text) <= 400000
      and not exists (select 1 from jsonb_array_elements($1 -> 'sides') as side where jsonb_typeof(side) <> 'string'), false
  )
$$;

create function private.save_look(piece uuid, revision integer, look jsonb) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces := private.piece_for(piece, 'edit');
begin
  if not private.is_look(look) then
    raise exception 'A saved look can have 1 to 6 sides and up to 400,000 characters.' using errcode = '23514';
  end if;
  if held.revision <> revision then
    return false;
  end if;
  insert into private.saved_looks as kept (piece_id, digest, look)
  values (held.id, private.content_digest(held.draft, held.pictures), look)
  on conflict (piece_id) do update set digest = excluded.digest, look = excluded.look, saved_at = now();
  return true;
end
$$;
grant execute on function private.save_look to authenticated;

-- Stores a piece's look in this revision, in place of an earlier one. For people who can change it. Returns false if it
-- has changed meanwhile.
create function public.save_look(piece uuid, revision integer, look jsonb) returns boolean
language sql volatile security invoker set search_path = ''
as $$
  select private.save_look(piece, revision, look)
$$;
grant execute on function public.save_look to authenticated;

create function private.saved_look(piece uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces := private.piece_for(piece, 'view');
begin
  return (
    select kept.look from private.saved_looks as kept
    where kept.piece_id = held.id and held.deleted_at is null and kept.digest = private.content_digest(held.draft, held.pictures)
  );
end
$$;
grant execute on function private.saved_look to authenticated;

-- A piece's saved look; null if it changed since, or none was stored. For people who can see the piece.
create function public.saved_look(piece uuid) returns jsonb
language sql volatile security invoker set search_path = ''
as $$
  select private.saved_look(piece)
$$;
grant execute on function public.saved_look to authenticated;
