-- The address of an account is its directory entry's. A person who could take another free address would receive what
-- is meant for a colleague, so nobody changes their own: an administrator changes the entry, and the account follows.

-- A self-made change begins in email_change, whichever address confirms it; an administrator's writes email at once.
create function private.guard_account_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.email_change is distinct from old.email_change and coalesce(new.email_change, '') <> '' then
    raise exception 'An administrator changes the address of an account, in the staff directory.' using errcode = '42501';
  end if;
  if new.email is distinct from old.email and exists (
    select 1 from public.staff_directory as staff
    where staff.user_id = new.id and staff.email is distinct from lower(new.email)
  ) then
    raise exception 'The address of an account is that of its directory entry.' using errcode = '23514';
  end if;
  return new;
end
$$;
revoke all on function private.guard_account_address() from public, anon, authenticated, service_role;

create trigger guard_account_address
before update of email, email_change on auth.users
for each row execute function private.guard_account_address();

create function private.follow_directory_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.user_id is not distinct from old.user_id then
    -- What was mailed to the old address ends with it.
    update auth.users set email = new.email, recovery_token = '', updated_at = now()
    where id = new.user_id and email is distinct from new.email;
    update auth.identities
    set identity_data = identity_data || jsonb_build_object('email', new.email), updated_at = now()
    where user_id = new.user_id and provider = 'email' and email is distinct from new.email;
  elsif not exists (select 1 from auth.users where id = new.user_id and lower(email) = new.email) then
    raise exception 'An account is linked to the entry of its own address.' using errcode = '23514';
  end if;
  return null;
end
$$;
revoke all on function private.follow_directory_address() from public, anon, authenticated, service_role;

create trigger follow_directory_address
after insert or update of user_id, email on public.staff_directory
for each row when (new.user_id is not null)
execute function private.follow_directory_address();

-- What is under way is called off, and who took another address gets their own back, unless somebody else has it now:
-- then an administrator has to look.
update auth.users set email_change = '', email_change_token_new = '', email_change_token_current = ''
where coalesce(email_change, '') <> '';
update auth.users as account set email = staff.email
from public.staff_directory as staff
where staff.user_id = account.id and lower(account.email) <> staff.email
  and not exists (select 1 from auth.users as other where other.email = staff.email);
update auth.identities as own
set identity_data = own.identity_data || jsonb_build_object('email', account.email)
from auth.users as account
where account.id = own.user_id and own.provider = 'email' and own.email is distinct from lower(account.email)
  and exists (select 1 from public.staff_directory as staff where staff.user_id = account.id);
