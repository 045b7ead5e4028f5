-- A picture that was tried and taken out again before a version was made is shown by nothing, and yet was kept for as long as its piece.
-- Once a piece has rested for a week, `sweep-library` forgets those that neither it nor a version shows, nor a value that can be put
-- back; what then belongs to nothing goes as it always did. Values can be put back for 90 days, so it is looked for that long.
create function private.prune_piece_pictures() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  with unshown as (
    select used.piece_id, used.sha256
    from public.piece_pictures as used join public.pieces as piece on piece.id = used.piece_id
    where piece.updated_at between now() - interval '100 days' and now() - interval '7 days'
      and not private.shows(private.pictures_in(piece.draft, piece.pictures), used.sha256)
      and not exists (
        select 1 from public.piece_versions as kept
        where kept.piece_id = used.piece_id and private.shows(private.pictures_in(kept.draft, kept.pictures), used.sha256)
      )
      and not exists (
        select 1 from public.piece_overwrites as lost
        where lost.piece_id = used.piece_id
          and private.shows(private.pictures_in(lost.value, piece.pictures), used.sha256)
      )
    limit 500
  ), gone as (
    delete from public.piece_pictures as used using unshown
    where used.piece_id = unshown.piece_id and used.sha256 = unshown.sha256
    returning used.piece_id, used.sha256
  )
  -- Who adds it again stores it again.
  update public.pieces as piece set pictures = (
    select coalesce(jsonb_object_agg(named.key, named.value), '{}') from jsonb_each_text(piece.pictures) as named
    where not exists (select 1 from gone where gone.piece_id = piece.id and gone.sha256 = named.value)
  )
  where piece.id in (select gone.piece_id from gone);
end
$$;
revoke all on function private.prune_piece_pictures() from public, anon, authenticated, service_role;
grant execute on function private.prune_piece_pictures() to service_role;

create or replace function public.library_to_sweep() returns jsonb
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
  perform private.prune_piece_pictures();
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
