import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../../local/paths.ts';
import { matrixSql } from './pgtap.ts';
import { withMatrix } from './readme.ts';

const readme = join(packageRoot, 'README.md');
const pgtap = join(packageRoot, 'tests', 'database', 'role_matrix.test.sql');
const fixture = join(import.meta.dirname, 'fixture.sql');

/** The files generated from the rules, with their contents. */
export async function written(): Promise<Map<string, string>> {
  return new Map([
    [readme, withMatrix(await readFile(readme, 'utf8'))],
    [pgtap, matrixSql(await readFile(fixture, 'utf8'))],
  ]);
}
