-- Passages: how much of what was asked one holds, how near the question is to a way in which people ask for it, and whether that is
-- what the passage is asked for at all. Where a passage has the subject, a word that nobody knows counts little; a word that everybody
-- knows and no passage has counts more, for it is another subject.
create function private.find_passages(question text, words private.asked_word[], for_person boolean, finds_person boolean)
returns table (id uuid, rank real)
language sql stable security invoker set search_path = ''
as $$
  with asked as materialized (
    select word.slot, word.stem, word.class, word.is_name from unnest(words) as word
    -- Nothing answers who may read no passage.
    where exists (select from public.portal_knowledge)
  ),
  -- A synonym counts a little less than the word itself.
  meant as materialized (
    select word.slot, meaning.stem, max(meaning.part) as part
    from unnest(words) as word cross join lateral (
      select word.stem, word.surely
      union all
      select synonym, word.surely * 0.8 from unnest(word.means) as synonym
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
    -- What is nobody's business is on no page, when it is asked of a colleague.
    where asked.class is distinct from 'elsewhere' or not exists (select from asked where asked.is_name)
    order by meant.slot, posting.phrasing_id, meant.part desc
  ),
  hits as materialized (
    select hit.slot, hit.id, max(hit.part) as part, least(1, sum(hit.said)) as said
    from (
      select found.slot, found.passage_id as id, max(found.part) as part, max(found.said) as said
      from found group by found.slot, found.passage_id, found.stem
      union all
      select meant.slot, passage.id, 0.8 * meant.part, 0
      from meant join public.portal_knowledge as passage on passage.stems @> array[meant.stem]
    ) as hit
    group by hit.slot, hit.id
  ),
  weights as materialized (
    select asked.slot,
      case when count(hits.id) > 0 or asked.is_name then null
        when asked.class = 'ordinary' then 'another' when asked.class is null and not private.is_known(asked.stem) then 'unknown' end as lacks,
      coalesce(asked.class, 'ordinary') = 'ordinary' and not asked.is_name and count(hits.id) between 1 and 30 as subject,
      case when asked.class = 'elsewhere' then 9 else ln(1 + (select count(*) from public.portal_knowledge)::real / greatest(count(hits.id), 0.5)) end
        * case when asked.is_name and count(hits.id) = 0 then 0.1
          when asked.class = 'passing' then 0.1
          when asked.class = 'does' then case when count(hits.id) = 0 then 0.2 else 0.4 end
          else 1 end as weight
    from asked left join hits using (slot)
    group by asked.slot, asked.is_name, asked.class, asked.stem
  ),
  whole as materialized (
    select held.id, held.held, held.central,
      (select sum(weights.weight * case when not held.subject then 1 when weights.lacks = 'unknown' then 0.3 when weights.lacks = 'another' then 0.6
        else 1 end) from weights) as weight
    from (
      select hits.id, sum(weights.weight * hits.part) as held, bool_or(weights.subject) as subject,
        sum(weights.weight * hits.part * least(1, 6 * hits.said)) / sum(weights.weight * hits.part) as central
      from hits join weights using (slot) group by hits.id
    ) as held
  ),
  -- Of each phrasing: how much of the question it holds, and how much of it the question holds.
  said as materialized (
    select found.passage_id, found.phrasing_id, found.asks_who,
      sum(weights.weight * found.part) / min(whole.weight) as recall,
      least(1, sum(found.weight) / min(found.whole)) as precision
    from found join weights using (slot) join whole on whole.id = found.passage_id
    group by found.passage_id, found.phrasing_id, found.asks_who
  ),
  best as materialized (
    select alike.passage_id, max(
      0.9 * alike.likeness + case when alike.likeness > 0.6 then 0.1 * (
        select extensions.similarity(question, own.phrasing) from public.portal_phrasings as own where own.id = alike.phrasing_id) else 0 end
        - case when finds_person and not alike.asks_who then 0.45 else 0 end
    ) as likeness
    from (select said.*, 2 * said.recall * said.precision / (said.recall + said.precision) as likeness from said) as alike
    group by alike.passage_id
  )
  -- "Who is who" has no word that says anything; then it is asked as it is written.
  select asked_so.passage_id, max(extensions.similarity(question, asked_so.phrasing))::real
  from public.portal_phrasings as asked_so
  where words is null and char_length(question) < 60 and asked_so.stems = '{}' and extensions.similarity(question, asked_so.phrasing) > 0.6
  group by asked_so.passage_id
  union all
  -- Who names a colleague asks about the portal only when the rest reads like it.
  select whole.id, (whole.held / whole.weight * (0.4 + 0.4 * coalesce(best.likeness, 0) + 0.2 * whole.central)
    * case when exists (select from asked where is_name) then least(1, coalesce(best.likeness, 0) + 0.15)
      * case when for_person then 0.7 else 1 end else 1 end)::real
  from whole left join best on best.passage_id = whole.id
$$;

revoke all on function private.find_passages(text, private.asked_word[], boolean, boolean) from public, anon, authenticated, service_role;
grant execute on function private.find_passages(text, private.asked_word[], boolean, boolean) to authenticated;
