import { beforeAll, type RunnerTask, type RunnerTestSuite, TestRunner } from 'vitest';
import { partOf, seedOfRun, sweepOf } from './sweeps.ts';

const testsIn = (suite: RunnerTestSuite): RunnerTask[] =>
  suite.tasks.flatMap((task) => ('tasks' in task ? testsIn(task) : [task]));

const nameOf = ({ fullTestName, name }: RunnerTask) => fullTestName ?? name;

function leaveOut(task: RunnerTask) {
  if (task.mode !== 'run' && task.mode !== 'queued') return;
  task.mode = 'skip';
  task.result = { state: 'skip' };
}

// Loaded by Vitest with each test file: limits a run to its part of each sweep.
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a hook depends on
beforeAll(({}, suite) => {
  const { file } = suite;
  // A project with a browser is called `stories (chromium)` here.
  const [project = ''] = file.projectName?.split(' ') ?? [];
  const sweep = sweepOf(project, file.filepath);
  if (!sweep || sweep.wholeFiles || seedOfRun === undefined) return;
  const tests = testsIn(file);
  const part = partOf(sweep, tests.map(nameOf), seedOfRun);
  for (const test of tests) if (!part.has(nameOf(test))) leaveOut(test);
});

declare global {
  /** Leaves out the test that runs. Storybook's annotations can't reach it otherwise. */
  var leaveTestOut: (() => void) | undefined;
}
globalThis.leaveTestOut = () =>
  TestRunner.getCurrentTest()?.context.skip('It only renders, and axe reads it in another part.');
