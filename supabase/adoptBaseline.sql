-- Rewrites the migration history of a database of the release before December 1, 2026: what its migrations made is what fewer files make now,
-- so those count as applied, except what the assistant knows: its files apply to such a database too. Nothing else changes. A database with any other history is refused, and one that is new or already has the
-- present history stays as it is.
do $$
declare
  held record;
begin
  select count(*) as migrations, max(version) as latest, md5(string_agg(version, ' ' order by version)) as versions,
    -- The embedded backend records each file as a whole, so it also finds one that was edited before or after it was applied.
    case when bool_and(cardinality(statements) = 1) then md5(string_agg(md5(statements[1]), ' ' order by version)) end as files
  into held
  from supabase_migrations.schema_migrations;
  if not exists (select from supabase_migrations.schema_migrations where version < '20261201') then
    return;
  end if;
  -- 14 migrations up to 20261130130100.
  if held.versions <> '8247badedf9e8ba50223d7c4a0215a9d' or coalesce(held.files, '') not in ('', '939dc16ea45406301aeab38142d43822') then
    raise exception 'This database isn''t from the release before December 1, 2026: it has % migrations up to %. Nothing changed. Open it with that release first.',
      held.migrations, held.latest;
  end if;
  delete from supabase_migrations.schema_migrations;
  insert into supabase_migrations.schema_migrations (version, name) values
    ('20261201000100', 'schema'),
    ('20261201000200', 'search_words');
end
$$;
