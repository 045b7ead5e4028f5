import { join } from 'node:path';
import { readMigrations } from '../local/database/migrate.ts';
import { packageRoot } from '../local/paths.ts';
import { type Cluster, type ClusterOptions, startCluster } from './cluster.ts';

const inOneTransaction = (file: string) => `begin;\n\\i ${file}\ncommit;\n`;

/** Sets up in an empty database what a hosted project has before the first migration. */
function standIn(cluster: Cluster) {
  const files = [
    'local/database/platform.sql',
    'postgres/platform.sql',
    'local/database/authTables.sql',
    'postgres/authTableRights.sql',
    'local/database/platformGrants.sql',
  ];
  const script = files.map((file) => inOneTransaction(join(packageRoot, file))).join('');
  cluster.psql(script);
}

/**
 * A cluster with every migration applied by `postgres`, who isn't a superuser, each in its own transaction and recorded. The database
 * `platform` is as it was before them.
 */
export async function startMigrated(options: ClusterOptions = {}): Promise<Cluster> {
  const cluster = await startCluster(options);
  try {
    standIn(cluster);
    cluster.psql('create database platform template daybreak', 'supabase_admin', 'directly', 'postgres');
    const migrations = await readMigrations();
    const apply = migrations.map(
      ({ version, sql }) =>
        `begin;\n${sql}\ninsert into supabase_migrations.schema_migrations (version) values ('${version}');\ncommit;\n`,
    );
    cluster.psql(apply.join(''), 'postgres');
    return cluster;
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}
