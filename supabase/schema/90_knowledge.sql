-- The assistant: its limits, its knowledge, and the words that its search knows.

-- One row per question to the assistant, to limit them: the person and time, never the question. Kept for a day.
create table private.chat_turns (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  started_at timestamptz not null,
  ended_at timestamptz
);

alter table private.chat_turns enable row level security;
grant select, insert, update, delete on table private.chat_turns to service_role;

create index chat_turns_user_id_started_at on private.chat_turns (user_id, started_at desc);

-- Lets a person ask, or returns the seconds until they may: 20 questions in 5 minutes, 200 a day, 2 at once. A turn
-- that was never ended, because its server died, counts as running for 150 seconds.
create function public.take_chat_turn(caller uuid) returns table (turn uuid, retry_after integer)
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  moment timestamptz;
  free_at timestamptz;
begin
  -- Without the lock, two concurrent questions of one person would each miss the other.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('private.chat_turns ' || caller::text, 0));
  moment := clock_timestamp();
  delete from private.chat_turns as past where past.user_id = caller and past.started_at <= moment - interval '1 day';
  select max(full_until) into free_at from (
    (select taken.started_at + interval '5 minutes' as full_until from private.chat_turns as taken
     where taken.user_id = caller and taken.started_at > moment - interval '5 minutes'
     order by taken.started_at desc offset 19 limit 1)
    union all
    (select taken.started_at + interval '1 day' from private.chat_turns as taken
     where taken.user_id = caller order by taken.started_at desc offset 199 limit 1)
    union all
    (select moment + interval '5 seconds' from private.chat_turns as running
     where running.user_id = caller and running.ended_at is null and running.started_at > moment - interval '150 seconds'
     offset 1 limit 1)
  ) as limits;
  if free_at is not null then
    return query select null::uuid, greatest(1, ceil(extract(epoch from free_at - moment)))::integer;
    return;
  end if;
  return query insert into private.chat_turns (user_id, started_at) values (caller, moment) returning id, 0;
end
$$;
grant execute on function public.take_chat_turn to service_role;

create function public.end_chat_turn(turn uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  update private.chat_turns set ended_at = clock_timestamp() where id = turn and ended_at is null
$$;
grant execute on function public.end_chat_turn to service_role;

create table public.portal_knowledge (
  id uuid primary key default gen_random_uuid(),
  title text not null unique check (btrim(title) <> '' and char_length(title) <= 120),
  body text not null check (btrim(body) <> '' and char_length(body) <= 1200),
  -- The page it's about; null if no page shows it.
  path text check (path ~ '^/[a-z0-9/-]*$'),
  -- More words that people use in questions; never shown.
  keywords text not null default '' check (char_length(keywords) <= 400),
  words tsvector not null generated always as (
    setweight(to_tsvector('pg_catalog.english', private.search_text(title)), 'A')
    || setweight(to_tsvector('pg_catalog.english', private.search_text(keywords)), 'B')
    || setweight(to_tsvector('pg_catalog.english', private.search_text(body)), 'C')
  ) stored,
  stems text[] not null generated always as (private.stems_of(title || ' ' || keywords || ' ' || body)) stored
);
comment on table public.portal_knowledge is 'What the assistant may quote: one short passage per subject. Written by migrations.';

alter table public.portal_knowledge enable row level security;
grant select on table public.portal_knowledge to authenticated;
grant select, insert, update, delete on table public.portal_knowledge to service_role;

create index portal_knowledge_words on public.portal_knowledge using gin (words);
create index portal_knowledge_stems on public.portal_knowledge using gin (stems);

create policy portal_knowledge_read on public.portal_knowledge
for select to authenticated
using ((select private.current_staff_role()) is not null);

create table public.portal_phrasings (
  id uuid primary key default gen_random_uuid(),
  passage_id uuid not null references public.portal_knowledge on delete cascade,
  phrasing text not null check (btrim(phrasing) <> '' and char_length(phrasing) <= 160),
  stems text[] not null generated always as (private.stems_of(phrasing)) stored,
  unique (passage_id, phrasing)
);
comment on table public.portal_phrasings is 'How people ask for a passage of portal_knowledge; never shown. Written by migrations.';

alter table public.portal_phrasings enable row level security;
grant select on table public.portal_phrasings to authenticated;
grant select, insert, update, delete on table public.portal_phrasings to service_role;

create index portal_phrasings_stems on public.portal_phrasings using gin (stems);

-- Words that relate to others:
-- - `means`: the same, in both directions
-- - `name`: a short form, in both directions
-- - `expands`: an abbreviation
-- - `field`: a detail of a person
-- - `task`: what someone with a title does
-- - `is`: the kind of thing
-- And words with a weight of their own:
-- - `passing`: says hardly anything
-- - `does`: what to do with the subject
-- - `elsewhere`: a subject that the portal knows nothing about
-- - `ordinary`: everyday English
create table public.search_words (
  word text not null check (word ~ '^[a-z0-9]+$'),
  stands_for text not null check (stands_for ~ '^[a-z0-9 ]+$'),
  kind text not null
    check (kind in ('means', 'name', 'expands', 'field', 'passing', 'does', 'elsewhere', 'task', 'is', 'ordinary')),
  stem text not null generated always as (private.stem_of(word)) stored,
  primary key (word, stands_for, kind)
);
comment on table public.search_words is 'Synonyms, short forms of names and abbreviations that the search knows. Written by migrations.';

alter table public.search_words enable row level security;
grant select on table public.search_words to authenticated;
grant select, insert, update, delete on table public.search_words to service_role;

create index search_words_stands_for on public.search_words (stands_for);
create index search_words_stem on public.search_words (stem);
create index search_words_kind on public.search_words (kind, stem);

create policy portal_phrasings_read on public.portal_phrasings
for select to authenticated
using ((select private.current_staff_role()) is not null);

create policy search_words_read on public.search_words
for select to authenticated
using ((select private.current_staff_role()) is not null);

create table private.search_phrases (
  phrase text primary key check (phrase ~ '^[a-z0-9]+( [a-z0-9]+)+$'),
  stands_for text not null check (stands_for ~ '^[a-z0-9]+( [a-z0-9]+)*$')
);
comment on table private.search_phrases is 'Several words that name one thing, and the words the search has for it. Written by migrations.';

alter table private.search_phrases enable row level security;
grant select on table private.search_phrases to authenticated;
grant select, insert, update, delete on table private.search_phrases to service_role;

create policy search_phrases_read on private.search_phrases
for select to authenticated
using ((select private.current_staff_role()) is not null);

-- Precomputed for every question: the existing words, and where each of them is.

-- A word's weight: full for a subject, half for what to do with it, and hardly any for `passing` words.
create function private.share_of_word(stem text) returns real
language sql stable security invoker set search_path = ''
as $$
  select coalesce(min(case kind when 'passing' then 0.15 else 0.5 end), 1)::real
  from public.search_words as own
  where own.stem = share_of_word.stem and own.kind in ('passing', 'does')
$$;

-- The words of all phrasings, by their stems.
-- - `weight`: how rare the word is among passages, times its share
-- - `whole`: the phrasing's sum of weights
-- - `said`: the share of the passage's phrasings that have the word
create materialized view private.portal_postings as
with words as (
  select phrasing.id as phrasing_id, phrasing.passage_id, stem, phrasing.phrasing ~ '\mwho' as asks_who
  from public.portal_phrasings as phrasing, unnest(phrasing.stems) as stem
),
rarity as (
  select held.stem,
    ln(1 + (select count(*) from public.portal_knowledge)::real / count(*)) * private.share_of_word(held.stem) as weight
  from (
    select stem, passage_id from words
    union
    select stem, id from public.portal_knowledge, unnest(stems) as stem
  ) as held
  group by held.stem
)
select words.stem, words.phrasing_id, words.passage_id, words.asks_who, rarity.weight::real as weight,
  (sum(rarity.weight) over (partition by words.phrasing_id))::real as whole,
  (count(*) over (partition by words.passage_id, words.stem)::real
    / (select count(*) from public.portal_phrasings as own where own.passage_id = words.passage_id))::real as said
from words join rarity using (stem);
grant select on private.portal_postings to authenticated;
create unique index portal_postings_key on private.portal_postings (stem, phrasing_id);

-- The words of all passages, by their stems. Figures are facts wherever they are.
-- - `said`: the share of the passage's phrasings that have the word
-- - `strength`: how much it says there; less for a word that only occurs in passing
-- - `tells`: some passage is about it
create materialized view private.portal_terms as
with told as (
  select id as passage_id, stem, true as names, 0 as times from public.portal_knowledge, unnest(private.stems_of(title || ' ' || keywords)) as stem
  union all
  select id, stem, false, 0 from public.portal_knowledge, unnest(private.stems_of(body)) as stem
  union all
  select passage_id, stem, false, 1 from public.portal_phrasings, unnest(stems) as stem
),
terms as (
  select told.passage_id, told.stem, bool_or(told.names) as names, sum(told.times) as times,
    sum(told.times)::real / greatest(1, (select count(*) from public.portal_phrasings as own where own.passage_id = told.passage_id)) as said
  from told group by told.passage_id, told.stem
)
select terms.stem, terms.passage_id, terms.said::real as said,
  (case when terms.names or terms.stem ~ '\d' or terms.times > 1 and terms.said > 0.04 then 1 else 0.75 end)::real as strength,
  bool_or(terms.names or terms.stem ~ '\d' or terms.times > 2) over (partition by terms.stem) as tells
from terms;
grant select on private.portal_terms to authenticated;
create unique index portal_terms_key on private.portal_terms (stem, passage_id);

-- Reduces double letters to single ones: they sound the same.
create function private.without_double_letters(word text) returns text
language sql immutable security invoker set search_path = ''
as $$
  select regexp_replace(word, '(.)\1', '\1', 'g')
$$;
grant execute on function private.without_double_letters to authenticated;

-- Every correctly spelled word. The remaining ones only need to be known as correct.
-- - `held`: a passage or phrasing has it
-- - `answers`: it can refer to a passage, phrasing or title
create materialized view private.portal_words as
select said.word, private.stem_of(said.word) as stem,
  private.spellings_of(array[said.word]) || private.without_double_letters(said.word) as spellings,
  bool_or(said.held) as held, bool_or(said.answers) as answers
from (
  select unnest(private.plain_words_of(phrasing)) as word, true as held, true as answers from public.portal_phrasings
  union
  select unnest(private.plain_words_of(title || ' ' || keywords || ' ' || body)), true, true from public.portal_knowledge
  union
  select unnest(string_to_array(word || case when kind in ('means', 'expands', 'task') then ' ' || stands_for else '' end, ' ')),
    false, kind not in ('ordinary', 'passing')
  from public.search_words where kind <> 'name'
) as said
where said.word <> ''
group by said.word;
grant select on private.portal_words to authenticated;
create unique index portal_words_key on private.portal_words (word);
create index portal_words_stem on private.portal_words (stem);
create index portal_words_spellings on private.portal_words using gin (spellings);
create index portal_words_trigrams on private.portal_words using gin (word extensions.gin_trgm_ops);

create function private.read_words_again() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  refresh materialized view private.portal_postings;
  refresh materialized view private.portal_terms;
  refresh materialized view private.portal_words;
  return null;
end;
$$;

create trigger read_words_again after insert or update or delete or truncate on public.portal_knowledge
for each statement execute function private.read_words_again();

create trigger read_words_again after insert or update or delete or truncate on public.portal_phrasings
for each statement execute function private.read_words_again();

create trigger read_words_again after insert or update or delete or truncate on public.search_words
for each statement execute function private.read_words_again();
