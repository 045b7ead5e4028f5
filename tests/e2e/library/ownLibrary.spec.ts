import { execFileSync } from 'node:child_process';
import { newPerson } from '../support/people.ts';
import { asPerson, made } from '../support/pieces.ts';
import { expect, signIn, test } from '../support/portal.ts';

// A user's own library: exported as a file, deleted, or handed over when an administrator deactivates them.

test('someone exports their library as a ZIP that other programs read, and deletes all of it', async ({
  page,
  request,
}) => {
  const person = await newPerson(request, { firstName: 'Zora' });
  const call = await asPerson(request, person);
  const fair = made('Spring fair: Halle 4', 'Bring your inverters');
  await call('create_piece', fair);
  await call('save_piece', {
    piece: fair.piece,
    base_revision: 1,
    changed: { title: 'Bring your old inverters' },
    mutation: crypto.randomUUID(),
  });
  await call('keep_version', { piece: fair.piece });
  const trashed = made('Fall fair', 'Bring your batteries');
  await call('create_piece', trashed);
  await call('bin_pieces', { pieces: [trashed.piece] });

  await signIn(page, person.email, person.password);
  await page.goto('/profile');
  await expect(page.getByText('You have 1 piece, and 1 more in the trash.')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^daybreak-library-\d{4}-\d\d-\d\d\.zip$/);
  const zip = await download.path();
  execFileSync('unzip', ['-tq', zip]);
  const read = (file: string) =>
    JSON.parse(execFileSync('unzip', ['-p', zip, file.replaceAll(/[[\]*?]/g, '\\$&')], { encoding: 'utf8' }));
  const { pieces } = read('manifest.json');
  expect(pieces).toHaveLength(2);
  const entry = pieces.find((each: { name: string }) => each.name === fair.piece_name);
  expect(entry).toMatchObject({ designer: 'poster', versions: 2, inTheBinSince: null });
  expect(read(entry.file)).toMatchObject({
    name: fair.piece_name,
    draft: { title: 'Bring your old inverters' },
    versions: [
      { draft: { title: 'Bring your inverters' } },
      { draft: { title: 'Bring your old inverters' } },
    ],
  });

  await page.getByRole('button', { name: 'Delete all my pieces' }).click();
  const sure = page.getByRole('dialog', { name: 'Delete all your pieces?' });
  await sure.getByLabel('Type DELETE to confirm').fill('DELETE');
  await sure.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('2 pieces deleted for good.').first()).toBeVisible();
  await expect(page.getByText('You have 0 pieces.')).toBeVisible();
  await page.goto('/marketing-materials?view=pieces&shelf=bin');
  await expect(page.getByRole('heading', { level: 1, name: 'Your pieces' })).toBeVisible();
  await expect(page.getByText('Fall fair')).toHaveCount(0);
});

test('deactivating someone hands their pieces over to a colleague', async ({ page, request }) => {
  const admin = await newPerson(request, { firstName: 'Adele', role: 'super_admin' });
  const leaver = await newPerson(request, { firstName: 'Lenn' });
  const heirName = `Erb ${crypto.randomUUID().slice(0, 8)}`;
  const heir = await newPerson(request, { firstName: 'Heidi', lastName: heirName });
  const call = await asPerson(request, leaver);
  const piece = made('Year book', 'Written by Lenn');
  await call('create_piece', piece);

  await signIn(page, admin.email, admin.password);
  await page.goto(`/staff-directory?q=${leaver.email}`);
  await page.getByRole('button', { name: /^Access for Lenn/ }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  const leaving = page.getByRole('dialog');
  await expect(leaving.getByText(/has 1 piece in the library/)).toBeVisible();
  await leaving.getByRole('combobox', { name: 'Hand over to' }).click();
  await page.getByRole('option', { name: new RegExp(`Heidi ${heirName}`) }).click();
  await leaving.getByRole('button', { name: 'Hand over 1 piece' }).click();
  await expect(leaving.getByText(/^1 piece handed over to Heidi/)).toBeVisible();
  await leaving.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('No one found')).toBeVisible();

  // The colleague can now edit or delete it.
  const asHeir = await asPerson(request, heir);
  await asHeir('save_piece', {
    piece: piece.piece,
    base_revision: 1,
    changed: { title: 'Finished by Heidi' },
    mutation: crypto.randomUUID(),
  });
  await asHeir('bin_pieces', { pieces: [piece.piece] });
});
