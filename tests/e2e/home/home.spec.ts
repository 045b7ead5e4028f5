import type { Page } from '@playwright/test';
import { suggestedQuestions } from '../../../apps/portal/src/features/home/assistant/suggestedQuestions.ts';
import { localSecretKey } from '../../../supabase/local/auth/keys.ts';
import { newPerson } from '../support/people.ts';
import { asPerson, made } from '../support/pieces.ts';
import {
  drawn,
  expect,
  expectAccessibleInBothThemes,
  signIn,
  signInByForm,
  test,
} from '../support/portal.ts';

/** The browser's layout shift entry, which TypeScript lacks. */
interface Shift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null }[];
}

const skip = (page: Page) => page.getByRole('button', { name: 'Skip to the assistant' }).click();
const card = (page: Page, name: string) => page.getByRole('region', { name });

test("pinned links and the page's arrangement follow the user to every browser, and no one else", async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const person = await newPerson(request, { firstName: 'Hana' });
  await signIn(page, person.email, person.password);
  await page.goto('/');
  await page.getByRole('button', { name: 'Pin a link' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Board');
  await dialog.getByLabel('Address').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Save links' }).click();
  await expect(dialog.getByText(/Enter a web address such as/)).toBeVisible();
  await dialog.getByLabel('Address').fill('board.daybreak.example');
  await dialog.getByRole('button', { name: 'Save links' }).click();
  await expect(card(page, 'Pinned links').getByRole('link', { name: /^Board/ })).toHaveAttribute(
    'href',
    'https://board.daybreak.example/',
  );

  await page.getByRole('button', { name: 'Customize this page' }).press('Enter');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Hide: Continue where you left off' }).press('Enter');
  await page.getByRole('button', { name: 'Move up: Pinned links' }).press('Enter');
  await page.getByRole('button', { name: 'Save order' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page, 'Continue where you left off')).toHaveCount(0);

  const context = await browser.newContext({ baseURL });
  const elsewhere = await context.newPage();
  await signIn(elsewhere, person.email, person.password);
  await elsewhere.goto('/');
  await expect(card(elsewhere, 'Pinned links').getByRole('link', { name: /^Board/ })).toBeVisible();
  await expect(card(elsewhere, 'Continue where you left off')).toHaveCount(0);

  const other = await newPerson(request, { firstName: 'Omar' });
  await signIn(elsewhere, other.email, other.password);
  await elsewhere.goto('/');
  await expect(elsewhere.getByText('Nothing pinned yet')).toBeVisible();
  await expect(card(elsewhere, 'Continue where you left off')).toBeVisible();
  await context.close();
});

test('a saved piece and a draft in this browser are continued from home', async ({ page, request }) => {
  const person = await newPerson(request, { firstName: 'Dora' });
  const call = await asPerson(request, person);
  await call('create_piece', made('Spring fair', 'Bring your inverters'));
  await signIn(page, person.email, person.password);
  // A draft of a designer that was closed before it became a piece.
  await page.evaluate(() =>
    localStorage.setItem('daybreak-draft:flyer', JSON.stringify({ title: 'Collection Saturday' })),
  );
  await page.goto('/');
  const work = card(page, 'Continue where you left off');
  await expect(work.getByText('Draft in this browser')).toBeVisible();
  // Both are drawn only when in view.
  await work.scrollIntoViewIfNeeded();
  await expect(work.getByText('Bring your inverters')).toBeAttached();
  await expect(work.getByText('Collection Saturday')).toBeAttached();
  await expectAccessibleInBothThemes(page);
  await work.getByRole('link', { name: 'Flyer, Draft 1' }).click();
  await expect(page).toHaveURL(/type=flyer/);
  await expect(page.getByLabel(/^Title|^Headline/).first()).toHaveValue('Collection Saturday');
  await page.goto('/');
  await work.getByRole('link', { name: 'Spring fair' }).click();
  await expect(page).toHaveURL(/type=poster&piece=[\da-f-]{36}/);
});

test('the portal answers every question that it suggests', async ({ page }) => {
  await signIn(page);
  await page.goto('/');
  await skip(page);
  for (const question of suggestedQuestions) {
    await page.getByRole('button', { name: question }).click();
    const conversation = page.getByRole('region', { name: 'Conversation with Ray' });
    await expect(page.getByRole('button', { name: 'Ask again' })).toBeVisible();
    await expect(conversation.getByText(question)).toBeVisible();
    await expect(conversation.getByText(/couldn't find anything|quick answer/)).toHaveCount(0);
    await expect(page.getByPlaceholder('Type your question...')).toBeFocused();
    await page.getByRole('button', { name: 'New conversation' }).click();
  }
});

test('nothing shifts while the cards load, and each fails on its own', async ({ page, request }) => {
  const person = await newPerson(request, { firstName: 'Nell' });
  const call = await asPerson(request, person);
  for (const name of ['One', 'Two', 'Three']) await call('create_piece', made(name, name));
  await call('pin_links', { links: [{ label: 'Me', address: '/profile' }] });
  await signIn(page, person.email, person.password);
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        shifts.push(
          `${value} ${sources.map(({ node }) => (node as Element)?.outerHTML ?? node?.textContent)}`,
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await drawn(page);
    await page.evaluate('document.fonts.ready.then(() => { shifts.length = 0; })');
    await expect(
      card(page, 'Continue where you left off').getByRole('link', { name: 'Three' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Me', exact: true })).toBeVisible();
    // Every card has its answer, and shows it.
    await page.waitForLoadState('networkidle');
    await drawn(page);
    expect(await page.evaluate('shifts')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }

  await page.route('**/rest/v1/pinned_links**', (route) => route.fulfill({ status: 502, body: '' }));
  await page.goto('/');
  await expect(page.getByText("Couldn't load your links")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Three' })).toBeVisible();
  await page.unroute('**/rest/v1/pinned_links**');
  await card(page, 'Pinned links').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Me', exact: true })).toBeVisible();
});

test('an administrator posts until a day, and everyone sees the post and new colleagues', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const admin = await newPerson(request, { firstName: 'Petra', role: 'admin' });
  const reader = await newPerson(request, { firstName: 'Rosa' });
  const newcomer = await newPerson(request, { firstName: 'Newton' });
  const headers = { apikey: localSecretKey, authorization: `Bearer ${localSecretKey}` };
  const start = await request.patch(`/rest/v1/staff_directory?id=eq.${newcomer.id}`, {
    headers,
    data: { start_date: new Date().toISOString().slice(0, 10) },
  });
  expect(start.ok(), await start.text()).toBe(true);
  const title = `Yard closed ${Date.now()}`;

  await signIn(page, admin.email, admin.password);
  await page.goto('/');
  await page.getByRole('button', { name: 'New post' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Message').fill('Deliveries go to the second gate.');
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  const context = await browser.newContext({ baseURL });
  const elsewhere = await context.newPage();
  await signIn(elsewhere, reader.email, reader.password);
  await elsewhere.goto('/');
  const today = card(elsewhere, 'Today at Daybreak');
  await expect(today.getByRole('heading', { name: title })).toBeVisible();
  await expect(today.getByText(/^Petra Journey, /)).toBeVisible();
  await expect(today.getByRole('button')).toHaveCount(0);
  await today.getByRole('link', { name: 'Newton Journey' }).click();
  await expect(elsewhere).toHaveURL(new RegExp(`/staff-directory/${newcomer.id}$`));
  await context.close();

  await page.getByRole('button', { name: `Edit the post: ${title}` }).click();
  await dialog.getByRole('button', { name: 'Take down' }).click();
  await dialog.getByRole('button', { name: 'Take down for good' }).click();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
});

test('home greets once a day and at each sign-in, without a delay', async ({ page, request }) => {
  const person = await newPerson(request, { firstName: 'Wren' });
  await signInByForm(page, person.email, person.password);
  const greeting = page.getByRole('heading', { name: /Wren! Welcome back\.$/ });
  const assistant = page.getByRole('heading', { name: 'Ask Ray, your AI Assistant' });
  await expect(greeting).toBeVisible();
  await expect(card(page, 'Continue where you left off')).toBeVisible();
  await page.reload();
  await expect(assistant).toBeVisible();
  await expect(greeting).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await signInByForm(page, person.email, person.password);
  await expect(greeting).toBeVisible();
});

test('a newcomer completes the first-week checklist', async ({ page, request }) => {
  const person = await newPerson(request, { firstName: 'Finn' });
  await signIn(page, person.email, person.password);
  await page.goto('/');
  const week = card(page, 'Your first week');
  await expect(week.getByText('Send your number to a super administrator.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  for (const name of ['Set up your email signature', 'Create your business card']) {
    const savedResponse = page.waitForResponse(/tick_first_week/);
    await week.getByRole('checkbox', { name }).click();
    await savedResponse;
  }
  await page.goto('/');
  await expect(week.getByRole('checkbox', { name: 'Create your business card' })).toBeChecked();
  for (const name of ['Choose a meeting background', 'Try the search (Ctrl+K)']) {
    const savedResponse = page.waitForResponse(/tick_first_week/);
    await week.getByRole('checkbox', { name }).click();
    await savedResponse;
  }
  await page.goto('/');
  await expect(card(page, 'Pinned links')).toBeVisible();
  await expect(week).toHaveCount(0);
});
