import type { Session } from '../interfaces/Auth.ts';
import { sessionStorageKey } from './storageKey.ts';

/** The parts of the client's stored session that the portal needs. */
export interface StoredSession {
  access_token: string;
  /** Seconds since 1970, by this computer's clock. */
  expires_at: number;
  /** When the token arrived, by the same clock. */
  came?: number;
  user: {
    id: string;
    email?: unknown;
    user_metadata?: Record<string, unknown>;
    factors?: readonly { status: string }[];
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isText = (value: unknown) => typeof value === 'string' && value !== '';

/**
 * Parses a stored session if the client can use it. The client accepts any object with tokens, and fails later on a
 * missing user: data left behind by another version, an extension or a full disk signs no one in.
 */
export function parseStoredSession(json: string | null): StoredSession | null {
  try {
    const session: unknown = JSON.parse(json ?? 'null');
    return isRecord(session) &&
      isText(session.access_token) &&
      isText(session.refresh_token) &&
      Number.isFinite(session.expires_at) &&
      isRecord(session.user) &&
      isText(session.user.id)
      ? (session as unknown as StoredSession)
      : null;
  } catch {
    return null;
  }
}

/** Returns the session stored in this browser; null if there is none, or if storage is blocked. */
export function loadStoredSession(): StoredSession | null {
  try {
    return parseStoredSession(localStorage.getItem(sessionStorageKey));
  } catch {
    return null;
  }
}

/** Seconds before expiry when the client first requests a new token (90, plus a little). */
const margin = 95;

/** Returns whether the clock was set back since the token arrived: then the token's age is unknown. */
export const isClockSetBack = ({ came = 0 }: StoredSession, now = Date.now()): boolean =>
  came - now / 1000 > margin;

/** Returns whether the client will use the stored token without renewing it. */
export const isFresh = (session: StoredSession, now = Date.now()): boolean =>
  session.expires_at - now / 1000 > margin && !isClockSetBack(session, now);

const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : undefined);

interface Claims {
  iat?: number;
  exp?: number;
  aal?: unknown;
  session_id?: string;
}

/** Returns the token's claims, only for display and to know when to renew: the server checks its own records. */
export function decodeClaims(token: string): Claims {
  try {
    return JSON.parse(atob(token.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? '')) ?? {};
  } catch {
    return {};
  }
}

/** Turns the client's session into the portal's. */
export const toSession = ({ user, access_token }: Pick<StoredSession, 'user' | 'access_token'>): Session => ({
  userId: user.id,
  email: typeof user.email === 'string' ? user.email : '',
  names: {
    first: text(user.user_metadata?.first_name),
    last: text(user.user_metadata?.last_name),
    full: text(user.user_metadata?.full_name),
  },
  secondStep: !user.factors?.some(({ status }) => status === 'verified')
    ? 'off'
    : decodeClaims(access_token).aal === 'aal2'
      ? 'taken'
      : 'due',
  signIn: decodeClaims(access_token).session_id,
});
