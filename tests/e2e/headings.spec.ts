import type { Page } from '@playwright/test';
import { shellPages } from './pages.ts';
import { expect, onEach, signIn, test } from './portal.ts';

test.describe.configure({ timeout: 120_000 });

const looks = (page: Page) =>
  page.locator('main h1').evaluateAll((headings) =>
    headings.map((heading) => {
      const { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing, color, textTransform } =
        getComputedStyle(heading);
      return { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing, color, textTransform };
    }),
  );

test('every page of the shell has one heading of the first level, and it looks the same on all', async ({
  page,
}) => {
  await signIn(page, 'ada@daybreak.example');
  await page.goto('/profile');
  await expect(page.locator('main h1')).toBeVisible();
  const [first] = await looks(page);
  await onEach(page, shellPages, async (path) => {
    expect.soft(await looks(page), path).toEqual([first]);
  });
});
