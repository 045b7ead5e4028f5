import { preloadToasts } from '@daybreak/ui';
import { useEffect } from 'react';
import { preloadPalette } from '../../features/commandPalette/PaletteButton.tsx';
import { afterFirstScreen } from '../../shared/firstScreen/firstScreen.ts';

/** After the first paint, downloads what any page in the shell may need at any moment, so that it's there when the network isn't. */
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
