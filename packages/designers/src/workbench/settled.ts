import { whenRested } from './whenRested.ts';

/** By artboard: what is still to be done on it. */
const pending = new WeakMap<HTMLElement, () => void>();

/** Puts off work on an artboard until typing rests, or until a file is made of it. What it returns calls the work off. */
export function putOff(artboard: HTMLElement, work: () => void): () => void {
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

/** An artboard with nothing left to be done on it: files are made of it, and checks look at it. */
export function settled(artboard: HTMLElement): HTMLElement {
  pending.get(artboard)?.();
  return artboard;
}
