import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, type Page, type TestInfo, test } from '@playwright/test';
import { openStory } from './openStory.ts';

/** Compares a story's picture with its picture after a change. */
async function compareAfter(page: Page, info: TestInfo, change: string) {
  test.skip(info.config.updateSnapshots === 'all', 'Nothing is compared while baselines are made.');
  await openStory(page, 'primitives-badge--default', 'light');
  const name = `proof-${info.title.replaceAll(/\W+/g, '-')}.png`;
  const baseline = info.snapshotPath(name);
  mkdirSync(dirname(baseline), { recursive: true });
  writeFileSync(baseline, await page.screenshot({ fullPage: true }));
  await page.addStyleTag({ content: change });
  return expect(page).toHaveScreenshot(name, { fullPage: true, timeout: 3_000 });
}

for (const [what, change] of [
  ['a slightly darker ground', ':root { --ui-color-surface-page: #eef2f4 }'],
  ['another color of a badge', '#storybook-root * { color: #1f6a96 }'],
  ['two pixels more room', '#storybook-root { padding-inline-start: 18px }'],
])
  test(`finds ${what}`, async ({ page }, info) => {
    await expect(compareAfter(page, info, change ?? '')).rejects.toThrow(/pixels .* are different/);
  });

test('finds nothing in an unchanged story', async ({ page }, info) => {
  await compareAfter(page, info, '.nobody { color: red }');
});
