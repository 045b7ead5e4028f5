import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { modes } from '../../apps/storybook/.storybook/snapshots.ts';
import { chromiumPath } from '../browser.ts';
import { storybook } from './storybook.ts';

const port = 4191;
const artifacts = join(import.meta.dirname, '..', '..', '.artifacts', 'visual');

/**
 * Compares pictures of the built Storybook's stories with earlier ones: `pnpm visual`. Baselines and the report are in
 * `.artifacts/visual`, outside git; `docs/decisions/0012-visual-regression.md` explains why.
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
    // A page with all variants is tens of thousands of pixels tall.
    timeout: 20_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      // Antialiasing pixels aren't counted at all; a changed color or a moved edge makes hundreds.
      threshold: 0.03,
      maxDiffPixels: 60,
    },
  },
  // The proof only needs one mode.
  projects: [
    { name: 'proof', testMatch: 'proof.visual.ts' },
    ...Object.keys(modes).map((name) => ({ name, testMatch: 'stories.visual.ts' })),
  ],
  webServer: {
    command: `node ${join(import.meta.dirname, 'serve.ts')} ${storybook} ${port}`,
    url: `http://127.0.0.1:${port}/index.json`,
  },
});
