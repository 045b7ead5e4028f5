import { execFileSync } from 'node:child_process';
import { headersOf, newPerson } from '../support/people.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, signIn, test } from '../support/portal.ts';
import { addPhotograph } from '../support/teamPictures.ts';

test("a team photo is added, approved, used in a colleague's poster, and blocks files once withdrawn", async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const title = `Crew ${process.pid}x${Date.now()}`;
  const [adder, admin, colleague] = [
    await newPerson(request, { firstName: 'Addi' }),
    await newPerson(request, { firstName: 'Appa', role: 'admin' }),
    await newPerson(request, { firstName: 'Cole' }),
  ];
  await signIn(page, adder.email, adder.password);
  await page.goto('/marketing-materials?view=pieces');
  await page.getByRole('link', { name: 'Team photos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Team Photos' })).toBeFocused();
  await addPhotograph(page, title);
  const card = page.getByRole('listitem').filter({ hasText: title });
  await expect(card).toContainText('Waiting for approval');
  await expectAccessibleInBothThemes(page);

  await signIn(page, colleague.email, colleague.password);
  await page.goto('/marketing-materials/team-photographs');
  await expect(page.getByText(/^\d+ photos?$/)).toBeVisible();
  await expect(card).toHaveCount(0);

  await signIn(page, admin.email, admin.password);
  await page.goto('/marketing-materials/team-photographs');
  await page.getByRole('button', { name: `Edit “${title}”` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /^Face 1: 30% from the left/ })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Last day of use').fill('2099-12-31');
  await dialog.getByRole('button', { name: 'Save photo' }).click();
  await expect(card).toContainText('Can be used until Dec 31, 2099');
  await page.getByRole('button', { name: `Approve “${title}”` }).click();
  await expect(card).toContainText('Approved');

  await signIn(page, colleague.email, colleague.password);
  await page.goto('/marketing-materials?type=poster');
  await page.getByRole('combobox', { name: 'Theme' }).click();
  await page.getByRole('option', { name: /image/i }).click();
  await page.getByRole('button', { name: 'Choose picture' }).first().click();
  await dialog.getByRole('searchbox', { name: 'Search pictures' }).fill('zeppelin');
  const group = dialog.getByRole('group', { name: 'Team photos' });
  await expect(group.getByRole('option')).toHaveCount(1);
  await expectAccessible(page);
  await group.getByRole('option', { name: title }).click();
  await expect(page.getByText('Photo: Ana Reyes. Can be used until December 31, 2099.')).toBeVisible();

  const download = async () => {
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    await dialog.getByRole('radio', { name: 'Print PDF', exact: true }).click();
  };
  await download();
  const arriving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await (await arriving).path();
  // The added photograph, cropped: the poster's own is wider.
  expect(execFileSync('pdfimages', ['-list', file], { encoding: 'utf8' })).toMatch(/ image +1600 /);

  // After it's withdrawn, the piece keeps its copy, but no files are made with it.
  const headers = await headersOf(page.request, admin);
  const [found] = await (
    await request.get(`/rest/v1/team_pictures?select=id&title=eq.${encodeURIComponent(title)}`, { headers })
  ).json();
  await request.post('/rest/v1/rpc/withdraw_team_picture', { headers, data: { picture: found.id } });
  await page.reload();
  await download();
  await expect(dialog.getByText(/this team photo was withdrawn/i)).toBeVisible();
  await expect(dialog.getByText(/Choose a different picture, or ask an administrator/)).toBeVisible();
});
