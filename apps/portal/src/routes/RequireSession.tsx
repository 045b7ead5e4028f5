import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { LoadingScreen } from '../shared/pageStates/LoadingScreen.tsx';
import { SessionFailedView } from '../shared/pageStates/SessionFailedView.tsx';
import { signInAddress, signInPath } from '../shared/session/nextPath.ts';
import { useSession } from '../shared/session/SessionProvider.tsx';

/**
 * Lets signed-in users through to the routes below it. Sends everyone else to the sign-in page, and back afterwards.
 */
export function RequireSession() {
  const { state, retry } = useSession();
  const location = useLocation();

  switch (state.status) {
    case 'loading':
      return <LoadingScreen />;
    case 'failed':
      return <SessionFailedView onRetry={retry} />;
    case 'signedOut':
      return <Navigate to={state.byChoice ? signInPath : signInAddress(location)} replace />;
    case 'codeDue':
      return <Navigate to={signInAddress(location)} replace />;
    case 'signedIn':
      return <Outlet />;
  }
}
