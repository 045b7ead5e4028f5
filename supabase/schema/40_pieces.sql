-- The library: pieces, their versions and pictures, and the rights on them.

-- The library holds what a team makes with the designers, so that it outlives the browser it was made in. A piece is
-- its present draft; piece_versions has its earlier states. The client creates its id, so that repeating a request
-- whose response got lost doesn't make a second piece. Read by policy, written only by functions.

-- One line of 1 to 120 visible characters, without spaces at its ends.
create function private.is_title(words text) returns boolean
language sql immutable set search_path = ''
as $$
  select char_length(words) between 1 and 120 and btrim(words) = words and private.is_plain(words)
$$;

-- The words that a piece is found by: its name and the texts of its fields, but not its pictures. Included as they are,
-- for searching while typing, and by their stems, so that "brochures" finds a brochure.
create function private.words_of(name text, draft jsonb) returns tsvector
language sql immutable set search_path = ''
as $$
  select pg_catalog.strip(to_tsvector('pg_catalog.simple', said.words) || to_tsvector('pg_catalog.english', said.words))
  from (
    select left(private.search_text(concat_ws(' ', name, (
      select string_agg(field.value #>> '{}', ' ' order by field.key) from jsonb_each(draft) as field
      where jsonb_typeof(field.value) = 'string' and field.value #>> '{}' !~ '^(library|upload):'
    ))), 60000) as words
  ) as said
$$;

-- A piece's campaign, and the facts when the piece last agreed with it. Stored next to the draft and not as a field, so
-- no search finds it, no version, template or review link shows it, and a copy isn't in the campaign.
create function private.is_set_record(record jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(record) = 'object' and record ->> 'set' ~ '^[A-Za-z0-9-]{1,40}$' and octet_length(record::text) <= 256 * 1024, false
  )
$$;

-- Pieces that administrators publish for colleagues to start from. Fields are free unless a rule says that they're
-- locked, or that they must be changed before a download.
create table public.team_templates (
  id uuid primary key,
  -- The number of times it was published. A piece keeps the version it was started from.
  version integer not null default 1,
  designer text not null check (designer ~ '^[a-z][a-z0-9-]{0,39}$'),
  designer_version integer not null,
  brand_version text not null,
  name text not null check (private.is_title(name)),
  summary text not null default '' check (char_length(summary) <= 500 and private.is_plain(summary)),
  draft jsonb not null check (jsonb_typeof(draft) = 'object' and octet_length(draft::text) <= 256 * 1024),
  pictures jsonb not null default '{}',
  -- By field: 'locked' or 'must_change'.
  field_rules jsonb not null default '{}' check (jsonb_typeof(field_rules) = 'object'),
  published_by uuid not null,
  published_at timestamptz not null default now(),
  -- From then on no one starts from it; existing pieces stay as they are.
  withdrawn_at timestamptz
);
comment on table public.team_templates is 'Templates of the team, which administrators publish and all staff start from.';

alter table public.team_templates enable row level security;
grant select on table public.team_templates to authenticated, service_role;

create index team_templates_current on public.team_templates (name, id) where withdrawn_at is null;

create policy team_templates_read on public.team_templates
for select to authenticated
using (
  (select private.is_administrator())
  or (withdrawn_at is null and (select private.current_staff_role()) is not null)
);

create table public.pieces (
  id uuid primary key,
  owner_id uuid not null references auth.users (id) on delete cascade,
  -- The designer's id in the catalogue, and the version of its fields that wrote the draft.
  designer text not null check (designer ~ '^[a-z][a-z0-9-]{0,39}$'),
  designer_version integer not null check (designer_version between 1 and 1000000),
  brand_version text not null check (char_length(brand_version) between 1 and 40 and private.is_plain(brand_version)),
  name text not null check (private.is_title(name)),
  -- A folder is just a name that pieces have in common: it needs a piece to exist, and no right depends on it.
  folder text check (private.is_title(folder)),
  state text not null default 'draft' check (state in ('draft', 'ready', 'archived')),
  -- Values by field.
  draft jsonb not null check (jsonb_typeof(draft) = 'object' and octet_length(draft::text) <= 256 * 1024),
  -- The SHA-256 of each picture in the draft, by the id that the draft uses for it.
  pictures jsonb not null default '{}' check (jsonb_typeof(pictures) = 'object' and octet_length(pictures::text) <= 64 * 1024),
  -- By field: the revision that last changed it, who did and when. A field without an entry hasn't changed since the
  -- piece was made.
  edits jsonb not null default '{}' check (jsonb_typeof(edits) = 'object'),
  revision integer not null default 1,
  -- The number of the latest version.
  version integer not null default 1,
  -- The rights of all active staff; null: none.
  everybody text check (everybody in ('view', 'edit')),
  -- The template it was started from, that template's version, and its rules for fields: see team_templates.
  from_template uuid,
  template_version integer,
  field_rules jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- No foreign key: records of what someone did outlive their account.
  updated_by uuid not null,
  -- When it was moved to the trash.
  deleted_at timestamptz,
  words tsvector not null generated always as (private.words_of(name, draft)) stored,
  -- The campaign's record and id.
  in_set jsonb check (in_set is null or private.is_set_record(in_set)),
  set_id text generated always as (in_set ->> 'set') stored,
  constraint pieces_from_template_fkey foreign key (from_template) references public.team_templates (id) on delete set null,
  -- Shares and review links refer to both columns, so they follow a piece to another owner.
  unique (id, owner_id)
);
comment on table public.pieces is 'What people make with the designers: private to its owner until shared.';

alter table public.pieces enable row level security;
grant select on table public.pieces to authenticated;
grant select, delete on table public.pieces to service_role;

create index pieces_owner_recent on public.pieces (owner_id, updated_at desc, id desc);
create index pieces_owner_name on public.pieces (owner_id, lower(name), id);
create index pieces_everybody_recent on public.pieces (updated_at desc, id desc) where everybody is not null and deleted_at is null;
create index pieces_everybody_name on public.pieces (lower(name), id) where everybody is not null and deleted_at is null;
create index pieces_binned on public.pieces (deleted_at) where deleted_at is not null;
create index pieces_words on public.pieces using gin (words);
create index pieces_from_template on public.pieces (from_template) where from_template is not null;
-- Without this, a word that many pieces have was looked up in all of them to find the few that everyone can see.
create index pieces_everybody_words on public.pieces using gin (words) where everybody is not null and deleted_at is null;
create index pieces_set_id on public.pieces (set_id) where set_id is not null;

-- The people a piece is shared with. Each row names the owner, so that its policy needs no other table.
create table public.piece_shares (
  piece_id uuid not null,
  owner_id uuid not null,
  person_id uuid not null references auth.users (id) on delete cascade,
  rights text not null check (rights in ('view', 'edit')),
  shared_at timestamptz not null default now(),
  -- Null until the person has seen the piece: the home page shows the share until then, and one email announces it.
  seen_at timestamptz,
  mailed_at timestamptz,
  primary key (piece_id, person_id),
  foreign key (piece_id, owner_id) references public.pieces (id, owner_id) on update cascade on delete cascade,
  constraint piece_shares_with_others check (person_id <> owner_id)
);
comment on table public.piece_shares is 'Pieces shared with named people. What all staff may do is stored with the piece.';
comment on column public.piece_shares.mailed_at is 'When the person was mailed about it, or the mail was given up.';
comment on column public.piece_shares.seen_at is 'When the person opened the piece from its notice, or put the notice away.';

alter table public.piece_shares enable row level security;
grant select on table public.piece_shares to authenticated, service_role;

create index piece_shares_person_id on public.piece_shares (person_id);
create index piece_shares_owner_id on public.piece_shares (owner_id);

-- Read once per statement and then compared with an index: no one has many.
create function private.pieces_shared_with_me() returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(piece_id), '{}') from public.piece_shares where person_id = (select private.current_account())
$$;
grant execute on function private.pieces_shared_with_me to authenticated;

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

create policy piece_shares_read on public.piece_shares
for select to authenticated
using (
  (select private.current_staff_role()) is not null
  and (person_id = (select private.current_account()) or owner_id = (select private.current_account()))
);

-- The caller's rights on a piece outside the trash: 'owner', 'edit', 'view' or null.
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

create function private.require_staff() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (select private.current_staff_role()) is null then
    raise exception 'The library is for active staff only.' using errcode = '42501';
  end if;
  return (select private.current_account());
end
$$;

-- Returns the piece, if the caller has these rights on it: 'view', 'edit' (which also locks the piece until the
-- transaction ends) or 'owner'. Raises the same error for a piece that they can't see and for one that doesn't exist.
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
    raise exception 'This piece doesn''t exist, or it isn''t shared with you.' using errcode = '42501';
  end if;
  if needed <> 'view' then
    select * into found_piece from public.pieces where id = wanted for update;
    -- Rights may have been taken back, or the piece handed over, while waiting for the lock.
    rights := private.rights_on(found_piece);
  end if;
  if rights is distinct from 'owner' and (found_piece.deleted_at is not null or rights is null) then
    raise exception 'The owner moved this piece to the trash or stopped sharing it.' using errcode = '42501';
  end if;
  if needed = 'owner' and rights <> 'owner' then
    raise exception 'Only the owner of this piece can do this.' using errcode = '42501';
  end if;
  if needed = 'edit' and rights = 'view' then
    raise exception 'You can view this piece but not edit it.' using errcode = '42501';
  end if;
  if needed = 'edit' and found_piece.deleted_at is not null then
    raise exception 'This piece is in the trash. Restore it to change it.' using errcode = '23514';
  end if;
  return found_piece;
end
$$;

-- Earlier states of pieces. No one has rights on these tables: functions check the piece once and then read its rows,
-- while a policy would check every row or every piece.

-- Append-only. `version` counts from 1 within its piece.
create table public.piece_versions (
  piece_id uuid not null references public.pieces (id) on delete cascade,
  version integer not null check (version >= 1),
  name text check (private.is_title(name)),
  draft jsonb not null,
  pictures jsonb not null,
  designer_version integer not null,
  brand_version text not null,
  -- The piece's revision when the version was made.
  revision integer not null,
  -- The version that this one restored.
  restored_from integer,
  saved_by uuid not null,
  saved_at timestamptz not null default now(),
  primary key (piece_id, version)
);
comment on table public.piece_versions is 'What a piece was at each pause. Never changed but for its name.';

alter table public.piece_versions enable row level security;
grant select on table public.piece_versions to service_role;

-- Refuses changes to versions by anyone.
create function private.keep_versions() returns trigger
language plpgsql security invoker set search_path = ''
as $$
declare
  renamed public.piece_versions := old;
begin
  renamed.name := new.name;
  if new is distinct from renamed then
    raise exception 'You can name a version, but you can''t change it.' using errcode = '23514';
  end if;
  return new;
end
$$;

create trigger keep_versions before update on public.piece_versions
for each row execute function private.keep_versions();

-- Values that a later save replaced unseen, kept to be shown and put back.
create table public.piece_overwrites (
  id uuid primary key default gen_random_uuid(),
  piece_id uuid not null references public.pieces (id) on delete cascade,
  field text not null,
  -- The replaced value, its author and its time; null if there was none.
  value jsonb,
  author_id uuid not null,
  written_at timestamptz not null,
  overwritten_by uuid not null,
  overwritten_at timestamptz not null default now(),
  -- The request that replaced it.
  mutation uuid not null,
  put_back_at timestamptz
);
comment on table public.piece_overwrites is 'Values of fields that a later save replaced unseen.';

alter table public.piece_overwrites enable row level security;
grant select, delete on table public.piece_overwrites to service_role;

create index piece_overwrites_piece on public.piece_overwrites (piece_id, overwritten_at desc);
create index piece_overwrites_age on public.piece_overwrites (overwritten_at);

-- Requests that have been carried out. A repeated one has no further effect.
create table private.piece_mutations (
  piece_id uuid not null references public.pieces (id) on delete cascade,
  mutation uuid not null,
  done_at timestamptz not null default now(),
  primary key (piece_id, mutation)
);

alter table private.piece_mutations enable row level security;
grant select, delete on table private.piece_mutations to service_role;

create index piece_mutations_age on private.piece_mutations (done_at);

create table private.pictures (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes integer not null check (bytes between 1 and 10 * 1024 * 1024),
  type text not null check (type in ('image/png', 'image/jpeg', 'image/webp')),
  stored_at timestamptz not null default now()
);

alter table private.pictures enable row level security;
grant select, insert, update, delete on table private.pictures to service_role;

create index pictures_stored_at on private.pictures (stored_at);

-- Accounts that have had the bytes. Knowing a digest, which a version shows, isn't enough to open a picture.
create table private.picture_holders (
  sha256 text not null references private.pictures (sha256) on delete cascade,
  account_id uuid not null references auth.users (id) on delete cascade,
  primary key (sha256, account_id)
);

alter table private.picture_holders enable row level security;
grant select, insert on table private.picture_holders to service_role;

create index picture_holders_account_id on private.picture_holders (account_id);

-- The pieces that use a picture, in their draft or in a version. Anyone with access to such a piece can read the
-- picture.
create table public.piece_pictures (
  piece_id uuid not null references public.pieces (id) on delete cascade,
  sha256 text not null references private.pictures (sha256),
  added_by uuid not null,
  added_at timestamptz not null default now(),
  primary key (piece_id, sha256)
);
comment on table public.piece_pictures is 'The pictures that a piece refers to, by their SHA-256.';

alter table public.piece_pictures enable row level security;
grant select on table public.piece_pictures to service_role;

create index piece_pictures_sha256 on public.piece_pictures (sha256);

create function public.note_picture(account uuid, sha256 text, bytes integer, type text) returns void
language plpgsql volatile security invoker set search_path = ''
as $$
#variable_conflict use_variable
begin
  -- Counts as stored now, so that sweeps leave it alone for a while.
  insert into private.pictures (sha256, bytes, type) values (sha256, bytes, type)
  on conflict on constraint pictures_pkey do update set stored_at = now();
  insert into private.picture_holders (sha256, account_id) values (sha256, account) on conflict do nothing;
end
$$;
grant execute on function public.note_picture to service_role;

-- Adds the pictures that a save names to those of the piece. The person must have stored the picture, or it must be in
-- this piece already.
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
    raise exception 'Identify each picture by its SHA-256 hash.' using errcode = '23514';
  end if;
  if exists (
    select 1 from jsonb_each_text(pictures) as named
    where not exists (select 1 from private.picture_holders as held where held.sha256 = named.value and held.account_id = me)
      and not exists (select 1 from public.piece_pictures as used where used.sha256 = named.value and used.piece_id = piece)
  ) then
    raise exception 'A picture in this piece hasn''t been uploaded yet.' using errcode = '23514';
  end if;
  insert into public.piece_pictures (piece_id, sha256, added_by)
  select distinct piece, named.value, me from jsonb_each_text(pictures) as named
  on conflict do nothing;
end
$$;

create function private.keep_piece_quota() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Without the lock, two concurrent requests would each see room for one more.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('quota ' || new.owner_id));
  if (select count(*) from public.pieces as own where own.owner_id = new.owner_id) >= private.quota_of('pieces')
    -- A repeated request finds its piece and needs no room.
    and not exists (select 1 from public.pieces as there where there.id = new.id) then
    raise exception 'Your library has 2,000 pieces, including the trash. Delete some for good before you add more.'
      using errcode = '23514';
  end if;
  return new;
end
$$;

-- Only on insert: a handover is never refused, because nothing may be lost when the new owner has many pieces.
create trigger keep_piece_quota before insert on public.pieces for each row execute function private.keep_piece_quota();

create function private.keep_picture_quota() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('quota ' || new.account_id));
  if (
    select sum(stored.bytes) from private.picture_holders as held join private.pictures as stored on stored.sha256 = held.sha256
    where held.account_id = new.account_id
  ) + (select stored.bytes from private.pictures as stored where stored.sha256 = new.sha256) > private.quota_of('bytes of pictures')
    and not exists (
      select 1 from private.picture_holders as held where held.account_id = new.account_id and held.sha256 = new.sha256
    ) then
    raise exception 'You can store up to 2,000 MB of pictures. Delete some pieces with pictures for good to make room.' using errcode = '23514';
  end if;
  return new;
end
$$;

create trigger keep_picture_quota before insert on private.picture_holders for each row execute function private.keep_picture_quota();
