import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { BackendError } from '../http/BackendError.ts';
import { adoptBaselineFile } from '../paths.ts';
import type { Database } from './database.ts';
import type { Migration } from './migrate.ts';

/** The migrations of each earlier release whose files were merged since, oldest release first. */
export async function earlierReleases(): Promise<[november26: Migration[], november29: Migration[]]> {
  const compressed = await readFile(join(import.meta.dirname, 'earlierMigrations.json.br'));
  return JSON.parse(brotliDecompressSync(compressed).toString());
}

/**
 * Gives a database of an earlier release the present history. One from before such a release first gets the migrations
 * that it lacks.
 * @param apply applies the migrations in a list that a database lacks
 */
export async function adoptBaseline(
  driver: Database['driver'],
  present: readonly Migration[],
  apply: (migrations: Migration[]) => Promise<unknown>,
): Promise<void> {
  const { rows } = await driver.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by 1',
  );
  const isPresent = ({ version }: { version: string }) => present.some((each) => each.version === version);
  if (rows.every(isPresent)) return;
  const unfinished = (await earlierReleases()).find(
    (list) =>
      rows.length < list.length && rows.every(({ version }, index) => version === list[index]?.version),
  );
  if (unfinished) await apply(unfinished);
  await driver.exec(await readFile(adoptBaselineFile, 'utf8')).catch((error: Error) => {
    throw new BackendError(`${error.message} Or delete the data with \`npm run reset\`.`, { cause: error });
  });
}
