import { pgtap } from '@electric-sql/pglite/pgtap';
import { describe, expect, test } from 'vitest';
import { openBackend } from '../../local/index.ts';
import { pgtapFiles } from './pgtapFiles.ts';
import { type Assertion, readTap } from './tap.ts';

/** Runs a pgTAP file and reads its results. */
async function run(sql: string): Promise<Assertion[]> {
  const results = await backend.driver.exec(sql);
  const lines = results
    .flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)))
    .flatMap((cell) => String(cell).split('\n'));
  return readTap(lines);
}

const backend = await openBackend({ origin: 'http://127.0.0.1', extensions: { pgtap } });
const outcomes = new Map<string, Assertion[]>();
for (const [file, sql] of pgtapFiles) {
  try {
    outcomes.set(file, await run(sql));
  } catch (error) {
    outcomes.set(file, [{ ok: false, name: 'runs to its end', details: String(error) }]);
    await backend.driver.exec('rollback');
  }
}
await backend.close();

describe.each([...outcomes])('%s', (_, assertions) => {
  test.each(assertions)('$name', ({ ok, details }) => {
    expect(ok, details).toBe(true);
  });
});

test('titles say what holds without the one before', () => {
  const titles = [...outcomes.values()].flat().map(({ name }) => name);
  expect(titles.filter((title) => /^(and|but|neither|nor|or)\b/i.test(title))).toEqual([]);
});
