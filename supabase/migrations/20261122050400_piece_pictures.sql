-- Pictures that people bring, each stored once under the SHA-256 of its bytes. Only the function `store-picture` stores
-- one: it computes the digest itself, so that no name stands for other bytes, and notes who showed them.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('piece-pictures', 'piece-pictures', false, 10 * 1024 * 1024, array['image/png', 'image/jpeg', 'image/webp'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create table private.pictures (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes integer not null check (bytes between 1 and 10 * 1024 * 1024),
  type text not null check (type in ('image/png', 'image/jpeg', 'image/webp')),
  stored_at timestamptz not null default now()
);
create index pictures_stored_at on private.pictures (stored_at);
alter table private.pictures enable row level security;
revoke all on table private.pictures from public, anon, authenticated, service_role;
grant select, insert, update, delete on table private.pictures to service_role;

-- Who has had the bytes. A digest alone, which a version tells, opens no picture.
create table private.picture_holders (
  sha256 text not null references private.pictures (sha256) on delete cascade,
  account_id uuid not null references auth.users (id) on delete cascade,
  primary key (sha256, account_id)
);
create index picture_holders_account_id on private.picture_holders (account_id);
alter table private.picture_holders enable row level security;
revoke all on table private.picture_holders from public, anon, authenticated, service_role;
grant select, insert on table private.picture_holders to service_role;

-- Which pieces refer to a picture, in their draft or in a version. Whoever may read such a piece may read the picture.
create table public.piece_pictures (
  piece_id uuid not null references public.pieces (id) on delete cascade,
  sha256 text not null references private.pictures (sha256),
  added_by uuid not null,
  added_at timestamptz not null default now(),
  primary key (piece_id, sha256)
);
comment on table public.piece_pictures is 'The pictures that a piece refers to, by their SHA-256.';
create index piece_pictures_sha256 on public.piece_pictures (sha256);
alter table public.piece_pictures enable row level security;
revoke all on table public.piece_pictures from public, anon, authenticated, service_role;
grant select on table public.piece_pictures to service_role;

create function public.note_picture(account uuid, sha256 text, bytes integer, type text) returns void
language plpgsql volatile security invoker set search_path = ''
as $$
#variable_conflict use_variable
begin
  -- Stored anew now: what sweeps leaves it alone for a while.
  insert into private.pictures (sha256, bytes, type) values (sha256, bytes, type)
  on conflict on constraint pictures_pkey do update set stored_at = now();
  insert into private.picture_holders (sha256, account_id) values (sha256, account) on conflict do nothing;
end
$$;
revoke all on function public.note_picture(uuid, text, integer, text) from public, anon, authenticated, service_role;
grant execute on function public.note_picture(uuid, text, integer, text) to service_role;

-- Adds what a save says of its pictures to those of the piece. Who names a picture has stored it, or found it in this piece.
create function private.refer_pictures(piece uuid, pictures jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  me uuid := (select private.current_account());
begin
  if pictures is null or pictures = '{}' then
    return;
  end if;
  if jsonb_typeof(pictures) <> 'object' or exists (
    select 1 from jsonb_each(pictures) as named
    where char_length(named.key) not between 1 and 300 or named.value #>> '{}' !~ '^[0-9a-f]{64}$'
  ) then
    raise exception 'The pictures of a piece are named by their SHA-256.' using errcode = '23514';
  end if;
  if exists (
    select 1 from jsonb_each_text(pictures) as named
    where not exists (select 1 from private.picture_holders as held where held.sha256 = named.value and held.account_id = me)
      and not exists (select 1 from public.piece_pictures as used where used.sha256 = named.value and used.piece_id = piece)
  ) then
    raise exception 'A picture of this piece is not stored yet.' using errcode = '23514';
  end if;
  insert into public.piece_pictures (piece_id, sha256, added_by)
  select distinct piece, named.value, me from jsonb_each_text(pictures) as named
  on conflict do nothing;
end
$$;
revoke all on function private.refer_pictures(uuid, jsonb) from public, anon, authenticated, service_role;
