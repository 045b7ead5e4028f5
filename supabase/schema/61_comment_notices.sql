-- The library: notices of new comments, on the home page and by email.

-- The time until which a person has seen the comments on a piece.
create table private.seen_comments (
  piece_id uuid not null references public.pieces (id) on delete cascade,
  account_id uuid not null references auth.users (id) on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (piece_id, account_id)
);

alter table private.seen_comments enable row level security;

create index seen_comments_account_id on private.seen_comments (account_id);

-- Comments that were given to the schedule to email, by recipient.
create table private.comment_mails (
  comment_id uuid not null references public.piece_comments (id) on delete cascade,
  account_id uuid not null references auth.users (id) on delete cascade,
  taken_at timestamptz not null default now(),
  primary key (comment_id, account_id)
);

alter table private.comment_mails enable row level security;

create index comment_mails_account_id on private.comment_mails (account_id);
create index piece_comments_created_at on public.piece_comments (created_at);

-- Each person's unseen comments by others, of the last 30 days and unresolved: on their own pieces, and on pieces they
-- commented on and can still see.
create view private.new_comments with (security_invoker = true) as
select said.id, said.piece_id, said.version, said.words, said.author_id, said.outside_name, said.created_at, listener.account_id
from public.piece_comments as said
join public.pieces as piece on piece.id = said.piece_id and piece.deleted_at is null
cross join lateral (
  select piece.owner_id as account_id
  union
  select other.author_id from public.piece_comments as other
  where other.piece_id = said.piece_id and other.author_id is not null and (piece.everybody is not null or exists (
    select 1 from public.piece_shares as share where share.piece_id = piece.id and share.person_id = other.author_id
  ))
) as listener
left join private.seen_comments as seen on seen.piece_id = said.piece_id and seen.account_id = listener.account_id
where said.resolved_at is null and said.created_at > now() - interval '30 days' and said.author_id is distinct from listener.account_id
  and (seen.seen_at is null or said.created_at > seen.seen_at);

create function private.comment_notices() returns table (
  piece uuid, name text, designer text, comments integer, author text, is_outside boolean, words text, said_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me uuid := private.require_staff();
begin
  return query select latest.piece_id, about.name, about.designer, latest.number::integer,
    coalesce(latest.outside_name, private.name_of(latest.author_id)), latest.author_id is null, latest.words, latest.created_at
  from (
    select distinct on (fresh.piece_id) fresh.*, count(*) over (partition by fresh.piece_id) as number
    from private.new_comments as fresh where fresh.account_id = me
    order by fresh.piece_id, fresh.created_at desc, fresh.id
  ) as latest
  join public.pieces as about on about.id = latest.piece_id
  order by latest.created_at desc limit 20;
end
$$;
grant execute on function private.comment_notices to authenticated;

-- Pieces with comments that the caller hasn't seen, the latest first, each with its latest comment.
create function public.comment_notices() returns table (
  piece uuid, name text, designer text, comments integer, author text, is_outside boolean, words text, said_at timestamptz
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.comment_notices()
$$;
grant execute on function public.comment_notices to authenticated;

create function private.see_comments(piece uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  held public.pieces := private.piece_for(piece, 'view');
begin
  insert into private.seen_comments as seen (piece_id, account_id) values (held.id, (select private.current_account()))
  on conflict on constraint seen_comments_pkey do update set seen_at = now();
end
$$;
grant execute on function private.see_comments to authenticated;

-- Dismisses the notice about a piece's comments, until there's a new one. For people who can see the piece.
create function public.see_comments(piece uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.see_comments(piece)
$$;
grant execute on function public.see_comments to authenticated;

-- People to email now about comments: one email for all comments on a piece, once no one has added any for five
-- minutes. Nothing is returned twice, so the caller must send it: up to 200 emails. After a day it's no longer news.
create function private.comment_mails_due() returns table (
  email text, first_name text, piece uuid, name text, designer text, comments integer, actor text
)
language sql volatile security definer set search_path = ''
as $$
  with fresh as (
    select said.* from private.new_comments as said
    join public.staff_directory as reader on reader.user_id = said.account_id and reader.is_active
    where said.created_at > now() - interval '1 day'
      and not exists (select 1 from private.comment_mails as taken where taken.comment_id = said.id and taken.account_id = said.account_id)
  ), ready as (
    select each.piece_id, each.account_id from fresh as each group by each.piece_id, each.account_id
    having max(each.created_at) <= now() - interval '5 minutes' order by min(each.created_at) limit 200
  ), due as (
    insert into private.comment_mails (comment_id, account_id)
    select fresh.id, fresh.account_id from fresh join ready using (piece_id, account_id)
    -- Another run may have taken it since it was read above.
    on conflict do nothing
    returning comment_mails.comment_id, comment_mails.account_id
  )
  select reader.email::text, reader.first_name::text, about.id, about.name, about.designer, count(*)::integer,
    (array_agg(coalesce(fresh.outside_name, private.name_of(fresh.author_id)) order by fresh.created_at desc))[1]
  from due join fresh on fresh.id = due.comment_id and fresh.account_id = due.account_id
  join public.pieces as about on about.id = fresh.piece_id
  join public.staff_directory as reader on reader.user_id = due.account_id and reader.is_active
  group by reader.email, reader.first_name, about.id, about.name, about.designer order by about.id, reader.email
$$;
grant execute on function private.comment_mails_due to service_role;

create function public.comment_mails_due() returns table (
  email text, first_name text, piece uuid, name text, designer text, comments integer, actor text
)
language sql volatile security invoker set search_path = ''
as $$
  select * from private.comment_mails_due()
$$;
grant execute on function public.comment_mails_due to service_role;
