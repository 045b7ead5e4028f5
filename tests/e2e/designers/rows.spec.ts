import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expect, expectAccessible, fromMore, signIn, test } from '../support/portal.ts';

test.describe.configure({ timeout: 90_000 });

const program = (name: string, ...args: string[]) => execFileSync(name, args, { encoding: 'utf8' });

test('a table becomes one print PDF of business cards, without an invalid row', {
  tag: ['@engines', '@files'],
}, async ({ page }) => {
  await signIn(page);
  await page.goto('/marketing-materials?type=new-hire');
  await page.getByRole('button', { name: 'Create in bulk', exact: true }).click();
  await expect(page).toHaveURL(/view=rows/);
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: 'Continue' });
  await dialog.getByRole('radio', { name: /CSV file/ }).click();
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    // As Excel writes it in Germany.
    buffer: Buffer.from(
      'Vorname;Nachname;Funktion;E-Mail;Telefon\r\nJürgen;Größe;"Prüfer; Halle 2";jg@daybreak.example;+49 30 1\r\n;;Chemist;x@daybreak.example;\r\nAda;Okafor;=1+1;ada@daybreak.example;\r\n',
      'latin1',
    ),
  });
  await next.click();
  await expect(dialog.getByText('Jürgen · Ada')).toBeVisible();
  await next.click();
  await expect(dialog.getByText("1 of 3 rows aren't ready yet.")).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await expect(dialog.getByRole('listitem').first()).toContainText('The name is missing.');
  await dialog.getByRole('button', { name: 'Skip row 2' }).click();
  await next.click();
  const arriving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Create files' }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toMatch(/^business-card-3\.5x2in-2-people-\d{8}\.pdf$/);
  const path = await file.path();
  expect(program('pdfinfo', path)).toMatch(/Pages:\s+4/);
  const text = program('pdftotext', '-layout', path, '-');
  for (const words of ['Jürgen Größe', 'Prüfer; Halle 2', 'Ada Okafor', '=1+1'])
    expect(text).toContain(words);
  expect(text).not.toContain('Chemist');
  expect(program('qpdf', '--check', path)).toContain('No syntax or stream encoding errors');
});

test('people from the directory become single files in a ZIP, and the address leads back', {
  tag: ['@engines', '@files'],
}, async ({ page }) => {
  await signIn(page);
  await page.goto('/marketing-materials?type=new-hire&view=rows');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /Priya Raman/ }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('1 of 1 rows are ready.')).toBeVisible({ timeout: 30_000 });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('radio', { name: /Separate PDFs/ }).click();
  const arriving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Create files' }).click();
  const listed = program('unzip', '-l', await (await arriving).path());
  expect(listed).toMatch(/business-card-3\.5x2in-1-priya-raman-\d{8}\.pdf/);
  expect(listed).toContain('manifest.json');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/view=/);
});

test('fixed rows survive a reload, and sheets of ten have matching fronts and backs', async ({ page }) => {
  await signIn(page);
  await page.goto('/marketing-materials?type=new-hire&view=rows');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: 'Search people' }).fill('raman');
  await dialog.getByRole('button', { name: 'Select all results' }).click();
  await dialog.getByRole('searchbox', { name: 'Search people' }).fill('sokolov');
  await dialog.getByRole('button', { name: 'Select all results' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('textbox', { name: 'Full name' }).fill('Mended Again');
  await page.reload();
  await expect(dialog.getByText('We restored your earlier rows.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Full name' })).toHaveValue('Mended Again');
  await expectAccessible(page);
  await expect(dialog.getByText('2 of 2 rows are ready.')).toBeVisible({ timeout: 30_000 });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('radio', { name: /Sheets of ten/ }).click();
  await expectAccessible(page);
  const arriving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Create files' }).click();
  const path = await (await arriving).path();
  expect(program('pdfinfo', path)).toMatch(/Pages:\s+2/);
  expect(program('pdfinfo', path)).toMatch(/Page size:\s+612 x 792 pts/);
  const front = program('pdftotext', '-layout', '-l', '1', path, '-');
  expect(front).toMatch(/Mended Again\s+Dmitri Sokolov/);
  expect(program('qpdf', '--check', path)).toContain('No syntax or stream encoding errors');
});

test("a table fills the text of flyers, and text that doesn't fit is left out and named", async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/marketing-materials?type=flyer');
  await fromMore(page, 'Create in bulk');
  await expect(page).toHaveURL(/view=rows/);
  const dialog = page.getByRole('dialog', { name: /Create flyers in bulk/ });
  const next = dialog.getByRole('button', { name: 'Continue' });
  await dialog.getByRole('radio', { name: /CSV file/ }).click();
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'events.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Title,Email\nSpring drop-off,ada@daybreak.example\n${'W'.repeat(300)},\nAutumn fair,\n`,
    ),
  });
  await next.click();
  await next.click();
  await expect(dialog.getByText("1 of 3 rows aren't ready yet.")).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Skip all rows with errors' }).click();
  await next.click();
  await dialog.getByRole('radio', { name: /Separate PDFs/ }).click();
  const arriving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Create files' }).click();
  const zip = await (await arriving).path();
  expect(program('unzip', '-l', zip)).toMatch(/flyer-8\.5x11in-3-autumn-fair-\d{8}\.pdf/);
  const manifest = JSON.parse(program('unzip', '-p', zip, 'manifest.json'));
  expect(manifest.files).toHaveLength(2);
  expect(manifest.files[0].warnings.join(' ')).toContain("Add the event's date");
  expect(manifest.leftOut).toEqual([
    { for: expect.objectContaining({ row: '2' }), reason: expect.stringMatching(/^Title is too long/) },
  ]);
});

/** Chooses a table of people with these names, and continues to its rows. Names that can't be printed are left out. */
async function chooseNames(page: Page, names: readonly string[], wrong: readonly string[] = []) {
  const all = [...names, ...wrong];
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /CSV file/ }).click();
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Name,Title\n${all.map((name) => `${name},Buyer\n`).join('')}`),
  });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  if (wrong.length > 0) {
    await expect(dialog.getByText(`${wrong.length} of ${all.length} rows aren't ready yet.`)).toBeVisible({
      timeout: 60_000,
    });
    await dialog.getByRole('button', { name: 'Skip all rows with errors' }).click();
  }
  await expect(dialog.getByText(`${names.length} of ${all.length} rows are ready.`)).toBeVisible({
    timeout: 60_000,
  });
}

test(
  "a table becomes meeting backgrounds with names, each within every platform's size limit",
  { tag: ['@engines', '@files'] },
  async ({ page }, testInfo) => {
    await signIn(page);
    await page.goto('/marketing-materials?type=new-hire');
    await page.getByRole('button', { name: 'Create backgrounds in bulk' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Background' }).click();
    await page.getByRole('option', { name: 'Plain' }).click();
    await expectAccessible(page);
    const names = ['Priya Raman', 'Dmitri Sokolov'];
    await chooseNames(page, names);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const arriving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Create files' }).click();
    const zip = await (await arriving).path();
    const folder = testInfo.outputPath('backgrounds');
    program('unzip', '-q', zip, '-d', folder);
    const { files } = JSON.parse(await readFile(`${folder}/manifest.json`, 'utf8'));
    expect(files).toHaveLength(names.length);
    const pictures: Buffer[] = [];
    for (const [index, name] of names.entries()) {
      const file = files.find((one: { for: { row: string } }) => one.for.row === String(index + 1));
      expect(file.for.name).toBe(name);
      const path = `${folder}/${file.file}`;
      expect(program('identify', '-format', '%m %w %h', path)).toBe('JPEG 1920 1080');
      const picture = await readFile(path);
      // The smallest limit of any platform.
      expect(picture.length).toBeLessThan(2 * 1024 * 1024);
      pictures.push(picture);
    }
    expect(pictures[0]).not.toEqual(pictures[1]);
  },
);

test('a ZIP interrupted by leaving the page comes out identical, byte for byte', async ({ page }) => {
  const names = Array.from({ length: 8 }, (_, index) => `Priya Raman ${index + 1}`);
  // Left out, with the reason in the manifest.
  const tooLong = ['W'.repeat(120)];
  const dialog = page.getByRole('dialog');
  const make = async () => {
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('radio', { name: /Separate PDFs/ }).click();
    await dialog.getByRole('button', { name: 'Create files' }).click();
  };
  const bytesOf = async (arriving: Promise<Download>) => readFile(await (await arriving).path());
  await signIn(page);
  // Files include their start time.
  await page.clock.setFixedTime(new Date());
  await page.goto('/marketing-materials?type=new-hire&view=rows');
  await chooseNames(page, names, tooLong);
  const whole = page.waitForEvent('download');
  await make();
  const wanted = await bytesOf(whole);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/profile');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/marketing-materials?type=new-hire&view=rows');
  await chooseNames(page, names, tooLong);
  // Slow enough that, on any machine, some rows are done at the pause and some aren't.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await make();
  await expect(dialog.getByText(/Creating [3-8] of 8/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Pause' }).click();
  await expect(dialog.getByText(/^Paused\./)).toBeVisible();
  await page.reload();
  await expect(dialog.getByText(/Choose Continue to finish\. [2-7] of 8 files are ready\./)).toBeVisible();
  // Each row's findings come with its file; at this speed, the check isn't finished when the user moves on.
  const rest = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  expect(Buffer.compare(await bytesOf(rest), wanted)).toBe(0);
});

test("another user who signs in on the same tab doesn't see the earlier rows", async ({ page }) => {
  await signIn(page);
  const rows = '/marketing-materials?type=new-hire&view=rows';
  const dialog = page.getByRole('dialog');
  const before = page.getByText('We restored your earlier rows.');
  await page.goto(rows);
  await chooseNames(page, ['Confidential Newcomer']);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/sign-in/);

  await signIn(page, 'ada@daybreak.example');
  await page.goto(rows);
  await expect(dialog.getByRole('radio', { name: /CSV file/ })).toBeVisible();
  await expect(before).toHaveCount(0);
  await expect(page.getByText('Confidential Newcomer')).toHaveCount(0);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/sign-in/);

  await signIn(page);
  await page.goto(rows);
  await expect(before).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Full name' })).toHaveValue('Confidential Newcomer');
});
