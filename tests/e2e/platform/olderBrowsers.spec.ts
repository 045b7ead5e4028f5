import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/portal.ts';

const sentences = {
  '/sign-in': /The Daybreak portal couldn't start\. Reload the page/,
  '/job-application': /This form couldn't start\.[\s\S]*Este formulario no pudo iniciarse/,
};

/** Simulates browsers that are too old for the page, and a page whose script doesn't load. */
const troubles: Record<string, (page: Page) => Promise<unknown>> = {
  'does not read the syntax of its scripts': (page) =>
    page.route(/\/assets\/(index|job-application)-[\w-]+\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'const later = ?? of { syntax };' }),
    ),
  'lacks what its scripts use': (page) =>
    page.addInitScript('delete window.MessageChannel; delete window.URL; delete window.URLSearchParams;'),
  'knows no modules': (page) =>
    page.route(/\/(sign-in|job-application)$/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll('type="module"', 'type="unknown"');
      await route.fulfill({ response: answer, body });
    }),
  'does not get its scripts': (page) =>
    page.route(/\/assets\/(index|job-application)-[\w-]+\.js$/, (route) => route.fulfill({ status: 404 })),
};

test.describe('one sentence instead of a blank page', () => {
  test.use({ allowedFault: /^uncaught: / });
  for (const [path, sentence] of Object.entries(sentences))
    for (const [trouble, begin] of Object.entries(troubles))
      test(`${path} shows it in a browser that ${trouble}`, { tag: '@engines' }, async ({ page }) => {
        if (trouble === 'knows no modules')
          await page.addInitScript('delete HTMLScriptElement.prototype.noModule');
        await begin(page);
        await page.goto(path);
        await expect(page.locator('#not-started')).toHaveText(sentence);
        await expect(page.locator('#not-started')).toBeVisible();
      });
});

/** Features of newer browsers that Safari on iOS 17.0, the oldest promised browser, doesn't have. */
const sinceIos17 = `
  for (const [object, names] of [
    [window, ['requestIdleCallback', 'cancelIdleCallback', 'showSaveFilePicker']],
    [AbortSignal, ['any']],
    [Promise, ['withResolvers', 'try']],
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Element.prototype, ['checkVisibility']],
    [Blob.prototype, ['bytes']],
    [Response.prototype, ['bytes']],
    [Document.prototype, ['startViewTransition', 'caretPositionFromPoint']],
    [URL, ['parse']],
    [Uint8Array, ['fromBase64']],
    [Uint8Array.prototype, ['toBase64']],
    [Object.getPrototypeOf(Object.getPrototypeOf([].values())), ['map', 'filter', 'take', 'drop', 'flatMap', 'toArray', 'some', 'every', 'find', 'forEach', 'reduce']],
  ]) for (const name of names) delete object[name];
`;

test("features that Safari on iOS 17.0 lacks aren't needed: sign in, write, download", async ({ page }) => {
  await page.addInitScript(sinceIos17);
  await signIn(page);
  await page.goto('/marketing-materials?type=poster');
  await page.getByLabel('Title', { exact: true }).fill('Made on an old phone');
  await expect(page.locator('[data-artboard]').getByText('Made on an old phone').first()).toBeVisible();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Download' });
  await expect(dialog).toBeVisible();
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.(pdf|png|zip)$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
