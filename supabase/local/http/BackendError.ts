/** A startup fault with a sentence for the person at the terminal: the cause and what to do. */
export class BackendError extends Error {
  override name = 'BackendError';
  /** The sentence alone: Vite prints this, and a stack trace doesn't help anyone at a terminal. */
  override stack = this.message;
}

/** Prints in one sentence why a backend command failed, and exits. */
export function fail(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  const known = error instanceof BackendError;
  console.error(`\n${known ? reason : `It ended unexpectedly: ${reason}. DAYBREAK_DEBUG=1 shows where.`}\n`);
  if (process.env.DAYBREAK_DEBUG) console.error(known ? error.cause : error);
  process.exit(1);
}
