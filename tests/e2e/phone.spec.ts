import { expect, signIn, test } from './portal.ts';
import { tooSmall } from './targets.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a thumb hits every control of the menu', { tag: ['@engines'] }, async ({ page }) => {
  await signIn(page, 'ada@daybreak.example');
  await page.goto('/profile');
  await page
    .getByRole('button', { name: /menu|sidebar/i })
    .first()
    .click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
});
