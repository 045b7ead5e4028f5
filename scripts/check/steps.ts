export interface Step {
  command: string;
  /** What it reads is made by these. */
  after?: readonly string[];
  /** Works on every core by itself, so that nothing runs beside it. */
  allCores?: true;
}

/** Everything that must hold before a change lands. What fails fastest and what others wait for comes first. */
export const steps: Readonly<Record<string, Step>> = {
  lint: { command: 'biome check --error-on-warnings' },
  packages: { command: 'pnpm build:packages' },
  types: { command: 'tsc --noEmit' },
  storybook: {
    // Not its own script, which builds a package that `packages` has built.
    command: 'pnpm --filter @daybreak/storybook exec storybook build -o storybook-static --quiet',
    after: ['packages'],
  },
  portal: { command: 'pnpm --filter @daybreak/portal build' },
  consumers: { command: 'node scripts/package-check.ts', after: ['packages'] },
  unused: { command: 'knip' },
  size: { command: 'size-limit', after: ['packages', 'portal'] },
  changesets: { command: 'node scripts/changesetStatus.ts' },
  tests: { command: 'vitest run', allCores: true },
  journeys: { command: 'playwright test', after: ['portal'], allCores: true },
};
