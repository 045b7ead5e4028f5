import { newPerson } from '../support/people.ts';
import { expect, expectSignedOut, signIn, signInByForm, test } from '../support/portal.ts';

test('someone who forgot to sign out on another device does it from here', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const { email, password } = await newPerson(request, { firstName: 'Piet' });
  const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(elsewhere, email, password);
  await elsewhere.goto('/profile');
  await signIn(page, email, password);
  await page.goto('/profile');
  const card = page.getByRole('region', { name: "Where you're signed in" });
  await expect(card.getByRole('listitem')).toHaveCount(2);
  await expect(card.getByText('This device')).toBeVisible();
  await card.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(card.getByText("You're not signed in anywhere else.")).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveCount(1);
  await elsewhere.reload();
  await expect(elsewhere.getByLabel('Email ID')).toBeVisible();
  await expect(elsewhere.getByLabel('First name')).toHaveCount(0);
  await elsewhere.context().close();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Piet');
});

test('someone ends one of several sessions, and the others continue', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const { email, password } = await newPerson(request, { firstName: 'Paula' });
  const [endedPage, otherPage] = await Promise.all(
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1', undefined].map(
      async (userAgent) =>
        (await browser.newContext({ baseURL: baseURL ?? '', ...(userAgent ? { userAgent } : {}) })).newPage(),
    ),
  );
  if (!endedPage || !otherPage) throw new Error('Two more browsers are needed.');
  for (const elsewhere of [endedPage, otherPage]) await signInByForm(elsewhere, email, password);
  await signInByForm(page, email, password);
  await page.goto('/profile');
  const card = page.getByRole('region', { name: "Where you're signed in" });
  await expect(card.getByRole('listitem')).toHaveCount(3);
  await card.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(card.getByRole('listitem')).toHaveCount(2);
  await endedPage.goto('/profile');
  await expect(endedPage.getByLabel('Email ID')).toBeVisible();
  await otherPage.goto('/profile');
  await expect(otherPage.getByLabel('First name')).toHaveValue('Paula');
  for (const elsewhere of [endedPage, otherPage]) await elsewhere.context().close();
});

test('changing the password requires the current one and ends the other sessions', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const { email, password } = await newPerson(request, { firstName: 'Petra' });
  const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(elsewhere, email, password);
  await signIn(page, email, password);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('Current Password').fill('not-the-password');
  await dialog.getByLabel('New Password', { exact: true }).fill('another-Sunrise-7');
  await dialog.getByLabel('Confirm New Password').fill('another-Sunrise-7');
  await dialog.getByRole('button', { name: 'Update Password' }).click();
  await expect(dialog.getByText("This isn't your current password.")).toBeVisible();
  await dialog.getByLabel('Current Password').fill(password);
  await dialog.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Your password has been updated successfully!').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Petra');

  await elsewhere.goto('/profile');
  await expect(elsewhere.getByLabel('Email ID')).toBeVisible();
  await expect(elsewhere.getByLabel('First name')).toHaveCount(0);
  await elsewhere.context().close();

  await page.getByRole('button', { name: 'Sign Out' }).last().click();
  await expectSignedOut(page);
  await signInByForm(page, email, 'another-Sunrise-7');
  await expect(page.getByRole('heading', { name: /Petra! Welcome back\.$/ })).toBeVisible();
});
