import type { Reporter, Suite, TestCase, TestRun } from '@playwright/test/reporter';
import { partOf, type Sweep, seedOfRun, sweepOf } from './sweeps.ts';

const nameOf = (test: TestCase) => test.titlePath().join(' ');

/** A Playwright reporter that limits a run to its part of each sweep. */
export default class TakeJourneys implements Reporter {
  async preprocess({ suite, testRun }: { suite: Suite; testRun: TestRun }) {
    if (seedOfRun === undefined) return;
    const swept = new Map<Sweep, TestCase[]>();
    for (const test of suite.allTests()) {
      const sweep = sweepOf(test.parent.project()?.name ?? '', test.location.file);
      if (sweep) swept.set(sweep, [...(swept.get(sweep) ?? []), test]);
    }
    for (const [sweep, tests] of swept) {
      const part = partOf(sweep, tests.map(nameOf), seedOfRun);
      for (const test of tests) if (!part.has(nameOf(test))) testRun.exclude(test);
    }
  }

  printsToStdio() {
    return false;
  }
}
