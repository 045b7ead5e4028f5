-- password_changed becomes true when a person sets their own password (in the dialog or by e-mail) and false when
-- an administrator sets it for them. The auth server ends every session in the second case and keeps the caller's
-- own in the first, both in the transaction that writes the password; so the trigger waits for the end of that
-- transaction and looks whether a session is left. Whatever else writes a password leads to "false": ask again.
create function private.follow_password() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  chosen_by_owner boolean := exists (select 1 from auth.sessions where user_id = new.id);
begin
  if not exists (select 1 from auth.users where id = new.id) then
    return null;
  end if;
  insert into public.user_profiles as profile (user_id, first_name, last_name, display_name, password_changed)
  select
    new.id,
    coalesce(staff.first_name, left(new.raw_user_meta_data ->> 'first_name', 100)),
    coalesce(staff.last_name, left(new.raw_user_meta_data ->> 'last_name', 100)),
    left(new.raw_user_meta_data ->> 'full_name', 200),
    chosen_by_owner
  from (select 1) as one
  left join public.staff_directory as staff on staff.user_id = new.id
  on conflict (user_id) do update set password_changed = excluded.password_changed;
  return null;
end
$$;
revoke all on function private.follow_password() from public, anon, authenticated, service_role;

create constraint trigger follow_password
after update of encrypted_password on auth.users
deferrable initially deferred
for each row when (old.encrypted_password is distinct from new.encrypted_password)
execute function private.follow_password();
