type Area = 'localStorage' | 'sessionStorage';

/** Blocked or full storage throws: then nothing is read or kept. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    console.warn('This browser blocked storage for this page.', error);
    return undefined;
  }
}

export const readStored = (key: string, area: Area = 'localStorage'): string | null =>
  attempt(() => globalThis[area].getItem(key)) ?? null;

/** The stored JSON value; undefined if there is none that can be read. */
export const readStoredJson = (key: string): unknown =>
  attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null')) ?? undefined;

/** Stores a value, or removes it if it's null. False if the browser refuses. */
export const writeStored = (key: string, value: string | null, area: Area = 'localStorage'): boolean =>
  attempt(() => {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, value);
    return true;
  }) ?? false;
