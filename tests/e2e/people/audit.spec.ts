import { readFileSync } from 'node:fs';
import { localSecretKey } from '../../../supabase/local/auth/keys.ts';
import { newApplication } from '../support/applications.ts';
import { newPerson } from '../support/people.ts';
import { expect, expectAccessibleInBothThemes, signIn, test } from '../support/portal.ts';

test('a super admin finds who changed whom, and exports it; others are told they have no access', async ({
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
  await expect(added).toContainText('System');
  await expect(page.getByText('555-0171')).toHaveCount(0);
  await expectAccessibleInBothThemes(page);

  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Leads' }).click();
  await expect(page.getByText('No events found')).toBeVisible();
  await page.getByRole('combobox', { name: 'Type' }).click();
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
  await expect(page.getByRole('heading', { name: "You don't have access to this page" })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Audit Trail' })).toHaveCount(0);
});

test("a bounced confirmation shows up for the application's reviewer and in the email log", async ({
  page,
  request,
}) => {
  const application = await newApplication(request);
  const headers = { apikey: localSecretKey, authorization: `Bearer ${localSecretKey}` };
  const bounced = await request.post('/rest/v1/rpc/note_bounce', {
    headers,
    data: { message_id: null, recipient: application.email, reason: 'No such user' },
  });
  expect(await bounced.json()).toBe(true);

  const reviewer = await newPerson(request, { firstName: 'Boris', role: 'admin' });
  await signIn(page, reviewer.email, reviewer.password);
  await page.goto(`/job-applications?q=${application.last_name}`);
  await page.getByRole('button', { name: `Jo ${application.last_name}` }).click();
  await expect(page.getByText(`The last email to ${application.email} bounced`)).toBeVisible();
  await page.goto('/audit-trail?view=emails');
  await expect(page.getByRole('heading', { name: "You don't have access to this page" })).toBeVisible();

  const admin = await newPerson(request, { firstName: 'Bounty', role: 'super_admin' });
  await signIn(page, admin.email, admin.password);
  await page.goto('/audit-trail');
  await page.getByRole('link', { name: 'Emails' }).click();
  await expect(page.getByRole('heading', { name: 'Emails' })).toBeFocused();
  await page.getByRole('searchbox', { name: 'Search' }).fill(application.email);
  await page.getByRole('combobox', { name: 'Delivery' }).click();
  await page.getByRole('option', { name: 'Bounced' }).click();
  const row = page.getByRole('row').filter({ hasText: application.email });
  await expect(row).toContainText('Application confirmation');
  await expect(row).toContainText('No such user');
  await expectAccessibleInBothThemes(page);
  await page.reload();
  await expect(row).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^emails-\d{4}-\d\d-\d\d\.csv$/);
  const lines = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(
    `"Application confirmation","${application.email}","System","Bounced","No such user"`,
  );
});
