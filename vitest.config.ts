import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { headlessBrowser } from './scripts/browser.ts';
import { freshFiles } from './scripts/freshFiles.ts';
import { LongestFirst } from './scripts/longestFirst.ts';
import { quietReact } from './scripts/quietReact.ts';
import { inOrder, workers as maxWorkers } from './scripts/workers.ts';
import { sharedPlugins, workspaceSource } from './vite.shared.ts';

/** Property tests try the same samples in every run; `SEED=7 pnpm test:unit` tries different ones. Of sweeps, a part may run. */
const sameSamples = {
  setupFiles: ['tests/unit/sameSamples.ts', 'scripts/check/takePart.ts'].map((file) =>
    join(import.meta.dirname, file),
  ),
  env: { SEED: process.env.SEED ?? '1' },
};

/** Ceilings, not claims about speed: no test may fail because the machine is busy. */
const patient = { testTimeout: 180_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

/** The names in `--project`; none: all. One with a pattern could mean any project. */
const asked = process.argv.flatMap((word, index, words) => {
  if (word === '--project') return words[index + 1] ?? [];
  return word.startsWith('--project=') ? word.slice('--project='.length) : [];
});
/** Loading Storybook takes longer than most tests: a project with its own configuration is only loaded if it may be meant. */
const meant = (name: string) => asked.length === 0 || asked.some((one) => one === name || /[*!]/.test(one));

/** Five kinds of tests; `docs/testing.md` says which to write when. `vitest --project unit` runs one kind. */
export default defineConfig({
  // Running style sheets uses this file's plugins, not a project's.
  plugins: [workspaceSource],
  test: {
    // Many tests provoke a fault that gets logged: output from a passing test isn't interesting.
    silent: 'passed-only',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: false,
        plugins: [...sharedPlugins(), freshFiles],
        test: {
          name: 'unit',
          ...inOrder('unit'),
          environment: 'node',
          maxWorkers,
          // A new process for each file would take longer than most files: each file cleans up after itself.
          isolate: false,
          setupFiles: ['tests/unit/leaveNothing.ts', ...sameSamples.setupFiles],
          ...patient,
          env: { LITE_AUTH_BCRYPT_COST: '4', ...sameSamples.env },
          include: [
            'packages/*/{src,openedFiles,storybook,wizardBriefs}/**/*.test.{ts,tsx}',
            'apps/portal/src/**/*.test.{ts,tsx}',
            'tests/unit/**/*.test.ts',
          ],
          exclude: ['**/*.browser.test.*'],
        },
      },
      {
        extends: false,
        // Every package that a test loads is installed here: Vite prepares React from this folder.
        root: join(import.meta.dirname, 'apps/portal'),
        plugins: [...sharedPlugins(), freshFiles, quietReact],
        test: {
          name: 'browser',
          ...inOrder('browser'),
          dir: import.meta.dirname,
          maxWorkers,
          // A separate page for each file would reload everything. Style sheets stay: a test states what it measures by.
          isolate: false,
          ...sameSamples,
          setupFiles: [...sameSamples.setupFiles, join(import.meta.dirname, 'tests/unit/clearPage.ts')],
          ...patient,
          include: [
            'packages/*/{src,openedFiles,storybook,wizardBriefs}/**/*.browser.test.{ts,tsx}',
            'apps/portal/src/**/*.browser.test.{ts,tsx}',
          ],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: headlessBrowser(),
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      ...(meant('database') ? ['supabase/vitest.config.ts'] : []),
      ...(meant('stories') ? ['apps/storybook/vitest.config.ts'] : []),
      ...(meant('translated') ? ['apps/storybook/vitest.translated.config.ts'] : []),
    ],
  },
});
