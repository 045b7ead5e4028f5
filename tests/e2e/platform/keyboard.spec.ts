import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal.ts';

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: ReturnType<Page['getByRole']>) {
  for (let presses = 0; presses < 150; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${control}`);
}

test('by keyboard alone: sign in, find the poster designer, write', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/sign-in');
  await tabTo(page, page.getByLabel('Email ID'));
  await page.keyboard.type('sam@daybreak.example');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type('Daybreak-demo-1');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');

  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('poster');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/marketing-materials?type=poster');

  const title = page.getByLabel('Title', { exact: true });
  await title.waitFor();
  await tabTo(page, title);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Made by keyboard');
  await expect(page.getByText('Made by keyboard').first()).toBeVisible();
});
