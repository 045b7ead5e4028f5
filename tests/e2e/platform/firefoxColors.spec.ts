import { firefoxBrowser } from '../../../scripts/browser.ts';
import { expect, signIn, test } from '../support/portal.ts';

// A Firefox-only setting: the user's colors instead of the page's.
test.use({
  launchOptions: {
    ...firefoxBrowser().launchOptions,
    firefoxUserPrefs: { 'browser.display.document_color_use': 2 },
  },
});

const pages = ['/dashboard', '/profile', '/staff-directory', '/marketing-materials?type=poster'];

test('with system colors, every page still marks the current item and the focus', {
  tag: ['@engines', '@not-in-webkit'],
}, async ({ page }) => {
  await signIn(page);
  for (const path of pages) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    const menu = page.getByRole('navigation', { name: 'Main' });
    const lookOf = (which: string) =>
      menu
        .locator(which)
        .first()
        .evaluate((node) => {
          const { backgroundColor, borderColor, outlineStyle, color } = getComputedStyle(node);
          return { backgroundColor, borderColor, outlineStyle, color };
        });
    expect
      .soft(await lookOf('a[aria-current=page]'), path)
      .not.toEqual(await lookOf('a:not([aria-current])'));
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab');
      const { shows, html } = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const outlined = (node: Element, part?: string) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(node, part);
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
        };
        return {
          shows:
            element === document.body ||
            outlined(element, '::after') ||
            [element, ...element.querySelectorAll('*'), element.parentElement].some(
              (node) => node && outlined(node),
            ),
          html: element.outerHTML.slice(0, 120),
        };
      });
      expect.soft(shows, html).toBe(true);
    }
  }
});
