import type { Page } from '@playwright/test';
import { translatableVerbatim } from '../../../apps/storybook/.storybook/verbatimWords.ts';
import { publicPages, shellPages } from '../support/pages.ts';
import {
  colorRules,
  drawn,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  signIn,
  test,
} from '../support/portal.ts';
import { tooSmall } from '../support/targets.ts';

/** Shown for a last name that the directory lacks. */
const lastNameNeeded = '(Last name needed)';
const superAdmin = 'ada@daybreak.example';

// Each page is opened once and checked against all rules.

/** The focused element's HTML, and whether anything drawn shows the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const outlined = (node: Element, part?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(node, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    };
    // A card's link covers the whole card through its `::after`, which is what shows the focus.
    const shows =
      outlined(element, '::after') ||
      [element, ...element.querySelectorAll('*'), element.parentElement].some(
        (node) => node && outlined(node),
      );
    return { shows, html: element.outerHTML.slice(0, 160) };
  });

/** Reads the styles of the first headings in one call: a page that's still loading may replace them. */
const headingLooks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main h1')].map((heading) => {
      const { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing, color, textTransform } =
        getComputedStyle(heading);
      return { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing, color, textTransform };
    }),
  );

/** Checks that the first 40 tab stops show their focus. In forced colors, only outlines do. */
async function expectFocusSeen(page: Page) {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab');
    const at = await focused(page);
    if (!at) break;
    expect.soft(at.shows, at.html).toBe(true);
  }
}

/** Designers share one workbench, so the poster's stands in for the rest. */
const standsForOthers = (path: string) =>
  !path.includes('?type=') || path === '/marketing-materials?type=poster';

async function expectRulesKept(page: Page, path: string, names: readonly string[] = []) {
  const desktop = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(path);
  await page.waitForLoadState('networkidle');

  await test.step('one first heading, one main part and a title', async () => {
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect.soft(page.getByRole('main')).toHaveCount(1);
    expect.soft((await page.title()).trim()).not.toBe('');
  });
  await test.step('a browser that translates skips names, addresses, files and codes', async () => {
    expect.soft(await page.locator('html').getAttribute('lang')).toMatch(/^(en|es)$/);
    const found = await page.evaluate<string[]>(`(${translatableVerbatim})(${JSON.stringify(names)})`);
    expect.soft(found).toEqual([]);
  });
  await test.step('axe finds nothing in light, and no color problems in dark', () =>
    expectAccessibleInBothThemes(page));
  if (standsForOthers(path)) {
    // Axe runs before the first Tab: the closing tooltip of a focused control isn't inside any landmark.
    await test.step('with forced colors, axe finds no color problems, and each tab stop shows its focus', async () => {
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
      await drawn(page);
      await expectAccessible(page, colorRules);
      await expectFocusSeen(page);
      await page.emulateMedia({ forcedColors: 'none' });
    });
    await test.step('each tab stop shows its focus', () => expectFocusSeen(page));
  }
  await test.step('nothing scrolls sideways on a phone or at 400 % zoom on a desktop', async () => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await drawn(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
      if (width === 390) expect.soft(await tooSmall(page), 'what a thumb does not hit').toEqual([]);
    }
    await page.setViewportSize(desktop);
  });
}

for (const path of publicPages)
  test(`${path} meets the rules for every page`, async ({ page }) => expectRulesKept(page, path));

test.describe('signed in', () => {
  let ofProfile: Awaited<ReturnType<typeof headingLooks>>;
  let names: string[];
  test.beforeAll(async ({ browser, server }) => {
    const page = await browser.newPage({ baseURL: server.origin, colorScheme: 'light' });
    await signIn(page, superAdmin);
    await page.goto('/profile');
    await expect(page.locator('main h1')).toBeVisible();
    ofProfile = await headingLooks(page);
    await page.goto('/staff-directory');
    await expect(page.locator('main h2').first()).toBeVisible();
    names = await page
      .locator('main h2 > span:first-child')
      .evaluateAll(
        (all, gap) => all.map(({ textContent }) => textContent).filter((name) => !name.endsWith(gap)),
        lastNameNeeded,
      );
    expect(names.length).toBeGreaterThan(15);
    await page.close();
  });

  for (const path of shellPages)
    test(`${path} meets the rules for every page, and its heading looks like the others`, async ({
      page,
    }) => {
      await signIn(page, superAdmin);
      await expectRulesKept(page, path, names);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await headingLooks(page)).toEqual(ofProfile);
    });
});
