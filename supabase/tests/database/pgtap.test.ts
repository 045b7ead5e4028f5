import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { describe, expect, test } from 'vitest';
import { openBackend } from '../../local/index.ts';
import { type Assertion, readTap } from './tap.ts';

/** Runs a pgTAP file, which begins a transaction and rolls it back, and reads its results. */
async function run(file: string): Promise<Assertion[]> {
  const results = await backend.driver.exec(readFileSync(join(import.meta.dirname, file), 'utf8'));
  const lines = results
    .flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)))
    .flatMap((cell) => String(cell).split('\n'));
  return readTap(lines);
}

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.test.sql'));
const backend = await openBackend({ origin: 'http://127.0.0.1', extensions: { pgtap } });
const outcomes = new Map<string, Assertion[]>();
for (const file of files) {
  try {
    outcomes.set(file, await run(file));
  } catch (error) {
    outcomes.set(file, [{ ok: false, name: 'runs to its end', details: String(error) }]);
    await backend.driver.exec('rollback');
  }
}
await backend.close();

describe.each(files)('%s', (file) => {
  test.each(outcomes.get(file) ?? [])('$name', ({ ok, details }) => {
    expect(ok, details).toBe(true);
  });
});
