-- The library: comments on versions of a piece, by colleagues and by people with a review link.

-- A comment is about a field or a spot on a side of one version. Its text never changes; it's open until it's resolved.
create table public.piece_comments (
  id uuid primary key,
  piece_id uuid not null,
  version integer not null,
  field text check (field ~ '^[A-Za-z][A-Za-z0-9_.-]{0,79}(@[^@#\x01-\x1f\x7f]{1,80})?$'),
  side text check (side <> '' and char_length(side) <= 80 and private.is_plain(side)),
  -- Fractions of the side's width and height.
  x double precision check (x between 0 and 1),
  y double precision check (y between 0 and 1),
  words text not null check (private.trimmed(words) = words and words <> '' and char_length(words) <= 2000 and private.is_plain(replace(words, E'\n', ' '))),
  -- No foreign key: comments outlive their author's account. Null for someone outside, who gave a name.
  author_id uuid,
  outside_name text check (private.trimmed(outside_name) = outside_name and outside_name <> '' and char_length(outside_name) <= 80 and private.is_plain(outside_name)),
  link_id uuid references public.review_links (id) on delete set null,
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by uuid,
  foreign key (piece_id, version) references public.piece_versions (piece_id, version) on delete cascade,
  constraint about_a_field_or_a_spot check ((field is null) <> (side is null) and (side is null) = (x is null) and (side is null) = (y is null)),
  constraint by_a_colleague_or_someone_outside check ((author_id is null) <> (outside_name is null) and (author_id is null or link_id is null)),
  constraint resolved_by_someone check ((resolved_at is null) = (resolved_by is null))
);
comment on table public.piece_comments is 'Comments on versions of a piece. Their words never change; deleted only with their piece.';

alter table public.piece_comments enable row level security;
grant select on table public.piece_comments to service_role;

create index piece_comments_piece on public.piece_comments (piece_id, created_at, id);
create index piece_comments_version on public.piece_comments (piece_id, version);
create index piece_comments_link_id on public.piece_comments (link_id, created_at);

-- Lets a comment be resolved and reopened, and its link be removed, and refuses all other changes. Comments are deleted
-- for good with their piece, as its versions are.
create function private.keep_comment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - '{resolved_at,resolved_by,link_id}'::text[] = to_jsonb(old) - '{resolved_at,resolved_by,link_id}'::text[]
    and (new.link_id is null or new.link_id = old.link_id) then
    return new;
  end if;
  if tg_op = 'DELETE' and not exists (select 1 from public.pieces as piece where piece.id = old.piece_id) then
    return old;
  end if;
  raise exception 'No one can change or delete a comment.' using errcode = '42501';
end
$$;

create trigger keep_comment before update or delete on public.piece_comments
for each row execute function private.keep_comment();

create trigger keep_comments before truncate on public.piece_comments
for each statement execute function private.keep_comment();

alter table public.piece_comments enable always trigger keep_comment;
alter table public.piece_comments enable always trigger keep_comments;

-- Without the lock, two comments at once would each see room for one.
create function private.keep_comment_quota() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('comments ' || new.piece_id));
  if (select count(*) from public.piece_comments as each where each.piece_id = new.piece_id) >= private.quota_of('comments') then
    raise exception 'This piece has reached its limit of 500 comments.' using errcode = '23514';
  end if;
  if new.link_id is not null and (
    select count(*) from public.piece_comments as each where each.link_id = new.link_id
  ) >= private.quota_of('comments by a link') then
    raise exception 'This link has reached its limit of 50 comments. Ask the person who sent it for a new link.' using errcode = '23514';
  end if;
  -- People with links can't fill it up for colleagues.
  if new.author_id is null and (
    select count(*) from public.piece_comments as each where each.piece_id = new.piece_id and each.author_id is null
  ) >= private.quota_of('comments from outside') then
    raise exception 'This piece has reached its limit of 250 comments from review links.' using errcode = '23514';
  end if;
  return new;
end
$$;

create trigger keep_comment_quota before insert on public.piece_comments
for each row execute function private.keep_comment_quota();

-- Stores a comment. Safe to repeat.
create function private.write_comment(made public.piece_comments) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  made.words := private.trimmed(regexp_replace(made.words, E'\r\n?', E'\n', 'g'));
  if coalesce(made.words, '') = '' or char_length(made.words) > 2000 then
    raise exception 'Write a comment of 1 to 2,000 characters.' using errcode = '23514';
  end if;
  if not private.is_plain(replace(made.words, E'\n', ' ')) then
    raise exception 'Retype the comment without hidden characters.' using errcode = '23514';
  end if;
  if made.id is null then
    raise exception 'A comment needs its own ID.' using errcode = '23514';
  end if;
  if exists (select 1 from public.piece_comments as there where there.id = made.id) then
    return;
  end if;
  made.created_at := now();
  insert into public.piece_comments select made.*;
end
$$;

-- True if the caller approves this piece, and this version of it is in review. False for pieces in the trash.
create function private.may_review_version(piece public.pieces, version integer) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return piece.deleted_at is null and private.may_approve(piece.designer)
    and coalesce((private.open_request(piece.id)).version = version, false);
end
$$;

create function private.add_comment(
  comment uuid, piece uuid, version integer, words text, field text, side text, x double precision, y double precision
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  me uuid := private.require_staff();
  held public.pieces;
  made public.piece_comments;
begin
  select * into held from public.pieces as present where present.id = piece;
  if held.id is null or not (private.rights_on(held) is not null or private.may_review_version(held, version)) then
    raise exception 'This piece doesn''t exist, or it isn''t shared with you.' using errcode = '42501';
  end if;
  if held.deleted_at is not null then
    if held.owner_id <> me then
      raise exception 'The owner moved this piece to the trash or stopped sharing it.' using errcode = '42501';
    end if;
    raise exception 'This piece is in the trash. Restore it to comment on it.' using errcode = '23514';
  end if;
  if not exists (select 1 from public.piece_versions as each where each.piece_id = held.id and each.version = version) then
    raise exception 'This version doesn''t exist.' using errcode = '23514';
  end if;
  made.id := comment;
  made.piece_id := held.id;
  made.version := version;
  made.words := words;
  made.field := field;
  made.side := side;
  made.x := x;
  made.y := y;
  made.author_id := me;
  perform private.write_comment(made);
end
$$;
grant execute on function private.add_comment to authenticated;

-- Comments on a version, about a field or a spot on a side. For people who can see the piece, and for those who have
-- that version in review. The client creates the id; a repeated request doesn't add a second comment.
create function public.add_comment(
  comment uuid, piece uuid, version integer, words text,
  field text default null, side text default null, x double precision default null, y double precision default null
) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.add_comment(comment, piece, version, words, field, side, x, y)
$$;
grant execute on function public.add_comment to authenticated;

create function private.comment_by_link(
  token text, comment uuid, author text, words text, field text, side text, x double precision, y double precision
) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  link public.review_links := private.review_link_of(token);
  made public.piece_comments;
begin
  if link.id is null then
    return false;
  end if;
  author := private.trimmed(author);
  if coalesce(author, '') = '' or char_length(author) > 80 or not private.is_plain(author) then
    raise exception 'Enter a name of up to 80 characters.' using errcode = '23514';
  end if;
  made.id := comment;
  made.piece_id := link.piece_id;
  made.version := link.version;
  made.words := words;
  made.field := field;
  made.side := side;
  made.x := x;
  made.y := y;
  made.outside_name := author;
  made.link_id := link.id;
  perform private.write_comment(made);
  return true;
end
$$;
grant execute on function private.comment_by_link to anon, authenticated;

-- Comments on the version that a review link shows, under the name that the author gives. Returns false if the link
-- doesn't work. Counts as opening it.
create function public.comment_by_link(
  token text, comment uuid, author text, words text,
  field text default null, side text default null, x double precision default null, y double precision default null
) returns boolean
language sql volatile security invoker set search_path = ''
as $$
  select private.comment_by_link(token, comment, author, words, field, side, x, y)
$$;
grant execute on function public.comment_by_link to anon, authenticated;

create function private.comments_by_link(token text) returns table (
  id uuid, version integer, field text, side text, x double precision, y double precision, words text, author text, created_at timestamptz,
  is_resolved boolean
)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  link public.review_links := private.review_link_of(token);
begin
  return query select said.id, said.version, said.field, said.side, said.x, said.y, said.words, said.outside_name, said.created_at,
    said.resolved_at is not null
  from public.piece_comments as said where said.link_id = link.id order by said.created_at, said.id;
end
$$;
grant execute on function private.comments_by_link to anon, authenticated;

-- Comments by this link, oldest first; none by colleagues or by people with another link.
create function public.comments_by_link(token text) returns table (
  id uuid, version integer, field text, side text, x double precision, y double precision, words text, author text, created_at timestamptz,
  is_resolved boolean
)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.comments_by_link(token)
$$;
grant execute on function public.comments_by_link to anon, authenticated;

create function private.comments_on(piece uuid) returns table (
  id uuid, version integer, field text, side text, x double precision, y double precision, words text, author_id uuid, author text,
  is_outside boolean, created_at timestamptz, resolved_at timestamptz, resolved_by text, may_resolve boolean
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  held public.pieces;
  rights text;
  reviewed integer;
begin
  perform private.require_staff();
  select * into held from public.pieces as present where present.id = $1;
  rights := case when held.deleted_at is null or held.owner_id = (select private.current_account()) then private.rights_on(held) end;
  reviewed := case when held.deleted_at is null and private.may_approve(held.designer) then (private.open_request(held.id)).version end;
  if held.id is null or (rights is null and reviewed is null) then
    raise exception 'This piece doesn''t exist, or it isn''t shared with you.' using errcode = '42501';
  end if;
  return query select said.id, said.version, said.field, said.side, said.x, said.y, said.words, said.author_id,
    coalesce(said.outside_name, private.name_of(said.author_id)), said.author_id is null, said.created_at, said.resolved_at,
    private.name_of(said.resolved_by),
    held.deleted_at is null and (rights in ('owner', 'edit') or said.version = reviewed) is true
  from public.piece_comments as said
  where said.piece_id = held.id and (rights is not null or said.version = reviewed)
  order by said.created_at, said.id;
end
$$;
grant execute on function private.comments_on to authenticated;

-- Comments on a piece, oldest first: all for people who can see the piece; those on the version in review for people
-- who only have that.
create function public.comments_on(piece uuid) returns table (
  id uuid, version integer, field text, side text, x double precision, y double precision, words text, author_id uuid, author text,
  is_outside boolean, created_at timestamptz, resolved_at timestamptz, resolved_by text, may_resolve boolean
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.comments_on(piece)
$$;
grant execute on function public.comments_on to authenticated;

create function private.resolve_comment(comment uuid, resolved boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.require_staff();
  said public.piece_comments;
  held public.pieces;
begin
  select * into said from public.piece_comments as each where each.id = comment;
  select * into held from public.pieces as piece where piece.id = said.piece_id;
  if held.id is null or held.deleted_at is not null
    or not (coalesce(private.rights_on(held) in ('owner', 'edit'), false) or private.may_review_version(held, said.version)) then
    raise exception 'This comment doesn''t exist, or you can''t resolve it.' using errcode = '42501';
  end if;
  if resolved then
    update public.piece_comments as each set resolved_at = now(), resolved_by = me where each.id = said.id and each.resolved_at is null;
  else
    update public.piece_comments as each set resolved_at = null, resolved_by = null where each.id = said.id;
  end if;
end
$$;
grant execute on function private.resolve_comment to authenticated;

-- Resolves a comment, or reopens it. For people who can edit the piece, and for those who have that version in review.
create function public.resolve_comment(comment uuid, resolved boolean) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.resolve_comment(comment, resolved)
$$;
grant execute on function public.resolve_comment to authenticated;
