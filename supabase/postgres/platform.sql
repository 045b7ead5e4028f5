-- What a hosted project has before our first migration runs, beside local/database/platform.sql, which ran before this:
-- the accounts of the auth server, the tables of Storage, and who owns them. As `@supabase/lite` makes them on this
-- computer, with `auth.uid()` and `auth.jwt()` as the hosted one writes them. Run as superuser, once per cluster.
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator;
create role supabase_auth_admin nologin noinherit;
create role supabase_storage_admin nologin noinherit;
-- Who runs migrations is no superuser, and owns neither accounts nor files. A policy on storage.objects is made as its
-- owner's member; hosted, an extension of theirs lets `postgres` make it.
create role postgres login createrole createdb bypassrls;
grant anon, authenticated, service_role to postgres with admin option;
grant supabase_storage_admin to postgres;
grant all on database daybreak to postgres;
alter schema public owner to postgres;
grant usage, create on schema extensions to postgres;
grant all on schema supabase_migrations to postgres;
grant all on all tables in schema supabase_migrations to postgres;

create schema auth authorization supabase_auth_admin;
set role supabase_auth_admin;
create table auth.users (
  id uuid primary key,
  aud varchar(255) default 'authenticated',
  role varchar(255) default 'authenticated',
  email varchar(255),
  encrypted_password varchar(255),
  phone text unique,
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  invited_at timestamptz,
  confirmation_token varchar(255),
  confirmation_sent_at timestamptz,
  recovery_token varchar(255),
  recovery_sent_at timestamptz,
  email_change varchar(255),
  email_change_token_new varchar(255),
  email_change_token_current varchar(255),
  email_change_sent_at timestamptz,
  email_change_confirm_status smallint default 0 check (email_change_confirm_status between 0 and 2),
  phone_change text,
  phone_change_token varchar(255),
  phone_change_sent_at timestamptz,
  reauthentication_token varchar(255),
  reauthentication_sent_at timestamptz,
  raw_app_meta_data jsonb default '{}',
  raw_user_meta_data jsonb default '{}',
  banned_until timestamptz,
  deleted_at timestamptz,
  is_sso_user boolean not null default false,
  is_anonymous boolean not null default false,
  last_sign_in_at timestamptz,
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create unique index users_email_partial_key on auth.users (email) where is_sso_user = false;
create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  not_after timestamptz,
  refreshed_at timestamp,
  user_agent text,
  ip inet,
  tag text,
  aal text check (aal in ('aal1', 'aal2', 'aal3')),
  factor_id uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create index sessions_user_id_idx on auth.sessions (user_id);
create table auth.refresh_tokens (
  id text primary key,
  token varchar(255) not null,
  user_id uuid not null,
  session_id uuid references auth.sessions (id) on delete cascade,
  revoked boolean default false,
  parent varchar(255),
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create index refresh_tokens_user_id_idx on auth.refresh_tokens (user_id);
create index refresh_tokens_session_id_revoked_idx on auth.refresh_tokens (session_id, revoked);
create table auth.identities (
  id uuid primary key,
  provider text not null,
  provider_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null default '{}',
  email varchar(255) generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  unique (provider, provider_id)
);
create index identities_user_id_idx on auth.identities (user_id);
create function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;
create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''), nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;
grant usage on schema auth to postgres;
grant all on all tables in schema auth to postgres;
reset role;

create schema storage authorization supabase_storage_admin;
set role supabase_storage_admin;
create table storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  owner_id text,
  public boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  owner uuid,
  owner_id text,
  metadata jsonb,
  user_metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  unique (bucket_id, name)
);
create index name_prefix_search on storage.objects (name text_pattern_ops);
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on schema storage to postgres;
grant all on storage.buckets, storage.objects to postgres;
reset role;
