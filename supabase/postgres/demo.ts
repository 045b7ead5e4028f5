import postgres from 'postgres';
import { createAccounts } from '../local/auth/accounts.ts';
import { createDemoAccounts } from '../local/auth/demo.ts';
import { createDemoPieces } from '../local/auth/demoPieces.ts';
import type { Database } from '../local/database/database.ts';
import { seedFile } from '../local/paths.ts';
import type { Cluster } from './cluster.ts';

/**
 * Fills a migrated database for end-to-end tests: the directory, the accounts and their pieces. Returns the number of
 * rows of each.
 */
export async function seedDemo(cluster: Cluster, database: string): Promise<string> {
  cluster.psql(`\\i ${seedFile}`, database);
  const { PGHOST = '', PGPORT } = cluster.env('supabase_admin');
  const asWritten = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  const sql = postgres({
    host: PGHOST,
    port: Number(PGPORT),
    user: 'supabase_admin',
    database,
    types: { jsonb: { to: 3802, from: [3802], serialize: asWritten, parse: JSON.parse } },
  });
  const through = (way: Pick<typeof sql, 'unsafe'>) => ({
    query: async (text: string, values: postgres.ParameterOrJSON<never>[] = []) => ({
      rows: await way.unsafe(text, values),
    }),
  });
  const driver = {
    ...through(sql),
    transaction: (work: (one: ReturnType<typeof through>) => Promise<unknown>) =>
      sql.begin((one) => work(through(one))),
  } as unknown as Database['driver'];
  try {
    const accounts = createAccounts({ driver });
    await createDemoAccounts({ driver } as Database, accounts);
    await createDemoPieces({ driver } as Database, accounts);
  } finally {
    await sql.end();
  }
  const counts = `select format('%s people, %s accounts, %s pieces', (select count(*) from public.staff_directory),
    (select count(*) from auth.users), (select count(*) from public.pieces))`;
  return cluster.psql(counts, database).trim();
}
