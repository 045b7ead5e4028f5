export interface Step {
  command: string;
  /** The steps that produce what this one reads. */
  after?: readonly string[];
  /** Takes minutes and all cores: it prints as it goes, and no other long step runs at the same time. */
  long?: true;
  /** Runs only when named or with `--whole`: continuous integration has a job for it. */
  asked?: true;
}

/**
 * Everything that must pass before a change lands. First come the steps that fail fastest and those that others wait for; the tests, which
 * take longest, have one lane once there's a portal, and the journeys come after them: tests that wait for a browser fail on a machine with
 * twice the work it can handle.
 */
export const steps: Readonly<Record<string, Step>> = {
  portal: { command: 'pnpm --filter @daybreak/portal build' },
  database: { command: 'node supabase/tests/makeSnapshot.ts' },
  lint: { command: 'biome check --error-on-warnings' },
  tests: { command: 'vitest run', after: ['portal', 'database'], long: true },
  packages: { command: 'pnpm build:packages' },
  types: { command: 'pnpm typecheck' },
  storybook: {
    // Doesn't use its own script, which would rebuild a package that `packages` has already built.
    command: 'pnpm --filter @daybreak/storybook exec storybook build -o storybook-static --quiet',
    after: ['packages'],
    asked: true,
  },
  consumers: {
    command: 'node scripts/package-check.ts',
    after: ['packages'],
    asked: true,
  },
  unused: { command: 'knip' },
  size: { command: 'size-limit', after: ['packages', 'portal'] },
  browsers: { command: 'node scripts/baseline/check.ts', after: ['packages', 'portal'] },
  changesets: { command: 'node scripts/changesetStatus.ts' },
  postgres: { command: 'node supabase/postgres/check.ts', asked: true },
  journeys: { command: 'playwright test', after: ['portal'], long: true },
  engines: {
    // Whole: nothing runs its other parts soon.
    command: 'VITE_SWEEP_SEED= ENGINES=all playwright test --project firefox --project webkit',
    after: ['portal'],
    long: true,
    asked: true,
  },
};
