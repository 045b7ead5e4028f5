import { palette } from '@daybreak/brand';

/** Mixes two `#RRGGBB` colors in sRGB; `share` (0–1) is the proportion of the second. */
const mix = (first: string, second: string, share: number): string => {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [first, second].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
};

const { teal, cyan, orange, amber, night, white } = {
  teal: palette.teal.hex,
  cyan: palette.cyan.hex,
  orange: palette.orange.hex,
  amber: palette.amber.hex,
  night: palette.night.hex,
  white: palette.white.hex,
};

/** Status hues. Not brand colors: they're only used in the working interface. */
const red = '#c4281c';
const green = '#12733f';
const ochre = '#8a5a00';

const black = '#000000';

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** The purpose of each role, and its value on light and dark backgrounds. */
export const roles = {
  surface: {
    page: { light: mix(white, teal, 0.03), dark: mix(night, black, 0.35), use: 'behind everything' },
    raised: { light: white, dark: mix(night, black, 0.08), use: 'cards, panels, menus, fields' },
    sunken: {
      light: mix(white, teal, 0.07),
      dark: mix(night, black, 0.5),
      use: 'wells: previews, table heads, skeletons',
    },
    overlay: { light: white, dark: mix(night, white, 0.06), use: 'dialogs, menus and toasts' },
    inverse: { light: night, dark: mix(white, teal, 0.08), use: 'tooltips' },
  },
  text: {
    main: { light: mix(night, black, 0.15), dark: mix(white, teal, 0.06), use: 'body text and headings' },
    muted: { light: mix(night, white, 0.3), dark: mix(white, teal, 0.34), use: 'secondary text' },
    onAction: { light: white, dark: mix(night, black, 0.4), use: 'on the primary action' },
    onInverse: { light: white, dark: night, use: 'on the inverse surface' },
    link: { light: teal, dark: mix(cyan, white, 0.35), use: 'links' },
  },
  line: {
    subtle: {
      light: mix(white, teal, 0.16),
      dark: mix(night, white, 0.16),
      use: 'separators and card edges',
    },
    strong: { light: mix(white, night, 0.55), dark: mix(night, white, 0.5), use: 'edges of controls (3:1)' },
    focus: { light: mix(cyan, teal, 0.45), dark: cyan, use: 'the focus ring (3:1)' },
  },
  action: {
    primary: { light: teal, dark: mix(cyan, white, 0.12), use: 'the primary action' },
    primaryHover: {
      light: mix(teal, black, 0.16),
      dark: mix(cyan, white, 0.3),
      use: 'hover color of the primary action',
    },
    primaryActive: {
      light: mix(teal, black, 0.28),
      dark: mix(cyan, white, 0.42),
      use: 'pressed color of the primary action',
    },
    quietHover: {
      light: mix(white, teal, 0.08),
      dark: mix(night, white, 0.1),
      use: 'hover color of quiet controls',
    },
    quietActive: {
      light: mix(white, teal, 0.14),
      dark: mix(night, white, 0.16),
      use: 'pressed color of quiet controls',
    },
    selected: {
      light: mix(white, cyan, 0.16),
      dark: mix(night, cyan, 0.22),
      use: 'selected options and rows',
    },
  },
  status: {
    danger: { light: red, dark: '#ff8a7a', use: 'edges and icons of errors' },
    dangerSurface: { light: mix(white, red, 0.08), dark: mix(night, red, 0.28), use: 'background of errors' },
    dangerText: { light: mix(red, black, 0.2), dark: '#ffc9c1', use: 'text of errors' },
    success: { light: green, dark: '#5fd39a', use: 'edges and icons of success' },
    successSurface: {
      light: mix(white, green, 0.08),
      dark: mix(night, green, 0.35),
      use: 'background of success messages',
    },
    successText: { light: mix(green, black, 0.15), dark: '#b9f0d3', use: 'text of success messages' },
    warning: { light: ochre, dark: amber, use: 'edges and icons of a warning' },
    warningSurface: {
      light: mix(white, amber, 0.18),
      dark: mix(night, ochre, 0.35),
      use: 'background of warnings',
    },
    warningText: { light: mix(ochre, black, 0.3), dark: '#ffdfa9', use: 'text of warnings' },
    info: { light: mix(teal, cyan, 0.3), dark: cyan, use: 'edges and icons of a note' },
    infoSurface: { light: mix(white, cyan, 0.12), dark: mix(night, cyan, 0.16), use: 'background of notes' },
    infoText: { light: teal, dark: mix(white, cyan, 0.25), use: 'text of notes' },
  },
  accent: {
    cyan: { light: cyan, dark: cyan, use: 'fills, rules, the active route' },
    orange: { light: orange, dark: orange, use: 'one accent in a view' },
  },
} as const;
