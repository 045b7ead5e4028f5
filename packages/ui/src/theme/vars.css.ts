import { translucent } from '@daybreak/brand';
import { brandVars } from '@daybreak/brand/css';
import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { mediaQueries } from './mediaQueries.ts';
import { type Mode, roles } from './semantic.ts';

type Colors = { [Group in keyof typeof roles]: { [Role in keyof (typeof roles)[Group]]: string } };

/** The value of every color role in one mode. */
const colors = (mode: Mode): Colors =>
  Object.fromEntries(
    Object.entries(roles).map(([group, members]) => [
      group,
      Object.fromEntries(Object.entries(members).map(([role, value]) => [role, value[mode]])),
    ]),
  ) as Colors;

const scale = {
  space: {
    '0': '0',
    '1': '0.25rem',
    '2': '0.5rem',
    '3': '0.75rem',
    '4': '1rem',
    '5': '1.25rem',
    '6': '1.5rem',
    '7': '1.75rem',
    '8': '2rem',
    '10': '2.5rem',
    '12': '3rem',
  },
  radius: { control: '8px', card: '10px', full: '999px' },
  size: { control: '2.5rem', controlSmall: '2rem', content: '75rem' },
  text: {
    size: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem', xxl: '1.75rem' },
    line: { body: '1.6', tight: '1.3' },
  },
  font: {
    family: brandVars.font.family,
    body: '400',
    medium: '500',
    semibold: '600',
    bold: '700',
    heading: '800',
  },
  motion: { fast: '120ms', base: '180ms' },
};

const shadows = {
  light: {
    raised: `0 1px 2px ${translucent('night', 0.06)}, 0 1px 3px ${translucent('night', 0.08)}`,
    overlay: `0 4px 12px ${translucent('night', 0.1)}, 0 16px 40px ${translucent('night', 0.18)}`,
  },
  dark: {
    raised: '0 1px 2px rgb(0 0 0 / 0.4)',
    overlay: '0 4px 12px rgb(0 0 0 / 0.4), 0 16px 40px rgb(0 0 0 / 0.5)',
  },
};

const theme = (mode: Mode) => ({ color: colors(mode), shadow: shadows[mode] });
const kebab = (word: string) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const name = (_value: string | null, path: string[]) => `ui-${path.map(kebab).join('-')}`;

const themeVars = createGlobalThemeContract(theme('light'), name);
const scaleVars = createGlobalThemeContract(scale, name);

/** The interface's vocabulary of colors, sizes and times. Custom properties are named `--ui-…`. */
export const ui = { ...themeVars, ...scaleVars };

createGlobalTheme(':root', scaleVars, scale);
createGlobalTheme(':root', themeVars, theme('light'));

/** Assigns a mode's values. Without a chosen theme, the page follows the system. */
const assign = (mode: Mode) => {
  const vars: Record<string, string> = {};
  const walk = (contract: object, values: object) => {
    for (const [key, reference] of Object.entries(contract)) {
      const value = (values as Record<string, unknown>)[key];
      if (typeof reference === 'string') vars[reference] = String(value);
      else walk(reference, value as object);
    }
  };
  walk(themeVars, theme(mode));
  return vars;
};
globalStyle(':root', { colorScheme: 'light' });
// Paper is light, whatever the screen's theme is.
globalStyle(':root[data-theme="dark"]', {
  '@media': { screen: { vars: assign('dark'), colorScheme: 'dark' } },
});
globalStyle(':root:not([data-theme])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': { vars: assign('dark'), colorScheme: 'dark' } },
});
// Touch targets: controls on a phone are as tall as the platforms require.
globalStyle(':root', {
  '@media': {
    [mediaQueries.mobile]: {
      vars: { [scaleVars.size.control]: '2.75rem', [scaleVars.size.controlSmall]: '2.25rem' },
    },
  },
});
globalStyle(':root', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: { [scaleVars.motion.fast]: '0ms', [scaleVars.motion.base]: '0ms' },
    },
  },
});
