import { expect, it } from 'vitest';
import { type FitSteps, fitLater, type Schedule, withPendingFits } from './pendingFits.ts';

const artboard = () => ({}) as HTMLElement;
/** Work of four steps, the first of which takes longer than a task may. */
const work = (done: string[]) =>
  function* (): FitSteps {
    done.push('first');
    const end = performance.now() + 30;
    while (performance.now() < end);
    yield;
    for (const step of ['second', 'third', 'last']) {
      done.push(step);
      yield;
    }
  };
/** Holds postponed work until the test runs it. */
const byHand = () => {
  let begin = () => {};
  const when: Schedule = (then) => {
    begin = then;
    return () => {
      begin = () => {};
    };
  };
  return { when, begin: () => begin() };
};
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 5));

it('pauses work in steps after a while, and resumes in the next task', async () => {
  const done: string[] = [];
  const { when, begin } = byHand();
  fitLater(artboard(), work(done), { schedule: when, inSteps: true });
  begin();
  expect(done).toEqual(['first']);
  await expect.poll(() => done).toEqual(['first', 'second', 'third', 'last']);
});

it('does other work all at once', () => {
  const done: string[] = [];
  const { when, begin } = byHand();
  fitLater(artboard(), work(done), { schedule: when, inSteps: false });
  begin();
  expect(done).toEqual(['first', 'second', 'third', 'last']);
});

it('finishes pending work for a file, once', async () => {
  const done: string[] = [];
  const { when, begin } = byHand();
  const board = artboard();
  fitLater(board, work(done), { schedule: when, inSteps: true });
  begin();
  withPendingFits(board);
  expect(done).toEqual(['first', 'second', 'third', 'last']);
  await nextTask();
  expect(done).toHaveLength(4);
});

it('skips the rest once it is canceled', async () => {
  const done: string[] = [];
  const { when, begin } = byHand();
  const board = artboard();
  const cancel = fitLater(board, work(done), { schedule: when, inSteps: true });
  begin();
  cancel();
  await nextTask();
  withPendingFits(board);
  expect(done).toEqual(['first']);
});
