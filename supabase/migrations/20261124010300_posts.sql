-- What administrators tell everybody on the home page, until a time that each post has.
create table public.posts (
  id uuid primary key,
  title text not null check (btrim(title) <> '' and char_length(title) <= 120),
  body text not null check (btrim(body) <> '' and char_length(body) <= 1000),
  -- Whose account is gone leaves the post and takes the name.
  author_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  ends_at timestamptz not null check (ends_at > created_at and ends_at <= created_at + interval '366 days')
);
comment on table public.posts is 'Posts on everybody''s home page. Hidden once they have ended, deleted 90 days later with the next one that is written.';
create index posts_ends_at on public.posts (ends_at);
create index posts_author_id on public.posts (author_id);

alter table public.posts enable row level security;
revoke all on table public.posts from public, anon, authenticated, service_role;
grant select on table public.posts to authenticated;
grant select, insert, update, delete on table public.posts to service_role;

create policy posts_read on public.posts
for select to authenticated
using (ends_at > (select now()) and (select private.current_staff_role()) is not null);

create function private.require_post_writer() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if coalesce((select private.current_staff_role()) not in ('admin', 'super_admin'), true) then
    raise exception 'Only administrators write posts.' using errcode = '42501';
  end if;
end
$$;
revoke all on function private.require_post_writer() from public, anon, authenticated, service_role;

create function private.save_post(post uuid, title text, body text, ends_at timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
begin
  perform private.require_post_writer();
  if ends_at is null or ends_at <= now() then
    raise exception 'Choose a day from today on.' using errcode = '23514';
  end if;
  -- Two at once must not each count the other out.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.posts'));
  delete from public.posts as old where old.ends_at < now() - interval '90 days';
  if (select count(*) from public.posts as other where other.ends_at > now() and other.id <> post) >= 20 then
    raise exception 'There are 20 posts. Take one down first.' using errcode = '23514';
  end if;
  insert into public.posts (id, title, body, ends_at, author_id)
  values (post, btrim(title), btrim(body), ends_at, (select private.current_account()))
  on conflict (id) do update set title = excluded.title, body = excluded.body, ends_at = excluded.ends_at;
end
$$;
revoke all on function private.save_post(uuid, text, text, timestamptz) from public, anon, authenticated, service_role;
grant execute on function private.save_post(uuid, text, text, timestamptz) to authenticated;

-- Writes a post, or one that there is anew; `post` is an id that the client makes. For administrators.
create function public.save_post(post uuid, title text, body text, ends_at timestamptz) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.save_post(post, title, body, ends_at)
$$;
revoke all on function public.save_post(uuid, text, text, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.save_post(uuid, text, text, timestamptz) to authenticated;

create function private.remove_post(post uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_post_writer();
  delete from public.posts as own where own.id = post;
end
$$;
revoke all on function private.remove_post(uuid) from public, anon, authenticated, service_role;
grant execute on function private.remove_post(uuid) to authenticated;

-- Takes a post down for good; one that is gone already is no failure. For administrators.
create function public.remove_post(post uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.remove_post(post)
$$;
revoke all on function public.remove_post(uuid) from public, anon, authenticated, service_role;
grant execute on function public.remove_post(uuid) to authenticated;
