-- Rewrites the migration history of a database of the release of November 30, 2026: what its migrations made is what fewer files make now, so
-- those count as applied, except the passages: their files apply to such a database too. Nothing else changes. A database with any other
-- history is refused, and one that is new or already has the present history stays as it is.
do $$
declare
  held record;
  of_release boolean;
  of_the_day boolean;
begin
  select count(*) as migrations, max(version) as latest, md5(string_agg(version, ' ' order by version)) as versions,
    -- The embedded backend records each file as a whole, so it also finds one that was edited before or after it was applied.
    case when bool_and(cardinality(statements) = 1) then md5(string_agg(md5(statements[1]), ' ' order by version)) end as files
  into held
  from supabase_migrations.schema_migrations;
  if not exists (
    select from supabase_migrations.schema_migrations
    where version < '20261127' or version between '20261127000500' and '20261130110100'
  ) then
    return;
  end if;
  -- 16 migrations up to 20261130090100.
  of_release := held.versions = '1c93c02aeda3d3a6cbd058a74b541277'
    and coalesce(held.files, '') in ('', 'e437690fdb535d497447efbf1edb6f9f');
  -- And two of passages, which were added that day after the release.
  of_the_day := held.versions = 'f519535beb18f6eb8ab58e1a469a6f48'
    and coalesce(held.files, '') in ('', '4b81c4c13e00d415f834624185800b88');
  if not of_release and not of_the_day then
    raise exception 'This database isn''t from the release of November 30, 2026: it has % migrations up to %. Nothing changed. Open it with that release first.',
      held.migrations, held.latest;
  end if;
  delete from supabase_migrations.schema_migrations;
  insert into supabase_migrations.schema_migrations (version, name) values
    ('20261127000100', 'schema'),
    ('20261127000200', 'search_words'),
    ('20261127000300', 'passages'),
    ('20261127000400', 'phrasings'),
    ('20261130120000', 'messages'),
    ('20261130120100', 'team_pictures'),
    ('20261130120200', 'approval'),
    ('20261130120300', 'comments'),
    ('20261130120400', 'search'),
    ('20261130120500', 'saved_looks');
end
$$;
