import { parseColor } from './cssValues.ts';
import type { Clip, Layer } from './layer.ts';
import { refuse } from './refusals.ts';

/** A line under, through, or over text, with the font size and color of the element that sets it. */
export interface Decoration {
  lines: string[];
  color: string;
  thickness: string;
  offset: string;
  size: number;
}

/** The decoration that an element adds to its text, with the browser's thickness and position. */
export function decorationOf(style: CSSStyleDeclaration, element: Element): Decoration | undefined {
  const line = style.textDecorationLine;
  if (line === 'none' || !line) return undefined;
  if (style.textDecorationStyle !== 'solid') refuse('wavy, dotted, dashed or double underlines', element);
  return {
    lines: line.split(' '),
    color: style.textDecorationColor,
    thickness: style.textDecorationThickness,
    offset: style.textUnderlineOffset,
    size: Number.parseFloat(style.fontSize),
  };
}

export function drawDecoration(
  layer: Layer,
  { lines, color, thickness, offset, size }: Decoration,
  left: number,
  right: number,
  baseline: number,
  order: 'under' | 'over',
  clip?: Clip,
) {
  const height = thickness.endsWith('px') ? Number.parseFloat(thickness) : Math.max(1, size / 10);
  const tops: Record<string, number> = {
    underline:
      baseline + (offset.endsWith('px') ? Number.parseFloat(offset) : Math.max(1, Math.ceil(height / 2))),
    overline: baseline - size * 1.05,
    'line-through': baseline - size / 3 - height / 2,
  };
  for (const line of lines) {
    const top = tops[line];
    if (top === undefined || (line === 'line-through') !== (order === 'over')) continue;
    layer.add(
      {
        kind: 'shape',
        path: [
          ['M', left, top],
          ['L', right, top],
          ['L', right, top + height],
          ['L', left, top + height],
          ['Z'],
        ],
        fill: { kind: 'color', color: parseColor(color) },
      },
      clip,
    );
  }
}
