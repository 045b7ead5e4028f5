import { newPerson } from './people.ts';
import { elsewhere, saveAs, state } from './pieces.ts';
import { expect, signIn, test } from './portal.ts';
test.describe.configure({ timeout: 400_000 });
test('look', async ({ page, request }) => {
  const person = await newPerson(request);
  await signIn(page, person.email, person.password);
  await page.goto('/marketing-materials?type=flyer');
  await expect(state(page, 'Kept on this computer')).toBeVisible();
  await page.getByLabel('Event date', { exact: true }).fill('2027-03-13');
  await saveAs(page, 'Open day');
  await page.getByRole('button', { name: 'Make the set' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make the set' });
  await expect(dialog.getByRole('checkbox', { name: 'Poster' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Keep as drafts' }).click();
  await page.keyboard.press('Escape');
  const shoot = async (each: typeof page, name: string) => {
    for (const [w, h] of [[1440, 900], [1024, 800], [390, 844]] as const)
      for (const scheme of ['light', 'dark'] as const) {
        await each.setViewportSize({ width: w, height: h });
        await each.evaluate((theme) => { document.documentElement.dataset.theme = theme; }, scheme);
        await each.waitForTimeout(500);
        await each.getByText(/of this set/).first().locator('xpath=../..').screenshot({ path: `/tmp/setshots/${name}-${w}-${scheme}.png` });
      }
  };
  await page.route(/set_id=eq/, (route) => route.abort('connectionrefused'));
  await page.reload();
  await page.getByLabel('Event date', { exact: true }).fill('2027-05-02');
  await expect(page.getByText(/not on this computer could/)).toBeVisible();
  await shoot(page, 'some');
  await page.evaluate(() => { for (const key of Object.keys(localStorage)) if (/draft:[^f].*drafts/.test(key)) localStorage.removeItem(key); });
  await page.reload();
  await expect(page.getByText(/Whether/)).toBeVisible();
  await shoot(page, 'unknown');
});
