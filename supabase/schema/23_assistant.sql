-- The assistant: its knowledge, and its search.

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
create function private.undoubled(word text) returns text
language sql immutable security invoker set search_path = ''
as $$
  select regexp_replace(word, '(.)\1', '\1', 'g')
$$;
grant execute on function private.undoubled to authenticated;

-- Every correctly spelled word. The remaining ones only need to be known as correct.
-- - `held`: a passage or phrasing has it
-- - `answers`: it can refer to a passage, phrasing or title
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

create function private.is_known(stem text) returns boolean
language sql stable security invoker set search_path = ''
as $$
  select exists (select from private.portal_words as known where known.stem = is_known.stem and known.answers)
$$;
grant execute on function private.is_known to authenticated;

-- A word of a question, with its possible meanings. `surely` is 1 unless it was read as the most similar known word.
create type private.asked_word as (
  slot bigint, word text, stem text, surely real, means text[], is_name boolean, names text[], near_names text[],
  -- Its kind, if it isn't a subject of the portal.
  class text
);

-- The known word that a misspelled one was meant to be. Short words allow fewer slips, because a wrong letter makes
-- another word of them: in a word of four letters one may be missing or two swapped; in one of five or six any one may
-- be wrong; longer ones are recognized by most of their letters. The first letter must be right, unless it was swapped
-- with the second.
create function private.nearest_word(said text) returns private.portal_words
language sql stable security invoker set search_path = ''
as $$
  select other
  from private.portal_words as other
  where (other.spellings && (private.spellings_of(array[said]) || private.undoubled(said)) or char_length(said) > 6 and other.word operator(extensions.%) said)
    and (left(other.word, 1) = left(said, 1) or other.word = substr(said, 2, 1) || left(said, 1) || substr(said, 3))
    and case
      when char_length(said) > 6 then other.spellings && private.spellings_of(array[said]) or extensions.similarity(other.word, said) >= 0.45
      when char_length(said) > 4 then char_length(other.word) > 3 and (other.spellings && private.spellings_of(array[said])
        or private.undoubled(other.word) = private.undoubled(said))
      else char_length(said) = 4 and (char_length(other.word) = 5 and other.spellings @> array[said]
        or array(select string_to_table(other.word, null) order by 1) = array(select string_to_table(said, null) order by 1))
    end
  -- Swapped letters are more common than wrong ones, and the last letter is rarely wrong.
  order by extensions.similarity(other.word, said)
    + 0.3 * (array(select string_to_table(other.word, null) order by 1) = array(select string_to_table(said, null) order by 1))::integer
    + 0.2 * (right(other.word, 1) = right(said, 1))::integer + 0.1 * other.answers::integer desc, other.word
  limit 1
$$;
grant execute on function private.nearest_word to authenticated;

-- Normalizes a question: "who'd" asks who, phrases of several words become the word for them, and a request for a
-- meaning asks for a definition.
create function private.asked_text(question text) returns text
language plpgsql immutable security invoker set search_path = ''
as $$
declare
  said text := lower(left(question, 1000));
  rule text[];
begin
  foreach rule slice 1 in array array[
    ['(?<=[a-z])[''’`´](d|ll|ve|re|m)\M', ''],
    ['(\d) ?(by|x|×) ?(?=\d)', '\1x'],
    ['\m(big|top|main|head|highest) (boss|chief|honcho|guy|cheese)\M', 'ceo'],
    ['\m\d+ (times|plus|minus|divided by) \d+\M', 'calculate'],
    ['\mhow much (do|does|did) (.*) (make|earn|get)\M', '\2 salary'],
    ['\m(kinds?|sorts?) of\M', 'type'],
    ['\m(out of date|not (up to date|current|right|correct))\M', 'outdated'],
    ['\msign(s|ed|ing)? off on\M', 'approve'],
    ['\msign(s|ed|ing)?[ -]off (?=(an?|the|my|our|your|his|her|their|this|that|these|it)\M)', 'approve '],
    ['\m(says?|said|saying) yes to\M|\mgiv(e|es|ing) (the|their|its|his|her|an?) (ok|okay|go-?ahead|blessing|consent) (to|for)\M', 'approve'],
    ['\m(typ|writ|wrot|past)[a-z]* (right |all |just )?over\M|\m(overwrit|overwrot)[a-z]*\M', 'overwritten'],
    ['\m(boxes|fields|blanks|details|infos?|information)\M(?=.*\m(have to|has to|must|need to|needed|required|mandatory|compulsory|obligatory)\M.*\m(fill|enter|provide|give|complete|answer))|\m(required|mandatory|compulsory|obligatory) (boxes|fields|blanks|details|infos?|information)\M', 'requiredfields'],
    ['\m(goes|go|going) away from (the|our) (company|firm)\M', 'leaver'],
    ['\m(who|which) (becomes?|gets?) my\M', 'hand'],
    ['\mthe (button|command|menu item) ', 'the '],
    ['\mhow much (it )?costs?\M|\mwhat costs?\M', 'pricetag'],
    ['\m(locked|shut) (me |us |him |her )?out\M|\m(won|does|did|would)(n[''’`´]?t)? (even )?let me (try|in)\M', 'lockedout'],
    ['\m(leaving|quitting|resigning)\M(?=.*\m(week|month|year|friday|job|company|teammate|colleague|coworker|successor))', 'leaver'],
    ['\mhow many (people|employees|colleagues|staff)\M(?=\W*$| (are|work|do we|does (the|our)|in|at|here|we)\M)|\mhow many of us\M', 'headcount'],
    ['\m(everyone|everybody|all( the)? people|people)( who| that)? works?\M', 'employee list'],
    ['\m(log|sign)(ging|ing|ged|ed|s)? (me|us|him|her|them|myself|everyone|everybody|people) (in|out|off|on)\M', '\1 \4'],
    ['\m(can ?not|can[''’]?t|couldn[''’]?t|unable to|won[''’]?t let (me|us)|not able to) (log|sign)[ -]?(in|on)\M', 'login fails'],
    ['\m(be|become|becoming) (an? )?(?=(super)? ?admin)', 'promote '],
    ['(^| )x (?=(post|header|picture|image|photo|banner|size|profile|account|ad|caption))', ' twitter '],
    ['\m(mak(e|es|ing)|made|needs? (an?|some|new)|wants? an?)\M(?! sure)', 'create'],
    ['\mwho( has| had| have)? (changed|edited|deleted|removed|added|approved|withdrew|published|deactivated|activated|opened|downloaded|looked at|viewed|read|saw|accessed|touched|promoted|invited|exported)\M(?=.*\m(roles?|accounts?|applications?|applicants?|positions?|posts?|templates?|photographs?|resumes?|persons?|people|colleagues?|entry|directory|leads?)\M)', 'audit trail \2'],
    ['\mhow much (is|are|was|were|for)( an?| the| one| our)?\M(?!.*\m(bleed|room|space|text|margin|recovered|wasted|left)\M)', 'pricetag'],
    ['\m(what|how much) (do|does|did|will|would)\M(.*)\mcosts?\M|\m(prices?|costs?) (of|for)\M', 'pricetag \3'],
    ['\mwhat time\M|\mopening (hours|times)\M|\mwhen (will|does|do|is)\M(?=.*\m(office|warehouse|building|store|shop)\M.*\m(open|close)s?\M)', 'openinghours'],
    ['\m(fix|repair|replace) (my|the|our) (?=(keyboard|mouse|laptop|screen|monitor|computer|headset|chair|desk|door|window)\M)', 'repairs '],
    ['\m(in|from|of|since|during) (19\d\d|20[01]\d|202[0-5])\M', 'pastyear'],
    ['\mok(ay)? (?=(an?|the|my|this|that|these|photos?|pics?|pictures?|photographs?)\M)|\mgreen ?light\M', 'approve '],
    ['\mhow (many|much|often)\M(.*)\m(last|past|this) (year|quarter|month|week)\M', 'how many \2 pastyear'],
    ['\mhow many hours (did|do|does|have|has)\M|\m\d+ ?(%|percent) of \d+', 'calculate'],
    ['\mwhat counts as\M', 'definition'],
    ['\m(on|from|with|using) (my|an?|the|our)( own| old| new| other| private)? (laptop|macbook|desktop)\M', 'computer'],
    ['\m(when|since when|how long)\M(?=.*\m(did|has)\M)(.*)\m(join(ed)?|start(ed)?|been)( here| with us| working here)?\W*$', 'startdate \3'],
    ['\m(is|are) (too |so |very )?old\M', 'is outdated'],
    ['n[''’`´]t\M', 'nt'],
    ['\m(ctrl|control|cmd|command|strg)[ +-]*(?=[a-z]\M)|⌘ ?\+?(?=[a-z]\M)', 'ctrl'],
    ['\mgiv(e|es|ing)\M(?! (me|us)\M)', 'grant'],
    ['(?<!\mi )(?<!\myou )\m(mean|means|meant|meaning|signif[a-z]+|stands? for)\M', 'definition']
  ] loop
    said := regexp_replace(said, rule[1], rule[2], 'g');
  end loop;
  return said;
end
$$;
grant execute on function private.asked_text to authenticated;

-- Replaces phrases with the search's own words: "two-factor" becomes "twostep". Longer phrases first; articles and the
-- like may be in between.
create function private.in_our_words(question text) returns text
language plpgsql stable security invoker set search_path = ''
as $$
declare
  each record;
begin
  for each in
    select phrase, stands_for from private.search_phrases
    where position(split_part(phrase, ' ', 1) in question) > 0 order by char_length(phrase) desc, phrase
  loop
    question := regexp_replace(question, '\m' || replace(each.phrase, ' ', '[ -]+((an?|the|my|our|your|his|her|their|any|having|this) )?') || 's?\M', each.stands_for, 'g');
  end loop;
  return question;
end
$$;
grant execute on function private.in_our_words to authenticated;

-- The words of a question. Two that should be one are joined ("side bar"), and one that should be two is split
-- ("postersize").
create function private.words_asked(question text) returns table (word text, place bigint)
language sql stable security invoker set search_path = ''
as $$
  with said as materialized (
    select said.word, said.place, lead(said.word) over (order by said.place) as next
    from unnest(private.plain_words_of(private.in_our_words(private.asked_text(question)))) with ordinality as said (word, place)
  ),
  joined as materialized (
    select said.word || said.next as word, said.place from said
    where char_length(said.word || said.next) > 5 and char_length(said.next) > 1 and not private.says_nothing(said.word)
      and private.is_known(private.stem_of(said.word || said.next))
  ),
  whole as materialized (
    select joined.word, joined.place from joined
    union all
    select said.word, said.place from said
    where not exists (select from joined where said.place in (joined.place, joined.place + 1))
  )
  -- "Reopen" means to open, and "tiniest" is tiny.
  select coalesce(part.word, short.stands_for, base.word, whole.word), whole.place
  from whole
  left join lateral (
    select array[left(whole.word, at), substr(whole.word, at + 1)] as parts
    from generate_series(3, char_length(whole.word) - 3) as at
    where char_length(whole.word) between 7 and 30
      and not exists (select from private.portal_words as whole_word where whole_word.stem = private.stem_of(whole.word))
      and 2 = (select count(*) from private.portal_words as own where own.answers and own.word in (left(whole.word, at), substr(whole.word, at + 1)))
    order by abs(2 * at - char_length(whole.word)) limit 1
  ) as parted on true
  left join lateral unnest(parted.parts) as part (word) on true
  left join lateral (
    select expanded.word as stands_for from public.search_words as own
    cross join string_to_table(own.stands_for, ' ') as expanded (word)
    where own.kind = 'expands' and own.word = whole.word
  ) as short on true
  left join lateral (
    select form.word from unnest(array[
      regexp_replace(whole.word, '^re(?=[a-z]{4,})', ''), regexp_replace(whole.word, 'i(er|est)$', 'y'),
      regexp_replace(whole.word, '(er|est)$', ''), regexp_replace(whole.word, '(.)\1(er|est)$', '\1'), regexp_replace(whole.word, '(r|st)$', '')
    ]) with ordinality as form (word, place)
    where whole.word ~ '^(re[a-z]{4,}|[a-z]{3,}(er|est))$' and form.word <> whole.word and char_length(form.word) > 2
      and private.is_known(private.stem_of(form.word)) and not private.is_known(private.stem_of(whole.word))
    order by form.place limit 1
  ) as base on true
$$;
grant execute on function private.words_asked to authenticated;

-- Entries with such a name or title, found by indexes, which row-level security wouldn't use. Returns only ids: callers
-- read the entries through the policies, with the caller's rights.
create function private.entries_named(names text[], near text[], long_words text[]) returns setof uuid
language sql stable security definer set search_path = '' rows 10
as $$
  select entry.id from public.staff_directory as entry
  where private.name_words_of(entry.first_name, entry.last_name) && names
  union
  select entry.id from public.staff_directory as entry
  where private.spellings_of(private.name_words_of(entry.first_name, entry.last_name)) && private.spellings_of(near)
  union
  select entry.id from unnest(long_words) as word join public.staff_directory as entry
    on word operator(extensions.<<%) private.search_text(entry.first_name || ' ' || coalesce(entry.last_name, ''))
$$;
grant execute on function private.entries_named to authenticated;

create function private.asked_words(question text) returns setof private.asked_word
language sql stable security invoker set search_path = ''
as $$
  with said as materialized (
    select said.word, private.stem_of(said.word) as stem, min(said.place) as place
    from private.words_asked(question) as said
    where not private.says_nothing(said.word)
    group by said.word
  ),
  known as materialized (
    select content.word, content.stem, content.place,
      array(
        select content.word union select left(content.word, -1) where content.word ~ '...s$'
        union
        select other.word from public.search_words as own
        join public.search_words as other on other.kind = 'name' and other.stands_for = own.stands_for
        where own.kind = 'name' and own.word in (content.word, regexp_replace(content.word, 's$', ''))
      ) as names,
      char_length(content.word) < 4 or exists (select from private.portal_words as right_word where right_word.stem = content.stem
        and (char_length(right_word.word) > 3 or right_word.word = content.word)) as is_word
    from (select distinct on (said.stem) * from said order by said.stem, said.place) as content
    order by content.place limit 24
  ),
  -- Names that the person asking may see.
  named as materialized (
    select part.word from (
      select private.name_words_of(entry.first_name, entry.last_name) as words
      from private.entries_named(
        (select array_agg(name) from known, unnest(known.names) as name),
        (select array_agg(name) from known, unnest(known.names) as name where not known.is_word),
        (select array_agg(known.word) from known where not known.is_word and char_length(known.word) > 5)
      ) as found (id)
      join public.staff_directory as entry using (id)
    ) as entry cross join unnest(entry.words) as part (word)
    group by part.word
  ),
  met as materialized (
    select known.*, exists (select from named where named.word = any (known.names)) as is_name from known
  ),
  -- Something that is neither a known word nor a name is read as the most similar known word.
  meant as materialized (
    select met.*, near.word as read, coalesce(near.stem, met.stem) as meant, case when near.stem is null then 1 else 0.94 end::real as surely,
      case when met.word ~ '^[0-9]{1,2}$' or private.says_nothing(near.word) then 'passing' else (
        select own.kind from (
          select written.kind from public.search_words as written where written.word = met.word
          union all
          select read.kind from public.search_words as read where read.word = near.word
          union all
          select single.kind from public.search_words as single
          where single.word = regexp_replace(met.word, 's$', '') and single.kind = 'elsewhere'
          union all
          select stemmed.kind from public.search_words as stemmed
          where stemmed.stem = any (array[coalesce(near.stem, met.stem)]) and stemmed.kind in ('does', 'field', 'ordinary')
        ) as own
        where own.kind in ('passing', 'does', 'elsewhere', 'field', 'ordinary')
        order by array_position(array['elsewhere', 'passing', 'does', 'field', 'ordinary'], own.kind) limit 1
      ) end as class
    from met left join lateral private.nearest_word(met.word) as near on not met.is_word and not met.is_name
  )
  -- `elsewhere` words don't apply to words that only look similar: a building isn't something one builds.
  select row_number() over (order by meant.place), meant.word,
    case when meant.class = 'elsewhere' and not exists (
      select from private.portal_words as own where own.held and own.stem = meant.meant
        and regexp_replace(own.word, 's$', '') = regexp_replace(coalesce(meant.read, meant.word), 's$', '')) then '-' else '' end || meant.meant,
    meant.surely,
    array(
      select other.stem from public.search_words as own
      join public.search_words as other on other.kind = 'means' and other.stands_for = own.stands_for
      where own.kind = 'means' and own.stem = meant.meant and meant.class is distinct from 'elsewhere'
    ),
    meant.is_name, meant.names,
    array(
      select named.word from named
      where not meant.is_name and not meant.is_word and (
        private.spellings_of(array[named.word]) && private.spellings_of(meant.names)
        or char_length(meant.word) > 5 and extensions.similarity(named.word, meant.word) >= 0.4
        or char_length(meant.word) > 3 and (starts_with(named.word, meant.word) or exists (
          select from public.search_words as own join public.search_words as other on other.kind = 'name' and other.stands_for = own.stands_for
          where own.kind = 'name' and own.word = named.word and starts_with(other.word, meant.word))))
    ),
    meant.class
  from meant
$$;
grant execute on function private.asked_words to authenticated;

-- True if the question is about a person, rather than about what people can do.
create function private.asks_for_person(question text) returns boolean
language sql immutable security invoker set search_path = ''
as $$
  select question ~* '\m(who|whos|who''s|who''d|who''ll|whom|whose|which (of us|colleague|person)|talk to|speak (to|with)|turn to|go to (for|with)|in touch with|hold of|point of contact|contact (for|person)|ask about|reach|(?<!new )guy|lady|expert|(person|someone|somebody|anyone|anybody) (for|to|in|from|at|who|that|with)|in charge|responsible|boss|head of|chief|(manager|director|officer|ceo|coo)$)\M'
    and question !~* '\m(people|persons?|those|colleagues?|employees?|customers?|clients?|everyone|everybody|all) who\M'
    and question !~* '\mwho (else )?(can|may|could|is allowed to|is able to|gets to|has to|must|has the right to|is the one to)? ?(change|decide|say yes|sign off|allow|ok|okay|stop|set|edit|make|create|activate|deactivate|disable|promote|demote|see|delete|publish|withdraw|view|read|review|give|grant|add|remove|open|fix|correct|share|access|register|update|approve|ok|invite|import|export|download|post|upload|put|write|turn|revoke|withdraw|restore|lock|unlock|hand|cancel|reset)(s|d|ed)?\M'
$$;
grant execute on function private.asks_for_person to authenticated;

-- The words of a question that express an action or manner, judged by their place or ending.
create function private.acting_words(question text) returns text[]
language sql immutable security invoker set search_path = ''
as $$
  select array(
    select said.word from (
      select word, lag(word) over (order by place) as before from unnest(private.plain_words_of(question)) with ordinality as each (word, place)
    ) as said
    where said.before = any (string_to_array('to i you we they he she it can could will would should shall may might must do does did cant cannot dont doesnt didnt not please who', ' '))
      or said.word ~ '^[a-z]{2,}(ing|ed|ly)$'
  )
$$;
grant execute on function private.acting_words to authenticated;

-- Scores passages by how much of the question they contain, how similar the question is to their phrasings, and whether
-- people mostly ask for them that way. If a passage has the subject, an unknown word counts little, and less if it's an
-- action; a known word that no passage has counts more, because it's another subject. A passage that lacks a subject of
-- the question that others have answers something else.
create function private.find_passages(question text, words private.asked_word[], for_person boolean, finds_person boolean)
returns table (id uuid, rank real)
language sql stable security invoker set search_path = ''
as $$
  with asked as materialized (
    select word.slot, word.stem, word.class, word.is_name, word.word = any (private.acting_words(question)) as acts from unnest(words) as word
    -- Nothing for people who may not read any passage.
    where exists (select from public.portal_knowledge)
  ),
  -- A synonym counts a little less than the word itself.
  meant as materialized (
    select word.slot, meaning.stem, max(meaning.part) as part
    from unnest(words) as word cross join lateral (
      select word.stem, word.surely
      union all
      select synonym, word.surely * 0.85 from unnest(word.means) as synonym
      union all
      select 'colleagu', word.surely * 0.9 where word.is_name
      union all
      select private.stem_of(other.stands_for), word.surely * 0.9 from public.search_words as other
      where other.kind = 'is' and other.stem = word.stem and not word.is_name
    ) as meaning (stem, part)
    group by word.slot, meaning.stem
  ),
  found as materialized (
    select distinct on (meant.slot, posting.phrasing_id) meant.slot, meant.part, posting.*
    from meant join asked using (slot) join private.portal_postings as posting on posting.stem = meant.stem
    -- `elsewhere` words asked about a colleague are on no page.
    where asked.class is distinct from 'elsewhere' or not exists (select from asked where asked.is_name)
    order by meant.slot, posting.phrasing_id, meant.part desc
  ),
  hits as materialized (
    select meant.slot, term.passage_id as id, max(meant.part * term.strength) as part, least(1, sum(term.said)) as said, bool_or(term.tells) as tells
    from meant join asked using (slot) join private.portal_terms as term on term.stem = meant.stem
    where asked.class is distinct from 'elsewhere' or not exists (select from asked where asked.is_name)
    group by meant.slot, term.passage_id
  ),
  weights as materialized (
    select asked.slot,
      case when count(hits.id) > 0 or asked.is_name then null
        when asked.class = 'ordinary' then 'another' when asked.class is null and not private.is_known(asked.stem) then 'unknown' end as lacks,
      -- What to do is the subject if few passages are about it.
      not asked.is_name and bool_or(hits.tells)
        and (coalesce(asked.class, 'ordinary') = 'ordinary' and count(hits.id) between 1 and 50 or asked.class = 'does' and count(hits.id) filter (where hits.part > 0.9) between 1 and 20) as subject,
      case when asked.class = 'elsewhere' then 9 else ln(1 + (select count(*) from public.portal_knowledge)::real / greatest(count(hits.id), 1.5)) end
        * case when asked.is_name and count(hits.id) = 0 then 0.1
          when asked.class = 'passing' then 0.1
          when asked.class = 'does' then case when count(hits.id) = 0 then 0.2 when count(hits.id) filter (where hits.part > 0.9) <= 20 then 0.8 else 0.6 end
          when asked.class = 'elsewhere' then 1
          when count(hits.id) = 0 and asked.acts then 0.3
          when count(hits.id) > 0 and not bool_or(hits.tells) then 0.4
          else 1 end as weight,
      coalesce(asked.class, 'ordinary') = 'ordinary' and not asked.is_name and not asked.acts and coalesce(bool_or(hits.tells), false) as counts
    from asked left join hits using (slot)
    group by asked.slot, asked.is_name, asked.class, asked.stem, asked.acts
  ),
  whole as materialized (
    select held.id, held.held, held.central,
      0.86 + 0.14 * held.counted / greatest(1, (select count(*) from weights where weights.counts)) as share,
      (select sum(weights.weight * case when not held.subject then 1 when weights.lacks = 'unknown' then 0.3 when weights.lacks = 'another' then 0.6
        else 1 end) from weights) as weight
    from (
      select hits.id, sum(weights.weight * hits.part) as held, bool_or(weights.subject) as subject, count(*) filter (where weights.counts) as counted,
        sum(weights.weight * hits.part * least(1, 6 * hits.said)) / sum(weights.weight * hits.part) as central
      from hits join weights using (slot) group by hits.id
    ) as held
  ),
  -- For each phrasing: how much of the question it contains, and how much of it the question contains.
  said as materialized (
    select found.passage_id, found.phrasing_id, found.asks_who,
      sum(weights.weight * found.part) / min(whole.weight) as recall,
      least(1, sum(found.weight) / min(found.whole)) as precision, count(*) as words
    from found join weights using (slot) join whole on whole.id = found.passage_id
    group by found.passage_id, found.phrasing_id, found.asks_who
  ),
  best as materialized (
    select alike.passage_id, 0.85 * max(alike.likeness) + 0.15 * avg(alike.likeness) as likeness,
      max(alike.likeness) filter (where alike.words > 1 or alike.likeness > 0.99) as same
    from (
      select alike.passage_id, alike.words, row_number() over (partition by alike.passage_id order by alike.likeness desc) as place,
        0.9 * alike.likeness + case when alike.likeness > 0.6 then 0.1 * (
          select extensions.similarity(question, own.phrasing) from public.portal_phrasings as own where own.id = alike.phrasing_id) else 0 end
          - case when finds_person and not alike.asks_who then 0.45 else 0 end as likeness
      from (select said.*, 2 * said.recall * said.precision / (said.recall + said.precision) as likeness from said) as alike
    ) as alike
    where alike.place <= 3
    group by alike.passage_id
  )
  -- "Who is who" has no word that counts; then the question is compared as it's written.
  select asked_so.passage_id, max(extensions.similarity(question, asked_so.phrasing))::real
  from public.portal_phrasings as asked_so
  where words is null and char_length(question) < 60 and asked_so.stems = '{}' and extensions.similarity(question, asked_so.phrasing) > 0.6
  group by asked_so.passage_id
  union all
  -- A question that names a colleague is about the portal only if the rest of it reads like that. "How many slides" asks for a passage that
  -- counts them, and of two that fit equally, the one whose title has the question's words is meant. A question that is one of the phrasings
  -- asks for its passage.
  select whole.id, greatest(case when best.same > 0.96 and not exists (select from asked where is_name) then best.same else 0 end, whole.share * whole.held / whole.weight * (0.4 + 0.4 * coalesce(best.likeness, 0) + 0.2 * whole.central)
    * (1 + 0.03 * (select count(*) filter (where stem in (select meant.stem from meant where meant.part > 0.8))::real / greatest(1, count(*))
        from unnest(private.stems_of(passage.title)) as stem))
    * case when exists (select from asked where asked.stem = 'definit')
      and not exists (select from private.portal_terms as term where term.passage_id = whole.id and term.stem = 'definit') then 0.85 else 1 end
    * case when asks_number and passage.body !~* '\d|\m(two|three|four|five|six|seven|eight|nine|ten)\M' then 0.9 else 1 end
    * case when counted.stem is null then 1
      when passage.body ~* ('(\d|\m(one|two|three|four|five|six|seven|eight|nine|ten)\M)[^.;]{0,30}\m' || counted.stem) then 1.06 else 0.97 end
    * case when exists (select from asked where is_name) then least(1, coalesce(best.likeness, 0) + 0.15)
      * case when for_person then 0.7 else 1 end else 1 end)::real
  from whole join public.portal_knowledge as passage on passage.id = whole.id
  left join best on best.passage_id = whole.id
  cross join (select private.stem_of(lower(substring(question from '(?i)how many ([a-z]{3,})')))) as counted (stem)
  cross join (select question ~* '\m(how (many|much|long|big|large|high|wide|tall|thick|small|soon|far)|max|maximum|maximal|min|minimum|minimal|at most|at least|limit|longest|shortest|biggest|largest|smallest|dimensions?|resolution|px|pixels)\M') as figures (asks_number)
$$;
grant execute on function private.find_passages to authenticated;

-- Entries with such a title, found by an index, which row-level security wouldn't use. Returns only ids: callers read
-- the entries through the policies, with the caller's rights.
create function private.entries_titled(title tsquery) returns setof uuid
language sql stable security definer set search_path = '' rows 10
as $$
  select entry.id from public.staff_directory as entry
  where entry.words @@ title order by pg_catalog.ts_rank(entry.words, title) desc, entry.id limit 200
$$;
grant execute on function private.entries_titled to authenticated;

-- True if the question is what the caller can do, other than reach someone.
create function private.asks_to_do(question text) returns boolean
language sql immutable security invoker set search_path = ''
as $$
  select question ~* '\m(can|may|could|should|how (do|can|to|would)|where (do|can)) (i|we)\M'
    and question !~* '\m(call|phone|telephone|ring|e?-?mail|write|contact|reach|number|message|meet|speak|talk|ask|tell|find)\M'
$$;
grant execute on function private.asks_to_do to authenticated;

-- Finds people by name, title, the tasks of a title, telephone number or address.
create function private.find_people(question text, words private.asked_word[])
returns table (id uuid, rank real)
language sql stable security invoker set search_path = ''
as $$
  with telling as materialized (
    select word.*, private.is_known(word.stem) as known,
      exists (select from public.search_words as task where task.kind = 'task' and task.stem = word.stem) as tells_title,
      (select string_agg(quote_literal(meant) || ':B', ' | ') from (
        -- A photo of something new isn't a graphic designer.
        select unnest(case when question ~* '\mwho' or private.asks_for_person(question) then word.means
          else array_remove(array_remove(word.means, 'graphic'), 'design') end || word.stem)
        union
        select private.stem_of(task.stands_for) from public.search_words as task
        where task.kind = 'task' and task.stem = word.stem and private.asks_for_person(question)
      ) as said (meant))::tsquery as titles,
      (quote_literal(word.stem) || ':B')::tsquery as title,
      (quote_literal(word.word) || case when word.word ~ '^[0-9]{4,}$' then ':C' else ':A' end)::tsquery as digits
    from unnest(words) as word
    where word.is_name or coalesce(word.class, '') not in ('field', 'passing')
  ),
  entries as materialized (
    select entry.id, entry.words, private.name_words_of(entry.first_name, entry.last_name) as own,
      cardinality(tsvector_to_array(ts_filter(entry.words, '{b}'))) as title_words
    from (
      select private.entries_named((select array_agg(name) from telling, unnest(telling.names || telling.near_names) as name), '{}', '{}')
      union
      select private.entries_titled((select string_agg(titles::text || ' | ' || digits::text, ' | ')::tsquery from telling))
    ) as found (id)
    join public.staff_directory as entry using (id)
  ),
  found as materialized (
    select entries.id, telling.slot, entries.title_words, telling.class, telling.known, telling.tells_title,
      case when telling.word = any (entries.own) then 1 when entries.own && telling.names then 0.95
        when entries.own && telling.near_names then 0.85 else 0 end as name,
      case when entries.words @@ telling.title then telling.surely when entries.words @@ telling.titles then 0.9 * telling.surely
        when entries.words @@ telling.digits then 1 else 0 end as title
    from telling cross join entries
  ),
  weighed as materialized (
    -- `elsewhere` words outweigh everything else.
    select found.*, greatest(found.name, found.title) as part,
      case when found.name > 0 or found.title > 0 then 1 when found.class = 'elsewhere' then 4 when found.class = 'does' then 0.3
        when bool_or(found.name > 0) over (partition by found.id) then case when found.known or found.class is not null then 1 else 0.35 end
        when private.asks_for_person(question) and not found.tells_title then 0.4 else 1 end as weight
    from found
  ),
  scored as (
    select weighed.id, sum(weighed.part) / sum(weighed.weight) as held, bool_or(weighed.name > 0) as named, bool_or(weighed.title = 1) as told,
      least(1, count(*) filter (where weighed.title > weighed.name)::real / greatest(1, min(weighed.title_words))) as titled
    from weighed group by weighed.id
  )
  select scored.id, (scored.held * case when scored.named then 1 else (case when private.asks_for_person(question) then 0.8 + 0.2 * scored.titled else 0.7 + 0.3 * scored.titled end) * case
    when private.asks_for_person(question) then 1 when private.asks_to_do(question) then 0.5
    when scored.titled = 1 then 1 when scored.told then 0.8 else 0.6 end end)::real
  from scored
  union all
  select entry.id, 1 from public.staff_directory as entry
  where entry.email = lower(substring(question from '[^\s<>(),;]+@[^\s<>(),;]*[[:alnum:]]'))
$$;
grant execute on function private.find_people to authenticated;

-- Answers a question in plain words: what the caller can read, best first, and nothing below the threshold. A full-text
-- query would join the words with AND, which fails for every question, or with OR, which finds something for every
-- question. So each word counts by how rare it is, and a result must contain enough of the question: "What is the
-- telephone number of Maya?" finds no other number when there's no Maya. JIT is off because compiling takes longer than
-- running.
create function public.search_portal(question text, threshold real default 0.53)
returns table (source text, title text, body text, path text, rank real, person jsonb)
language sql stable security invoker set search_path = '' set jit = off
as $$
  with asked as materialized (
    select array_agg(asked::private.asked_word) as words, private.asks_for_person(question) as for_person
    from private.asked_words(question) as asked
  ),
  people as materialized (
    select found.id, max(found.rank) as rank from asked, private.find_people(question, asked.words) as found group by found.id
  ),
  ranked as materialized (
    select 'portal' as source, found.id, found.rank
    from asked, private.find_passages(question, asked.words, asked.for_person,
      asked.for_person and exists (select from people where people.rank > 0.5)) as found
    union all
    select 'directory', people.id, people.rank from people
  ),
  -- If the whole question is about a person, no page is meant.
  best as materialized (
    select * from ranked
    where (ranked.source = 'directory' or ranked.rank >= (select coalesce(max(people.rank) filter (where people.rank >= 0.94), 0) from people))
      and ranked.rank >= threshold and ranked.rank >= 0.7 * (select max(top.rank) from ranked as top)
    order by ranked.rank desc, ranked.id limit 5
  )
  select best.source, passage.title, passage.body, passage.path, best.rank, null::jsonb
  from best join public.portal_knowledge as passage on best.source = 'portal' and passage.id = best.id
  union all
  select best.source, concat_ws(' ', entry.first_name, entry.last_name),
    concat_ws(E'\n',
      case when not entry.is_active then 'No longer active' end,
      entry.job_title,
      'Phone: ' || coalesce(entry.phone, 'not in the directory'),
      'Email: ' || entry.email),
    '/staff-directory', best.rank,
    jsonb_build_object('job_title', entry.job_title, 'phone', entry.phone, 'email', entry.email, 'is_active', entry.is_active)
  from best join public.staff_directory as entry on best.source = 'directory' and entry.id = best.id
  order by 5 desc, 2
$$;
grant execute on function public.search_portal to authenticated;
