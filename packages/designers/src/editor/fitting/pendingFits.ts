/** Work that can pause at each `yield`, and what comes of it. */
export type FitSteps<Result = void> = Generator<void, Result>;

/** Milliseconds of steps in one task, so that the page can answer in between. */
const longest = 24;

/** Work that's still pending, by artboard. */
const pending = new WeakMap<HTMLElement, () => void>();

/** Runs work at some later time. Returns a function that cancels it. */
export type When = (work: () => void) => () => void;

/** In a task of its own, right after this one. */
export const inNextTask: When = (work) => {
  const timer = setTimeout(work);
  return () => clearTimeout(timer);
};

/** All steps at once. */
export function finish<Result>(steps: FitSteps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * Postpones work on an artboard until then, or until a file is made of it. `inSteps`: in short tasks, unless a file needs it. Returns a
 * function that cancels what's left.
 */
export function fitLater(
  artboard: HTMLElement,
  work: () => FitSteps,
  { when, inSteps }: { when: When; inSteps: boolean },
): () => void {
  let steps: FitSteps | undefined;
  const leave = () => {
    cancel();
    if (pending.get(artboard) === settle) pending.delete(artboard);
  };
  const settle = () => {
    leave();
    steps ??= work();
    finish(steps);
  };
  const proceed = () => {
    steps ??= work();
    const end = performance.now() + longest;
    do {
      if (steps.next().done) return leave();
    } while (performance.now() < end);
    cancel = inNextTask(proceed);
  };
  let cancel = when(inSteps ? proceed : settle);
  pending.set(artboard, settle);
  return leave;
}

/** Finishes an artboard's pending work and returns it, so files can be made of it and checks can inspect it. */
export function withPendingFits(artboard: HTMLElement): HTMLElement {
  pending.get(artboard)?.();
  return artboard;
}
