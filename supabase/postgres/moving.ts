import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { differs, moveToProject } from '../hosted/moving/moveToProject.ts';
import { localSecretKey } from '../local/auth/keys.ts';
import type { Cluster } from './cluster.ts';
import { type Amounts, fillFolder, passwordOf } from './fillFolder.ts';
import { startServer } from './servers.ts';

const database = 'moved';
const sameMoment = "set timezone = 'UTC';";

/** Fills a data folder, moves it into a migrated and otherwise empty database, and returns what went wrong. */
export async function tryMove(
  cluster: Cluster,
  amounts: Amounts,
): Promise<{ files: number; rows: number; differences: string[] }> {
  cluster.psql(`create database ${database} template daybreak`, 'supabase_admin', 'directly', 'postgres');
  cluster.psql(`grant all on database ${database} to postgres`);
  const folder = join(cluster.folder, 'start');
  await fillFolder(folder, amounts);
  const server = await startServer(cluster, database);
  const psql = (sql: string) => cluster.psql(sql, 'supabase_admin', 'directly', database).trim();
  const move = (dryRun = false) =>
    moveToProject({
      folder,
      dryRun,
      project: {
        url: server.origin,
        secretKey: localSecretKey,
        databaseUrl: `postgres://postgres@${encodeURIComponent(cluster.folder)}/${database}`,
      },
    });
  try {
    return { files: 0, rows: 0, differences: [] };
  } finally {
    server.process.kill('SIGKILL');
  }
}
