import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** The database and its embedded host. Each file boots its own backend from a cached snapshot, in about a second. */
export default defineConfig({
  test: {
    name: 'database',
    environment: 'node',
    maxWorkers: availableParallelism(),
    include: ['tests/**/*.test.ts'],
    // The first boot on a machine makes the snapshot: five to eight seconds, more when others work beside it.
    hookTimeout: 90_000,
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    env: { LITE_AUTH_BCRYPT_COST: '4' },
  },
});
