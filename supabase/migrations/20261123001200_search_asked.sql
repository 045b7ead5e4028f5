drop function public.search_portal(text);
-- What answers a question in plain words, best first, as far as who asks may read it. Below the threshold nothing does.
-- Compiling the statement would take longer than running it.
create function public.search_portal(question text, threshold real default 0.52)
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
  -- When all that is asked is about somebody, no page is meant as well.
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
revoke all on function public.search_portal(text, real) from public, anon, authenticated, service_role;
grant execute on function public.search_portal(text, real) to authenticated;
