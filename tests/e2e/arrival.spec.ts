import { expect, signIn, test } from './portal.ts';

// A signed-in page arrives in one wave: what the address and the stored session need is asked for beside the entrance, before any
// script of the portal has run.

const pages: Record<string, { script: RegExp; data: number }> = {
  '/dashboard': { script: /DashboardPage-/, data: 2 },
  '/staff-directory': { script: /StaffDirectoryPage-/, data: 4 },
  '/marketing-materials': { script: /hub-/, data: 2 },
  '/marketing-materials?type=poster': { script: /workbench-/, data: 2 },
};

for (const [path, { script, data }] of Object.entries(pages))
  test(`${path} asks for its scripts and its first data before the entrance has come`, async ({ page }) => {
    await signIn(page);
    await page.goto('about:blank');
    const asked: string[] = [];
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/index-[\w-]+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\.js$|^\/rest\//.test(pathname)) asked.push(pathname);
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => asked.filter((address) => script.test(address))).toHaveLength(1);
    await expect.poll(() => asked.filter((address) => address.startsWith('/rest/'))).toHaveLength(data);
    const ahead = new Set(asked.filter((address) => address.endsWith('.js')));
    expect(ahead.size).toBeLessThanOrEqual(24);

    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const beforePaint = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (paint?.startTime ?? 0))
        .map(({ name }) => new URL(name).pathname);
    });
    expect(beforePaint.filter((address) => !ahead.has(address))).toEqual([]);
    // Taken over, not asked again.
    await page.waitForLoadState('networkidle');
    expect(asked.filter((address) => address === '/rest/v1/user_profiles')).toHaveLength(1);
  });

test('who is not signed in loads the form and nothing of what is behind it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$|\/rest\//.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/staff-directory');
  await expect(page.getByLabel('Email ID')).toBeVisible();
  expect(asked.filter((address) => /StaffDirectoryPage-|\/rest\//.test(address))).toEqual([]);
});

test('a hub picture is drawn when it is scrolled to, in a place that was kept for it', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await signIn(page);
  await page.goto('/marketing-materials');
  await page.waitForLoadState('networkidle');
  const last = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Social Media Posts' }) });
  await expect(last.locator('[data-artboard]')).toHaveCount(0);
  const height = () => last.evaluate((card) => card.getBoundingClientRect().height);
  const before = await height();
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('[data-artboard]')).toHaveCount(1);
  expect(await height()).toBe(before);
});

test('a link that is followed before the first page stands leads to the heading of the next', async ({
  page,
}) => {
  await signIn(page);
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/DashboardPage-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Staff Directory' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff Directory' })).toBeFocused();
  arrive();
});
