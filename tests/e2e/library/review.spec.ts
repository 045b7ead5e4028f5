import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoPassword } from '../../../scripts/demo.ts';
import { headersOf } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';

/** Sam's calls, without a page: someone without an account opens the rest. */
async function ownerOf(page: Page) {
  const signed = await headersOf(page.request, { email: 'sam@daybreak.example', password: demoPassword });
  return {
    async call(name: string, data: object) {
      const answer = await page.request.post(`/rest/v1/rpc/${name}`, { headers: signed, data });
      expect(answer.ok(), `${name}: ${await answer.text()}`).toBe(true);
      return answer;
    },
    async store(picture: Buffer): Promise<string> {
      const answer = await page.request.post('/functions/v1/store-picture', {
        headers: { ...signed, 'content-type': 'image/png' },
        data: picture,
      });
      return (await answer.json()).sha256;
    },
  };
}

/** Four pixels of one color. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
);

test("a review link shows one version with its pictures to anyone, until it's revoked", {
  tag: ['@translated', '@engines'],
}, async ({ page }) => {
  const sam = await ownerOf(page);
  const piece = randomUUID();
  await sam.call('create_piece', {
    piece,
    designer: 'poster',
    designer_version: 1,
    brand_version: '1.0',
    piece_name: 'Solar fair',
    draft: { title: 'Shown to the printer', theme: 'image', picture: 'upload:own 0.5,0.5 1' },
    pictures: { own: await sam.store(dot) },
  });
  const [{ link, token }] = await (await sam.call('create_review_link', { piece })).json();
  await sam.call('save_piece', {
    piece,
    base_revision: 1,
    changed: { title: 'Not for the printer' },
    mutation: randomUUID(),
  });

  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(`/review/${token}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Solar fair' })).toBeVisible();
  const picture = page.getByRole('img', { name: /^Picture: / });
  await expect(picture).toContainText('Shown to the printer');
  await expect
    .poll(() =>
      picture
        .locator('img')
        .evaluateAll((all) => all.some((each) => (each as HTMLImageElement).naturalWidth === 2)),
    )
    .toBe(true);
  await expect(page.getByText('Not for the printer')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(scripts.filter((url) => /\/assets\/supabaseBackend|\/auth\/v1\//.test(url))).toEqual([]);
  await expectAccessible(page);

  await sam.call('revoke_review_link', { link });
  await page.reload();
  await expect(page.getByText("This link doesn't work")).toBeVisible();
  await expectAccessible(page);
});
