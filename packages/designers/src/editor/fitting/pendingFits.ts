import { whenRested } from '../rendering/whenRested.ts';

/** Work that's still pending, by artboard. */
const pending = new WeakMap<HTMLElement, () => void>();

/** Runs work at some later time. Returns a function that cancels it. */
type When = (work: () => void) => () => void;

/** Once typing rests. */
const rested: When = (work) => whenRested(work, 0);
/** In a task of its own, right after this one. */
export const inNextTask: When = (work) => {
  const timer = setTimeout(work);
  return () => clearTimeout(timer);
};

/** Postpones work on an artboard until then, or until a file is made of it. Returns a function that cancels it. */
export function fitLater(artboard: HTMLElement, work: () => void, when = rested): () => void {
  const leave = () => {
    cancel();
    pending.delete(artboard);
  };
  const settle = () => {
    leave();
    work();
  };
  const cancel = when(settle);
  pending.set(artboard, settle);
  return leave;
}

/** Finishes an artboard's pending work and returns it, so files can be made of it and checks can inspect it. */
export function withPendingFits(artboard: HTMLElement): HTMLElement {
  pending.get(artboard)?.();
  return artboard;
}
