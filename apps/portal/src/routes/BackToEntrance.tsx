import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Address } from '../shared/navigation/address.ts';
import { LoadingScreen } from '../shared/pageStates/LoadingScreen.tsx';

/**
 * Leads from the router to the sign-in page, which is rendered outside the router: nothing from the portal stays on the
 * page.
 */
export function BackToEntrance({ address }: { address: Address }) {
  const { pathname, search } = useLocation();
  useEffect(() => address.replace(`${pathname}${search}`), [address, pathname, search]);
  return <LoadingScreen />;
}
