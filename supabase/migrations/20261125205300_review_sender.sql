-- Who opens a review link is told who sent it, by the directory and not by what the piece says.
drop function public.open_review_link(text);
drop function private.open_review_link(text);

create function private.open_review_link(token text) returns table (
  name text, designer text, designer_version integer, brand_version text, version integer, draft jsonb, pictures jsonb,
  saved_at timestamptz, expires_at timestamptz, contact jsonb, sender text
)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  link public.review_links := private.review_link_of(token);
begin
  if link.id is null then
    return;
  end if;
  update public.review_links set opened = opened + 1, last_opened_at = now() where id = link.id;
  return query select piece.name, piece.designer, shown.designer_version, shown.brand_version, shown.version, shown.draft,
    private.pictures_in(shown.draft, shown.pictures), shown.saved_at, link.expires_at, link.contact,
    (
      select btrim(concat_ws(' ', giver.first_name, giver.last_name)) from public.staff_directory as giver
      where giver.user_id = link.owner_id
    )
  from public.piece_versions as shown join public.pieces as piece on piece.id = shown.piece_id
  where shown.piece_id = link.piece_id and shown.version = link.version;
end
$$;
revoke all on function private.open_review_link(text) from public, anon, authenticated, service_role;
grant execute on function private.open_review_link(text) to anon, authenticated;

-- The one version that a link shows with its contact line and who sent it, and nothing else; no row for a token that opens none.
create function public.open_review_link(token text) returns table (
  name text, designer text, designer_version integer, brand_version text, version integer, draft jsonb, pictures jsonb,
  saved_at timestamptz, expires_at timestamptz, contact jsonb, sender text
)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.open_review_link(token)
$$;
revoke all on function public.open_review_link(text) from public, anon, authenticated, service_role;
grant execute on function public.open_review_link(text) to anon, authenticated;
