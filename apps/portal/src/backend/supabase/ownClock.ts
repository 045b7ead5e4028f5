import { claimsOf, readStoredSession, wasPutBack } from './storedSession.ts';

/**
 * A session as it is kept. The client compares its end, which the server counts, with this computer's clock: where that is hours fast, it
 * would renew a new token at every load, and where it is slow, use one that is over. So the end is counted from when the token came.
 */
export function countedHere(session: string, before: string | null, now = Date.now()): string {
  const next = readStoredSession(session);
  if (!next) return session;
  const { iat = 0, exp = 0 } = claimsOf(next.access_token);
  if (exp <= iat) return session;
  const known = readStoredSession(before);
  const came =
    known?.access_token === next.access_token && known.came !== undefined
      ? known.came
      : Math.floor(now / 1000);
  return JSON.stringify({ ...next, came, expires_at: came + exp - iat });
}

/** A kept session as the client may use it; null where it is none. With a clock that was put back since, its token is over. */
export function usableHere(kept: string | null, now = Date.now()): string | null {
  const session = readStoredSession(kept);
  if (!session) return null;
  return wasPutBack(session, now) ? JSON.stringify({ ...session, expires_at: 1 }) : kept;
}
