import { drawContours, glyphContours } from '../reading/glyphContours.ts';
import { unsupported } from './proofFile.ts';

/** Outlines of an embedded TrueType font, in em with y up, by glyph number. */
export function glyphOutlines(bytes: Uint8Array<ArrayBuffer>): (glyph: number) => Path2D {
  const contours = glyphContours(bytes, unsupported);
  const cache = new Map<number, Path2D>();
  return (glyph) => {
    let path = cache.get(glyph);
    if (!path) {
      path = new Path2D();
      drawContours(path, contours(glyph));
      cache.set(glyph, path);
    }
    return path;
  };
}
