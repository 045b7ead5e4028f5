import { firefoxBrowser } from '../../../scripts/browser.ts';
import { expect, signIn, test } from '../support/portal.ts';

// A Firefox-only setting: larger text, with nothing else enlarged.
test.use({
  launchOptions: {
    ...firefoxBrowser().launchOptions,
    firefoxUserPrefs: { 'ui.textScaleFactor': 200, 'browser.display.os-zoom-behavior': 2 },
  },
});

const pages = ['/dashboard', '/profile', '/staff-directory', '/marketing-materials?type=poster'];

test("with text at 200%, nothing leaves the window, and no control's label is cut off", {
  tag: ['@engines', '@not-in-webkit'],
}, async ({ page }) => {
  await signIn(page);
  for (const path of pages) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { larger, beyond, cut } = await page.evaluate(() => {
      const heading = document.querySelector('main h1') as HTMLElement;
      const range = document.createRange();
      range.selectNodeContents(heading);
      const isCut = (element: HTMLElement) =>
        element.checkVisibility() &&
        getComputedStyle(element).overflowX !== 'visible' &&
        getComputedStyle(element).textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1;
      return {
        larger: range.getClientRects()[0]?.height ?? 0,
        beyond: document.documentElement.scrollWidth - innerWidth,
        cut: [...document.querySelectorAll<HTMLElement>('button, a, label, h1, h2')]
          .filter((element) => !element.closest('[data-artboard], [inert]') && isCut(element))
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      };
    });
    expect.soft(larger, path).toBeGreaterThan(44);
    expect.soft(beyond, path).toBeLessThanOrEqual(0);
    expect.soft(cut, path).toEqual([]);
  }
});
