import { whenRested } from '../rendering/whenRested.ts';

/** Work that's still pending, by artboard. */
const pending = new WeakMap<HTMLElement, () => void>();

/** Postpones work on an artboard until typing rests or a file is made of it. Returns a function that cancels it. */
export function fitLater(artboard: HTMLElement, work: () => void): () => void {
  const leave = () => {
    cancel();
    pending.delete(artboard);
  };
  const settle = () => {
    leave();
    work();
  };
  const cancel = whenRested(settle, 0);
  pending.set(artboard, settle);
  return leave;
}

/** Finishes an artboard's pending work and returns it, so files can be made of it and checks can inspect it. */
export function withPendingFits(artboard: HTMLElement): HTMLElement {
  pending.get(artboard)?.();
  return artboard;
}
