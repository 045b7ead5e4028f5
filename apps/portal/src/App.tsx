import { Toaster } from '@daybreak/ui';
import { useEffect } from 'react';
import { BackendProvider } from './backend/BackendProvider.tsx';
import type { Session } from './backend/interfaces/Auth.ts';
import type { Backend } from './backend/interfaces/Backend.ts';
import { Entrance } from './entrance/Entrance.tsx';
import { reportDrawn } from './shared/firstScreen/firstScreen.ts';
import type { Address } from './shared/navigation/address.ts';
import { ErrorBoundary } from './shared/pageStates/ErrorBoundary.tsx';
import { SessionProvider } from './shared/session/SessionProvider.tsx';

export interface AppProps {
  backend: Backend;
  address: Address;
  expectsSession?: () => boolean;
  storedSession?: () => Session | null;
}

/** The portal on any backend and at any address: `main.tsx` passes the real ones, stories pass in-memory ones. */
export function App({ backend, address, expectsSession, storedSession }: AppProps) {
  useEffect(reportDrawn, []);
  return (
    <ErrorBoundary>
      <BackendProvider backend={backend}>
        <SessionProvider expectsSession={expectsSession} storedSession={storedSession}>
          <Entrance address={address} />
          <Toaster />
        </SessionProvider>
      </BackendProvider>
    </ErrorBoundary>
  );
}
