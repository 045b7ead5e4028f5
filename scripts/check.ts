import { spawnSync } from 'node:child_process';
import { ensureSystemTools } from './system-tools.ts';

/** Everything that must hold before a change lands, in the order in which it fails fastest. */
const steps: Record<string, string> = {
  lint: 'biome check --error-on-warnings',
  types: 'tsc --noEmit',
  changesets: 'changeset status',
  packages: 'pnpm build:packages',
  unused: 'knip',
  portal: 'pnpm --filter @daybreak/portal build',
  size: 'size-limit',
  consumers: 'node scripts/package-check.ts',
  tests: 'vitest run',
  journeys: 'playwright test',
  storybook: 'pnpm --filter @daybreak/storybook build --quiet',
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(
    `There is no step called ${unknown.join(', ')}. The steps are: ${Object.keys(steps).join(', ')}.`,
  );
  process.exit(2);
}

ensureSystemTools();
const failed: string[] = [];
const times: string[] = [];
for (const [name, command] of Object.entries(steps)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n── ${name}: ${command}`);
  const begin = performance.now();
  const { status } = spawnSync(`pnpm exec ${command}`, { stdio: 'inherit', shell: true });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1).padStart(6);
  times.push(`${seconds} s  ${name}${status === 0 ? '' : '  FAILED'}`);
  if (status !== 0) failed.push(name);
}

console.log(`\n${times.join('\n')}\n`);
console.log(`checks: ${times.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
