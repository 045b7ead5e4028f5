import type { Session } from '../Backend.ts';
import { sessionStorageKey } from './storageKey.ts';

/** What the portal needs of the session that the client keeps. */
export interface StoredSession {
  access_token: string;
  /** Seconds since 1970, by this computer's clock. */
  expires_at: number;
  /** When the token came, by the same clock. */
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
 * The session in a stored text, where it is one that the client can use. It takes any object with tokens for one, and fails later
 * on a person who is not in it: what another version, an extension or a full disk left behind signs nobody in.
 */
export function readStoredSession(stored: string | null): StoredSession | null {
  try {
    const session: unknown = JSON.parse(stored ?? 'null');
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

/** The session that this browser keeps; null where it keeps none, or blocks its storage. */
export function keptSession(): StoredSession | null {
  try {
    return readStoredSession(localStorage.getItem(sessionStorageKey));
  } catch {
    return null;
  }
}

/** Whether a stored text is a session that the client can use. */
export const isStoredSession = (stored: string | null): boolean => readStoredSession(stored) !== null;

/** Seconds before its end in which the client asks for a new token before it does anything else (90, and a little more). */
const margin = 95;

/** Whether the clock was put back since the token came: then nobody knows how old that is. */
export const wasPutBack = ({ came = 0 }: StoredSession, now = Date.now()): boolean =>
  came - now / 1000 > margin;

/** Whether the client will use the stored token as it stands. */
export const isFresh = (session: StoredSession, now = Date.now()): boolean =>
  session.expires_at - now / 1000 > margin && !wasPutBack(session, now);

const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : undefined);

interface Claims {
  iat?: number;
  exp?: number;
  aal?: unknown;
}

/** What a token says, for what is shown and when it's renewed only: the server asks its own records. */
export function claimsOf(token: string): Claims {
  try {
    return JSON.parse(atob(token.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? '')) ?? {};
  } catch {
    return {};
  }
}

/** The portal's view of a session of the client. */
export const sessionOf = ({ user, access_token }: Pick<StoredSession, 'user' | 'access_token'>): Session => ({
  userId: user.id,
  email: typeof user.email === 'string' ? user.email : '',
  names: {
    first: text(user.user_metadata?.first_name),
    last: text(user.user_metadata?.last_name),
    full: text(user.user_metadata?.full_name),
  },
  secondStep: !user.factors?.some(({ status }) => status === 'verified')
    ? 'off'
    : claimsOf(access_token).aal === 'aal2'
      ? 'taken'
      : 'due',
});
