import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder, packageRoot } from '../local/paths.ts';
import { type Cluster, type ClusterOptions, startCluster } from './cluster.ts';

const inOneTransaction = (file: string) => `begin;\n\\i ${file}\ncommit;\n`;

/** Sets up in an empty database what a hosted project has before the first migration. */
function standIn(cluster: Cluster, database = 'daybreak') {
  const files = [
    'local/database/platform.sql',
    'postgres/platform.sql',
    'local/database/authTables.sql',
    'postgres/authTableRights.sql',
    'local/database/platformGrants.sql',
  ];
  const script = files.map((file) => inOneTransaction(join(packageRoot, file))).join('');
  cluster.psql(script, 'supabase_admin', 'directly', database);
}

/** A cluster with every migration applied by `postgres`, who isn't a superuser: each file in its own transaction. */
export async function startMigrated(options: ClusterOptions = {}): Promise<Cluster> {
  const cluster = await startCluster(options);
  try {
    standIn(cluster);
    const migrations = readdirSync(migrationsFolder)
      .filter((file) => file.endsWith('.sql'))
      .sort();
    cluster.psql(
      migrations.map((file) => inOneTransaction(join(migrationsFolder, file))).join(''),
      'postgres',
    );
    return cluster;
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}
