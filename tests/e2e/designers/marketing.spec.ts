import { execFileSync } from 'node:child_process';
import type { Locator } from '@playwright/test';
import { newPerson } from '../support/people.ts';
import { expect, signIn, test } from '../support/portal.ts';

const program = (name: string, ...args: string[]) => execFileSync(name, args, { encoding: 'utf8' });

test('every material opens its designer from the hub and by deep link, and Back returns', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page);
  await page.goto('/marketing-materials');
  const cards = page.getByRole('region', { name: 'All materials' });
  // From now on, the cards lead to the form.
  await cards.getByRole('link', { name: 'Use the form Poster' }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  for (const name of [
    'Brochure',
    'Digital Ads',
    'Email Marketing',
    'Flyer',
    'New Hire',
    'Postcards',
    'Poster',
    'Social Media Posts',
    'AI Design Wizard',
  ]) {
    await cards.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Download|Copy|Generate)/ }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByRole('heading', { name: 'Marketing Center' })).toBeFocused();
  }
});

test('a newcomer orders a poster with their own text in 12 clicks from sign-in', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const answer = async (target: Locator, words: string) => {
    await click(target);
    await target.fill(words);
  };
  const { email, password } = await newPerson(request);
  await page.goto('/sign-in');
  await page.getByLabel('Email ID').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await click(page.getByRole('button', { name: 'Sign In' }));
  await click(page.getByRole('link', { name: 'Pick a design' }));
  await click(page.getByRole('button', { name: /^Technicians wanted/ }));
  const studio = page.getByRole('dialog', { name: 'Poster studio' });
  const form = studio.getByRole('region', { name: 'Words' });
  await answer(form.getByRole('textbox', { name: 'Title', exact: true }), 'Electrician wanted');
  await click(studio.getByRole('button', { name: /^Download/ }));
  const dialog = page.getByRole('dialog', { name: 'Download' });
  await click(dialog.getByRole('radio', { name: 'Print PDF' }));
  await click(dialog.getByRole('checkbox', { name: 'Add a hand-off ticket' }));
  await answer(dialog.getByLabel('Quantity'), '50');
  await answer(dialog.getByLabel('Needed by'), '2999-12-01');
  await answer(dialog.getByLabel('Stock'), '100 lb gloss text');
  await answer(dialog.getByLabel('Ship to'), 'Sam Rivera\n400 Horizon Way');
  const arriving = page.waitForEvent('download');
  await click(dialog.getByRole('button', { name: 'Download' }));
  const file = await arriving;
  expect(file.suggestedFilename()).toMatch(/^poster-hand-off-\d{8}\.zip$/);
  expect(program('python3', '-m', 'zipfile', '-l', await file.path())).toMatch(/-ticket-.*\.pdf/);
  expect(clicks).toBeLessThanOrEqual(12);
});

test('the wizard reads a description, makes three ideas, and opens one in its designer with date and time', {
  tag: '@engines',
}, async ({ page }) => {
  await signIn(page);
  await page.goto('/marketing-materials?type=wizard');
  await page.getByRole('button', { name: 'Solar drop-off day' }).click();
  await page.getByRole('combobox', { name: 'Material type' }).click();
  await page.getByRole('option', { name: 'Poster' }).click();
  await page.getByRole('button', { name: 'Generate Design' }).click();
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible();
  await expect(page.getByText('Design generated successfully!').first()).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Files' }).click();
  const zip = await downloading;
  expect(zip.suggestedFilename()).toMatch(/^wizard-poster-18x24in-\d{8}\.zip$/);
  const names = program('python3', '-m', 'zipfile', '-l', await zip.path());
  for (const file of [/\.png/, /\.pdf/, /-specification-\d{8}\.txt/, /-text-\d{8}\.txt/])
    expect(names).toMatch(file);

  await page.reload();
  await expect(page.getByText('Recent Generations')).toBeVisible();
  await page.getByRole('button', { name: 'Open in designer' }).click();
  await expect(page).toHaveURL(/type=poster$/);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Free drop-off day');
  await expect(page.getByLabel('Event date')).toHaveValue(/^\d{4}-03-13$/);
  await expect(page.getByLabel('Event time')).toHaveValue('09:00');
});

test.describe('the new-hire tools', () => {
  // Chromium reports the inline styles of HTML that it sanitizes for the clipboard. The copied content keeps them.
  test.use({ allowedFault: /^Content-Security-Policy: style-src-attr inline$/ });

  test('a new colleague fills the form from the directory and gets a signature and a card', {
    tag: ['@engines', '@not-in-webkit'],
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page);
    await page.goto('/marketing-materials?type=new-hire');
    await page.getByRole('combobox', { name: /Fill in from the staff directory/ }).click();
    await page.getByRole('option', { name: /Priya Raman/ }).click();
    await expect(page.getByLabel(/Full name/)).toHaveValue('Priya Raman');

    await page.getByRole('button', { name: 'Copy for Gmail' }).click();
    await expect(page.getByText('Gmail signature copied!').first()).toBeVisible();
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return (await item?.getType('text/html'))?.text();
    });
    expect(copied).toContain('Priya Raman');
    expect(copied).toContain('priya.raman@daybreak.example');
    expect(copied).toContain('font-size:18px');

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Template' }).click();
    const dialog = page.getByRole('dialog', { name: 'Download' });
    await dialog.getByRole('button', { name: 'Download' }).click();
    const file = await downloading;
    await expect(page.getByText('Business card template ready!').first()).toBeVisible();
    expect(file.suggestedFilename()).toMatch(/^business-card-3\.5x2in-\d{8}\.pdf$/);
    const path = await file.path();
    expect(program('pdfinfo', path)).toMatch(/Pages:\s+2/);
    expect(program('pdftotext', '-layout', path, '-')).toContain('Priya Raman');
    expect(program('qpdf', '--check', path)).toContain('No syntax or stream encoding errors');

    await page.reload();
    await expect(page.getByLabel(/Full name/)).toHaveValue('Priya Raman');

    // The file includes the details that the card was made from.
    await page.getByLabel(/Full name/).fill('Somebody Else');
    await page.goto('/marketing-materials');
    await page.getByLabel('Open a file').setInputFiles(path);
    await page.getByRole('dialog').getByRole('button', { name: 'Open the file' }).click();
    await expect(page.getByLabel(/Full name/)).toHaveValue('Priya Raman');
    await expect(
      page.getByText(/Every designer now uses the contact details from this file/).first(),
    ).toBeVisible();
  });
});
