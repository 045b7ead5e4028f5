-- The shared library: what a team makes with the designers, outliving the browser that it was made in. A piece is its
-- present draft; what it was before is in piece_versions. Its id is made by the client, so that a request repeated
-- after a lost answer makes no second piece. Read by policy, written by functions only.

-- One line of 1 to 120 characters that can be seen, with nothing at its ends.
create function private.is_title(words text) returns boolean
language sql immutable set search_path = ''
as $$
  select char_length(words) between 1 and 120 and btrim(words) = words and private.is_plain(words)
$$;
revoke all on function private.is_title(text) from public, anon, authenticated, service_role;

-- The words that a piece is found by: its name and what its fields say, but not which pictures they show. As they are,
-- for what is typed letter by letter, and by their stems, so that "brochures" finds a brochure.
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
revoke all on function private.words_of(text, jsonb) from public, anon, authenticated, service_role;

create table public.pieces (
  id uuid primary key,
  owner_id uuid not null references auth.users (id) on delete cascade,
  -- The designer's id in the catalogue, and the version of its fields that wrote the draft.
  designer text not null check (designer ~ '^[a-z][a-z0-9-]{0,39}$'),
  designer_version integer not null check (designer_version between 1 and 1000000),
  brand_version text not null check (char_length(brand_version) between 1 and 40 and private.is_plain(brand_version)),
  name text not null check (private.is_title(name)),
  -- A folder is a name that pieces share: there is none without a piece, and no right hangs on one.
  folder text check (private.is_title(folder)),
  state text not null default 'draft' check (state in ('draft', 'ready', 'archived')),
  -- Values by field.
  draft jsonb not null check (jsonb_typeof(draft) = 'object' and octet_length(draft::text) <= 256 * 1024),
  -- The SHA-256 of each picture that the draft names, by the id that it names it by.
  pictures jsonb not null default '{}' check (jsonb_typeof(pictures) = 'object' and octet_length(pictures::text) <= 64 * 1024),
  -- By field: the revision that it was last changed in, by whom and when. A field without an entry is as it was made.
  edits jsonb not null default '{}' check (jsonb_typeof(edits) = 'object'),
  revision integer not null default 1,
  -- The number of the latest version.
  version integer not null default 1,
  -- What every active member of staff may do; null: nothing.
  everybody text check (everybody in ('view', 'edit')),
  -- The template that it was begun from, with its version, and what that template says of fields: see team_templates.
  from_template uuid,
  template_version integer,
  field_rules jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- An id and no reference, as everywhere in the library: what somebody did stays when their account goes.
  updated_by uuid not null,
  -- Since when it lies in the bin.
  deleted_at timestamptz,
  words tsvector not null generated always as (private.words_of(name, draft)) stored,
  -- What is shared follows the piece to another owner.
  unique (id, owner_id)
);
comment on table public.pieces is 'What people make with the designers: private to its owner until shared.';
create index pieces_owner_recent on public.pieces (owner_id, updated_at desc, id desc);
create index pieces_owner_name on public.pieces (owner_id, lower(name), id);
create index pieces_everybody_recent on public.pieces (updated_at desc, id desc) where everybody is not null and deleted_at is null;
create index pieces_everybody_name on public.pieces (lower(name), id) where everybody is not null and deleted_at is null;
create index pieces_binned on public.pieces (deleted_at) where deleted_at is not null;
create index pieces_words on public.pieces using gin (words);

alter table public.pieces enable row level security;
revoke all on table public.pieces from public, anon, authenticated, service_role;
