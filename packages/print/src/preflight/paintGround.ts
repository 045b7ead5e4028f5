import type {
  DisplayList,
  Group,
  Item,
  LinearGradient,
  Page,
  Paint,
  Path,
  Shape,
} from '../pdf/displayList.ts';
import { printableStops } from '../pdf/write/gradients.ts';
import { blankCanvas, readPixels } from '../raster/pictures.ts';

type Context = CanvasRenderingContext2D;
type Pictures = DisplayList['pictures'];

/**
 * Draws the ground under the words: a page that was read, small, with its bleed and without any text.
 *
 * @param ratio canvas pixels per CSS pixel of the page
 * @throws {ExportError} when a picture may not be read, or the browser has no memory.
 */
export function paintGround(page: Page, pictures: Pictures, ratio: number): HTMLCanvasElement {
  const { canvas, context } = blankCanvas(page.width * ratio, page.height * ratio);
  context.scale(ratio, ratio);
  paint(context, page.items, pictures);
  return canvas;
}

function paint(context: Context, items: readonly Item[], pictures: Pictures): void {
  for (const item of items)
    if (item.kind === 'group') paintGroup(context, item, pictures);
    else if (item.kind === 'shape') paintShape(context, item);
    else if (item.kind === 'picture') {
      const { picture, x, y, width, height } = item;
      const image = pictures[picture]?.image;
      if (!image) continue;
      context.drawImage(image, x, y, width, height);
      // Throws if its site doesn't allow reading it.
      readPixels(context, 0, 0, 1, 1, image);
    }
}

function paintGroup(context: Context, { matrix, clip, opacity = 1, items }: Group, pictures: Pictures): void {
  context.save();
  if (matrix) context.transform(...matrix);
  if (clip) context.clip(pathOf(clip));
  if (opacity < 1) {
    // Items that fade together cover each other before they fade.
    const { canvas } = context;
    const layer = blankCanvas(canvas.width, canvas.height);
    layer.context.setTransform(context.getTransform());
    paint(layer.context, items, pictures);
    context.resetTransform();
    context.globalAlpha = opacity;
    context.drawImage(layer.canvas, 0, 0);
    layer.canvas.width = 0;
  } else paint(context, items, pictures);
  context.restore();
}

/** Draws a shape in the canvas's units. Changes the context's colors and line styles. */
export function paintShape(context: Context, { path, evenOdd, fill, stroke }: Shape): void {
  const shapePath = pathOf(path);
  if (fill) {
    context.fillStyle = styleOf(context, fill);
    context.fill(shapePath, evenOdd ? 'evenodd' : 'nonzero');
  }
  if (!stroke) return;
  const { color, width, dash = [], dashOffset = 0, cap = 'butt', join = 'miter', miterLimit = 4 } = stroke;
  context.strokeStyle = styleOf(context, { kind: 'color', color });
  context.lineWidth = width;
  context.lineCap = cap;
  context.lineJoin = join;
  context.miterLimit = miterLimit;
  context.setLineDash(dash);
  context.lineDashOffset = dashOffset;
  context.stroke(shapePath);
}

function pathOf(path: Path): Path2D {
  const result = new Path2D();
  for (const step of path)
    if (step[0] === 'M') result.moveTo(step[1], step[2]);
    else if (step[0] === 'L') result.lineTo(step[1], step[2]);
    else if (step[0] === 'C') result.bezierCurveTo(step[1], step[2], step[3], step[4], step[5], step[6]);
    else result.closePath();
  return result;
}

const styleOf = (context: Context, fill: Paint): string | CanvasGradient =>
  fill.kind === 'color' ? colorOf(fill.color) : gradientOf(context, fill);

const colorOf = ({ r, g, b, a }: LinearGradient['stops'][number]['color']) => `rgb(${r} ${g} ${b} / ${a})`;

function gradientOf(context: Context, { from, to, stops }: LinearGradient): CanvasGradient {
  // A stop may be before the first point or after the last. A canvas doesn't support that.
  const steps = printableStops(stops);
  const [first, last] = [Math.min(0, ...offsets(steps)), Math.max(1, ...offsets(steps))];
  const at = (offset: number) =>
    [from[0] + (to[0] - from[0]) * offset, from[1] + (to[1] - from[1]) * offset] as const;
  const gradient = context.createLinearGradient(...at(first), ...at(last));
  for (const { offset, color } of steps)
    gradient.addColorStop((offset - first) / (last - first), colorOf(color));
  return gradient;
}

const offsets = (stops: LinearGradient['stops']) => stops.map(({ offset }) => offset);
