import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { earlierMerges } from '../local/database/earlier.ts';
import type { Migration } from '../local/database/migrate.ts';
import { adoptBaselineFile, packageRoot, seedFile } from '../local/paths.ts';
import { catalogueSql } from '../tests/schema/catalogue.ts';
import { digests } from './backup.ts';
import type { Cluster } from './cluster.ts';
import { copyProject } from './migrated.ts';
import { differencesOf, push } from './push.ts';

const adoption = readFileSync(adoptBaselineFile, 'utf8');

/** Fills a copy of `platform` with a release's migrations, their history as the Supabase CLI records it, and rows. */
function makeEarlier(cluster: Cluster, database: string, migrations: readonly Migration[]) {
  copyProject(cluster, 'platform', database);
  const history = `create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);`;
  const record = migrations.map(
    ({ version, name }) =>
      `insert into supabase_migrations.schema_migrations (version, name, statements) values ('${version}', '${name}', '{one, other}');`,
  );
  const apply = migrations.map(({ sql }) => `begin;\n${sql}\ncommit;\n`);
  cluster.psql([...apply, history, ...record].join('\n'), database, 'postgres');
  const fixture = join(packageRoot, 'tests/matrix/fixture.sql');
  cluster.psql(`\\i ${seedFile}\n\\i ${fixture}`, database);
}

/** Each table's rows, except the history, and the whole catalogue. */
function stateOf(cluster: Cluster, database: string) {
  const rows = digests(cluster, database);
  rows.delete('supabase_migrations.schema_migrations');
  return rows.set('the catalogue', cluster.psql(catalogueSql, database));
}

/** Adopts the present history in a database with a release's migrations, as `postgres`, and pushes later ones. */
async function adopt(cluster: Cluster, database: string, migrations: readonly Migration[]) {
  makeEarlier(cluster, database, migrations);
  const before = stateOf(cluster, database);
  const differences: string[] = [];

  const lacksOne = `begin; delete from supabase_migrations.schema_migrations where version = '${migrations.at(-1)?.version}';`;
  try {
    cluster.psql(`${lacksOne}\n${adoption}`, database, 'postgres');
    differences.push(`${database}: without its last migration, it wasn't refused.`);
  } catch (error) {
    if (!String(error).includes(`it has ${migrations.length - 1} migrations up to`)) throw error;
  }

  cluster.psql(adoption, database, 'postgres');
  const after = stateOf(cluster, database);
  for (const [what, found] of before)
    if (after.get(what) !== found)
      differences.push(`${database}, ${what}: ${found}; adopted: ${after.get(what)}`);
  await push(cluster, database);
  differences.push(...differencesOf(cluster, database));
  return { tables: before.size - 1, differences };
}

/** Adopts the present history in a database of each release that `adoptBaseline.sql` takes. Returns the number of tables. */
export async function adoptEarlier(cluster: Cluster): Promise<{ tables: number; differences: string[] }> {
  const releases = (await earlierMerges()).at(-1)?.releases ?? [];
  const outcomes = [];
  for (const [index, { migrations }] of releases.entries())
    outcomes.push(await adopt(cluster, `earlier${index}`, migrations));
  return {
    tables: outcomes.reduce((sum, { tables }) => sum + tables, 0),
    differences: outcomes.flatMap(({ differences }) => differences),
  };
}
