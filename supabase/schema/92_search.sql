-- The assistant: its search.

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
