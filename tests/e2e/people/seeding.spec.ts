import { localSecretKey } from '../../../supabase/local/auth/keys.ts';
import { newPerson } from '../support/people.ts';
import { expect, expectAccessible, signIn, test } from '../support/portal.ts';

const serviceHeaders = { apikey: localSecretKey, authorization: `Bearer ${localSecretKey}` };

test('a super admin seeds staff, and a new person signs in with the shown password and must change it', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const boss = await newPerson(request, { firstName: 'Bea', role: 'super_admin' });
  const email = `newcomer.${process.pid}.${Date.now()}@daybreak.example`;
  const added = await request.post('/rest/v1/staff_directory', {
    data: { email, first_name: 'Noor', last_name: 'Newcomer', role: 'staff', is_active: true },
    headers: serviceHeaders,
  });
  expect(added.ok()).toBe(true);

  await signIn(page, boss.email, boss.password);
  await page.goto('/seed-staff');
  await page.getByRole('button', { name: 'Create Staff Accounts' }).click();
  await expect(page.getByText(/^Created \d+ staff accounts?\.$/).first()).toBeVisible({ timeout: 30_000 });
  const entry = page.getByRole('listitem').filter({ hasText: email });
  await expect(entry).toContainText('Created');
  await expect(page.getByRole('listitem').filter({ hasText: boss.email })).toContainText('Skipped');
  const password = await page.getByText(/^([a-zA-Z2-9]{4}-){5}[a-zA-Z2-9]{4}$/).innerText();
  await expectAccessible(page);

  const elsewhere = await browser.newContext({ baseURL });
  const newcomer = await elsewhere.newPage();
  await signIn(newcomer, email, password);
  await newcomer.goto('/');
  const dialog = newcomer.getByRole('dialog', { name: 'Change Your Password' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('New Password', { exact: true }).fill('a-new-Sunrise-8');
  await dialog.getByLabel('Confirm New Password').fill('a-new-Sunrise-8');
  await dialog.getByRole('button', { name: 'Update Password' }).click();
  await expect(dialog).toBeHidden();
  await newcomer.goto('/profile');
  await expect(newcomer.getByLabel('First name')).toHaveValue('Noor');
  await elsewhere.close();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Create Staff Accounts' })).toBeVisible();
  await expect(page.getByText(password)).toHaveCount(0);
  await page.getByRole('button', { name: 'Create Staff Accounts' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('Skipped');
  await expect(page.getByText('Default password', { exact: true })).toHaveCount(0);
});

test('an administrator seeds leads inside the shell, and a second run adds nothing', async ({ page }) => {
  await signIn(page, 'max@daybreak.example');
  await page.goto('/seed-crm');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  const button = page.getByRole('button', { name: 'Seed CRM with Fake Data' });
  await button.dblclick();
  await expect(page.locator('main').getByText(/^(Added 25|All 25) sample leads/)).toBeVisible();
  await button.click();
  await expect(
    page.locator('main').getByText('All 25 sample leads already exist. Nothing was added.'),
  ).toBeVisible();
  await expectAccessible(page);
});

test('staff are told who can seed, and see no button', async ({ page }) => {
  await signIn(page, 'sam@daybreak.example');
  for (const [path, title, who] of [
    ['/seed-staff', "You can't create staff accounts", 'Only a super administrator can do this.'],
    [
      '/seed-crm',
      "You can't create sample leads",
      'Only administrators and super administrators can do this.',
    ],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByText(who)).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Seed CRM|Create Staff)/ })).toHaveCount(0);
    await expectAccessible(page);
  }
});

test("staff whose role couldn't be read get the server's refusal", async ({ page, request }) => {
  const { email, password } = await newPerson(request);
  await signIn(page, email, password);
  await page.route('**/rpc/get_current_user_role', (route) => route.abort());
  await page.goto('/seed-staff');
  await page.getByRole('button', { name: 'Create Staff Accounts' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Failed to seed accounts: Only a super administrator can create staff accounts.',
  );
  await page.goto('/seed-crm');
  await page.getByRole('button', { name: 'Seed CRM with Fake Data' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Failed to seed data: Only administrators and super administrators can create sample leads.',
  );
});

for (const path of ['/seed-crm', '/seed-staff'])
  test(`${path} asks a signed-out visitor to sign in, and leads back`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText("You're signed out")).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Sign In' }).click();
    await page.getByLabel('Email ID').fill('ada@daybreak.example');
    await page.getByLabel('Password', { exact: true }).fill('Daybreak-demo-1');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('button', { name: /^(Seed CRM|Create Staff)/ })).toBeVisible();
  });

test.describe('a server message that contains HTML', () => {
  test('is shown as text', async ({ page }) => {
    await page.route('**/functions/v1/seed-crm-leads', (route) =>
      route.fulfill({ status: 403, json: { error: '<img src=x onerror=alert(1)> no' } }),
    );
    await signIn(page, 'max@daybreak.example');
    await page.goto('/seed-crm');
    await page.getByRole('button', { name: 'Seed CRM with Fake Data' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Failed to seed data: <img src=x onerror=alert(1)> no',
    );
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });
});
