import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from '../support/portal.ts';

// As most users arrive: including what's preloaded for later.
test.use({ savesData: false });

// A signed-in page loads in one wave: the scripts and data for the address and session are requested along with the
// entry script, before any portal script runs.

/** Holds requests until the test lets them through. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

interface Arrival {
  script: RegExp;
  data: number;
  /** The page's main content: appears once the page's scripts and first data have loaded. */
  content: (page: Page) => Locator;
}

const pages: Record<string, Arrival> = {
  '/dashboard': {
    script: /DashboardPage-/,
    data: 2,
    content: (page) => page.getByRole('heading', { name: /, Sam!/ }),
  },
  '/staff-directory': {
    script: /StaffDirectoryPage-/,
    data: 4,
    content: (page) => page.getByRole('article').filter({ hasText: 'jun@daybreak.example' }),
  },
  '/marketing-materials': {
    script: /hub-/,
    data: 2,
    content: (page) => page.getByRole('link', { name: 'Brochure', exact: true }).first(),
  },
  '/marketing-materials?type=poster': {
    script: /designer-/,
    data: 2,
    content: (page) => page.getByRole('main').locator('[data-artboard]').first(),
  },
};

for (const [path, { script, data, content }] of Object.entries(pages))
  test(`${path} requests its scripts and first data before the entry script arrives, and needs no other script`, async ({
    page,
  }) => {
    await signIn(page);
    await page.goto('about:blank');
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (/\.js$|^\/rest\//.test(pathname)) requests.push(pathname + search);
    });
    const entrance = gate();
    const late = gate();
    let ahead: Set<string> | undefined;
    await page.route(/\.js$/, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (/\/assets\/index-[\w-]+\.js$/.test(pathname)) await entrance.opened;
      else if (ahead && !ahead.has(pathname)) await late.opened;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => requests.filter((address) => script.test(address))).toHaveLength(1);
    await expect.poll(() => requests.filter((address) => address.startsWith('/rest/'))).toHaveLength(data);
    // Everything that the page preloads, not only requests seen so far.
    const named = page.locator('link[rel="modulepreload"]');
    await expect
      .poll(async () => {
        const addresses = await named.evaluateAll((links) =>
          links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
        );
        return addresses.length > 0 && addresses.every((address) => requests.includes(address));
      })
      .toBe(true);
    ahead = new Set(requests.filter((address) => address.endsWith('.js')));
    expect(ahead.size).toBeLessThanOrEqual(20);
    // The form loads after the piece.
    expect(
      [...ahead].filter((address) => /\/(fields|workbench)-/.test(address) && path.includes('type=')),
    ).toEqual([]);

    // Pieces are drawn once, with their headline font loaded.
    await expect(page.locator('link[as="font"][href*="/poppins-latin-800-"]')).toHaveCount(
      path.includes('type=') ? 1 : 0,
    );

    // From here on, scripts that weren't preloaded never arrive: the first screen appears without them.
    entrance.open();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(content(page)).toBeVisible();
    // Preloaded data is reused, not requested again.
    late.open();
    await page.waitForLoadState('networkidle');
    const own = requests.filter((address) => /^\/rest\/v1\/user_profiles\?select=first_name/.test(address));
    expect(own).toHaveLength(1);
  });

test('a signed-out visitor loads the form and nothing behind it', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$|\/rest\//.test(request.url())) requests.push(new URL(request.url()).pathname);
  });
  await page.goto('/staff-directory');
  await expect(page.getByLabel('Email ID')).toBeVisible();
  expect(requests.filter((address) => /StaffDirectoryPage-|\/rest\//.test(address))).toEqual([]);
});

for (const [colorScheme, logo] of [
  ['light', /\/daybreak-logo-primary-[\w-]+\.svg$/],
  ['dark', /\/daybreak-logo-on-image-[\w-]+\.svg$/],
] as const)
  test(`the ${colorScheme} sign-in page requests its logo before the entry script arrives, and the client after the form`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const logos = () => requests.filter((address) => /\/daybreak-logo-/.test(address));
    const entrance = gate();
    await page.route(/\/assets\/index-[\w-]+\.js$/, async (route) => {
      await entrance.opened;
      await route.continue();
    });
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const link = document.querySelector<HTMLElement>('link[href*="/supabaseBackend-"]');
        if (link) link.dataset.afterForm ??= String(document.querySelector('form') !== null);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/sign-in', { waitUntil: 'commit' });
    await expect.poll(logos).toEqual([expect.stringMatching(logo)]);
    entrance.open();
    await expect(page.getByLabel('Email ID')).toBeVisible();
    await expect(page.locator('link[href*="/supabaseBackend-"]')).toHaveAttribute('data-after-form', 'true');
    // The preloaded logo is reused, not requested again.
    expect(logos()).toHaveLength(1);
  });

test('the hub shows pre-rendered pictures in reserved spaces', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await signIn(page);
  await page.goto('/marketing-materials');
  await page.waitForLoadState('networkidle');
  const last = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Social Media Posts', exact: true }) });
  const height = () => last.evaluate((card) => card.getBoundingClientRect().height);
  const before = await height();
  await last.scrollIntoViewIfNeeded();
  await expect
    .poll(() => last.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await height()).toBe(before);
  await expect(page.locator('main [data-artboard]')).toHaveCount(0);
});

test("a link followed before the first page loads moves the focus to the next page's heading", async ({
  page,
}) => {
  await signIn(page);
  const dashboard = gate();
  await page.route(/\/DashboardPage-[^/]+\.js$/, async (route) => {
    await dashboard.opened;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Staff Directory' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff Directory' })).toBeFocused();
  dashboard.open();
});
