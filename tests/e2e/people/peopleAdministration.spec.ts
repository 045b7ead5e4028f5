import { newPerson } from '../support/people.ts';
import { expect, expectAccessibleInBothThemes, signIn, test } from '../support/portal.ts';

test('a super admin adds someone, assigns a manager, and colleagues see it', async ({ page, request }) => {
  const admin = await newPerson(request, { firstName: 'Oona', role: 'super_admin' });
  const manager = await newPerson(request, { firstName: 'Quill', lastName: 'Marsh' });
  await signIn(page, admin.email, admin.password);
  await page.goto('/staff-directory');
  await page.getByRole('button', { name: 'Add person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a person' });
  await dialog.getByLabel(/First name/).fill('Renske');
  await dialog.getByLabel('Last name').fill('Vos');
  const address = `renske.${Date.now()}@daybreak.example`;
  await dialog.getByLabel(/Email/).fill(address);
  await dialog.getByLabel('Department').fill('Grading');
  await dialog.getByLabel('Start date').fill('2026-12-01');
  await dialog.getByLabel('Manager').fill(manager.email);
  await dialog.getByLabel('Send an invitation').uncheck();
  await dialog.getByLabel('Manager').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Renske Vos' })).toBeFocused();
  await expect(page.getByText('No account yet', { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('link', { name: /^Quill Marsh/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quill Marsh' })).toBeFocused();
  await page.getByRole('button', { name: 'Edit details' }).click();
  await page.getByLabel('Manager').fill(address);
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText(/This would make someone their own manager/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, manager.email, manager.password);
  await page.goto(`/staff-directory?q=${address}`);
  await page.getByRole('link', { name: 'More about Renske Vos' }).click();
  await expect(page.getByText('Grading')).toBeVisible();
  await expect(page.getByText('Dec 1, 2026')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit details' })).toHaveCount(0);
});

test('an invited person chooses a password and is signed in; the link works once', async ({
  page,
  request,
  browser,
}) => {
  const admin = await newPerson(request, { firstName: 'Petra', role: 'super_admin' });
  await signIn(page, admin.email, admin.password);
  await page.goto('/staff-directory');
  await page.getByRole('button', { name: 'Add person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a person' });
  const address = `tove.${Date.now()}@daybreak.example`;
  await dialog.getByLabel(/First name/).fill('Tove');
  await dialog.getByLabel(/Email/).fill(address);
  await dialog.getByRole('button', { name: 'Add to directory' }).click();
  await expect(page.getByText(`Invitation sent to ${address}`)).toBeVisible();

  const mails: { to: string; text: string }[] = await (await request.get('/_dev/mail.json')).json();
  const link = /https?:\S+\/invitation#\w+/.exec(mails.find(({ to }) => to === address)?.text ?? '')?.[0];
  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(link ?? '');
  await expect(theirs.getByText(`You'll sign in as ${address}.`)).toBeVisible();
  await expectAccessibleInBothThemes(theirs);
  await theirs.getByLabel('New Password', { exact: true }).fill('a-quiet-second-sunrise');
  await theirs.getByLabel('Confirm New Password', { exact: true }).fill('a-quiet-second-sunrise');
  await theirs.getByRole('button', { name: 'Update Password' }).click();
  await expect(theirs.getByRole('link', { name: 'Staff Directory' })).toBeVisible();
  await expect(theirs.getByRole('dialog', { name: 'Change Your Password' })).toHaveCount(0);

  const again = await (await browser.newContext()).newPage();
  await again.goto(link ?? '');
  await expect(again.getByText('This invitation was already used')).toBeVisible();
});

test('two super admins change the same entry: the second is told, loses nothing, and continues', async ({
  page,
  request,
  browser,
}) => {
  const first = await newPerson(request, { firstName: 'Una', role: 'super_admin' });
  const second = await newPerson(request, { firstName: 'Duo', role: 'super_admin' });
  const colleague = await newPerson(request, { firstName: 'Wanda' });
  const theirs = await (await browser.newContext()).newPage();
  for (const [admin, tab] of [
    [first, page],
    [second, theirs],
  ] as const) {
    await signIn(tab, admin.email, admin.password);
    await tab.goto(`/staff-directory?q=${colleague.email}`);
    await tab.getByRole('link', { name: 'More about Wanda Journey' }).click();
    await tab.getByRole('button', { name: 'Edit details' }).click();
    await expect(tab.getByLabel('Location')).toBeVisible();
  }

  await page.getByLabel('Location').fill('Austin');
  await page.getByLabel('Department').fill('Grading');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Grading')).toBeVisible();

  await theirs.getByLabel('Location').fill('Dallas');
  await theirs.getByLabel('Phone').fill('(512) 555-0188');
  await theirs.getByRole('button', { name: 'Save details' }).click();
  await expect(theirs.getByText(/Someone else changed this while you were editing/).first()).toBeVisible();
  await expect(theirs.getByLabel('Location')).toHaveValue('Dallas');
  await expect(theirs.getByLabel('Phone')).toHaveValue('(512) 555-0188');

  // As the message says: reload, look, and change it again.
  await theirs.reload();
  await expect(theirs.getByText('Austin', { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(theirs);
  await theirs.getByRole('button', { name: 'Edit details' }).click();
  await expect(theirs.getByLabel('Location')).toHaveValue('Dallas');
  await expect(theirs.getByLabel('Phone')).toHaveValue('(512) 555-0188');
  await expect(theirs.getByLabel('Department')).toHaveValue('Grading');
  await theirs.getByRole('button', { name: 'Save details' }).click();
  for (const text of ['Dallas', 'Grading', '(512) 555-0188'])
    await expect(theirs.getByText(text, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Dallas', { exact: true })).toBeVisible();
  await expect(page.getByText('Grading', { exact: true })).toBeVisible();
});
