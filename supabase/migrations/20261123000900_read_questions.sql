-- A word of a question, with what it may mean: `surely` is 1 unless it was read as the word that it is nearest to.
create type private.asked_word as (
  slot bigint, word text, stem text, surely real, means text[], is_name boolean, names text[], near_names text[],
  -- What it is, when it is not a subject of the portal.
  class text
);

-- What a word that nobody spells so was meant to be. Short words take fewer slips, for a wrong letter makes another word of them: of
-- four letters one may be missing or two may have changed places; of five or six any one may be wrong; longer ones are known by most
-- of their letters. The first letter is right, unless it has changed places with the second.
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
  -- Letters change places more often than they are wrong, and the last is seldom wrong.
  order by extensions.similarity(other.word, said)
    + 0.3 * (array(select string_to_table(other.word, null) order by 1) = array(select string_to_table(said, null) order by 1))::integer
    + 0.2 * (right(other.word, 1) = right(said, 1))::integer + 0.1 * other.answers::integer desc, other.word
  limit 1
$$;

-- A question as it is read: "who'd" asks who, and what is asked in several words becomes the word for it.
create function private.asked_text(question text) returns text
language sql immutable security invoker set search_path = ''
as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(lower(left(question, 1000)),
    '(?<=[a-z])[''’`´](d|ll|ve|re|m)\M', '', 'g'),
    '(\d) ?(by|x|×) ?(?=\d)', '\1x', 'g'),
    '\m(big|top|main|head|highest) (boss|chief|honcho|guy|cheese)\M', 'ceo', 'g'),
    '\m\d+ (times|plus|minus|divided by) \d+\M', 'calculate', 'g'),
    '\mhow much (do|does|did) (.*) (make|earn|get)\M', '\2 salary', 'g'),
    '\m(kinds?|sorts?) of\M', 'type', 'g'),
    '\m(out of date|not (up to date|current|right|correct))\M', 'outdated', 'g'),
    '\msign(s|ed|ing)? off on\M', 'approve', 'g'),
    '\mhow many (people|employees|colleagues|staff|of us)\M', 'headcount', 'g'),
    '\m(everyone|everybody|all( the)? people|people)( who| that)? works?\M', 'employee list', 'g'),
    '\m(log|sign)(ging|ing|ged|ed|s)? (me|us|him|her|them|myself|everyone|everybody|people) (in|out|off|on)\M', '\1 \4', 'g'),
    '\m(can ?not|can[''’]?t|couldn[''’]?t|unable to|won[''’]?t let (me|us)|not able to) (log|sign)[ -]?(in|on)\M', 'login fails', 'g'),
    '\m(be|become|becoming) (an? )?(?=(super)? ?admin)', 'promote ', 'g'),
    '(^| )x (?=(post|header|picture|image|photo|banner|size|profile|account|ad|caption))', ' twitter ', 'g'),
    '\m(mak(e|es|ing)|made|needs? (an?|some|new)|wants? an?)\M(?! sure)', 'create', 'g')
$$;

-- The words of a question. Two that are one word are joined ("side bar"), one that is two is parted ("postersize").
create function private.words_asked(question text) returns table (word text, place bigint)
language sql stable security invoker set search_path = ''
as $$
  with said as materialized (
    select said.word, said.place, lead(said.word) over (order by said.place) as next
    from unnest(private.plain_words_of(private.asked_text(question))) with ordinality as said (word, place)
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
  -- "Reopen" is to open.
  select coalesce(part.word, short.stands_for, case
    when whole.word ~ '^re[a-z]{4,}' and not private.is_known(private.stem_of(whole.word))
      and private.is_known(private.stem_of(substr(whole.word, 3))) then substr(whole.word, 3) else whole.word end), whole.place
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
$$;

-- Who is called or titled like this, found by indexes, which row-level security would not use. Ids and nothing else: whoever calls
-- these reads the entries under the policies, as who asks.
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
  -- Names that the asker may see.
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
  -- What is neither a word nor a name is read as the word that it is nearest to.
  meant as materialized (
    select met.*, near.word as read, coalesce(near.stem, met.stem) as meant, case when near.stem is null then 1 else 0.94 end::real as surely,
      case when met.word ~ '^[0-9]{1,2}$' or private.says_nothing(near.word) then 'passing' else (
        select own.kind from public.search_words as own
        where own.kind in ('passing', 'does', 'elsewhere', 'field', 'ordinary')
          and (own.word in (met.word, near.word) or own.kind = 'elsewhere' and own.word = regexp_replace(met.word, 's$', '') or own.kind in ('does', 'field', 'ordinary') and own.stem = coalesce(near.stem, met.stem))
        order by array_position(array['elsewhere', 'passing', 'does', 'field', 'ordinary'], own.kind) limit 1
      ) end as class
    from met left join lateral private.nearest_word(met.word) as near on not met.is_word and not met.is_name
  )
  -- What is elsewhere has no part in words that only look like it: a building is nothing that one builds.
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

-- Whether a person is asked for, and not what somebody may do.
create function private.asks_for_person(question text) returns boolean
language sql immutable security invoker set search_path = ''
as $$
  select question ~* '\m(who|whos|who''s|who''d|who''ll|whom|whose|which (of us|colleague|person)|talk to|speak (to|with)|turn to|go to (for|with)|in touch with|hold of|point of contact|contact (for|person)|ask about|reach|guy|lady|expert|(person|someone|somebody|anyone|anybody) (for|to|in|from|at|who|that|with)|in charge|responsible|boss|head of|chief|(manager|director|officer|ceo|coo)$)\M'
    and question !~* '\m(people|persons?|those|colleagues?|employees?|customers?|clients?|everyone|everybody|all) who\M'
    and question !~* '\mwho (else )?(can|may|could|is allowed to|is able to|gets to|has to|must)? ?(change|set|edit|make|create|activate|deactivate|disable|promote|demote|see|delete|publish|withdraw|view|read|review|give|grant|add|remove|open|fix|correct|share|access|register|update)s?\M'
$$;

revoke all on function private.nearest_word(text), private.asked_text(text), private.words_asked(text),
  private.entries_named(text[], text[], text[]), private.asked_words(text), private.asks_for_person(text)
  from public, anon, authenticated, service_role;
grant execute on function private.nearest_word(text), private.asked_text(text), private.words_asked(text),
  private.entries_named(text[], text[], text[]), private.asked_words(text), private.asks_for_person(text),
  extensions.similarity_op(text, text)
  to authenticated;
