import { chromium, type Page } from '@playwright/test';
import { headlessBrowser } from '../../../scripts/browser.ts';
import { type Exposed, engineCall } from '../../../scripts/browsers/engineCall.ts';
import { expect, signIn, test } from '../support/portal.ts';

const publicPages = ['/sign-in', '/job-application'];
const signedIn = [
  '/dashboard',
  '/profile',
  '/staff-directory',
  '/marketing-materials?type=poster',
  '/brand-guidelines',
];

/** Session names, which contain the browser's. */
const browser = /\w+ on Linux|Unknown browser/;

/** A page's roles, names and states, as screen readers announce them. */
async function readOut(page: Page): Promise<string> {
  const spoken = await page.locator('body').ariaSnapshot();
  return (
    spoken
      // A picture counts by its name only, without the text in it.
      .replace(/^(\s*- '?img "(?:[^"\\]|\\.)*"'?):.*$/gm, '$1')
      .replace(new RegExp(browser, 'g'), 'A browser')
      // How long a draft is kept depends on the browser.
      .replace(" Your browser may delete this draft if you don't open the portal for a week.", '')
  );
}

/** Roles that people navigate to by name, or hear announced. */
const named =
  /^(alert|button|checkbox|combobox|dialog|form|heading|image|link|log|menuitem|navigation|progressbar|radio|radiogroup|region|searchbox|slider|status|switch|tab|tabpanel|textbox)$/;
/**
 * Roles that are only counted: engines name them by their content, or not at all. Lists are left out because Safari
 * deliberately treats a list without markers as a group.
 */
const counted = /^(article|banner|cell|columnheader|complementary|contentinfo|main|row|table|tablist)$/;

/** Hides fields without a standard role, which each engine builds differently (HTML-AAM, "no corresponding role"). */
const hideFields = (page: Page) =>
  page.locator('select, [type=password], [type=file], [type=date], [type=time]').evaluateAll((fields) => {
    for (const field of fields) (field as HTMLElement).style.display = 'none';
  });

/** How many elements of each role and name Chromium exposes to assistive technology. */
async function exposedBy(page: Page): Promise<(Exposed & { count: number })[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const found = nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({ role: role?.value ?? '', name: String(name?.value ?? '') }))
    .filter(({ role }) => named.test(role) || counted.test(role));
  const wanted = found.flatMap(({ role, name }) => [
    { role },
    ...(named.test(role) && !browser.test(name) ? [{ role, name }] : []),
  ]);
  return [...new Map(wanted.map((each) => [JSON.stringify(each), each])).values()].map((each: Exposed) => ({
    ...each,
    count: found.filter(({ role, name }) => role === each.role && name === (each.name ?? name)).length,
  }));
}

test("roles and names on the main pages match Chromium's", { tag: '@engines' }, async ({ page, baseURL }) => {
  // Firefox takes a second for twenty names.
  test.slow();
  const chrome = await chromium.launch(headlessBrowser());
  try {
    const other = await chrome.newPage({ baseURL, viewport: page.viewportSize() });
    await other.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const compare = (path: string) =>
      test.step(path, async () => {
        for (const one of [page, other]) {
          await one.goto(path);
          await expect(one.getByRole('heading', { level: 1 })).toBeVisible();
        }
        // Parts of a page load one after another, at different moments in each browser.
        await expect(async () => expect(await readOut(page)).toBe(await readOut(other))).toPass({
          timeout: 20_000,
        });
        for (const one of [page, other]) await hideFields(one);
        await expect(async () => {
          const expected = await exposedBy(other);
          const counts = JSON.parse(await page.evaluate<string>(engineCall({ countOf: expected })));
          expect(expected.map((each, index) => ({ ...each, count: counts[index] }))).toEqual(expected);
        }).toPass({ timeout: 60_000 });
      });
    for (const path of publicPages) await compare(path);
    await signIn(page);
    await signIn(other);
    for (const path of signedIn) await compare(path);
  } finally {
    await chrome.close();
  }
});
