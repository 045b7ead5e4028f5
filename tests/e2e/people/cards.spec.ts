import type { APIRequestContext, Page } from '@playwright/test';
import { localSecretKey } from '../../../supabase/local/auth/keys.ts';
import { newPerson } from '../support/people.ts';
import { asPerson } from '../support/pieces.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, signIn, test } from '../support/portal.ts';

test.describe.configure({ timeout: 120_000 });

const home = async (page: Page) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Pinned links' })).toBeVisible();
  await expect(today(page)).toBeVisible();
  await expect(today(page)).not.toHaveAttribute('aria-busy');
};
const today = (page: Page) => page.getByRole('region', { name: 'Today at Daybreak' });

const headers = { apikey: localSecretKey, authorization: `Bearer ${localSecretKey}` };

async function change(request: APIRequestContext, id: string, data: object) {
  const answer = await request.patch(`/rest/v1/staff_directory?id=eq.${id}`, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('a newcomer gets a card, and is listed again after a title change', {
  tag: '@engines',
}, async ({ page, request, browser, baseURL }) => {
  const admin = await newPerson(request, { firstName: 'Carla', role: 'admin' });
  const call = await asPerson(request, admin);
  const everybody: { id: string }[] = await (
    await request.get('/rest/v1/staff_directory?select=id', { headers })
  ).json();
  await call('note_cards', { kind: 'card', people: everybody.map(({ id }) => ({ entry: id })) });
  await signIn(page, admin.email, admin.password);
  await home(page);
  await expect(today(page).getByRole('heading', { name: 'Business cards' })).toHaveCount(0);

  const nadia = await newPerson(request, { firstName: 'Nadia' });
  await change(request, nadia.id, { job_title: 'Buyer', phone: '(512) 555-0188' });
  await home(page);
  await today(page).getByRole('link', { name: "1 person doesn't have a business card" }).click();
  const dialog = page.getByRole('dialog');
  const row = dialog.getByRole('checkbox', { name: 'Nadia Journey' });
  await expect(row).toBeChecked();
  await expect(row).toHaveAccessibleDescription(/Buyer\s*No card yet\./);
  await expect(dialog.getByRole('checkbox')).toHaveCount(1);
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page).not.toHaveURL(/cards=/);
  await expect(dialog.getByText('1 of 1 rows are ready.')).toBeVisible({ timeout: 30_000 });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const arriving = page.waitForEvent('download');
  const noted = page.waitForResponse(/note_cards/);
  await dialog.getByRole('button', { name: 'Create files' }).click();
  await arriving;
  expect(await (await noted).json()).toBe(1);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('combobox', { name: 'People' }).click();
  await page.getByRole('option', { name: 'Without a card (0)' }).click();
  await expect(dialog.getByText('Everyone in the directory has a card.')).toBeVisible();
  await home(page);
  await expect(today(page).getByRole('heading', { name: 'Business cards' })).toHaveCount(0);

  await change(request, nadia.id, { job_title: 'Head of Buying' });
  await home(page);
  await today(page).getByRole('link', { name: '1 card is out of date' }).click();
  await expect(row).toBeChecked();
  await expect(dialog.getByText(/job title changed from “Buyer” to “Head of Buying”\.$/)).toBeVisible();
  await expectAccessible(page);

  // The person is notified, and makes a new card.
  const context = await browser.newContext({ baseURL });
  const hers = await context.newPage();
  await signIn(hers, nadia.email, nadia.password);
  await home(hers);
  await expect(today(hers).getByRole('heading', { name: 'Business cards' })).toHaveCount(0);
  await expect(
    today(hers).getByText('Your job title has changed in the directory since you made it.'),
  ).toBeVisible();
  await expectAccessible(hers);
  await today(hers).getByRole('link', { name: 'Your business card is out of date' }).click();
  await hers.getByRole('button', { name: 'Download Template' }).click();
  const own = hers.waitForResponse(/note_cards/);
  await hers
    .getByRole('dialog')
    .getByRole('button', { name: /^Download/ })
    .click();
  expect(await (await own).json()).toBe(1);
  await home(hers);
  await expect(hers.getByRole('link', { name: 'Your business card is out of date' })).toHaveCount(0);

  // Staff can't see who has no card.
  await hers.goto('/marketing-materials?type=new-hire&view=rows&cards=without');
  await expect(hers.getByRole('dialog').getByRole('checkbox', { name: 'Nadia Journey' })).not.toBeChecked();
  await expect(hers.getByRole('combobox', { name: 'People' })).toHaveCount(0);
  await context.close();
  await home(page);
  await expect(today(page).getByRole('heading', { name: 'Business cards' })).toHaveCount(0);
});
