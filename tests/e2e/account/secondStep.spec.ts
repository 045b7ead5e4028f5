import type { Page } from '@playwright/test';
import { newPerson, type Person } from '../support/people.ts';
import { expect, expectAccessibleInBothThemes, expectSignedOut, signIn, test } from '../support/portal.ts';
import { codeNow, setUpStep } from '../support/secondStep.ts';

/** Signs in with email and password, without the second step. */
async function fillIn(page: Page, { email, password }: Person) {
  await page.getByLabel('Email ID').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function turnOn(page: Page) {
  await page.goto('/profile');
  const made = await setUpStep(page, page.getByRole('region', { name: 'Two-step sign-in' }));
  await expect(page.getByText('10 of 10 recovery codes are left.')).toBeVisible();
  return made;
}

test('someone turns on a second step, signs in with it and with a recovery code, and turns it off', {
  tag: '@engines',
}, async ({ page, request }) => {
  const person = await newPerson(request, { firstName: 'Toby', role: 'admin' });
  await signIn(page, person.email, person.password);
  const { secret, codes } = await turnOn(page);
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expectSignedOut(page);

  await page.goto('/job-applications');
  await fillIn(page, person);
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const right = [-1, 0, 1, 2].map((offset) => codeNow(secret, offset));
  const wrong = [1, 2, 3, 4, 5].map((digit) => String(digit).repeat(6)).find((code) => !right.includes(code));
  await page.getByLabel('Code').fill(wrong ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/^This code is wrong/)).toBeVisible();
  // The password alone opens nothing, even by going straight to a page.
  await page.goto('/job-applications');
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
  await page.getByLabel('Code').fill(codeNow(secret, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Job Applications' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Job Applications' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expectSignedOut(page);

  await page.goto('/profile');
  await fillIn(page, person);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0]?.toUpperCase() ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('9 of 10 recovery codes are left.')).toBeVisible();
  const card = page.getByRole('region', { name: 'Two-step sign-in' });
  await card.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(card.getByText('Off. You sign in with your password only.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expectSignedOut(page);
  await page.goto('/profile');
  await fillIn(page, person);
  await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible();
});
