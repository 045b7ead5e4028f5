import { IconButton } from '@daybreak/ui';
import { Moon, Sun } from 'lucide-react';
import { chooseTheme } from '../theme/theme.ts';
import { useTheme } from '../theme/useTheme.ts';
import { shell } from './messages.ts';

/** Switches between the light and dark themes, and remembers the choice. */
export function ThemeToggle() {
  const dark = useTheme() === 'dark';
  return (
    <IconButton
      tone="quiet"
      label={dark ? shell.toLight : shell.toDark}
      icon={dark ? <Sun /> : <Moon />}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    />
  );
}
