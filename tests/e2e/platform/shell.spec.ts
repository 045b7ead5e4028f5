import { expect, expectAccessible, signIn, test } from '../support/portal.ts';

test('an unknown route shows the not-found page with a way home', async ({ page }) => {
  await page.goto('/no-such-page/%E0%A4%A');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
});

test('Ctrl+B collapses the sidebar, which stays so after a reload', async ({ page, context }) => {
  await signIn(page);
  await page.goto('/');
  const navigation = page.getByRole('navigation').first();
  const width = async () => (await navigation.boundingBox())?.width;
  const wide = (await width()) ?? 0;
  await page.keyboard.press('Control+b');
  await expect.poll(width).toBeLessThan(wide / 2);
  // A cookie that a page writes takes a while to reach the browser's list.
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'sidebar:state'))
    .toMatchObject({ value: 'false', sameSite: 'Lax' });
  await page.reload();
  await expect.poll(width).toBeLessThan(wide / 2);
});

test('the theme toggles, is kept, and applies before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn(page);
  await page.goto('/');
  await page.getByRole('button', { name: /dark/i }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('dashboard-theme'))).toBe('dark');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('on a phone, the sidebar is a drawer that closes after choosing a page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Marketing Center' })).toBeHidden();
  await page
    .getByRole('button', { name: /sidebar|menu|navigation/i })
    .first()
    .click();
  const marketing = page.getByRole('button', { name: 'Marketing' });
  if ((await marketing.getAttribute('aria-expanded')) === 'false') await marketing.click();
  await page.getByRole('link', { name: 'Marketing Center' }).click();
  await expect(page).toHaveURL(/marketing-materials/);
  await expect(page.getByRole('link', { name: 'Marketing Center' })).toBeHidden();
});

test('external links open a new tab and say so', async ({ page }) => {
  await signIn(page);
  await page.goto('/');
  const external = page.locator('nav a[target="_blank"]');
  await expect(external).not.toHaveCount(0);
  for (const link of await external.all()) {
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toContainText('opens in a new tab');
  }
});
