import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  signInByForm,
  test,
} from '../support/portal.ts';

const submit = async (page: import('@playwright/test').Page, email: string, password: string) => {
  await page.getByLabel('Email ID').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
};

test('staff sign in, are greeted by first name, and sign out again', {
  tag: ['@translated', '@engines'],
}, async ({ page }) => {
  await signInByForm(page);
  await expect(page.getByText(/^Good (morning|afternoon|evening), Sam! Welcome back\.$/)).toBeVisible();
  await expect(page.getByText('Signed in successfully!').first()).toBeVisible();
});

test('both fields are required', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Please fill in all fields.').first()).toBeVisible();
});

for (const [who, email] of [
  ['a wrong password', 'sam@daybreak.example'],
  ['an unknown email', 'nobody@daybreak.example'],
])
  test(`${who} gets an error message, and the form keeps its values`, async ({ page }) => {
    await page.goto('/sign-in');
    await submit(page, email as string, 'not-the-password');
    await expect(
      page.getByText('Invalid email or password. Please check your credentials.').first(),
    ).toBeVisible();
    await expect(page.getByLabel('Email ID')).toHaveValue(email as string);
  });

test("an account that isn't activated is referred to the administrator", async ({ page }) => {
  await page.goto('/sign-in');
  await submit(page, 'ivo@daybreak.example', 'Daybreak-demo-1');
  await expect(
    page.getByText('Please contact your administrator to activate your account.').first(),
  ).toBeVisible();
});

test('with the backend down, the form shows an error and keeps what was typed', async ({ page }) => {
  await page.goto('/sign-in');
  await page.route('**/auth/v1/**', (route) => route.abort());
  await submit(page, 'sam@daybreak.example', 'Daybreak-demo-1');
  await expect(page.getByText('Authentication failed. Please try again.').first()).toBeVisible();
  await expect(page.getByLabel('Email ID')).toHaveValue('sam@daybreak.example');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Daybreak-demo-1');
});

test('a signed-out visitor returns to the requested page after signing in', { tag: '@engines' }, async ({
  page,
}) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/')) reads.push(request.url());
  });
  await page.goto('/marketing-materials?type=poster');
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  expect(reads).toEqual([]);
  await submit(page, 'sam@daybreak.example', 'Daybreak-demo-1');
  await expect(page).toHaveURL(/\/marketing-materials\?type=poster$/);
});

test('the forgotten-password form has its own fields, rules and way back', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByText('Forgot your password?').click();
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Please enter your email address.').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Back to Sign In').click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test.describe('with its video', () => {
  test.use({ savesData: false });

  test('axe finds nothing on the sign-in page', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/sign-in');
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
    await page.getByRole('button', { name: /background video$/ }).waitFor();
    await expectAccessibleInBothThemes(page);
  });

  test('the form appears without waiting for the Supabase client, the video or fonts, and nothing shifts', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/supabase.*\.js$|\.woff2$|\.webm$|\.mp4$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/sign-in', { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    release();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
  });
});
