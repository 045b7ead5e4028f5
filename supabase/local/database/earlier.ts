import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { BackendError } from '../http/BackendError.ts';
import { adoptBaselineFile } from '../paths.ts';
import type { Database } from './database.ts';
import type { Migration } from './migrate.ts';

interface EarlierReleases {
  /** The migrations of each release whose files were merged since. */
  november26: Migration[];
  november29: Migration[];
  november30: Migration[];
  /** What was added after the release of November 30 and merged with it. */
  unreleased: Migration[];
  /** The `adoptBaseline.sql` of November 30: gives a database of one of the two releases before it that one's history. */
  adoptBaseline: string;
}

export async function earlierReleases(): Promise<EarlierReleases> {
  const compressed = await readFile(join(import.meta.dirname, 'earlierMigrations.json.br'));
  return JSON.parse(brotliDecompressSync(compressed).toString());
}

/**
 * Gives a database of an earlier release the present history, by way of the release of November 30. One from before or
 * between releases first gets the migrations that it lacks.
 * @param apply applies the migrations in a list that a database lacks
 */
export async function adoptBaseline(
  driver: Database['driver'],
  present: readonly Migration[],
  apply: (migrations: Migration[]) => Promise<unknown>,
): Promise<void> {
  const history = async () => {
    const { rows } = await driver.query<{ version: string }>(
      'select version from supabase_migrations.schema_migrations order by 1',
    );
    return rows.map(({ version }) => version);
  };
  const complete = async (...releases: Migration[][]) => {
    const held = await history();
    const unfinished = releases.find(
      (list) => held.length < list.length && held.every((version, index) => version === list[index]?.version),
    );
    if (unfinished) await apply(unfinished);
  };
  const adopt = (sql: string) =>
    driver.exec(sql).catch((error: Error) => {
      throw new BackendError(`${error.message} Or delete the data with \`npm run reset\`.`, { cause: error });
    });

  const isPresent = (version: string) => present.some((each) => each.version === version);
  if ((await history()).every(isPresent)) return;
  const earlier = await earlierReleases();
  await complete(earlier.november26, earlier.november29);
  await adopt(earlier.adoptBaseline);
  await complete(earlier.november30);
  await adopt(await readFile(adoptBaselineFile, 'utf8'));
}
