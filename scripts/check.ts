import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { importGraph } from './check/importGraph.ts';
import { planOf } from './check/plan.ts';
import { runAll } from './check/runAll.ts';
import { type Step, steps } from './check/steps.ts';
import { changedBetween, head, isRepository, readEntries, readSources, snapshot } from './check/workspace.ts';
import { ensureSystemTools } from './system-tools.ts';

const help = `pnpm check [step …] [--whole] | --changed [--since commit|passed]

Everything that must hold, the named steps, or what the changes since a commit (HEAD, unless said) can touch. "passed" stands for
the files as they were when everything last passed on this machine.

Of each sweep (scripts/check/sweeps.ts) one part runs, which the commit chooses; SEED=7 before the command takes another one.
--whole takes all of them, in all engines; with --changed, all of those that are touched.

WORKERS=4 before the command: so many tests of a kind at once, where one for each core, two at least, is usual.
`;
const { positionals: requestedSteps, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
    since: { type: 'string', default: 'HEAD' },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) {
  process.stdout.write(help);
  process.exit(0);
}
const unknown = requestedSteps.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(
    `There is no step called ${unknown.join(', ')}. The steps are: ${Object.keys(steps).join(', ')}.`,
  );
  process.exit(2);
}

/** Each step's output, so that a long run can repeat at its end why it failed. */
const logs = '.artifacts/check';

/** Stores the tree of the files with which everything passed. */
const passedFile = '.artifacts/passed';
const sincePassed = options.changed && options.since === 'passed';
if (sincePassed && !existsSync(passedFile)) {
  console.error('Nothing has passed as a whole on this machine yet: run pnpm check first.');
  process.exit(2);
}
const files = isRepository() ? snapshot() : undefined;
if (options.changed && !files) {
  console.error('Only a Git clone can say what has changed.');
  process.exit(2);
}
const env = () => ({
  ...process.env,
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
  PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
});
const times: Record<string, number> = {};

/** Runs a step. A long one prints its lines as they come; the others print when they end. */
async function run(name: string, { command, long }: Step): Promise<boolean> {
  const title = `\n── ${name}: ${command}`;
  if (long) console.log(title);
  const begin = performance.now();
  const log = createWriteStream(`${logs}/${name}.txt`);
  const child = spawn(command, { shell: true, env: env(), stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => log.write(part));
    // Whole lines, since two such steps may run at once.
    if (long) createInterface(stream).on('line', (line) => console.log(line));
  }
  const code = await new Promise((ended) => child.once('close', ended));
  await new Promise((flushed) => log.end(flushed));
  times[name] = (performance.now() - begin) / 1000;
  if (!long) console.log(`${title}\n${readFileSync(`${logs}/${name}.txt`, 'utf8').trimEnd()}`);
  return code === 0;
}

/** The steps with these names, or all that run without being named. */
const stepsNamed = (names: string[]) =>
  Object.fromEntries(
    Object.entries(steps).filter(([name, step]) =>
      names.length === 0 ? options.whole || !step.asked : names.includes(name),
    ),
  );

/** Chooses the part of each sweep that runs. It comes from the commit, so it doesn't depend on the clock or the machine. */
const seed = Number(process.env.SEED ?? (files ? `0x${head().slice(0, 7)}` : 1));
if (!Number.isInteger(seed) || seed < 0) {
  console.error(`SEED is a number from 0, not ${process.env.SEED}.`);
  process.exit(2);
}

/** Up to this many test files that a change touches run whole, even if they're sweeps. */
const fewTests = 60;

/** True if the run includes everything that a change can affect. */
let complete = true;

/** The steps, tests and journeys that the change can affect. */
function touchedSteps(files: string): Record<string, Step> {
  const sources = readSources();
  const since = sincePassed ? readFileSync(passedFile, 'utf8') : options.since;
  const changed = changedBetween(since, files);
  const plan = planOf(changed, sources, importGraph(sources, readEntries()));
  if (plan.everything) {
    console.log(`Everything runs: ${plan.everything}.`);
    return stepsNamed([]);
  }
  if (plan.addresses) process.env.JOURNEY_PAGES = plan.addresses.join(' ');
  if (plan.tests.length <= fewTests) process.env.SWEEP_EVERY_FILE = '1';
  if (plan.designers) process.env.VITE_CHECK_DESIGNERS = plan.designers.join(' ');
  if (plan.about) {
    complete = false;
    console.log(`What's about ${plan.about.join(', ')} runs; npm test runs what else they can affect.`);
  }
  const only: Record<string, string[]> = {
    lint: [
      '--no-errors-on-unmatched',
      '--files-ignore-unknown=true',
      ...changed.filter((path) => existsSync(path)),
    ],
    // A test of all designers may have nothing to do with these.
    tests: ['--passWithNoTests', ...plan.tests],
    // Translated pages and Firefox are about what the designers have in common.
    journeys: [...(plan.about && !options.whole ? ['--project=journeys'] : []), ...plan.journeys],
  };
  return Object.fromEntries(
    Object.entries(stepsNamed(plan.steps)).map(([name, step]) => [
      name,
      {
        ...step,
        command: [step.command, ...(only[name] ?? [])].join(' '),
        // Tests of designers alone need nothing that was built.
        ...(plan.about && name === 'tests' ? { after: [] } : {}),
      },
    ]),
  );
}

process.env.VITE_SWEEP_SEED = options.whole ? '' : String(seed);
ensureSystemTools(options.whole || requestedSteps.includes('engines'));
mkdirSync(logs, { recursive: true });
const begin = performance.now();
const chosenSteps = options.changed && files ? touchedSteps(files) : stepsNamed(requestedSteps);
// Only sites that install the packages read their types.
if (!('consumers' in chosenSteps)) process.env.DECLARATIONS = 'no';
const sweeping = process.env.VITE_SWEEP_SEED
  ? `Of each sweep one part runs: SEED=${seed} runs the same one again, --whole all.`
  : 'Sweeps run whole.';
console.log(sweeping);
const outcomes = await runAll(chosenSteps, availableParallelism(), run);

for (const name of Object.keys(outcomes).filter((name) => outcomes[name] === 'failed')) {
  const lines = readFileSync(`${logs}/${name}.txt`, 'utf8').trimEnd().split('\n');
  console.log(`\n── the end of ${name}, whole in ${logs}/${name}.txt:\n${lines.slice(-60).join('\n')}`);
}
const line = (seconds: number, name: string) => `${seconds.toFixed(1).padStart(6)} s  ${name}`;
console.log('');
for (const [name, outcome] of Object.entries(outcomes))
  console.log(line(times[name] ?? 0, outcome === 'passed' ? name : `${name}  ${outcome.toUpperCase()}`));
console.log(line((performance.now() - begin) / 1000, 'the whole run'));
const failed = Object.values(outcomes).filter((outcome) => outcome !== 'passed').length;
console.log(`\nchecks: ${Object.keys(outcomes).length - failed} passed, ${failed} failed`);
if (failed > 0) console.log(sweeping);
// Unaffected steps that passed before still count.
if (files && failed === 0 && complete && (sincePassed || (requestedSteps.length === 0 && !options.changed)))
  writeFileSync(passedFile, files);
process.exit(failed > 0 ? 1 : 0);
