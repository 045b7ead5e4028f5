import { gzipSync } from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';
import { localSecretKey } from '../../../supabase/local/auth/keys.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from '../support/portal.ts';

const secret = { apikey: localSecretKey, authorization: `Bearer ${localSecretKey}` };
const resume = (name = 'My resume (final).pdf', size = 2_000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size)]),
});
let count = 0;
const someEmail = () => `applicant.${process.pid}.${Date.now()}.${count++}@example.com`;

async function open(page: Page, email = someEmail()) {
  await page.goto('/job-application');
  await page.getByLabel('First name').fill('Jo');
  await page.getByLabel('Last name').fill('Doe');
  await page.getByLabel('Email').fill(email);
  return email;
}
const submit = (page: Page) => page.getByRole('button', { name: 'Submit application' });
const stored = async (request: APIRequestContext, email: string): Promise<Record<string, string>[]> =>
  (
    await request.get(`/rest/v1/job_applications?email=eq.${encodeURIComponent(email)}`, {
      headers: secret,
    })
  ).json();

test('the page loads at most 75 KiB of JavaScript and nothing of the portal', async ({ page }) => {
  const scripts: Promise<number>[] = [];
  const others: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.m?js$/.test(pathname))
      scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    if (/^\/(rest|auth|functions)\//.test(pathname)) others.push(pathname);
  });
  await open(page);
  await page.getByLabel('Resume').setInputFiles(resume());
  expect(others).toEqual([]);
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeFocused();
  const total = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(50 * 1024);
  expect(total).toBeLessThanOrEqual(75 * 1024);
  expect(others).toEqual([
    '/functions/v1/application-ticket',
    '/functions/v1/check-resume',
    '/rest/v1/job_applications',
  ]);
});

test('someone applies by keyboard, with every answer, and gets a receipt of what was stored', {
  tag: ['@translated', '@engines'],
}, async ({ page, request }) => {
  const email = await open(page);
  await page.getByLabel('Email').press('Tab');
  await page.keyboard.type('(512) 555-0117');
  await page.keyboard.press('Tab');
  await page.getByLabel('Experience level').selectOption('mid');
  await page.getByLabel('Available start date').fill('2027-02-01');
  await page.getByLabel('Salary expectations').fill('85–95k');
  await page.getByLabel('Yes').press('Space');
  await page.getByLabel('Resume').setInputFiles(resume());
  await expect(page.getByText('My resume (final).pdf')).toBeVisible();
  await page.getByLabel('Salary expectations').press('Enter');
  await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeFocused();
  await expect(
    page.getByText("Thank you for your interest. We'll review your application and get back to you soon."),
  ).toBeVisible();
  await expect(page.getByText('My resume (final).pdf (2 KB)')).toBeVisible();

  const [record, ...more] = await stored(request, email);
  expect(more).toEqual([]);
  expect(record).toMatchObject({
    first_name: 'Jo',
    last_name: 'Doe',
    phone: '(512) 555-0117',
    experience_years: 'mid',
    available_start_date: '2027-02-01',
    salary_expectations: '85–95k',
    work_authorization: 'yes',
    status: 'new',
  });
  expect(record?.resume_url).toMatch(/^\d{13}_My resume \(final\)\.pdf$/);
  await expect(page.getByText(record?.reference ?? 'no reference')).toBeVisible();
  await expectAccessible(page);
});

test('someone switches to Spanish midway, applies, and comes back to Spanish', async ({ page, request }) => {
  const loaded: string[] = [];
  page.on('request', (made) => loaded.push(new URL(made.url()).pathname));
  const spanish = /\/messages\.es-[^/]+\.js$/;
  const email = await open(page);
  await page.getByLabel('Experience level').selectOption('senior');
  expect(loaded.filter((path) => spanish.test(path))).toEqual([]);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { name: 'Únase a nuestro equipo' })).toBeVisible();
  expect(loaded.filter((path) => spanish.test(path))).toHaveLength(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveTitle('Únase a nuestro equipo · Daybreak');
  await expect(page.getByLabel('Nombre')).toHaveValue('Jo');
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByRole('heading', { name: '¡Solicitud enviada!' })).toBeFocused();
  await expect(page.getByText('Nivel avanzado (8 años o más)')).toBeVisible();
  const [record] = await stored(request, email);
  expect(record).toMatchObject({ first_name: 'Jo', experience_years: 'senior', work_authorization: null });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Únase a nuestro equipo' })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Join Our Team' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a failure to load Spanish is shown in Spanish, and the form stays unchanged', async ({ page }) => {
  await page.route(/messages\.es-/, (route) => route.abort('connectionreset'));
  await open(page);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByText('No se pudo cargar el español.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Jo');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Join Our Team' })).toBeVisible();
});

test.describe('a browser that prefers Spanish', () => {
  test.use({ locale: 'es-MX' });
  test('opens in Spanish, or in English once chosen', async ({ page }) => {
    await page.goto('/job-application');
    await expect(page.getByRole('heading', { name: 'Únase a nuestro equipo' })).toBeVisible();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: 'Join Our Team' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Join Our Team' })).toBeVisible();
  });
});

test('problems are listed with the focus on the list, and answers survive a reload', {
  tag: '@engines',
}, async ({ page }) => {
  await open(page, 'jo at example');
  await page.getByLabel('Resume').setInputFiles(resume());
  await submit(page).click();
  await expect(page.getByText('Check one answer')).toBeVisible();
  await expect(page.locator('[role=alert]:focus')).toContainText('Enter an email address');
  await page.getByRole('link', { name: /^Enter an email address/ }).press('Enter');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Jo');
  await expect(page.getByLabel('Email')).toHaveValue('jo at example');
  await expect(page.getByText(/^Choose My resume \(final\)\.pdf again/)).toBeVisible();
});

test('a lost connection loses nothing: the next try sends one file and one record', async ({
  page,
  context,
  request,
}) => {
  const email = await open(page);
  const name = `broken-${process.pid}-${Date.now()}.pdf`;
  await page.getByLabel('Resume').setInputFiles(resume(name));
  await page.route('**/storage/v1/**', (route) => route.abort('connectionreset'), { times: 1 });
  await submit(page).click();
  await expect(page.getByText('Failed to upload resume')).toBeVisible();
  await page.route('**/rest/v1/job_applications', (route) => route.fulfill({ status: 500, body: '<html>' }), {
    times: 1,
  });
  await submit(page).click();
  await expect(page.getByText('Failed to submit application. Please try again.')).toBeVisible();
  await context.setOffline(true);
  await submit(page).click();
  await expect(page.getByText(/You're offline\. Your answers are saved in this browser/)).toBeVisible();
  await context.setOffline(false);
  // The request arrives, but its response is lost.
  await page.route(
    '**/rest/v1/job_applications',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await submit(page).click();
  await expect(page.getByText(/The connection was lost/)).toBeVisible();
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeVisible();

  expect(await stored(request, email)).toHaveLength(1);
  const files = await request.post('/storage/v1/object/list/resumes', {
    headers: secret,
    data: { prefix: '', limit: 1000 },
  });
  const names = ((await files.json()) as { name: string }[]).map((file) => file.name);
  expect(names.filter((each) => each.endsWith(name))).toHaveLength(1);
});

test("a Wi-Fi sign-in page in place of the response isn't taken for success", async ({ page }) => {
  await open(page);
  await page.route('**/rest/v1/job_applications', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Sign in to the Wi-Fi</h1>' }),
  );
  await submit(page).click();
  await expect(page.getByText('Failed to submit application. Please try again.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Jo');
});

test('a double click makes one record, and a bot that fills in every field makes none', async ({
  page,
  request,
}) => {
  const email = await open(page);
  await submit(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeVisible();
  expect(await stored(request, email)).toHaveLength(1);

  const trapped = await open(page);
  await page.locator('input[name=website]').fill('https://spam.example', { force: true });
  await submit(page).click();
  await expect(page.getByText('Failed to submit application. Please try again.')).toBeVisible();
  expect(await stored(request, trapped)).toHaveLength(0);
});

test('an upload shows its progress and can be canceled', async ({ page }) => {
  await open(page);
  await page.getByLabel('Resume').setInputFiles(resume('large.pdf', 3_000_000));
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  // Slow enough that the upload would outlast the test on any machine.
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 20_000,
  });
  await submit(page).click();
  const progress = page.getByRole('progressbar');
  await expect.poll(() => progress.getAttribute('value').then(Number)).toBeGreaterThan(0);
  expect(Number(await progress.getAttribute('value'))).toBeLessThan(1);
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByText('Upload canceled. Nothing was submitted.')).toBeVisible();
  await expect(page.getByText('large.pdf')).toBeVisible();
});

test('axe finds nothing on the form', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page);
  await expectAccessibleInBothThemes(page);
});
