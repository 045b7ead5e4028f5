-- A link belongs to the address that it was mailed to. Corrected to another address the application is no longer that reader's: the link
-- ends at once, and within two days of the application the new address is mailed its own.
create function private.end_link_of_old_address() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.application_links as link
  set expires_at = least(link.expires_at, now()), sent_at = null, tries = 1, tried_at = '-infinity'
  where link.application_id = new.id;
  return null;
end
$$;
revoke all on function private.end_link_of_old_address() from public, anon, authenticated, service_role;
create trigger end_link_of_old_address after update of email on public.job_applications
for each row when (lower(new.email) is distinct from lower(old.email)) execute function private.end_link_of_old_address();
