import { BackendError } from './errors.ts';

/** The server's own message for the user; undefined if it had none. */
export const serverSentence = (error: unknown): string | undefined =>
  error instanceof BackendError && ['refused', 'failed'].includes(error.kind) ? error.message : undefined;
