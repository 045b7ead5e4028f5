import { bleedOf, naturalSize } from '../artworkCopy.ts';
import { pictureName } from '../pictures.ts';
import { drawGround } from '../raster.ts';
import type { ExportSource } from '../types.ts';
import { edgesAreOpaque, worstContrast } from './ground.ts';
import type { SideFacts } from './rules.ts';
import { type Line, textsOf } from './texts.ts';

/** Longest side of the drawing that contrasts are read from, in pixels: enough to see a letter's ground. */
const drawingSide = 900;

/** Reads from a mounted artboard what `preflight` judges. @throws {ExportError} when a picture cannot be read. */
export async function inspectSide(source: ExportSource, tooLong: readonly string[]): Promise<SideFacts> {
  const { node, side } = source;
  const { width, height } = naturalSize(side.size);
  const ratio = Math.min(1, drawingSide / Math.max(width, height));
  const ground = await drawGround(source, ratio);
  return {
    side: side.label,
    unit: side.size.unit,
    tooLong,
    texts: textsOf(source).map((text) => ({
      name: text.name,
      large: text.large,
      toEdge: edgeDistance(text.lines, source),
      contrast: Math.min(...text.lines.map((line) => worstContrast(ground, line, ratio, text.color))),
    })),
    pictures: photographsOf(node, side.size.unit),
    bleedFilled: side.size.bleed > 0 ? edgesAreOpaque(ground) : undefined,
  };
}

/** To the nearest edge of the trim, in the side's unit. */
function edgeDistance(lines: readonly Line[], { side }: ExportSource): number {
  const bleed = bleedOf(side.size);
  const { width, height } = naturalSize(side.size);
  const distance = Math.min(
    ...lines.flatMap(({ left, right, top, bottom }) => [
      left - bleed,
      top - bleed,
      width - bleed - right,
      height - bleed - bottom,
    ]),
  );
  return side.size.unit === 'in' ? distance / 96 : distance;
}

/** Pictures made of pixels; drawings scale without loss. */
function photographsOf(node: HTMLElement, unit: 'in' | 'px'): SideFacts['pictures'] {
  const whole = node.getBoundingClientRect();
  const scale = whole.width / node.offsetWidth || 1;
  return [...node.querySelectorAll('img')]
    .filter(
      (image) =>
        image.naturalWidth > 0 && !/\.svg($|[?#])|^data:image\/svg/.test(image.currentSrc || image.src),
    )
    .map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const stretch = Math.max(width / scale / image.naturalWidth, height / scale / image.naturalHeight);
      return { name: pictureName(image), resolution: (unit === 'in' ? 96 : 1) / stretch };
    });
}
