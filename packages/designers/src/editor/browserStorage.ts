/** Reads a value from the browser's storage. Undefined if nothing readable is stored. Never throws. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON for the next visit, or logs a warning that says what the user loses. */
export function writeStored(key: string, value: unknown, warning: string): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch (reason) {
    console.warn(warning, reason);
  }
}
