-- Files: the buckets, and the rights on their files.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
(
  'resumes', 'resumes', false, 10 * 1024 * 1024,
  array[
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  ]
),
('piece-pictures', 'piece-pictures', false, 10 * 1024 * 1024, array['image/png', 'image/jpeg', 'image/webp']),
('photos', 'photos', false, 512 * 1024, array['image/jpeg']),
('approved-files', 'approved-files', false, 50 * 1024 * 1024, array['application/pdf', 'image/png'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- A stored name is '<13 digits of milliseconds>_<original name>.<pdf|doc|docx>', without a folder, of characters that
-- Storage accepts. The time must be within a day, the file must not be empty, and the upload needs a ticket of the last
-- hour for exactly this name.
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
  return exists (
    select 1 from private.application_tickets as held
    where held.resume = name and held.given_at > now() - interval '1 hour'
  );
end
$$;
grant execute on function private.resume_upload_allowed to anon, authenticated;

-- True for a picture that the caller stored, that's in a piece, a template or a team photo they can see, in a
-- version that waits for their approval, or in an approved version they check. One policy covers all files.
create function private.may_read_picture(stored_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select (select private.current_staff_role()) is not null and (
    exists (
      select 1 from private.picture_holders as held
      where held.sha256 = stored_name and held.account_id = (select private.current_account())
    )
    or exists (
      select 1 from public.piece_pictures as used join public.pieces as piece on piece.id = used.piece_id
      where used.sha256 = stored_name and (
        piece.owner_id = (select private.current_account())
        or (piece.deleted_at is null and private.rights_on(piece) is not null)
      )
    )
    or exists (
      select 1 from public.team_templates as template
      where template.withdrawn_at is null and private.includes_picture(template.pictures, stored_name)
    )
    or exists (
      select 1 from public.team_pictures as shared
      where stored_name in (shared.sha256, shared.preview) and (
        (select private.is_administrator())
        or private.team_picture_state(shared) = 'approved'
      )
    )
    or private.is_picture_in_my_review(stored_name)
    or private.is_picture_in_my_brand_update(stored_name)
  )
$$;
grant execute on function private.may_read_picture to authenticated;

-- There is no update policy, and administrators may delete resumes only: no one overwrites or moves a file with a
-- browser's key.
create policy files_upload on storage.objects
for insert to anon, authenticated
with check (
  case bucket_id
    when 'resumes' then private.resume_upload_allowed(name, metadata)
    when 'approved-files' then private.may_store_approved_file(name)
    else false
  end
);

create policy files_read on storage.objects
for select to authenticated
using (
  case bucket_id
    when 'resumes' then
      (select private.is_administrator()) and private.has_opened_resume(name)
    when 'piece-pictures' then private.may_read_picture(name)
    when 'photos' then private.may_read_photo(name)
    when 'approved-files' then private.may_read_approved_file(name)
    else false
  end
);

create policy resumes_remove on storage.objects
for delete to authenticated
using (bucket_id = 'resumes' and (select private.is_administrator()));
