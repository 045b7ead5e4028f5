import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The path for faults in the schema, which go into the last migration with the text. */
export const migrations = 'supabase/migrations';

const texts = readdirSync(migrations)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => ({ file: join(migrations, name), text: readFileSync(join(migrations, name), 'utf8') }));

/** Returns the last migration that contains a text. */
export const migrationWith = (find: string): string => {
  const found = texts.findLast(({ text }) => text.includes(find));
  if (!found) throw new Error(`No migration has what the mutant replaces: ${find}`);
  return found.file;
};
