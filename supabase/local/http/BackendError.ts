/** A start-up fault with a sentence for the person at the terminal: what happened and what to do. */
export class BackendError extends Error {
  override name = 'BackendError';
  /** The sentence alone: Vite prints this, and where in our code it was thrown helps nobody at a terminal. */
  override stack = this.message;
}

/** Prints why a command of the backend ended, in one sentence, and ends it. */
export function fail(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  const known = error instanceof BackendError;
  console.error(`\n${known ? reason : `It ended unexpectedly: ${reason}. DAYBREAK_DEBUG=1 shows where.`}\n`);
  if (process.env.DAYBREAK_DEBUG) console.error(known ? error.cause : error);
  process.exit(1);
}
