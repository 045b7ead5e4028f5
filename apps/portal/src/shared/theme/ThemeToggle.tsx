import { IconButton } from '@daybreak/ui';
import { Moon, Sun } from 'lucide-react';
import { themeSwitch } from './messages.ts';
import { chooseTheme } from './theme.ts';
import { useTheme } from './useTheme.ts';

/** Switches between the light and dark themes, and remembers the choice. */
export function ThemeToggle() {
  const dark = useTheme() === 'dark';
  return (
    <IconButton
      tone="quiet"
      label={dark ? themeSwitch.toLight : themeSwitch.toDark}
      icon={dark ? <Sun /> : <Moon />}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    />
  );
}
