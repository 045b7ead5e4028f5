import { preloadToasts } from '@daybreak/ui';
import { useEffect } from 'react';
import { preloadPalette } from '../commandPalette/PaletteButton.tsx';
import { afterFirstScreen } from './firstScreen.ts';

/** Downloads, after the first paint, what any page of the shell may need at any moment, so that it is there when the network is not. */
export function usePreparedParts(): void {
  useEffect(
    () =>
      afterFirstScreen(() => {
        preloadToasts();
        preloadPalette();
      }),
    [],
  );
}
