-- Which set a piece belongs to, and what the set said when the piece last agreed with it. It stands beside the draft: it is no field, so
-- that no search finds it, no version, template or review link shows it, and a copy is in no set.

create function private.is_set_record(record jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(record) = 'object' and record ->> 'set' ~ '^[A-Za-z0-9-]{1,40}$' and octet_length(record::text) <= 256 * 1024, false
  )
$$;
revoke all on function private.is_set_record(jsonb) from public, anon, authenticated, service_role;

alter table public.pieces
  add column in_set jsonb check (in_set is null or private.is_set_record(in_set)),
  add column set_id text generated always as (in_set ->> 'set') stored;
create index pieces_set_id on public.pieces (set_id) where set_id is not null;

create function private.keep_set(piece uuid, record jsonb) returns public.saved_piece
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held public.pieces := private.piece_for(piece, 'edit');
begin
  if not private.is_set_record(record) then
    raise exception 'What a piece keeps of its set names the set, and holds at most 256 KB.' using errcode = '23514';
  end if;
  update public.pieces as present set in_set = record, revision = present.revision + 1
  where present.id = held.id and present.in_set is distinct from record;
  return private.saved_piece(held.id, null);
end
$$;
revoke all on function private.keep_set(uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function private.keep_set(uuid, jsonb) to authenticated;

-- The later of two wins. It is a revision, so that other browsers read it; the piece says what it said, and is no later for it.
create function public.keep_set(piece uuid, record jsonb) returns public.saved_piece
language sql volatile security invoker set search_path = ''
as $$
  select private.keep_set(piece, record)
$$;
revoke all on function public.keep_set(uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.keep_set(uuid, jsonb) to authenticated;
