import type { GraphicsState } from './graphicsState.ts';
import { isBlackOnly, type Plates, plateStyle } from './plates.ts';
import { unsupported } from './proofFile.ts';
import { type AxialShading, withOpacity } from './shadings.ts';

export function fillPath(plates: Plates, state: GraphicsState, path: Path2D, rule: CanvasFillRule): void {
  if (state.mask) throw unsupported('a plain color under a soft mask');
  plates.forEachCanvas((context, name) => {
    const style = plateStyle(state.fill, name);
    if (!style) return;
    prepare(context, state, state.fillAlpha);
    context.fillStyle = style;
    context.fill(path, rule);
  });
}

export function strokePath(plates: Plates, state: GraphicsState, path: Path2D): void {
  if (state.mask) throw unsupported('a line under a soft mask');
  plates.forEachCanvas((context, name) => {
    const style = plateStyle(state.stroke, name);
    if (!style) return;
    prepare(context, state, state.strokeAlpha);
    context.strokeStyle = style;
    context.stroke(path);
  });
}

/** Fills the clip area with a gradient. */
export function paintShading(plates: Plates, state: GraphicsState, shading: AxialShading): void {
  if (shading.space !== 'DeviceCMYK') throw unsupported("a gradient that isn't in CMYK");
  const stops = withOpacity(shading, state.mask);
  const isBlack = stops.every(({ inks }) => isBlackOnly(inks));
  plates.forEachCanvas((context, name) => {
    if (name === 'under' && isBlack) return;
    prepare(context, state, state.fillAlpha);
    const gradient = context.createLinearGradient(...shading.coords);
    // A stop in only black is still a color of the gradient, unless all stops are.
    for (const { at, inks, alpha } of stops)
      gradient.addColorStop(at, plateStyle(inks, name === 'under' ? 'colors' : name, alpha) ?? '');
    context.fillStyle = gradient;
    // A gradient takes its coordinates from the matrix at the time it's filled.
    const { width, height } = context.canvas;
    const sheet = new Path2D();
    sheet.rect(0, 0, width, height);
    const page = new Path2D();
    page.addPath(sheet, state.matrix.inverse());
    context.fill(page);
  });
}

/** Fades a group in. A non-isolated group is the page with the group over the page without it (ISO 32000-1, 11.4.4). */
export function fadeIn(plates: Plates, group: Plates, alpha: number): void {
  plates.forEachCanvas((context, name) => {
    const { canvas } = group.canvases[name];
    context.resetTransform();
    context.globalAlpha = alpha;
    context.globalCompositeOperation = 'source-over';
    context.drawImage(canvas, 0, 0);
    canvas.width = 0;
  });
}

function prepare(context: CanvasRenderingContext2D, { matrix, blend }: GraphicsState, alpha: number): void {
  context.setTransform(matrix);
  context.globalAlpha = alpha;
  context.globalCompositeOperation = blend;
}
