/** Work that can pause at each `yield`, and its result. */
export type FitSteps<Result = void> = Generator<void, Result>;

/** Milliseconds of steps in one task, so the page stays responsive. */
const maxTime = 24;

/** Work that's still pending, by artboard. */
const pending = new WeakMap<HTMLElement, () => void>();

/** Runs work at some later time. Returns a function that cancels it. */
export type Schedule = (task: () => void) => () => void;

/** Runs work in its own task, right after this one. */
export const inNextTask: Schedule = (task) => {
  const timer = setTimeout(task);
  return () => clearTimeout(timer);
};

/** Runs all steps at once. */
export function runToEnd<Result>(steps: FitSteps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * Postpones work on an artboard, at most until a file is made of it.
 *
 * @param artboard the artboard to work on
 * @param task the work to postpone
 * @param options `when` schedules the work; `inSteps` splits it into short tasks, unless a file needs it
 * @returns a function that cancels what's left
 */
export function fitLater(
  artboard: HTMLElement,
  task: () => FitSteps,
  { schedule, inSteps }: { schedule: Schedule; inSteps: boolean },
): () => void {
  let steps: FitSteps | undefined;
  const leave = () => {
    cancel();
    if (pending.get(artboard) === settle) pending.delete(artboard);
  };
  const settle = () => {
    leave();
    steps ??= task();
    runToEnd(steps);
  };
  const proceed = () => {
    steps ??= task();
    const end = performance.now() + maxTime;
    do {
      if (steps.next().done) return leave();
    } while (performance.now() < end);
    cancel = inNextTask(proceed);
  };
  let cancel = schedule(inSteps ? proceed : settle);
  pending.set(artboard, settle);
  return leave;
}

/** Finishes an artboard's pending work and returns it, so files can be made of it and checks can inspect it. */
export function withPendingFits(artboard: HTMLElement): HTMLElement {
  pending.get(artboard)?.();
  return artboard;
}
