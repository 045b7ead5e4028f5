import { BackendError } from './errors.ts';

/** What the server itself said to the person; undefined where it said nothing for them. */
export const serverSentence = (error: unknown): string | undefined =>
  error instanceof BackendError && ['refused', 'failed'].includes(error.kind) ? error.message : undefined;
