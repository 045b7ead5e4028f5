import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Migration } from '../../local/database/migrate.ts';

/** The 122 migrations of the last release before the baseline, to make databases as that release left them. */
export function earlierMigrations(): Migration[] {
  const packed = readFileSync(join(import.meta.dirname, 'earlierMigrations.json.br'));
  return JSON.parse(brotliDecompressSync(packed).toString());
}
