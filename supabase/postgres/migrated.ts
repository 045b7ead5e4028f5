import { join } from 'node:path';
import { readMigrations } from '../local/database/migrate.ts';
import { packageRoot } from '../local/paths.ts';
import { type Cluster, type ClusterOptions, startCluster } from './cluster.ts';

const part = (name: string) => join(packageRoot, 'postgres/platform', `${name}.sql`);
const inOneTransaction = (file: string) => `begin;\n\\i ${file}\ncommit;\n`;

/**
 * Creates a database like a hosted project's before its first migration. A `generous` one grants everything on new
 * tables by default.
 */
export function makeProject(cluster: Cluster, database: string, { generous }: { generous: boolean }) {
  cluster.psql(`create database ${database} owner postgres`, 'postgres');
  const parts = ['schemas', 'auth', 'storage'].map((name) => inOneTransaction(part(name)));
  cluster.psql(`\\set generous ${generous}\n${parts.join('')}`, database);
}

/** Adds a copy of a database. No one may be connected to the original. */
export function copyProject(cluster: Cluster, original: string, copy: string) {
  cluster.psql(`create database ${copy} template ${original} owner postgres`, 'postgres');
}

/** Applies migrations as `postgres`, who isn't a superuser, each in its own transaction, and records them. */
async function applyMigrations(cluster: Cluster, database: string) {
  const history = `create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);\n`;
  const apply = (await readMigrations()).map(
    ({ version, name, sql }) =>
      `begin;\n${sql}\ninsert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}');\ncommit;\n`,
  );
  cluster.psql(history + apply.join(''), database, 'postgres');
}

/** A cluster whose database `daybreak` has every migration. Its database `platform` has none. */
export async function startMigrated(options: ClusterOptions = {}): Promise<Cluster> {
  const cluster = await startCluster(options);
  try {
    cluster.psql(inOneTransaction(part('roles')), 'postgres');
    makeProject(cluster, 'platform', { generous: true });
    copyProject(cluster, 'platform', 'daybreak');
    await applyMigrations(cluster, 'daybreak');
    return cluster;
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}
