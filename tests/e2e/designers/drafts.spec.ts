import { expect, signIn, test } from '../support/portal.ts';

test('work is undone step by step, even after a reload, kept as several drafts, and synced to a second tab', {
  tag: '@engines',
}, async ({ page, context }) => {
  await signIn(page);
  // A draft from before there could be several, without its origin.
  await page.goto('/marketing-materials');
  await page.evaluate(() =>
    localStorage.setItem('daybreak-draft:poster', JSON.stringify({ title: 'From before', theme: 'blue' })),
  );
  await page.goto('/marketing-materials?type=poster');
  const title = page.getByLabel('Title', { exact: true });
  const theme = page.getByRole('combobox', { name: 'Theme' });
  await expect(title).toHaveValue('From before');
  await title.fill('Bring your panels');
  await theme.click();
  await page.getByRole('option', { name: /^White/ }).click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.reload();

  await page.getByRole('button', { name: 'Undo: Reset' }).click();
  await expect(title).toHaveValue('Bring your panels');
  await title.focus();
  await page.keyboard.press('Control+z');
  await expect(theme).toContainText('Blue');
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue('From before');
  await page.keyboard.press('Control+Shift+z');
  await expect(title).toHaveValue('Bring your panels');

  await page.getByRole('button', { name: 'Draft 1', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await title.fill('A copy of it');
  await page.reload();
  await expect(title).toHaveValue('A copy of it');
  await expect(page.getByRole('button', { name: 'Copy of Draft 1' })).toBeVisible();

  const second = await context.newPage();
  await second.goto('/marketing-materials?type=poster');
  const notice = 'This draft is open in another tab';
  await expect(second.getByText(notice)).toBeVisible();
  await expect(page.getByText(notice)).toHaveCount(0);
  await title.fill('Typed in the first');
  await expect(second.getByLabel('Title', { exact: true })).toHaveValue('Typed in the first');
  await second.getByRole('button', { name: 'Undo: Title' }).click();
  await expect(title).toHaveValue('A copy of it');
  await second.close();

  // The contact line starts as the signed-in user's, and keeps their changes.
  const phone = page.getByLabel(/^Phone/);
  await expect(phone).toHaveValue(/555-0103$/);
  await expect(phone).toHaveAccessibleDescription('From your profile');
  await phone.fill('(512) 555-0199');
  await page.reload();
  await expect(phone).toHaveValue('(512) 555-0199');
  await expect(page.locator('[data-artboard]')).toContainText('555-0199');
  await page.getByRole('button', { name: 'Use my details' }).click();
  await expect(phone).toHaveValue(/555-0103$/);
});
