-- Invitations: emails that let people in the directory create an account.

-- Invitations by email to people in the directory who have no account. The link has a secret; only its hash is stored.
-- The account is created when its owner chooses a password, so an unaccepted invitation leaves no account behind.
create table public.staff_invitations (
  id uuid primary key default gen_random_uuid(),
  entry_id uuid not null references public.staff_directory (id) on delete cascade,
  -- The address it was sent to. The link stops working when the entry's address changes.
  email private.email_address not null
    constraint staff_invitations_email_key_spelling check (email = private.identity_key(email)),
  invited_by uuid references auth.users (id) on delete set null,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  -- Null until the mail service has accepted the email. Until then this link opens nothing, and the previous one still
  -- works.
  sent_at timestamptz,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz
);
comment on table public.staff_invitations is 'Who was invited to set a password, by whom, and what became of it.';

alter table public.staff_invitations enable row level security;
grant select (
  id, entry_id, email, invited_by, created_at, sent_at, expires_at, accepted_at, withdrawn_at
) on table public.staff_invitations to authenticated;
grant select, insert, update, delete on table public.staff_invitations to service_role;

create index staff_invitations_entry on public.staff_invitations (entry_id, created_at desc);
create index staff_invitations_inviter on public.staff_invitations (invited_by);

create policy staff_invitations_read on public.staff_invitations
for select to authenticated
using ((select private.current_staff_role()) = 'super_admin');

-- For the function that sends the email. Locks the entry, so concurrent invitations run one after the other.
create function public.begin_invitation(entry uuid, inviter uuid, hash text, days integer)
returns table (invitation uuid, email text, first_name text, expires_at timestamptz)
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  staff public.staff_directory;
begin
  select * into staff from public.staff_directory where id = entry for update;
  if not found then
    raise exception 'This person isn''t in the staff directory.' using errcode = 'P0001';
  elsif not staff.is_active then
    raise exception 'Activate this person first.' using errcode = 'P0001';
  elsif staff.user_id is not null then
    raise exception 'This person already has an account.' using errcode = 'P0001';
  elsif exists (
    select 1 from public.staff_invitations as sent
    where sent.entry_id = entry and sent.withdrawn_at is null and sent.sent_at > now() - interval '1 minute'
  ) then
    raise exception 'An invitation was sent less than a minute ago. Wait a moment, then try again.' using errcode = 'P0001';
  end if;
  -- Left over from a run that failed; its link opens nothing.
  delete from public.staff_invitations as unsent where unsent.entry_id = entry and unsent.sent_at is null;
  return query
    insert into public.staff_invitations as made (entry_id, email, invited_by, token_hash, expires_at)
    values (entry, staff.email, inviter, hash, now() + make_interval(days => days))
    returning made.id, made.email::text, staff.first_name::text, made.expires_at;
end
$$;
grant execute on function public.begin_invitation to service_role;

-- Records that the email was sent: from now on this link works, and no earlier one does.
create function public.note_sent_invitation(invitation uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  update public.staff_invitations as earlier set withdrawn_at = now()
  from public.staff_invitations as sent
  where sent.id = invitation and earlier.entry_id = sent.entry_id and earlier.id <> sent.id
    and earlier.accepted_at is null and earlier.withdrawn_at is null;
  update public.staff_invitations set sent_at = now() where id = invitation;
$$;
grant execute on function public.note_sent_invitation to service_role;

-- The state of a link: open, used, withdrawn or expired; no row for a link that doesn't exist.
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
grant execute on function public.look_at_invitation to service_role;

-- Links the account that was created for the invitation. Returns false if the link is no longer valid; the caller then
-- deletes the account.
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
  -- The person chose this password themselves.
  update public.user_profiles set password_changed = true where user_id = account;
  update public.staff_invitations set accepted_at = now() where token_hash = hash;
  return true;
end
$$;
grant execute on function public.accept_invitation to service_role;

-- Ends the link in the email. Returns how many invitations were withdrawn. For the portal.
create function private.withdraw_invitation(entry uuid) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  withdrawn integer;
begin
  if (select private.current_staff_role()) is distinct from 'super_admin' then
    raise exception 'Only an active super administrator can withdraw invitations.' using errcode = '42501';
  end if;
  update public.staff_invitations set withdrawn_at = now()
  where entry_id = entry and accepted_at is null and withdrawn_at is null;
  get diagnostics withdrawn = row_count;
  return withdrawn;
end
$$;
grant execute on function private.withdraw_invitation to authenticated;

create function public.withdraw_invitation(entry uuid) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.withdraw_invitation(entry)
$$;
grant execute on function public.withdraw_invitation to authenticated;

create trigger keep_identity_key before insert or update of email on public.staff_invitations
for each row execute function private.keep_identity_key();

create function private.record_invitation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    -- An invitation that was never sent opened nothing. One that is deleted with its entry is part of that entry's event.
    if old.sent_at is not null and exists (select 1 from public.staff_directory as entry where entry.id = old.entry_id) then
      perform private.record_event('staff.invitation_deleted', old.entry_id, old.email);
    end if;
  else
    if new.sent_at is not null and (tg_op = 'INSERT' or old.sent_at is null) then
      perform private.record_event('staff.invited', new.entry_id, new.email);
    end if;
    if new.withdrawn_at is not null and (tg_op = 'INSERT' or old.withdrawn_at is null) then
      perform private.record_event('staff.invitation_ended', new.entry_id, new.email);
    end if;
    if new.accepted_at is not null and (tg_op = 'INSERT' or old.accepted_at is null) then
      perform private.record_event('staff.invitation_accepted', new.entry_id, new.email);
    end if;
  end if;
  return null;
end
$$;

create trigger record_invitation after insert or update or delete on public.staff_invitations
for each row execute function private.record_invitation();
