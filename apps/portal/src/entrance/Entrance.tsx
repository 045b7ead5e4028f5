import { LinkProvider, lazyFrom, Parts } from '@daybreak/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { SignInPage } from '../features/signIn/SignInPage.tsx';
import type { Address } from '../navigation/address.ts';
import { ErrorBoundary } from '../pageStates/ErrorBoundary.tsx';
import { LoadingScreen } from '../pageStates/LoadingScreen.tsx';
import { afterSignIn, isHome, signInPath } from '../session/nextPath.ts';
import { useSession } from '../session/SessionProvider.tsx';
import type { SessionState } from '../session/sessionState.ts';
import { isWithoutSession } from '../session/withoutSession.ts';
import { AddressContext, AddressLink } from './AddressLink.tsx';
import { loadPortal, preloadHome } from './loadPortal.ts';

const Portal = lazyFrom(async () => (await loadPortal()).Portal);

/** Where somebody at this address must go instead; undefined when they may stay. */
function detour(url: URL, status: SessionState['status']): string | undefined {
  if (url.pathname === '/sign-in') return status === 'signedIn' ? afterSignIn(url.search) : undefined;
  // Other pages ask the guard in the route table. The home page needs no route table to know.
  return (status === 'signedOut' || status === 'codeDue') && isHome(url.pathname)
    ? signInPath(url)
    : undefined;
}

/**
 * The sign-in page stands before the router, so that it does not wait for the router's code, nor for anything else of the
 * portal. Every other address is the portal's.
 */
export function Entrance({ address }: { address: Address }) {
  // Joined, not resolved: a path that begins with two slashes is still a path.
  const url = new URL(`https://portal.invalid${useSyncExternalStore(address.onChange, address.current)}`);
  const { state } = useSession(!isWithoutSession(url.pathname));
  const elsewhere = detour(url, state.status);

  useEffect(() => {
    if (elsewhere) address.replace(elsewhere);
  }, [address, elsewhere]);

  if (elsewhere) return <LoadingScreen />;
  if (url.pathname !== '/sign-in')
    return (
      <ErrorBoundary>
        <Parts fallback={<LoadingScreen />}>
          <Portal address={address} />
        </Parts>
      </ErrorBoundary>
    );
  return (
    <AddressContext value={address}>
      <LinkProvider component={AddressLink}>
        <SignInPage search={url.search} onIntent={preloadHome} />
      </LinkProvider>
    </AddressContext>
  );
}
