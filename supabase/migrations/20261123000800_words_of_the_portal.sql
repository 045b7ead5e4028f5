-- What the search reads for every question, worked out once: the words that there are, and where each is.

-- How much a word says: a subject whole, what is done with it half, and what is said in passing hardly anything.
create function private.share_of_word(stem text) returns real
language sql stable security invoker set search_path = ''
as $$
  select coalesce(min(case kind when 'passing' then 0.15 else 0.5 end), 1)::real
  from public.search_words as own
  where own.stem = share_of_word.stem and own.kind in ('passing', 'does')
$$;

-- The words of all phrasings, by their stems. `weight` is how rare the word is among passages times how much it says, `whole` the sum
-- for the phrasing, `said` the share of the passage's phrasings that have the word.
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
create unique index portal_postings_key on private.portal_postings (stem, phrasing_id);

-- Whether a letter is there once or twice is not heard.
create function private.undoubled(word text) returns text
language sql immutable security invoker set search_path = ''
as $$
  select regexp_replace(word, '(.)\1', '\1', 'g')
$$;
revoke all on function private.undoubled(text) from public, anon, authenticated, service_role;
grant execute on function private.undoubled(text) to authenticated;

-- Every word that is spelled right: `held` when a passage or a phrasing has it, `answers` when one or a title is meant by it. Of the
-- others it is enough to know that they are no slips.
create materialized view private.portal_words as
select said.word, private.stem_of(said.word) as stem,
  private.spellings_of(array[said.word]) || private.undoubled(said.word) as spellings,
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
create unique index portal_words_key on private.portal_words (word);
create index portal_words_stem on private.portal_words (stem);
create index portal_words_spellings on private.portal_words using gin (spellings);
create index portal_words_trigrams on private.portal_words using gin (word extensions.gin_trgm_ops);

grant select on private.portal_postings, private.portal_words to authenticated;

create function private.read_words_again() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  refresh materialized view private.portal_postings;
  refresh materialized view private.portal_words;
  return null;
end;
$$;
revoke all on function private.share_of_word(text), private.read_words_again() from public, anon, authenticated, service_role;

create trigger read_words_again after insert or update or delete or truncate on public.portal_knowledge
for each statement execute function private.read_words_again();
create trigger read_words_again after insert or update or delete or truncate on public.portal_phrasings
for each statement execute function private.read_words_again();
create trigger read_words_again after insert or update or delete or truncate on public.search_words
for each statement execute function private.read_words_again();

create function private.is_known(stem text) returns boolean
language sql stable security invoker set search_path = ''
as $$
  select exists (select from private.portal_words as known where known.stem = is_known.stem and known.answers)
$$;
revoke all on function private.is_known(text) from public, anon, authenticated, service_role;
grant execute on function private.is_known(text) to authenticated;
