import { readFileSync } from 'node:fs';
import { newPerson } from '../support/people.ts';
import { expect, expectAccessibleInBothThemes, signIn, test } from '../support/portal.ts';

type Page = import('@playwright/test').Page;
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });

test('staff find a colleague, keep the search in the address, and save a contact', {
  tag: ['@translated', '@engines', '@files'],
}, async ({ page }) => {
  await signIn(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Staff Directory' }).click();
  await expect(page.getByRole('heading', { name: 'Staff Directory' })).toBeFocused();
  await expect(card(page, 'jun@daybreak.example').getByText('(Last name needed)')).toBeVisible();
  await expect(page.getByText('Phone number needed').first()).toBeVisible();
  await expect(page.getByText('Super Administrator')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Edit|Access)/ })).toHaveCount(0);

  await search(page).fill('operations manager');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/\/staff-directory\?q=operations\+manager$/);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /as a contact$/ }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('maya-stone.vcf');
  expect(readFileSync(await file.path(), 'utf8')).toContain('N:Stone;Maya;;;\r\nFN:Maya Stone\r\n');
});

test('a super admin corrects an entry, and colleagues see it', async ({ page, request }) => {
  const admin = await newPerson(request, { firstName: 'Suzu', role: 'super_admin' });
  const colleague = await newPerson(request, { firstName: 'Wynn', lastName: null });
  await signIn(page, admin.email, admin.password);
  await page.goto(`/staff-directory?q=${colleague.email}`);
  await page.getByRole('button', { name: 'Edit Wynn' }).click();
  await expect(page.getByLabel('Email')).toBeDisabled();
  await page.getByLabel('Last name').fill('Sandoval');
  await page.getByLabel('Phone').fill('(512) 555-0166');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Staff member updated successfully').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Wynn Sandoval' })).toBeFocused();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, colleague.email, colleague.password);
  await page.goto(`/staff-directory?q=${colleague.email}`);
  await expect(card(page, 'Wynn Sandoval').getByRole('link', { name: '(512) 555-0166' })).toBeVisible();
});

test('a refused save shows an error, and what was typed survives a reload', async ({ page, request }) => {
  const admin = await newPerson(request, { firstName: 'Ximena', role: 'super_admin' });
  const colleague = await newPerson(request, { firstName: 'Yusuf' });
  await signIn(page, admin.email, admin.password);
  await page.goto(`/staff-directory?q=${colleague.email}`);
  // Row-level security returns this when it leaves no row to change.
  await page.route('**/rest/v1/staff_directory?id=*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ json: [] }) : route.fallback(),
  );
  await page.getByRole('button', { name: /^Edit Yusuf/ }).click();
  await page.getByLabel('Phone').fill('(512) 555-0155');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Failed to update staff member').first()).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('(512) 555-0155');
  await page.reload();
  await page.getByRole('button', { name: /^Edit Yusuf/ }).click();
  await expect(page.getByLabel('Phone')).toHaveValue('(512) 555-0155');
});

test('a deactivated person is out right away, and back in when reactivated', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const admin = await newPerson(request, { firstName: 'Zadie', role: 'super_admin' });
  const colleague = await newPerson(request, { firstName: 'Quill' });
  const elsewhere = await browser.newContext({ baseURL });
  const theirs = await elsewhere.newPage();
  await signIn(theirs, colleague.email, colleague.password);

  await signIn(page, admin.email, admin.password);
  await page.goto(`/staff-directory?q=${colleague.email}`);
  await page.getByRole('button', { name: /^Access for Quill/ }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('No one found')).toBeVisible();

  // The token hasn't expired, but the session has ended: the portal says so instead of showing empty pages.
  await theirs.goto('/staff-directory');
  await expect(theirs).toHaveURL(/\/sign-in/);
  await theirs.getByLabel('Email ID').fill(colleague.email);
  await theirs.getByLabel('Password', { exact: true }).fill(colleague.password);
  await theirs.getByRole('button', { name: 'Sign In' }).click();
  await expect(
    theirs.getByText('Please contact your administrator to activate your account.').first(),
  ).toBeVisible();

  await page.goto(`/staff-directory?q=${colleague.email}&status=inactive`);
  await page.getByRole('button', { name: /^Access for Quill/ }).click();
  await page.getByRole('menuitem', { name: 'Activate', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Activate', exact: true }).click();
  await expect(page.getByText('Staff member updated successfully').first()).toBeVisible();
  await theirs.getByRole('button', { name: 'Sign In' }).click();
  await theirs.waitForURL((url) => url.pathname !== '/sign-in');
  await elsewhere.close();
});

test('a new role takes effect on the next page', async ({ page, request }) => {
  const admin = await newPerson(request, { firstName: 'Vida', role: 'super_admin' });
  const colleague = await newPerson(request, { firstName: 'Rune' });
  await signIn(page, admin.email, admin.password);
  await page.goto(`/staff-directory?q=${colleague.email}`);
  await page.getByRole('button', { name: /^Access for Rune/ }).click();
  await page.getByRole('menuitem', { name: 'Make Administrator' }).click();
  await page.getByRole('button', { name: 'Change role' }).click();
  await expect(card(page, 'Rune').getByText('Administrator', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, colleague.email, colleague.password);
  await page.goto('/profile');
  await expect(page.getByText('Administrator', { exact: true })).toBeVisible();
});

test("axe finds nothing on a super admin's directory", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signIn(page, 'ada@daybreak.example');
  await page.goto('/staff-directory');
  await page.getByRole('button', { name: 'Edit Sam Rivera' }).click();
  await expectAccessibleInBothThemes(page);
});
