-- Positions to fill.

-- Open positions: written by administrators, readable by everyone who has a position's address, and named by
-- applications.
create table public.positions (
  id uuid primary key,
  title text not null check (btrim(title) <> '' and char_length(title) <= 120),
  place text not null check (btrim(place) <> '' and char_length(place) <= 120),
  kind text not null check (kind in ('full_time', 'part_time', 'contract', 'temporary', 'internship')),
  description text not null default '' check (char_length(description) <= 5000),
  -- US dollars, both or neither.
  pay_from integer check (pay_from between 1 and 10000000),
  pay_to integer check (pay_to between 1 and 10000000),
  pay_per text check (pay_per in ('hour', 'year')),
  -- The last day; null if it's open until someone closes it.
  closes_on date check (closes_on between date '2000-01-01' and date '2100-12-31'),
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  -- Required by search engines: the country, and whether the job can be done from anywhere in it.
  country text not null default 'US' check (country ~ '^[A-Z]{2}$'),
  remote boolean not null default false,
  constraint pay_is_a_range check (
    (pay_from is null and pay_to is null and pay_per is null)
    or (pay_from is not null and pay_to is not null and pay_per is not null and pay_from <= pay_to)
  )
);
comment on table public.positions is 'Positions that the company fills. Kept as long as an administrator leaves them; one that an application names stays.';

alter table public.positions enable row level security;
grant select on table public.positions to authenticated;
grant select, insert, update, delete on table public.positions to service_role;

create policy positions_read on public.positions
for select to authenticated
using ((select private.is_administrator()));

-- A day ends when it's over on Baker Island, the last place on earth.
create function private.position_is_open(shown public.positions) returns boolean
language sql stable set search_path = ''
as $$
  select shown.closed_at is null
    and (shown.closes_on is null or (now() at time zone '-12')::date <= shown.closes_on)
$$;
grant execute on function private.position_is_open to authenticated;

create function private.save_position(
  opening uuid, title text, place text, kind text, description text, pay_from integer, pay_to integer, pay_per text,
  closes_on date, closed boolean, country text, remote boolean
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
begin
  perform private.require_administrator('edit positions');
  -- Without the lock, two concurrent requests would each miss the other.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.positions'));
  if (select count(*) from public.positions as other where other.id <> opening) >= 500 then
    raise exception 'There are already 500 positions. Delete one first.' using errcode = '23514';
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
grant execute on function private.save_position to authenticated;

-- Writes a new position, or changes an existing one. The client creates the id, `opening`. For administrators.
create function public.save_position(
  opening uuid, title text, place text, kind text, description text default '', pay_from integer default null,
  pay_to integer default null, pay_per text default null, closes_on date default null, closed boolean default false,
  country text default 'US', remote boolean default false
) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.save_position(opening, title, place, kind, description, pay_from, pay_to, pay_per, closes_on, closed, country, remote)
$$;
grant execute on function public.save_position to authenticated;

create function private.remove_position(opening uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_administrator('edit positions');
  if exists (select 1 from public.job_applications as application where application.position_id = remove_position.opening) then
    raise exception 'People have applied for this position, so you can''t delete it. Close it instead.';
  end if;
  delete from public.positions as own where own.id = remove_position.opening;
end
$$;
grant execute on function private.remove_position to authenticated;

-- Deletes a position that no application names. Does nothing if it's already gone. For administrators.
create function public.remove_position(opening uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.remove_position(opening)
$$;
grant execute on function public.remove_position to authenticated;

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
grant execute on function private.open_position to anon, authenticated;

-- Returns an open position to anyone with its address.
create function public.open_position(opening uuid) returns table (
  title text, place text, kind text, description text, pay_from integer, pay_to integer, pay_per text, closes_on date,
  posted_on date, country text, remote boolean
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.open_position(opening)
$$;
grant execute on function public.open_position to anon, authenticated;

create function private.record_position() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  fields jsonb;
begin
  if tg_op = 'INSERT' then
    perform private.record_event('position.added', new.id, new.title);
  elsif tg_op = 'DELETE' then
    perform private.record_event('position.deleted', old.id, old.title);
  else
    if (new.closed_at is null) <> (old.closed_at is null) then
      perform private.record_event(
        case when new.closed_at is null then 'position.opened' else 'position.closed' end, new.id, new.title
      );
    end if;
    fields := private.changed_fields(to_jsonb(old), to_jsonb(new), array['closed_at']);
    if fields <> '[]' then
      perform private.record_event('position.edited', new.id, new.title, jsonb_build_object('fields', fields));
    end if;
  end if;
  return null;
end
$$;

create trigger record_position after insert or update or delete on public.positions
for each row execute function private.record_position();
