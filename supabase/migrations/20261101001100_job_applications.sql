create table public.job_applications (
  id uuid primary key default gen_random_uuid(),
  first_name text not null check (btrim(first_name) <> '' and char_length(first_name) <= 100),
  last_name text not null check (btrim(last_name) <> '' and char_length(last_name) <= 100),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  phone text check (char_length(phone) <= 40),
  experience_years text not null default '0' check (experience_years in ('0', 'entry', 'mid', 'senior')),
  available_start_date date not null default current_date
    check (available_start_date between date '2000-01-01' and date '2100-12-31'),
  salary_expectations text check (char_length(salary_expectations) <= 200),
  work_authorization text check (work_authorization in ('', 'yes', 'no')),
  -- The stored name in the bucket 'resumes'. Unique: one file belongs to one application.
  resume_url text unique check (char_length(resume_url) <= 200),
  status text not null default 'new' check (status in ('new', 'reviewing', 'interview', 'hired', 'declined')),
  created_at timestamptz not null default now()
);
comment on table public.job_applications is 'What visitors send from /job-application; read by administrators.';
create index job_applications_created_at on public.job_applications (created_at);

alter table public.job_applications enable row level security;
revoke all on table public.job_applications from public, anon, authenticated, service_role;
