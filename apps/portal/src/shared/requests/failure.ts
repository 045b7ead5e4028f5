import { BackendError } from '../../backend/errors.ts';
import type { Announced } from './announceFailure.ts';
import { failures } from './messages.ts';

/** Returns the message for a failed request: the server's own if it has one. */
export function failureMessage(error: unknown): string {
  if (!(error instanceof BackendError)) {
    console.error('A request failed.', error);
    return failures.unexpected;
  }
  const { kind, message, serverSpoke } = error;
  if (kind === 'refused' || (kind === 'failed' && serverSpoke)) return message;
  if (kind === 'unreachable' || kind === 'tooManyRequests' || kind === 'signedOut') return failures[kind];
  console.error('A request failed.', error);
  return failures.unexpected;
}

/** Creates an `explain` function that logs every failure and returns the same message. */
export const fixedFailure =
  <Words extends string | Announced>(words: Words) =>
  (error: unknown): Words => {
    console.error(typeof words === 'string' ? words : words.description, error);
    return words;
  };
