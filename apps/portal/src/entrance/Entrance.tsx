import { LinkProvider, lazyFrom, Parts } from '@daybreak/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { SignInPage } from '../features/signIn/SignInPage.tsx';
import type { Address } from '../shared/navigation/address.ts';
import { ErrorBoundary } from '../shared/pageStates/ErrorBoundary.tsx';
import { LoadingScreen } from '../shared/pageStates/LoadingScreen.tsx';
import { afterSignIn, isHome, signInAddress, signInPath } from '../shared/session/nextPath.ts';
import { useSession } from '../shared/session/SessionProvider.tsx';
import type { SessionState } from '../shared/session/sessionState.ts';
import { isWithoutSession } from '../shared/session/withoutSession.ts';
import { AddressContext, AddressLink } from './AddressLink.tsx';
import { loadPortal, preloadHome } from './loadPortal.ts';

const Portal = lazyFrom(async () => (await loadPortal()).Portal);

/** Where to redirect a visitor from this address; undefined if they may stay. */
function detour(url: URL, status: SessionState['status']): string | undefined {
  if (url.pathname === signInPath) return status === 'signedIn' ? afterSignIn(url.search) : undefined;
  // Other pages leave this to the guard in the route table. The home page can be checked without it.
  return (status === 'signedOut' || status === 'codeDue') && isHome(url.pathname)
    ? signInAddress(url)
    : undefined;
}

/**
 * The sign-in page is rendered before the router, so that it doesn't wait for the router's code or anything else in the
 * portal. All other addresses belong to the portal.
 */
export function Entrance({ address }: { address: Address }) {
  // Concatenated, not resolved: a path that starts with two slashes is still a path.
  const url = new URL(`https://portal.invalid${useSyncExternalStore(address.onChange, address.current)}`);
  const { state } = useSession(!isWithoutSession(url.pathname));
  const redirect = detour(url, state.status);

  useEffect(() => {
    if (redirect) address.replace(redirect);
  }, [address, redirect]);

  if (redirect) return <LoadingScreen />;
  if (url.pathname !== signInPath)
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
