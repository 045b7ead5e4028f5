-- Passages that answer a question in plain words. A full-text query would join the words with AND, which no question
-- survives, or with OR, which finds something for every question. So every word counts as much as it is rare, and a
-- passage must hold more than half of what was asked: "What is the telephone number of Maya?" finds no other telephone number
-- when there is no Maya, because her name outweighs the rest.
create function public.search_portal(question text)
returns table (source text, title text, body text, path text, rank real)
language sql stable security invoker set search_path = ''
as $$
  with asked as materialized (
    select distinct said.lexeme,
      -- A lexeme as a query: quoted, so that nothing in it is an operator.
      ('''' || replace(replace(said.lexeme, '\', '\\'), '''', '''''') || '''')::pg_catalog.tsquery as query
    from pg_catalog.unnest(to_tsvector('pg_catalog.english', private.search_text(left(question, 1000)))) as said
    where char_length(said.lexeme) > 1
      and said.lexeme <> all (pg_catalog.tsvector_to_array(to_tsvector('pg_catalog.english',
        'tell show give find get let know want need like look see come go make use work help please could would should '
        'may might can kindly explain describe question ask answer anybody anyone somebody someone everybody thing '
        'kind sort many much long way exactly currently called hello hi hey thank thanks good morning afternoon evening')))
    limit 32
  ),
  documents as materialized (
    select 'portal' as source, passage.id, passage.words from public.portal_knowledge as passage
    union all
    select 'directory', entry.id, entry.words from public.staff_directory as entry
  ),
  hits as materialized (
    select document.source, document.id, document.words, asked.lexeme
    from asked join documents as document on document.words @@ asked.query
  ),
  -- A word that is nowhere weighs as much as one that is in a single place.
  weights as materialized (
    select asked.lexeme,
      ln(1 + (select count(*) from documents)::real / greatest(count(hits.id), 1)) as weight
    from asked left join hits on hits.lexeme = asked.lexeme
    group by asked.lexeme
  ),
  -- held: how much of what was asked the passage holds, 0 to 1. prominence: how near the title it holds it, 0 to 1;
  -- 0.61 is what ts_rank gives a word of the title.
  scores as materialized (
    select hits.source, hits.id,
      sum(weights.weight) / (select sum(weight) from weights) as held,
      sum(weights.weight * pg_catalog.ts_rank(hits.words, asked.query)) / sum(weights.weight) / 0.61 as prominence
    from hits join weights using (lexeme) join asked using (lexeme)
    group by hits.source, hits.id
  ),
  ranked as (
    select scores.source, scores.id,
      scores.held * (0.6 + 0.4 * least(scores.prominence, 1))
        -- "Who is …" asks for a person.
        * case when scores.source = 'directory' and question ~* '^\W*who(''s|\s+(is|are|was|works|runs|leads))\M' then 2 else 1 end
        as rank
    from scores where scores.held >= 0.55
  ),
  best as (
    select ranked.* from ranked
    where ranked.rank >= 0.75 * (select max(top.rank) from ranked as top)
    order by ranked.rank desc, ranked.id limit 5
  )
  select best.source, passage.title, passage.body, passage.path, best.rank::real
  from best join public.portal_knowledge as passage on best.source = 'portal' and passage.id = best.id
  union all
  select best.source, concat_ws(' ', entry.first_name, entry.last_name),
    concat_ws(E'\n',
      case when not entry.is_active then 'No longer active' end,
      entry.job_title,
      'Phone: ' || coalesce(entry.phone, 'not in the directory'),
      'E-mail: ' || entry.email),
    '/staff-directory', best.rank::real
  from best join public.staff_directory as entry on best.source = 'directory' and entry.id = best.id
  order by 5 desc, 2
$$;
revoke all on function public.search_portal(text) from public, anon, authenticated, service_role;
grant execute on function public.search_portal(text) to authenticated;
