import type { GradientStop, LinearGradient, Point, Rect, Rgba } from '../displayList.ts';

/** Splits at commas or spaces that aren't inside brackets or quotes. */
export function splitValues(value: string, separator: ',' | ' ' = ','): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let part = '';
  for (const character of value) {
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '(') depth++;
    else if (character === ')') depth--;
    if (character === separator && depth === 0 && !quote) {
      if (part.trim()) parts.push(part.trim());
      part = '';
    } else part += character;
  }
  if (part.trim()) parts.push(part.trim());
  return parts;
}

/** Parses a computed color. Formats other than rgb() and color(srgb) are resolved by drawing one pixel. */
export function parseColor(value: string): Rgba {
  const rgb = /^rgba?\(([^)]+)\)$/.exec(value);
  if (rgb?.[1]) {
    const [r = 0, g = 0, b = 0, a = 1] = rgb[1].split(/[\s,/]+/).map(Number);
    return { r, g, b, a };
  }
  const srgb = /^color\(srgb ([^)]+)\)$/.exec(value);
  if (srgb?.[1]) {
    const [r = 0, g = 0, b = 0, a = 1] = srgb[1].split(/[\s/]+/).map(Number);
    const channel = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 255);
    return { r: channel(r), g: channel(g), b: channel(b), a };
  }
  if (value === 'transparent') return { r: 0, g: 0, b: 0, a: 0 };
  return drawnColor(value);
}

function drawnColor(value: string): Rgba {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d');
  if (!context) return { r: 0, g: 0, b: 0, a: 1 };
  context.fillStyle = value;
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, a = 255] = context.getImageData(0, 0, 1, 1).data;
  return { r, g, b, a: a / 255 };
}

/** A computed length or percentage in CSS px. Undefined for values it can't read, such as calc(). */
export function parseLength(value: string, full: number): number | undefined {
  const match = /^(-?[\d.]+(?:e-?\d+)?)(px|%)?$/.exec(value);
  if (!match) return undefined;
  const number = Number(match[1]);
  return match[2] === '%' ? (number / 100) * full : number;
}

const sideDirections: Record<string, Point> = { top: [0, -1], right: [1, 0], bottom: [0, 1], left: [-1, 0] };

/** A computed `linear-gradient()` on a box. Undefined if it uses an unsupported feature. */
export function parseLinearGradient(value: string, box: Rect): LinearGradient | undefined {
  const argumentText = /^linear-gradient\((.*)\)$/s.exec(value)?.[1];
  if (!argumentText) return undefined;
  const parts = splitValues(argumentText);
  const first = parts[0] ?? '';
  let direction: Point = [0, 1];
  if (/^-?[\d.e-]+deg$/.test(first)) {
    const angle = (Number.parseFloat(first) * Math.PI) / 180;
    direction = [Math.sin(angle), -Math.cos(angle)];
    parts.shift();
  } else if (first.startsWith('to ')) {
    const sides = first
      .slice(3)
      .split(' ')
      .map((side) => sideDirections[side] ?? ([0, 0] as const));
    const [dx, dy] = sides.reduce(([x, y], [sx, sy]) => [x + sx, y + sy], [0, 0] as Point);
    // Toward a corner, the line runs so that the other two corners get the middle color.
    const vector: Point = dx && dy ? [dx * box.height, dy * box.width] : [dx, dy];
    const length = Math.hypot(...vector) || 1;
    direction = [vector[0] / length, vector[1] / length];
    parts.shift();
  } else if (/\bin\b/.test(first)) return undefined;

  const length = Math.abs(box.width * direction[0]) + Math.abs(box.height * direction[1]);
  const stops = parseStops(parts, length);
  if (!stops) return undefined;
  const center: Point = [box.x + box.width / 2, box.y + box.height / 2];
  const halfLength = length / 2;
  return {
    kind: 'gradient',
    from: [center[0] - direction[0] * halfLength, center[1] - direction[1] * halfLength],
    to: [center[0] + direction[0] * halfLength, center[1] + direction[1] * halfLength],
    stops,
  };
}

function parseStops(parts: string[], length: number): GradientStop[] | undefined {
  const stops: { color: Rgba; offset?: number }[] = [];
  for (const part of parts) {
    const [colorText = '', ...positions] = splitValues(part, ' ');
    if (parseLength(colorText, 1) !== undefined) return undefined;
    const color = parseColor(colorText);
    if (positions.length === 0) stops.push({ color });
    for (const position of positions) {
      const offset = parseLength(position, length);
      if (offset === undefined) return undefined;
      stops.push({ color, offset: offset / (length || 1) });
    }
  }
  return placedStops(stops);
}

/** Gives every stop an offset, and keeps offsets from going backward. */
function placedStops(stops: { color: Rgba; offset?: number }[]): GradientStop[] {
  const offsets = stops.map(({ offset }) => offset);
  offsets[0] ??= 0;
  offsets[offsets.length - 1] ??= 1;
  let last = 0;
  for (let index = 0; index < offsets.length; index++) {
    if (offsets[index] === undefined) {
      const next = offsets.findIndex((offset, at) => at > index && offset !== undefined);
      const start = offsets[index - 1] ?? 0;
      const end = Math.max(start, offsets[next] ?? 1);
      offsets[index] = start + (end - start) / (next - index + 1);
    }
    const offset = offsets[index] ?? 0;
    last = offsets[index] = index === 0 ? offset : Math.max(last, offset);
  }
  return stops.map(({ color }, index) => ({ color, offset: offsets[index] ?? 0 }));
}

/** A computed background or object position on one axis: `50%`, `10px`, `calc(100% - 10px)`, or `right 10px`. */
export function position(value: string, freeSpace: number): number {
  const calc = /^calc\(([-\d.]+)% ([+-]) ([\d.]+)px\)$/.exec(value);
  if (calc) return (Number(calc[1]) / 100) * freeSpace + Number(calc[3]) * (calc[2] === '-' ? -1 : 1);
  const keyword = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 }[value];
  return keyword === undefined ? (parseLength(value, freeSpace) ?? 0) : keyword * freeSpace;
}
