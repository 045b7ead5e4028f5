import { luminanceContrast, relativeLuminance } from '@daybreak/brand';
import type { DrawnText, TextLine } from './texts.ts';

/** The share of a text's ground that may be worse than the reported contrast, to allow for edges between two colors. */
const ignoredShare = 0.05;

/** Contrast of a line with the pixels under it, ignoring the worst few. Text is treated as opaque. */
export function worstContrast(
  ground: HTMLCanvasElement,
  { left, right, top, bottom }: TextLine,
  ratio: number,
  color: DrawnText['color'],
): number {
  const context = ground.getContext('2d', { willReadFrequently: true });
  const x = Math.max(0, Math.floor(left * ratio));
  const y = Math.max(0, Math.floor(top * ratio));
  const width = Math.min(ground.width, Math.ceil(right * ratio)) - x;
  const height = Math.min(ground.height, Math.ceil(bottom * ratio)) - y;
  if (!context || width <= 0 || height <= 0) return Number.POSITIVE_INFINITY;
  const { data } = context.getImageData(x, y, width, height);
  const text = relativeLuminance(...color);
  // A typed array sorts numerically without calling a comparison function for each pair.
  const ratios = new Float64Array(data.length / 4);
  for (let pixel = 0; pixel < ratios.length; pixel++) {
    const at = 4 * pixel;
    const under = relativeLuminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    ratios[pixel] = luminanceContrast(text, under);
  }
  ratios.sort();
  return ratios[Math.floor(ratios.length * ignoredShare)] ?? Number.POSITIVE_INFINITY;
}

/** Returns whether the drawing reaches every edge of its sheet. */
export function edgesAreOpaque(ground: HTMLCanvasElement): boolean {
  const context = ground.getContext('2d', { willReadFrequently: true });
  if (!context) return true;
  const { width, height } = ground;
  // One pixel in, because the outermost edge of a scaled-down drawing is half transparent.
  const strips = [
    [1, 1, width - 2, 1],
    [1, height - 2, width - 2, 1],
    [1, 1, 1, height - 2],
    [width - 2, 1, 1, height - 2],
  ] as const;
  return strips.every(([x, y, wide, high]) => {
    const { data } = context.getImageData(x, y, Math.max(1, wide), Math.max(1, high));
    return data.every((value, index) => index % 4 !== 3 || value > 250);
  });
}
