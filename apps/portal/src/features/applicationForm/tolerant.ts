/** Runs work on browser storage and ignores its errors: blocked or full storage just keeps nothing. */
export function tolerant<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    console.warn('This browser blocked storage for this page.', error);
  }
}
