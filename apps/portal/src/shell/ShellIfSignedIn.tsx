import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { LoadingScreen } from '../shared/pageStates/LoadingScreen.tsx';
import { PlainPage } from '../shared/pageStates/PlainPage.tsx';
import { SessionFailedView } from '../shared/pageStates/SessionFailedView.tsx';
import { signInAddress } from '../shared/session/nextPath.ts';
import { useSession } from '../shared/session/SessionProvider.tsx';
import { SignedInShell } from './SignedInShell.tsx';

/** The frame of a page that's open to anyone: the shell for signed-in users, a plain page for everyone else. */
export function ShellIfSignedIn() {
  const { state, retry } = useSession();
  const location = useLocation();
  switch (state.status) {
    case 'loading':
      return <LoadingScreen />;
    case 'failed':
      return <SessionFailedView onRetry={retry} />;
    case 'signedOut':
      return (
        <PlainPage>
          <Outlet />
        </PlainPage>
      );
    case 'codeDue':
      return <Navigate to={signInAddress(location)} replace />;
    case 'signedIn':
      return <SignedInShell />;
  }
}
