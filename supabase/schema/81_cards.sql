-- Business cards and email signatures.

-- Business cards and email signatures made, each with the person's directory details at that time. Compared with the
-- present details, this shows who has no card and whose is outdated. Pieces can't show that: they belong to the person
-- who saved them.
create function private.are_card_details(details jsonb) returns boolean
language sql immutable security invoker set search_path = ''
as $$
  select jsonb_typeof(details) = 'object'
    and (select array_agg(key order by key) from jsonb_object_keys(details) as key) = array['email', 'name', 'phone', 'title']
    and not exists (
      select 1 from jsonb_each(details) as detail
      where jsonb_typeof(detail.value) <> 'string' or char_length(detail.value #>> '{}') > 300
    )
$$;
grant execute on function private.are_card_details to service_role;

create table public.staff_cards (
  entry_id uuid references public.staff_directory (id) on delete cascade,
  kind text check (kind in ('card', 'signature')),
  -- The directory's details when it was filled in.
  made_with jsonb not null check (coalesce(private.are_card_details(made_with), false)),
  made_at timestamptz not null default now(),
  primary key (entry_id, kind)
);
comment on table public.staff_cards is 'The last business card and email signature of people in the directory. Goes with their entry.';

alter table public.staff_cards enable row level security;
grant select, insert, update, delete on table public.staff_cards to service_role;

-- A directory entry's details on a card.
create function private.card_details(entry public.staff_directory) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select jsonb_build_object(
    'name', concat_ws(' ', nullif(entry.first_name, ''), nullif(entry.last_name, '')), 'title', coalesce(entry.job_title, ''),
    'email', entry.email, 'phone', coalesce(entry.phone, '')
  )
$$;

-- For all active people: a missing card as a row without a detail, and each detail that has since changed in the
-- directory.
create function private.missing_and_outdated_cards() returns table (
  entry_id uuid, kind text, made_at timestamptz, detail text, before text, after text
)
language sql stable security invoker set search_path = ''
as $$
  select entry.id, 'card', null::timestamptz, null::text, null::text, null::text
  from public.staff_directory as entry
  where entry.is_active
    and not exists (select 1 from public.staff_cards as card where card.entry_id = entry.id and card.kind = 'card')
  union all
  select entry.id, card.kind, card.made_at, said.key, card.made_with ->> said.key, said.value
  from public.staff_cards as card
  join public.staff_directory as entry on entry.id = card.entry_id and entry.is_active
  cross join lateral jsonb_each_text(private.card_details(entry)) as said
  where card.made_with ->> said.key <> said.value
$$;

create function private.cards_due() returns table (
  entry_id uuid, kind text, made_at timestamptz, detail text, before text, after text
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_administrator('manage business cards');
  return query select * from private.missing_and_outdated_cards() as due
  order by due.entry_id, due.kind, array_position(array['name', 'title', 'email', 'phone'], due.detail);
end
$$;
grant execute on function private.cards_due to authenticated;

-- People without a card, and changes since a card or signature was made. For administrators.
create function public.cards_due() returns table (
  entry_id uuid, kind text, made_at timestamptz, detail text, before text, after text
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.cards_due()
$$;
grant execute on function public.cards_due to authenticated;

create function private.count_cards_due() returns table (without_card integer, cards integer, signatures integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_administrator('manage business cards');
  return query
  select count(*) filter (where due.detail is null)::integer,
    count(distinct due.entry_id) filter (where due.kind = 'card' and due.detail is not null)::integer,
    count(distinct due.entry_id) filter (where due.kind = 'signature')::integer
  from private.missing_and_outdated_cards() as due;
end
$$;
grant execute on function private.count_cards_due to authenticated;

-- The number of people without a card, and of outdated cards and signatures. For administrators.
create function public.count_cards_due() returns table (without_card integer, cards integer, signatures integer)
language sql stable security invoker set search_path = ''
as $$
  select * from private.count_cards_due()
$$;
grant execute on function public.count_cards_due to authenticated;

create function private.own_cards_due() returns table (
  kind text, made_at timestamptz, detail text, before text, after text
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if (select private.current_staff_role()) is null then
    raise exception 'Business cards are for active staff only.' using errcode = '42501';
  end if;
  return query
  select card.kind, card.made_at, said.key, card.made_with ->> said.key, said.value
  from public.staff_directory as own
  join public.staff_cards as card on card.entry_id = own.id
  cross join lateral jsonb_each_text(private.card_details(own)) as said
  where own.user_id = (select private.current_account()) and card.made_with ->> said.key <> said.value
  order by card.kind, array_position(array['name', 'title', 'email', 'phone'], said.key);
end
$$;
grant execute on function private.own_cards_due to authenticated;

-- Changes since the caller's card and signature were made.
create function public.own_cards_due() returns table (
  kind text, made_at timestamptz, detail text, before text, after text
)
language sql stable security invoker set search_path = ''
as $$
  select * from private.own_cards_due()
$$;
grant execute on function public.own_cards_due to authenticated;

create function private.note_cards(kind text, people jsonb) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  role public.staff_role := (select private.current_staff_role());
  account uuid := (select private.current_account());
  noted integer;
begin
  if role is null then
    raise exception 'Only active staff can make business cards.' using errcode = '42501';
  end if;
  if jsonb_typeof(people) is distinct from 'array' or jsonb_array_length(people) > 5000 then
    raise exception 'Record up to 5,000 business cards at a time.' using errcode = '23514';
  end if;
  insert into public.staff_cards as made (entry_id, kind, made_with)
  select distinct on (staff.id) staff.id, kind, coalesce(person.made_with, private.card_details(staff))
  from jsonb_to_recordset(people) as person (entry uuid, email text, made_with jsonb)
  join public.staff_directory as staff on staff.id = coalesce(person.entry, (
    select named.id from public.staff_directory as named where named.email = private.identity_key(person.email)
  ))
  where staff.is_active and (role <> 'staff' or staff.user_id = account)
  order by staff.id
  on conflict on constraint staff_cards_pkey do update set made_with = excluded.made_with, made_at = now();
  get diagnostics noted = row_count;
  return noted;
end
$$;
grant execute on function private.note_cards to authenticated;

-- Records that cards or signatures were made for these people, given as `{ entry, made_with }` of the directory or
-- `{ email }`. Administrators can do it for all active people, others for themselves. Without `made_with`, the
-- directory's present values count. Returns the number of records.
create function public.note_cards(kind text, people jsonb) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.note_cards(kind, people)
$$;
grant execute on function public.note_cards to authenticated;
