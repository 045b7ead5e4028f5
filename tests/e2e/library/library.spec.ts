import { newPerson } from '../support/people.ts';
import { asPerson, made } from '../support/pieces.ts';
import { expect, expectAccessibleInBothThemes, signIn, test } from '../support/portal.ts';

test('a piece is found by what it says, drawn, opened, renamed, binned and brought back', {
  tag: '@engines',
}, async ({ page, request }) => {
  test.setTimeout(90_000);
  const person = await newPerson(request, { firstName: 'Pia' });
  const call = await asPerson(request, person);
  await call('create_piece', made('Spring fair', 'Bring your inverters'));
  await call('create_piece', made('Fall fair', 'Bring your batteries', { folder: 'Fairs' }));
  await signIn(page, person.email, person.password);

  await page.goto('/marketing-materials');
  await page.getByRole('link', { name: 'All pieces' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your pieces' })).toBeFocused();
  await expect(page.getByRole('gridcell')).toHaveCount(2);
  await expect(page.getByRole('gridcell').first().getByText('Bring your batteries')).toBeAttached();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('searchbox', { name: 'Search pieces' }).fill('invert');
  await expect(page.getByText('1 piece', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/q=invert/);
  await page.getByRole('link', { name: 'Spring fair' }).click();
  await expect(page).toHaveURL(/type=poster&piece=[\da-f-]{36}/);
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search pieces' })).toHaveValue('invert');

  await page.getByRole('button', { name: 'More actions for Spring fair' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Summer fair');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Summer fair' })).toBeVisible();

  await page.getByRole('link', { name: 'Summer fair' }).focus();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('heading', { name: 'No pieces found' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Summer fair' })).toBeVisible();

  await page.getByRole('button', { name: 'More actions for Summer fair' }).click();
  await page.getByRole('menuitem', { name: 'Move to trash' }).click();
  await page.getByRole('link', { name: 'Trash', exact: true }).click();
  await expect(page.getByText('30 days left')).toBeVisible();
  await page.getByRole('button', { name: 'More actions for Summer fair' }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
});

test('the palette finds a piece by its text, and 130 pieces move to the trash in one action', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const person = await newPerson(request, { firstName: 'Bea' });
  const call = await asPerson(request, person);
  for (let card = 0; card < 130; card += 1) await call('create_piece', made(`Card ${card}`, 'Hello'));
  await call('create_piece', made('Reopening', 'Zeppelin hall'));
  await signIn(page, person.email, person.password);
  await page.goto('/marketing-materials?view=pieces');
  await expect(page.getByText('Showing the first 60 pieces. Scroll for more.')).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /Search/ }).fill('zeppel');
  await expect(page.getByRole('option', { name: /Reopening/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/type=poster&piece=/);

  await page.goto('/marketing-materials?view=pieces&q=hello');
  await page.getByRole('button', { name: 'Select all' }).click();
  await expect(page.getByText('130 pieces selected')).toBeVisible();
  expect(await page.getByRole('gridcell').count()).toBeLessThan(60);
  await page.getByRole('button', { name: 'Move to trash', exact: true }).click();
  await expect(page.getByText('130 pieces moved to trash').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No pieces found' })).toBeVisible();
});
