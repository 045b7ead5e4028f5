import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { written } from './written.ts';

test.each([...(await written())])('%s is what the rules say', async (file, content) => {
  expect(await readFile(file, 'utf8'), 'Run `pnpm --filter @daybreak/supabase matrix`.').toBe(content);
});
