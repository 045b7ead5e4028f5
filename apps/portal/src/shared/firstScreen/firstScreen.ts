import { whenIdle } from './whenIdle.ts';

let isDrawn = false;
let resolveFirstScreen: () => void = () => undefined;
/** Resolves once the first screen is drawn and the browser is idle: work for anything off that screen starts then. */
export const firstScreen = new Promise<void>((resolve) => {
  resolveFirstScreen = () => {
    isDrawn = true;
    resolve();
  };
});
export const isFirstScreenDrawn = (): boolean => isDrawn;

/** Number of loading screens on the page. */
let pendingParts = 0;
let cancelIdle: () => void = () => undefined;
/** Work that waits until no part is loading. */
const deferred = new Set<() => void>();

/** Call after drawing. This was the first screen unless part of it is still loading. */
export function reportDrawn(): void {
  cancelIdle();
  cancelIdle = whenIdle(() => {
    if (pendingParts > 0) return;
    resolveFirstScreen();
    const works = [...deferred];
    deferred.clear();
    for (const work of works) work();
  });
}

/** Call while a part of the screen is loading. Returns the function to call once it's there. */
export function holdFirstScreen(): () => void {
  pendingParts += 1;
  return () => {
    pendingParts -= 1;
    reportDrawn();
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
 * Calls `work` once the first screen is drawn and nothing that follows it, such as home's cards, is still loading.
 * Returns the function that cancels it.
 */
export function afterEverythingLoaded(work: () => void): () => void {
  const callOffWork = afterFirstScreen(() => {
    deferred.add(work);
    reportDrawn();
  });
  return () => {
    callOffWork();
    deferred.delete(work);
  };
}
