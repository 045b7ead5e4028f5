import type { Step } from './steps.ts';

export type Outcome = 'passed' | 'failed' | 'left out';

/**
 * Runs steps in parallel, at most `parallel` at a time, in the given order. A step waits for the steps in its `after`,
 * if they run at all, and is skipped when one of them fails. Long steps, which use the whole machine, run one at a
 * time.
 */
export async function runAll(
  steps: Readonly<Record<string, Step>>,
  parallel: number,
  run: (name: string, step: Step) => Promise<boolean>,
): Promise<Record<string, Outcome>> {
  const remaining = new Set(Object.keys(steps));
  const running = new Map<string, Promise<void>>();
  const outcomes: Record<string, Outcome> = {};

  const dependenciesOf = (name: string) =>
    (steps[name]?.after ?? []).filter((dependency) => dependency in steps);
  const isLong = (name: string) => steps[name]?.long === true;
  const next = (): string | undefined =>
    [...remaining].find(
      (name) =>
        dependenciesOf(name).every((dependency) => dependency in outcomes) &&
        !(isLong(name) && [...running.keys()].some(isLong)),
    );

  while (remaining.size > 0 || running.size > 0) {
    const name = running.size < parallel ? next() : undefined;
    if (name === undefined) {
      if (running.size === 0) throw new Error(`Nothing makes what ${[...remaining].join(', ')} waits for.`);
      await Promise.race(running.values());
      continue;
    }
    remaining.delete(name);
    if (dependenciesOf(name).some((dependency) => outcomes[dependency] !== 'passed')) {
      outcomes[name] = 'left out';
      continue;
    }
    const step = steps[name] as Step;
    const work = run(name, step).then((passed) => {
      outcomes[name] = passed ? 'passed' : 'failed';
      running.delete(name);
    });
    running.set(name, work);
  }
  return outcomes;
}
