import { whenIdle } from './whenIdle.ts';

let drawn = false;
let arrive: () => void = () => undefined;
/** Resolves once the first screen is drawn and the browser is idle: work for anything off that screen starts then. */
export const firstScreen = new Promise<void>((resolve) => {
  arrive = () => {
    drawn = true;
    resolve();
  };
});
export const isFirstScreenDrawn = (): boolean => drawn;

/** Number of loading screens on the page. */
let waiting = 0;
let callOff: () => void = () => undefined;
/** What waits until no part is loading. */
const forLater = new Set<() => void>();

/** Call after drawing. That was the first screen unless part of it is still loading. */
export function screenDrawn(): void {
  callOff();
  callOff = whenIdle(() => {
    if (waiting > 0) return;
    arrive();
    const due = [...forLater];
    forLater.clear();
    for (const work of due) work();
  });
}

/** Call while a part of the screen is loading. Returns the function to call once it's there. */
export function screenWaits(): () => void {
  waiting += 1;
  return () => {
    waiting -= 1;
    screenDrawn();
  };
}

/** Calls `work` once the first screen is drawn. Returns the function that cancels it. */
export function afterFirstScreen(work: () => void): () => void {
  let wanted = true;
  void firstScreen.then(() => {
    if (wanted) work();
  });
  return () => {
    wanted = false;
  };
}

/**
 * Calls `work` once the first screen is drawn and nothing that follows it, such as home's cards, is still loading. Returns the function that
 * cancels it.
 */
export function afterAllParts(work: () => void): () => void {
  const callOffWork = afterFirstScreen(() => {
    forLater.add(work);
    screenDrawn();
  });
  return () => {
    callOffWork();
    forLater.delete(work);
  };
}
