import { newPerson } from '../support/people.ts';
import { expect, expectAccessibleInBothThemes, signIn, test } from '../support/portal.ts';

const file = 'packages/media/assets/images/certificates.jpg';

test('a photo is cropped, shown to colleagues by a signed address, and removed', {
  tag: '@engines',
}, async ({ page, request, browser }) => {
  const me = await newPerson(request, { firstName: 'Foto' });
  await signIn(page, me.email, me.password);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Choose photo' }).waitFor();
  await page.getByLabel('Choose photo').last().setInputFiles(file);
  const dialog = page.getByRole('dialog', { name: 'Crop your photo' });
  const part = dialog.getByRole('slider', { name: 'Crop position' });
  await expect(part).toHaveAttribute('aria-valuetext', /^50% from the left/);
  const box = await part.boundingBox();
  if (!box) throw new Error('The part is not in sight.');
  await page.mouse.move(box.x + 150, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 110, box.y + 100, { steps: 4 });
  await page.mouse.up();
  await expect(part).not.toHaveAttribute('aria-valuetext', /^50% from the left/);
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Save photo' }).click();
  await expect(page.getByText('Photo saved').first()).toBeVisible();
  const photoIn = (within: typeof page) => within.locator('main').locator('img').first();
  await expect.poll(() => photoIn(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Choose another' })).toBeVisible();

  const elsewhere = await browser.newContext();
  const colleague = await elsewhere.newPage();
  await signIn(colleague);
  await colleague.goto(`/staff-directory?q=${me.email}`);
  await expect
    .poll(() => photoIn(colleague).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(512);
  const address = await photoIn(colleague).getAttribute('src');
  expect(address).toContain('token=');
  const unsigned = new URL(address ?? '', colleague.url());
  unsigned.searchParams.delete('token');
  expect((await request.get(unsigned.href)).status()).toBeGreaterThanOrEqual(400);
  await elsewhere.close();

  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Photo removed').first()).toBeVisible();
  expect((await request.get(address ?? '')).status()).toBeGreaterThanOrEqual(400);
});

test("a file that isn't a picture is refused, and nothing changes", async ({ page, request }) => {
  const me = await newPerson(request, { firstName: 'Nofoto' });
  await signIn(page, me.email, me.password);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Choose photo' }).waitFor();
  await page
    .getByLabel('Choose photo')
    .last()
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Not a picture') });
  await expect(page.getByText("“me.jpg” can't be read as a picture.")).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Choose photo' })).toBeVisible();
});
