import type { AuthError } from '@supabase/supabase-js';
import { BackendError } from '../errors.ts';
import type { Client } from './client.ts';
import { fromAuthError } from './failures.ts';

interface SessionAnswer {
  data: { session: { access_token: string } | null };
  error: AuthError | null;
}

/**
 * Sends a request with the session's token. If that has expired in transit, sends it again with a new one, once.
 * Throws `signedOut`, with this message, without a session.
 */
export async function sendSignedIn(
  { auth }: Pick<Client, 'auth'>,
  signedOut: string,
  send: (token: string) => Promise<Response>,
): Promise<Response> {
  const answer = await send(tokenOf(await auth.getSession(), signedOut));
  if (answer.status !== 401) return answer;
  await answer.body?.cancel();
  return send(tokenOf(await auth.refreshSession(), signedOut));
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
