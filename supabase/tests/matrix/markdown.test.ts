import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { matrixMarkdown, matrixPage } from './markdown.ts';

test('matrix.md matches the rules', () => {
  expect(readFileSync(matrixPage, 'utf8'), 'Run `pnpm --filter @daybreak/supabase matrix`.').toBe(
    matrixMarkdown(),
  );
});
