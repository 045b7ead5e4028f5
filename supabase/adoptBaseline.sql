-- Rewrites the migration history of a database that has all migrations of an earlier release: what they made is what fewer files make now,
-- so those count as applied. Nothing else changes. A database with any other history is refused, and one that is new or already has the
-- present history stays as it is.
do $$
declare
  held record;
  of_november_26 boolean;
  of_november_29 boolean;
begin
  select count(*) as migrations, max(version) as latest, md5(string_agg(version, ' ' order by version)) as versions,
    -- The embedded backend records each file as a whole, so it also finds one that was edited before or after it was applied.
    case when bool_and(cardinality(statements) = 1) then md5(string_agg(md5(statements[1]), ' ' order by version)) end as files
  into held
  from supabase_migrations.schema_migrations;
  if not exists (
    select from supabase_migrations.schema_migrations
    where version < '20261127' or version between '20261127000500' and '20261129004000'
  ) then
    return;
  end if;
  -- 122 migrations up to 20261126010200.
  of_november_26 := held.versions = '03bb775d3a928f8fca2b32af599ad181'
    and coalesce(held.files, '') in ('', 'b6e96231d4399b092688fa5f296e1b35');
  -- The baseline and 31 more, up to 20261129004000.
  of_november_29 := held.versions = '3eef440b49e06d7ccd912455b22fe76c'
    and coalesce(held.files, '') in ('', 'b0a3669ad4d37ce73b368a0a1b744774');
  if not of_november_26 and not of_november_29 then
    raise exception 'This database isn''t from the release of November 26 or 29, 2026: it has % migrations up to %. Nothing changed. Open it with one of those releases first.',
      held.migrations, held.latest;
  end if;
  delete from supabase_migrations.schema_migrations;
  insert into supabase_migrations.schema_migrations (version, name) values
    ('20261127000100', 'schema'),
    ('20261127000200', 'search_words'),
    ('20261127000300', 'passages'),
    ('20261127000400', 'phrasings');
  if of_november_29 then
    insert into supabase_migrations.schema_migrations (version, name) values
      ('20261129100000', 'messages'),
      ('20261129100100', 'team_pictures'),
      ('20261129100200', 'approval'),
      ('20261129100300', 'brand_update'),
      ('20261129100400', 'comments'),
      ('20261129100500', 'search'),
      ('20261129100600', 'passages'),
      ('20261129100700', 'designer_passages');
  end if;
end
$$;
