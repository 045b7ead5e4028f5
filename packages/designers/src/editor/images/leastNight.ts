import { luminanceContrast, palette, relativeLuminance } from '@daybreak/brand';

export type Rgb = readonly [red: number, green: number, blue: number];

/** Words over a picture: their color, what they need, and the pixels under them. */
export interface WordsOver {
  color: Rgb;
  /** The lowest contrast at which they're readable. */
  needs: number;
  under: readonly Rgb[];
}

/** More darkening than this turns any picture to mud, and white words need less even on a white one. */
export const darkest = 0.8;
const steps = 40;
/** This share of the pixels under a text may be brighter than the value it's measured against, such as a spark between two letters. */
const ignored = 0.01;

const linear = Float64Array.from({ length: 256 }, (_, value) => relativeLuminance(value, value, value));
/** The luminance of a pixel under this much darkening. */
function under([red, green, blue]: Rgb, night: Rgb, alpha: number): number {
  const mixed = (of: number, dark: number) => linear[Math.round(of + (dark - of) * alpha)] ?? 0;
  return 0.2126 * mixed(red, night[0]) + 0.7152 * mixed(green, night[1]) + 0.0722 * mixed(blue, night[2]);
}

function reads({ color, needs, under: pixels }: WordsOver, night: Rgb, alpha: number): boolean {
  const ink = relativeLuminance(...color);
  const allowed = Math.floor(pixels.length * ignored);
  let short = 0;
  for (const pixel of pixels)
    if (luminanceContrast(ink, under(pixel, night, alpha)) < needs && ++short > allowed) return false;
  return true;
}

/** The least darkening over a picture that keeps words on it readable; undefined if even the darkest isn't enough. */
export function leastNight(words: WordsOver, night: Rgb = palette.night.rgb): number | undefined {
  for (let step = 0; step <= steps; step++) {
    const alpha = (darkest * step) / steps;
    if (reads(words, night, alpha)) return alpha;
  }
  return undefined;
}
