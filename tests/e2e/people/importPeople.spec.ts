import { readFileSync } from 'node:fs';
import { newPerson } from '../support/people.ts';
import { expect, expectAccessibleInBothThemes, signIn, test } from '../support/portal.ts';

test('a super admin previews a file of people, imports the valid rows, and exports the directory', async ({
  page,
  request,
}) => {
  const admin = await newPerson(request, { firstName: 'Impa', role: 'super_admin' });
  const colleague = await newPerson(request, { firstName: 'Imre' });
  const fresh = `fresh.${process.pid}.${Date.now()}@daybreak.example`;
  await signIn(page, admin.email, admin.password);
  await page.goto('/staff-directory');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog');
  // As Excel saves it where commas are the decimal separator: UTF-16, semicolons.
  const table = [
    'E-mail;First name;Department;Start date;Manager',
    `${fresh};Zoë;Rooftops;11/2/2026;${admin.email}`,
    `${colleague.email};Imre;Rooftops;;${fresh}`,
    'nobody;No;;;',
  ].join('\r\n');
  const file = {
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\ufeff${table}\r\n`, 'utf16le'),
  };
  await dialog.getByLabel('Choose a CSV file').last().setInputFiles(file);
  // 11/2 could be in November or in February.
  await dialog.getByRole('combobox', { name: 'Dates in “Start date”' }).click();
  await page.getByRole('option', { name: /^Month first/ }).click();
  await expect(dialog.getByText('1 to add, 1 to change, 0 unchanged, 1 with errors')).toBeVisible();
  await expect(dialog.getByRole('cell', { name: 'November 2, 2026' })).toBeVisible();
  await expect(dialog.getByText("This isn't a valid email address.")).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('checkbox', { name: 'Skip rows with errors' }).click();
  await expect(dialog.getByText('1 to add, 1 to change, 0 unchanged, 0 with errors')).toBeVisible();

  // When the connection breaks, nothing is written, and the checked rows stay.
  await page.route('**/rpc/import_people', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Import 2 people' }).click();
  await expect(dialog.getByText(/^The server isn't responding/)).toBeVisible();
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Import 2 people' }).click();
  await expect(page.getByText('2 people imported').first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill(fresh);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Zoë');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^staff-directory-\d{4}-\d\d-\d\d\.csv$/);
  const csv = readFileSync(await download.path(), 'utf8');
  expect(csv).toContain(
    `"${fresh}","Zoë","","","","Rooftops","","","2026-11-02","${admin.email}","Staff Member"`,
  );
});

test('previewing 2,000 people writes nothing', async ({ page, request }) => {
  const admin = await newPerson(request, { firstName: 'Bulka', role: 'super_admin' });
  await signIn(page, admin.email, admin.password);
  await page.goto('/staff-directory');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog');
  const rows = Array.from(
    { length: 2_000 },
    (_, index) => `bulk.${process.pid}.${index}@daybreak.example,Person ${index},${admin.email}`,
  );
  await dialog
    .getByLabel('Choose a CSV file')
    .last()
    .setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Email,First name,Manager', ...rows].join('\n')),
    });
  // A generous limit for a busy machine; the benchmark measures the duration.
  await expect(dialog.getByText('2,000 to add, 0 to change, 0 unchanged, 0 with errors')).toBeVisible({
    timeout: 120_000,
  });
  await page.keyboard.press('Escape');
  await page.goto(`/staff-directory?q=bulk.${process.pid}`);
  await expect(page.getByText('No one found')).toBeVisible();
});
