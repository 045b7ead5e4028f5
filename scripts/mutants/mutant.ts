import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A deliberate fault in the product, and the test that must find it. */
export interface Mutant {
  /** The effect of the fault. */
  fault: string;
  file: string;
  find: string;
  replace: string;
  /** A Vitest project, and part of its test file's name. */
  test: readonly [project: 'unit' | 'browser' | 'database' | 'stories', file: string];
}

/** The path for faults in the schema, which go into the last migration with the text. */
export const migrations = 'supabase/migrations';

export const pgtap = ['database', 'database/pgtap.test'] as const;
export const roleMatrix = ['database', 'api/roleMatrix.test'] as const;

const texts = readdirSync(migrations)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => ({ file: join(migrations, name), text: readFileSync(join(migrations, name), 'utf8') }));

const migrationWith = (find: string): string => {
  const found = texts.findLast(({ text }) => text.includes(find));
  if (!found) throw new Error(`No migration has what the mutant replaces: ${find}`);
  return found.file;
};

/** Mutants of one file that one test must find: by effect, the text that each replaces and its replacement. */
export const faults = (
  file: string,
  test: Mutant['test'],
  changes: Readonly<Record<string, readonly [find: string, replace: string]>>,
): Mutant[] =>
  Object.entries(changes).map(([fault, [find, replace]]) => ({
    fault,
    file: file === migrations ? migrationWith(find) : file,
    find,
    replace,
    test,
  }));
