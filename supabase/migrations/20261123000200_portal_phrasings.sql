-- The ways people ask for a passage, so that it is found by other words than its own.
alter table public.portal_knowledge add column stems text[] not null
  generated always as (private.stems_of(title || ' ' || keywords || ' ' || body)) stored;
create index portal_knowledge_stems on public.portal_knowledge using gin (stems);

create table public.portal_phrasings (
  id uuid primary key default gen_random_uuid(),
  passage_id uuid not null references public.portal_knowledge on delete cascade,
  phrasing text not null check (btrim(phrasing) <> '' and char_length(phrasing) <= 160),
  stems text[] not null generated always as (private.stems_of(phrasing)) stored,
  unique (passage_id, phrasing)
);
comment on table public.portal_phrasings is 'How people ask for a passage of portal_knowledge; never shown. Written by migrations.';
create index portal_phrasings_stems on public.portal_phrasings using gin (stems);

-- Words that stand for others: `means` (either way), `name` (a short form, either way), `expands` (an abbreviation), `field` (what one
-- asks of a person), `task` (what somebody with a title does), `is` (the thing of which something is one). And words that differ in how
-- much they say: `passing` ones hardly anything, `does` what is to be done with the subject, `elsewhere` names subjects that the portal
-- knows nothing of, `ordinary` is everyday English.
create table public.search_words (
  word text not null check (word ~ '^[a-z0-9]+$'),
  stands_for text not null check (stands_for ~ '^[a-z0-9 ]+$'),
  kind text not null
    check (kind in ('means', 'name', 'expands', 'field', 'passing', 'does', 'elsewhere', 'task', 'is', 'ordinary')),
  stem text not null generated always as (private.stem_of(word)) stored,
  primary key (word, stands_for, kind)
);
comment on table public.search_words is 'Synonyms, short forms of names and abbreviations that the search knows. Written by migrations.';
create index search_words_stands_for on public.search_words (stands_for);
create index search_words_stem on public.search_words (stem);

alter table public.portal_phrasings enable row level security;
alter table public.search_words enable row level security;
revoke all on table public.portal_phrasings, public.search_words from public, anon, authenticated, service_role;
grant select on table public.portal_phrasings, public.search_words to authenticated;
grant select, insert, update, delete on table public.portal_phrasings, public.search_words to service_role;

create policy portal_phrasings_read on public.portal_phrasings
for select to authenticated
using ((select private.current_staff_role()) is not null);
create policy search_words_read on public.search_words
for select to authenticated
using ((select private.current_staff_role()) is not null);
