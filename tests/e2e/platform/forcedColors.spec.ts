import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from '../support/portal.ts';

test.describe.configure({ timeout: 180_000 });

/** The lightness difference between an element's lightest and darkest pixels, from 0 to 1; 0 if nothing shows. */
async function contrastIn(page: Page, element: Locator): Promise<number> {
  const picture = `data:image/png;base64,${(await element.screenshot()).toString('base64')}`;
  return page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
    const light: number[] = [];
    for (let at = 0; at < data.length; at += 4)
      light.push(((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 765);
    light.sort((a, b) => a - b);
    const part = (share: number) => light[Math.floor(share * (light.length - 1))] ?? 0;
    return part(0.98) - part(0.02);
  }, picture);
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const theme of ['light', 'dark'])
    test(`forced colors, ${colorScheme}, in our ${theme} theme: logos show, and the current page and the focus are marked`, async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
      await page.addInitScript((chosen) => localStorage.setItem('dashboard-theme', chosen), theme);
      for (const path of ['/job-application', '/sign-in']) {
        await page.goto(path);
        const logo = page.getByRole('img', { name: 'Daybreak' }).first();
        await expect(logo).toBeVisible();
        expect.soft(await contrastIn(page, logo), path).toBeGreaterThan(0.5);
      }
      await signIn(page, 'ada@daybreak.example');
      await page.goto('/staff-directory');
      const menu = page.getByRole('navigation', { name: 'Main' });
      await expect(menu.locator('[aria-current=page]').first()).toBeVisible();
      const ground = (entry: Locator) => entry.evaluate((node) => getComputedStyle(node).backgroundColor);
      const open = menu.locator('a[aria-current=page]').first();
      const other = menu.locator('a:not([aria-current])').first();
      expect(await ground(open)).not.toBe(await ground(other));
      expect(await contrastIn(page, open)).toBeGreaterThan(0.4);
      const logo = page.getByRole('link', { name: 'Daybreak, home' });
      expect(await contrastIn(page, logo)).toBeGreaterThan(0.5);

      const search = page.getByRole('searchbox').first();
      for (const control of [other, search]) {
        const before = await control.screenshot();
        await control.focus();
        await page.keyboard.press('Shift');
        expect((await control.screenshot()).equals(before)).toBe(false);
      }
    });
