import { newPerson } from '../support/people.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, signIn, test } from '../support/portal.ts';

test('an administrator adds a position, someone applies for it, and a reviewer filters applications by it', async ({
  page,
  request,
}) => {
  const title = `Technician ${process.pid}x${Date.now()}`;
  const admin = await newPerson(request, { firstName: 'Posi', role: 'admin' });
  await signIn(page, admin.email, admin.password);
  await page.goto('/');
  await page.getByRole('link', { name: 'Positions' }).click();
  await expect(page.getByRole('heading', { name: 'Positions', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Add position' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Location').fill('Austin, Texas');
  await dialog.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('option', { name: 'Canada' }).click();
  await dialog.getByLabel('Minimum pay').fill('$52,000');
  await page.reload();
  await page.getByRole('button', { name: 'Add position' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue(title);
  await dialog.getByLabel('Maximum pay').fill('64000');
  await dialog.getByLabel('Description').fill('Takes panels down.\n<b>Drives.</b>');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save position' }).click();
  await expect(page.getByText('Position saved').first()).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('$52,000');
  await expectAccessibleInBothThemes(page);

  const address = (await row.getByRole('link', { name: /^Open form/ }).getAttribute('href')) ?? '';
  await page.goto(address);
  const panel = page.getByRole('region', { name: title });
  await expect(panel).toContainText('<b>Drives.</b>');
  await expect(panel).toContainText('Full time');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'JobPosting',
    title,
    employmentType: 'FULL_TIME',
    jobLocation: { address: { addressLocality: 'Austin, Texas', addressCountry: 'CA' } },
  });
  await expectAccessibleInBothThemes(page);
  await page.getByLabel('First name').fill('Jo');
  await page.getByLabel('Last name').fill('Applicant');
  await page.getByLabel('Email').fill(`${process.pid}.${Date.now()}@example.com`);
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeFocused();

  await page.goto('/positions');
  await row.getByRole('link', { name: '1 application' }).click();
  await expect(page.getByRole('combobox', { name: 'Position' })).toHaveText(title);
  await page.getByRole('button', { name: 'Jo Applicant' }).click();
  await expect(dialog.getByText(title)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/positions');
  await page.getByRole('button', { name: title }).click();
  await dialog.getByRole('checkbox', { name: 'Close this position' }).click();
  await dialog.getByRole('button', { name: 'Save position' }).click();
  await expect(row).toContainText('Closed');
  await page.goto(address);
  await expect(page.getByText('This position is closed')).toBeVisible();
});

test("staff have no positions page, and an unknown position's address leads to the form", async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/positions');
  await expect(page.getByRole('heading', { name: "You don't have access to this page" })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Positions' })).toHaveCount(0);
  for (const position of ['nonsense', '00000000-0000-4000-b000-0000000000ff', '%3Cscript%3E']) {
    await page.goto(`/job-application?position=${position}`);
    await expect(page.getByText('This position is closed')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Join Our Team' })).toBeVisible();
  }
  await page.goto('/job-application?position=');
  await expect(page.getByRole('heading', { name: 'Join Our Team' })).toBeVisible();
  await expect(page.getByText('This position is closed')).toHaveCount(0);
});
