import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
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
  storybook: 'pnpm --filter @daybreak/storybook build --quiet',
  tests: 'vitest run',
  journeys: 'playwright test',
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(
    `There is no step called ${unknown.join(', ')}. The steps are: ${Object.keys(steps).join(', ')}.`,
  );
  process.exit(2);
}

/** What each step printed, so that the end of a long run can say again why it failed. */
const logs = '.artifacts/check';
const env = process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env;

ensureSystemTools();
mkdirSync(logs, { recursive: true });
const failed: string[] = [];
const times: string[] = [];
for (const [name, command] of Object.entries(steps)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n── ${name}: ${command}`);
  const begin = performance.now();
  const printed = `pnpm exec ${command} 2>&1 | tee ${logs}/${name}.txt`;
  const { status } = spawnSync('bash', ['-o', 'pipefail', '-c', printed], { stdio: 'inherit', env });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1).padStart(6);
  times.push(`${seconds} s  ${name}${status === 0 ? '' : '  FAILED'}`);
  if (status !== 0) failed.push(name);
}

for (const name of failed) {
  const lines = readFileSync(`${logs}/${name}.txt`, 'utf8').trimEnd().split('\n');
  console.log(`\n── the end of ${name}, whole in ${logs}/${name}.txt:\n${lines.slice(-60).join('\n')}`);
}
console.log(`\n${times.join('\n')}\n`);
console.log(`checks: ${times.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
