import type { PaletteName } from '@daybreak/brand';
import type { Ground } from '../illustrationTopics.ts';
import type { Role } from './draw.ts';

/** The palette color of each part on each ground. */
export const colorNames: Readonly<Record<Ground, Readonly<Record<Role, PaletteName>>>> = {
  white: { ground: 'white', main: 'teal', light: 'cyan', accent: 'orange', line: 'night' },
  blue: { ground: 'teal', main: 'white', light: 'cyan', accent: 'amber', line: 'night' },
  night: { ground: 'night', main: 'white', light: 'cyan', accent: 'amber', line: 'teal' },
  orange: { ground: 'orange', main: 'night', light: 'amber', accent: 'white', line: 'teal' },
};
