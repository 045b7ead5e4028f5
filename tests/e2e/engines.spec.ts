import { chromium, type Page } from '@playwright/test';
import { headlessBrowser } from '../../scripts/browser.ts';
import { expect, signIn, test } from './portal.ts';

const publicPages = ['/sign-in', '/job-application'];
const signedIn = [
  '/dashboard',
  '/profile',
  '/staff-directory',
  '/marketing-materials?type=poster',
  '/brand-guidelines',
];

/** Roles, names and states of a page, as they are read out. */
async function readOut(page: Page): Promise<string> {
  const spoken = await page.locator('body').ariaSnapshot();
  return (
    spoken
      // A picture is its name: the words in it are nobody's.
      .replace(/^(\s*- '?img "(?:[^"\\]|\\.)*"'?):.*$/gm, '$1')
      // Sessions are called by their browsers.
      .replace(/\w+ on Linux|Unknown browser/g, 'A browser')
      // How long a browser keeps drafts is its own.
      .replace(', and it may remove it after a week without a visit', '')
  );
}

test('roles and names of the main pages are those of Chromium', { tag: '@engines' }, async ({
  page,
  baseURL,
}) => {
  const browser = await chromium.launch(headlessBrowser());
  try {
    const other = await browser.newPage({ baseURL, viewport: page.viewportSize() });
    await other.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const compare = (path: string) =>
      test.step(path, async () => {
        for (const one of [page, other]) {
          await one.goto(path);
          await expect(one.getByRole('heading', { level: 1 })).toBeVisible();
        }
        // Parts of a page come one after the other, and not in the same moment in both.
        await expect(async () => expect(await readOut(page)).toBe(await readOut(other))).toPass({
          timeout: 20_000,
        });
      });
    for (const path of publicPages) await compare(path);
    await signIn(page);
    await signIn(other);
    for (const path of signedIn) await compare(path);
  } finally {
    await browser.close();
  }
});
