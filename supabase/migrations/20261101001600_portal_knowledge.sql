-- Text as the search reads it: accents folded ("Tomas" finds "Tomás"), telephone numbers in their groups.
create function private.search_text(source text) returns text
language sql immutable security invoker set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(normalize(coalesce(source, ''), nfd), '[\u0300-\u036f]', '', 'g'),
    '(?<=\d)-(?=\d)', ' ', 'g'
  )
$$;
revoke all on function private.search_text(text) from public, anon, authenticated, service_role;
grant execute on function private.search_text(text) to authenticated, service_role;

create table public.portal_knowledge (
  id uuid primary key default gen_random_uuid(),
  title text not null unique check (btrim(title) <> '' and char_length(title) <= 120),
  body text not null check (btrim(body) <> '' and char_length(body) <= 1200),
  -- Where in the portal it is; null when no page shows it.
  path text check (path ~ '^/[a-z0-9/-]*$'),
  -- Other words that people ask with; never shown.
  keywords text not null default '' check (char_length(keywords) <= 400),
  words tsvector not null generated always as (
    setweight(to_tsvector('pg_catalog.english', private.search_text(title)), 'A')
    || setweight(to_tsvector('pg_catalog.english', private.search_text(keywords)), 'B')
    || setweight(to_tsvector('pg_catalog.english', private.search_text(body)), 'C')
  ) stored
);
comment on table public.portal_knowledge is 'What the assistant may quote: one short passage per subject. Written by migrations.';
create index portal_knowledge_words on public.portal_knowledge using gin (words);

alter table public.portal_knowledge enable row level security;
revoke all on table public.portal_knowledge from public, anon, authenticated, service_role;
grant select on table public.portal_knowledge to authenticated;
grant select, insert, update, delete on table public.portal_knowledge to service_role;

create policy portal_knowledge_read on public.portal_knowledge
for select to authenticated
using ((select private.current_staff_role()) is not null);
