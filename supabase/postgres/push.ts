import { once } from 'node:events';
import { cpSync, mkdtempSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { runSupabaseCli } from '../local/database/supabaseCli.ts';
import { packageRoot } from '../local/paths.ts';
import { catalogueSql } from '../tests/schema/catalogue.ts';
import type { Cluster } from './cluster.ts';

/** A loopback port to the cluster's socket, for the CLI, which can't connect to a socket. */
async function openPort(cluster: Cluster) {
  const socket = join(cluster.folder, `.s.PGSQL.${cluster.env('postgres').PGPORT}`);
  const server = createServer((caller) => {
    const inside = connect(socket);
    caller.pipe(inside).pipe(caller);
    for (const end of [caller, inside])
      end.on('error', () => {
        caller.destroy();
        inside.destroy();
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

/** A folder for the CLI, which writes its files next to the migrations. */
function workFolder(cluster: Cluster): string {
  const folder = mkdtempSync(join(cluster.folder, 'push-'));
  for (const name of ['config.toml', 'migrations', 'templates'])
    cpSync(join(packageRoot, name), join(folder, 'supabase', name), { recursive: true });
  return folder;
}

/** Pushes the migrations to a database with Supabase's own CLI, as `postgres`. */
export async function push(cluster: Cluster, database: string) {
  const { port, close } = await openPort(cluster);
  const address = `postgresql://postgres:unused@127.0.0.1:${port}/${database}?sslmode=disable`;
  try {
    await runSupabaseCli(['db', 'push', `--remote=${address}`, '--yes'], { cwd: workFolder(cluster) });
  } finally {
    close();
  }
}

/**
 * Differences between a pushed database and `daybreak`, which psql migrated: in the catalogue or the migration history.
 */
export function differencesOf(cluster: Cluster, database: string): string[] {
  const history = 'select version, name from supabase_migrations.schema_migrations order by 1';
  const linesOf = (of: string) => new Set(cluster.psql(`${catalogueSql}\n${history}`, of).trim().split('\n'));
  const [pushed, migrated] = [linesOf(database), linesOf('daybreak')];
  return [
    ...[...pushed].filter((line) => !migrated.has(line)).map((line) => `Only in ${database}: ${line}`),
    ...[...migrated].filter((line) => !pushed.has(line)).map((line) => `Not in ${database}: ${line}`),
  ];
}
