import { cssColor, type PaletteName, palette } from '@daybreak/brand';

/**
 * A palette color as `#rrggbb`, in an artboard's version of the brand: the artboard sets the colors that aren't
 * today's.
 */
export const colorOn = (artboard: HTMLElement, name: PaletteName): string =>
  artboard.style.getPropertyValue(cssColor(name).slice('var('.length, -1)) || palette[name].hex;
