import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { headlessBrowser } from '../../scripts/browser.ts';
import { quietReact } from '../../scripts/quietReact.ts';
import { workers } from '../../scripts/workers.ts';
import { workspaceSource } from '../../vite.shared.ts';

/** Every story is a test, but those with a tag in `exclude`. */
export const storiesProject = (name: string, env: Record<string, string> = {}, exclude: string[] = []) =>
  defineConfig({
    // The second for what runs style sheets, which reads the plugins of this file alone.
    plugins: [
      storybookTest({ configDir: join(import.meta.dirname, '.storybook'), tags: { exclude } }),
      workspaceSource,
      quietReact,
    ],
    test: {
      name,
      env,
      // Storybook clears up after each story. A page of its own for each file would load everything again, a quarter of the whole time.
      isolate: false,
      maxWorkers: workers,
      // A ceiling: a story may wait for several things, and axe takes its time over long pages, on a machine with other work.
      testTimeout: 90_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // What the add-on gives stories without a viewport of their own: another would be set before each file and changed at once.
        viewport: { width: 1200, height: 900 },
        provider: playwright({
          launchOptions: headlessBrowser(),
          // What fades in is there at once, so that a test never meets it half transparent.
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  });
