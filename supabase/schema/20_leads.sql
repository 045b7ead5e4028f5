-- Leads: companies that buy or sell.

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  company private.one_line not null check (btrim(company) <> '' and char_length(company) <= 200),
  contact private.one_line not null check (char_length(contact) <= 200),
  email private.email_address constraint leads_email_key_spelling check (email = private.identity_key(email)),
  phone private.one_line check (char_length(phone) <= 40),
  industry private.one_line check (char_length(industry) <= 120),
  kind text not null check (kind in ('buying', 'selling')),
  status text not null default 'New' check (status in ('New', 'Contacted', 'Qualified', 'Closed')),
  notes text check (char_length(notes) <= 4000),
  -- Names a sample row, so that seeding twice adds nothing.
  seed_key text unique check (char_length(seed_key) <= 100),
  created_at timestamptz not null default now()
);
comment on table public.leads is 'Companies that buy from us or sell to us. Written by the server only.';

alter table public.leads enable row level security;
grant select on table public.leads to authenticated;
grant select, insert, update, delete on table public.leads to service_role;

create policy leads_read on public.leads
for select to authenticated
using ((select private.current_staff_role()) is not null);

create trigger keep_identity_key before insert or update of email on public.leads
for each row when (new.email is not null) execute function private.keep_identity_key();

-- Leads are written in large numbers: one event per statement.
create function private.record_leads() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  number bigint;
begin
  select count(*) into number from touched;
  if number > 0 then
    perform private.record_event(
      case tg_op when 'INSERT' then 'leads.added' when 'UPDATE' then 'leads.changed' else 'leads.deleted' end,
      null, null, jsonb_build_object('number', number)
    );
  end if;
  return null;
end
$$;

create trigger record_added_leads after insert on public.leads
referencing new table as touched for each statement execute function private.record_leads();

create trigger record_changed_leads after update on public.leads
referencing new table as touched for each statement execute function private.record_leads();

create trigger record_deleted_leads after delete on public.leads
referencing old table as touched for each statement execute function private.record_leads();
