create table public.user_profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  first_name text check (char_length(first_name) <= 100),
  last_name text check (char_length(last_name) <= 100),
  display_name text check (char_length(display_name) <= 200),
  -- Follows auth.users.encrypted_password; see 20261101001000.
  password_changed boolean not null default false,
  gmail_connected boolean not null default false,
  google_calendar_connected boolean not null default false,
  google_services_connected boolean not null default false,
  created_at timestamptz not null default now()
);
comment on table public.user_profiles is 'What a person may change about themselves, and whether the default password is still in use.';

alter table public.user_profiles enable row level security;
revoke all on table public.user_profiles from public, anon, authenticated, service_role;
