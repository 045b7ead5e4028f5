-- A portal without an active super administrator who can sign in could never be repaired from inside, so the
-- statement that would leave none fails, whoever runs it. After the statement and not per row: one update may
-- demote everybody at once. Deleting the account counts too, because it empties user_id.
create function private.keep_a_super_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select 1 from touched where role = 'super_admin' and is_active and user_id is not null) then
    return null;
  end if;
  -- Two statements at once must not each count the other's person.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.staff_directory.super_admin'));
  if not exists (
    select 1 from public.staff_directory where role = 'super_admin' and is_active and user_id is not null
  ) then
    raise exception 'At least one active super administrator must remain.' using errcode = '23514';
  end if;
  return null;
end
$$;
revoke all on function private.keep_a_super_admin() from public, anon, authenticated, service_role;

create trigger keep_a_super_admin_on_update
after update on public.staff_directory
referencing old table as touched
for each statement execute function private.keep_a_super_admin();

create trigger keep_a_super_admin_on_delete
after delete on public.staff_directory
referencing old table as touched
for each statement execute function private.keep_a_super_admin();
