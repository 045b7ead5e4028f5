import { toast } from '@daybreak/ui';
import { BackendError } from '../../backend/errors.ts';
import { failures } from './messages.ts';

/** The message for a failed request: the server's own if it has one. */
export function sentenceOf(error: unknown): string {
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

export interface Announced {
  title: string;
  description: string;
}

/** Announces words with a title in a toast, and returns the sentence to show in place. */
export function said<Words extends string | Announced | undefined>(words: Words) {
  if (typeof words !== 'object') return words as Exclude<Words, Announced>;
  toast({ ...words, tone: 'danger' });
  return words.description;
}

/** The same words for every failure, which is logged with them. */
export const always =
  <Words extends string | Announced>(words: Words) =>
  (error: unknown): Words => {
    console.error(typeof words === 'string' ? words : words.description, error);
    return words;
  };
