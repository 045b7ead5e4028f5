import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const most = { lines: 120, imports: 20 };

/** Components that are larger. Take a line out when its component isn't anymore; add none. */
const larger: string[] = [];

const components = globSync('{packages,apps}/*/src/**/*.tsx', { cwd: root }).filter(
  (file) => !/\.(test|stories|contract|cases)\.|\/testing\//.test(file),
);

it('no component is over 120 lines or 20 imports: its state goes into a hook, its parts into components', () => {
  const over = components.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const imports = text.match(/^import\s/gm) ?? [];
    return text.trimEnd().split('\n').length > most.lines || imports.length > most.imports;
  });
  expect(components.length).toBeGreaterThan(400);
  expect(over.sort()).toEqual(larger.toSorted());
});
