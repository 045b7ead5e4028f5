-- How a person arranged their home page: names of cards beside the assistant, below it, and put away. The portal knows the names; one
-- that it does not know (any more) is passed over, and one that is in none of the lists stands in its usual place.

create function private.are_card_names(names text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select array_position(names, null) is null
    and array_to_string(names, ',') ~ '^([a-z]{1,20}(,[a-z]{1,20}){0,19})?$'
$$;
revoke all on function private.are_card_names(text[]) from public, anon, authenticated, service_role;

create table public.home_arrangements (
  user_id uuid primary key references auth.users (id) on delete cascade,
  beside text[] not null check (private.are_card_names(beside)),
  below text[] not null check (private.are_card_names(below)),
  hidden text[] not null check (private.are_card_names(hidden))
);
comment on table public.home_arrangements is 'The order of the cards on somebody''s home page. Goes with the account.';

alter table public.home_arrangements enable row level security;
revoke all on table public.home_arrangements from public, anon, authenticated, service_role;
grant select on table public.home_arrangements to authenticated;
grant select, insert, update, delete on table public.home_arrangements to service_role;
grant execute on function private.are_card_names(text[]) to service_role;

create policy home_arrangements_read_own on public.home_arrangements
for select to authenticated
using (user_id = (select private.current_account()) and (select private.current_staff_role()) is not null);

-- A list of texts from JSON; anything else is refused.
create function private.texts_of(list jsonb) returns text[]
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(list) is distinct from 'array'
    or exists (select 1 from jsonb_array_elements(list) as each where jsonb_typeof(each) <> 'string') then
    raise exception 'This is no list of names.' using errcode = '23514';
  end if;
  return array(select jsonb_array_elements_text(list));
end
$$;
revoke all on function private.texts_of(jsonb) from public, anon, authenticated, service_role;

create function private.arrange_home(beside jsonb, below jsonb, hidden jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if (select private.current_staff_role()) is null then
    raise exception 'Only active staff have a home page.' using errcode = '42501';
  end if;
  insert into public.home_arrangements (user_id, beside, below, hidden) values
    ((select private.current_account()), private.texts_of(beside), private.texts_of(below), private.texts_of(hidden))
  on conflict (user_id) do update
  set beside = excluded.beside, below = excluded.below, hidden = excluded.hidden;
end
$$;
revoke all on function private.arrange_home(jsonb, jsonb, jsonb) from public, anon, authenticated, service_role;
grant execute on function private.arrange_home(jsonb, jsonb, jsonb) to authenticated;

-- The order of the cards on one's own home page: three lists of their names.
create function public.arrange_home(beside jsonb, below jsonb, hidden jsonb) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.arrange_home(beside, below, hidden)
$$;
revoke all on function public.arrange_home(jsonb, jsonb, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.arrange_home(jsonb, jsonb, jsonb) to authenticated;
