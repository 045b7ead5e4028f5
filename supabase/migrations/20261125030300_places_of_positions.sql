-- Where a position is, as search engines ask for it: the country, and whether one may work from anywhere in it.
alter table public.positions
  add column country text not null default 'US' check (country ~ '^[A-Z]{2}$'),
  add column remote boolean not null default false;

drop function public.save_position(uuid, text, text, text, text, integer, integer, text, date, boolean);
drop function private.save_position(uuid, text, text, text, text, integer, integer, text, date, boolean);
drop function public.list_positions();
drop function public.open_position(uuid);
drop function private.open_position(uuid);

create function private.save_position(
  opening uuid, title text, place text, kind text, description text, pay_from integer, pay_to integer, pay_per text,
  closes_on date, closed boolean, country text, remote boolean
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
begin
  perform private.require_position_writer();
  -- Two at once must not each count the other out.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.positions'));
  if (select count(*) from public.positions as other where other.id <> opening) >= 500 then
    raise exception 'There are 500 positions. Delete one first.' using errcode = '23514';
  end if;
  insert into public.positions as saved (
    id, title, place, kind, description, pay_from, pay_to, pay_per, closes_on, country, remote, closed_at
  ) values (
    opening, btrim(title), btrim(place), kind, btrim(description), pay_from, pay_to, pay_per, closes_on, country, remote,
    case when closed then now() end
  ) on conflict (id) do update set
    title = excluded.title, place = excluded.place, kind = excluded.kind, description = excluded.description,
    pay_from = excluded.pay_from, pay_to = excluded.pay_to, pay_per = excluded.pay_per, closes_on = excluded.closes_on,
    country = excluded.country, remote = excluded.remote,
    closed_at = case when closed then coalesce(saved.closed_at, now()) end;
end
$$;
revoke all on function private.save_position(uuid, text, text, text, text, integer, integer, text, date, boolean, text, boolean)
from public, anon, authenticated, service_role;
grant execute on function private.save_position(uuid, text, text, text, text, integer, integer, text, date, boolean, text, boolean) to authenticated;

-- Writes a position, or one that there is anew; `opening` is an id that the client makes. For administrators.
create function public.save_position(
  opening uuid, title text, place text, kind text, description text default '', pay_from integer default null,
  pay_to integer default null, pay_per text default null, closes_on date default null, closed boolean default false,
  country text default 'US', remote boolean default false
) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.save_position(opening, title, place, kind, description, pay_from, pay_to, pay_per, closes_on, closed, country, remote)
$$;
revoke all on function public.save_position(uuid, text, text, text, text, integer, integer, text, date, boolean, text, boolean)
from public, anon, authenticated, service_role;
grant execute on function public.save_position(uuid, text, text, text, text, integer, integer, text, date, boolean, text, boolean) to authenticated;

-- The positions, the newest first, each with the number of its applications. For administrators; others get none.
create function public.list_positions() returns table (
  id uuid, title text, place text, kind text, description text, pay_from integer, pay_to integer, pay_per text,
  closes_on date, closed_at timestamptz, created_at timestamptz, is_open boolean, applications bigint,
  country text, remote boolean
)
language sql stable security invoker set search_path = ''
as $$
  select listed.id, listed.title, listed.place, listed.kind, listed.description, listed.pay_from, listed.pay_to, listed.pay_per,
    listed.closes_on, listed.closed_at, listed.created_at, private.position_is_open(listed),
    (select count(*) from public.job_applications as application where application.position_id = listed.id),
    listed.country, listed.remote
  from public.positions as listed
  order by listed.created_at desc, listed.id
$$;
revoke all on function public.list_positions() from public, anon, authenticated, service_role;
grant execute on function public.list_positions() to authenticated;

create function private.open_position(opening uuid) returns table (
  title text, place text, kind text, description text, pay_from integer, pay_to integer, pay_per text, closes_on date,
  posted_on date, country text, remote boolean
)
language sql stable security definer set search_path = ''
as $$
  select shown.title, shown.place, shown.kind, shown.description, shown.pay_from, shown.pay_to, shown.pay_per, shown.closes_on,
    shown.created_at::date, shown.country, shown.remote
  from public.positions as shown
  where shown.id = open_position.opening and private.position_is_open(shown)
$$;
revoke all on function private.open_position(uuid) from public, anon, authenticated, service_role;
grant execute on function private.open_position(uuid) to anon, authenticated;

-- One position, for whoever has its address; none once it is closed.
create function public.open_position(opening uuid) returns table (
  title text, place text, kind text, description text, pay_from integer, pay_to integer, pay_per text, closes_on date,
  posted_on date, country text, remote boolean
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.open_position(opening)
$$;
revoke all on function public.open_position(uuid) from public, anon, authenticated, service_role;
grant execute on function public.open_position(uuid) to anon, authenticated;
