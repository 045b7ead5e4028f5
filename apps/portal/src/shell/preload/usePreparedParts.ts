import { preloadToasts } from '@daybreak/ui';
import { useEffect } from 'react';
import { preloadPalette } from '../../features/commandPalette/PaletteButton.tsx';
import { afterFirstScreen } from '../../shared/firstScreen/firstScreen.ts';

/**
 * Downloads, after the first paint, the parts that any page in the shell may need at any moment, so that they work
 * offline.
 */
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
