import type { AuthError } from '@supabase/supabase-js';
import { BackendError } from '../errors.ts';
import { fromAuthError } from './failures.ts';

interface SessionAnswer {
  data: { session: { access_token: string } | null };
  error: AuthError | null;
}

/**
 * Returns the token of a session that was read or renewed.
 * Throws `signedOut`, with this message, only if the server is known to have said so.
 */
export function tokenOf({ data, error }: SessionAnswer, signedOut: string): string {
  if (data.session) return data.session.access_token;
  const failure = error && fromAuthError(error);
  if (failure?.kind === 'unreachable' || failure?.kind === 'tooManyRequests') throw failure;
  throw new BackendError('signedOut', signedOut, { cause: error });
}
