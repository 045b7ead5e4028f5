import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type Mutant, mutants } from './list.ts';

/**
 * Puts each fault of the list into the tree, runs the test that must find it, and takes it out again. One that no test finds is a
 * hole in the suite: run it after tests were merged or made faster. `pnpm mutants leads` takes those whose words, file or
 * test match.
 */
const asked = process.argv.slice(2).join(' ');
const chosen = mutants.filter(({ fault, file, test }) =>
  `${fault} ${file} ${test.join(' ')}`.includes(asked),
);

const report = '.artifacts/mutants/report.json';
mkdirSync('.artifacts/mutants', { recursive: true });

/** Whether the test fails. Without the fault it must pass, which the suite itself shows. */
function found({ file, find, replace, test: [project, name] }: Mutant): boolean {
  const whole = readFileSync(file, 'utf8');
  if (!whole.includes(find)) throw new Error(`${file} does not hold what the mutant replaces: ${find}`);
  try {
    writeFileSync(
      file,
      whole.replace(find, () => replace),
    );
    rmSync(report, { force: true });
    const output = ['--reporter=json', `--outputFile=${report}`];
    spawnSync('vitest', ['run', '--project', project, name, ...output], { stdio: 'ignore' });
    const { numTotalTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    // What ends a file before its first test is no find: the fault was meant to be one that runs.
    if (numTotalTests === 0) throw new Error(`${project}: ${name} ran no test.`);
    return numFailedTests > 0;
  } finally {
    writeFileSync(file, whole);
  }
}

// A fault must not stay in the tree when somebody stops the run: the test that runs ends by the same key, and then the fault goes.
process.on('SIGINT', () => {
  process.exitCode = 130;
});

let missed = 0;
for (const mutant of chosen) {
  if (process.exitCode) break;
  const caught = found(mutant);
  if (!caught) missed += 1;
  console.log(`${caught ? 'found  ' : 'MISSED '} ${mutant.fault} (${mutant.test.join(': ')})`);
}
console.log(`\n${chosen.length - missed} of ${chosen.length} faults found`);
if (missed > 0) process.exitCode = 1;
