import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, expectAccessible, signIn, test } from '../support/portal.ts';

type Page = import('@playwright/test').Page;
const program = (name: string, ...args: string[]) => execFileSync(name, args, { encoding: 'utf8' });

async function download(page: Page, ...choices: string[]) {
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Download' });
  for (const choice of choices) await dialog.getByRole('radio', { name: choice, exact: true }).click();
  await expect(dialog.getByRole('region', { name: 'Checks' })).toHaveAttribute('aria-busy', 'false');
  const arriving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await arriving;
  return { name: file.suggestedFilename(), path: await file.path() };
}

test('a downloaded picture dropped on the hub opens its draft again, which can be undone', {
  tag: ['@engines', '@files'],
}, async ({ page }) => {
  await signIn(page);
  await page.goto('/marketing-materials?type=ads');
  const title = page.getByLabel('Headline', { exact: true });
  // A new draft stays in this browser, and the opened file replaces it.
  await expect(page.getByText('In this browser for now', { exact: true })).toBeVisible();
  await title.fill('Bring your old panels');
  const { name, path } = await download(page, 'PNG');
  expect(name).toMatch(/^ads-728x90-\d{8}\.png$/);
  await title.fill('Something else');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('daybreak-draft:ads')))
    .toContain('Something else');

  await page.getByRole('link', { name: 'Back' }).click();
  await page
    .getByLabel('Open a file')
    .setInputFiles({ name, mimeType: 'image/png', buffer: readFileSync(path) });
  await expect(page).toHaveURL(/type=ads/);
  await expect(title).toHaveValue('Bring your old panels');
  await page.getByRole('button', { name: 'Undo: Opened piece' }).click();
  await expect(title).toHaveValue('Something else');
  await page.getByRole('link', { name: 'Back' }).click();

  // Dropping it on the page works too.
  const bytes = [...readFileSync(path)];
  const transfer = await page.evaluateHandle(
    ([file, data]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(data)], file, { type: 'image/png' }));
      return transfer;
    },
    [name, bytes] as const,
  );
  const hub = page.getByRole('main').locator('> *').first();
  await hub.dispatchEvent('dragover', { dataTransfer: transfer });
  await expect(
    page.getByText('To keep editing a PNG or PDF you downloaded here, drop it on this page'),
  ).toBeVisible();
  await hub.dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page).toHaveURL(/type=ads/);
  await expect(title).toHaveValue('Bring your old panels');
  await page.getByRole('button', { name: 'Save to your pieces' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Save to your pieces' });
  await dialog.getByLabel('Name').fill('Panel day');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // The next file leaves that piece unchanged.
  await page.getByRole('link', { name: 'Back' }).click();
  await page
    .getByLabel('Open a file')
    .setInputFiles({ name, mimeType: 'image/png', buffer: readFileSync(path) });
  await expect(page.getByText("The piece you had open hasn't changed").first()).toBeVisible();
  await expect(page.getByText('In this browser for now', { exact: true })).toBeVisible();
});

test('a print PDF opens its draft too, and a picture from elsewhere is reported to have none', {
  tag: ['@engines', '@files'],
}, async ({ page }) => {
  await signIn(page);
  await page.goto('/marketing-materials?type=postcard');
  await page.getByLabel('Headline', { exact: true }).fill('Ten years of sun');
  await page.getByRole('button', { name: 'Download Print Files' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download' });
  const arriving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await arriving;
  await page.evaluate(() => localStorage.removeItem('daybreak-draft:postcard'));

  await page.goto('/marketing-materials');
  const input = page.getByLabel('Open a file');
  await input.setInputFiles('packages/brand/assets/logo/png/daybreak-logo-primary-1x.png');
  await expect(page.getByText("Can't open this file").first()).toBeVisible();
  await input.setInputFiles(await file.path());
  await expect(page).toHaveURL(/type=postcard/);
  await expect(page.getByLabel('Headline', { exact: true })).toHaveValue('Ten years of sun');
});

test('all platforms of an ad come in one ZIP, and display ads stay within 150 KB', {
  tag: ['@engines', '@files'],
}, async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page);
  await page.goto('/marketing-materials?type=ads');
  const { name, path } = await download(page, 'All platforms', 'JPEG');
  expect(name).toMatch(/^ads-all-platforms-\d{8}\.zip$/);
  const list = program('python3', '-m', 'zipfile', '-l', path).trim().split('\n').slice(1);
  // Two platforms that use the same picture share one file, named for both.
  expect(list).toHaveLength(11);
  expect(list.join('\n')).toContain('ads-728x90-google-display-leaderboard-');
  for (const line of list.filter((each) => /google|display|728x90|468x60|320x50|160x600/.test(each)))
    expect(Number(/(\d+)\s*$/.exec(line)?.[1])).toBeLessThanOrEqual(150 * 1024);
  expect(list.join('\n')).toContain('manifest.json');
});

test(
  'a hand-off ticket comes with the print file, and states the order and what other programs find in the file',
  { tag: ['@engines', '@files'] },
  async ({ page }, info) => {
    await signIn(page);
    await page.goto('/marketing-materials?type=postcard');
    await page.getByRole('button', { name: 'Download Print Files' }).click();
    const dialog = page.getByRole('dialog', { name: 'Download' });
    await dialog.getByRole('radio', { name: 'Bleed and crop marks' }).click();
    await dialog.getByRole('checkbox', { name: 'Add a hand-off ticket' }).click();
    await dialog.getByLabel('Quantity').fill('2,500');
    await dialog.getByLabel('Stock').fill('130 lb silk cover');
    await dialog.getByRole('button', { name: 'Download' }).click();
    await expect(dialog.getByLabel('Needed by')).toBeFocused();
    await expect(dialog.getByText('Choose the date you need the order by.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Needed by').fill('2999-12-01');
    await dialog.getByLabel('Ship to').fill('Priya Raman\n12 Dawn Street');
    const arriving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const file = await arriving;
    expect(file.suggestedFilename()).toMatch(/^postcard-hand-off-\d{8}\.zip$/);
    const folder = info.outputPath('hand-off');
    program('python3', '-m', 'zipfile', '-e', await file.path(), folder);
    const names = readdirSync(folder);
    const ticket = (extension: string) =>
      `${folder}/${names.find((name) => name.includes('-ticket-') && name.endsWith(extension))}`;
    const data = JSON.parse(readFileSync(ticket('.json'), 'utf8'));
    expect(data.order).toMatchObject({
      quantity: 2500,
      due: '2999-12-01',
      shipTo: 'Priya Raman\n12 Dawn Street',
    });
    expect(readFileSync(`${folder}/${data.file.name}`).length).toBe(data.file.bytes);
    const found = (rule: string) =>
      data.answers.find((answer: { rule: string }) => answer.rule === rule).found as string;
    const { pages } =
      /Pages:\s+(?<pages>\d+)/.exec(program('pdfinfo', `${folder}/${data.file.name}`))?.groups ?? {};
    expect(found('pages')).toContain(`${pages} pages`);
    const words = program('pdftotext', '-layout', ticket('.pdf'), '-').replace(/\s+/g, ' ');
    expect(words).toContain('2,500');
    expect(words).toContain(found('bleed'));
    expect(words).toContain(data.file.name);
    // The order's fields are restored after a reload.
    await page.reload();
    await page.getByRole('button', { name: 'Download Print Files' }).click();
    await dialog.getByRole('checkbox', { name: 'Add a hand-off ticket' }).click();
    await expect(dialog.getByLabel('Ship to')).toHaveValue('Priya Raman\n12 Dawn Street');
  },
);

test("text that doesn't fit blocks the download and is named", async ({ page }) => {
  await signIn(page);
  await page.goto('/marketing-materials?type=poster');
  await page.getByLabel('Title', { exact: true }).fill('A word too many '.repeat(300));
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Download' });
  await expect(dialog.getByText('Title is too long for this piece. Shorten it to fit.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Download' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
});
