import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { codeOf, stepAt } from '../../supabase/local/auth/totp.ts';
import { newPerson, type Person } from './people.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, signIn, test } from './portal.ts';

/** What the app shows. No code is taken twice, so that the second is the next one. */
const codeNow = (secret: string, later = 0) => codeOf(secret, stepAt(Date.now()) + later);

/** Email and password, and not what comes after them. */
async function fillIn(page: Page, { email, password }: Person) {
  await page.getByLabel('Email ID').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function turnOn(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.goto('/profile');
  await page
    .getByRole('region', { name: 'Two-step sign-in' })
    .getByRole('button', { name: 'Turn on' })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'Code to scan with an authenticator app' })).toBeVisible();
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await expectAccessible(page);
  await dialog.getByLabel('Code from the app').fill(codeNow(secret, -1));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as a file' }).click();
  const file = readFileSync(await (await downloading).path(), 'utf8');
  const codes = file.match(/^\w{4}-\w{4}-\w{4}-\w{4}$/gm) ?? [];
  expect(codes).toHaveLength(10);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 of 10 recovery codes are left.')).toBeVisible();
  return { secret, codes };
}

test('somebody turns on a second step, signs in with it, with a recovery code, and turns it off', async ({
  page,
  request,
}) => {
  const person = await newPerson(request, { firstName: 'Toby', role: 'admin' });
  await signIn(page, person.email, person.password);
  const { secret, codes } = await turnOn(page);
  await page.getByRole('button', { name: 'Sign out' }).first().click();

  await page.goto('/job-applications');
  await fillIn(page, person);
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const wrong = [1, 2, 3].map((digit) => String(digit).repeat(6)).find((code) => code !== codeNow(secret));
  await page.getByLabel('Code').fill(wrong ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/^This code is wrong/)).toBeVisible();
  // The password alone opens nothing, also for whoever passes over the page.
  await page.goto('/job-applications');
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
  await page.getByLabel('Code').fill(codeNow(secret));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Job Applications' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Job Applications' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).first().click();

  await page.goto('/profile');
  await fillIn(page, person);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0]?.toUpperCase() ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('9 of 10 recovery codes are left.')).toBeVisible();
  const card = page.getByRole('region', { name: 'Two-step sign-in' });
  await card.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(card.getByText('Off. Your password alone signs you in.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await page.goto('/profile');
  await fillIn(page, person);
  await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible();
});
