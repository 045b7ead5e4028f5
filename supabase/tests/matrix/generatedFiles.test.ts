import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { generatedFiles } from './generatedFiles.ts';

test.each([...(await generatedFiles())])('%s matches the rules', async (file, content) => {
  expect(await readFile(file, 'utf8'), 'Run `pnpm --filter @daybreak/supabase matrix`.').toBe(content);
});
