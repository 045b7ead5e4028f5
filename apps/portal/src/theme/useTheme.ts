import { useSyncExternalStore } from 'react';
import { currentTheme, onThemeChange } from './theme.ts';

/** The theme on the screen, for what CSS alone cannot switch: pictures and the toggle's name. */
export const useTheme = () => useSyncExternalStore(onThemeChange, currentTheme, () => 'light' as const);
