import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { newPerson } from '../support/people.ts';
import { elsewhere, saveAs, state } from '../support/pieces.ts';
import { expect, expectAccessible, fromMore, signIn, test } from '../support/portal.ts';

test.describe.configure({ timeout: 240_000 });

const program = (name: string, ...args: string[]) => execFileSync(name, args, { encoding: 'utf8' });

/** A downloaded campaign's folder and the text of each file by name; pictures have none. */
async function downloaded(page: Page): Promise<{ folder: string; words: Map<string, string> }> {
  const dialog = page.getByRole('dialog', { name: 'Create campaign' });
  const making = dialog.getByRole('button', { name: 'Download campaign' });
  await expect(making).not.toHaveAttribute('aria-disabled', 'true', { timeout: 120_000 });
  const arriving = page.waitForEvent('download', { timeout: 180_000 });
  await making.click();
  const file = await arriving;
  expect(file.suggestedFilename()).toMatch(/^campaign-bring-us-your-old-panels-\d{8}\.zip$/);
  const folder = mkdtempSync(join(tmpdir(), 'campaign-'));
  program('unzip', '-q', await file.path(), '-d', folder);
  const words = new Map(
    readdirSync(folder).map((name) => {
      const path = join(folder, name);
      const words = name.endsWith('.pdf')
        ? program('pdftotext', '-layout', path, '-')
        : name.endsWith('.png')
          ? ''
          : readFileSync(path, 'utf8').replaceAll(/data:[\w/+.-]+;base64,[\w+/=]+/g, '');
      return [name.replace(/-\d{8}(?=\.)/, ''), words];
    }),
  );
  return { folder, words };
}

test('a flyer becomes a campaign, every piece takes over its changed date, and no file keeps the old one', {
  tag: '@engines',
}, async ({ page }) => {
  await signIn(page);
  await page.goto('/marketing-materials?type=flyer');
  await page.getByLabel('Event date', { exact: true }).fill('2027-03-13');
  await page.getByLabel('Event time').fill('09:00');
  await page.getByLabel('Location').fill('400 Horizon Way, Austin');
  await fromMore(page, 'Create campaign');
  const dialog = page.getByRole('dialog', { name: 'Create campaign' });
  await expect(dialog.getByText('7 pieces look good.')).toBeVisible({ timeout: 120_000 });
  await expectAccessible(page);
  const { words: before } = await downloaded(page);
  expect([...before.keys()].toSorted()).toEqual([
    'ads-300x250-google-medium-rectangle.png',
    'ads-728x90-google-leaderboard.png',
    'alternative-texts.txt',
    'captions.txt',
    'email-announcement.html',
    'email-announcement.txt',
    'flyer-8.5x11in.pdf',
    'manifest.json',
    'overview.html',
    'postcard-6x4in.pdf',
    'poster-18x24in.pdf',
    'social-1080x1080-instagram-feed-post.png',
    'social-1080x1920-instagram-story.png',
    'social-1200x627-linkedin-feed-post.png',
  ]);
  const old = /\bMar(?:ch)?\b|\bSaturday\b|\b13\b/i;
  for (const [name, words] of before) if (!/png$|manifest/.test(name)) expect(words, name).toMatch(old);
  await dialog.getByRole('button', { name: 'Save as drafts' }).click();
  await expect(page.getByText('6 drafts saved', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByLabel('Event date', { exact: true }).fill('2027-04-21');
  await expect(page.getByText('6 other pieces in this campaign have the old date.')).toBeVisible();
  await page.getByRole('button', { name: 'Review them' }).click();
  const change = page.getByRole('dialog', { name: 'Update the date' });
  await expect(change.getByRole('checkbox', { name: /^Poster/ })).toBeVisible();
  await expectAccessible(page);
  await change.getByRole('button', { name: 'Change 6 pieces' }).click();
  await expect(page.getByText(/(has|have) the old date/)).toHaveCount(0);

  await fromMore(page, 'Create campaign');
  const { folder, words: after } = await downloaded(page);
  expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted());
  expect([...after].filter(([, words]) => old.test(words)).map(([name]) => name)).toEqual([]);
  expect(after.get('email-announcement.txt')).toContain('Wednesday, April 21, 2027');

  // The overview page is self-contained.
  const overview = await page.context().newPage();
  const requests: string[] = [];
  overview.on('request', (request) => requests.push(request.url()));
  await overview.goto(`file://${join(folder, 'overview.html')}`);
  await expect(overview.getByRole('heading', { name: 'Poster' })).toBeVisible();
  const pictures = await overview
    .getByRole('img')
    .evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth));
  expect(pictures).toHaveLength(9);
  expect(Math.min(...pictures)).toBeGreaterThan(200);
  expect(requests.filter((url) => !/^(?:data|file|about):/.test(url))).toEqual([]);
  await expectAccessible(overview);
  await overview.close();

  await dialog.getByRole('button', { name: 'Show Poster' }).click();
  await dialog.getByRole('button', { name: 'Open the draft' }).click();
  await expect(page).toHaveURL(/type=poster/);
  await expect(page.getByLabel('Event date', { exact: true })).toHaveValue('2027-04-21');
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(page.getByLabel('Event date', { exact: true })).toHaveValue('2027-03-13');
  // Undo made the old date current again, so the other pieces now differ.
  await expect(page.getByText('6 other pieces in this campaign have the old date.')).toBeVisible();
});

test('an email states the date in a sentence, its campaign takes it over, and no file keeps the old one after a change', async ({
  page,
}) => {
  const saying = (when: string) =>
    `Come by on ${when} to 400 Horizon Way, Austin.\n\nWe weigh everything at the gate.`;
  await signIn(page);
  await page.goto('/marketing-materials?type=email');
  await page.getByLabel('Subject').fill('Bring us your old panels');
  await page.getByLabel('Headline', { exact: true }).fill('Bring us your old panels');
  await page.getByLabel('Content', { exact: true }).fill(saying('Friday, March 13, 2099, at 9 AM'));
  await fromMore(page, 'Create campaign');
  const dialog = page.getByRole('dialog', { name: 'Create campaign' });
  const facts = dialog.getByRole('region', { name: 'Details for the other pieces' });
  await expect(facts.getByLabel('Date')).toHaveValue('2099-03-13', { timeout: 60_000 });
  await expect(facts.getByLabel('Time')).toHaveValue('09:00');
  await expect(facts.getByLabel('Place')).toHaveValue('400 Horizon Way, Austin');
  await facts.getByLabel('Place').fill('400 Horizon Way, gate 4');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await fromMore(page, 'Create campaign');
  await expect(facts.getByLabel('Place')).toHaveValue('400 Horizon Way, gate 4', { timeout: 60_000 });
  const { words: before } = await downloaded(page);
  const old = /\bMar(?:ch)?\b|\bFriday\b|\b13\b/i;
  for (const [name, words] of before) if (!/png$|manifest/.test(name)) expect(words, name).toMatch(old);
  expect(before.get('flyer-8.5x11in.pdf')).toContain('gate 4');
  await dialog.getByRole('button', { name: 'Save as drafts' }).click();
  await expect(page.getByText('6 drafts saved', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByLabel('Content', { exact: true }).fill(saying('Tuesday, April 21, 2099, at 9 AM'));
  await expect(
    page.getByText(/^6 other pieces in this campaign have the old details and date\./),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Review them' }).click();
  const change = page.getByRole('dialog', { name: 'Update the details and date' });
  await change.getByRole('button', { name: 'Change 6 pieces' }).click();
  await expect(page.getByText(/(has|have) the old/)).toHaveCount(0);

  await fromMore(page, 'Create campaign');
  await expect(facts.getByLabel('Date')).toHaveValue('2099-04-21', { timeout: 60_000 });
  await expectAccessible(page);
  const { words: after } = await downloaded(page);
  expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted());
  expect([...after].filter(([, words]) => old.test(words)).map(([name]) => name)).toEqual([]);
  expect(after.get('flyer-8.5x11in.pdf')).toMatch(/April\s+21/);
});

test('a campaign stays with its pieces: a date change on another computer reaches all of them', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const date = (each: Page) => each.getByLabel('Event date', { exact: true });
  const person = await newPerson(request);
  await signIn(page, person.email, person.password);
  await page.goto('/marketing-materials?type=flyer');
  await expect(state(page, 'In this browser for now')).toBeVisible();
  await date(page).fill('2027-03-13');
  await saveAs(page, 'Open day');
  const flyer = page.url();
  await fromMore(page, 'Create campaign');
  const dialog = page.getByRole('dialog', { name: 'Create campaign' });
  const pieces = dialog.getByRole('list', { name: 'Pieces of the campaign' });
  await expect(pieces.getByRole('checkbox', { name: 'Poster' })).toBeChecked();
  for (const part of ['Postcard', 'Instagram posts', 'LinkedIn post', 'Google ads', 'Email'])
    await pieces.getByRole('checkbox', { name: part }).uncheck();
  await dialog.getByRole('button', { name: 'Save as drafts' }).click();
  await expect(page.getByText('1 draft saved', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Show Poster', exact: true }).click();
  await dialog.getByRole('button', { name: 'Open the draft' }).click();
  await expect(page).toHaveURL(/type=poster/);
  await saveAs(page, 'Open day, poster');

  // The flyer has never been opened there.
  const other = await elsewhere(browser, baseURL, person);
  await expect(async () => {
    await other.goto(page.url());
    await expect(date(other)).toHaveValue('2027-03-13', { timeout: 5_000 });
  }).toPass();
  await date(other).fill('2027-04-21');
  await expect(other.getByText('1 other piece in this campaign has the old date.')).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Review it' }).click();
  const change = (each: Page) => each.getByRole('dialog', { name: 'Update the date' });
  await expect(change(other).getByRole('checkbox', { name: 'Flyer: “Open day”' })).toBeChecked();
  await change(other).getByRole('button', { name: 'Change 1 piece' }).click();
  await expect(other.getByText(/in this campaign (has|have) the old/)).toHaveCount(0);

  await expect(async () => {
    await page.goto(flyer);
    await expect(date(page)).toHaveValue('2027-04-21', { timeout: 5_000 });
  }).toPass();
  await expect(page.getByText(/in this campaign (has|have) the old/)).toHaveCount(0);
  // The preview shows the current poster, which was changed elsewhere and not opened here since.
  await date(page).fill('2027-05-02');
  await page.getByRole('button', { name: 'Review it' }).click();
  await expect(change(page).getByRole('checkbox', { name: 'Poster: “Open day, poster”' })).toBeChecked();
  await expect(change(page).locator('del')).toHaveText([/April\s21/]);
  await change(page).getByRole('button', { name: 'Change 1 piece' }).click();
  await expect(async () => {
    await other.reload();
    await expect(date(other)).toHaveValue('2027-05-02', { timeout: 5_000 });
  }).toPass();
  await expect(other.getByText(/in this campaign (has|have) the old/)).toHaveCount(0);
  await other.context().close();
});

test('an email and the studio also lead to the campaign', async ({ page }) => {
  await signIn(page);
  await page.goto('/marketing-materials?type=email');
  await fromMore(page, 'Create campaign');
  const dialog = page.getByRole('dialog', { name: 'Create campaign' });
  await expect(dialog.getByRole('checkbox', { name: 'Flyer' })).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.goto('/marketing-materials?type=poster&view=studio');
  await page.getByRole('button', { name: 'Create campaign' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Postcard' })).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Create campaign' })).toBeFocused();
});
