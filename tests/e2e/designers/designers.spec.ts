import { execFileSync } from 'node:child_process';
import { expect, signIn, test } from '../support/portal.ts';

type Page = import('@playwright/test').Page;
const program = (name: string, ...args: string[]) => execFileSync(name, args, { encoding: 'utf8' });

async function download(page: Page) {
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Download' });
  const arriving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const path = await (await arriving).path();
  await expect(dialog).toBeHidden();
  return path;
}

async function write(page: Page, field: string) {
  await page.getByLabel(field, { exact: true }).fill('Zweiter Sonnenaufgang');
  await expect(page.locator('[data-artboard]').first()).toContainText('Zweiter Sonnenaufgang');
}

// Designers whose files no other journey makes.
for (const type of ['brochure', 'flyer'])
  test(`text typed in the designer "${type}" is in its print PDF`, { tag: '@engines' }, async ({ page }) => {
    await signIn(page);
    await page.goto(`/marketing-materials?type=${type}`);
    await write(page, 'Title');
    const path = await download(page);
    expect(program('pdftotext', path, '-').replace(/\s+/g, ' ')).toMatch(/zweiter sonnenaufgang/i);
    expect(program('qpdf', '--check', path)).toContain('No syntax or stream encoding errors');
  });

for (const [type, field, size] of [
  ['social', 'Headline on the picture', '1080x1080'],
  ['infographic', 'Title', '1080x1350'],
  ['slide', 'Title', '1920x1080'],
] as const)
  test(`text typed in the designer "${type}" changes the picture`, { tag: '@engines' }, async ({ page }) => {
    const look = (path: string) => program('identify', '-format', '%m %wx%h %#', path);
    await signIn(page);
    await page.goto(`/marketing-materials?type=${type}`);
    const before = look(await download(page));
    await write(page, field);
    const after = look(await download(page));
    for (const picture of [before, after]) expect(picture).toContain(`PNG ${size}`);
    expect(after).not.toBe(before);
  });

test('a meeting background is as large as a screen', { tag: '@engines' }, async ({ page }) => {
  await signIn(page);
  await page.goto('/marketing-materials?type=new-hire');
  await page.getByRole('button', { name: /^Zoom 1920x1080/ }).click();
  const arriving = page.waitForEvent('download');
  await page
    .getByRole('region', { name: 'Meeting backgrounds' })
    .getByRole('button', { name: 'Download', exact: true })
    .first()
    .click();
  expect(program('identify', '-format', '%wx%h', await (await arriving).path())).toBe('1920x1080');
});
