-- The account of an inactive entry is banned, whoever made the entry inactive: no password, link or token gets in, and
-- a reset by e-mail, which confirms the address, activates nobody. Without a confirmation a sign-in here is answered with
-- "Email not confirmed", which the portal words as "Please contact your administrator to activate your account."
create function private.close_account(account uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  -- As the auth server bans for good: a time that Go can read, which infinity is not.
  update auth.users set banned_until = now() + interval '100 years', email_confirmed_at = null, recovery_token = ''
  where id = account;
  -- Refresh tokens go with their session.
  delete from auth.sessions where user_id = account;
$$;
revoke all on function private.close_account(uuid) from public, anon, authenticated, service_role;

create function private.follow_activation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not new.is_active then
    perform private.close_account(new.user_id);
  elsif tg_op = 'UPDATE' and not old.is_active then
    update auth.users set banned_until = null, email_confirmed_at = coalesce(email_confirmed_at, now())
    where id = new.user_id;
  end if;
  return null;
end
$$;
revoke all on function private.follow_activation() from public, anon, authenticated, service_role;

create trigger follow_activation
after insert or update of is_active, user_id on public.staff_directory
for each row when (new.user_id is not null)
execute function private.follow_activation();

create or replace function private.set_staff_active(staff_id uuid, active boolean) returns public.staff_directory
language plpgsql volatile security definer set search_path = ''
as $$
declare
  entry public.staff_directory := private.colleague_to_change(staff_id);
begin
  update public.staff_directory set is_active = active where id = entry.id returning * into entry;
  return entry;
end
$$;

select private.close_account(user_id) from public.staff_directory where not is_active and user_id is not null;
