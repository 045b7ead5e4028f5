import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { LoadingScreen } from '../shared/pageStates/LoadingScreen.tsx';
import { SessionFailedView } from '../shared/pageStates/SessionFailedView.tsx';
import { signInAddress, signInPath } from '../shared/session/nextPath.ts';
import { useSession } from '../shared/session/SessionProvider.tsx';

interface RequireSessionProps {
  /** Shown to signed-in users: by default, the routes below. */
  signedIn?: ReactNode;
  /** Shown to everyone else. By default, they're sent to the sign-in page, and back afterwards. */
  signedOut?: ReactNode;
}

/** Lets signed-in users through to the routes below it. */
export function RequireSession({ signedIn = <Outlet />, signedOut }: RequireSessionProps) {
  const { state, retry } = useSession();
  const location = useLocation();

  switch (state.status) {
    case 'loading':
      return <LoadingScreen />;
    case 'failed':
      return <SessionFailedView onRetry={retry} />;
    case 'signedOut':
      return signedOut ?? <Navigate to={state.byChoice ? signInPath : signInAddress(location)} replace />;
    case 'codeDue':
      return <Navigate to={signInAddress(location)} replace />;
    case 'signedIn':
      return signedIn;
  }
}
