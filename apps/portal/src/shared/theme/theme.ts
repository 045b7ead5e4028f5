import { writeStored } from '../storage/browserStorage.ts';

export type Theme = 'light' | 'dark';

/** Storage key and values are from the specification; public/theme.js reads them before the first paint. */
const storageKey = 'dashboard-theme';
const listeners = new Set<() => void>();

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';
const systemPrefersDark = () => matchMedia('(prefers-color-scheme: dark)');

/** Returns the active theme: the chosen one, or else the system's. */
export function currentTheme(): Theme {
  const chosenTheme = document.documentElement.dataset.theme;
  if (isTheme(chosenTheme)) return chosenTheme;
  return systemPrefersDark().matches ? 'dark' : 'light';
}

/** Applies a theme and remembers it in this browser. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  writeStored(storageKey, theme);
  for (const listener of listeners) listener();
}

/** Calls `listener` when the theme changes: by choice here or in another tab, or by the system. */
export function onThemeChange(listener: () => void): () => void {
  const system = systemPrefersDark();
  const followTab = ({ key, newValue }: StorageEvent) => {
    if (key !== storageKey || !isTheme(newValue)) return;
    document.documentElement.dataset.theme = newValue;
    listener();
  };
  listeners.add(listener);
  system.addEventListener('change', listener);
  addEventListener('storage', followTab);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
    removeEventListener('storage', followTab);
  };
}
