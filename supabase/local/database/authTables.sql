-- Second-step tables of the hosted auth server that lite lacks: its own, from supabase/auth's migrations (factors,
-- challenges, how a session was signed in), and the hashes of recovery codes. Run at every start: a data folder may be
-- older.
create table if not exists auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null check (factor_type in ('totp', 'recovery_code')),
  status text not null check (status in ('unverified', 'verified')),
  secret text,
  -- The last 30-second period (since 1970) whose code was accepted. None is accepted twice.
  last_step bigint,
  last_challenged_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);
create unique index if not exists mfa_factors_user_friendly_name_unique
  on auth.mfa_factors (friendly_name, user_id) where trim(friendly_name) <> '';
create table if not exists auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null default now(),
  verified_at timestamptz
);
create index if not exists mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);
create table if not exists auth.mfa_amr_claims (
  session_id uuid not null references auth.sessions (id) on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (session_id, authentication_method)
);
create table if not exists auth.mfa_recovery_codes (
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  -- SHA-256, in hex: a code has 80 random bits.
  hash text not null,
  used_at timestamptz,
  primary key (factor_id, hash)
);
revoke all on auth.mfa_factors, auth.mfa_challenges, auth.mfa_amr_claims, auth.mfa_recovery_codes
  from public, anon, authenticated, service_role;
