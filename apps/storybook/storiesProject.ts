import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { headlessBrowser } from '../../scripts/browser.ts';
import { quietReact } from '../../scripts/quietReact.ts';
import { inOrder, workers } from '../../scripts/workers.ts';
import { workspaceSource } from '../../vite.shared.ts';

/** Every story is a test, except those with a tag in `exclude`. */
export const storiesProject = (name: string, env: Record<string, string> = {}, exclude: string[] = []) =>
  defineConfig({
    // The second is for code that evaluates style sheets, which only reads this file's plugins.
    plugins: [
      storybookTest({ configDir: join(import.meta.dirname, '.storybook'), tags: { exclude } }),
      workspaceSource,
      quietReact,
    ],
    test: {
      name,
      ...inOrder(name),
      env,
      setupFiles: [join(import.meta.dirname, '../../scripts/check/takePart.ts')],
      // Storybook cleans up after each story. A separate page per file would load everything again, a quarter of the total time.
      isolate: false,
      maxWorkers: workers,
      // A ceiling: a story may wait for several things, and axe is slow on long pages, on a busy machine.
      testTimeout: 90_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // The add-on's default viewport. Any other size would be set before each file and changed right away.
        viewport: { width: 1200, height: 900 },
        provider: playwright({
          launchOptions: headlessBrowser(),
          // Fade-ins finish immediately, so that a test never catches anything half transparent.
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  });
