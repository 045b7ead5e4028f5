import { inInches, isPrinted } from './artboardSize.ts';
import { CSS_PX_PER_INCH } from './artworkCopy.ts';
import { printDpi } from './printResolution.ts';
import { type ArtboardSize, ExportError } from './types.ts';

/** The largest canvas a browser draws: a longer side or a larger area comes out blank. */
export interface CanvasLimit {
  side: number;
  area: number;
}

export interface PixelPlan {
  width: number;
  height: number;
  /** Canvas pixels per CSS px. */
  ratio: number;
  /** Dots per inch that the picture really has. */
  dpi: number;
  /** Says so when `dpi` is less than what was asked for. */
  note?: string;
}

/** How many pixels a side gets: exact ones for px formats, the trim area at the asked dots per inch for paper. */
export function pixelPlan(
  size: ArtboardSize,
  wanted: { dpi?: number; scale?: 1 | 2 },
  limit: CanvasLimit = canvasLimit(),
): PixelPlan {
  if (!isPrinted(size)) {
    const { width, height } = size;
    const ratio = wanted.scale ?? 1;
    const plan = {
      width: Math.round(width * ratio),
      height: Math.round(height * ratio),
      ratio,
      dpi: 72 * ratio,
    };
    if (!fits(plan, limit))
      throw new ExportError(
        `This browser cannot make a picture of ${plan.width} × ${plan.height} px. Choose 1× or a smaller format.`,
      );
    return plan;
  }
  const { width, height } = inInches(size);
  const asked = wanted.dpi ?? printDpi(size);
  const most = Math.floor(
    Math.min(limit.side / width, limit.side / height, Math.sqrt(limit.area / (width * height))),
  );
  const dpi = Math.min(asked, most);
  return {
    width: Math.round(width * dpi),
    height: Math.round(height * dpi),
    ratio: dpi / CSS_PX_PER_INCH,
    dpi,
    note:
      dpi < asked
        ? `Made at ${dpi} DPI instead of ${asked}: this browser draws no larger picture. The print PDF has no such limit.`
        : undefined,
  };
}

const fits = ({ width, height }: PixelPlan, { side, area }: CanvasLimit) =>
  width <= side && height <= side && width * height <= area;

/** Chromium 16384² pixels, Firefox 11180² before version 122, iOS about 16.7 megapixels. */
function canvasLimit(): CanvasLimit {
  const { userAgent, maxTouchPoints } = navigator;
  if (/Chrom(e|ium)/.test(userAgent)) return { side: 16384, area: 16384 ** 2 };
  const isApplePhone = /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return { side: 11180, area: isApplePhone ? 16_777_216 : 11180 ** 2 };
}
