import { failureMessage } from './failure.ts';

/** Returns the message for files that couldn't be made or stored: the engine's own if it has one. */
export const fileFailure = (error: unknown): string =>
  error instanceof Error && error.name === 'ExportError' ? error.message : failureMessage(error);
