import type { BrowserContext, Page, Route } from '@playwright/test';
import { newPerson } from '../support/people.ts';
import { expect, signIn, test } from '../support/portal.ts';

// A portal file that doesn't load, because of the network or a new build, is a temporary problem of one part: the
// shell stays, typed text is kept, and the part loads once the file does.

const gone = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
const idle = (page: Page) => page.waitForLoadState('networkidle');
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const crash = (page: Page) => page.getByText('Unexpected Application Error!');

/** The two reasons for a missing file, and how it comes back. */
const ways = {
  'while the browser is offline': {
    begin: (_page: Page, context: BrowserContext) => context.setOffline(true),
    end: (_page: Page, context: BrowserContext) => context.setOffline(false),
  },
  'because the server no longer has them': {
    begin: (page: Page) => page.route(/\/assets\/[^/]+\.(js|css)$/, gone),
    end: (page: Page) => page.unroute(/\/assets\/[^/]+\.(js|css)$/),
  },
};

for (const [when, { begin, end }] of Object.entries(ways)) {
  test.describe(`files that are missing ${when}`, () => {
    test('the first message and the palette still work', async ({ page, context, request }) => {
      const { email, password } = await newPerson(request);
      await signIn(page, email, password);
      await page.goto('/profile');
      await page.getByLabel('Display name').fill('Typed before');
      await idle(page);
      await begin(page, context);
      await page.getByRole('button', { name: /^Save/ }).first().click();
      await expect(
        page.getByText(/Failed to save profile|Profile updated successfully/).first(),
      ).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog', { name: 'Search the portal' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sidebar(page)).toBeVisible();
      await expect(crash(page)).toHaveCount(0);
      await end(page, context);
    });

    test('opening a page shows an error next to the sidebar, and loads it once the file is back', async ({
      page,
      context,
    }) => {
      await signIn(page);
      await page.goto('/');
      await idle(page);
      await begin(page, context);
      await page.getByRole('link', { name: 'Fantasy Football' }).click();
      await expect(page.getByRole('heading', { name: "Couldn't load this part of the page" })).toBeVisible();
      await expect(sidebar(page)).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: "Couldn't load this part of the page" })).toBeVisible();
      await page.getByRole('link', { name: 'Dashboard' }).click();
      await expect(page.getByRole('heading', { name: "Couldn't load this part of the page" })).toHaveCount(0);
      await end(page, context);
      await page.getByRole('link', { name: 'Fantasy Football' }).click();
      await expect(
        page
          .getByRole('table')
          .or(page.getByRole('heading', { level: 1, name: /Fantasy/ }))
          .first(),
      ).toBeVisible();
      // Including its style sheet, which the loader alone would request only once.
      expect(
        await page.evaluate(
          () =>
            [...document.querySelectorAll('link[rel=stylesheet]')].filter(
              (link) => !(link as HTMLLinkElement).sheet,
            ).length,
        ),
      ).toBe(0);
    });

    test('a designer and its download show an error, and continue once the files are back', async ({
      page,
      context,
    }) => {
      await signIn(page);
      await page.goto('/marketing-materials');
      const link = page.getByRole('link', { name: 'Use the form Flyer' });
      await expect(link).toBeVisible();
      // By now, the page around a designer is downloaded; the designer isn't.
      await idle(page);
      await begin(page, context);
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Flyer' })).toBeVisible();
      await expect(page.getByRole('heading', { name: "Couldn't load this part of the page" })).toBeVisible();
      await end(page, context);
      const again = page.getByRole('button', { name: 'Try again', exact: true });
      // The portal notices when the network is back, but not when the server is.
      if (!when.includes('offline')) await again.click();
      await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Download/ }).first()).toBeVisible();
      await idle(page);

      await begin(page, context);
      await page
        .getByRole('button', { name: /^Download/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: 'Download' });
      const words = dialog.getByText(
        /Connect to the internet to create files|didn't load\. Check your connection/,
      );
      await expect(words).toBeVisible();
      expect(await words.textContent()).not.toMatch(/https?:|assets|\.js/);
      await end(page, context);
      if (when.includes('offline')) await expect(words).toHaveCount(0);
    });
  });
}

test("the foot of the shell shows when it's offline", async ({ page, context }) => {
  await signIn(page);
  await page.goto('/profile');
  await expect(page.getByLabel('First name')).toHaveValue('Sam');
  await context.setOffline(true);
  await expect(page.getByText(/^You're offline\./)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^You're offline\./)).toHaveCount(0);
});

/** Makes the server serve a different build, whose pages reference other files. */
const newBuild = (page: Page, answersWhen: (route: Route) => boolean) =>
  page.route(/\/$/, async (route) => {
    if (!answersWhen(route)) return route.fallback();
    const answer = await route.fetch();
    const html = await answer.text();
    return route.fulfill({
      response: answer,
      body: html.replace(/assets\/index-[\w-]+\.js/, 'assets/index-newbuild.js'),
    });
  });

test('a page of a replaced build reloads once by itself and keeps what was typed', async ({
  page,
  request,
}) => {
  const { email, password } = await newPerson(request);
  await signIn(page, email, password);
  await page.goto('/profile');
  await page.getByLabel('Display name').fill('Typed in the old build');
  await idle(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  // The worst case of a deployment: the file is gone for good, and each request finds yet another build.
  await page.route(/\/assets\/FantasyFootballPage-[^/]+$/, gone);
  await newBuild(page, () => true);
  await page.getByRole('link', { name: 'Fantasy Football' }).click();
  await expect(page.getByRole('heading', { name: "Couldn't load this part of the page" })).toBeVisible();
  expect(loads).toBe(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: 'Tess Journey' }).click();
  await expect(page.getByLabel('Display name')).toHaveValue('Typed in the old build');
  expect(loads).toBe(1);
});

test("an open tab shows that a new version is ready, until it's withdrawn", async ({ page }) => {
  await page.clock.install();
  await signIn(page);
  await page.goto('/profile');
  await expect(page.getByLabel('First name')).toHaveValue('Sam');
  let deployed = true;
  await newBuild(page, () => deployed);
  await page.clock.fastForward('16:00');
  await expect(page.getByText('A new version of the portal is ready.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload', exact: true })).toBeEnabled();
  deployed = false;
  await page.clock.fastForward('16:00');
  await expect(page.getByText('A new version of the portal is ready.')).toHaveCount(0);
});
