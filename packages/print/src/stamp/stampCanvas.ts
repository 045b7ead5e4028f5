import { paintShape } from '../preflight/paintGround.ts';
import { loadStamp, stampItems } from './stamp.ts';

/** Draws words across a finished picture, as `writePdf` does across a page. */
export async function stampCanvas(canvas: HTMLCanvasElement, words: string): Promise<void> {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The canvas of the picture is gone.');
  const stamp = await loadStamp(words);
  for (const item of stampItems(stamp, { x: 0, y: 0, width: canvas.width, height: canvas.height }))
    if (item.kind === 'shape') paintShape(context, item);
}
