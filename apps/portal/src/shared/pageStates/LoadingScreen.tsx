import { Spinner } from '@daybreak/ui';
import { useEffect } from 'react';
import { holdFirstScreen } from '../firstScreen/firstScreen.ts';
import { region, screen, stillLoading } from './LoadingScreen.css.ts';
import { StillTrying } from './StillTrying.tsx';

/** Fills the window until we know who is signed in, or (`isInPage`) the content area while a page's code loads. */
export function LoadingScreen({ isInPage = false }: { isInPage?: boolean }) {
  const Frame = isInPage ? 'div' : 'main';
  return (
    <Frame className={isInPage ? region : screen}>
      <Waiting />
    </Frame>
  );
}

/** The spinner shown while a part of a page loads. */
export function Waiting() {
  useEffect(holdFirstScreen, []);
  return (
    <div className={stillLoading}>
      <Spinner label="Loading" />
      <StillTrying />
    </div>
  );
}
