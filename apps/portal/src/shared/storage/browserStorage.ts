type Area = 'localStorage' | 'sessionStorage';

/** Runs the work. Returns undefined if storage is blocked or full, which throws. */
function tryStorage<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    console.warn("Couldn't use this browser's storage.", error);
    return undefined;
  }
}

export const readStored = (key: string, area: Area = 'localStorage'): string | null =>
  tryStorage(() => globalThis[area].getItem(key)) ?? null;

/** Returns the stored JSON value; undefined if there's no valid one. */
export const readStoredJson = (key: string): unknown =>
  tryStorage(() => JSON.parse(localStorage.getItem(key) ?? 'null')) ?? undefined;

/** Stores a value, or removes it if it's null. Returns false if the browser refuses. */
export const writeStored = (key: string, value: string | null, area: Area = 'localStorage'): boolean =>
  tryStorage(() => {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, value);
    return true;
  }) ?? false;
