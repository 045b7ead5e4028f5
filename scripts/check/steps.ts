export interface Step {
  command: string;
  /** What it reads is made by these. */
  after?: readonly string[];
  /** Takes minutes, and all cores: it prints as it goes, and no other such step runs beside it. */
  long?: true;
  /** Runs where it is named, and not with all. */
  asked?: true;
}

/**
 * Everything that must hold before a change lands. What fails fastest and what others wait for comes first; the tests, which take
 * longest, have one lane from when there is a portal, and the journeys come after them: what waits for a browser fails on a machine that
 * does twice as much as it can.
 */
export const steps: Readonly<Record<string, Step>> = {
  lint: { command: 'biome check --error-on-warnings' },
  portal: { command: 'pnpm --filter @daybreak/portal build' },
  tests: { command: 'vitest run', after: ['portal'], long: true },
  packages: { command: 'pnpm build:packages' },
  types: { command: 'pnpm typecheck' },
  storybook: {
    // Not its own script, which builds a package that `packages` has built.
    command: 'pnpm --filter @daybreak/storybook exec storybook build -o storybook-static --quiet',
    after: ['packages'],
  },
  consumers: { command: 'node scripts/package-check.ts', after: ['packages'] },
  unused: { command: 'knip' },
  size: { command: 'size-limit', after: ['packages', 'portal'] },
  browsers: { command: 'node scripts/baseline/check.ts', after: ['packages', 'portal'] },
  changesets: { command: 'node scripts/changesetStatus.ts' },
  postgres: { command: 'node supabase/postgres/check.ts' },
  journeys: { command: 'playwright test', after: ['portal'], long: true },
  engines: {
    command: 'ENGINES=all playwright test --project firefox --project webkit',
    after: ['portal'],
    long: true,
    asked: true,
  },
};
