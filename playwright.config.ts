import { defineConfig } from '@playwright/test';
import { chromiumPath } from './scripts/browser.ts';

/** Another port lets two runs work beside each other. */
const port = Number(process.env.JOURNEYS_PORT ?? 4180);

/** Journeys through the built portal in Chromium, against the embedded backend with nothing kept between runs. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // Journeys share two cores with a browser each and with PostgreSQL: the seconds are a ceiling, not a claim about speed.
  expect: { timeout: 15_000 },
  // What fails is run once more for its recording. Passing then does not help it.
  retries: 1,
  failOnFlakyTests: true,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Recording takes a quarter of the time: only what failed is recorded, while it runs again.
    trace: 'on-first-retry',
    launchOptions: { executablePath: chromiumPath(), args: ['--no-sandbox'] },
  },
  webServer: {
    command: 'node supabase/local/serve.ts',
    url: `http://127.0.0.1:${port}`,
    env: { PORT: String(port), DAYBREAK_DATA: 'memory' },
    timeout: 60_000,
  },
});
