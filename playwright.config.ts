import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { headlessBrowser } from './scripts/browser.ts';

/** Journeys through the built portal in Chromium. `tests/e2e/portal.ts` starts the portal and its backend, once for each worker. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // Journeys wait as much as they work, so each core has one at least.
  workers: Math.max(2, availableParallelism()),
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // Journeys share two cores with a browser each and with PostgreSQL: the seconds are a ceiling, not a claim about speed.
  expect: { timeout: 15_000 },
  // What fails is run once more for its recording. Passing then does not help it.
  retries: 1,
  failOnFlakyTests: true,
  reporter: [['list']],
  use: {
    // Recording takes a quarter of the time: only what failed is recorded, while it runs again.
    trace: 'on-first-retry',
    launchOptions: headlessBrowser(),
  },
});
