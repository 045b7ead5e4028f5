-- How the assistant reads questions: phrases for one thing, what people do, and more words.

-- Text as searches compare it, the same way as `folded` of packages/ui: accents are removed ("Tomas" finds "Tomás"),
-- apostrophes, hyphens and quotes are those of a keyboard, and letters like "ø" become plain ones. Telephone numbers
-- are split into their groups, and "e-mail" is "email".
create or replace function private.search_text(source text) returns text
language plpgsql immutable security invoker set search_path = ''
as $$
declare
  folded text := coalesce(source, '');
begin
  -- Most texts have nothing but what's on an American keyboard.
  if folded ~ '[^\u0001-\u007e]' then
    folded := regexp_replace(
      replace(replace(replace(replace(replace(replace(replace(replace(
        translate(
          normalize(
            translate(
              folded,
              U&'\2018\2019\201A\201B\02B9\02BB\02BC\02BD\2032\2035\00B4\0060\05F3\FF07\A78C' ||
              U&'\201C\201D\201E\201F\00AB\00BB\2033\2036\05F4\FF02' ||
              U&'\2010\2011\2012\2013\2014\2015\2043\2212\FE58\FE63\FF0D\05BE' ||
              U&'\00AD\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2066\2067\2068\2069\FEFF',
              repeat('''', 15) || repeat('"', 10) || repeat('-', 12)
            ),
            nfkd
          ),
          U&'\0142\0141\00F8\00D8\0111\0110\00F0\00D0\0127\0126\0167\0166\0131', 'lLoOdDdDhHtTi'
        ),
        U&'\00DF', 'ss'), U&'\00E6', 'ae'), U&'\00C6', 'AE'), U&'\0153', 'oe'), U&'\0152', 'OE'), U&'\00FE', 'th'), U&'\00DE', 'TH'),
        U&'\1E9E', 'SS'),
      '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g'
    );
  end if;
  return regexp_replace(regexp_replace(translate(folded, '`', ''''), '(?<=\d)-(?=\d)', ' ', 'g'), '\me-mail', 'email', 'gi');
end
$$;

-- The words of a text. Words that are also written as two become one ("log in"), and telephone numbers are found by
-- their ends.
create or replace function private.plain_words_of(source text) returns text[]
language plpgsql immutable security invoker set search_path = ''
as $$
declare
  said text := lower(private.search_text(source));
begin
  said := regexp_replace(said, '[''’`´]s\M', '', 'g');
  said := regexp_replace(said, '(?<=[a-z])[''’`´](?=[a-z])', '', 'g');
  -- One look spares most texts the others.
  if said ~ '\m(how much|log|sign|time off|run|lead|head|own|charge|big|top)|\m(e|wi|on|tri|bi|z|gate|x)-|\d{3}' then
    said := regexp_replace(said, '\mhow much (do|does|did) (.*) (make|earn|get)\M', '\2 salary', 'g');
    said := regexp_replace(said, '\m(e|wi|on|tri|bi|z|gate|x)-(?=[a-z])', '\1', 'g');
    said := regexp_replace(said, '\m(log|logging|sign|signing|logged|signed)[ -]?(out|off)\M', 'logout', 'g');
    said := regexp_replace(said, '\m(log|logging|sign|signing|logged|signed)[ -]?(in|on|into)\M', 'login', 'g');
    said := regexp_replace(said, '\m(sign|signing|signed)[ -]?up\M', 'register', 'g');
    said := regexp_replace(said, '\mtime off\M', 'vacation', 'g');
    said := regexp_replace(said, '(\(?\d{3}\)?[ .-]*)?\m\d{3}[ .-]+(\d{4})\M', '\2', 'g');
    said := regexp_replace(said,
      '\m(runs?|leads?|heads?|owns?|charge of) (the|our|this) (whole )?(company|business|firm|place)\M|\m(big|top) boss\M', 'ceo', 'g');
  end if;
  return (array_remove(regexp_split_to_array(said, '[^a-z0-9]+'), ''))[1:400];
end
$$;

-- The words of a name. A part with an apostrophe is included both as one word and as two.
create or replace function private.name_words_of(first_name text, last_name text) returns text[]
language plpgsql immutable security invoker set search_path = ''
as $$
declare
  name text := concat_ws(' ', first_name, last_name);
begin
  return private.plain_words_of(concat_ws(' ', name, translate(private.search_text(name), '''', ' ')));
end
$$;


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
create or replace function private.words_asked(question text) returns table (word text, place bigint)
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

-- The words of all passages, by their stems. `said`: the share of the passage's phrasings that have the word; `strength`: how much it says
-- there, which is less for a word that only occurs in passing; `tells`: some passage is about it. Figures are facts wherever they are.
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

create or replace function private.read_words_again() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  refresh materialized view private.portal_postings;
  refresh materialized view private.portal_terms;
  refresh materialized view private.portal_words;
  return null;
end;
$$;

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

-- True if the question is what the caller can do, other than reach someone.
create function private.asks_to_do(question text) returns boolean
language sql immutable security invoker set search_path = ''
as $$
  select question ~* '\m(can|may|could|should|how (do|can|to|would)|where (do|can)) (i|we)\M'
    and question !~* '\m(call|phone|telephone|ring|e?-?mail|write|contact|reach|number|message|meet|speak|talk|ask|tell|find)\M'
$$;

grant execute on function private.asks_to_do to authenticated;

-- Answers a question in plain words: what the caller can read, best first, and nothing below the threshold. A full-text
-- query would join the words with AND, which fails for every question, or with OR, which finds something for every
-- question. So each word counts by how rare it is, and a result must contain enough of the question: "What is the
-- telephone number of Maya?" finds no other number when there's no Maya. JIT is off because compiling takes longer than
-- running.
create or replace function public.search_portal(question text, threshold real default 0.53)
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

-- Each kind of word is found by an index.
create index search_words_kind on public.search_words (kind, stem);

create or replace function private.asked_words(question text) returns setof private.asked_word
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


-- True for words that carry no meaning in a question.
create or replace function private.says_nothing(word text) returns boolean
language sql immutable security invoker set search_path = ''
as $$
  select pg_catalog.ts_lexize('pg_catalog.english_stem', word) = '{}' or char_length(word) < 2 or word = any (string_to_array(
    'tell show give find get gets getting got let lets know want wanted need needs needed like look looking see come go goes going '
    'make makes made use used using work works working help please pls plz could would should may might can cant cannot kindly explain '
    'describe question ask asks answer anybody anyone somebody someone everybody everyone thing things stuff kind kinds much many '
    'way exactly currently called call hello hi hey thank thanks good morning afternoon evening us ours dont doesnt didnt isnt im ive '
    'whats wheres whos hows now just also really actually quickly again still already ever yet must shall take takes put puts keep '
    'keeps able allowed possible supposed available actual current wonder wondering remind anyway ok okay hmm well oh yes no guy guys '
    'person people folk lady man woman responsible charge handles handle handling deals deal dealing belongs belong does doing done '
    'mean means meant one ones lot lots bit every each contain contains exist exists happen happens happening tells says say said seem '
    'seems try trying tried etc talk talking '
    'speak wants wanting asking asked showing telling finding knows helps checking check', ' '))
$$;

-- More ways in which a question says what it's about, and figures: a question for a number is answered by a passage with one.

-- Normalizes a question: "who'd" asks who, phrases of several words become the word for them, and a request for a
-- meaning asks for a definition.
create or replace function private.asked_text(question text) returns text
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

-- True if the question is about a person, rather than about what people can do.
create or replace function private.asks_for_person(question text) returns boolean
language sql immutable security invoker set search_path = ''
as $$
  select question ~* '\m(who|whos|who''s|who''d|who''ll|whom|whose|which (of us|colleague|person)|talk to|speak (to|with)|turn to|go to (for|with)|in touch with|hold of|point of contact|contact (for|person)|ask about|reach|(?<!new )guy|lady|expert|(person|someone|somebody|anyone|anybody) (for|to|in|from|at|who|that|with)|in charge|responsible|boss|head of|chief|(manager|director|officer|ceo|coo)$)\M'
    and question !~* '\m(people|persons?|those|colleagues?|employees?|customers?|clients?|everyone|everybody|all) who\M'
    and question !~* '\mwho (else )?(can|may|could|is allowed to|is able to|gets to|has to|must|has the right to|is the one to)? ?(change|decide|say yes|sign off|allow|ok|okay|stop|set|edit|make|create|activate|deactivate|disable|promote|demote|see|delete|publish|withdraw|view|read|review|give|grant|add|remove|open|fix|correct|share|access|register|update|approve|ok|invite|import|export|download|post|upload|put|write|turn|revoke|withdraw|restore|lock|unlock|hand|cancel|reset)(s|d|ed)?\M'
$$;

-- Scores passages by how much of the question they contain, how similar the question is to their phrasings, and whether
-- people mostly ask for them that way. If a passage has the subject, an unknown word counts little, and less if it's an
-- action; a known word that no passage has counts more, because it's another subject. A passage that lacks a subject of
-- the question that others have answers something else.
create or replace function private.find_passages(question text, words private.asked_word[], for_person boolean, finds_person boolean)
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

-- Finds people by name, title, the tasks of a title, telephone number or address.
create or replace function private.find_people(question text, words private.asked_word[])
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

-- The words of what the baseline has, as these functions read them.
update public.portal_knowledge set title = title where stems is distinct from private.stems_of(title || ' ' || keywords || ' ' || body);
update public.portal_phrasings set phrasing = phrasing where stems is distinct from private.stems_of(phrasing);

-- Words that the search knows besides those of the baseline, and the few that it no longer reads that way.
delete from public.search_words where (kind, stands_for, word) in (
  ('elsewhere', 'elsewhere', 'computer'),
  ('elsewhere', 'elsewhere', 'excel'),
  ('elsewhere', 'elsewhere', 'french'),
  ('elsewhere', 'elsewhere', 'german'),
  ('elsewhere', 'elsewhere', 'history'),
  ('elsewhere', 'elsewhere', 'keyboard'),
  ('elsewhere', 'elsewhere', 'licence'),
  ('elsewhere', 'elsewhere', 'license'),
  ('elsewhere', 'elsewhere', 'spanish'),
  ('expands', 'business card', 'vcard'),
  ('expands', 'business cards', 'vcards'),
  ('expands', 'presentation', 'ppt'),
  ('means', 'accounting', 'accounts'),
  ('means', 'fold', 'folder'),
  ('means', 'presentation', 'powerpoint'),
  ('means', 'website', 'homepage')
);

-- An empty `stands_for`: each word stands for itself.
insert into public.search_words (kind, stands_for, word)
select kind, coalesce(nullif(stands_for, ''), word), word
from (values
  ('does', 'does', 'definition batch activate deactivate enable disable setup install use using apply press click'),
  ('elsewhere', '',
    'pricetag openinghours repairs pastyear tallest youngest smartest richest funniest outofoffice copier photocopier pivot vlookup formula formulas '
    'macro macros wallet plumbing invoice invoices receipt receipts germany austria uniform dresscode keycard'),
  ('expands', 'address', 'addy'),
  ('expands', 'ads', 'adverts'),
  ('expands', 'image', 'img'),
  ('expands', 'images', 'imgs'),
  ('expands', 'number', 'nr'),
  ('expands', 'passwords', 'pws pwds'),
  ('expands', 'photo', 'foto'),
  ('expands', 'photos', 'fotos'),
  ('expands', 'pictures', 'pix'),
  ('expands', 'please', 'pls'),
  ('expands', 'postalcode', 'zipcode postcode'),
  ('expands', 'powerpoint', 'ppt pptx'),
  ('expands', 'website', 'webadress webadres'),
  ('is', 'language',
    'spanish french german italian portuguese dutch polish greek ukrainian russian hebrew arabic hindi thai chinese japanese korean english'),
  ('is', 'piece', 'design designs infographic slide'),
  ('means', '',
    'twostep recoverycode orgchart contact table batch note expire computer undo crop layout duplicate studio check blurry campaign mailing gmail '
    'outlook eml speaker language spanish accessible screenreader audit post notice pin arrange department manager hand qr hex definition poppins '
    'swatches reject fullscreen distance withdraw view lock send bounce announce search erase boss candidate interview remark beginner today closed '
    'scan paper printshop presenter projector slides minimum storage private simultaneously sponsor pixelated spelling employee leaver attach '
    'install portrait landscape draft lost mirrored save infographic measure import turn restore ai ready dashboard approve gallery license credit '
    'personalized guides external postpone rename tearoff carousel frames overwrite hashtag preheader unit requiredfields optional'),
  ('means', 'accessible', 'accessibility a11y wcag blind disabled disability impaired'),
  ('means', 'ai', 'chatgpt gpt'),
  ('means', 'announce', 'announcement tell inform broadcast'),
  ('means', 'apply', 'applied'),
  ('means', 'approve', 'approval approved approves clearance'),
  ('means', 'arrange', 'rearrange customize customise personalize personalise widgets widget tidy reorder reorganize declutter'),
  ('means', 'attach', 'attachment attached'),
  ('means', 'audit', 'log logs protocol trail'),
  ('means', 'batch', 'bulk mass series serial several multiple dozens hundreds'),
  ('means', 'beginner', 'newcomer rookie starter newbie'),
  ('means', 'blurry', 'blurred pixelated fuzzy unsharp soft resolution grainy dpi'),
  ('means', 'boss', 'supervisor manager superior above'),
  ('means', 'bounce', 'bounced undelivered returned'),
  ('means', 'browser', 'browsers edge explorer opera brave'),
  ('means', 'campaign', 'campaigns consistent same everywhere'),
  ('means', 'candidate', 'applicant jobseeker'),
  ('means', 'carousel', 'carousels swipe swipeable multislide'),
  ('means', 'change', 'swap replace switch exchange renew adapt revise'),
  ('means', 'character', 'sign signs letter'),
  ('means', 'check', 'checks preflight warning warnings warn findings'),
  ('means', 'closed', 'close filled'),
  ('means', 'colleague', 'staffer teammates deskmate deskmates workmates'),
  ('means', 'color', 'tint recolor green red yellow purple pink brown'),
  ('means', 'computer', 'computers pc pcs'),
  ('means', 'contact', 'vcard vcf addressbook contacts'),
  ('means', 'credit', 'photographer credits byline'),
  ('means', 'crop', 'cut focal zoom'),
  ('means', 'dashboard', 'startpage homescreen homepage'),
  ('means', 'definition', 'mean means meaning signification signify glossary'),
  ('means', 'department', 'division unit'),
  ('means', 'distance', 'far close near gap space margin'),
  ('means', 'draft', 'unfinished wip'),
  ('means', 'duplicate', 'copy clone reuse copies replicate copying'),
  ('means', 'eml', 'draft'),
  ('means', 'employee', 'employees staff worker workers'),
  ('means', 'erase', 'delete remove purge'),
  ('means', 'expire', 'expires expired valid validity dead lapse lapsed expiry expiration lifetime lifespan runtime'),
  ('means', 'external', 'outsider freelancer contractor'),
  ('means', 'flyer', 'folleto volante'),
  ('means', 'frames', 'frame'),
  ('means', 'fullscreen', 'f11 maximize'),
  ('means', 'gallery', 'pool album collection'),
  ('means', 'gmail', 'googlemail'),
  ('means', 'guides', 'gridlines rulers helplines'),
  ('means', 'hand', 'transfer pass grant handover'),
  ('means', 'hashtag', 'hashtags hash'),
  ('means', 'hex', 'hexadecimal hexcode'),
  ('means', 'import', 'upload load'),
  ('means', 'infographic', 'infographics chart diagram'),
  ('means', 'install', 'insert paste setup'),
  ('means', 'interview', 'talk conversation'),
  ('means', 'invite', 'invited'),
  ('means', 'landscape', 'sideways horizontal'),
  ('means', 'language', 'languages'),
  ('means', 'layout', 'layouts composition arrangement arrange'),
  ('means', 'leave', 'leaving departure'),
  ('means', 'leaver', 'ex former departed resigned quit successor'),
  ('means', 'license', 'licence copyright'),
  ('means', 'limit', 'maximal maximally limited allowance uppermost'),
  ('means', 'lock', 'locked freeze frozen protect protected fixed'),
  ('means', 'lost', 'lose misplaced gone missing stolen disappeared vanished'),
  ('means', 'mailing', 'mailchimp hubspot brevo sendgrid mailerlite klaviyo'),
  ('means', 'manager', 'supervisor boss'),
  ('means', 'measure', 'measurement measurements measures size sizes dimension dimensions'),
  ('means', 'minimum', 'least smallest min minimal minimally fewest'),
  ('means', 'mirrored', 'mirror reversed backwards flipped'),
  ('means', 'note', 'notes comment comments remark remarks annotation'),
  ('means', 'notice', 'notices notification notifications notify notified alerts'),
  ('means', 'optional', 'voluntary'),
  ('means', 'orgchart', 'organigram organogram organisation hierarchy organization structure'),
  ('means', 'outlook', 'hotmail office365'),
  ('means', 'overwrite', 'overwritten overwrote replaced'),
  ('means', 'paper', 'stock cardstock'),
  ('means', 'personalized', 'personalised'),
  ('means', 'phone', 'smartphone handset'),
  ('means', 'photo', 'headshot avatar portrait mugshot photography photograph'),
  ('means', 'pin', 'pinned bookmark bookmarks favorite favorites favourite favourites'),
  ('means', 'pixelated', 'blurry fuzzy grainy unsharp'),
  ('means', 'poppins', 'font'),
  ('means', 'portrait', 'upright vertical'),
  ('means', 'post', 'announcement announcements news bulletin'),
  ('means', 'poster', 'affiche plakat'),
  ('means', 'postpone', 'postponed reschedule rescheduled'),
  ('means', 'preheader', 'preheaders teaser snippet previewtext'),
  ('means', 'presentation', 'slide keynote'),
  ('means', 'presenter', 'speaker presenting'),
  ('means', 'printer', 'printers print press'),
  ('means', 'printshop', 'printer printery press'),
  ('means', 'private', 'privacy secret confidential hidden visible'),
  ('means', 'projector', 'beamer monitor'),
  ('means', 'qr', 'barcode qrcode'),
  ('means', 'ready', 'finished final done'),
  ('means', 'recoverycode', 'recoverycodes backupcode backupcodes'),
  ('means', 'reject', 'decline refuse turn'),
  ('means', 'remark', 'note comment'),
  ('means', 'rename', 'retitle renaming'),
  ('means', 'requiredfields', 'required mandatory compulsory obligatory'),
  ('means', 'restore', 'recover retrieve undelete revert restored'),
  ('means', 'resume', 'resumes cvs curriculum vitae'),
  ('means', 'save', 'store keep autosave saved kept'),
  ('means', 'scan', 'scanned scanning camera'),
  ('means', 'screenreader', 'accessibility jaws nvda voiceover talkback'),
  ('means', 'search', 'locate seek'),
  ('means', 'send', 'forward ship transmit deliver'),
  ('means', 'shortcut', 'keyboard ctrl cmd command'),
  ('means', 'simultaneously', 'together concurrently'),
  ('means', 'slides', 'slide deck presentation'),
  ('means', 'spanish', 'espanol castellano'),
  ('means', 'speaker', 'presenter presenting talking lecturer talker'),
  ('means', 'spelling', 'typo misspelled spelled'),
  ('means', 'sponsor', 'partner cobranding'),
  ('means', 'storage', 'space quota capacity cap'),
  ('means', 'studio', 'editor fullscreen'),
  ('means', 'surname', 'maiden'),
  ('means', 'swatches', 'swatch palette ase'),
  ('means', 'table', 'spreadsheet excel csv sheet xls xlsx rows'),
  ('means', 'tearoff', 'tabs tab stubs stub slips coupon coupons strips perforated'),
  ('means', 'template', 'master blueprint'),
  ('means', 'today', 'news'),
  ('means', 'turn', 'rotate tilt'),
  ('means', 'twostep', '2fa mfa tfa totp otp authenticator twofactor'),
  ('means', 'undo', 'revert redo ctrlz'),
  ('means', 'unit', 'units'),
  ('means', 'upload', 'contribute submit suggest propose'),
  ('means', 'vacancy', 'position positions opening'),
  ('means', 'view', 'see peek snoop spy watch visible'),
  ('means', 'withdraw', 'withdrawal revoke cancel retract rescind pulled withdrawn'),
  ('passing', '',
    'girl boy dude nicely heck hell damn ugh counts cause yep nope folks asap quickest simplest easiest oops whoops argh ouch dang omw idk iirc rn w '
    'cuz ppl program programme programs fumbling skinny'),
  ('passing', 'passing', 'by way fancy little sure hopes lets ago anyway')
) as known (kind, stands_for, words)
cross join string_to_table(words, ' ') as word;

-- Several words that name one thing, as the search has it.
insert into private.search_phrases (stands_for, phrase)
select stands_for, phrase
from (values
  ('a b test', 'split test'),
  ('accounting', 'accounts payable; accounts receivable; do accounts; does accounts'),
  ('appraisal', 'annual review; performance review; review with; yearly review'),
  ('approved', 'signed off'),
  ('approves', 'signs off'),
  ('approving', 'signing off on'),
  ('arrange', 'clean up'),
  ('audit trail', 'activity log; audit log; change log; log of changes'),
  ('back of the postcard', 'back of the card; reverse of the card'),
  ('batch', 'all at once; at once; at one time; each of them; for each; for every; in one go; in one time; mail merge; one each; serial letter'),
  ('bifold', '2 fold; folded in half; folded once; two fold'),
  ('business card', 'calling card; card of visit; cards of visit; name card; visit card; visiting card'),
  ('call to action', 'action button; button text'),
  ('campaign', 'in line; in sync; same everywhere'),
  ('chatgpt', 'chat gpt'),
  ('check', 'checker thing; checking thing'),
  ('clear space', 'breathing room; exclusion zone; free space; protection zone; quiet zone; white space'),
  ('comment news', 'new comment'),
  ('continue latest work', 'worked on'),
  ('crop marks', 'cut marks; cutting lines; cutting marks'),
  ('dark mode', 'dark theme; night mode'),
  ('dashboard', 'front page; home screen; landing page; main page; main screen; start page; start screen'),
  ('delete', 'get rid; threw away; throw away; throw out; thrown away'),
  ('demote', 'step back; step down; steps down'),
  ('duplicate', 'make a copy; use again'),
  ('everyone', 'whole company'),
  ('expired', 'does not work any more; no longer valid; no longer works; not valid; ran out; run out'),
  ('forgot', 'can not remember; cannot remember; cant remember; do not remember; dont know any more; dont remember; have forget; slipped my mind'),
  ('full name', 'complete name'),
  ('fullscreen', 'big screen; complete screen; entire screen; full screen; whole screen'),
  ('gatefold', '4 fold; four fold'),
  ('hand', 'give away; pass on; take over; takes over'),
  ('handle', 'sort out'),
  ('hrsystem', 'hr database; hr software; hr system; hr tool'),
  ('job description', 'job desc'),
  ('job opening', 'open job; open position; open role'),
  ('keyboard shortcut', 'hot key; key combination; key combo; quick key; short cut'),
  ('leaver', 'leaves the company; left the company; no longer works here; quit the company'),
  ('left device', 'left laptop'),
  ('link', 'web address'),
  ('locate', 'can not find; cannot find; cant find; find again; where are my; where did my; where is my; wheres my'),
  ('lockedout', 'too many attempts; too many tries'),
  ('logout', 'close the session; exit the portal; leave the portal; log me out; quit the portal; sign me out'),
  ('lost device', 'laptop lost; lost laptop'),
  ('mailing service',
    'constant contact; email platform; email service; email tool; mail chimp; mail tool; mailing program; mailing tool; newsletter tool; send grid'),
  ('mailroom', 'post office'),
  ('offline', 'no internet; no wifi; without internet; without wifi'),
  ('offline connection', 'internet connection'),
  ('orgchart',
    'chain of command; company structure; org chart; org tree; organisation chart; organization chart; organizational chart; report to; reporting '
    'line; reports to; sits under; who is under; works under'),
  ('outofoffice', 'auto reply; automatic reply; out of office'),
  ('outside', 'external person; from outside; no account; not an employee; without a login; without account; without an account; without login'),
  ('photo', 'head shot; my face; passport photo; picture of me; picture of my face; picture of myself'),
  ('photo profile', 'profile photo; profile pic; profile picture'),
  ('postalcode', 'postal code; zip code'),
  ('preheader',
    'after the subject; behind the subject; below the subject; beside of the subject; beside the subject; next to the subject; preview line; preview '
    'text; teaser line; under the subject'),
  ('print shop', 'copy shop; print house; printing company; printing house'),
  ('recoverycode', 'back up code; backup code; emergency code; recovery code; rescue code; reserve code'),
  ('reject', 'say no; says no; turn down; turning down'),
  ('restore', 'bring back; brought back; get back; get it back; roll back'),
  ('review link',
    'client link; customer link; external link; guest link; outside link; preview link; public link; public preview link; temporary link'),
  ('rotate', '180 degrees; 90 degrees'),
  ('safe zone', 'safe area; safe margin; safety margin'),
  ('same time', 'at the same moment'),
  ('screenreader', 'screen reader; voice over'),
  ('search directory', 'find a colleague; find a person; find somebody; find someone'),
  ('side by side', 'next to each other; one next to the other'),
  ('sign in', 'access the portal; come in; enter the portal; get in; get inside; get into portal'),
  ('small text', 'fine print'),
  ('social post', 'facebook post; instagram post; social media post'),
  ('stolen device', 'laptop stolen; laptop was stolen; stole laptop'),
  ('stop sharing', 'end sharing'),
  ('teamphoto',
    'common image; common photo; common photograph; common pic; common picture; company image; company photo; company photograph; company pic; '
    'company picture; image bank; photo gallery; photo library; photo pool; picture library; picture pool; shared image; shared photo; shared '
    'photograph; shared pic; shared picture; team image; team photo; team photograph; team pic; team picture'),
  ('tearoff', 'cut off strips; cut off tabs; pull off tabs; pull tabs; rip off; ripped off; tear away; tear off; tear offs; torn off'),
  ('telework', 'home office; remote work; work from home; working from home'),
  ('title slide', 'cover slide; first slide; intro slide; opening slide; starting slide'),
  ('trifold', '3 fold; folded in three; three fold'),
  ('turn', 'opt out; switch off; switch on'),
  ('twostep',
    '2 factor; 2 step; 2 steps; authentication app; authentication code; authenticator app; code app; codes app; double authentication; double '
    'verification; google authenticator; microsoft authenticator; multi factor; one time code; second factor; second step; security code; two '
    'factor; two factor authentication; two factors; two step; two step login; two step sign in; two step verification; two steps; verification '
    'code; verification in two steps'),
  ('video call', 'online meeting; video conference; video meeting; virtual meeting'),
  ('website', 'company homepage'),
  ('withdraw', 'call off; pull back; take back; take down; taken down; taking down; took back'),
  ('wizard', 'by ai; let ai; let it design; let the computer; with ai'),
  ('wizard description', 'describe it; describe what; from a description')
) as known (stands_for, phrases)
cross join string_to_table(phrases, '; ') as phrase;
