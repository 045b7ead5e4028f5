import { newPerson } from '../support/people.ts';
import { expect, signIn, test } from '../support/portal.ts';

test('a test email reaches only its sender, with both parts', {
  tag: '@engines',
}, async ({ page, request }) => {
  const person = await newPerson(request);
  await signIn(page, person.email, person.password);
  await page.goto('/marketing-materials?type=email');
  const subject = page.getByLabel('Subject', { exact: true });
  await subject.fill(`Second sunrise for ${person.email}`.slice(0, 50));
  await page.getByRole('button', { name: 'Send test' }).click();
  await expect(page.getByText(`It's on its way to ${person.email}.`).first()).toBeVisible();

  const mails: { to: string; subject: string; html: string; text: string }[] = await (
    await request.get('/_dev/mail.json')
  ).json();
  const [mail] = mails.filter(({ to }) => to === person.email);
  expect(mail?.subject).toMatch(/^\[Test\] Second sunrise/);
  expect(mail?.html).toContain('<html');
  expect(mail?.text).toContain('Unsubscribe');
});

test("an email without a subject isn't sent, with the reason", async ({ page }) => {
  await signIn(page);
  await page.goto('/marketing-materials?type=email');
  await page.getByLabel('Subject', { exact: true }).fill('');
  await expect(page.getByText("This email doesn't have a subject.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send test' })).toHaveAttribute('aria-disabled', 'true');
});
