import { expect, expectAccessible, test } from '../support/portal.ts';

const address = 'https://www.daybreak.example/brand/assets/logo/png/daybreak-logo-primary-4x.png';

test("the hidden page shows and copies the hosted logo's address, and is hidden from search engines", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/hosted-logos');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByText(address)).toBeVisible();
  await page.getByRole('button', { name: 'Copy link: Primary logo, for light backgrounds' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expectAccessible(page);
});

test('every preview has its stated size', async ({ page }) => {
  await page.goto('/hosted-logos');
  const previews = page.getByRole('img', { name: /^Preview: / });
  await expect(previews).toHaveCount(6);
  for (const preview of await previews.all()) {
    await preview.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        preview.evaluate((image: HTMLImageElement) => [
          image.naturalWidth === image.width || image.naturalWidth === Number(image.getAttribute('width')),
          Math.abs(image.clientWidth / image.clientHeight - image.naturalWidth / image.naturalHeight) < 0.05,
        ]),
      )
      .toEqual([true, true]);
  }
});

test('nothing in the portal links to it', async ({ page, request }) => {
  await page.goto('/sign-in');
  await expect(page.locator('a[href*="hosted-logos"]')).toHaveCount(0);
  expect(await (await request.get('/robots.txt')).text()).not.toContain('hosted-logos');
});
