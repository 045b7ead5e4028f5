import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('uses no `text-wrap`, which breaks lines differently in each browser', () => {
  const root = join(import.meta.dirname, '../../..');
  const styles = globSync('{editor/artwork,editor/layouts,designers}/**/*.css.ts', { cwd: root });
  expect(styles.length).toBeGreaterThan(10);
  expect(styles.filter((file) => readFileSync(join(root, file), 'utf8').includes('textWrap'))).toEqual([]);
});
