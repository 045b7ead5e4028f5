create table public.staff_directory (
  id uuid primary key default gen_random_uuid(),
  -- What rights depend on. Set by trusted code only; an equal e-mail address proves nothing.
  user_id uuid unique references auth.users (id) on delete set null,
  email text not null unique check (email = lower(email) and char_length(email) between 3 and 254),
  first_name text not null check (btrim(first_name) <> '' and char_length(first_name) <= 100),
  last_name text check (char_length(last_name) <= 100),
  phone text check (char_length(phone) <= 40),
  job_title text check (char_length(job_title) <= 120),
  role public.staff_role not null default 'staff',
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
comment on table public.staff_directory is 'Everyone who works here; the role and the activation of an account live here.';

alter table public.staff_directory enable row level security;
revoke all on table public.staff_directory from public, anon, authenticated, service_role;
