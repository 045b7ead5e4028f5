export const logoLayouts = ['logo', 'stacked', 'icon'] as const;
export const logoVariants = ['primary', 'grey', 'white', 'on-image', 'night'] as const;
/** Pixels per unit of the view box. */
export const logoDensities = [1, 2, 3, 4] as const;
export type LogoLayout = (typeof logoLayouts)[number];
export type LogoVariant = (typeof logoVariants)[number];
/** Variants for print, including one in black ink (K) for one-color presses and stamps. */
export const logoPdfVariants = [...logoVariants, 'black'] as const;
export type LogoPdfVariant = (typeof logoPdfVariants)[number];
export type LogoFormat = 'svg' | 'png' | 'pdf';
export type LogoDensity = (typeof logoDensities)[number];

/** Width and height of each layout's view box, in the same unit. */
export const logoViewBox: Record<LogoLayout, { width: number; height: number }> = {
  logo: { width: 325.15, height: 64 },
  stacked: { width: 120, height: 100 },
  icon: { width: 64, height: 64 },
};

/** The bounds of each layout's drawing inside its view box. Clear space and sizes are measured from them. */
export const logoArtwork: Record<LogoLayout, { x: number; y: number; width: number; height: number }> = {
  logo: { x: 6, y: 4, width: 314.9, height: 57.5 },
  stacked: { x: 8, y: 6, width: 105.41, height: 89.76 },
  icon: { x: 6, y: 4, width: 53, height: 56 },
};

/** The rising disc: its circle's center and radius, in view box units. */
export const logoDisc: Record<LogoLayout, { x: number; y: number; radius: number }> = {
  logo: { x: 29.6, y: 33.6, radius: 13.6 },
  stacked: { x: 57.6, y: 35.6, radius: 13.6 },
  icon: { x: 29.6, y: 33.6, radius: 13.6 },
};

/** Throws on a value that isn't in a list, and names the allowed ones: callers without types make mistakes too. */
export function assertKnown<Value>(noun: string, value: Value, allowed: readonly Value[]): void {
  if (!allowed.includes(value))
    throw new Error(`There is no ${noun} "${value}". There are: ${allowed.join(', ')}.`);
}

/** First part of the names of a logo's files. Throws on a layout or variant that isn't in the lists. */
export function logoName(layout: LogoLayout, variant: LogoVariant): string {
  assertKnown('logo layout', layout, logoLayouts);
  assertKnown('logo variant', variant, logoVariants);
  return `daybreak-${layout}-${variant}`;
}

/** Path of a logo inside the package, for example `assets/logo/daybreak-logo-primary.svg`. */
export const logoFile = (layout: LogoLayout, variant: LogoVariant): string =>
  `assets/logo/${logoName(layout, variant)}.svg`;

/** First part of the name of a logo's PNG. Also throws on a density that isn't in the list. */
export function logoPngName(layout: LogoLayout, variant: LogoVariant, density: LogoDensity): string {
  assertKnown('logo density', density, logoDensities);
  return `${logoName(layout, variant)}-${density}x`;
}

/** Path of a logo's PNG inside the package, for example `assets/logo/png/daybreak-logo-primary-2x.png`. */
export const logoPngFile = (layout: LogoLayout, variant: LogoVariant, density: LogoDensity): string =>
  `assets/logo/png/${logoPngName(layout, variant, density)}.png`;

/** First part of the name of a logo's PDF. */
export function logoPdfName(layout: LogoLayout, variant: LogoPdfVariant): string {
  assertKnown('logo layout', layout, logoLayouts);
  assertKnown('logo variant in print', variant, logoPdfVariants);
  return `daybreak-${layout}-${variant}`;
}

/** Path of a logo's PDF inside the package: vectors in the stored CMYK, for print. */
export const logoPdfFile = (layout: LogoLayout, variant: LogoPdfVariant): string =>
  `assets/logo/pdf/${logoPdfName(layout, variant)}.pdf`;

/** Pixels of a logo's PNG: whole multiples of the size at 1x. */
export function logoPngSize(layout: LogoLayout, density: LogoDensity): { width: number; height: number } {
  const { width, height } = logoViewBox[layout];
  return { width: Math.round(width) * density, height: Math.round(height) * density };
}
