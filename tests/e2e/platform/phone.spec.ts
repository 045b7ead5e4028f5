import type { Locator, Page } from '@playwright/test';
import { engineCall } from '../../../scripts/browsers/engineCall.ts';
import { expect, signIn, test } from '../support/portal.ts';
import { tooSmall } from '../support/targets.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Taps with a finger. Outside Chromium, Playwright's own `tap` does nothing. */
async function tap(page: Page, target: Locator) {
  if (page.context().browser()?.browserType().name() === 'chromium') return target.tap();
  // Waits until it can be tapped.
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not there to be tapped.');
  await page.evaluate(engineCall({ tap: { x: box.x + box.width / 2, y: box.y + box.height / 2 } }));
}

test('every control in the menu is large enough for a thumb, and a poster is written by touch', {
  tag: ['@engines'],
}, async ({ page }) => {
  await signIn(page, 'ada@daybreak.example');
  await page.goto('/profile');
  await tap(page, page.getByRole('button', { name: /menu|sidebar/i }).first());
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
  await tap(page, menu.getByRole('link', { name: 'Marketing Center' }));
  await expect(menu).toBeHidden();
  await tap(page, page.getByRole('link', { name: 'Use the form Poster' }));
  const title = page.getByLabel('Title', { exact: true });
  await tap(page, title);
  await expect(title).toBeFocused();
  await title.fill('Bring your old panels');
  await expect(page.locator('[data-artboard]').first()).toContainText('Bring your old panels');
  const theme = page.getByRole('combobox', { name: 'Theme' });
  await tap(page, theme);
  await tap(page, page.getByRole('option', { name: /^White/ }));
  await expect(theme).toContainText('White');
});
