-- The home page: its cards, pinned links, posts, and the list for the first week.

-- A person's arrangement of their home page: the names of cards next to the assistant, below it, and hidden. Only the
-- portal knows which names exist. It ignores unknown ones, and shows a card that's in none of the lists in its usual
-- place.
create function private.are_card_names(names text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select array_position(names, null) is null
    and array_to_string(names, ',') ~ '^([a-z]{1,20}(,[a-z]{1,20}){0,19})?$'
$$;
grant execute on function private.are_card_names to service_role;

create table public.home_arrangements (
  user_id uuid primary key references auth.users (id) on delete cascade,
  beside text[] not null check (private.are_card_names(beside)),
  below text[] not null check (private.are_card_names(below)),
  hidden text[] not null check (private.are_card_names(hidden))
);
comment on table public.home_arrangements is 'The order of the cards on somebody''s home page. Goes with the account.';

alter table public.home_arrangements enable row level security;
grant select on table public.home_arrangements to authenticated;
grant select, insert, update, delete on table public.home_arrangements to service_role;

create policy home_arrangements_read_own on public.home_arrangements
for select to authenticated
using (user_id = (select private.current_account()) and (select private.current_staff_role()) is not null);

create function private.arrange_home(beside jsonb, below jsonb, hidden jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if (select private.current_staff_role()) is null then
    raise exception 'The dashboard is for active staff only.' using errcode = '42501';
  end if;
  insert into public.home_arrangements (user_id, beside, below, hidden) values
    ((select private.current_account()), private.texts_of(beside), private.texts_of(below), private.texts_of(hidden))
  on conflict (user_id) do update
  set beside = excluded.beside, below = excluded.below, hidden = excluded.hidden;
end
$$;
grant execute on function private.arrange_home to authenticated;

-- Arranges the caller's home page: three lists of card names.
create function public.arrange_home(beside jsonb, below jsonb, hidden jsonb) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.arrange_home(beside, below, hidden)
$$;
grant execute on function public.arrange_home to authenticated;

-- Links that a person pinned to their home page, in order. Places count from 0, so there can't be more than 20.
create table public.pinned_links (
  user_id uuid not null references auth.users (id) on delete cascade,
  place smallint not null check (place between 0 and 19),
  label text not null check (btrim(label) <> '' and char_length(label) <= 60),
  -- A page of the portal or a web address, so nothing that runs.
  address text not null check (char_length(address) <= 2000 and address ~ '^(https?://[^\s/?#][^\s]*|/([^\s/\\][^\s]*)?)$'),
  primary key (user_id, place)
);
comment on table public.pinned_links is 'Links on somebody''s home page. They go with the account.';

alter table public.pinned_links enable row level security;
grant select on table public.pinned_links to authenticated;
grant select, insert, update, delete on table public.pinned_links to service_role;

create policy pinned_links_read_own on public.pinned_links
for select to authenticated
using (user_id = (select private.current_account()) and (select private.current_staff_role()) is not null);

create function private.pin_links(links jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  person uuid := (select private.current_account());
begin
  if (select private.current_staff_role()) is null then
    raise exception 'Only active staff can pin links.' using errcode = '42501';
  end if;
  if jsonb_typeof(links) is distinct from 'array' or jsonb_array_length(links) > 20 then
    raise exception 'Pin up to 20 links.' using errcode = '23514';
  end if;
  -- With two windows at once, one whole list wins.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('public.pinned_links ' || person::text, 0));
  delete from public.pinned_links as own where own.user_id = person;
  insert into public.pinned_links (user_id, place, label, address)
  select person, number - 1, link ->> 'label', link ->> 'address'
  from jsonb_array_elements(links) with ordinality as listed (link, number);
end
$$;
grant execute on function private.pin_links to authenticated;

-- Replaces all of the caller's pinned links: [{ "label": …, "address": … }, …].
create function public.pin_links(links jsonb) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.pin_links(links)
$$;
grant execute on function public.pin_links to authenticated;

-- Administrators' announcements on everyone's home page. Each ends at a time.
create table public.posts (
  id uuid primary key,
  title text not null check (btrim(title) <> '' and char_length(title) <= 120),
  body text not null check (btrim(body) <> '' and char_length(body) <= 1000),
  -- Becomes null when the author's account is deleted; the post stays.
  author_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  ends_at timestamptz not null check (ends_at > created_at and ends_at <= created_at + interval '366 days')
);
comment on table public.posts is 'Posts on everybody''s home page. Hidden once they have ended, deleted 90 days later with the next one that is written.';

alter table public.posts enable row level security;
grant select on table public.posts to authenticated;
grant select, insert, update, delete on table public.posts to service_role;

create index posts_ends_at on public.posts (ends_at);
create index posts_author_id on public.posts (author_id);

create policy posts_read on public.posts
for select to authenticated
using (ends_at > (select now()) and (select private.current_staff_role()) is not null);

create function private.save_post(post uuid, title text, body text, ends_at timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
begin
  perform private.require_administrator('write posts');
  if ends_at is null or ends_at <= now() then
    raise exception 'Choose today or a later date.' using errcode = '23514';
  end if;
  -- Without the lock, two concurrent requests would each miss the other.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.posts'));
  delete from public.posts as old where old.ends_at < now() - interval '90 days';
  if (select count(*) from public.posts as other where other.ends_at > now() and other.id <> post) >= 20 then
    raise exception 'There are already 20 posts. Delete one first.' using errcode = '23514';
  end if;
  insert into public.posts (id, title, body, ends_at, author_id)
  values (post, btrim(title), btrim(body), ends_at, (select private.current_account()))
  on conflict (id) do update set title = excluded.title, body = excluded.body, ends_at = excluded.ends_at;
end
$$;
grant execute on function private.save_post to authenticated;

-- Writes a new post, or changes an existing one. The client creates the id, `post`. For administrators.
create function public.save_post(post uuid, title text, body text, ends_at timestamptz) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.save_post(post, title, body, ends_at)
$$;
grant execute on function public.save_post to authenticated;

create function private.remove_post(post uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_administrator('write posts');
  delete from public.posts as own where own.id = post;
end
$$;
grant execute on function private.remove_post to authenticated;

-- Deletes a post. Does nothing if it's already gone. For administrators.
create function public.remove_post(post uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.remove_post(post)
$$;
grant execute on function public.remove_post to authenticated;

-- A person's completed items of the first-week list. The portal knows the names.
create table public.first_weeks (
  user_id uuid primary key references auth.users (id) on delete cascade,
  done text[] not null check (private.are_card_names(done))
);
comment on table public.first_weeks is 'What newcomers have ticked off on their home page. Goes with the account.';

alter table public.first_weeks enable row level security;
grant select on table public.first_weeks to authenticated;
grant select, insert, update, delete on table public.first_weeks to service_role;

create policy first_weeks_read_own on public.first_weeks
for select to authenticated
using (user_id = (select private.current_account()) and (select private.current_staff_role()) is not null);

create function private.tick_first_week(done jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if (select private.current_staff_role()) is null then
    raise exception 'The dashboard is for active staff only.' using errcode = '42501';
  end if;
  insert into public.first_weeks (user_id, done) values ((select private.current_account()), private.texts_of(done))
  on conflict (user_id) do update set done = excluded.done;
end
$$;
grant execute on function private.tick_first_week to authenticated;

-- Replaces the caller's completed items, a list of names.
create function public.tick_first_week(done jsonb) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.tick_first_week(done)
$$;
grant execute on function public.tick_first_week to authenticated;

create function private.record_post() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  fields jsonb;
begin
  if tg_op = 'INSERT' then
    perform private.record_event('post.added', new.id, new.title);
  elsif tg_op = 'DELETE' then
    -- Posts that ended long ago are deleted without an event.
    if old.ends_at >= now() - interval '90 days' then
      perform private.record_event('post.removed', old.id, old.title);
    end if;
  else
    fields := private.changed_fields(to_jsonb(old), to_jsonb(new), array['author_id']);
    if fields <> '[]' then
      perform private.record_event('post.edited', new.id, new.title, jsonb_build_object('fields', fields));
    end if;
  end if;
  return null;
end
$$;

create trigger record_post after insert or update or delete on public.posts
for each row execute function private.record_post();
