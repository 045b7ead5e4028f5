-- Links that a person pinned to their home page, in their order. Places are counted from 0, so there can be no more than 20.
create table public.pinned_links (
  user_id uuid not null references auth.users (id) on delete cascade,
  place smallint not null check (place between 0 and 19),
  label text not null check (btrim(label) <> '' and char_length(label) <= 60),
  -- A page of the portal, or a web address: nothing that runs.
  address text not null check (char_length(address) <= 2000 and address ~ '^(https?://[^\s/?#][^\s]*|/([^\s/\\][^\s]*)?)$'),
  primary key (user_id, place)
);
comment on table public.pinned_links is 'Links on somebody''s home page. They go with the account.';

alter table public.pinned_links enable row level security;
revoke all on table public.pinned_links from public, anon, authenticated, service_role;
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
    raise exception 'Only active staff pin links.' using errcode = '42501';
  end if;
  if jsonb_typeof(links) is distinct from 'array' or jsonb_array_length(links) > 20 then
    raise exception 'Pin up to 20 links.' using errcode = '23514';
  end if;
  -- Two windows at once: the later list counts, whole.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('public.pinned_links ' || person::text, 0));
  delete from public.pinned_links as own where own.user_id = person;
  insert into public.pinned_links (user_id, place, label, address)
  select person, number - 1, link ->> 'label', link ->> 'address'
  from jsonb_array_elements(links) with ordinality as listed (link, number);
end
$$;
revoke all on function private.pin_links(jsonb) from public, anon, authenticated, service_role;
grant execute on function private.pin_links(jsonb) to authenticated;

-- All of one's pinned links, as [{ "label": …, "address": … }, …], in place of those that were there.
create function public.pin_links(links jsonb) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.pin_links(links)
$$;
revoke all on function public.pin_links(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.pin_links(jsonb) to authenticated;
