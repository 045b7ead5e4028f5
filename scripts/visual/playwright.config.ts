import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { modes } from '../../apps/storybook/.storybook/snapshots.ts';
import { chromiumPath } from '../browser.ts';
import { storybook } from './storybook.ts';

const port = 4191;
const artifacts = join(import.meta.dirname, '..', '..', '.artifacts', 'visual');

/**
 * Compares pictures of the built Storybook's stories with those that were taken before: `pnpm visual`. Baselines and report lie in
 * `.artifacts/visual`, outside git; `docs/decisions/0012-visual-regression.md` says why.
 */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(artifacts, 'results'),
  snapshotPathTemplate: join(artifacts, 'baseline', '{arg}{ext}'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['html', { outputFolder: join(artifacts, 'report'), open: 'never' }],
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: chromiumPath(), args: ['--no-sandbox', '--force-color-profile=srgb'] },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
  },
  timeout: 60_000,
  expect: {
    // A page of all looks is tens of thousands of pixels tall.
    timeout: 20_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      // Pixels that only smooth an edge are not counted at all; a changed colour or a moved edge is hundreds.
      threshold: 0.03,
      maxDiffPixels: 60,
    },
  },
  // The proof needs one mode only.
  projects: [
    { name: 'proof', testMatch: 'proof.visual.ts' },
    ...Object.keys(modes).map((name) => ({ name, testMatch: 'stories.visual.ts' })),
  ],
  webServer: {
    command: `node ${join(import.meta.dirname, 'serve.ts')} ${storybook} ${port}`,
    url: `http://127.0.0.1:${port}/index.json`,
  },
});
