-- A review link shows the contact line that the piece has for whoever made the link: a card without its name is another card.

create function private.is_contact(contact jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(contact) = 'object' then not exists (
    select 1 from jsonb_each(contact) as each
    where each.key not in ('name', 'title', 'email', 'phone', 'logoVersion')
      or jsonb_typeof(each.value) <> 'string' or char_length(each.value #>> '{}') > 300
  ) else false end
$$;
revoke all on function private.is_contact(jsonb) from public, anon, authenticated, service_role;

alter table public.review_links add column contact jsonb not null default '{}';
comment on column public.review_links.contact is 'Name, title, email, phone and logo of whoever made the link, as the piece shows them.';

drop function public.create_review_link(uuid, integer, integer);
drop function private.create_review_link(uuid, integer, integer);

create function private.create_review_link(piece uuid, version integer, days integer, contact jsonb)
returns table (link uuid, token text, expires_at timestamptz)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces := private.piece_for(piece, 'owner');
begin
  if held.deleted_at is not null then
    raise exception 'This piece is in the bin. Bring it back to share it.' using errcode = '23514';
  end if;
  if coalesce(days, 0) not between 1 and 90 then
    raise exception 'A review link works for 1 to 90 days.' using errcode = '23514';
  end if;
  if not private.is_contact(coalesce(contact, 'null')) then
    raise exception 'A contact line has a name, title, email, phone and logo of at most 300 characters.' using errcode = '23514';
  end if;
  version := coalesce(version, private.keep_present(held.id));
  if not exists (select 1 from public.piece_versions as each where each.piece_id = held.id and each.version = version) then
    raise exception 'This piece has no such version.' using errcode = '23514';
  end if;
  -- 244 random bits.
  token := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  expires_at := now() + make_interval(days => days);
  insert into public.review_links as made (piece_id, owner_id, version, token_hash, expires_at, contact)
  values (held.id, held.owner_id, version, private.hash_of(token), expires_at, contact)
  returning made.id into link;
  return next;
end
$$;
revoke all on function private.create_review_link(uuid, integer, integer, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function private.create_review_link(uuid, integer, integer, jsonb) to authenticated;

-- Of one version, or of the piece as it is now.
create function public.create_review_link(
  piece uuid, version integer default null, days integer default 14, contact jsonb default '{}'
)
returns table (link uuid, token text, expires_at timestamptz)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.create_review_link(piece, version, days, contact)
$$;
revoke all on function public.create_review_link(uuid, integer, integer, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.create_review_link(uuid, integer, integer, jsonb) to authenticated;

drop function public.open_review_link(text);
drop function private.open_review_link(text);

create function private.open_review_link(token text) returns table (
  name text, designer text, designer_version integer, brand_version text, version integer, draft jsonb, pictures jsonb,
  saved_at timestamptz, expires_at timestamptz, contact jsonb
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
    private.pictures_in(shown.draft, shown.pictures), shown.saved_at, link.expires_at, link.contact
  from public.piece_versions as shown join public.pieces as piece on piece.id = shown.piece_id
  where shown.piece_id = link.piece_id and shown.version = link.version;
end
$$;
revoke all on function private.open_review_link(text) from public, anon, authenticated, service_role;
grant execute on function private.open_review_link(text) to anon, authenticated;

-- The one version that a link shows with its contact line, and nothing else; no row for a token that opens none.
create function public.open_review_link(token text) returns table (
  name text, designer text, designer_version integer, brand_version text, version integer, draft jsonb, pictures jsonb,
  saved_at timestamptz, expires_at timestamptz, contact jsonb
)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.open_review_link(token)
$$;
revoke all on function public.open_review_link(text) from public, anon, authenticated, service_role;
grant execute on function public.open_review_link(text) to anon, authenticated;
