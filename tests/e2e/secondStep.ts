import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { codeOf, stepAt } from '../../supabase/local/auth/totp.ts';
import { expect, expectAccessible } from './portal.ts';

/**
 * What the app shows. No code is taken twice, so that the second is the next one. The one before is none to type: it may be too old by
 * the time that it arrives.
 */
export const codeNow = (secret: string, later = 0) => codeOf(secret, stepAt(Date.now()) + later);

/** Presses "Turn on", hands the app's key over and keeps the recovery codes. */
export async function setUpStep(
  page: Page,
  place: Page | Locator,
): Promise<{ secret: string; codes: string[] }> {
  await place.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'Code to scan with an authenticator app' })).toBeVisible();
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
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  return { secret, codes };
}
