-- Administrators correct an application when its sender asks for it; who did it last, and when, stands beside it.
alter table public.job_applications
  add column corrected_at timestamptz,
  add column corrected_by uuid references auth.users (id) on delete set null;

create function private.note_correction() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  if (new.first_name, new.last_name, new.email, new.phone, new.experience_years, new.available_start_date,
      new.salary_expectations, new.work_authorization)
    is distinct from (old.first_name, old.last_name, old.email, old.phone, old.experience_years,
      old.available_start_date, old.salary_expectations, old.work_authorization) then
    new.corrected_at := now();
    new.corrected_by := (select auth.uid());
  end if;
  return new;
end
$$;
revoke all on function private.note_correction() from public, anon, authenticated, service_role;
create trigger note_correction before update on public.job_applications
for each row execute function private.note_correction();

grant update (
  first_name, last_name, email, phone, experience_years, available_start_date, salary_expectations, work_authorization
) on table public.job_applications to authenticated;
