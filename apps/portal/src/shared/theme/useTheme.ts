import { usePrinting } from '@daybreak/ui';
import { useSyncExternalStore } from 'react';
import { currentTheme, onThemeChange } from './theme.ts';

/** Returns the active theme, for what CSS can't switch: pictures and the toggle's name. Print is always light. */
export function useTheme() {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => 'light' as const);
  return usePrinting() ? 'light' : theme;
}
