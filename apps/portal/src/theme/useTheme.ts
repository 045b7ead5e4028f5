import { usePrinting } from '@daybreak/ui';
import { useSyncExternalStore } from 'react';
import { currentTheme, onThemeChange } from './theme.ts';

/** The theme on the screen, for what CSS alone cannot switch: pictures and the toggle's name. Paper is light. */
export function useTheme() {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => 'light' as const);
  return usePrinting() ? 'light' : theme;
}
