-- A question as it is read: what is asked in several words becomes the word for it.
create function private.asked_text(question text) returns text
language sql immutable security invoker set search_path = ''
as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(lower(left(question, 1000)),
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

-- Whether a word, by its stem, is one of the search's own.
create function private.is_known(stem text) returns boolean
language sql stable security invoker set search_path = ''
as $$
  select exists (select from public.portal_phrasings as asked where asked.stems @> array[is_known.stem])
    or exists (select from public.portal_knowledge as passage where passage.stems @> array[is_known.stem])
    or exists (select from public.search_words as other where other.stem = is_known.stem)
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
    where char_length(whole.word) between 7 and 30 and not private.is_known(private.stem_of(whole.word))
      and private.is_known(private.stem_of(left(whole.word, at))) and private.is_known(private.stem_of(substr(whole.word, at + 1)))
    order by abs(2 * at - char_length(whole.word)) limit 1
  ) as parted on true
  left join lateral unnest(parted.parts) as part (word) on true
  left join lateral (
    select expanded.word as stands_for from public.search_words as own
    cross join string_to_table(own.stands_for, ' ') as expanded (word)
    where own.kind = 'expands' and own.word = whole.word
  ) as short on true
$$;

-- What a word is, when it is not a subject of the portal.
alter type private.asked_word add attribute class text;

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
      private.spellings_of(array[content.word]) as spelled,
      private.is_known(content.stem) or char_length(content.word) < 4 as is_word
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
  -- What is neither a word of the portal nor a name is read as what it is nearest to. In a short word a wrong letter makes
  -- another word more often than a slip.
  near as materialized (
    select distinct on (met.word) met.word, other.word as read, private.stem_of(other.word) as stem
    from met
    join public.portal_phrasings as asked on asked.spellings && met.spelled or met.word operator(extensions.<<%) asked.phrasing
    cross join unnest(private.plain_words_of(asked.phrasing)) as other (word)
    where not met.is_word and not met.is_name and case
      when char_length(met.word) > 6 then
        extensions.similarity(other.word, met.word) >= 0.45 and left(other.word, 1) = left(met.word, 1) or private.spellings_of(array[other.word]) && met.spelled
      when char_length(met.word) = char_length(other.word) then
        array(select string_to_table(other.word, null) order by 1) = array(select string_to_table(met.word, null) order by 1)
      else char_length(met.word) > 4 and private.spellings_of(array[other.word]) && met.spelled
    end
    -- The first and the last letter are seldom wrong.
    order by met.word, extensions.similarity(other.word, met.word) + 0.2 * (right(other.word, 1) = right(met.word, 1))::integer desc, other.word
  ),
  meant as materialized (
    select met.*, coalesce(near.stem, met.stem) as meant, case when near.stem is null then 1 else 0.88 end::real as surely,
      case when met.word ~ '^[0-9]{1,2}$' or private.says_nothing(near.read) then 'passing' else (
        select own.kind from public.search_words as own
        where own.kind in ('passing', 'does', 'elsewhere', 'field')
          and (own.word in (met.word, near.read) or own.kind in ('does', 'field') and own.stem = coalesce(near.stem, met.stem))
        order by array_position(array['elsewhere', 'passing', 'does', 'field'], own.kind) limit 1
      ) end as class
    from met left join near using (word)
  )
  select row_number() over (order by meant.place), meant.word, meant.meant, meant.surely,
    array(
      select other.stem from public.search_words as own
      join public.search_words as other on other.kind = 'means' and other.stands_for = own.stands_for
      where own.kind = 'means' and own.stem = meant.meant
    ),
    meant.is_name, meant.names,
    array(
      select named.word from named
      where not meant.is_name and not meant.is_word and (
        private.spellings_of(array[named.word]) && private.spellings_of(meant.names)
        or char_length(meant.word) > 5 and extensions.similarity(named.word, meant.word) >= 0.4)
    ),
    meant.class
  from meant
$$;

revoke all on function private.asked_text(text), private.is_known(text), private.words_asked(text)
  from public, anon, authenticated, service_role;
grant execute on function private.asked_text(text), private.is_known(text), private.words_asked(text) to authenticated;
