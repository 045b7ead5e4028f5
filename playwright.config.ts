import { defineConfig } from '@playwright/test';
import { firefoxBrowser, hasOtherEngines, headlessBrowser, webkitBrowser } from './scripts/browser.ts';
import { workers } from './scripts/workers.ts';

/** `pnpm check engines`: every journey that runs in other engines, not just those that make files. */
const inEngines = process.env.ENGINES ? /@engines/ : /@files/;

/** Journeys that compare with Chromium, or that set something Chromium doesn't have. */
const notInChromium = /(engines|firefox\w+)\.spec\.ts$/;

/**
 * Journeys through the built portal in Chromium; those tagged `@files` run in Firefox too. `tests/e2e/support/portal.ts` starts the portal and
 * its backend, once per worker.
 */
export default defineConfig<{ translated: boolean }>({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers,
  forbidOnly: Boolean(process.env.CI),
  // Journeys share two cores with their own browsers, with PostgreSQL, and with all other tests: these are ceilings, not claims about
  // speed. A journey's timeout covers all its steps; one that checks every rule of a page has a hundred.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // A failed test runs once more to record it. Passing the second time doesn't count.
  retries: 1,
  failOnFlakyTests: true,
  reporter: [['list'], ['./scripts/check/takeJourneys.ts']],
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
          // Its driver can't do what journeys with this tag need.
          ...(process.env.ENGINES
            ? [{ name: 'webkit', grep: inEngines, grepInvert: /@not-in-webkit/, use: webkitBrowser() }]
            : []),
        ]
      : []),
  ],
  use: {
    // Recording adds a quarter to the time, so only failed tests are recorded, while they run again.
    trace: 'on-first-retry',
  },
});
