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
const deferredTasks = new Set<() => void>();

/** Call after drawing. This was the first screen unless part of it is still loading. */
export function reportDrawn(): void {
  cancelIdle();
  cancelIdle = whenIdle(() => {
    if (pendingParts > 0) return;
    resolveFirstScreen();
    const tasks = [...deferredTasks];
    deferredTasks.clear();
    for (const task of tasks) task();
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

/** Calls `task` once the first screen is drawn. Returns the function that cancels it. */
export function afterFirstScreen(task: () => void): () => void {
  let isActive = true;
  void firstScreen.then(() => {
    if (isActive) task();
  });
  return () => {
    isActive = false;
  };
}

/**
 * Calls `task` once the first screen is drawn and nothing that follows it, such as home's cards, is still loading.
 * Returns the function that cancels it.
 */
export function afterEverythingLoaded(task: () => void): () => void {
  const cancelTask = afterFirstScreen(() => {
    deferredTasks.add(task);
    reportDrawn();
  });
  return () => {
    cancelTask();
    deferredTasks.delete(task);
  };
}
