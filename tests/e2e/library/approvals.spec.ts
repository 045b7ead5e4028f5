import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { newFlyer, turnApproval } from '../support/approvals.ts';
import { newPerson } from '../support/people.ts';
import { asPerson } from '../support/pieces.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, signIn, test } from '../support/portal.ts';

const textOf = (pdf: Buffer) =>
  execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' }).replaceAll(/\s+/g, ' ');

test('an administrator turns approval on; a named colleague returns a flyer in three clicks and approves it in two', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const name = `Fair ${process.pid}x${Date.now()}`;
  const lastName = `Approver${process.pid}x${Date.now()}`;
  const [admin, owner, approver] = [
    await newPerson(request, { firstName: 'Adam', role: 'admin' }),
    await newPerson(request, { firstName: 'Olga' }),
    await newPerson(request, { firstName: 'Abel', lastName }),
  ];
  const piece = await newFlyer(request, owner, name);
  const opened = `/marketing-materials?type=flyer&piece=${piece}`;

  await signIn(page, owner.email, owner.password);
  await page.goto(opened);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request approval' })).toHaveCount(0);

  await signIn(page, admin.email, admin.password);
  await page.goto('/marketing-materials?view=pieces');
  await page.getByRole('link', { name: 'Approvals' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Approvals' })).toBeFocused();
  const rule = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Flyer' }) });
  await rule.getByRole('checkbox').check();
  await rule.getByRole('combobox', { name: 'Add an approver' }).click();
  await page.getByRole('option', { name: `Abel ${lastName}` }).click();
  await expect(rule.getByRole('button', { name: `Remove Abel ${lastName}` })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await signIn(page, owner.email, owner.password);
  await page.goto(opened);
  await page.getByRole('button', { name: 'Request approval' }).click();
  const found = page.getByRole('dialog', { name: 'Request approval?' });
  await expect(found.getByText(/date/i).first()).toBeVisible();
  await expectAccessible(page);
  await found.getByRole('button', { name: 'Request anyway' }).click();
  await expect(page.getByText('Version 1 is in review')).toBeVisible();
  await expectAccessible(page);

  await signIn(page, approver.email, approver.password);
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name });
  const review = page.getByRole('button', { name: `Review “${name}”` });
  await review.click();
  const picture = dialog.getByRole('img', { name: `“${name}”` }).first();
  await expect(picture).toContainText(owner.email);
  await expect(dialog.getByText('The check found:')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ask for changes' }).click();
  await dialog.getByLabel('What should change?').fill('Larger logo, please.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(review).toHaveCount(0);
  // The piece itself stays private.
  await page.goto(opened);
  await expect(page.getByText("This piece doesn't exist, or it isn't shared with you.")).toBeVisible();

  await signIn(page, owner.email, owner.password);
  await page.goto('/');
  await expect(page.getByText('Larger logo, please.')).toBeVisible();
  await page.getByRole('region', { name: 'Responses to your requests' }).getByRole('link', { name }).click();
  await expect(page.getByText('Changes requested for version 1')).toBeVisible();
  await page.getByRole('button', { name: 'Request approval' }).click();
  await found.getByRole('button', { name: 'Request anyway' }).click();
  await expect(page.getByText('Version 1 is in review')).toBeVisible();

  await signIn(page, approver.email, approver.password);
  await page.goto('/');
  await review.click();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog).toHaveCount(0, { timeout: 30_000 });
  await expect(review).toHaveCount(0);

  await signIn(page, owner.email, owner.password);
  await page.goto('/');
  await expect(page.getByText(`Abel ${lastName} approved version 1`)).toBeVisible();
  await page.goto(opened);
  await expect(page.getByText('Version 1 is approved')).toBeVisible();

  // The approval's file is stored.
  await page.getByRole('button', { name: 'Piece', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Versions…' }).click();
  await page.getByRole('button', { name: 'Approvals' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download approved version 1 (PDF)' }).click();
  const stored = readFileSync(await (await downloading).path());
  expect(textOf(stored)).toContain(owner.email);
  expect(textOf(stored)).not.toContain('PROOF');
  await page.goto('/marketing-materials/check-a-file');
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'approved.pdf', mimeType: 'application/pdf', buffer: stored });
  await expect(page.getByText(`This is exactly the approved version 1 of “${name}”`)).toBeVisible();
  await expect(page.getByText('It matches the stored approved file exactly.')).toBeVisible();

  // Administrators see that the designer still draws it the same.
  await signIn(page, admin.email, admin.password);
  await page.goto('/marketing-materials/brand-update');
  await page.getByRole('button', { name: 'Check saved pieces' }).click();
  await expect(page.getByText(/pieces? looks? the same/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(`${name}, version 1`)).toHaveCount(0);

  // A colleague sees and downloads it with the approved contact details.
  await (await asPerson(request, owner))('share_piece', { piece, rights: 'view' });
  await signIn(page, admin.email, admin.password);
  await page.goto(opened);
  await expect(page.getByText(/^Shown with .+ approved contact details\./)).toBeVisible();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText(owner.email);
  await expect(preview).not.toContainText(admin.email);
  await turnApproval(request, false);
});
