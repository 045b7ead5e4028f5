-- The assistant: the words of a question, and what it asks for.

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
  where (other.spellings && (private.spellings_of(array[said]) || private.without_double_letters(said)) or char_length(said) > 6 and other.word operator(extensions.%) said)
    and (left(other.word, 1) = left(said, 1) or other.word = substr(said, 2, 1) || left(said, 1) || substr(said, 3))
    and case
      when char_length(said) > 6 then other.spellings && private.spellings_of(array[said]) or extensions.similarity(other.word, said) >= 0.45
      when char_length(said) > 4 then char_length(other.word) > 3 and (other.spellings && private.spellings_of(array[said])
        or private.without_double_letters(other.word) = private.without_double_letters(said))
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
create function private.normalized_question(question text) returns text
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
grant execute on function private.normalized_question to authenticated;

-- Replaces phrases with the search's own words: "two-factor" becomes "twostep". Longer phrases first; articles and the
-- like may be in between.
create function private.with_phrases_replaced(question text) returns text
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
grant execute on function private.with_phrases_replaced to authenticated;

-- The words of a question. Two that should be one are joined ("side bar"), and one that should be two is split
-- ("postersize").
create function private.words_of_question(question text) returns table (word text, place bigint)
language sql stable security invoker set search_path = ''
as $$
  with said as materialized (
    select said.word, said.place, lead(said.word) over (order by said.place) as next
    from unnest(private.plain_words_of(private.with_phrases_replaced(private.normalized_question(question)))) with ordinality as said (word, place)
  ),
  joined as materialized (
    select said.word || said.next as word, said.place from said
    where char_length(said.word || said.next) > 5 and char_length(said.next) > 1 and not private.is_stop_word(said.word)
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
grant execute on function private.words_of_question to authenticated;

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
    from private.words_of_question(question) as said
    where not private.is_stop_word(said.word)
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
      case when met.word ~ '^[0-9]{1,2}$' or private.is_stop_word(near.word) then 'passing' else (
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
