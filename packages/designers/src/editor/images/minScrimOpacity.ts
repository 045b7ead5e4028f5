import { luminanceContrast, palette, relativeLuminance } from '@daybreak/brand';

export type Rgb = readonly [red: number, green: number, blue: number];

/** Text over a picture: its color, the contrast that it needs, and the pixels under it. */
export interface TextOverPicture {
  color: Rgb;
  /** The lowest contrast at which they're readable. */
  needs: number;
  under: readonly Rgb[];
}

/** The most darkening: more turns any picture to mud, and even white text on a white picture needs less. */
export const maxScrimOpacity = 0.8;
const steps = 40;
/**
 * The share of pixels under a text that may be brighter than the measured value, such as a spark between two letters.
 */
const ignoredShare = 0.01;

const linear = Float64Array.from({ length: 256 }, (_, value) => relativeLuminance(value, value, value));
/** Returns the luminance of a pixel under this much darkening. */
function under([red, green, blue]: Rgb, scrim: Rgb, alpha: number): number {
  const mix = (of: number, dark: number) => linear[Math.round(of + (dark - of) * alpha)] ?? 0;
  return 0.2126 * mix(red, scrim[0]) + 0.7152 * mix(green, scrim[1]) + 0.0722 * mix(blue, scrim[2]);
}

function reads({ color, needs, under: pixels }: TextOverPicture, scrim: Rgb, alpha: number): boolean {
  const ink = relativeLuminance(...color);
  const allowed = Math.floor(pixels.length * ignoredShare);
  let failures = 0;
  for (const pixel of pixels)
    if (luminanceContrast(ink, under(pixel, scrim, alpha)) < needs && ++failures > allowed) return false;
  return true;
}

/**
 * Returns the least darkening of a picture that keeps the text on it readable; undefined if even the darkest isn't
 * enough.
 */
export function minScrimOpacity(words: TextOverPicture, scrim: Rgb = palette.night.rgb): number | undefined {
  for (let step = 0; step <= steps; step++) {
    const alpha = (maxScrimOpacity * step) / steps;
    if (reads(words, scrim, alpha)) return alpha;
  }
  return undefined;
}
