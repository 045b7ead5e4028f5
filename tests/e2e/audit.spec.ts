import { readFileSync } from 'node:fs';
import { newPerson } from './people.ts';
import { expect, expectAccessibleInBothThemes, signIn, test } from './portal.ts';

test('a super admin finds who changed whom, and exports it; others are told that it is not for them', async ({
  page,
  request,
}) => {
  const admin = await newPerson(request, { firstName: 'Audra', role: 'super_admin' });
  const colleague = await newPerson(request, { firstName: 'Corin' });
  await signIn(page, admin.email, admin.password);
  await page.goto(`/staff-directory?q=${colleague.email}`);
  await page.getByRole('button', { name: 'Edit Corin Journey' }).click();
  await page.getByLabel('Phone').fill('(512) 555-0171');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Staff member updated successfully').first()).toBeVisible();

  await page.getByRole('link', { name: 'Audit Trail' }).click();
  await expect(page.getByRole('heading', { name: 'Audit Trail' })).toBeFocused();
  await page.getByRole('searchbox', { name: 'Search' }).fill(colleague.email);
  const row = page.getByRole('row').filter({ hasText: 'Changed: phone' });
  await expect(row).toContainText('Audra Journey');
  await expect(row).toContainText(colleague.email);
  const added = page
    .getByRole('row')
    .filter({ hasText: 'Added to the directory' })
    .filter({ hasText: colleague.email });
  await expect(added).toContainText('The server');
  await expect(page.getByText('555-0171')).toHaveCount(0);
  await expectAccessibleInBothThemes(page);

  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Leads' }).click();
  await expect(page.getByText('No event matches')).toBeVisible();
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'People and roles' }).click();
  await expect(row).toBeVisible();
  await page.reload();
  await expect(row).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^audit-trail-\d{4}-\d\d-\d\d\.csv$/);
  const csv = readFileSync(await download.path(), 'utf8');
  expect(csv).toContain(
    `"${admin.email}","Audra Journey","staff.edited","Changed: phone","${colleague.email}"`,
  );
  expect(csv).not.toContain('555-0171');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, colleague.email, colleague.password);
  await page.goto('/audit-trail');
  await expect(page.getByRole('heading', { name: 'You may not open this page' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Audit Trail' })).toHaveCount(0);
});
