-- Everyone compares their own pieces in versions of the brand, and administrators store the files of approvals that have none.

-- The request that an approval answered.
create function private.answered_request(given public.piece_events) returns public.piece_events
language sql stable security definer set search_path = ''
as $$
  select asked.* from public.piece_events as asked
  where asked.piece_id = $1.piece_id and asked.version = $1.version and asked.action = 'asked' and asked.id < $1.id
  order by asked.id desc limit 1
$$;

-- Whether the person asking may store files for an approval, which is in force and has none: they gave it, or they're an administrator who
-- could have given it.
create or replace function private.may_store_for(approval bigint) returns boolean
language sql stable security definer set search_path = ''
as $$
  select (select private.current_staff_role()) is not null and exists (
    select 1 from public.piece_events as given join public.pieces as piece on piece.id = given.piece_id
    where given.id = $1 and given.action = 'approved'
      and (private.latest_approval(given.piece_id)).id = given.id and (private.stored_event(given.id)).id is null
      and (given.actor_id = (select private.current_account()) or (
        (select private.current_staff_role()) in ('admin', 'super_admin') and piece.deleted_at is null
        and not private.is_own_request(piece, private.answered_request(given), (select private.current_account()))
      ))
  )
$$;

create or replace function private.may_read_approved_file(stored_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select (select private.current_staff_role()) is not null and exists (
    select 1 from private.stored_event(private.approval_in_name(stored_name)) as stored
    join public.pieces as piece on piece.id = stored.piece_id
    where private.has_file(stored, split_part(stored_name, '/', 2)) and (
      piece.owner_id = (select private.current_account())
      or (piece.deleted_at is null and (
        private.rights_on(piece) is not null
        or (
          select given.actor_id from public.piece_events as given where given.id = (stored.record ->> 'approval')::bigint
        ) = (select private.current_account())
        or (select private.current_staff_role()) in ('admin', 'super_admin')
      ))
    )
  )
$$;

create or replace function private.store_approved_files(approval bigint, files jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  given public.piece_events;
  stored public.piece_events := private.stored_event(approval);
  me uuid := private.require_staff();
begin
  -- Asking again after a lost answer changes nothing.
  if stored.id is not null and stored.actor_id = me and stored.record -> 'files' = files then
    return;
  end if;
  select * into given from public.piece_events as event where event.id = approval and event.action = 'approved';
  perform from public.pieces as present where present.id = given.piece_id for update;
  if not private.may_store_for(approval) then
    raise exception 'Only the person who gave an approval, or an administrator whose piece it isn''t, can store its files: once, while it''s in force.'
      using errcode = '42501';
  end if;
  if not private.is_stored_record(jsonb_build_object('approval', approval, 'files', files)) then
    raise exception 'Name up to 20 files by their format, their size and the SHA-256 of their bytes.' using errcode = '23514';
  end if;
  if exists (
    select 1 from jsonb_array_elements(files) as file where not exists (
      select 1 from storage.objects as held
      where held.bucket_id = 'approved-files' and held.name = approval || '/' || (file ->> 'sha256')
        and coalesce(held.metadata ->> 'size', held.metadata ->> 'contentLength') = file ->> 'bytes'
    )
  ) then
    raise exception 'A file hasn''t arrived completely. Store it again.' using errcode = '23514';
  end if;
  insert into public.piece_events (piece_id, version, action, actor_id, record)
  values (given.piece_id, given.version, 'stored', me, jsonb_build_object('approval', approval, 'files', files));
end
$$;

drop function public.brand_update_pieces(uuid, integer);
drop function private.brand_update_pieces(uuid, integer);

create function private.brand_update_pieces(after uuid, size integer) returns table (
  piece uuid, name text, designer text, owner text, version integer, revision integer, approval bigint, in_review boolean,
  brand_version text, contact jsonb, draft jsonb, pictures jsonb, may_store boolean
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me uuid := private.require_staff();
  is_administrator boolean := (select private.current_staff_role()) in ('admin', 'super_admin');
begin
  return query select each.id, each.name, each.designer, private.name_of(each.owner_id), coalesce(kept.version, each.version), each.revision,
    approved.id, (private.open_request(each.id)).id is not null, coalesce(approved.record ->> 'brand_version', each.brand_version),
    approved.record -> 'contact', coalesce(kept.draft, each.draft),
    case when kept.version is null then private.pictures_in(each.draft, each.pictures) else private.pictures_in(kept.draft, kept.pictures) end,
    private.may_store_for(approved.id)
  from public.pieces as each
  left join lateral private.latest_approval(each.id) as approved on approved.id is not null
  left join public.piece_versions as kept on kept.piece_id = each.id and kept.version = approved.version
  where ($1 is null or each.id > $1) and (is_administrator or each.owner_id = me) and private.is_in_brand_update(each)
  order by each.id limit least(coalesce($2, 100), 100);
end
$$;
grant execute on function private.brand_update_pieces to authenticated;

create function public.brand_update_pieces(after uuid default null, size integer default 100) returns table (
  piece uuid, name text, designer text, owner text, version integer, revision integer, approval bigint, in_review boolean,
  brand_version text, contact jsonb, draft jsonb, pictures jsonb, may_store boolean
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.brand_update_pieces(after, size)
$$;
grant execute on function public.brand_update_pieces to authenticated;

update public.portal_knowledge as passage
set body = stated.body
from (values
('Brand update',
  'On "Brand update", which everyone opens from "Your pieces", you compare your own pieces in two versions of the brand. You see which change in '
  'colors, logo or layout or have new findings, before and after. Administrators also compare shared pieces, approved versions and team templates, '
  'can ask for approval again, and email the people who downloaded them.'),
('What a brand update leaves out',
  'Administrators don''t compare the private pieces of others in a brand update: these are only counted, and their owners compare them on the same '
  'page. Emails, signatures and the wizard''s requests can''t be compared. The results stay in that browser, and the comparison goes on when you come '
  'back to the page.'),
('You don''t have access to this page',
  '"You don''t have access to this page" means that the page is for administrators or super administrators. Ask one if you need something from it. '
  'Job Applications, Positions and Approvals are for administrators; the Audit Trail is for super administrators.'),
('The approved file couldn''t be stored',
  'If "is approved, but its file couldn''t be stored" shows, choose "Store again": the browser of the person who approved makes the file and uploads '
  'it. Later, "Check approved files" on "Brand update" stores a missing file: any administrator can do it, except for pieces of their own. The '
  'approval counts either way.')
) as stated (title, body)
where passage.title = stated.title;
