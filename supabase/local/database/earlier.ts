import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { BackendError } from '../http/BackendError.ts';
import { adoptBaselineFile } from '../paths.ts';
import type { Database } from './database.ts';
import type { Migration } from './migrate.ts';

/** Releases whose migrations were merged into fewer files at the same time. */
interface Merge {
  releases: { day: string; migrations: Migration[] }[];
  /** The `adoptBaseline.sql` of that time: gives a database of one of them the history of fewer files. */
  adoption: string;
}

/** All merges, the earliest first. The file has no adoption for the last: it's the present `adoptBaseline.sql`. */
export async function earlierMerges(): Promise<Merge[]> {
  const compressed = await readFile(join(import.meta.dirname, 'earlierMigrations.json.br'));
  const merges: (Omit<Merge, 'adoption'> & Partial<Merge>)[] = JSON.parse(
    brotliDecompressSync(compressed).toString(),
  );
  const present = await readFile(adoptBaselineFile, 'utf8');
  return merges.map(({ releases, adoption = present }) => ({ releases, adoption }));
}

/**
 * Gives a database of an earlier release the present history, merge by merge. One from between releases first gets the
 * migrations that it lacks.
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

  const isPresent = (version: string) => present.some((each) => each.version === version);
  if ((await history()).every(isPresent)) return;
  for (const { releases, adoption } of await earlierMerges()) {
    const held = await history();
    const begun = releases
      .map(({ migrations }) => migrations)
      .find((list) => held.every((version, index) => version === list[index]?.version));
    if (begun && begun.length > held.length) await apply(begun);
    await driver.exec(adoption).catch((error: Error) => {
      throw new BackendError(`${error.message} Or delete the data with \`npm run reset\`.`, { cause: error });
    });
  }
}
