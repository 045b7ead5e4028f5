import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../../local/paths.ts';
import { matrixMarkdown } from './markdown.ts';
import { matrixSql } from './pgtap.ts';

const page = join(packageRoot, 'matrix.md');
const pgtap = join(packageRoot, 'tests', 'database', 'role_matrix.test.sql');
const fixture = join(import.meta.dirname, 'fixture.sql');

/** The files generated from the rules, with their contents. */
export async function generatedFiles(): Promise<Map<string, string>> {
  return new Map([
    [page, matrixMarkdown()],
    [pgtap, matrixSql(await readFile(fixture, 'utf8'))],
  ]);
}
