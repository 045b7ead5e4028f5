import type { LogoLayout, LogoVariant } from './logo.ts';

export interface LogoLayoutUse {
  /** The name people use for it. */
  readonly name: string;
  /** The use of this version. */
  readonly use: string;
  /** The smallest width at which the version is still readable: CSS pixels on a screen, millimeters on paper. */
  readonly minimumWidth: { readonly px: number; readonly mm: number };
}

/** The three versions of the logo. Widths are those of the whole file, including its margin. */
export const logoLayoutUse: Record<LogoLayout, LogoLayoutUse> = {
  logo: {
    name: 'Primary',
    use: 'The first choice wherever a wide mark fits: letterheads, web pages, vehicles.',
    minimumWidth: { px: 100, mm: 26 },
  },
  stacked: {
    name: 'Stacked',
    use: 'For tall or square spaces: retractable banners, badges, the last slide of a deck.',
    minimumWidth: { px: 64, mm: 17 },
  },
  icon: {
    name: 'Icon',
    use: 'Where the name already appears next to it or would be too small to read: avatars, favicons, app tiles.',
    minimumWidth: { px: 16, mm: 5 },
  },
};

export interface LogoVariantUse {
  readonly name: string;
  /** Backgrounds that the variant is drawn for. */
  readonly ground: string;
  /** Its use. */
  readonly use: string;
  /** Common misuses. */
  readonly avoid: string;
}

/** The five colorings of the logo. */
export const logoVariantUse: Record<LogoVariant, LogoVariantUse> = {
  primary: {
    name: 'Primary',
    ground: 'White or very light',
    use: 'The first choice. Use another variant only where it fits better.',
    avoid: "Don't use it on colors or pictures.",
  },
  grey: {
    name: 'Grey',
    ground: 'White or very light',
    use: 'For one-color print, engraving, stamps, and rows of partner logos in gray.',
    avoid: "Don't use it where you can print the primary logo in color.",
  },
  white: {
    name: 'White',
    ground: 'Teal, night or any dark color',
    use: 'For one-color print on dark materials, and next to white partner logos.',
    avoid: "Don't use it on cyan, amber or orange, where white is hard to see.",
  },
  'on-image': {
    name: 'On image',
    ground: 'Photographs, teal and night',
    use: 'For photos and dark backgrounds. The disc and the horizon keep their color, and everything else is white.',
    avoid: 'Darken bright or busy parts of the picture first.',
  },
  night: {
    name: 'Night',
    ground: 'Orange, amber or cyan',
    use: 'For bright backgrounds, where white and the logo colors are hard to see.',
    avoid: "Don't use it on white. Use the primary logo there.",
  },
};

/** Forbidden changes to the logo. */
export const logoMisuses = [
  { id: 'stretch', rule: "Don't stretch or squeeze it." },
  { id: 'rotate', rule: "Don't rotate it. Keep the horizon level." },
  { id: 'recolor', rule: "Don't change its colors." },
  { id: 'shadow', rule: "Don't add shadows, outlines or effects." },
  { id: 'rearrange', rule: "Don't move its parts." },
  { id: 'contrast', rule: "Don't place it on a background where parts disappear." },
  { id: 'picture', rule: "Don't place the primary logo on a picture." },
  { id: 'crowd', rule: "Don't put anything in its clear space." },
] as const;

export type LogoMisuse = (typeof logoMisuses)[number]['id'];
