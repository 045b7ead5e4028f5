import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** The database and its embedded host. */
export default defineConfig({
  test: {
    name: 'database',
    environment: 'node',
    maxWorkers: availableParallelism(),
    // The files of a process share its backend, see tests/support/backend.ts. A file that leaves anything else behind is wrong.
    isolate: false,
    include: ['tests/**/*.test.ts'],
    // The first boot on a machine makes the snapshot: five to eight seconds, more when others work beside it.
    hookTimeout: 90_000,
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    env: { LITE_AUTH_BCRYPT_COST: '4' },
  },
});
