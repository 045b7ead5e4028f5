import { luminanceContrast, palette, relativeLuminance } from '@daybreak/brand';
import type { PictureSample } from './pictureSample.ts';

/** The field behind a user's logo: none, so it's directly on the piece, or a white or dark one. */
export type LogoField = 'none' | 'white' | 'night';

/**
 * The contrast from which a pixel is visible: lower on white, which logos are drawn for. A logo is readable when this
 * share of its pixels is.
 */
const minContrast = { onWhite: 2, onOthers: 3 };
const minShare = 0.75;
/** A picture that fills this share of its own edge brings its own background. */
const framed = 0.9;

const luminanceOf = (hex: string) =>
  relativeLuminance(
    ...([1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]),
  );

/**
 * The field that a logo needs on a background, judged by its own pixels.
 *
 * @param ground color as `#rrggbb`; without one, such as over a picture, it always needs a field
 * @param night the color of a dark field
 */
export function logoField(
  { width, height, data }: PictureSample,
  ground?: string,
  night: string = palette.night.hex,
): LogoField {
  const luminances: number[] = [];
  let edge = 0;
  let filled = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = 4 * (y * width + x);
      const isDrawn = (data[at + 3] ?? 0) >= 128;
      if (isDrawn) luminances.push(relativeLuminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0));
      if (x > 0 && y > 0 && x < width - 1 && y < height - 1) continue;
      edge += 1;
      if (isDrawn) filled += 1;
    }
  if (luminances.length === 0 || filled >= framed * edge) return 'none';
  const readOn = (hex: string) => {
    const under = luminanceOf(hex);
    const least = hex === palette.white.hex ? minContrast.onWhite : minContrast.onOthers;
    return (
      luminances.filter((luminance) => luminanceContrast(luminance, under) >= least).length /
      luminances.length
    );
  };
  if (ground && readOn(ground) >= minShare) return 'none';
  return readOn(palette.white.hex) >= Math.min(minShare, readOn(night)) ? 'white' : 'night';
}
