/**
 * Addresses of the package's files, for pages that show or offer them. The bundler finds the files by these patterns and gives
 * each an address; without a bundler they lie beside this module.
 */
import type { LogoDensity, LogoLayout, LogoVariant } from './logo.ts';
import type { FontWeight } from './type.ts';

export const logoUrl = (layout: LogoLayout, variant: LogoVariant): string =>
  new URL(`../assets/logo/daybreak-${layout}-${variant}.svg`, import.meta.url).href;

export const logoPngUrl = (layout: LogoLayout, variant: LogoVariant, density: LogoDensity): string =>
  new URL(`../assets/logo/png/daybreak-${layout}-${variant}-${density}x.png`, import.meta.url).href;

/** A smaller version of a picture, in one of its widths. */
export const pictureUrl = (file: string, width: number, format: 'avif' | 'webp'): string =>
  new URL(`../assets/images/${file}-${width}.${format}`, import.meta.url).href;

/** The full-size JPEG of a picture. */
export const pictureOriginalUrl = (file: string): string =>
  new URL(`../assets/images/${file}.jpg`, import.meta.url).href;

/** The TrueType file of a weight of Poppins, for print and office programs. */
export const fontUrl = (weight: FontWeight): string =>
  new URL(`../assets/fonts/poppins-${weight}.ttf`, import.meta.url).href;

export const fontLicenseUrl: string = new URL('../assets/fonts/OFL.txt', import.meta.url).href;

/** The package's changelog, in Markdown as Changesets writes it. */
export const changelogUrl: string = new URL('../CHANGELOG.md', import.meta.url).href;
