import { defineConfig } from '@playwright/test';
import { firefoxBrowser, hasOtherEngines, headlessBrowser, webkitBrowser } from './scripts/browser.ts';
import { workers } from './scripts/workers.ts';

/** `pnpm check engines`: every journey that other engines walk, and not only those that make files. */
const inEngines = process.env.ENGINES ? /@engines/ : /@files/;

/** Journeys that compare with Chromium, or set what it does not have. */
const notInChromium = /(engines|firefox\w+)\.spec\.ts$/;

/**
 * Journeys through the built portal in Chromium, those tagged `@files` in Firefox too. `tests/e2e/portal.ts` starts the portal and its
 * backend, once for each worker.
 */
export default defineConfig<{ translated: boolean }>({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers,
  forbidOnly: Boolean(process.env.CI),
  // Journeys share two cores with a browser each, with PostgreSQL and with all other tests: ceilings, not claims about speed. That
  // of a journey counts all its steps, of which one that keeps every rule of a page has a hundred.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // What fails is run once more for its recording. Passing then does not help it.
  retries: 1,
  failOnFlakyTests: true,
  reporter: [['list']],
  projects: [
    { name: 'journeys', testIgnore: notInChromium, use: { launchOptions: headlessBrowser() } },
    {
      name: 'translated',
      grep: /@translated/,
      use: { translated: true, launchOptions: headlessBrowser() },
    },
    ...(hasOtherEngines
      ? [
          { name: 'firefox', grep: inEngines, use: firefoxBrowser() },
          // Its driver can't do what journeys with this tag ask for.
          ...(process.env.ENGINES
            ? [{ name: 'webkit', grep: inEngines, grepInvert: /@not-in-webkit/, use: webkitBrowser() }]
            : []),
        ]
      : []),
  ],
  use: {
    // Recording takes a quarter of the time: only what failed is recorded, while it runs again.
    trace: 'on-first-retry',
  },
});
