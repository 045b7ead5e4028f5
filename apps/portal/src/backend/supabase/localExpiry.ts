import { decodeClaims, isClockSetBack, parseStoredSession } from './storedSession.ts';

/**
 * Prepares a session for storage. The client compares its expiry, set by the server, with this computer's clock: if
 * that clock is hours fast, it would renew a new token on every load; if it's slow, it would use an expired one. So we
 * count from when the token arrived.
 */
export function withLocalExpiry(session: string, before: string | null, now = Date.now()): string {
  const next = parseStoredSession(session);
  if (!next) return session;
  const { iat = 0, exp = 0 } = decodeClaims(next.access_token);
  if (exp <= iat) return session;
  const earlier = parseStoredSession(before);
  const receivedAt =
    earlier?.access_token === next.access_token && earlier.came !== undefined
      ? earlier.came
      : Math.floor(now / 1000);
  return JSON.stringify({ ...next, came: receivedAt, expires_at: receivedAt + exp - iat });
}

/**
 * A stored session in a form the client can use; null if it isn't one. If the clock was set back since, its token
 * counts as expired.
 */
export function expireIfClockSetBack(stored: string | null, now = Date.now()): string | null {
  const session = parseStoredSession(stored);
  if (!session) return null;
  return isClockSetBack(session, now) ? JSON.stringify({ ...session, expires_at: 1 }) : stored;
}
