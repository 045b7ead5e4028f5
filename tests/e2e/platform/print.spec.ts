import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { expect, signIn, test } from '../support/portal.ts';

test.describe.configure({ timeout: 90_000 });

/** The printed page: the text of each sheet, and the sheets' sizes in points. */
async function printed(page: Page, info: TestInfo) {
  const file = info.outputPath('printed.pdf');
  writeFileSync(file, await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  const sheets = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' })
    .split('\f')
    .slice(0, -1);
  const sizes = execFileSync('pdfinfo', ['-f', '1', '-l', '99', file], { encoding: 'utf8' });
  return {
    sheets,
    text: sheets.join('\n'),
    /** The text without the white space that a narrow column adds. */
    words: execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' }).replace(/\s/g, ''),
    sizes: [...sizes.matchAll(/size:\s+([\d.]+) x ([\d.]+)/g)].map(([, width, height]) => [
      Number(width),
      Number(height),
    ]),
    /** Whether the bottom edge of the first sheet is white. */
    ground: () => {
      const grey = execFileSync('pdftoppm', ['-r', '20', '-gray', '-f', '1', '-l', '1', file]);
      return grey.subarray(-200).every((value) => value > 250);
    },
  };
}

for (const theme of ['light', 'dark'])
  test(`the directory prints in full, without screen-only parts (${theme})`, async ({ page }, info) => {
    await page.addInitScript((chosen) => localStorage.setItem('dashboard-theme', chosen), theme);
    await signIn(page, 'ada@daybreak.example');
    await page.goto('/staff-directory');
    await expect(page.getByRole('article').first()).toBeVisible();
    const names = await page.getByRole('article').getByRole('heading').allInnerTexts();
    const { text, words, sizes, ground } = await printed(page, info);
    for (const email of await page.getByRole('article').locator('a[href^=mailto]').allInnerTexts())
      expect(words).toContain(email);
    expect(names.length).toBeGreaterThan(10);
    for (const word of ['Brand Guidelines', 'Sort by', 'Search', 'CRM']) expect(text).not.toContain(word);
    expect(sizes.every(([width = 0, height = 0]) => width < height)).toBe(true);
    expect(ground()).toBe(true);
  });

test('a directory longer than the screen first draws prints in full', async ({ page }, info) => {
  await signIn(page, 'ada@daybreak.example');
  await page.route('**/rest/v1/staff_directory?*', async (route) => {
    const answer = await route.fetch();
    const rows = await answer.json();
    if (!Array.isArray(rows) || rows.length < 5) return route.fulfill({ response: answer });
    const manyPeople = Array.from({ length: 150 }, (_, index) => ({
      ...rows[0],
      first_name: 'Ada',
      last_name: 'Okafor',
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      email: `person${index}@daybreak.example`,
    }));
    return route.fulfill({ response: answer, json: manyPeople });
  });
  await page.goto('/staff-directory');
  await expect(page.getByRole('article').first()).toBeVisible();
  const { text, sheets } = await printed(page, info);
  for (const index of [0, 59, 60, 149]) expect(text).toContain(`person${index}@daybreak.example`);
  // No card is split: each sheet has as many names as addresses.
  for (const sheet of sheets)
    expect(sheet.match(/Ada Okafor/g)?.length).toBe(sheet.match(/person\d+@/g)?.length);
});

test('the standings print as a table with its header', async ({ page }, info) => {
  await signIn(page, 'sam@daybreak.example');
  await page.goto('/fantasy-football');
  await expect(page.getByRole('table')).toBeVisible();
  const { sheets, words } = await printed(page, info);
  expect(sheets).toHaveLength(1);
  for (const header of await page.getByRole('columnheader').allInnerTexts())
    expect(words).toContain((header.trim().split('\n')[0] ?? '').replace(/\s/g, ''));
});

test('the applications print as a table, with the header on every sheet', async ({ page }, info) => {
  await signIn(page, 'ada@daybreak.example');
  await page.route('**/rest/v1/job_applications?*', async (route) => {
    const row = {
      first_name: 'Robin',
      last_name: 'Vega',
      email: 'robin@example.com',
      phone: '512 555 0100',
      experience_years: 'mid',
      available_start_date: '2026-12-01',
      salary_expectations: null,
      work_authorization: 'yes',
      resume_url: 'x.pdf',
      status: 'new',
      notes: null,
      reference: 'x',
      created_at: '2026-11-20T10:00:00Z',
    };
    // The portal requests pages until one is empty.
    const from = Number(new URL(route.request().url()).searchParams.get('offset') ?? 0);
    if (from > 0) return route.fulfill({ json: [] });
    return route.fulfill({
      json: Array.from({ length: 90 }, (_, index) => ({
        ...row,
        id: `row-${index}`,
        last_name: `Vega${index}`,
      })),
    });
  });
  await page.goto('/job-applications');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const { sheets, text } = await printed(page, info);
  expect(sheets.length).toBeGreaterThan(1);
  for (const sheet of sheets) expect(sheet).toMatch(/Applicant\s+Experience/);
  for (const index of [0, 60, 89]) expect(text).toContain(`Vega${index}`);
  expect(text).not.toContain('Export');
});

test('the brand guidelines print without their bar', async ({ page }, info) => {
  await page.goto('/brand-guidelines');
  await page.waitForLoadState('networkidle');
  const { sheets, text } = await printed(page, info);
  expect(sheets.length).toBeGreaterThan(2);
  expect(sheets.filter((sheet) => sheet.trim() === '')).toEqual([]);
  expect(text).toContain('Poppins');
});

test.describe('with its video', () => {
  test.use({ savesData: false });

  test('the sales deck prints one slide per landscape sheet', async ({ page }, info) => {
    await page.goto('/sales-deck');
    await expect(page.getByRole('region', { name: 'Sales Deck' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { sheets, sizes, text } = await printed(page, info);
    expect(sheets).toHaveLength(9);
    expect(sizes).toEqual(Array.from({ length: 9 }, () => [960, 540]));
    expect(text).not.toMatch(/\d \/ 9/);
  });
});
