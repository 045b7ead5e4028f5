import type { APIRequestContext, Browser } from '@playwright/test';
import { localSecretKey } from '../../../supabase/local/auth/keys.ts';
import { mailTo, newApplication } from '../support/applications.ts';
import { newPerson } from '../support/people.ts';
import { expect, expectAccessibleInBothThemes, signIn, test } from '../support/portal.ts';

type Application = Awaited<ReturnType<typeof newApplication>>;

/** Opens the application as a reviewer in another browser, where it's marked as changed by the applicant. */
async function reviewed(
  browser: Browser,
  request: APIRequestContext,
  application: Application,
  role: 'admin' | 'super_admin',
) {
  const reviewer = await newPerson(request, { firstName: 'Rev', role });
  const review = await (await browser.newContext()).newPage();
  await signIn(review, reviewer.email, reviewer.password);
  await review.goto(`/job-applications?q=${application.last_name}`);
  await review.getByRole('button', { name: `Jo ${application.last_name}` }).click();
  await expect(review.getByText(/by the applicant$/)).toBeVisible();
  return review;
}

test('an applicant corrects and withdraws the application by the link in its confirmation', async ({
  page,
  request,
  browser,
}) => {
  const application = await newApplication(request);
  await page.goto(application.link);
  await expect(page.getByText(application.reference)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Edit application' }).click();
  await page.getByLabel('Phone').fill('555-0177');
  await page.reload();
  await expect(page.getByLabel('Phone')).toHaveValue('555-0177');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Save corrections' }).click();
  await expect(page.getByText('Your application was updated').first()).toBeVisible();
  await expect(page.getByText('555-0177')).toBeVisible();

  const review = await reviewed(browser, request, application, 'admin');

  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('button', { name: 'Withdraw and delete' }).click();
  await expect(page.getByText('Your application was withdrawn')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your application was withdrawn')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await review.goto(`/job-applications?q=${application.last_name}`);
  await expect(review.getByText(/No application/)).toBeVisible();
  await review.context().close();
});

test('an applicant replaces the resume by the link, and reviewers and the audit trail see it', async ({
  page,
  request,
  browser,
}) => {
  const application = await newApplication(request);
  await page.goto(application.link);
  const pdf = (name: string, content = '%PDF-1.7') => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(content),
  });
  const send = async (name: string) => {
    await page.getByLabel('Resume', { exact: true }).setInputFiles(pdf(name));
    await page.getByRole('button', { name: 'Send resume' }).click();
    await expect(page.getByText('Resume sent').first()).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: name })).toBeVisible();
  };
  await page.getByRole('button', { name: 'Add a resume' }).click();
  await page.getByLabel('Resume', { exact: true }).setInputFiles(pdf('Program.pdf', 'MZ'));
  await expect(page.getByText('Please upload a PDF or DOC file')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await send('First resume.pdf');
  await page.getByRole('button', { name: 'Replace resume' }).click();
  await send('Second resume.pdf');
  await page.reload();
  await expect(page.getByText('Second resume.pdf')).toBeVisible();

  const review = await reviewed(browser, request, application, 'super_admin');
  await expect(review.getByText('Second resume.pdf')).toBeVisible();
  await review.goto(`/audit-trail?q=${application.reference}`);
  await expect(review.getByRole('row').filter({ hasText: /Changed: .*resume/ })).toHaveCount(2);
  await expect(review.getByText('Second resume.pdf')).toHaveCount(0);
  await review.context().close();

  // Withdrawn in another tab while this one has the form open.
  await page.getByRole('button', { name: 'Replace resume' }).click();
  const tab = await page.context().newPage();
  await tab.goto(application.link);
  await tab.getByRole('button', { name: 'Withdraw' }).click();
  await tab.getByRole('button', { name: 'Withdraw and delete' }).click();
  await expect(tab.getByText('Your application was withdrawn')).toBeVisible();
  await page.getByLabel('Resume', { exact: true }).setInputFiles(pdf('Third resume.pdf'));
  await page.getByRole('button', { name: 'Send resume' }).click();
  await expect(page.getByText('Your application was withdrawn')).toBeVisible();
});

test('a new resume shows its progress, can be canceled, and survives a lost network', async ({
  page,
  request,
}) => {
  const application = await newApplication(request);
  await page.goto(application.link);
  await page.getByRole('button', { name: 'Add a resume' }).click();
  const field = page.getByLabel('Resume', { exact: true });
  const send = page.getByRole('button', { name: 'Send resume' });
  const choose = async (name: string, size = 8) => {
    await field.setInputFiles({
      name,
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'.padEnd(size, ' ')),
    });
    await expect(page.getByText(name)).toBeVisible();
  };
  await choose('large.pdf', 3_000_000);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const throttle = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  // Slow enough that the upload would outlast the test on any machine.
  await throttle(20_000);
  await send.click();
  const progress = page.getByRole('progressbar');
  await expect.poll(() => progress.getAttribute('value').then(Number)).toBeGreaterThan(0);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByText(/^Upload canceled\. Nothing changed/)).toBeVisible();
  await expect(page.getByText('large.pdf')).toBeVisible();
  await expect(send).toBeFocused();
  await throttle(-1);

  await page.route('**/storage/v1/**', (route) => route.abort('connectionreset'), { times: 1 });
  await send.click();
  await expect(page.getByRole('note').getByText(/^The connection was lost\. Your file/)).toBeVisible();
  // The request arrives, but its response is lost.
  await page.route(
    '**/storage/v1/**',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await send.click();
  await expect(page.getByRole('note').getByText(/^The connection was lost\. Your file/)).toBeVisible();
  // After the server rejects a file, it's no longer selected.
  await page.route(
    '**/storage/v1/**',
    (route) => route.fulfill({ status: 413, json: { statusCode: '413', error: 'Payload too large' } }),
    { times: 1 },
  );
  await send.click();
  await expect(page.getByText('File size must be less than 10MB')).toBeVisible();
  await expect(send).toBeDisabled();
  await choose('large.pdf', 3_000_000);
  await send.click();
  await expect(page.getByText('Resume sent').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('large.pdf')).toBeVisible();
});

test('someone who applies in Spanish is answered in Spanish, by email and on the linked page', async ({
  page,
  request,
}) => {
  const family = `Idioma${process.pid}x${Date.now()}`;
  await page.goto('/job-application');
  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByLabel('Nombre').fill('Jo');
  await page.getByLabel('Apellido').fill(family);
  await page.getByLabel('Correo electrónico').fill(`${family}@example.com`);
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByRole('heading', { name: '¡Solicitud enviada!' })).toBeVisible();

  const headers = { apikey: localSecretKey, authorization: `Bearer ${localSecretKey}` };
  await request.post('/functions/v1/mail-applications', { headers, data: {} });
  const mail = await mailTo(request, `${family}@example.com`);
  expect(mail.subject).toMatch(/^Su solicitud a Daybreak/);
  await page.goto(/\/my-application\S+/.exec(mail.text)?.[0] ?? '');
  await expect(page.getByRole('heading', { name: 'Su solicitud' })).toBeVisible();
  await expect(page.getByText(family, { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('an invalid link leads to no application', async ({ page }) => {
  await page.goto(`/my-application#${'a'.repeat(64)}`);
  await expect(page.getByText("This link doesn't work")).toBeVisible();
});

test('a reviewer turns off notices of new applications', async ({ page, request }) => {
  const reviewer = await newPerson(request, { firstName: 'Quiet', role: 'admin' });
  await signIn(page, reviewer.email, reviewer.password);
  await page.goto('/profile');
  const choice = page.getByRole('checkbox', { name: 'New job applications' });
  await expect(choice).toBeChecked();
  await choice.click();
  await expect(page.getByText("You won't get emails about new applications").first()).toBeVisible();
  const mailCount = async () => {
    const mails: { to: string }[] = await (await request.get('/_dev/mail.json')).json();
    return mails.filter(({ to }) => to === reviewer.email).length;
  };
  // The schedule may have sent notices of other applications before they were turned off.
  const before = await mailCount();
  await newApplication(request);
  expect(await mailCount()).toBe(before);
  await page.reload();
  await expect(choice).not.toBeChecked();
});
