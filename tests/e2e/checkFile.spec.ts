import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { approve, flyerInReview, turnApproval } from './approvals.ts';
import { newPerson } from './people.ts';
import { expect, expectAccessible, signIn, test } from './portal.ts';

/** Downloads the open piece as a print PDF, once the dialog has said what its file will say. Returns where it is. */
async function downloaded(page: Page, says: string | RegExp): Promise<string> {
  await page
    .getByRole('button', { name: /^Download/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Download' });
  await expect(dialog.getByText(says)).toBeVisible();
  await dialog.getByRole('radio', { name: 'Print PDF' }).check();
  await expect(dialog.getByRole('region', { name: 'Checks' })).toHaveAttribute('aria-busy', 'false');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  return (await downloading).path();
}

const choose = (page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByLabel('Choose a file').setInputFiles(file);

test('a flyer downloads as a proof until it’s approved, and every file says what it is', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const name = `Fair ${process.pid}x${Date.now()}`;
  const owner = await newPerson(request, { firstName: 'Olga' });
  const { piece, admin } = await flyerInReview(request, owner, name);
  const opened = `/marketing-materials?type=flyer&piece=${piece}`;

  await signIn(page, owner.email, owner.password);
  await page.goto(opened);
  await expect(page.getByText('Version 1 is in review')).toBeVisible();
  const proof = await downloaded(
    page,
    "This piece isn't approved yet, so the file says “PROOF – not approved” on every page.",
  );
  const pages = execFileSync('pdftotext', [proof, '-'], { encoding: 'utf8' }).split('\f').slice(0, -1);
  expect(pages.length).toBeGreaterThan(0);
  for (const words of pages) expect(words).toContain('PROOF – not approved');

  await approve(request, admin, piece, 1);
  await page.goto(opened);
  await expect(page.getByText('Version 1 is approved')).toBeVisible();
  const file = await downloaded(page, /^Version 1 is approved/);
  expect(execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' })).not.toContain('PROOF');

  await page.goto('/marketing-materials?view=pieces');
  await page.getByRole('link', { name: 'Check a file' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check a file' })).toBeFocused();
  const pdf = (path: string, buffer = readFileSync(path)) => ({
    ...{ name: 'flyer.pdf', mimeType: 'application/pdf', buffer },
  });
  await choose(page, pdf(file));
  await expect(page.getByText(`This is exactly the approved version 1 of “${name}”`)).toBeVisible();
  await expectAccessible(page);
  await choose(page, pdf(proof));
  await expect(page.getByText(/without an approval/)).toBeVisible();
  const changed = readFileSync(file);
  const middle = changed.length >> 1;
  changed[middle] = (changed[middle] ?? 0) ^ 1;
  await choose(page, pdf(file, changed));
  await expect(page.getByText(/but it isn't as it was downloaded/)).toBeVisible();
  await turnApproval(request, false);
});
