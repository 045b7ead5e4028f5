import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { approve, flyerInReview, turnApproval } from '../support/approvals.ts';
import { newPerson } from '../support/people.ts';
import { asPerson, made } from '../support/pieces.ts';
import { expect, expectAccessible, signIn, test } from '../support/portal.ts';

/**
 * Downloads the open piece as a print PDF once the dialog shows the given text, and waits until it's recorded: leaving
 * the page sooner would cancel that. Returns the file's path.
 */
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
  const recording = page.waitForResponse(/\/rpc\/record_download$/);
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await recording).ok()).toBe(true);
  return (await downloading).path();
}

const choose = (page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByLabel('Choose a file').setInputFiles(file);

test("a flyer downloads as a proof until it's approved, and every file says what it is", async ({
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
    "This piece isn't approved yet, so the file is marked “PROOF – not approved” on every page.",
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
  await expect(page.getByText(/This file was downloaded before version 1 .*was approved/)).toBeVisible();
  const changed = readFileSync(file);
  const middle = changed.length >> 1;
  changed[middle] = (changed[middle] ?? 0) ^ 1;
  await choose(page, pdf(file, changed));
  await expect(page.getByText(/but it doesn't match the download/)).toBeVisible();
  await turnApproval(request, false);
});

test('files made from the rows of a saved card or a saved email state their version', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const person = await newPerson(request, { firstName: 'Rosa' });
  const saved = async (designer: string, name: string, draft: object) => {
    const { piece, ...rest } = made(`${name} ${person.email}`, '', { designer, draft });
    await (await asPerson(request, person))('create_piece', { piece, ...rest });
    return piece;
  };
  /** Returns the path of a download once it's recorded. */
  const recorded = async (download: () => Promise<void>) => {
    const recording = page.waitForResponse(/record_download/);
    const downloading = page.waitForEvent('download');
    await download();
    await recording;
    return (await downloading).path();
  };
  const card = await saved('business-card', 'Card', {});
  const mail = await saved('email', 'Email', { subject: 'Bring us your old panels' });
  await signIn(page, person.email, person.password);
  await page.goto(`/marketing-materials?type=new-hire&piece=${card}`);
  await page.getByRole('button', { name: 'Create in bulk', exact: true }).click();
  const rows = page.getByRole('dialog');
  await rows.getByRole('checkbox', { name: /Priya Raman/ }).click();
  await rows.getByRole('button', { name: 'Continue' }).click();
  await expect(rows.getByText('1 of 1 rows are ready.')).toBeVisible({ timeout: 30_000 });
  await rows.getByRole('button', { name: 'Continue' }).click();
  const cards = await recorded(() => rows.getByRole('button', { name: 'Create files' }).click());

  await page.goto(`/marketing-materials?type=email&piece=${mail}`);
  await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('Bring us your old panels');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const email = await recorded(() => page.getByRole('menuitem', { name: /HTML/ }).click());

  await page.goto('/marketing-materials/check-a-file');
  for (const [name, mimeType, file] of [
    ['Card', 'application/pdf', cards],
    ['Email', 'text/html', email],
  ] as const) {
    await choose(page, { name: 'file', mimeType, buffer: readFileSync(file) });
    await expect(
      page.getByText(
        `This was made from version 1 of “${name} ${person.email}” and hasn't changed since it was downloaded`,
      ),
    ).toBeVisible();
  }
});
