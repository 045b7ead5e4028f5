create table public.leads (
  id uuid primary key default gen_random_uuid(),
  company text not null check (btrim(company) <> '' and char_length(company) <= 200),
  contact text not null check (char_length(contact) <= 200),
  email text check (char_length(email) <= 254),
  phone text check (char_length(phone) <= 40),
  industry text check (char_length(industry) <= 120),
  kind text not null check (kind in ('buying', 'selling')),
  status text not null default 'New' check (status in ('New', 'Contacted', 'Qualified', 'Closed')),
  notes text check (char_length(notes) <= 4000),
  -- Names a sample row, so that seeding twice adds nothing.
  seed_key text unique check (char_length(seed_key) <= 100),
  created_at timestamptz not null default now()
);
comment on table public.leads is 'Companies that buy from us or sell to us. Written by the server only.';

alter table public.leads enable row level security;
revoke all on table public.leads from public, anon, authenticated, service_role;
grant select on table public.leads to authenticated;
grant select, insert, update, delete on table public.leads to service_role;

create policy leads_read on public.leads
for select to authenticated
using ((select private.current_staff_role()) is not null);
