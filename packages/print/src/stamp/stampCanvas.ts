import type { Rgba } from '../pdf/displayList.ts';
import { loadStamp, stampItems } from './stamp.ts';

/** Draws words across a finished picture, as `writePdf` does across a page. */
export async function stampCanvas(canvas: HTMLCanvasElement, words: string): Promise<void> {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The canvas of the picture is gone.');
  const stamp = await loadStamp(words);
  for (const item of stampItems(stamp, { x: 0, y: 0, width: canvas.width, height: canvas.height })) {
    if (item.kind !== 'shape') continue;
    const path = new Path2D();
    for (const step of item.path) {
      if (step[0] === 'M') path.moveTo(step[1], step[2]);
      else if (step[0] === 'L') path.lineTo(step[1], step[2]);
      else if (step[0] === 'C') path.bezierCurveTo(step[1], step[2], step[3], step[4], step[5], step[6]);
      else path.closePath();
    }
    if (item.stroke) {
      context.strokeStyle = cssOf(item.stroke.color);
      context.lineWidth = item.stroke.width;
      context.lineJoin = 'round';
      context.stroke(path);
    }
    if (item.fill?.kind === 'color') {
      context.fillStyle = cssOf(item.fill.color);
      context.fill(path);
    }
  }
}

const cssOf = ({ r, g, b, a }: Rgba) => `rgb(${r} ${g} ${b} / ${a})`;
