import type { LogoDensity, LogoFormat, LogoLayout, LogoVariant } from './logo.ts';

/** A place for a logo, with its requirements for the file. */
interface LogoMedium {
  readonly id: string;
  readonly label: string;
  readonly layout: LogoLayout;
  readonly format: LogoFormat;
  /** The density of a PNG. An SVG has none. */
  readonly density?: LogoDensity;
  /** True if only one ink is available, so the colored variants aren't possible. */
  readonly oneColor?: boolean;
  /** The reason for this layout and format. */
  readonly why: string;
}

export const logoMedia = [
  {
    id: 'web',
    label: 'Website or app',
    layout: 'logo',
    format: 'svg',
    why: 'SVG is sharp on every screen, and its files are the smallest.',
  },
  {
    id: 'email',
    label: 'Email',
    layout: 'logo',
    format: 'png',
    density: 2,
    why: 'Email apps block SVG. Display this PNG at half size.',
  },
  {
    id: 'avatar',
    label: 'Avatar or app tile',
    layout: 'icon',
    format: 'png',
    density: 4,
    why: 'The name appears next to an avatar, so the icon is enough.',
  },
  {
    id: 'office',
    label: 'Slides or document',
    layout: 'logo',
    format: 'png',
    density: 4,
    why: 'PNG looks the same in every office app, and 4x stays sharp on a projector.',
  },
  {
    id: 'print',
    label: 'Print',
    layout: 'logo',
    format: 'pdf',
    why: 'Vector files stay sharp at any size, and this PDF uses the CMYK values listed on this page.',
  },
  {
    id: 'narrow',
    label: 'Retractable banner or badge',
    layout: 'stacked',
    format: 'svg',
    why: 'The stacked version fills a tall or square space better than the wide one.',
  },
  {
    id: 'engraving',
    label: 'Engraving or stamp',
    layout: 'logo',
    format: 'svg',
    oneColor: true,
    why: 'This variant has a single color, for one ink or one cut.',
  },
] as const satisfies readonly LogoMedium[];

export type LogoMediumId = (typeof logoMedia)[number]['id'];

/** Backgrounds of a logo, each with the variants drawn for it. */
export const logoGrounds = [
  { id: 'light', label: 'White or very light', variant: 'primary', oneColorVariant: 'grey' },
  { id: 'dark', label: 'Teal, night or dark', variant: 'on-image', oneColorVariant: 'white' },
  { id: 'picture', label: 'Photograph', variant: 'on-image', oneColorVariant: 'white' },
  { id: 'bright', label: 'Orange, amber or cyan', variant: 'night', oneColorVariant: 'night' },
] as const satisfies readonly {
  id: string;
  label: string;
  variant: LogoVariant;
  oneColorVariant: LogoVariant;
}[];

export type LogoGroundId = (typeof logoGrounds)[number]['id'];

export interface FoundLogo {
  readonly layout: LogoLayout;
  readonly variant: LogoVariant;
  readonly format: LogoFormat;
  readonly density: LogoDensity | undefined;
  readonly why: string;
}

/** Returns the one right logo file for a medium and a background. Throws on a medium or background that isn't in the lists. */
export function findLogo(mediumId: LogoMediumId, groundId: LogoGroundId): FoundLogo {
  const medium: LogoMedium | undefined = logoMedia.find(({ id }) => id === mediumId);
  const ground = logoGrounds.find(({ id }) => id === groundId);
  if (!medium || !ground) throw new Error(`No logo is known for ${mediumId} on ${groundId}.`);
  const { layout, format, density, why } = medium;
  return {
    layout,
    variant: medium.oneColor ? ground.oneColorVariant : ground.variant,
    format,
    density,
    why,
  };
}
