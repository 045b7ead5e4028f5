import { execFileSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { expect, signIn, test } from '../support/portal.ts';

type Page = import('@playwright/test').Page;
const program = (name: string, ...args: string[]) => execFileSync(name, args, { encoding: 'utf8' });
const picture = 'packages/media/assets/images/warehouse.jpg';

async function openPoster(page: Page) {
  await signIn(page);
  await page.goto('/marketing-materials?type=poster');
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
}

async function choose(page: Page, field: string, option: string | RegExp) {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

async function download(page: Page, format: string) {
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Download' });
  await dialog.getByRole('radio', { name: format, exact: true }).click();
  const arriving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await arriving;
  return { name: file.suggestedFilename(), path: await file.path() };
}

test('staff design an event poster with their own words and picture, and download files that other programs open', {
  tag: ['@translated', '@engines', '@files'],
}, async ({ page }) => {
  test.setTimeout(120_000);
  await openPoster(page);
  await page.getByLabel('Title', { exact: true }).fill('Panels have a second sunrise');
  await page.getByLabel('Subtitle', { exact: true }).fill('An open evening at the Austin recycling floor');
  await choose(page, 'Type', /^event/i);
  await page.getByLabel('Event date').fill('2027-03-14');
  await page.getByLabel('Event time').fill('18:30');
  await page.getByLabel('Location', { exact: true }).fill('400 Horizon Way, Austin');
  await choose(page, 'Theme', /image/i);
  await page.locator('input[type=file]').first().setInputFiles(picture);
  await expect(page.getByText('warehouse.jpg').first()).toBeVisible();

  const png = await download(page, 'PNG');
  expect(png.name).toMatch(/^poster-18x24in-\d{8}\.png$/);
  const [width, height, density, units] = program('identify', '-format', '%w %h %x %U', png.path).split(' ');
  const dpi = Math.round(Number(density) * (units === 'PixelsPerCentimeter' ? 2.54 : 1));
  expect([Number(width) / dpi, Number(height) / dpi]).toEqual([18, 24]);

  const pdf = await download(page, 'Print PDF');
  expect(pdf.name).toMatch(/^poster-18x24in-\d{8}\.pdf$/);
  const boxes = program('pdfinfo', '-box', pdf.path);
  const box = (name: string) =>
    (new RegExp(`${name}:\\s+(.*)`).exec(boxes)?.[1] ?? '').trim().split(/\s+/).map(Number);
  const [left = 0, bottom = 0, right = 0, top = 0] = box('TrimBox');
  expect([right - left, top - bottom]).toEqual([18 * 72, 24 * 72]);
  const bleed = box('BleedBox');
  expect([left - (bleed[0] ?? 0), bottom - (bleed[1] ?? 0)]).toEqual([9, 9]);
  const text = program('pdftotext', '-layout', pdf.path, '-').replace(/\s+/g, ' ').toLowerCase();
  for (const words of ['panels have', 'sunrise', 'open evening', 'march 14, 2027', '400 horizon way'])
    expect(text).toContain(words);
  const fonts = program('pdffonts', pdf.path).trim().split('\n').slice(2);
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(font).toMatch(/Poppins.*\byes\s+yes\s+yes\b/);
  expect(program('qpdf', '--check', pdf.path)).toContain('No syntax or stream encoding errors');
  expect(program('pdfimages', '-list', pdf.path).trim().split('\n').length).toBeGreaterThan(2);
  expect(statSync(pdf.path).size).toBeGreaterThan(50_000);
  expect(readFileSync(pdf.path).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a draft and the uploaded pictures survive a reload, and Reset returns to the defaults', async ({
  page,
}) => {
  await openPoster(page);
  const title = page.getByLabel('Title', { exact: true });
  const initial = await title.inputValue();
  await title.fill('Kept through a reload');
  await page.locator('input[type=file]').first().setInputFiles(picture);
  await expect(page.getByText('warehouse.jpg').first()).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue('Kept through a reload');
  await expect(page.getByText('warehouse.jpg').first()).toBeVisible();
  await page.getByRole('button', { name: /^reset/i }).click();
  await expect(title).toHaveValue(initial);
});

test('date, time and location only show for an event', async ({ page }) => {
  await openPoster(page);
  for (const type of [/^awareness/i, /^service/i, /^educational/i]) {
    await choose(page, 'Type', type);
    await expect(page.getByLabel('Location', { exact: true })).toHaveCount(0);
  }
  await choose(page, 'Type', /^event/i);
  await expect(page.getByLabel('Location', { exact: true })).toBeVisible();
});

test('corrupt drafts and user details in storage fall back to defaults', async ({ page }) => {
  await openPoster(page);
  await page.getByLabel('Title', { exact: true }).fill('Soon corrupt');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Soon corrupt');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key !== 'daybreak-session') localStorage.setItem(key, '{"__proto__":{"x":1},"title":42,"size":[');
    localStorage.setItem('marketing-materials', 'null');
  });
  await page.goto('/marketing-materials?type=poster');
  await expect(page.getByLabel('Title', { exact: true })).not.toHaveValue('');
  await expect(page.getByLabel('Title', { exact: true })).not.toHaveValue('Soon corrupt');
});

test("with storage full, the form keeps working and says that the draft isn't saved", async ({ page }) => {
  await openPoster(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const title = page.getByLabel('Title', { exact: true });
  await title.fill('Nothing lost on screen');
  await expect(page.getByText("This draft isn't being saved")).toBeVisible();
  await expect(title).toHaveValue('Nothing lost on screen');
});

test("a file that isn't a picture and one of 60 MB are refused with a reason", async ({ page }) => {
  await openPoster(page);
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles({
    name: 'notes.png',
    mimeType: 'image/png',
    buffer: Buffer.from('not a picture'),
  });
  await expect(page.getByText(/notes\.png.*(not|isn.t|cannot|can.t).*/i).first()).toBeVisible();
  // From disk, as a user would: a buffer would take half a minute over the debugging connection.
  const huge = test.info().outputPath('huge.jpg');
  writeFileSync(huge, Buffer.concat([readFileSync(picture), Buffer.alloc(60 * 1024 * 1024)]));
  await input.setInputFiles(huge);
  await expect(page.getByText(/huge\.jpg.*\bMB\b/i).first()).toBeVisible();
});

test("a headline of 300 characters shrinks to fit, and one that can't is reported in the form", async ({
  page,
}) => {
  await openPoster(page);
  const title = page.getByLabel('Title', { exact: true });
  const words = 'Second life for every panel ';
  await title.fill(words.repeat(11).slice(0, 300));
  await expect(page.locator('[data-artboard] [data-fit="title"]')).toContainText('Second life');
  const overflow = await page.locator('[data-artboard] [data-fit="title"]').evaluate((node) => {
    const em = Number.parseFloat(getComputedStyle(node).fontSize);
    return (node.scrollHeight - node.clientHeight) / em;
  });
  expect(overflow).toBeLessThan(0.3);
  await expect(page.getByText(/too long for the piece/)).toHaveCount(0);
  await title.fill(words.repeat(60));
  await expect(page.getByText(/too long for the piece/)).toBeVisible();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
});

test('an unknown designer shows Module not found, and Back returns to the materials', async ({ page }) => {
  await signIn(page);
  await page.goto('/marketing-materials?type=no-such-thing');
  await expect(page.getByText('Module not found')).toBeVisible();
  await page
    .getByRole('button', { name: /back/i })
    .or(page.getByRole('link', { name: /back/i }))
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Brochure' })).toBeVisible();
});

test("a poster in Arabic uses one of the brand's typefaces, and its print PDF has the text as typed", {
  tag: ['@engines', '@files'],
}, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\.woff2|\.wasm/.test(request.url())) requests.push(request.url());
  });
  await openPoster(page);
  await expect(page.locator('[data-artboard]').first()).toBeVisible();
  expect(requests.filter((url) => !url.includes('poppins-latin'))).toEqual([]);
  await page.getByLabel('Title', { exact: true }).fill('شروق ثانٍ لكل لوح');
  await expect.poll(() => requests.some((url) => url.includes('cairo-arabic'))).toBe(true);
  const pdf = await download(page, 'Print PDF');
  expect(program('pdftotext', pdf.path, '-')).toMatch(/شروق/);
  expect(program('pdffonts', pdf.path)).toMatch(/\+Cairo-800 +CID TrueType/);
  expect(requests.filter((url) => url.endsWith('.wasm'))).toHaveLength(1);
});
