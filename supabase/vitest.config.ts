import { defineConfig } from 'vitest/config';
import { workers } from '../scripts/workers.ts';

/** The database and its embedded host. */
export default defineConfig({
  test: {
    name: 'database',
    environment: 'node',
    maxWorkers: workers,
    // The files of a process share its backend, see tests/support/backend.ts. A file that leaves anything else behind is wrong.
    isolate: false,
    setupFiles: ['../tests/unit/leaveNothing.ts'],
    include: ['tests/**/*.test.ts'],
    // The first boot on a machine makes the snapshot: five to eight seconds, more when others work beside it.
    hookTimeout: 90_000,
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    env: { LITE_AUTH_BCRYPT_COST: '4' },
  },
});
