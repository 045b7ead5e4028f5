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
create function private.entries_titled(title tsquery) returns setof uuid
language sql stable security definer set search_path = '' rows 10
as $$
  select entry.id from public.staff_directory as entry
  where entry.words @@ title order by pg_catalog.ts_rank(entry.words, title) desc, entry.id limit 200
$$;

-- A word of a question, with what it may mean: `surely` is 1 unless it was read as the word that it is nearest to.
create type private.asked_word as (
  slot bigint, word text, stem text, surely real, means text[], is_name boolean, names text[], near_names text[]
);
create function private.asked_words(question text) returns setof private.asked_word
language sql stable security invoker set search_path = ''
as $$
  with said as materialized (
    select said.word, private.stem_of(said.word) as stem, min(said.place) as place
    from (
      select coalesce(part.word, asked.word) as word, asked.place
      from unnest(private.plain_words_of(left(question, 1000))) with ordinality as asked (word, place)
      left join public.search_words as short on short.kind = 'expands' and short.word = asked.word
      left join lateral string_to_table(short.stands_for, ' ') as part (word) on true
    ) as said
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
      exists (select from public.portal_knowledge as passage where passage.stems @> array[content.stem])
        or exists (select from public.portal_phrasings as asked where asked.stems @> array[content.stem])
        or exists (select from public.search_words as other where other.stem = content.stem and other.kind in ('means', 'field'))
        or char_length(content.word) < 4 as is_word
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
    select distinct on (met.word) met.word, private.stem_of(other.word) as stem
    from met
    join public.portal_phrasings as asked on asked.spellings && met.spelled or met.word operator(extensions.<<%) asked.phrasing
    cross join unnest(private.plain_words_of(asked.phrasing)) as other (word)
    where not met.is_word and not met.is_name and case
      when char_length(met.word) > 5 then
        extensions.similarity(other.word, met.word) >= 0.45 or private.spellings_of(array[other.word]) && met.spelled
      when char_length(met.word) = char_length(other.word) then
        array(select string_to_table(other.word, null) order by 1) = array(select string_to_table(met.word, null) order by 1)
      else private.spellings_of(array[other.word]) && met.spelled
    end
    -- The first and the last letter are seldom wrong.
    order by met.word, extensions.similarity(other.word, met.word) + 0.2 * (right(other.word, 1) = right(met.word, 1))::integer desc, other.word
  ),
  meant as materialized (
    select met.*, coalesce(near.stem, met.stem) as meant, case when near.stem is null then 1 else 0.88 end::real as surely
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
    )
  from meant
$$;

create function private.asks_for_person(question text) returns boolean
language sql immutable security invoker set search_path = ''
as $$
  select question ~* '\m(who|whom|whose|talk to|speak (to|with)|contact|reach|guy|lady|person|someone|somebody|in charge|responsible|boss|head of|chief|(manager|director|officer|ceo|coo)$)\M'
$$;

-- Passages: how much of what was asked one holds, and how near the question is to a way in which people ask for it.
create function private.find_passages(question text, words private.asked_word[])
returns table (id uuid, rank real)
language sql stable security invoker set search_path = ''
as $$
  with asked as materialized (
    select word.*, word.means || word.stem as stems from unnest(words) as word
  ),
  phrasings as materialized (
    select phrasing.passage_id, phrasing.phrasing, phrasing.stems
    from public.portal_phrasings as phrasing
    where phrasing.stems && (select array_agg(any_stem) from asked, unnest(asked.stems) as any_stem)
  ),
  -- A synonym counts a little less than the word itself.
  hits as materialized (
    select hit.slot, hit.id, max(hit.part) as part
    from (
      select asked.slot, passage.id, asked.surely * case when passage.stems @> array[asked.stem] then 1 else 0.9 end as part
      from asked join public.portal_knowledge as passage on passage.stems && asked.stems
      union all
      select asked.slot, phrasings.passage_id, asked.surely * case when phrasings.stems @> array[asked.stem] then 1 else 0.9 end
      from asked join phrasings on phrasings.stems && asked.stems
    ) as hit
    group by hit.slot, hit.id
  ),
  -- A word that is nowhere weighs the most, unless it is somebody's name.
  weights as materialized (
    select asked.slot,
      ln(1 + (select count(*) from public.portal_knowledge)::real / greatest(count(hits.id), 0.5))
        * case when asked.is_name and count(hits.id) = 0 then 0.1 else 1 end as weight
    from asked left join hits using (slot)
    group by asked.slot, asked.is_name
  ),
  whole as materialized (select sum(weight) as weight from weights),
  -- Of each phrasing: how much of the question it holds, how much of it the question holds, and how alike they read.
  said as materialized (
    select phrasings.passage_id, phrasings.phrasing,
      sum(weights.weight * asked.surely * case when phrasings.stems @> array[asked.stem] then 1 else 0.9 end) / (select weight from whole) as recall,
      least(count(*)::real / cardinality(phrasings.stems), 1) as precision
    from phrasings join asked on phrasings.stems && asked.stems join weights using (slot)
    group by phrasings.passage_id, phrasings.phrasing, phrasings.stems
  ),
  best as materialized (
    select said.passage_id, max(
      0.9 * 2 * said.recall * said.precision / (said.recall + said.precision)
        + 0.1 * extensions.similarity(question, said.phrasing)
        - case when said.phrasing !~ '\mwho' and private.asks_for_person(question) then 0.3 else 0 end
    ) as likeness
    from said group by said.passage_id
  ),
  held as materialized (
    select hits.id, sum(weights.weight * hits.part) / (select weight from whole) as held
    from hits join weights using (slot) group by hits.id
  )
  -- Who names a colleague asks about the portal only when the rest reads like it.
  select held.id, (held.held * (0.5 + 0.5 * coalesce(best.likeness, 0))
    * case when exists (select from asked where is_name) then least(1, coalesce(best.likeness, 0) + 0.2) else 1 end)::real
  from held left join best on best.passage_id = held.id
$$;

-- People: by name, title, telephone number or address, and how much of what was asked is about them.
create function private.find_people(question text, words private.asked_word[])
returns table (id uuid, rank real)
language sql stable security invoker set search_path = ''
as $$
  with telling as materialized (
    select word.*,
      (select string_agg(quote_literal(meant) || ':B', ' | ') from unnest(word.means || word.stem) as meant)::tsquery as titles,
      (quote_literal(word.stem) || ':B')::tsquery as title,
      (quote_literal(word.word) || case when word.word ~ '^[0-9]{4,}$' then ':C' else ':A' end)::tsquery as digits
    from unnest(words) as word
    where word.is_name or not exists (select from public.search_words as field where field.kind = 'field' and field.stem = word.stem)
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
    -- What is nobody's business weighs more than all else.
    select entries.id, telling.slot, entries.title_words,
      case when telling.word = any ('{salary,salaries,earn,earns,wage,wages,income,paid,age,old,birthday,married,home,private,children,religion}')
        then 4 else 1 end as weight,
      case when telling.word = any (entries.own) then 1 when entries.own && telling.names then 0.95
        when entries.own && telling.near_names then 0.85 else 0 end as name,
      case when entries.words @@ telling.title then telling.surely when entries.words @@ telling.titles then 0.9 * telling.surely
        when entries.words @@ telling.digits then 1 else 0 end as title
    from telling cross join entries
  ),
  scored as (
    select found.id, sum(greatest(found.name, found.title)) / sum(found.weight) as held, bool_or(found.name > 0) as named,
      least(1, count(*) filter (where found.title > found.name)::real / greatest(1, min(found.title_words))) as titled
    from found group by found.id
  )
  select scored.id, (scored.held * case when scored.named then 1 else (0.7 + 0.3 * scored.titled) * case
    when scored.titled = 1 or private.asks_for_person(question) then 1 else 0.8 end end)::real
  from scored
  union all
  select entry.id, 1 from public.staff_directory as entry
  where entry.email = lower(substring(question from '[^\s<>(),;]+@[^\s<>(),;]*[[:alnum:]]'))
$$;

drop function public.search_portal(text);
-- What answers a question in plain words, best first, as far as who asks may read it. Below the threshold nothing does.
-- Compiling the statement would take longer than running it.
create function public.search_portal(question text, threshold real default 0.51)
returns table (source text, title text, body text, path text, rank real, person jsonb)
language sql stable security invoker set search_path = '' set jit = off
as $$
  with asked as materialized (
    select array_agg(asked::private.asked_word) as words from private.asked_words(question) as asked
  ),
  ranked as materialized (
    select 'portal' as source, found.id, found.rank from asked, private.find_passages(question, asked.words) as found
    union all
    select 'directory', found.id, max(found.rank) from asked, private.find_people(question, asked.words) as found group by found.id
  ),
  -- When all that is asked is about somebody, no page is meant as well.
  best as materialized (
    select * from ranked
    where (ranked.source = 'directory' or ranked.rank >= (
        select coalesce(max(somebody.rank) filter (where somebody.rank >= 0.94), 0) from ranked as somebody where somebody.source = 'directory'
      ))
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
revoke all on function private.entries_named(text[], text[], text[]), private.entries_titled(tsquery), private.asked_words(text),
  private.asks_for_person(text),
  private.find_passages(text, private.asked_word[]), private.find_people(text, private.asked_word[]), public.search_portal(text, real)
  from public, anon, authenticated, service_role;
grant execute on function private.entries_named(text[], text[], text[]), private.entries_titled(tsquery), private.asked_words(text),
  private.asks_for_person(text),
  private.find_passages(text, private.asked_word[]), private.find_people(text, private.asked_word[]), public.search_portal(text, real)
  to authenticated;
