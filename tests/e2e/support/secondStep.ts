import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { codeAt } from '../../../supabase/local/auth/totp.ts';
import { expect, expectAccessible } from './portal.ts';

/**
 * The code that the app shows. Each code is accepted once, so use the next one the second time (`offset` 1); the
 * previous one may be too old on arrival.
 */
export const codeNow = (secret: string, offset = 0) => codeAt(secret, Date.now(), offset);

/** Turns on the second step and returns the app's secret and the recovery codes. */
export async function setUpStep(
  page: Page,
  place: Page | Locator,
): Promise<{ secret: string; codes: string[] }> {
  await place.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await expectAccessible(page);
  await dialog.getByLabel('Code from the app').fill(codeNow(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as a file' }).click();
  const file = readFileSync(await (await downloading).path(), 'utf8');
  const codes = file.match(/^\w{4}-\w{4}-\w{4}-\w{4}$/gm) ?? [];
  expect(codes).toHaveLength(10);
  await dialog.getByRole('button', { name: "I've saved my codes" }).click();
  return { secret, codes };
}
