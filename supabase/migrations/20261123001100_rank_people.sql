-- Who is titled like this, found by an index, which row-level security would not use. Ids and nothing else: whoever calls this reads
-- the entries under the policies, as who asks.
create function private.entries_titled(title tsquery) returns setof uuid
language sql stable security definer set search_path = '' rows 10
as $$
  select entry.id from public.staff_directory as entry
  where entry.words @@ title order by pg_catalog.ts_rank(entry.words, title) desc, entry.id limit 200
$$;

-- People: by name, title, what somebody with the title does, telephone number or address.
create function private.find_people(question text, words private.asked_word[])
returns table (id uuid, rank real)
language sql stable security invoker set search_path = ''
as $$
  with telling as materialized (
    select word.*, private.is_known(word.stem) as known,
      exists (select from public.search_words as task where task.kind = 'task' and task.stem = word.stem) as tells_title,
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
    select entries.id, telling.slot, entries.title_words, telling.class, telling.known, telling.tells_title,
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
    when scored.titled = 1 or private.asks_for_person(question) then 1 when scored.told then 0.8 else 0.6 end end)::real
  from scored
  union all
  select entry.id, 1 from public.staff_directory as entry
  where entry.email = lower(substring(question from '[^\s<>(),;]+@[^\s<>(),;]*[[:alnum:]]'))
$$;

revoke all on function private.entries_titled(tsquery), private.find_people(text, private.asked_word[])
  from public, anon, authenticated, service_role;
grant execute on function private.entries_titled(tsquery), private.find_people(text, private.asked_word[]) to authenticated;
