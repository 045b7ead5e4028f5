// Addresses of the logos in formats other than SVG. A separate module, because most pages show none of these many
// files.
import {
  type LogoDensity,
  type LogoLayout,
  type LogoPdfVariant,
  type LogoVariant,
  logoPdfName,
  logoPngName,
} from './logo.ts';

export const logoPngUrl = (layout: LogoLayout, variant: LogoVariant, density: LogoDensity): string =>
  new URL(`../assets/logo/png/${logoPngName(layout, variant, density)}.png`, import.meta.url).href;

/** A logo for print: vectors in the stored CMYK, or in black ink alone. */
export const logoPdfUrl = (layout: LogoLayout, variant: LogoPdfVariant): string =>
  new URL(`../assets/logo/pdf/${logoPdfName(layout, variant)}.pdf`, import.meta.url).href;
