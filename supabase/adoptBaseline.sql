-- Rewrites the migration history of a database that has the 122 migrations of the releases up to November 26, 2026: what they made is what
-- the four baseline migrations make, so those count as applied. Nothing else changes. A database with any other history is refused, and
-- one that is new or already has the baseline stays as it is.
do $$
declare
  held record;
begin
  select count(*) as migrations, max(version) as latest, md5(string_agg(version, ' ' order by version)) as versions,
    -- The embedded backend records each file as a whole, so it also finds one that was edited before or after it was applied.
    case when bool_and(cardinality(statements) = 1) then md5(string_agg(md5(statements[1]), ' ' order by version)) end as files
  into held
  from supabase_migrations.schema_migrations;
  if not exists (select from supabase_migrations.schema_migrations where version < '20261127') then
    return;
  end if;
  if held.versions <> '03bb775d3a928f8fca2b32af599ad181' or held.files <> 'b6e96231d4399b092688fa5f296e1b35' then
    raise exception 'This database is not one of the last release before November 27, 2026: it has % migrations up to %, in place of 122 up to 20261126010200 as released. Nothing changed. Open it with that release first.',
      held.migrations, held.latest;
  end if;
  delete from supabase_migrations.schema_migrations;
  insert into supabase_migrations.schema_migrations (version, name) values
    ('20261127000100', 'schema'),
    ('20261127000200', 'search_words'),
    ('20261127000300', 'passages'),
    ('20261127000400', 'phrasings');
end
$$;
