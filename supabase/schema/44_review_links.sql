-- The library: links that show a piece to people without an account.

-- A link for people without an account: it shows one version of one piece until it expires or is revoked.
create table public.review_links (
  id uuid primary key default gen_random_uuid(),
  piece_id uuid not null,
  owner_id uuid not null,
  version integer not null,
  -- SHA-256 of the token, which is shown once and never stored.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened integer not null default 0,
  last_opened_at timestamptz,
  -- The current minute, and how often the link was opened in it.
  minute_began timestamptz not null default now(),
  opened_in_minute integer not null default 0,
  contact jsonb not null default '{}',
  foreign key (piece_id, owner_id) references public.pieces (id, owner_id) on update cascade on delete cascade,
  foreign key (piece_id, version) references public.piece_versions (piece_id, version) on delete cascade
);
comment on table public.review_links is 'Links that show one version of a piece to people without an account.';
comment on column public.review_links.contact is 'Name, title, email, phone and logo of the person who made the link, as the piece shows them.';

alter table public.review_links enable row level security;
grant select (
  id, piece_id, owner_id, version, created_at, expires_at, revoked_at, opened, last_opened_at
) on table public.review_links to authenticated;
grant select, delete on table public.review_links to service_role;

create index review_links_owner_id on public.review_links (owner_id);
create index review_links_piece_id on public.review_links (piece_id, version);
create index review_links_expires_at on public.review_links (expires_at);

create policy review_links_read on public.review_links
for select to authenticated
using ((select private.current_staff_role()) is not null and owner_id = (select private.current_account()));

create function private.create_review_link(piece uuid, version integer, days integer, contact jsonb)
returns table (link uuid, token text, expires_at timestamptz)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces := private.piece_for(piece, 'owner');
begin
  if held.deleted_at is not null then
    raise exception 'This piece is in the trash. Restore it to share it.' using errcode = '23514';
  end if;
  if coalesce(days, 0) not between 1 and 90 then
    raise exception 'A review link can last 1 to 90 days.' using errcode = '23514';
  end if;
  if not private.is_contact(coalesce(contact, 'null')) then
    raise exception 'A contact''s name, title, email, phone and logo can have up to 300 characters each.' using errcode = '23514';
  end if;
  version := coalesce(version, private.ensure_current_version(held.id));
  if not exists (select 1 from public.piece_versions as each where each.piece_id = held.id and each.version = version) then
    raise exception 'This version doesn''t exist.' using errcode = '23514';
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
grant execute on function private.create_review_link to authenticated;

-- Links to a version, or to the piece as it is now.
create function public.create_review_link(
  piece uuid, version integer default null, days integer default 14, contact jsonb default '{}'
)
returns table (link uuid, token text, expires_at timestamptz)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.create_review_link(piece, version, days, contact)
$$;
grant execute on function public.create_review_link to authenticated;

create function private.revoke_review_link(link uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.require_staff();
begin
  update public.review_links set revoked_at = coalesce(revoked_at, now()) where id = link and owner_id = me;
  if not found then
    raise exception 'This link doesn''t exist, or it isn''t yours.' using errcode = '42501';
  end if;
end
$$;
grant execute on function private.revoke_review_link to authenticated;

create function public.revoke_review_link(link uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.revoke_review_link(link)
$$;
grant execute on function public.revoke_review_link to authenticated;

-- Attempts with an invalid token: only the time is kept.
create table private.review_guesses (guessed_at timestamptz not null default clock_timestamp());

alter table private.review_guesses enable row level security;
grant select, delete on table private.review_guesses to service_role;

create index review_guesses_guessed_at on private.review_guesses (guessed_at);

create function private.raise_too_many_requests() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- PostgREST reads a status and headers from an error like this.
  raise sqlstate 'PGRST' using
    message = '{"code": "429", "message": "This link was opened too many times. Try again in a minute.", "details": null, "hint": null}',
    detail = '{"status": 429, "headers": {"Retry-After": "60"}}';
end
$$;

-- The link that a token opens; none if the token was never issued, has expired or was revoked, or its piece or owner is
-- gone. Callers can't tell these cases apart. A link opens 60 times a minute. Invalid tokens get 60 responses a minute
-- from all senders together, and valid ones aren't affected.
create function private.review_link_of(token text) returns public.review_links
language plpgsql volatile security definer set search_path = ''
as $$
declare
  link public.review_links;
begin
  select each.* into link from public.review_links as each
  join public.pieces as piece on piece.id = each.piece_id
  join public.staff_directory as staff on staff.user_id = each.owner_id
  where each.token_hash = private.hash_of(token)
    and each.revoked_at is null and each.expires_at > now() and piece.deleted_at is null and staff.is_active
  for update of each;
  if not found then
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('private.review_guesses'));
    if (select count(*) >= 60 from private.review_guesses where guessed_at > clock_timestamp() - interval '1 minute') then
      perform private.raise_too_many_requests();
    end if;
    insert into private.review_guesses default values;
    return null;
  end if;
  if link.minute_began > now() - interval '1 minute' and link.opened_in_minute >= 60 then
    perform private.raise_too_many_requests();
  end if;
  update public.review_links set
    minute_began = case when minute_began > now() - interval '1 minute' then minute_began else now() end,
    opened_in_minute = case when minute_began > now() - interval '1 minute' then opened_in_minute + 1 else 1 end
  where id = link.id;
  return link;
end
$$;

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
grant execute on function private.open_review_link to anon, authenticated;

-- The version that a link shows, with its contact line and its sender, and nothing else; no row for an invalid token.
create function public.open_review_link(token text) returns table (
  name text, designer text, designer_version integer, brand_version text, version integer, draft jsonb, pictures jsonb,
  saved_at timestamptz, expires_at timestamptz, contact jsonb, sender text
)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.open_review_link(token)
$$;
grant execute on function public.open_review_link to anon, authenticated;

create function private.review_pictures(token text) returns setof text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  link public.review_links := private.review_link_of(token);
begin
  return query select distinct named.value from public.piece_versions as shown
  cross join lateral jsonb_each_text(private.pictures_in(shown.draft, shown.pictures)) as named
  where shown.piece_id = link.piece_id and shown.version = link.version;
end
$$;
grant execute on function private.review_pictures to service_role;

-- The stored names of that version's pictures, for the function `review-pictures`, which signs their addresses.
create function public.review_pictures(token text) returns setof text
language sql volatile security invoker set search_path = ''
as $$
  select * from private.review_pictures(token)
$$;
grant execute on function public.review_pictures to service_role;

create function private.keep_review_link_quota() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('quota ' || new.owner_id));
  if (
    select count(*) from public.review_links as open
    where open.owner_id = new.owner_id and open.revoked_at is null and open.expires_at > now()
  ) >= private.quota_of('review links') then
    raise exception 'You have 20 active review links. Revoke one before you create another.' using errcode = '23514';
  end if;
  return new;
end
$$;

create trigger keep_review_link_quota before insert on public.review_links
for each row execute function private.keep_review_link_quota();
