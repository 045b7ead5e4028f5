import type { Elements } from '@daybreak/ui';
import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { Session } from '../../backend/interfaces/Auth.ts';
import { determineSession, type SessionState, toSessionState, withSession } from './sessionState.ts';

interface SessionControl {
  state: SessionState;
  /** Tries again after a failure. */
  retry: () => void;
  /** Signs out. Rejects if the server couldn't be told; this device is signed out either way. */
  signOut: () => Promise<void>;
  /** Starts asking the backend and listening to it, once. */
  ask: () => void;
}

const SessionContext = createContext<SessionControl | null>(null);

export interface SessionProviderProps {
  /** False if this browser can't be signed in: then the backend needn't be asked. */
  expectsSession?: () => boolean;
  /** Returns the session that this browser knows, before the backend answers. */
  storedSession?: () => Session | null;
  children: Elements;
}

const alwaysExpected = () => true;
const noneStored = () => null;

function firstState(expectsSession: () => boolean, storedSession: () => Session | null): SessionState {
  const session = storedSession();
  if (session) return toSessionState(session);
  return { status: expectsSession() ? 'loading' : 'signedOut' };
}

/**
 * Provides the session: the backend's first answer, and every later change in this tab or another. Asks nothing until a
 * part of the page uses the session.
 */
export function SessionProvider({
  expectsSession = alwaysExpected,
  storedSession = noneStored,
  children,
}: SessionProviderProps) {
  const backend = useBackend();
  const [state, setState] = useState(() => firstState(expectsSession, storedSession));
  const [wasAsked, setWasAsked] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!wasAsked) return;
    const onSession = (session: Session | null) => setState((before) => withSession(before, session));
    const stopListening = backend.auth.onChange(onSession);
    const stopAsking = expectsSession() || attempt > 0 ? determineSession(backend, setState) : undefined;
    return () => {
      stopListening();
      stopAsking?.();
    };
  }, [backend, expectsSession, wasAsked, attempt]);

  const ask = useCallback(() => setWasAsked(true), []);

  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);

  const signOut = useCallback(async () => {
    setState({ status: 'signedOut', byChoice: true });
    await backend.auth.signOut();
  }, [backend]);

  const control = useMemo(() => ({ state, retry, signOut, ask }), [state, retry, signOut, ask]);
  return <SessionContext value={control}>{children}</SessionContext>;
}

/**
 * Returns the session. Starts asking the backend, unless `isRequested` is false: then only what's already known is returned.
 */
export function useSession(isRequested = true): SessionControl {
  const control = use(SessionContext);
  if (!control) throw new Error('useSession needs a <SessionProvider> above it.');
  const { ask } = control;
  useEffect(() => {
    if (isRequested) ask();
  }, [isRequested, ask]);
  return control;
}
