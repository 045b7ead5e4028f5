import { expect, signIn, test } from './portal.ts';

test('a poster is made in the studio, at an address of its own, and Back returns to its page', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/marketing-materials?type=poster');
  await page.getByRole('button', { name: 'Open studio' }).click();
  const studio = page.getByRole('dialog', { name: 'Poster studio' });
  await expect(studio).toBeVisible();
  await expect(page).toHaveURL(/type=poster&view=studio$/);
  const title = studio.locator('textarea[name="title"]');
  await title.fill('Open evening');
  const words = studio
    .getByRole('region', { name: 'Piece' })
    .getByRole('textbox', { name: 'Title', exact: true });
  await expect(words).toHaveText('Open evening');
  await words.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' at six');
  await expect(title).toHaveValue('Open evening at six');

  await page.goBack();
  await expect(studio).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open studio' })).toBeFocused();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Open evening at six');

  await page.goto('/marketing-materials?type=poster&view=studio');
  await expect(title).toHaveValue('Open evening at six');
  await studio.getByRole('button', { name: 'Leave the studio' }).click();
  await expect(page).toHaveURL(/type=poster$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Poster' })).toBeVisible();
});

test('whoever chose the studio comes to it from the hub, and to a page where there is none', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/marketing-materials?type=flyer');
  await page.getByRole('button', { name: 'Open studio' }).click();
  await expect(page.getByRole('dialog', { name: 'Flyer studio' })).toBeVisible();
  await page.goto('/marketing-materials');
  await page.getByRole('link', { name: 'Poster', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Poster studio' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Marketing Center' })).toBeVisible();
  await page.getByRole('link', { name: 'Email Marketing', exact: true }).click();
  await expect(page).toHaveURL(/type=email$/);

  await page.goto('/marketing-materials?type=poster&view=studio');
  const studio = page.getByRole('dialog', { name: 'Poster studio' });
  await studio.getByRole('radio', { name: 'Event', exact: true }).press('Escape');
  await expect(studio).toBeHidden();
  await page.goto('/marketing-materials');
  await page.getByRole('link', { name: 'Poster', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Open studio' })).toBeVisible();
  await expect(page).toHaveURL(/type=poster$/);
});
