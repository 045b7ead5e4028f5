import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mutants } from './list.ts';
import type { Mutant } from './mutant.ts';

// Puts each fault of the list into the tree, runs the test that must find it, and removes it again. A fault that no
// test finds is a gap in the tests, so run this after merging tests or making them faster. `pnpm mutants leads` runs
// those whose description, file or test match.

const query = process.argv.slice(2).join(' ');
const selected = mutants.filter(({ fault, file, test }) =>
  `${fault} ${file} ${test.join(' ')}`.includes(query),
);

const report = '.artifacts/mutants/report.json';
mkdirSync('.artifacts/mutants', { recursive: true });

/** Runs a mutant's test. Returns the outcome, or the output of a run that started no test. */
function outcomeOf({ file, find, replace, test: [project, name] }: Mutant): 'found' | 'missed' | string[] {
  const source = readFileSync(file, 'utf8');
  if (!source.includes(find)) throw new Error(`${file} does not hold what the mutant replaces: ${find}`);
  try {
    writeFileSync(
      file,
      source.replace(find, () => replace),
    );
    rmSync(report, { force: true });
    const output = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
    const run = spawnSync('vitest', ['run', '--project', project, name, ...output], { encoding: 'utf8' });
    if (run.error) throw run.error;
    const { numPassedTests = 0, numFailedTests = 0 } = existsSync(report)
      ? JSON.parse(readFileSync(report, 'utf8'))
      : {};
    // A file that fails before its first test doesn't count: the fault has to run.
    if (numPassedTests + numFailedTests === 0) return `${run.stdout}\n${run.stderr}`.trim().split('\n');
    return numFailedTests > 0 ? 'found' : 'missed';
  } finally {
    writeFileSync(file, source);
  }
}

// A fault must not stay in the tree when the run is interrupted: the running test ends first, then the fault is removed.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.on(signal, () => {
    process.exitCode = code;
  });

let caught = 0;
for (const mutant of selected) {
  if (process.exitCode) break;
  const outcome = outcomeOf(mutant);
  if (outcome === 'found') caught += 1;
  const word = outcome === 'found' ? 'found  ' : outcome === 'missed' ? 'MISSED ' : 'NO TEST';
  console.log(`${word} ${mutant.fault} (${mutant.test.join(': ')})`);
  // Not caused by the fault; for example, a browser that didn't start in time. Without the output, no one could tell.
  if (typeof outcome !== 'string') console.log(outcome.slice(-20).join('\n'));
}
console.log(`\n${caught} of ${selected.length} faults found`);
if (caught < selected.length) process.exitCode ??= 1;
