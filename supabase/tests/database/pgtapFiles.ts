import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matrixSql } from '../matrix/pgtap.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

const asTransaction = (sql: string) => `${read('prelude.sql')}${sql}\nselect * from finish();\nrollback;\n`;

/** Every pgTAP file and the role matrix by name, each as a transaction that is rolled back. */
export const pgtapFiles: ReadonlyMap<string, string> = new Map([
  ...readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.test.sql'))
    .map((file) => [file, asTransaction(read(file))] as const),
  ['role matrix', asTransaction(matrixSql())],
]);
