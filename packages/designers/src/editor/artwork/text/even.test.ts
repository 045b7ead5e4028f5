import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('leaves no line of a piece to `text-wrap`, by which each browser breaks it in another place', () => {
  const root = join(import.meta.dirname, '../../..');
  const styles = globSync('{editor/artwork,editor/layouts,designers}/**/*.css.ts', { cwd: root });
  expect(styles.length).toBeGreaterThan(10);
  expect(styles.filter((file) => readFileSync(join(root, file), 'utf8').includes('textWrap'))).toEqual([]);
});
