import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const here = join(import.meta.dirname, '..');

/** The tables in the schema exposed by the API. */
export function expectedTables(): string[] {
  const folder = join(here, 'schema');
  const sql = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return sql.flatMap((text) =>
    [...text.matchAll(/^create table public\.(\w+)/gm)].map(([, name]) => name ?? ''),
  );
}

/** The functions that have a folder. */
export const expectedFunctions = (): string[] =>
  readdirSync(join(here, 'functions'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name);
