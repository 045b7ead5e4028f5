import { expect, signIn, test } from './portal.ts';

const quote = { name: "Today's quote" };

test('the dashboard greets, gives the date after 3 s, the quote after 6 s, and the assistant after 11 s', async ({
  page,
}) => {
  await signIn(page);
  // The page's own time: the sequence is walked through at its boundaries, without waiting.
  await page.clock.install({ time: new Date(2026, 10, 20, 17, 59, 50) });
  await page.goto('/');
  await page.clock.pauseAt(new Date(2026, 10, 20, 17, 59, 51));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Good afternoon, Sam! Welcome back.' })).toBeVisible();
  await expect(page.getByText('Friday, November 20, 2026')).toBeHidden();
  await page.clock.runFor(3_000);
  await expect(page.getByText('Friday, November 20, 2026')).toBeVisible();
  await expect(page.getByRole('figure', quote)).toBeHidden();
  await page.clock.runFor(3_000);
  await expect(page.getByRole('figure', quote)).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(page.getByRole('heading', { name: 'Ask Ray, your AI Assistant' })).toHaveCount(0);
  await page.clock.runFor(1_500);
  await expect(page.getByRole('heading', { name: 'Ask Ray, your AI Assistant' })).toBeVisible();
  await expect(page.getByRole('figure', quote)).toHaveCount(0);
});
