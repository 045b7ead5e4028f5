insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'resumes', 'resumes', false, 10 * 1024 * 1024,
  array[
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  ]
)
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- A stored name is '<13 digits of milliseconds>_<original name>.<pdf|doc|docx>', in no folder, of characters that
-- Storage accepts. The stamp must be of these days, an empty file is none, and an hour takes at most 120 files.
create function private.resume_upload_allowed(name text, metadata jsonb) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  stamp numeric;
begin
  if name !~ '^[0-9]{13}_[A-Za-z0-9_!.*''() &$=@;:+,?-]{1,150}$'
    or name !~* '^[0-9]{13}_.*[^.]\.(pdf|docx?)$' or name like '%..%' then
    return false;
  end if;
  stamp := left(name, 13)::numeric / 1000;
  if abs(extract(epoch from now()) - stamp) > 86400 then
    return false;
  end if;
  if coalesce(metadata ->> 'size', metadata ->> 'contentLength') = '0' then
    return false;
  end if;
  return (
    select count(*) < 120 from storage.objects as stored
    where stored.bucket_id = 'resumes' and stored.created_at > now() - interval '1 hour'
  );
end
$$;
revoke all on function private.resume_upload_allowed(text, jsonb) from public, anon, authenticated, service_role;
grant execute on function private.resume_upload_allowed(text, jsonb) to anon, authenticated;

-- No update and no delete policy: nobody overwrites, moves or removes a resume with a browser's key.
create policy resumes_upload on storage.objects
for insert to anon, authenticated
with check (bucket_id = 'resumes' and private.resume_upload_allowed(name, metadata));

create policy resumes_read on storage.objects
for select to authenticated
using (bucket_id = 'resumes' and (select private.current_staff_role()) in ('admin', 'super_admin'));
