-- At most 200 people are mailed at a time; the others are a minute later.
create or replace function private.shares_due() returns table (person uuid, email text, first_name text, pieces jsonb)
language sql volatile security definer set search_path = ''
as $$
  with fresh as (
    select share.piece_id, share.person_id, share.shared_at
    from public.piece_shares as share join public.pieces as shared on shared.id = share.piece_id and shared.deleted_at is null
    where share.mailed_at is null and share.seen_at is null
      and share.shared_at between now() - interval '1 day' and now() - interval '5 minutes'
  ), readers as (
    select fresh.person_id from fresh group by fresh.person_id order by min(fresh.shared_at), fresh.person_id limit 200
  ), due as (
    update public.piece_shares as share set mailed_at = now()
    from fresh join readers on readers.person_id = fresh.person_id join public.pieces as shared on shared.id = fresh.piece_id
    where share.piece_id = fresh.piece_id and share.person_id = fresh.person_id
      -- Another run may have taken it since it was read above.
      and share.mailed_at is null
    returning share.person_id, share.shared_at, shared.id, shared.name, shared.designer, shared.owner_id
  )
  select reader.user_id, reader.email::text, reader.first_name::text, jsonb_agg(
    jsonb_build_object(
      'piece', due.id, 'name', due.name, 'designer', due.designer,
      'owner', (select btrim(concat_ws(' ', giver.first_name, giver.last_name)) from public.staff_directory as giver where giver.user_id = due.owner_id)
    ) order by due.shared_at desc, due.id
  )
  from due join public.staff_directory as reader on reader.user_id = due.person_id and reader.is_active
  group by reader.user_id, reader.email, reader.first_name
$$;
