import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../local/database/database.ts';

export const catalogueSql = readFileSync(join(import.meta.dirname, 'catalogue.sql'), 'utf8');

/** A database's whole catalogue, one entry per line. */
export async function catalogueOf({ driver }: { driver: Pick<Database['driver'], 'query'> }) {
  const { rows } = await driver.query<{ kind: string; name: string; what: string }>(catalogueSql);
  return rows.map(({ kind, name, what }) => `${kind} ${name}: ${what}`);
}
