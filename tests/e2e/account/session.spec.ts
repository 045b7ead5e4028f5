import { newPerson } from '../support/people.ts';
import { expect, signIn, signInByForm, test } from '../support/portal.ts';

type Page = import('@playwright/test').Page;
const sessionKey = 'daybreak-session';
const shell = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Changes the stored session, as expiry or tampering would. */
const changeSession = (page: Page, changes: Record<string, unknown>) =>
  page.evaluate(
    ([key, change]) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...session, ...change }));
    },
    [sessionKey, changes] as const,
  );

test('signing out on one tab signs out every tab and clears the stored session', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(other).toHaveURL(/\/sign-in\?next=%2Fprofile$/);
  await expect(other.getByText('Profile Information')).toHaveCount(0);
  expect(await other.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
});

test('signing in on one tab also signs in the other, on the page it requested', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other).toHaveURL(/\/sign-in\?next=%2Fprofile$/);
  await signInByForm(page);
  await expect(other).toHaveURL(/\/profile$/);
});

test('an expired session is refreshed unnoticed', async ({ page }) => {
  await signIn(page);
  await changeSession(page, { expires_at: Math.floor(Date.now() / 1000) - 60 });
  await page.goto('/profile');
  await expect(page.getByLabel('First name')).toHaveValue('Sam');
  const stored = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), sessionKey);
  expect(stored.expires_at).toBeGreaterThan(Date.now() / 1000);
});

// storedSession.test.ts covers other invalid sessions.
test('a stored session without a user counts as signed out, and signing in works', async ({ page }) => {
  await signIn(page);
  await changeSession(page, { user: null });
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fprofile$/);
  await page.getByLabel('Email ID').fill('sam@daybreak.example');
  await page.getByLabel('Password', { exact: true }).fill('Daybreak-demo-1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Sam');
});

test("a session that can't be refreshed leads to sign-in and back, and keeps unsaved changes", async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/profile');
  await page.getByLabel('Display name').fill('Samuel the Second');
  await changeSession(page, {
    expires_at: Math.floor(Date.now() / 1000) - 60,
    refresh_token: 'revoked-by-an-administrator',
  });
  await page.reload();
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fprofile$/);
  await page.getByLabel('Email ID').fill('sam@daybreak.example');
  await page.getByLabel('Password', { exact: true }).fill('Daybreak-demo-1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByLabel('Display name')).toHaveValue('Samuel the Second');
});

test('a signed-out visitor sees nothing, and no data is requested', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/(rest|functions|storage)\/v1\//.test(request.url())) calls.push(request.url());
  });
  for (const path of [
    '/',
    '/dashboard',
    '/gmail',
    '/leads-crm',
    '/fantasy-football',
    '/staff-directory',
    '/profile',
  ])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/sign-in(\?next=|$)/);
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
      await expect(shell(page)).toHaveCount(0);
      expect(calls).toEqual([]);
    });
});

test("a reset link works once: opening it doesn't use it up, setting a password does", {
  tag: '@engines',
}, async ({ page, browser, baseURL, request }) => {
  const { email } = await newPerson(request);
  await page.goto('/sign-in');
  await page.getByText('Forgot your password?').click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await page.getByLabel(/^Email/).fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Password Reset Email Sent').first()).toBeVisible();

  const mails: { to: string; link?: string; text?: string; html?: string }[] = await (
    await request.get('/_dev/mail.json')
  ).json();
  const mail = mails.find(({ to }) => to.includes(email));
  const link = mail?.link;
  if (!link) throw new Error(`There is no link in ${JSON.stringify(mail)}`);
  // Software that opens the links in emails, with or without a browser, doesn't use the link up.
  await request.head(link);
  await request.get(link);
  const scanner = await browser.newContext({ baseURL });
  const look = await scanner.newPage();
  await look.goto(link);
  await expect(look.getByRole('button', { name: 'Update Password' })).toBeVisible();
  await scanner.close();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Set New Password' })).toBeVisible();
  await page.getByLabel('New Password', { exact: true }).fill('12345');
  await page.getByLabel('Confirm New Password').fill('12345');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Password must be at least 6 characters long.').first()).toBeVisible();
  await page.getByLabel('New Password', { exact: true }).fill('a-new-Sunrise-9');
  await page.getByLabel('Confirm New Password').fill('a-new-Sunrise-9');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Your password has been updated successfully!').first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  const elsewhere = await browser.newContext({ baseURL });
  const stranger = await elsewhere.newPage();
  await stranger.goto(link);
  await stranger.getByLabel('New Password', { exact: true }).fill('another-Sunrise-9');
  await stranger.getByLabel('Confirm New Password').fill('another-Sunrise-9');
  await stranger.getByRole('button', { name: 'Update Password' }).click();
  await expect(stranger.getByText('This link no longer works')).toBeVisible();
  await elsewhere.close();
});

test('someone with the default password must change it before anything else', {
  tag: ['@translated', '@engines'],
}, async ({ page, request }) => {
  const { email, password } = await newPerson(request, { passwordChanged: false });
  await signIn(page, email, password);
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'Change Your Password' });
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('New Password', { exact: true }).fill('seven-7');
  await dialog.getByLabel('Confirm New Password').fill('seven-7');
  await dialog.getByRole('button', { name: 'Update Password' }).click();
  await expect(dialog.getByText('Password must be at least 8 characters long.')).toBeVisible();
  await dialog.getByLabel('New Password', { exact: true }).fill('a-new-Sunrise-8');
  await dialog.getByLabel('Confirm New Password').fill('a-new-Sunrise-8');
  await dialog.getByRole('button', { name: 'Update Password' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

for (const hours of [2, -2])
  test(`with a clock ${hours} hours off, no token is renewed early`, async ({ page, request }) => {
    const { email, password } = await newPerson(request);
    await page.addInitScript((off) => {
      const Real = Date;
      class Shifted extends Real {
        constructor(...parameters: []) {
          if (parameters.length > 0) super(...parameters);
          else super(Real.now() + off);
        }
        static override now = () => Real.now() + off;
      }
      window.Date = Shifted as DateConstructor;
    }, hours * 3_600_000);
    const renewals: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('grant_type=refresh_token')) renewals.push(request.url());
    });
    await signInByForm(page, email, password);
    for (let load = 0; load < 3; load += 1) {
      await page.goto('/profile');
      await expect(page.getByText('This device', { exact: true })).toBeVisible();
    }
    expect(renewals).toEqual([]);
  });
