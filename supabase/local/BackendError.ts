/** A start-up fault with a sentence for the person at the terminal: what happened and what to do. */
export class BackendError extends Error {
  override name = 'BackendError';
}
