-- What reviewing needs: the states of the review, notes, deletion, and a reference that the applicant can name.
alter table public.job_applications drop constraint job_applications_status_check;
update public.job_applications set status = case status when 'interview' then 'contacted' else 'closed' end
where status in ('interview', 'hired', 'declined');
alter table public.job_applications
  add constraint job_applications_status_check check (status in ('new', 'reviewing', 'contacted', 'closed')),
  add column notes text not null default '' check (char_length(notes) <= 5000),
  -- Made by the form, so that a request repeated after a lost answer makes no second record. Without one, made here.
  add column reference text not null unique
    default upper(left(gen_random_uuid()::text, 5) || '-' || right(gen_random_uuid()::text, 5))
    check (reference ~ '^[0-9A-Z]{5}-[0-9A-Z]{5}$');

grant insert (reference) on table public.job_applications to anon, authenticated;
grant update (notes) on table public.job_applications to authenticated;

-- A row goes after its file: one that is left behind would be found by nobody.
create function private.resume_is_stored(stored_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from storage.objects as stored where stored.bucket_id = 'resumes' and stored.name = stored_name
  )
$$;
revoke all on function private.resume_is_stored(text) from public, anon, authenticated, service_role;
grant execute on function private.resume_is_stored(text) to authenticated;

grant delete on table public.job_applications to authenticated;
create policy job_applications_remove on public.job_applications
for delete to authenticated
using (
  (select private.current_staff_role()) in ('admin', 'super_admin')
  and not private.resume_is_stored(resume_url)
);

create policy resumes_remove on storage.objects
for delete to authenticated
using (bucket_id = 'resumes' and (select private.current_staff_role()) in ('admin', 'super_admin'));
