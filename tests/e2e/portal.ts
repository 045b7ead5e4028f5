import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** A page that fails its test on any uncaught error, CSP violation or request to another host. */
export const test = base.extend<{ page: Page; allowedFault: RegExp | undefined }>({
  /** A fault that a journey cannot avoid, with the reason where it is allowed. */
  allowedFault: [undefined, { option: true }],
  page: async ({ page, baseURL, allowedFault }, use) => {
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
    await use(page);
    expect(faults.filter((fault) => !allowedFault?.test(fault))).toEqual([]);
  },
});

export { signIn } from '../../scripts/demo.ts';
export { expect };

/**
 * Expects axe to find nothing on the page as it stands. The one frame, the preview of a mail, lets no script in and has tests of
 * its own.
 */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({ iframes: false }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('  ')}`)).toEqual(
    [],
  );
}

/** Opens each page in turn, and looks when nothing loads any more. */
export async function onEach(page: Page, paths: readonly string[], look: (path: string) => Promise<void>) {
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await look(path);
    });
}
