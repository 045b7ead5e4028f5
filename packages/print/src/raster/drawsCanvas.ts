/** Every supported browser draws a canvas with sides of this many pixels: Safari on iOS 17 draws no larger area. */
const alwaysDrawnSidePx = 4096;

const results: Record<string, boolean> = {};

/**
 * Returns whether this browser draws a canvas of this many pixels. Canvases above the guaranteed size are tested once.
 */
export function drawsCanvas(width: number, height: number): boolean {
  if (Math.max(width, height) <= alwaysDrawnSidePx) return true;
  const size = `${width} ${height}`;
  if (!(size in results)) {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    results[size] = context !== null && reachesCorner(context);
    // Frees its memory.
    canvas.width = 0;
  }
  return results[size] ?? false;
}

/** A canvas over the browser's limit accepts every call but stays empty. */
export function reachesCorner(context: CanvasRenderingContext2D): boolean {
  const { width, height } = context.canvas;
  context.fillRect(width - 1, height - 1, 1, 1);
  return context.getImageData(width - 1, height - 1, 1, 1).data[3] === 255;
}
