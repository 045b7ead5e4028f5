import type { Page } from '@playwright/test';
import { newPerson, type Person } from '../support/people.ts';
import { elsewhere, saveAs, state } from '../support/pieces.ts';
import { expect, signIn, test } from '../support/portal.ts';

// A piece after its designer: saved, opened elsewhere, overwritten, shared, restored.

const poster = '/marketing-materials?type=poster';
const title = (page: Page) => page.getByLabel('Title', { exact: true });

/**
 * Starts a poster once the library has loaded: text typed before would become an earlier draft, and move over by
 * itself.
 */
async function begin(page: Page, words: string) {
  await page.goto(poster);
  await expect(state(page, 'In this browser for now')).toBeVisible();
  await title(page).fill(words);
}

/** Signs in, and starts and saves a piece that has room for a picture. */
async function beginWithPicture(page: Page, { email, password }: Person) {
  await signIn(page, email, password);
  await begin(page, 'Bring us your panels');
  await page.getByRole('combobox', { name: 'Theme' }).click();
  await page.getByRole('option', { name: /^Image/ }).click();
  await saveAs(page, 'Spring fair');
}

test('a named piece is saved by itself, is the same on another computer, and waits here while the server is down', {
  tag: '@engines',
}, async ({ page, browser, baseURL, request }) => {
  const person = await newPerson(request);
  await signIn(page, person.email, person.password);
  await begin(page, 'Bring us your panels');
  await saveAs(page, 'Spring fair');
  await title(page).fill('Bring us your old panels');

  const other = await elsewhere(browser, baseURL, person);
  await expect(async () => {
    await other.goto(page.url());
    await expect(title(other)).toHaveValue('Bring us your old panels', { timeout: 3_000 });
  }).toPass();

  await page.route(/\/(rest|functions)\/v1\//, (route) => route.abort('connectionrefused'));
  await title(page).fill('Typed while nobody answered');
  await expect(state(page, 'In this browser for now')).toBeVisible();
  await page.unroute(/\/(rest|functions)\/v1\//);
  await expect(state(page, 'Saved')).toBeVisible({ timeout: 45_000 });
  await other.reload();
  await expect(title(other)).toHaveValue('Typed while nobody answered');
  await other.context().close();

  // Leaving stores the saved look, which a brand update compares with.
  const stored = page.waitForResponse(/\/rpc\/save_look$/);
  await page.getByRole('link', { name: 'Marketing Center' }).first().click();
  expect(await (await stored).json()).toBe(true);
  await page.goto('/marketing-materials/brand-update');
  await page.getByRole('button', { name: 'Check saved pieces' }).click();
  await expect(page.getByText('1 piece looks the same.')).toBeVisible();
});

test("a piece shows its added picture on another computer, and waits while pictures can't be stored", async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const person = await newPerson(request);
  await beginWithPicture(page, person);

  // A gateway returns this when the server behind it doesn't respond.
  const bucket = /\/functions\/v1\/store-picture|\/storage\/v1\/object\/piece-pictures/;
  const down = (each: Page) =>
    each.route(bucket, (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }));
  await down(page);
  await page.locator('#images input[type=file]').setInputFiles('packages/media/assets/images/warehouse.jpg');
  const chosen = page.getByRole('group', { name: 'Picture' }).getByText('warehouse.jpg');
  await expect(chosen).toBeVisible();
  await title(page).fill('With a picture of our own');
  await expect(state(page, 'In this browser for now')).toBeVisible();
  await page.unroute(bucket);
  await expect(state(page, 'Saved')).toBeVisible({ timeout: 45_000 });

  const other = await elsewhere(browser, baseURL, person);
  await down(other);
  await other.goto(page.url());
  await expect(title(other)).toHaveValue('With a picture of our own');
  await expect(
    other.getByText("The picture you chose isn't saved in this browser.", { exact: false }),
  ).toBeVisible();
  await other.unroute(bucket);
  await other.reload();
  await expect(other.getByText('Picture of the piece').first()).toBeVisible();
  await other.context().close();
});

test('a picture added before the library loads goes to the open piece, and survives a reload', async ({
  page,
  request,
}) => {
  await beginWithPicture(page, await newPerson(request));
  await expect(state(page, 'Saved')).toBeVisible();

  const library = /\/LibraryBar[^/]*\.js/;
  const { promise: added, resolve: release } = Promise.withResolvers<void>();
  let heldRequests = 0;
  await page.route(library, async (route) => {
    heldRequests++;
    await added;
    await route.continue();
  });
  await page.reload();
  await expect.poll(() => heldRequests).toBeGreaterThan(0);
  await page.locator('#images input[type=file]').setInputFiles('packages/media/assets/images/warehouse.jpg');
  await expect(page.locator('#images').getByText('warehouse.jpg').first()).toBeVisible();
  release();
  const chosen = page.getByRole('group', { name: 'Picture' }).getByText('warehouse.jpg');
  await expect(chosen).toBeVisible();
  await expect(state(page, 'Saved')).toBeVisible({ timeout: 45_000 });
  await page.unroute(library);
  await page.reload();
  await expect(chosen).toBeVisible();
});

test('a value overwritten unseen is shown with its author, and restored', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const owner = await newPerson(request, { firstName: 'Olive' });
  const colleague = await newPerson(request, { firstName: 'Cyra' });
  await signIn(page, owner.email, owner.password);
  await begin(page, 'As it was');
  await saveAs(page, 'Ours');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const sharing = page.getByRole('dialog', { name: 'Share' });
  await sharing.getByLabel('Add a colleague').fill('Cyra');
  await sharing.getByRole('button', { name: /^Cyra/ }).click();
  await sharing.getByRole('combobox', { name: /^Access for Cyra/ }).click();
  await page.getByRole('option', { name: 'Can edit' }).click();
  await expect(sharing.getByRole('combobox', { name: /^Access for Cyra/ })).toContainText('Can edit');
  await sharing.getByRole('button', { name: 'Done' }).click();

  const other = await elsewhere(browser, baseURL, colleague);
  await other.goto(page.url());
  await expect(title(other)).toHaveValue('As it was');
  await expect(state(other, 'Saved')).toBeVisible();
  // Cyra's change waits on her computer while the owner's arrives.
  await other.context().setOffline(true);
  await title(other).fill('Cyra wrote this');
  await expect(state(other, 'In this browser for now')).toBeVisible();
  const arrived = page.waitForResponse((answer) => answer.url().endsWith('/rpc/save_piece') && answer.ok());
  await title(page).fill('Olive wrote this');
  await arrived;
  await other.context().setOffline(false);
  await expect(state(other, 'Saved')).toBeVisible({ timeout: 45_000 });
  await other.getByRole('button', { name: /^You replaced Olive Journey’s Title/ }).click();
  const values = other.getByRole('dialog', { name: 'Replaced values' });
  await expect(values.getByText('Olive wrote this')).toBeVisible();
  await values.getByRole('button', { name: 'Restore: Title' }).click();
  await values.getByRole('button', { name: 'Done' }).click();
  await expect(title(other)).toHaveValue('Olive wrote this');
  await other.context().close();
});

test('a colleague views a piece, a version is restored, and a review link is made', {
  tag: '@engines',
}, async ({ page, browser, baseURL, request }) => {
  const owner = await newPerson(request);
  const colleague = await newPerson(request);
  await signIn(page, owner.email, owner.password);
  await begin(page, 'The first words');
  await saveAs(page, 'Fair');
  await title(page).fill('Other words');
  await expect(state(page, 'Saved')).toBeVisible();

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const sharing = page.getByRole('dialog', { name: 'Share' });
  await sharing.getByRole('combobox', { name: 'Access for All staff' }).click();
  await page.getByRole('option', { name: 'Can view' }).click();
  await sharing.getByRole('button', { name: 'Create a review link' }).click();
  await expect(sharing.getByText(/\/review\/\S{20}/)).toBeVisible();
  const link = (await sharing.getByText(/\/review\/\S{20}/).textContent()) ?? '';
  const guest = await (await browser.newContext({ baseURL })).newPage();
  await guest.goto(new URL(link).pathname);
  // The contact line is that of the link's creator.
  await expect(guest.getByText(owner.email, { exact: false }).first()).toBeVisible();
  await guest.context().close();
  await expect(sharing.getByText('Version 2', { exact: true })).toBeVisible();
  await sharing.getByRole('button', { name: 'Done' }).click();

  const other = await elsewhere(browser, baseURL, colleague);
  await other.goto(page.url());
  await expect(other.getByText('You can view this piece but not edit it.')).toBeVisible();
  await other.goto(`${poster}&piece=00000000-0000-4000-8000-000000000000`);
  await expect(other.getByText("Can't open this piece")).toBeVisible();
  await other.context().close();

  await page.getByRole('button', { name: 'Piece', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Versions…' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await versions.getByRole('button', { name: /^Version 1/ }).click();
  await versions.getByRole('button', { name: 'Compare' }).click();
  await expect(versions.locator('del', { hasText: 'first' })).toBeVisible();
  await versions.getByRole('button', { name: 'Close comparison' }).click();
  await versions.getByRole('button', { name: 'Restore this version' }).click();
  await page
    .getByRole('dialog', { name: 'Restore version 1?' })
    .getByRole('button', { name: 'Restore this version' })
    .click();
  await expect(title(page)).toHaveValue('The first words');
});

test('a colleague starts from a template: locked fields stay, a placeholder blocks the download, a newer version is offered', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(120_000);
  const admin = await newPerson(request, { role: 'admin' });
  const colleague = await newPerson(request);
  const name = `For fairs ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, admin.email, admin.password);
  await begin(page, 'The name of your event');
  await saveAs(page, name);
  const publish = async () => {
    await page.getByRole('button', { name: 'Piece', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Publish as template…' }).click();
    return page.getByRole('dialog', { name: 'Publish as template' });
  };
  const first = await publish();
  for (const [field, rule] of [
    ['Title', 'Must change'],
    ['Theme', 'Locked'],
  ] as const) {
    await first.getByRole('combobox', { name: `Rule for ${field}`, exact: true }).click();
    await page.getByRole('option', { name: rule }).click();
  }
  await first.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(`“${name}” published as version 1`).first()).toBeVisible();

  const other = await elsewhere(browser, baseURL, colleague);
  await other.goto('/marketing-materials');
  await other.getByRole('button', { name, exact: true }).click();
  await expect(other).toHaveURL(/type=poster&piece=[\da-f-]{36}/);
  await expect(other.getByText('Replace the placeholder before you download.')).toBeVisible();
  await expect(other.getByRole('combobox', { name: 'Theme' })).toBeDisabled();
  const download = other.getByRole('dialog', { name: 'Download' });
  await other.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(download.getByText('Replace the placeholder in “Title”.')).toBeVisible();
  await expect(download.getByRole('button', { name: 'Download', exact: true })).toBeDisabled();
  await download.getByRole('button', { name: 'Cancel' }).click();
  await title(other).fill('Our open day');
  await other.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(download.getByRole('button', { name: 'Download', exact: true })).toBeEnabled();
  await expect(download.getByText(/placeholder/)).toHaveCount(0);
  await download.getByRole('button', { name: 'Cancel' }).click();
  await expect(state(other, 'Saved')).toBeVisible();

  await page.getByRole('combobox', { name: 'Theme' }).click();
  await page.getByRole('option', { name: /^Blue/ }).click();
  await expect(state(page, 'Saved')).toBeVisible();
  const next = await publish();
  await next.getByRole('combobox', { name: 'Publish as' }).click();
  await page.getByRole('option', { name: `Version 2 of “${name}”` }).click();
  await next.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(`“${name}” published as version 2`).first()).toBeVisible();
  await other.reload();
  await other.getByRole('button', { name: 'A newer version of this template is available' }).click();
  await other
    .getByRole('dialog', { name: 'A newer version of this template is available' })
    .getByRole('button', { name: 'Update' })
    .click();
  await expect(other.getByRole('combobox', { name: 'Theme' })).toContainText('Blue');
  await expect(title(other)).toHaveValue('Our open day');
  await other.context().close();
});

test('unsent changes at sign-out wait for their owner, and are sent under no other account', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const owner = await newPerson(request, { firstName: 'Odo' });
  const other = await newPerson(request, { firstName: 'Ilse' });
  await signIn(page, owner.email, owner.password);
  await begin(page, 'As it was saved');
  await saveAs(page, 'Mine');
  const address = page.url();
  const id = new URL(address).searchParams.get('piece') ?? '';

  await page.route('**/rest/v1/rpc/save_piece', (route) => route.abort('connectionrefused'));
  await title(page).fill('Typed and not sent');
  await expect(state(page, 'In this browser for now')).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await page.unroute('**/rest/v1/rpc/save_piece');

  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await signIn(page, other.email, other.password);
  await page.goto(poster);
  await expect(page.getByRole('alert').filter({ hasText: 'a different account' })).toBeVisible();
  const ofOwner = sent.filter((each) => each.includes('/rest/v1/') && each.includes(id));
  expect(ofOwner).toEqual([]);
  expect(sent.filter((each) => each.includes('Typed and not sent'))).toEqual([]);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/sign-in/);

  await signIn(page, owner.email, owner.password);
  await page.goto(address);
  await expect(title(page)).toHaveValue('Typed and not sent');
  await expect(state(page, 'Saved')).toBeVisible({ timeout: 45_000 });
  const saved = sent.filter((each) => each.includes('/rpc/save_piece') && each.includes(id));
  expect(saved.filter((each) => each.includes('Typed and not sent')).length).toBeGreaterThan(0);
});
