import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentsTable, designerPropsTable, replaceBlock } from './readmes/tables.ts';

// Rewrites the tables of the packages' READMEs from the sources.
const tables = { ui: ['components', componentsTable()], designers: ['props', designerPropsTable()] } as const;

for (const [name, [block, text]] of Object.entries(tables)) {
  const path = join(import.meta.dirname, '..', 'packages', name, 'README.md');
  writeFileSync(path, replaceBlock(readFileSync(path, 'utf8'), block, text));
}
