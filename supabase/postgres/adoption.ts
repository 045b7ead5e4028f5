import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adoptBaselineFile, packageRoot, seedFile } from '../local/paths.ts';
import { catalogueSql } from '../tests/schema/catalogue.ts';
import { earlierMigrations } from '../tests/schema/earlierMigrations.ts';
import { digests } from './backup.ts';
import type { Cluster } from './cluster.ts';
import { copyProject } from './migrated.ts';
import { differencesOf, push } from './push.ts';

const database = 'earlier';
const adopt = readFileSync(adoptBaselineFile, 'utf8');

/** Fills `platform`'s copy with the migrations before the baseline, the history that the Supabase CLI keeps of them, and rows. */
function makeEarlier(cluster: Cluster) {
  copyProject(cluster, 'platform', database);
  const migrations = earlierMigrations();
  const history = `create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);`;
  const record = migrations.map(
    ({ version, name }) =>
      `insert into supabase_migrations.schema_migrations (version, name, statements) values ('${version}', '${name}', '{one, other}');`,
  );
  const apply = migrations.map(({ sql }) => `begin;\n${sql}\ncommit;\n`);
  cluster.psql([...apply, history, ...record].join('\n'), 'postgres', 'directly', database);
  const fixture = join(packageRoot, 'tests/matrix/fixture.sql');
  cluster.psql(`\\i ${seedFile}\n\\i ${fixture}`, 'supabase_admin', 'directly', database);
}

/** Rows of each table but the history, and the whole catalogue. */
function stateOf(cluster: Cluster) {
  const rows = digests(cluster, database);
  rows.delete('supabase_migrations.schema_migrations');
  return rows.set('the catalogue', cluster.psql(catalogueSql, 'supabase_admin', 'directly', database));
}

/**
 * Adopts the baseline in a database of the release before it, as `postgres`, and pushes what came later. Returns how many tables it has,
 * and what went wrong.
 */
export async function adoptEarlier(cluster: Cluster): Promise<{ tables: number; differences: string[] }> {
  makeEarlier(cluster);
  const before = stateOf(cluster);
  const differences: string[] = [];

  const lacksOne = `begin; delete from supabase_migrations.schema_migrations where version = '20261126010200';`;
  try {
    cluster.psql(`${lacksOne}\n${adopt}`, 'postgres', 'directly', database);
    differences.push('A database that lacks a migration was not refused.');
  } catch (error) {
    if (!String(error).includes('it has 121 migrations up to 20261126010100')) throw error;
  }

  cluster.psql(adopt, 'postgres', 'directly', database);
  const after = stateOf(cluster);
  for (const [what, said] of before)
    if (after.get(what) !== said) differences.push(`${what}: ${said}; adopted: ${after.get(what)}`);
  await push(cluster, database);
  differences.push(...differencesOf(cluster, database));
  return { tables: before.size - 1, differences };
}
