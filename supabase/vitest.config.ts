import { defineConfig } from 'vitest/config';
import { freshFiles } from '../scripts/freshFiles.ts';
import { inOrder, workers } from '../scripts/workers.ts';

/** The database and its embedded host. */
export default defineConfig({
  plugins: [freshFiles],
  test: {
    name: 'database',
    ...inOrder('database'),
    environment: 'node',
    maxWorkers: workers,
    // Files in the same process share its backend, see tests/support/backend.ts. A file must not leave anything else behind.
    isolate: false,
    setupFiles: ['../tests/unit/leaveNothing.ts', '../scripts/check/takePart.ts'],
    include: ['tests/**/*.test.ts'],
    // Ceilings, not claims about speed: no test may fail because the machine is busy. A start that creates its database from the
    // migrations takes half a minute alone, and some have taken over three minutes alongside everything else.
    hookTimeout: 600_000,
    testTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    env: { LITE_AUTH_BCRYPT_COST: '4' },
  },
});
