import { LinkProvider, Toaster } from '@daybreak/ui';
import { Suspense } from 'react';
import type { Backend } from './backend/Backend.ts';
import { BackendProvider } from './backend/BackendProvider.tsx';
import { RouterLink } from './navigation/RouterLink.tsx';
import { AppRoutes } from './routes.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';
import { ErrorBoundary } from './views/ErrorBoundary.tsx';
import { LoadingScreen } from './views/LoadingScreen.tsx';

export interface AppProps {
  backend: Backend;
  expectsSession?: boolean;
}

/** The portal without its address bar: `main.tsx` puts the browser's around it, a story one in memory. */
export const App = ({ backend, expectsSession }: AppProps) => (
  <ErrorBoundary>
    <BackendProvider backend={backend}>
      <SessionProvider expectsSession={expectsSession}>
        <LinkProvider component={RouterLink}>
          <Suspense fallback={<LoadingScreen />}>
            <AppRoutes />
          </Suspense>
          <Toaster />
        </LinkProvider>
      </SessionProvider>
    </BackendProvider>
  </ErrorBoundary>
);
