import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { shapeRecord } from '../../../apps/portal/src/backend/testing/queryShape.ts';
import { wrapTexts } from '../../../apps/storybook/.storybook/wrapTexts.ts';
import { type DemoServer, demoPassword, startServer } from '../../../scripts/demo.ts';
import { localPublishableKey, localSecretKey } from '../../../supabase/local/auth/keys.ts';

/**
 * Each worker has its own server with an in-memory database, so journeys don't see each other's changes. A page fails
 * its test on any uncaught error, CSP violation, request to another host, or query whose shape isn't listed for
 * PostgREST.
 */
export const test = base.extend<
  {
    page: Page;
    savesData: boolean;
    translated: boolean;
    allowedFault: RegExp | undefined;
    faultsOfServer: undefined;
    nothingShared: undefined;
  },
  { ownServer: boolean; server: DemoServer & { faults: string[] } }
>({
  /** Gives a file its own worker, and so its own server, when its journeys change what all others depend on. */
  ownServer: [false, { option: true, scope: 'worker' }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture depends on
    async ({}, use) => {
      // Hash passwords as cheaply as bcrypt allows: these accounts need no protection, and a hash takes 50 ms of a
      // core.
      const faults: string[] = [];
      const server = await startServer(0, { LITE_AUTH_BCRYPT_COST: '4' }, (words) => faults.push(words));
      await use({ ...server, faults });
      await server.stop();
    },
    // The first start on a machine creates the database, which takes minutes under load.
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),

  /** Many journeys provoke server errors, so the server's output is attached to failing journeys only. */
  faultsOfServer: [
    async ({ server }, use, testInfo) => {
      server.faults.length = 0;
      await use(undefined);
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach('what the server reported', { body: server.faults.join('') });
    },
    { auto: true },
  ],
  /** A worker's journeys share a server: a piece shared with all staff would appear in the next one's library. */
  nothingShared: [
    async ({ server }, use) => {
      await use(undefined);
      const headers = { apikey: localSecretKey, authorization: `Bearer ${localSecretKey}` };
      const shared = `${server.origin}/rest/v1/pieces?everybody=not.is.null`;
      const { ok, status } = await fetch(shared, { method: 'DELETE', headers });
      if (!ok) throw new Error(`Shared pieces weren't deleted: ${status}`);
    },
    { auto: true },
  ],
  /**
   * Whether the browser reports that it saves data, which prevents background videos and preloaded pictures: they cost
   * more than most journeys. Journeys about those set it to false.
   */
  savesData: [true, { option: true }],
  /** A fault that a journey can't avoid. The journey states the reason. */
  allowedFault: [undefined, { option: true }],
  /** Whether the browser translates the page. A journey tagged `@translated` runs both ways. */
  translated: [false, { option: true }],
  page: async ({ page, baseURL, savesData, translated, allowedFault }, use) => {
    const faults: string[] = [];
    const shapes = shapeRecord();
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
    page.on('request', (request) => {
      const url = request.url();
      const { protocol, origin } = new URL(url);
      shapes.note({ method: request.method(), url, headers: new Headers(request.headers()) });
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
    expect(shapes.unlisted()).toEqual([]);
    expect(faults.filter((fault) => !allowedFault?.test(fault))).toEqual([]);
  },
});

export { signInByForm } from '../../../scripts/demo.ts';
export { expect };

/**
 * Signs an account in and stores its session, without opening the portal. The form takes about twenty times as long and
 * has its own journeys.
 */
export async function signIn(page: Page, email = 'sam@daybreak.example', password = demoPassword) {
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: localPublishableKey },
    data: { email, password },
  });
  expect(answer.ok(), `${email} signs in`).toBe(true);
  // Any small file at this address will do: storage belongs to the origin, and no portal script runs here.
  await page.goto('/robots.txt');
  await page.evaluate(
    (session) => localStorage.setItem('daybreak-session', session),
    JSON.stringify(await answer.json()),
  );
}

/**
 * Chooses an action from the menu of a designer's page, by keyboard. Until the menu has loaded, another button is in
 * its place. Returns the button, which gets the focus back.
 */
export async function fromMore(page: Page, name: string) {
  const more = page.getByRole('button', { name: 'More', exact: true });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.press('Enter');
  await page.getByRole('menuitem', { name, exact: true }).press('Enter');
  return more;
}

/** Expects "Sign out" to have finished and removed the session: until then, the user may still be signed in. */
export async function expectSignedOut(page: Page) {
  await expect(page.getByLabel('Email ID')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('daybreak-session'))).toBeNull();
}

/** The axe rules about colors. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/** Whether a page is open in Chromium, the only engine for some checks. */
const isChromium = (page: Page) => page.context().browser()?.browserType().name() === 'chromium';

/**
 * Expects axe to find nothing on the page as it is, by the given rules or all. Skips the one frame, an email's preview,
 * which allows no scripts and has its own tests. Runs in Chromium only: axe reads the same content in every engine.
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

/** Waits for fades and slides to end, because they change colors. Doesn't wait for spinners, which never end. */
const animationsEnd = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    // An animation whose element is removed is canceled and rejects.
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });

/** Expects axe to find nothing in the light theme, and then no color problems in the dark theme. */
export async function expectAccessibleInBothThemes(page: Page) {
  if (!isChromium(page)) return;
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await drawn(page);
  await expectAccessible(page, colorRules);
}

/** Waits until a recent change, such as a size or a theme, is on the screen. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
