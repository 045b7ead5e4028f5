-- Whether a person is asked for, and not what somebody may do.
create or replace function private.asks_for_person(question text) returns boolean
language sql immutable security invoker set search_path = ''
as $$
  select question ~* '\m(who|whos|who''s|whom|whose|talk to|speak (to|with)|contact (for|person)|ask about|reach|guy|lady|(person|someone|somebody|anyone|anybody) (for|to|in|from|at|who|that)|in charge|responsible|boss|head of|chief|(manager|director|officer|ceo|coo)$)\M'
    and question !~* '\mwho (else )?(can|may|could|is allowed to|is able to|gets to|has to|must)? ?(change|set|edit|make|create|activate|deactivate|disable|promote|demote|see|delete|publish|withdraw|view|read|review|give|grant|add|remove|open|fix|correct|share|access|register|update)s?\M'
$$;

-- People: by name, title, what somebody with the title does, telephone number or address.
create or replace function private.find_people(question text, words private.asked_word[])
returns table (id uuid, rank real)
language sql stable security invoker set search_path = ''
as $$
  with telling as materialized (
    select word.*, private.is_known(word.stem) as known,
      (select string_agg(quote_literal(meant) || ':B', ' | ') from (
        select unnest(word.means || word.stem)
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
    select entries.id, telling.slot, entries.title_words, telling.class, telling.known,
      case when telling.word = any (entries.own) then 1 when entries.own && telling.names then 0.95
        when entries.own && telling.near_names then 0.85 else 0 end as name,
      case when entries.words @@ telling.title then telling.surely when entries.words @@ telling.titles then 0.9 * telling.surely
        when entries.words @@ telling.digits then 1 else 0 end as title
    from telling cross join entries
  ),
  weighed as materialized (
    -- What is nobody's business weighs more than all else.
    select found.*, greatest(found.name, found.title) as part,
      case when found.name > 0 or found.title > 0 then 1 when found.class = 'elsewhere' then 4 when found.class = 'does' then 0.3
        when not found.known and private.asks_for_person(question) and not bool_or(found.name > 0) over (partition by found.id) then 0.4 else 1 end as weight
    from found
  ),
  scored as (
    select weighed.id, sum(weighed.part) / sum(weighed.weight) as held, bool_or(weighed.name > 0) as named, bool_or(weighed.title = 1) as told,
      least(1, count(*) filter (where weighed.title > weighed.name)::real / greatest(1, min(weighed.title_words))) as titled
    from weighed group by weighed.id
  )
  select scored.id, (scored.held * case when scored.named then 1 else (0.7 + 0.3 * scored.titled) * case
    when scored.titled = 1 or private.asks_for_person(question) then 1 when scored.told then 0.8 else 0.6 end end)::real
  from scored
  union all
  select entry.id, 1 from public.staff_directory as entry
  where entry.email = lower(substring(question from '[^\s<>(),;]+@[^\s<>(),;]*[[:alnum:]]'))
$$;

-- Passages: how much of what was asked one holds, and how near the question is to a way in which people ask for it. Where a passage
-- has the subject, words that are nowhere count little; where it has but "phone" or "change", they count whole.
create or replace function private.find_passages(question text, words private.asked_word[])
returns table (id uuid, rank real)
language sql stable security invoker set search_path = ''
as $$
  with asked as materialized (
    select word.*, word.means || word.stem || case when word.is_name then '{colleagu}' else array(
      select private.stem_of(other.stands_for) from public.search_words as other where other.kind = 'is' and other.stem = word.stem
    ) end as stems
    from unnest(words) as word
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
  weights as materialized (
    select asked.slot, count(hits.id) = 0 and asked.class is null and not asked.is_name and not private.is_known(asked.stem) as unknown,
      asked.class is null and not asked.is_name and count(hits.id) between 1 and 30 as subject,
      case when asked.class = 'elsewhere' then 9 else ln(1 + (select count(*) from public.portal_knowledge)::real / greatest(count(hits.id), 0.5)) end
        * case when asked.is_name and count(hits.id) = 0 then 0.1
          when asked.class = 'passing' then 0.1
          when asked.class = 'does' then case when count(hits.id) = 0 then 0.2 else 0.4 end
          else 1 end as weight
    from asked left join hits using (slot)
    group by asked.slot, asked.is_name, asked.class, asked.stem
  ),
  whole as materialized (
    select held.id, held.held,
      (select sum(weights.weight * case when weights.unknown and held.subject then 0.3 else 1 end) from weights) as weight
    from (
      select hits.id, sum(weights.weight * hits.part) as held, bool_or(weights.subject) as subject
      from hits join weights using (slot) group by hits.id
    ) as held
  ),
  person as materialized (
    select private.asks_for_person(question)
      and exists (select from private.find_people(question, words) as somebody where somebody.rank > 0.5) as meant
  ),
  -- Of each phrasing: how much of the question it holds, how much of it the question holds, and how alike they read.
  said as materialized (
    select phrasings.passage_id, phrasings.phrasing,
      sum(weights.weight * asked.surely * case when phrasings.stems @> array[asked.stem] then 1 else 0.9 end) / min(whole.weight) as recall,
      least(count(*)::real / cardinality(phrasings.stems), 1) as precision
    from phrasings join asked on phrasings.stems && asked.stems join weights using (slot) join whole on whole.id = phrasings.passage_id
    group by phrasings.passage_id, phrasings.phrasing, phrasings.stems
  ),
  best as materialized (
    select said.passage_id, max(
      0.9 * 2 * said.recall * said.precision / (said.recall + said.precision)
        + 0.1 * extensions.similarity(question, said.phrasing)
        - case when said.phrasing !~ '\mwho' and person.meant then 0.45 else 0 end
    ) as likeness
    from said cross join person group by said.passage_id
  )
  -- Who names a colleague asks about the portal only when the rest reads like it.
  select whole.id, (whole.held / whole.weight * (0.5 + 0.5 * coalesce(best.likeness, 0))
    * case when exists (select from asked where is_name) then least(1, coalesce(best.likeness, 0) + 0.2)
      * case when private.asks_for_person(question) then 0.7 else 1 end else 1 end)::real
  from whole left join best on best.passage_id = whole.id
$$;
