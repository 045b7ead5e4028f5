import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../local/paths.ts';

const hosted = join(packageRoot, 'hosted');
const files = [
  join(packageRoot, '..', 'docs', 'deploy.md'),
  join(packageRoot, 'README.md'),
  ...readdirSync(hosted, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(hosted, file)),
];

test('all instructions for pushing migrations push them to the hosted project', () => {
  const messages = files.flatMap((file) =>
    // Skips the sentence that explains what it does without the option.
    (readFileSync(file, 'utf8').match(/\bdb push\b.{0,9}/g) ?? []).filter(
      (words) => !words.includes('` alone'),
    ),
  );
  expect(messages.length).toBeGreaterThan(3);
  expect(messages.filter((words) => !words.startsWith('db push --remote'))).toEqual([]);
});
