import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { componentsTable, designerPropsTable } from '../../scripts/readmes/tables.ts';

const readme = (name: string) =>
  readFileSync(join(import.meta.dirname, '..', '..', 'packages', name, 'README.md'), 'utf8');
const hint = 'run `node scripts/writeReadmes.ts`';

it('the README of ui lists every exported component with its purpose', () => {
  const table = componentsTable();
  expect(table).toContain('| `Button` | Performs an action. For links, use `ButtonLink`.');
  for (const row of table.split('\n')) expect(row, 'nothing is without a comment').not.toContain('|  |');
  expect(readme('ui'), hint).toContain(table);
});

it('the README of designers lists the props of a designer', () => {
  expect(designerPropsTable()).toContain('`drafts?`');
  expect(designerPropsTable()).not.toContain('|  |');
  expect(readme('designers'), hint).toContain(designerPropsTable());
});
