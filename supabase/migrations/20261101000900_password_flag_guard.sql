-- A browser may repeat what the database already knows (an update that changes nothing), never decide it.
create function private.guard_password_changed() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  if new.password_changed is distinct from old.password_changed and current_user in ('anon', 'authenticated') then
    raise exception 'password_changed follows the password; it cannot be set.' using errcode = '42501';
  end if;
  return new;
end
$$;
revoke all on function private.guard_password_changed() from public, anon, authenticated, service_role;

create trigger guard_password_changed
before update of password_changed on public.user_profiles
for each row execute function private.guard_password_changed();
