import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** For faults of the schema: put into the last migration that has the text, as the databases of tests are made from migrations. */
export const migrations = 'supabase/migrations';

const texts = readdirSync(migrations)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => ({ file: join(migrations, name), text: readFileSync(join(migrations, name), 'utf8') }));

/** The last migration that has a text. */
export const migrationWith = (find: string): string => {
  const found = texts.findLast(({ text }) => text.includes(find));
  if (!found) throw new Error(`No migration has what the mutant replaces: ${find}`);
  return found.file;
};
