import type { Page } from '@playwright/test';
import { publicPages, shellPages } from './pages.ts';
import { expect, expectAccessible, onEach, signIn, test } from './portal.ts';

const superAdmin = 'ada@daybreak.example';

/** What has the focus: its name in words, and whether anything is drawn to show it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const shows = [element, ...element.querySelectorAll('*'), element.parentElement].some((node) => {
      if (!node) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(node);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    });
    return { shows, html: element.outerHTML.slice(0, 160) };
  });

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: ReturnType<Page['getByRole']>) {
  for (let presses = 0; presses < 150; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${control}`);
}

test.describe.configure({ timeout: 180_000 });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on a public page (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await onEach(page, publicPages, () => expectAccessible(page));
  });

  test(`axe finds nothing on a page of the shell (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signIn(page, superAdmin);
    await onEach(page, shellPages, () => expectAccessible(page));
  });
}

test('no page scrolls sideways on a phone or at 400 % zoom of a desktop window', async ({ page }) => {
  const look = async (path: string) => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  };
  await onEach(page, publicPages, look);
  await signIn(page, superAdmin);
  await onEach(page, shellPages, look);
});

test('every page has one first heading, one main part and a title of its own', async ({ page }) => {
  const titles = new Map<string, string>();
  const look = async (path: string) => {
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect.soft(page.getByRole('main'), path).toHaveCount(1);
    titles.set(path, await page.title());
  };
  await onEach(page, publicPages, look);
  await signIn(page, superAdmin);
  await onEach(page, shellPages, look);
  expect([...titles.values()].filter((title) => title.trim() === '')).toEqual([]);
});

for (const forcedColors of ['none', 'active'] as const)
  test(`each of the first 40 tab stops shows its focus (forced colours: ${forcedColors})`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
    const look = async (path: string) => {
      for (let stop = 0; stop < 40; stop++) {
        await page.keyboard.press('Tab');
        const at = await focused(page);
        if (!at) break;
        expect.soft(at.shows, `${path}: ${at.html}`).toBe(true);
      }
    };
    await onEach(page, publicPages, look);
    await signIn(page, superAdmin);
    await onEach(page, ['/', '/profile', '/staff-directory', '/marketing-materials?type=poster'], look);
  });

test('with the keyboard alone: sign in, find the poster designer, write', async ({ page }) => {
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
