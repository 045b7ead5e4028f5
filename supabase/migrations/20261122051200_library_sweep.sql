-- What `sweep-library` deletes: pieces that were in the bin for 30 days, pictures that nothing has referred to for a week,
-- and what is only of use for a while. Files go through Storage, so the database says which: those of the bucket that
-- it does not know.
grant delete on table public.pieces, public.piece_overwrites to service_role;
grant select on table private.picture_holders to service_role;
grant select, delete on table private.piece_mutations, private.piece_visits to service_role;

create function public.library_to_sweep() returns jsonb
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  emptied integer;
begin
  with gone as (
    delete from public.pieces where id in (
      select id from public.pieces where deleted_at <= now() - interval '30 days' order by deleted_at limit 1000
    ) returning 1
  )
  select count(*) into emptied from gone;
  delete from public.review_links where expires_at <= now() - interval '30 days';
  delete from public.piece_overwrites where overwritten_at <= now() - interval '90 days';
  delete from private.piece_mutations where done_at <= now() - interval '90 days';
  delete from private.piece_visits where seen_at <= now() - interval '1 hour';
  delete from private.review_guesses where guessed_at <= now() - interval '1 hour';
  delete from private.pictures as unused where unused.sha256 in (
    select old.sha256 from private.pictures as old
    where old.stored_at <= now() - interval '7 days'
      and not exists (select 1 from public.piece_pictures as used where used.sha256 = old.sha256)
      and not exists (select 1 from public.team_templates as template where private.shows(template.pictures, old.sha256))
    order by old.stored_at limit 500
  );
  return jsonb_build_object('pieces', emptied, 'files', coalesce((
    select jsonb_agg(name) from (
      select stored.name from storage.objects as stored
      where stored.bucket_id = 'piece-pictures' and stored.created_at <= now() - interval '1 hour'
        and not exists (select 1 from private.pictures as known where known.sha256 = stored.name)
      order by stored.created_at limit 500
    ) as unknown
  ), '[]'));
end
$$;
revoke all on function public.library_to_sweep() from public, anon, authenticated, service_role;
grant execute on function public.library_to_sweep() to service_role;
