import { BackendError } from '../../backend/errors.ts';
import { failures } from './messages.ts';

/** What is said of a request that failed: the server's own sentence where it has one. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof BackendError)) {
    console.error('A request about a piece failed.', error);
    return failures.unexpected;
  }
  const { kind, message, serverSpoke } = error;
  if (kind === 'refused' || (kind === 'failed' && serverSpoke)) return message;
  if (kind === 'unreachable' || kind === 'tooManyRequests' || kind === 'signedOut') return failures[kind];
  console.error('A request about a piece failed.', error);
  return failures.unexpected;
}
