-- What a piece was. No person has a right on these tables: functions look at the piece once and then read what hangs on
-- it, where a policy would have to look for every row, or at every piece.

-- Append-only. `version` counts from 1 within its piece.
create table public.piece_versions (
  piece_id uuid not null references public.pieces (id) on delete cascade,
  version integer not null check (version >= 1),
  name text check (private.is_title(name)),
  draft jsonb not null,
  pictures jsonb not null,
  designer_version integer not null,
  brand_version text not null,
  -- Of the piece, when the version was made.
  revision integer not null,
  -- The version that this one brought back.
  restored_from integer,
  saved_by uuid not null,
  saved_at timestamptz not null default now(),
  primary key (piece_id, version)
);
comment on table public.piece_versions is 'What a piece was at each pause. Never changed but for its name.';
alter table public.piece_versions enable row level security;
revoke all on table public.piece_versions from public, anon, authenticated, service_role;
grant select on table public.piece_versions to service_role;

-- Whoever runs it.
create function private.keep_versions() returns trigger
language plpgsql security invoker set search_path = ''
as $$
declare
  renamed public.piece_versions := old;
begin
  renamed.name := new.name;
  if new is distinct from renamed then
    raise exception 'A version is never changed, only named.' using errcode = '23514';
  end if;
  return new;
end
$$;
revoke all on function private.keep_versions() from public, anon, authenticated, service_role;
create trigger keep_versions before update on public.piece_versions
for each row execute function private.keep_versions();

-- What somebody wrote without having seen what they replaced: kept to be shown and put back.
create table public.piece_overwrites (
  id uuid primary key default gen_random_uuid(),
  piece_id uuid not null references public.pieces (id) on delete cascade,
  field text not null,
  -- What stood there, by whom and since when; null: nothing.
  value jsonb,
  author_id uuid not null,
  written_at timestamptz not null,
  overwritten_by uuid not null,
  overwritten_at timestamptz not null default now(),
  -- The request that did it.
  mutation uuid not null,
  put_back_at timestamptz
);
comment on table public.piece_overwrites is 'Values of fields that a later save replaced unseen.';
create index piece_overwrites_piece on public.piece_overwrites (piece_id, overwritten_at desc);
create index piece_overwrites_age on public.piece_overwrites (overwritten_at);
alter table public.piece_overwrites enable row level security;
revoke all on table public.piece_overwrites from public, anon, authenticated, service_role;
grant select on table public.piece_overwrites to service_role;

-- The requests that have been done, so that each is done once however often it arrives.
create table private.piece_mutations (
  piece_id uuid not null references public.pieces (id) on delete cascade,
  mutation uuid not null,
  done_at timestamptz not null default now(),
  primary key (piece_id, mutation)
);
create index piece_mutations_age on private.piece_mutations (done_at);
alter table private.piece_mutations enable row level security;
revoke all on table private.piece_mutations from public, anon, authenticated, service_role;
