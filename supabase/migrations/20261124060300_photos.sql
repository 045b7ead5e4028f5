-- What people look like: a square picture each, whose name stands in their entry. Only the function `store-photo` stores one, after it
-- has looked at its bytes. Whoever may read the entry may read the picture, and nobody a picture that no entry names.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('photos', 'photos', false, 512 * 1024, array['image/jpeg'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Begins with the entry's own id, so that nobody shows the picture of somebody else.
alter table public.staff_directory
  add column photo text unique check (photo ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}\.jpg$' and left(photo, 36) = id::text);

create function private.may_read_photo(stored_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.staff_directory as entry
    where entry.photo = stored_name
      and (entry.is_active and (select private.current_staff_role()) is not null
        or (select private.current_staff_role()) = 'super_admin')
  )
$$;
revoke all on function private.may_read_photo(text) from public, anon, authenticated, service_role;
grant execute on function private.may_read_photo(text) to authenticated;

alter policy files_read on storage.objects
using (
  case bucket_id
    when 'resumes' then
      (select private.current_staff_role()) in ('admin', 'super_admin') and private.has_opened_resume(name)
    when 'piece-pictures' then private.may_read_picture(name)
    when 'photos' then private.may_read_photo(name)
    else false
  end
);

create function private.set_photo(entry uuid, photo text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  role public.staff_role := (select private.current_staff_role());
  before public.staff_directory;
begin
  select * into before from public.staff_directory as staff where staff.id = entry for update;
  if role is null or before.user_id is distinct from (select private.current_account()) and role <> 'super_admin' then
    raise exception 'You may change your own photo. Those of others are changed by super administrators.'
      using errcode = '42501';
  end if;
  if before.id is null then
    raise exception 'This person is not in the directory.' using errcode = 'P0001';
  end if;
  if photo is not null and not exists (
    select 1 from storage.objects as stored where stored.bucket_id = 'photos' and stored.name = photo
  ) then
    raise exception 'This photo is not stored.' using errcode = '23514';
  end if;
  update public.staff_directory as staff set photo = photo where staff.id = entry;
  return before.photo;
end
$$;
revoke all on function private.set_photo(uuid, text) from public, anon, authenticated, service_role;
grant execute on function private.set_photo(uuid, text) to authenticated;

-- Gives an entry another photo, or none; answers with the name of the one it had.
create function public.set_photo(entry uuid, photo text) returns text
language sql volatile security invoker set search_path = ''
as $$
  select private.set_photo(entry, photo)
$$;
revoke all on function public.set_photo(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.set_photo(uuid, text) to authenticated;

-- The names of files that no entry has named for an hour: of people who were deleted, or left over where a change broke off.
create function public.photos_to_sweep() returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select coalesce(jsonb_agg(name), '[]') from (
    select stored.name from storage.objects as stored
    where stored.bucket_id = 'photos' and stored.created_at <= now() - interval '1 hour'
      and not exists (select 1 from public.staff_directory as entry where entry.photo = stored.name)
    order by stored.created_at limit 500
  ) as unnamed
$$;
revoke all on function public.photos_to_sweep() from public, anon, authenticated, service_role;
grant execute on function public.photos_to_sweep() to service_role;
