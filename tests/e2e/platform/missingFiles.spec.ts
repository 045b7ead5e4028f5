import type { BrowserContext, Page, Route } from '@playwright/test';
import { newPerson } from '../support/people.ts';
import { expect, signIn, test } from '../support/portal.ts';

// A portal file that doesn't load, because the network is gone or a new build replaced it, is a temporary problem for one part only: the
// shell stays, what was typed is kept, and the part loads when the file does.

const gone = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
const idle = (page: Page) => page.waitForLoadState('networkidle');
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const crash = (page: Page) => page.getByText('Unexpected Application Error!');

/** The two ways in which a file can be missing, and how it comes back. */
const ways = {
  'while the browser is offline': {
    begin: (_page: Page, context: BrowserContext) => context.setOffline(true),
    end: (_page: Page, context: BrowserContext) => context.setOffline(false),
  },
  'because the server has it no more': {
    begin: (page: Page) => page.route(/\/assets\/[^/]+\.(js|css)$/, gone),
    end: (page: Page) => page.unroute(/\/assets\/[^/]+\.(js|css)$/),
  },
};

for (const [when, { begin, end }] of Object.entries(ways)) {
  test.describe(`files that are missing ${when}`, () => {
    test('the first message, the first choice in a list and the palette are there all the same', async ({
      page,
      context,
      request,
    }) => {
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

    test('a page that is opened says so next to the sidebar, and loads once the file is there', async ({
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
      // Including its style sheet, which the loader on its own would only request once.
      expect(
        await page.evaluate(
          () =>
            [...document.querySelectorAll('link[rel=stylesheet]')].filter(
              (link) => !(link as HTMLLinkElement).sheet,
            ).length,
        ),
      ).toBe(0);
    });

    test('a designer and its download say so, and go on when the files come', async ({ page, context }) => {
      await signIn(page);
      await page.goto('/marketing-materials');
      const link = page.getByRole('link', { name: 'Use the form Flyer' });
      await expect(link).toBeVisible();
      // What surrounds a designer has been downloaded by then; the designer hasn't.
      await idle(page);
      await begin(page, context);
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Flyer' })).toBeVisible();
      await expect(page.getByRole('heading', { name: "Couldn't load this part of the page" })).toBeVisible();
      await end(page, context);
      const again = page.getByRole('button', { name: 'Try again', exact: true });
      // The portal notices when the network returns, but not when the server does.
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
        /Connect to the internet to make files|didn't load\. Check your connection/,
      );
      await expect(words).toBeVisible();
      expect(await words.textContent()).not.toMatch(/https?:|assets|\.js/);
      await end(page, context);
      if (when.includes('offline')) await expect(words).toHaveCount(0);
    });
  });
}

test('offline says so at the foot of the shell, and stops saying so', async ({ page, context }) => {
  await signIn(page);
  await page.goto('/profile');
  await expect(page.getByLabel('First name')).toHaveValue('Sam');
  await context.setOffline(true);
  await expect(page.getByText(/^You're offline\./)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^You're offline\./)).toHaveCount(0);
});

/** Makes the server serve a different build: pages reference other files than the ones that are running. */
const newBuild = (page: Page, whenAsked: (route: Route) => boolean) =>
  page.route(/\/$/, async (route) => {
    if (!whenAsked(route)) return route.fallback();
    const answer = await route.fetch();
    const html = await answer.text();
    return route.fulfill({
      response: answer,
      body: html.replace(/assets\/index-[\w-]+\.js/, 'assets/index-newbuild.js'),
    });
  });

test('a page of a build that was replaced loads the new one by itself, once, with what was typed', async ({
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
  // Gone for good, with yet another build on the server each time: the worst that a deployment can do.
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

test('a tab that is left open says that a new version is ready, and stops saying so when that is taken back', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page);
  await page.goto('/profile');
  await expect(page.getByLabel('First name')).toHaveValue('Sam');
  let deployed = true;
  await newBuild(page, () => deployed);
  await page.clock.fastForward('16:00');
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload', exact: true })).toBeEnabled();
  deployed = false;
  await page.clock.fastForward('16:00');
  await expect(page.getByText('A new version is ready.')).toHaveCount(0);
});
