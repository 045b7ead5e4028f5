import { expect, type Page } from '@playwright/test';

/** Adds a team photo as the signed-in user, with one box around a face, and leaves its page open. */
export async function addPhotograph(page: Page, title: string): Promise<void> {
  await page.goto('/marketing-materials/team-photographs');
  await page.getByRole('button', { name: 'Add photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a photo' });
  await dialog
    .getByLabel('Choose a picture')
    .last()
    .setInputFiles('packages/media/assets/images/technician-bench.jpg');
  await dialog.getByRole('button', { name: 'Add a box' }).press('Enter');
  await expect(
    dialog.getByRole('button', { name: /^Face 1: 40% from the left, 30% from the top/ }),
  ).toBeFocused();
  for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowLeft');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Topics').fill('zeppelin, bench');
  await dialog.getByLabel('Credit').fill('Ana Reyes');
  await dialog.getByLabel('Rights').fill('Made by us for print and web');
  await dialog.getByRole('button', { name: 'Add photo' }).click();
  await expect(page.getByText("Photo added. It's waiting for approval.").first()).toBeVisible();
}
