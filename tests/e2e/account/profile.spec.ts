import { newPerson } from '../support/people.ts';
import { expect, signIn, test } from '../support/portal.ts';

test('staff change their own names, and the portal calls them by the new ones', {
  tag: ['@translated', '@engines'],
}, async ({ page, request }) => {
  const { email, password } = await newPerson(request, { firstName: 'Tom', lastName: 'Field' });
  await signIn(page, email, password);
  await page.goto('/');
  await page.getByRole('link', { name: 'Tom Field' }).click();
  await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeFocused();
  await expect(page.getByText('Staff Member')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Company Info' })).toHaveCount(0);
  await page.getByLabel('First name').fill('Thomas');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('Profile updated successfully').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Thomas Field' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Thomas');
});

test('a super admin edits their own phone and job title', async ({ page, request }) => {
  const { email, password } = await newPerson(request, { firstName: 'Suri', role: 'super_admin' });
  await signIn(page, email, password);
  await page.goto('/profile');
  await expect(page.getByText('Super Administrator', { exact: true })).toBeVisible();
  await page.getByLabel('Job title').fill('Head of Recovery');
  await page.getByRole('button', { name: 'Save Company Info' }).click();
  await expect(page.getByText('Company information updated successfully').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Job title')).toHaveValue('Head of Recovery');
});

test('saving with the backend down shows an error, keeps the form, and works once the backend is back', async ({
  page,
  request,
}) => {
  const { email, password } = await newPerson(request, { firstName: 'Uma' });
  await signIn(page, email, password);
  await page.goto('/profile');
  const displayName = page.getByLabel('Display name');
  await displayName.fill('Uma the First');
  await page.route('**/rest/v1/user_profiles**', (route) => route.abort());
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('Failed to save profile').first()).toBeVisible();
  await expect(displayName).toHaveValue('Uma the First');
  await page.unroute('**/rest/v1/user_profiles**');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('Profile updated successfully').first()).toBeVisible();
});

test("a profile that can't be loaded shows an error and can be retried", async ({ page }) => {
  await signIn(page);
  await page.route('**/rest/v1/staff_directory**', (route) => route.fulfill({ status: 500, body: '<html>' }));
  await page.goto('/profile');
  await expect(page.getByText('Failed to load profile data').first()).toBeVisible();
  await page.unroute('**/rest/v1/staff_directory**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Sam');
});
