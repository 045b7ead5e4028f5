-- Sets a person's role and claims for one transaction, as PostgREST does before each request. Picks anyone whose pieces
-- aren't in the trash.
\set who 1 + random(2, 19) + 20 * random(0, :staff / 20 - 2)
\set piece :who - 1 + :staff * random(0, :pieces / :staff - 1)
begin;
select set_config('request.jwt.claims', json_build_object('sub', public.seeded('a', :who), 'role', 'authenticated',
  'session_id', public.seeded('a', :who))::text, true), set_config('role', 'authenticated', true);
