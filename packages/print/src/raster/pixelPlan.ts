import { inInches, isPrinted } from '../artboardSize.ts';
import { CSS_PX_PER_INCH } from '../artworkCopy.ts';
import { printDpi } from '../printResolution.ts';
import { type ArtboardSize, ExportError } from '../types.ts';
import { drawsCanvas } from './drawsCanvas.ts';

/** The density that a picture for screens states, at scale 1. */
const screenDpi = 72;

export interface PixelPlan {
  width: number;
  height: number;
  /** Canvas pixels per CSS px. */
  ratio: number;
  /** Dots per inch that the picture actually has. */
  dpi: number;
  /** Set if `dpi` is less than requested. */
  note?: string;
}

/** Plans a side's pixels: the exact size for px formats, the trim area at the requested dots per inch for paper. */
export function pixelPlan(
  size: ArtboardSize,
  requested: { dpi?: number; scale?: 1 | 2 },
  draws: typeof drawsCanvas = drawsCanvas,
): PixelPlan {
  if (!isPrinted(size)) {
    const { width, height } = size;
    const ratio = requested.scale ?? 1;
    const plan = {
      width: Math.round(width * ratio),
      height: Math.round(height * ratio),
      ratio,
      dpi: screenDpi * ratio,
    };
    if (!draws(plan.width, plan.height))
      throw new ExportError(
        `Your browser can't create a picture of ${plan.width} × ${plan.height} px. Choose 1× or a smaller format.`,
      );
    return plan;
  }
  const { width, height } = inInches(size);
  const requestedDpi = requested.dpi ?? printDpi(size);
  const pixelsAt = (dpi: number) => ({ width: Math.round(width * dpi), height: Math.round(height * dpi) });
  const fits = (dpi: number) => draws(pixelsAt(dpi).width, pixelsAt(dpi).height);
  let dpi = fits(requestedDpi) ? requestedDpi : 0;
  // Finds the most pixels the browser can draw, starting from the highest bit.
  for (let bit = 512; bit >= 1; bit /= 2) if (dpi + bit < requestedDpi && fits(dpi + bit)) dpi += bit;
  return {
    ...pixelsAt(dpi),
    ratio: dpi / CSS_PX_PER_INCH,
    dpi,
    note:
      dpi < requestedDpi
        ? `Created at ${dpi} DPI instead of ${requestedDpi} because your browser can't create a larger picture. The print PDF doesn't have this limit.`
        : undefined,
  };
}
