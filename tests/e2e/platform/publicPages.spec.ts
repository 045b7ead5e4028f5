import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { expect, signIn, test } from '../support/portal.ts';

// With the videos, as on a first visit.
test.use({ savesData: false });

const kibibyte = 1024;
const paths = ['/brand-guidelines', '/sales-deck', '/hosted-logos'];

/** The Supabase client's chunk, or a call to its server. */
const isClientOrCall = (url: string) => /\/assets\/supabase|\/(auth|rest|functions|storage)\/v1\//i.test(url);

/** Scrolls to the first picture that hasn't loaded yet, and returns the missing ones. Runs in the page. */
function goToMissingPicture(): string[] {
  const missing = [...document.images].filter(
    (image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0),
  );
  missing[0]?.scrollIntoView({ behavior: 'instant', block: 'center' });
  return missing.map(({ src }) => src);
}

/**
 * Opens a page as a first visit, scrolls through its pictures, and returns the loaded files with their sizes in bytes.
 */
async function firstVisit(page: Page, path: string) {
  const files: Promise<{ url: string; kind: string; body: Buffer }>[] = [];
  const note = (request: Request) => {
    const kind = request.resourceType();
    if (kind !== 'script' && kind !== 'image') return;
    files.push(
      (async () => {
        const response = await request.response();
        if (!response) throw new Error(`${request.url()} has no response.`);
        return { url: request.url(), kind, body: await response.body() };
      })(),
    );
  };
  page.on('requestfinished', note);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await expect
    .poll(() => page.evaluate(goToMissingPicture), { timeout: 30_000, intervals: [50] })
    .toEqual([]);
  await page.waitForLoadState('networkidle');
  page.off('requestfinished', note);
  const all = await Promise.all(files);
  return {
    scripts: all.filter(({ kind }) => kind === 'script'),
    pictures: all.filter(({ kind }) => kind === 'image'),
  };
}

for (const path of paths) {
  test(`a first visit to ${path} loads at most 150 KiB of JavaScript and no picture over 250 KiB`, async ({
    page,
  }) => {
    const { scripts, pictures } = await firstVisit(page, path);
    expect(scripts.length).toBeGreaterThan(1);
    const total = scripts.reduce((sum, { body }) => sum + gzipSync(body).byteLength, 0);
    test.info().annotations.push({ type: 'JavaScript', description: `${(total / kibibyte).toFixed(1)} KiB` });
    expect(total).toBeLessThanOrEqual(150 * kibibyte);

    expect(pictures.length).toBeGreaterThan(0);
    const heavy = pictures.filter(({ body }) => body.byteLength > 250 * kibibyte);
    expect(heavy.map(({ url, body }) => `${url}: ${body.byteLength}`)).toEqual([]);
  });

  test(`${path} doesn't check who is signed in, and loads no code for it`, async ({ page, context }) => {
    await signIn(page);
    const visitor = await context.newPage();
    const requests: string[] = [];
    visitor.on('request', (request) => {
      if (isClientOrCall(request.url())) requests.push(request.url());
    });
    await firstVisit(visitor, path);
    expect(requests).toEqual([]);
    await visitor.goto('/profile');
    await expect(visitor.getByLabel('First name')).toHaveValue('Sam', { timeout: 15_000 });
    expect(requests.some((url) => url.endsWith('.js'))).toBe(true);
  });
}

/** Goes to another portal page without a page load, as a link does. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ idx: 1, key: 'followed', usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);

test('someone signed in is recognized when they go from a public page into the shell', async ({ page }) => {
  await signIn(page);
  await page.goto('/brand-guidelines');
  await expect(page.getByRole('heading', { name: 'Brand Guidelines', level: 1 })).toBeVisible();
  await follow(page, '/profile');
  await expect(page.getByLabel('First name')).toHaveValue('Sam', { timeout: 15_000 });
});

test('someone signed out goes from a public page to sign-in and on from there', async ({ page }) => {
  await page.goto('/brand-guidelines');
  await expect(page.getByRole('heading', { name: 'Brand Guidelines', level: 1 })).toBeVisible();
  await follow(page, '/profile');
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fprofile$/);
  await page.getByLabel('Email ID').fill('sam@daybreak.example');
  await page.getByLabel('Password', { exact: true }).fill('Daybreak-demo-1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('someone who signed in elsewhere after opening a public page is recognized in the shell', async ({
  page,
  context,
}) => {
  const guidelines = await context.newPage();
  await guidelines.goto('/brand-guidelines');
  await expect(guidelines.getByRole('heading', { name: 'Brand Guidelines', level: 1 })).toBeVisible();
  await signIn(page);
  await follow(guidelines, '/profile');
  await expect(guidelines.getByLabel('First name')).toHaveValue('Sam', { timeout: 15_000 });
});

test('the guidelines offer swatches, brand facts and brand changes as files', {
  tag: ['@engines', '@files'],
}, async ({ page }) => {
  await page.goto('/brand-guidelines');
  const save = async (name: string) => {
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(name);
    return readFile(await download.path());
  };
  expect((await save('palette.ase')).toString('latin1', 0, 4)).toBe('ASEF');
  expect(JSON.parse((await save('brand.json')).toString())).toMatchObject({
    name: 'Daybreak',
    files: {},
    changes: expect.arrayContaining([{ version: expect.any(String), changes: expect.any(Array) }]),
  });
  const feed = await page.locator('link[rel=alternate][type="application/rss+xml"]').getAttribute('href');
  const answer = await page.request.get(feed ?? '');
  expect(answer.headers()['content-type']).toMatch(/xml/);
  expect(await answer.text()).toContain('<rss version="2.0"');
  await expect(page).toHaveURL(/\/brand-guidelines$/);
});
