import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type Plugin } from 'vitest/config';
import { headlessBrowser } from './scripts/browser.ts';
import { LongestFirst } from './scripts/longestFirst.ts';
import { quietReact } from './scripts/quietReact.ts';
import { workers as maxWorkers } from './scripts/workers.ts';
import { sharedPlugins, workspaceSource } from './vite.shared.ts';

/**
 * What Vitest's cache on the disk may keep of a file, which it takes for unchanged while its text is. A style sheet is made by
 * running its file, so it hangs on what that imports: kept, it would have the colours of yesterday. And what reads `import.meta`
 * holds the designers that `pnpm check --changed` named, or how many names are tried: kept, every later run would look at those alone.
 */
const freshFiles: Plugin = {
  name: 'fresh-files',
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id, sourceCode }) => {
      if (/\.css\.ts(\?|$)/.test(id)) return false;
      return sourceCode.includes('import.meta')
        ? `${process.env.VITE_CHECK_DESIGNERS} ${process.env.VITE_EVERY_NAME}`
        : undefined;
    }),
};

/** Property tests try the same samples in every run; `SEED=7 pnpm test:unit` tries others. */
const sameSamples = {
  setupFiles: [join(import.meta.dirname, 'tests/unit/sameSamples.ts')],
  env: { SEED: process.env.SEED ?? '1' },
};

/** Ceilings, not claims about speed: no test may fail because the machine has other work. */
const patient = { testTimeout: 180_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

/** The names in `--project`; none: all. One with a pattern in it may mean any. */
const asked = process.argv.flatMap((word, index, words) => {
  if (word === '--project') return words[index + 1] ?? [];
  return word.startsWith('--project=') ? word.slice('--project='.length) : [];
});
/** Loading Storybook takes longer than most tests: a project with a configuration of its own is looked at only where it may be meant. */
const meant = (name: string) => asked.length === 0 || asked.some((one) => one === name || /[*!]/.test(one));

/** Five kinds of tests; `docs/testing.md` says which to write when. `vitest --project unit` runs one kind. */
export default defineConfig({
  // What runs style sheets reads the plugins of this file, and not those of a project.
  plugins: [workspaceSource],
  test: {
    // Many tests provoke a fault that is logged: what a test that passes prints is no news.
    silent: 'passed-only',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: false,
        plugins: [...sharedPlugins(), freshFiles],
        test: {
          name: 'unit',
          environment: 'node',
          maxWorkers,
          // A new process for each file would take longer than most files: each file clears up what it put in place.
          isolate: false,
          setupFiles: ['tests/unit/leaveNothing.ts', ...sameSamples.setupFiles],
          ...patient,
          env: { LITE_AUTH_BCRYPT_COST: '4', ...sameSamples.env },
          include: [
            'packages/*/{src,openedFiles,storybook}/**/*.test.{ts,tsx}',
            'apps/portal/src/**/*.test.{ts,tsx}',
            'tests/unit/**/*.test.ts',
          ],
          exclude: ['**/*.browser.test.*', 'apps/portal/src/backend/supabase/**'],
        },
      },
      {
        extends: false,
        // Where every package that a test loads is installed: Vite prepares React from here.
        root: join(import.meta.dirname, 'apps/portal'),
        plugins: [...sharedPlugins(), freshFiles, quietReact],
        test: {
          name: 'browser',
          dir: import.meta.dirname,
          maxWorkers,
          // A page of its own for each file would load everything again. Style sheets stay: a test states what it measures by.
          isolate: false,
          ...sameSamples,
          ...patient,
          include: [
            'packages/*/{src,openedFiles,storybook}/**/*.browser.test.{ts,tsx}',
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
