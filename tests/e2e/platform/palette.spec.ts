import { expect, expectAccessible, signIn, test } from '../support/portal.ts';

test('Ctrl+K finds a page, a designer, a person and a link by name', { tag: '@translated' }, async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto('/');
  const field = page.getByRole('combobox', { name: /Search/ });
  const find = async (words: string) => {
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
    await page.keyboard.press('Control+k');
    await field.fill(words);
  };

  await find('profile');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeFocused();

  await find('poster');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/marketing-materials\?type=poster$/);

  await find('okafor');
  await expect(page.getByRole('option', { name: /Ada Okafor/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/staff-directory\?q=ada%40daybreak\.example$/);

  await find('hdd buyers');
  const tab = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  expect((await tab).url()).not.toContain('127.0.0.1');
});

test('Escape closes the palette and returns the focus', async ({ page }) => {
  await signIn(page);
  await page.goto('/profile');
  const first = page.getByLabel('First name');
  await first.focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search the portal' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
});
