-- The team's own photographs: any active staff member adds one, administrators approve it, and every picture field
-- finds it.

-- Boxes around faces, as fractions of the picture from its top left. Cropping keeps them in view.
create function private.are_faces(faces jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(faces) = 'array' and jsonb_array_length(faces) <= 40 then not exists (
    select 1 from jsonb_array_elements(faces) as face
    where case when (
        select array_agg(side.key order by side.key) = '{height,width,x,y}' and bool_and(jsonb_typeof(side.value) = 'number')
        from jsonb_each(case jsonb_typeof(face) when 'object' then face else '{}' end) as side
      ) then not (
        (face ->> 'x')::numeric >= 0 and (face ->> 'y')::numeric >= 0 and (face ->> 'width')::numeric > 0 and (face ->> 'height')::numeric > 0
        and (face ->> 'x')::numeric + (face ->> 'width')::numeric <= 1 and (face ->> 'y')::numeric + (face ->> 'height')::numeric <= 1
      ) else true end
  ) else false end
$$;

create function private.are_topics(topics text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select cardinality(topics) <= 20 and not exists (
    select 1 from unnest(topics) as topic where not coalesce(private.is_title(topic) and char_length(topic) <= 40, false)
  )
$$;

create table public.team_pictures (
  -- Created by the client, so that a repeated request doesn't add a second one. Drafts name a picture by it.
  id uuid primary key,
  title text not null check (private.is_title(title)),
  topics text[] not null default '{}' check (private.are_topics(topics)),
  credit text not null check (private.is_title(credit)),
  -- The license, or who gave permission and for what.
  rights text not null check (private.trimmed(rights) <> '' and char_length(rights) <= 500 and private.is_plain(rights)),
  -- The last day it can be used; null for no end.
  expires_on date check (expires_on between date '2000-01-01' and date '2100-12-31'),
  faces jsonb not null default '[]' check (private.are_faces(faces)),
  -- In pixels, as measured by the uploader's browser.
  width integer not null check (width between 1 and 100000),
  height integer not null check (height between 1 and 100000),
  -- Its file in the bucket of the pieces' pictures. Stored once per content, and checked on upload.
  sha256 text not null references private.pictures (sha256),
  -- A small copy for lists; a picture that is small itself names its own file.
  preview text not null references private.pictures (sha256),
  -- No foreign keys: records of what someone did outlive their account.
  uploaded_by uuid not null,
  approved_by uuid,
  approved_at timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  constraint approval_names_someone check ((approved_by is null) = (approved_at is null))
);
comment on table public.team_pictures is 'The team''s own photographs. A row stays, because drafts name it.';

alter table public.team_pictures enable row level security;
grant select on table public.team_pictures to authenticated, service_role;

create index team_pictures_sha256 on public.team_pictures (sha256);
create index team_pictures_preview on public.team_pictures (preview);
create index team_pictures_uploaded_by on public.team_pictures (uploaded_by);

-- A photograph's status. Its last day ends when it's over on Baker Island, as with positions.
create function private.team_picture_state(shown public.team_pictures) returns text
language sql stable set search_path = ''
as $$
  select case
    when shown.withdrawn_at is not null then 'withdrawn'
    when shown.expires_on < (now() at time zone '-12')::date then 'expired'
    when shown.approved_at is null then 'waiting'
    else 'approved'
  end
$$;
grant execute on function private.team_picture_state to authenticated;

create policy team_pictures_read on public.team_pictures
for select to authenticated
using (
  (select private.is_administrator())
  or (
    (select private.current_staff_role()) is not null
    and (uploaded_by = (select private.current_account()) or private.team_picture_state(team_pictures) = 'approved')
  )
);

-- Every photograph that the caller can see, whether it can be used, and who added it.
create function public.list_team_pictures() returns table (
  id uuid, title text, topics text[], credit text, rights text, expires_on date, faces jsonb, width integer, height integer, preview text,
  uploaded_by uuid, uploader text, created_at timestamptz, state text
)
language sql stable security invoker set search_path = ''
as $$
  select shown.id, shown.title, shown.topics, shown.credit, shown.rights, shown.expires_on, shown.faces, shown.width, shown.height,
    shown.preview, shown.uploaded_by, nullif(concat_ws(' ', person.first_name, person.last_name), ''), shown.created_at,
    private.team_picture_state(shown)
  from public.team_pictures as shown left join public.staff_directory as person on person.user_id = shown.uploaded_by
$$;
grant execute on function public.list_team_pictures to authenticated;

create function private.add_team_picture(
  picture uuid, sha256 text, preview text, title text, topics jsonb, credit text, rights text, expires_on date, faces jsonb, width integer,
  height integer
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  me uuid := private.require_staff();
begin
  -- Without the lock, two concurrent requests would each see room for one more.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.team_pictures'));
  if exists (select 1 from public.team_pictures as own where own.id = picture and own.uploaded_by = me) then
    return;
  end if;
  if (select count(*) from public.team_pictures) >= 2000 then
    raise exception 'The team has reached its limit of 2,000 photographs. Add this picture to your piece instead.' using errcode = '23514';
  end if;
  if exists (
    select 1 from unnest(array[sha256, preview]) as file
    where not exists (select 1 from private.picture_holders as held where held.sha256 = file and held.account_id = me)
  ) then
    raise exception 'This photograph hasn''t been uploaded yet.' using errcode = '23514';
  end if;
  insert into public.team_pictures (id, title, topics, credit, rights, expires_on, faces, width, height, sha256, preview, uploaded_by)
  values (
    picture, private.trimmed(title), private.texts_of(topics), private.trimmed(credit), private.trimmed(rights), expires_on, faces, width,
    height, sha256, preview, me
  );
end
$$;
grant execute on function private.add_team_picture to authenticated;

-- Adds a photograph that the caller has stored; it waits for approval. The client creates the id, `picture`. For active
-- staff.
create function public.add_team_picture(
  picture uuid, sha256 text, preview text, title text, topics jsonb, credit text, rights text, faces jsonb, width integer, height integer,
  expires_on date default null
) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.add_team_picture(picture, sha256, preview, title, topics, credit, rights, expires_on, faces, width, height)
$$;
grant execute on function public.add_team_picture to authenticated;

create function private.edit_team_picture(
  picture uuid, title text, topics jsonb, credit text, rights text, expires_on date, faces jsonb
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
begin
  perform private.require_administrator('approve, edit or withdraw team photos');
  update public.team_pictures as kept set
    title = private.trimmed(title), topics = private.texts_of(topics), credit = private.trimmed(credit), rights = private.trimmed(rights),
    expires_on = expires_on, faces = faces
  where kept.id = picture;
  if not found then
    raise exception 'This photograph doesn''t exist.' using errcode = '23514';
  end if;
end
$$;
grant execute on function private.edit_team_picture to authenticated;

-- Changes the texts about a photograph. For administrators.
create function public.edit_team_picture(
  picture uuid, title text, topics jsonb, credit text, rights text, faces jsonb, expires_on date default null
) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.edit_team_picture(picture, title, topics, credit, rights, expires_on, faces)
$$;
grant execute on function public.edit_team_picture to authenticated;

create function private.approve_team_picture(picture uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.require_administrator('approve, edit or withdraw team photos');
begin
  update public.team_pictures as kept set approved_by = me, approved_at = now(), withdrawn_at = null
  where kept.id = picture and (kept.approved_at is null or kept.withdrawn_at is not null);
  if not exists (select 1 from public.team_pictures as kept where kept.id = picture) then
    raise exception 'This photograph doesn''t exist.' using errcode = '23514';
  end if;
end
$$;
grant execute on function private.approve_team_picture to authenticated;

-- Lets all staff use a photograph, including one that was withdrawn. Safe to repeat. For administrators.
create function public.approve_team_picture(picture uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.approve_team_picture(picture)
$$;
grant execute on function public.approve_team_picture to authenticated;

create function private.withdraw_team_picture(picture uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_administrator('approve, edit or withdraw team photos');
  update public.team_pictures as kept set withdrawn_at = coalesce(kept.withdrawn_at, now()) where kept.id = picture;
  if not found then
    raise exception 'This photograph doesn''t exist.' using errcode = '23514';
  end if;
end
$$;
grant execute on function private.withdraw_team_picture to authenticated;

-- Withdraws a photograph: no one finds it anymore, and pieces with it say so before a download. For administrators.
create function public.withdraw_team_picture(picture uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.withdraw_team_picture(picture)
$$;
grant execute on function public.withdraw_team_picture to authenticated;

create function private.team_picture_states(pictures uuid[]) returns table (id uuid, state text, expires_on date)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  return query select kept.id, private.team_picture_state(kept), kept.expires_on
  from public.team_pictures as kept where kept.id = any (pictures) limit 1000;
end
$$;
grant execute on function private.team_picture_states to authenticated;

-- The statuses of photographs: 'approved', 'waiting', 'expired' or 'withdrawn'. Includes those that the caller can't
-- see anymore, because their pieces name them; one that doesn't exist has no row. For active staff.
create function public.team_picture_states(pictures jsonb) returns table (id uuid, state text, expires_on date)
language sql stable security invoker set search_path = ''
as $$
  select * from private.team_picture_states(private.ids_of(pictures))
$$;
grant execute on function public.team_picture_states to authenticated;

create function private.record_team_picture() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  fields jsonb;
begin
  if tg_op = 'INSERT' then
    perform private.record_event('team_picture.added', new.id, new.title);
  elsif tg_op = 'DELETE' then
    perform private.record_event('team_picture.deleted', old.id, old.title);
  else
    if new.withdrawn_at is not null and old.withdrawn_at is null then
      perform private.record_event('team_picture.withdrawn', new.id, new.title);
    elsif new.approved_at is distinct from old.approved_at then
      perform private.record_event('team_picture.approved', new.id, new.title);
    end if;
    fields := private.changed_fields(to_jsonb(old), to_jsonb(new), array['approved_by', 'approved_at', 'withdrawn_at']);
    if fields <> '[]' then
      perform private.record_event('team_picture.edited', new.id, new.title, jsonb_build_object('fields', fields));
    end if;
  end if;
  return null;
end
$$;

create trigger record_team_picture after insert or update or delete on public.team_pictures
for each row execute function private.record_team_picture();
