import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { localSecretKey } from '../../../supabase/local/auth/keys.ts';
import { newPerson } from '../support/people.ts';
import { expect, expectAccessible, signIn, test } from '../support/portal.ts';

const secret = { apikey: localSecretKey, authorization: `Bearer ${localSecretKey}` };

test('what an applicant sends is found, read, noted, exported and deleted by an administrator', async ({
  page,
  request,
}) => {
  const family = `Journey${process.pid}x${Date.now()}`;
  await page.goto('/job-application');
  await page.getByLabel('First name').fill('=Jo');
  await page.getByLabel('Last name').fill(family);
  await page.getByLabel('Email').fill(`${family}@example.com`);
  await page.getByLabel('Resume').setInputFiles({
    name: `R&D ${family}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 words of the resume'),
  });
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByText(`${family}.pdf (28 bytes)`)).toBeVisible();

  const admin = await newPerson(request, { firstName: 'Reva', role: 'admin' });
  await signIn(page, admin.email, admin.password);
  await page.goto('/');
  await page.getByRole('link', { name: 'Job Applications' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill(family);
  await page.getByRole('button', { name: `=Jo ${family}` }).click();
  const dialog = page.getByRole('dialog', { name: `=Jo ${family}` });
  await expect(dialog.getByText(`${family}.pdf`)).toBeVisible();
  await expectAccessible(page);

  const signing = page.waitForResponse((each) => each.url().includes('/object/sign/'));
  const resumeComing = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download resume' }).click();
  const resume = await resumeComing;
  expect(resume.suggestedFilename()).toBe(`R&D ${family}.pdf`);
  expect(readFileSync(await resume.path(), 'utf8')).toBe('%PDF-1.7 words of the resume');
  expect(page.context().pages()).toHaveLength(1);
  const answer = (await (await signing).json()) as { signedURL: string };
  const link = new URL(`/storage/v1${answer.signedURL}`, page.url()).href;
  const file = await (await page.context().browser()?.newContext())?.request.get(link);
  expect(await file?.text()).toBe('%PDF-1.7 words of the resume');
  expect(file?.headers()['content-type']).toBe('application/pdf');

  await dialog.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Contacted' }).click();
  await expect(page.getByText('Status changed').first()).toBeVisible();
  await dialog.getByLabel('New note').fill('Calls back on Monday.');
  await page.reload();
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Note added').first()).toBeVisible();
  await page.reload();
  await expect(dialog.getByRole('listitem')).toContainText(/Calls back on Monday\.\s*Reva Journey, /);
  await expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveText('Contacted');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^job-applications-\d{4}-\d\d-\d\d\.csv$/);
  const csv = readFileSync(await download.path(), 'utf8');
  expect(csv.split('\r\n')).toHaveLength(3);
  expect(csv).toContain(`"'=Jo","${family}"`);

  await page.getByRole('button', { name: `=Jo ${family}` }).click();
  await dialog.getByRole('button', { name: 'Delete application' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^0 (of|applications)/ })).toBeVisible();
  const rows = await request.get(`/rest/v1/job_applications?last_name=eq.${family}`, { headers: secret });
  expect(await rows.json()).toEqual([]);
  const files = await request.post('/storage/v1/object/list/resumes', {
    headers: secret,
    data: { prefix: '', limit: 1000, search: family },
  });
  expect(((await files.json()) as { name: string }[]).filter(({ name }) => name.includes(family))).toEqual(
    [],
  );
  expect((await request.get(link)).ok()).toBe(false);
});

test('staff are told that they have no access, and no link leads there', async ({ page }) => {
  await signIn(page);
  await page.goto('/job-applications');
  await expect(page.getByRole('heading', { name: "You don't have access to this page" })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Job Applications' })).toHaveCount(0);
  await expectAccessible(page);
});

test('an administrator corrects an application, and the page shows who did', async ({ page, request }) => {
  const family = `Corrected${process.pid}x${Date.now()}`;
  await request.post('/rest/v1/job_applications', {
    headers: secret,
    data: { first_name: 'Jo', last_name: family, email: `${family}@example.com` },
  });
  const admin = await newPerson(request, { firstName: 'Cora', role: 'admin' });
  await signIn(page, admin.email, admin.password);
  await page.goto(`/job-applications?q=${family}`);
  await page.getByRole('button', { name: `Jo ${family}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Edit details' }).click();
  await dialog.getByLabel('First name').fill('Joan');
  await dialog.getByLabel('Available start date').fill('2027-01-04');
  await expectAccessible(page);
  await page.reload();
  await expect(dialog.getByLabel('First name')).toHaveValue('Joan');
  await dialog.getByRole('combobox', { name: 'Experience level' }).click();
  await page.getByRole('option', { name: /^Senior/ }).click();
  await dialog.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Details saved').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog', { name: `Joan ${family}` })).toBeVisible();
  await expect(dialog.getByText('Jan 4, 2027')).toBeVisible();
  await expect(dialog.getByText(/^Senior level/)).toBeVisible();
  await expect(dialog.getByText(/ by Cora Journey$/)).toBeVisible();
});

test("a change that the server doesn't make is shown as failed", async ({ page, request }) => {
  const family = `Refused${process.pid}x${Date.now()}`;
  await request.post('/rest/v1/job_applications', {
    headers: secret,
    data: { first_name: 'Jo', last_name: family, email: `${family}@example.com` },
  });
  const admin = await newPerson(request, { firstName: 'Rosa', role: 'super_admin' });
  await signIn(page, admin.email, admin.password);
  await page.goto(`/job-applications?q=${family}`);
  await page.getByRole('button', { name: `Jo ${family}` }).click();
  // Row-level security returns this when it leaves no row to change.
  await page.route('**/rest/v1/job_applications?id=*', (route) => route.fulfill({ json: [] }));
  await page.route('**/rest/v1/rpc/review_applications', (route) =>
    route.fulfill({ status: 403, json: { code: '42501', message: 'Nothing changed.' } }),
  );
  const dialog = page.getByRole('dialog', { name: `Jo ${family}` });
  await dialog.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Closed' }).click();
  await expect(page.getByText('Failed to change the status').first()).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveText('New');
  await dialog.getByRole('button', { name: 'Delete application' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText(/^Failed to delete the application/).first()).toBeVisible();
});

test('applications print one per sheet, and several get a status in one action', async ({
  page,
  request,
}) => {
  const family = `Paper${process.pid}x${Date.now()}`;
  for (const first of ['Ann', 'Ben']) {
    const answer = await request.post('/rest/v1/job_applications', {
      headers: secret,
      data: { first_name: first, last_name: family, email: `${first}.${family}@example.com` },
    });
    expect(answer.ok()).toBe(true);
  }
  const admin = await newPerson(request, { firstName: 'Pria', role: 'admin' });
  await signIn(page, admin.email, admin.password);
  await page.goto(`/job-applications?q=${family}`);
  await page.getByRole('checkbox', { name: 'Select all shown' }).press('Space');
  const bar = page.getByRole('region', { name: 'Selected applications' });
  await expect(bar).toContainText('2 selected');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Set status' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Reviewing' })).toHaveCount(2);
  await expect(bar).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Select all shown' }).press('Space');
  await bar.getByRole('link', { name: 'Print view' }).click();
  await expect(page.getByRole('article', { name: `Ben ${family}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Printable applications' })).toBeFocused();
  await expectAccessible(page);
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const sheets = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' }).split(
    '\f',
  );
  expect(sheets.filter((sheet) => sheet.includes(family))).toHaveLength(2);
  expect(sheets.join('')).not.toContain('Back to the applications');
  await page.getByRole('link', { name: 'Back to the applications' }).click();
  await expect(page.getByRole('button', { name: `Ann ${family}` })).toBeVisible();
});

test('a reviewer writes to an applicant, who gets it, and the email is kept as a note', async ({
  page,
  request,
}) => {
  const family = `Letter${process.pid}x${Date.now()}`;
  const address = `${family}@example.com`.toLowerCase();
  await request.post('/rest/v1/job_applications', {
    headers: secret,
    data: { first_name: 'Jo', last_name: family, email: address },
  });
  const admin = await newPerson(request, { firstName: 'Lena', role: 'admin' });
  await signIn(page, admin.email, admin.password);
  await page.goto(`/job-applications?q=${family}`);
  await page.getByRole('button', { name: `Jo ${family}` }).click();
  await page.getByRole('button', { name: 'Email the applicant' }).click();
  const letter = page.getByRole('dialog', { name: `Email Jo ${family}` });
  await expect(letter.getByText(address)).toBeVisible();
  const subject = await letter.getByLabel('Subject').inputValue();
  await letter.getByLabel('Message').fill('Hello Jo,\n\nwhen could we <call> you?');
  await expectAccessible(page);
  // The response is lost; the second try doesn't send again.
  await page.route('**/functions/v1/write-to-applicant', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await letter.getByRole('button', { name: 'Send email' }).click();
  await expect(letter.getByText(/^The server isn't responding/)).toBeVisible();
  await page.unrouteAll();
  await letter.getByRole('button', { name: 'Send email' }).click();
  await expect(page.getByText('Email sent').first()).toBeVisible();
  await expect(page.getByRole('dialog').getByText(/when could we <call> you\?/)).toBeVisible();
  const mails = (await (await request.get('/_dev/mail.json')).json()) as {
    to: string;
    subject: string;
    text: string;
    html: string;
  }[];
  // The application's confirmation may have gone to the same address by now.
  const sent = mails.filter((mail) => mail.to === address && mail.subject === subject);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toBe('Hello Jo,\n\nwhen could we <call> you?\n');
  expect(sent[0]?.html).toContain('when could we &#60;call&#62; you?');
});
