import { expect, it } from 'vitest';
import { listed, read } from './listed.ts';

const sources = listed('packages', 'apps', 'supabase').filter(
  (file) => /\/(src|functions|local)\/.*\.tsx?$/.test(file) && !/\.(test|stories|contract)\./.test(file),
);
const saying = (pattern: RegExp) => sources.filter((file) => pattern.test(read(file)));

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
