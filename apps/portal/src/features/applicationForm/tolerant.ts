/** Asks a storage of the browser for something. One that is blocked, or full, keeps nothing. */
export function tolerant<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    console.warn('This browser keeps nothing of this page.', error);
  }
}
