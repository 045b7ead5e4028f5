import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { wrapTexts } from '../../apps/storybook/.storybook/wrapTexts.ts';
import { type DemoServer, demoPassword, startServer } from '../../scripts/demo.ts';
import { localPublishableKey } from '../../supabase/local/auth/keys.ts';

/**
 * Each worker has a server of its own, with a database of its own in memory, so that no journey meets what another did meanwhile.
 * A page fails its test on any uncaught error, CSP violation or request to another host.
 */
export const test = base.extend<
  {
    page: Page;
    savesData: boolean;
    translated: boolean;
    allowedFault: RegExp | undefined;
    faultsOfServer: undefined;
  },
  { ownServer: boolean; server: DemoServer & { faults: string[] } }
>({
  /** Journeys that change what all others stand on say true, for their file: Playwright gives them a worker, and so a server, of their own. */
  ownServer: [false, { option: true, scope: 'worker' }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture stands on
    async ({}, use) => {
      // Passwords are hashed as cheaply as bcrypt can: nobody attacks these accounts, and each hash costs a core 50 ms.
      const faults: string[] = [];
      const server = await startServer(0, { LITE_AUTH_BCRYPT_COST: '4' }, (words) => faults.push(words));
      await use({ ...server, faults });
      await server.stop();
    },
    // The first start on a machine makes the database, which takes minutes where much else is going on.
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),

  /** Many journeys provoke a fault of the server: what it says belongs to a journey that fails, and nowhere else. */
  faultsOfServer: [
    async ({ server }, use, testInfo) => {
      server.faults.length = 0;
      await use(undefined);
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach('what the server reported', { body: server.faults.join('') });
    },
    { auto: true },
  ],
  /**
   * Whether the browser says so: then no background video plays, and no pictures are loaded for later pages, which costs more than
   * most journeys themselves. Journeys that meet them say false.
   */
  savesData: [true, { option: true }],
  /** A fault that a journey cannot avoid, with the reason where it is allowed. */
  allowedFault: [undefined, { option: true }],
  /** Whether the browser translates the page. A journey tagged `@translated` runs both ways. */
  translated: [false, { option: true }],
  page: async ({ page, baseURL, savesData, translated, allowedFault }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL)
        faults.push(`request to another host: ${origin}`);
    });
    await page.exposeFunction('reportViolation', (directive: string, uri: string) =>
      faults.push(`Content-Security-Policy: ${directive} ${uri}`),
    );
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', (event) => {
        // biome-ignore lint/suspicious/noExplicitAny: the function is exposed by the test above
        (window as any).reportViolation(event.effectiveDirective, event.blockedURI);
      }),
    );
    if (savesData)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
    if (translated) {
      await page.exposeFunction('reportLostText', (problem: string) => faults.push(problem));
      await page.addInitScript(`(${wrapTexts})((problem) => window.reportLostText(problem))`);
    }
    await use(page);
    if (translated) expect(await page.locator('font').count()).toBeGreaterThan(0);
    expect(faults.filter((fault) => !allowedFault?.test(fault))).toEqual([]);
  },
});

export { signInByForm } from '../../scripts/demo.ts';
export { expect };

/**
 * Signs an account in and leaves its session where the portal keeps it, without opening the portal. The form, which takes some
 * twenty times as long, has journeys of its own.
 */
export async function signIn(page: Page, email = 'sam@daybreak.example', password = demoPassword) {
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: localPublishableKey },
    data: { email, password },
  });
  expect(answer.ok(), `${email} signs in`).toBe(true);
  // Any small file at the address will do: storage belongs to the address, and no script of the portal runs here.
  await page.goto('/robots.txt');
  await page.evaluate(
    (session) => localStorage.setItem('daybreak-session', session),
    JSON.stringify(await answer.json()),
  );
}

/** Expects that whoever pressed "Sign out" is, and their session gone from the browser: who goes on earlier may still be signed in. */
export async function expectSignedOut(page: Page) {
  await expect(page.getByLabel('Email ID')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('daybreak-session'))).toBeNull();
}

/** The rules of axe that depend on colours. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/** Whether a page is open in Chromium, which alone does what some checks of the same journey need. */
const isChromium = (page: Page) => page.context().browser()?.browserType().name() === 'chromium';

/**
 * Expects axe to find nothing on the page as it stands, by the rules named or by all. The one frame, the preview of a mail, lets no
 * script in and has tests of its own. What axe reads is the same in each engine: it reads it in Chromium.
 */
export async function expectAccessible(page: Page, rules?: string[]) {
  if (!isChromium(page)) return;
  await animationsEnd(page);
  const axe = new AxeBuilder({ page }).setLegacyMode();
  axe.options({
    iframes: false,
    resultTypes: ['violations'],
    ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}),
  });
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('  ')}`)).toEqual(
    [],
  );
}

/** Waits for what fades or slides in: until then, its colors are nobody's choice. Spinners, which never end, are no reason to wait. */
const animationsEnd = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    // An animation whose element goes meanwhile is canceled, and rejects.
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });

/** Expects axe to find nothing on the page as it stands in light, and then nothing wrong with its colours in dark. */
export async function expectAccessibleInBothThemes(page: Page) {
  if (!isChromium(page)) return;
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await drawn(page);
  await expectAccessible(page, colorRules);
}

/** Waits until what was just changed, a size or a theme, is on the screen. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
