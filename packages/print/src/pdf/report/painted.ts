import type { PdfValue } from '../../reading/contentStream.ts';
import type { Rect } from '../displayList.ts';

/** A color as written in the file. */
export interface WrittenColor {
  /** "DeviceCMYK", "DeviceGray", "DeviceRGB", "ICCBased RGB", "Separation All", … */
  space: string;
  /** The operands, 0–1. */
  components: readonly number[];
}

/** A painted item, in painting order. Boxes are in points, y up, on the page. */
export type Painted =
  | { kind: 'area'; box: Rect; colors: readonly WrittenColor[] }
  | { kind: 'text'; box: Rect; color: WrittenColor; font: string; size: number }
  | {
      kind: 'picture';
      box: Rect;
      space: string;
      pixels: readonly [width: number, height: number];
      ppi: number;
    };

export interface PaintedPage {
  media: Rect;
  bleed: Rect;
  trim: Rect;
  painted: Painted[];
  /** "opacity", "soft mask", "Multiply". */
  transparency: Set<string>;
  overprints: boolean;
}

/** C, M, Y, and K in percent. Undefined for a color that isn't in inks. */
export function inksOf({ space, components }: WrittenColor): number[] | undefined {
  if (space === 'DeviceCMYK') return components.map((share) => share * 100);
  if (space === 'DeviceGray') return [0, 0, 0, (1 - (components[0] ?? 0)) * 100];
  return undefined;
}

/** A box of a page (ISO 32000-1, 7.9.5), whichever corners it lists. */
export function boxOf(numbers: readonly number[]): Rect | undefined {
  const [x1, y1, x2, y2] = numbers;
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return undefined;
  return { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
}

export const isEmpty = ({ width, height }: Rect): boolean => width <= 0 || height <= 0;

/** The report's name for a color space: its family, plus whatever is specific to it. */
export function spaceName(
  family: string,
  space: PdfValue | undefined,
  components: number | undefined,
): string {
  if (family === 'ICCBased')
    return `ICCBased ${{ 1: 'gray', 3: 'RGB', 4: 'CMYK' }[components ?? 0] ?? ''}`.trim();
  if (family === 'Separation' && typeof space === 'object' && space && 'name' in space)
    return `Separation ${space.name}`;
  return family;
}
