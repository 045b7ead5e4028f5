import { cssColor, type PaletteName, palette } from '@daybreak/brand';

/** A palette color as `#rrggbb`, in the version of the brand that an artboard is drawn in: it states the colors that aren't today's. */
export const colorOn = (artboard: HTMLElement, name: PaletteName): string =>
  artboard.style.getPropertyValue(cssColor(name).slice('var('.length, -1)) || palette[name].hex;
