import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const sources = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'packages', 'apps', 'supabase'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .trim()
  .split('\n')
  .filter(
    (file) => /\/(src|functions|local)\/.*\.tsx?$/.test(file) && !/\.(test|stories|contract)\./.test(file),
  )
  .sort();
const saying = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));

it('only one place makes links from phone numbers', () => {
  expect(sources.length).toBeGreaterThan(500);
  // Code that only checks for the prefix makes no link, and the company's own link is tested to match.
  expect(saying(/(['"`])tel:(?!\1)/)).toEqual([
    'packages/brand/src/company.ts',
    'packages/brand/src/phone.ts',
  ]);
});

it('no public page loads the code that reads numbers', () => {
  expect(saying(/from '@daybreak\/brand\/phone'/)).toEqual([
    // Loads with a campaign's files.
    'packages/designers/src/campaigns/facts/disagreements.ts',
    'packages/designers/src/designers/email/html/parts.ts',
    'packages/designers/src/designers/signature/details.ts',
    'packages/designers/src/editor/userDetails/vCard.ts',
  ]);
});
