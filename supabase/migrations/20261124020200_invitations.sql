-- Invitations by mail to people of the directory who have no account. The link carries a secret of which only the hash is kept; the
-- account is made when its owner has chosen a password, so that one that nobody takes leaves no account behind.
create table public.staff_invitations (
  id uuid primary key default gen_random_uuid(),
  entry_id uuid not null references public.staff_directory (id) on delete cascade,
  -- Where it went: of no use any more once the entry has another address.
  email text not null,
  invited_by uuid references auth.users (id) on delete set null,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  -- Null until the mail service has taken the mail. Before that the link opens nothing, and the one before it still does.
  sent_at timestamptz,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz
);
comment on table public.staff_invitations is 'Who was invited to set a password, by whom, and what became of it.';
create index staff_invitations_entry on public.staff_invitations (entry_id, created_at desc);
create index staff_invitations_inviter on public.staff_invitations (invited_by);

alter table public.staff_invitations enable row level security;
revoke all on table public.staff_invitations from public, anon, authenticated, service_role;
grant select (id, entry_id, email, invited_by, created_at, sent_at, expires_at, accepted_at, withdrawn_at)
on public.staff_invitations to authenticated;
grant select, insert, update, delete on public.staff_invitations to service_role;

create policy staff_invitations_read on public.staff_invitations
for select to authenticated
using ((select private.current_staff_role()) = 'super_admin');

-- For the function that sends the mail. The entry's lock makes two who invite at once do it one after the other.
create function public.begin_invitation(entry uuid, inviter uuid, hash text, days integer)
returns table (invitation uuid, email text, first_name text, expires_at timestamptz)
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  staff public.staff_directory;
begin
  select * into staff from public.staff_directory where id = entry for update;
  if not found then
    raise exception 'There is no such entry in the staff directory.' using errcode = 'P0001';
  elsif not staff.is_active then
    raise exception 'Activate this person first.' using errcode = 'P0001';
  elsif staff.user_id is not null then
    raise exception 'This person has an account already.' using errcode = 'P0001';
  elsif exists (
    select 1 from public.staff_invitations as sent
    where sent.entry_id = entry and sent.withdrawn_at is null and sent.sent_at > now() - interval '1 minute'
  ) then
    raise exception 'An invitation went out less than a minute ago. Wait a moment.' using errcode = 'P0001';
  end if;
  -- What a broken run left, whose link opens nothing.
  delete from public.staff_invitations as unsent where unsent.entry_id = entry and unsent.sent_at is null;
  return query
    insert into public.staff_invitations as made (entry_id, email, invited_by, token_hash, expires_at)
    values (entry, staff.email, inviter, hash, now() + make_interval(days => days))
    returning made.id, made.email, staff.first_name, made.expires_at;
end
$$;
revoke all on function public.begin_invitation(uuid, uuid, text, integer) from public, anon, authenticated, service_role;
grant execute on function public.begin_invitation(uuid, uuid, text, integer) to service_role;

-- The mail is on its way: this link works now, and no earlier one does.
create function public.note_sent_invitation(invitation uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  update public.staff_invitations as earlier set withdrawn_at = now()
  from public.staff_invitations as sent
  where sent.id = invitation and earlier.entry_id = sent.entry_id and earlier.id <> sent.id
    and earlier.accepted_at is null and earlier.withdrawn_at is null;
  update public.staff_invitations set sent_at = now() where id = invitation;
$$;
revoke all on function public.note_sent_invitation(uuid) from public, anon, authenticated, service_role;
grant execute on function public.note_sent_invitation(uuid) to service_role;

-- What a link is worth: open, used, withdrawn or expired; no row for a link that there is not.
create function public.look_at_invitation(hash text)
returns table (entry uuid, email text, first_name text, last_name text, state text)
language sql stable security invoker set search_path = ''
as $$
  select staff.id, staff.email, staff.first_name, staff.last_name,
    case
      when sent.accepted_at is not null or staff.user_id is not null then 'used'
      when sent.withdrawn_at is not null or not staff.is_active or staff.email <> sent.email then 'withdrawn'
      when sent.expires_at <= now() then 'expired'
      else 'open'
    end
  from public.staff_invitations as sent join public.staff_directory as staff on staff.id = sent.entry_id
  where sent.token_hash = hash and sent.sent_at is not null
$$;
revoke all on function public.look_at_invitation(text) from public, anon, authenticated, service_role;
grant execute on function public.look_at_invitation(text) to service_role;

-- Links the account that was made for it. False where the link is worth nothing by now: then the account goes again.
create function public.accept_invitation(hash text, account uuid) returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  entry uuid;
begin
  select staff.id into entry
  from public.staff_invitations as sent join public.staff_directory as staff on staff.id = sent.entry_id
  where sent.token_hash = hash
  for update;
  if not exists (select 1 from public.look_at_invitation(hash) as link where link.state = 'open')
    or not public.link_staff_account(entry, account) then
    return false;
  end if;
  -- The password is their own from the start.
  update public.user_profiles set password_changed = true where user_id = account;
  update public.staff_invitations set accepted_at = now() where token_hash = hash;
  return true;
end
$$;
revoke all on function public.accept_invitation(text, uuid) from public, anon, authenticated, service_role;
grant execute on function public.accept_invitation(text, uuid) to service_role;

-- For the page: the link in the mail ends. How many there were to withdraw is the answer.
create function private.withdraw_invitation(entry uuid) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  withdrawn integer;
begin
  if (select private.current_staff_role()) is distinct from 'super_admin' then
    raise exception 'Only an active super administrator may withdraw invitations.' using errcode = '42501';
  end if;
  update public.staff_invitations set withdrawn_at = now()
  where entry_id = entry and accepted_at is null and withdrawn_at is null;
  get diagnostics withdrawn = row_count;
  return withdrawn;
end
$$;
revoke all on function private.withdraw_invitation(uuid) from public, anon, authenticated, service_role;
grant execute on function private.withdraw_invitation(uuid) to authenticated;

create function public.withdraw_invitation(entry uuid) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.withdraw_invitation(entry)
$$;
revoke all on function public.withdraw_invitation(uuid) from public, anon, authenticated, service_role;
grant execute on function public.withdraw_invitation(uuid) to authenticated;
