import { expect, it } from 'vitest';
import { runAll } from '../../scripts/check/runAll.ts';
import type { Step } from '../../scripts/check/steps.ts';

/** Runs steps, of which `lint` takes longest, and records which ones ran at the same time. */
async function observe(steps: Record<string, Omit<Step, 'command'>>, failing: string[] = []) {
  const running = new Set<string>();
  const together: string[] = [];
  const outcomes = await runAll(
    Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, { command: name, ...step }])),
    2,
    async (name) => {
      running.add(name);
      together.push([...running].join(' '));
      for (let turn = 0; turn < (name === 'lint' ? 40 : 20); turn++) await Promise.resolve();
      running.delete(name);
      return !failing.includes(name);
    },
  );
  return { together, outcomes };
}

it('runs as many steps in parallel as there are lanes', async () => {
  expect((await observe({ lint: {}, b: {}, c: {} })).together).toEqual(['lint', 'lint b', 'lint c']);
});

it('delays a step until its files are made, and runs another meanwhile', async () => {
  const { together } = await observe({ build: {}, size: { after: ['build'] }, lint: {} });
  expect(together).toEqual(['build', 'build lint', 'lint size']);
});

it('runs steps that use all cores one at a time, along with shorter ones', async () => {
  const { together } = await observe({ tests: { long: true }, journeys: { long: true }, lint: {} });
  expect(together).toEqual(['tests', 'tests lint', 'lint journeys']);
});

it('skips steps that depend on a failed one, and continues with the rest', async () => {
  const steps = {
    build: {},
    size: { after: ['build'] },
    journeys: { after: ['build'] },
    lint: {},
  };
  expect((await observe(steps, ['build'])).outcomes).toEqual({
    build: 'failed',
    size: 'left out',
    journeys: 'left out',
    lint: 'passed',
  });
});

it("doesn't wait for a step that wasn't requested", async () => {
  expect((await observe({ size: { after: ['build'] } })).outcomes).toEqual({ size: 'passed' });
});
