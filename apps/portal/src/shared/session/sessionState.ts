import { BackendError } from '../../backend/errors.ts';
import type { Session } from '../../backend/interfaces/Auth.ts';
import type { Backend } from '../../backend/interfaces/Backend.ts';

export type SessionState =
  | { status: 'loading' }
  /** The backend didn't answer in time, or failed. Nothing was removed, so asking again may find the session. */
  | { status: 'failed' }
  /** `byChoice`: the user signed out here, so the sign-in page doesn't lead back to this page. */
  | { status: 'signedOut'; byChoice?: boolean }
  /** The password was right, but a code is still required. */
  | { status: 'codeDue'; session: Session }
  | { status: 'signedIn'; session: Session };

/** Milliseconds for an answer. When refreshing, the client itself may wait far longer than a person would. */
export const sessionTimeLimit = 10_000;

const isSameSession = (a: Session, b: Session) => JSON.stringify(a) === JSON.stringify(b);

export const toSessionState = (session: Session): SessionState => ({
  status: session.secondStep === 'due' ? 'codeDue' : 'signedIn',
  session,
});

/**
 * Returns the state after the backend reported a session. The same session again changes nothing, because clients
 * repeat themselves.
 */
export function withSession(before: SessionState, session: Session | null): SessionState {
  if (session)
    return 'session' in before && isSameSession(before.session, session) ? before : toSessionState(session);
  return before.status === 'signedOut' ? before : { status: 'signedOut' };
}

/**
 * Asks who is signed in and gives up after ten seconds; a later answer still counts. Returns the function
 * that stops listening.
 */
export function determineSession(
  backend: Backend,
  update: (change: (before: SessionState) => SessionState) => void,
): () => void {
  let isCurrent = true;
  const fail = () => {
    if (isCurrent) update((before) => (before.status === 'loading' ? { status: 'failed' } : before));
  };
  const timer = setTimeout(fail, sessionTimeLimit);
  backend.auth
    .session()
    .then(
      (session) => {
        if (isCurrent) update((before) => withSession(before, session));
      },
      (error: unknown) => {
        if (error instanceof BackendError && error.kind === 'signedOut')
          update((before) => withSession(before, null));
        else {
          console.error("Couldn't check the session.", error);
          fail();
        }
      },
    )
    .finally(() => clearTimeout(timer));
  return () => {
    isCurrent = false;
    clearTimeout(timer);
  };
}
