import { expect, signIn, test } from '../support/portal.ts';

const quote = { name: "Today's quote" };

test('the dashboard shows the greeting, then the date after 3 s, the quote after 6 s, and the assistant after 11 s', {
  tag: '@engines',
}, async ({ page }) => {
  await signIn(page);
  // Stops the page's clock once the greeting shows, then advances it. The exact times have their own test.
  await page.clock.install({ time: new Date(2026, 10, 20, 17, 50) });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Good afternoon, Sam! Welcome back.' })).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.clock.runFor(3_000);
  await expect(page.getByText('Friday, November 20, 2026')).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(page.getByRole('figure', quote)).toBeVisible();
  await page.clock.runFor(5_000);
  // Let time pass again: React's next update may depend on it.
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: 'Ask Ray, your AI Assistant' })).toBeVisible();
  await expect(page.getByRole('figure', quote)).toHaveCount(0);
});

test('the assistant answers from the portal, and the conversation survives a visit to another page', {
  tag: ['@translated', '@engines'],
}, async ({ page }) => {
  await signIn(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Skip to the assistant' }).click();
  const field = page.getByPlaceholder('Type your question...');
  await field.fill('What sizes do posters come in?');
  await field.press('Enter');
  await expect(page.getByText(/24x36/).first()).toBeVisible();
  await expect(field).toBeFocused();
  await page.getByRole('link', { name: 'Fantasy Football' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByText('What sizes do posters come in?')).toBeVisible();
});

test('a question with typos finds its answer, and an unknown subject gets links to pages', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Skip to the assistant' }).click();
  const field = page.getByPlaceholder('Type your question...');
  const conversation = page.getByRole('region', { name: 'Conversation with Ray' });
  await field.fill('qwzx vbnk plorf');
  await field.press('Enter');
  await expect(conversation.getByText(/^I couldn't find anything about that in the portal\./)).toBeVisible();
  await expect(conversation.getByRole('link')).toHaveText([
    'Staff Directory',
    'Marketing Center',
    'Brand Guidelines',
  ]);
  await field.fill('adress of our ofice');
  await field.press('Enter');
  await expect(conversation.getByText(/400 Horizon Way/)).toBeVisible();
  await field.fill("what's Mayas phon number");
  await field.press('Enter');
  await expect(conversation.getByText("Maya Stone's phone is (512) 555-0110.")).toBeVisible();
  await conversation.getByRole('link', { name: 'Staff Directory' }).last().click();
  await expect(page).toHaveURL(/\/staff-directory$/);
});

test("a canned answer replaces the assistant while it's down, and it works again once it's back", async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Skip to the assistant' }).click();
  await page.route('**/functions/v1/ai-chat', (route) => route.fulfill({ status: 502, body: '<html>' }));
  const field = page.getByPlaceholder('Type your question...');
  await field.fill('What sizes do posters come in?');
  await field.press('Enter');
  await expect(page.getByText(/^Here is a quick answer while Ray initializes/)).toBeVisible();
  await page.unroute('**/functions/v1/ai-chat');
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(page.getByText(/24x36/).first()).toBeVisible();
});
