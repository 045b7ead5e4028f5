import type { Item, Path, Rect } from '../pdf/displayList.ts';
import { loadFont } from '../pdf/write/fonts.ts';
import { wordsForSlug } from '../pdf/write/slug.ts';
import { type ContourPen, drawContours, glyphContours } from '../reading/glyphContours.ts';

/** Words across a whole piece, such as "PROOF – not approved", ready to be placed on pages of any size. */
export interface Stamp {
  /** The words as drawn, without letters that the brand's typeface lacks. */
  words: string;
  /** Their outlines in em, from the left end of the baseline, y up. */
  outline: Path;
  /** Their width in em. */
  width: number;
  capHeight: number;
}

const stampWeight = 600;
/** The share of the diagonal that the words fill. */
const diagonalShare = 0.9;
/** Light enough to read the artwork through it. */
const letterColor = { r: 0, g: 0, b: 0, a: 0.4 };
const haloColor = { r: 255, g: 255, b: 255, a: 0.6 };
/** The width of the halo, in em: it shows the letters on a dark ground. */
const haloWidthEm = 0.06;

/** @throws when the brand's typeface has none of the letters. */
export async function loadStamp(text: string): Promise<Stamp> {
  const { font } = await loadFont(stampWeight);
  const words = wordsForSlug(text, (character) => font.glyph(character) > 0);
  if (!words) throw new Error('A stamp needs words in the letters of the brand’s typeface.');
  const glyphs = [...words].map((character) => font.glyph(character));
  const contours = glyphContours(font.subset(glyphs), (what) => new Error(`The typeface has ${what}.`));
  const pen = new PathPen();
  for (const glyph of glyphs) {
    drawContours(pen, contours(glyph));
    pen.left += font.advance(glyph) / font.unitsPerEm;
  }
  return { words, outline: pen.path, width: pen.left, capHeight: font.capHeight / font.unitsPerEm };
}

/** Collects the steps of glyphs next to each other. */
class PathPen implements ContourPen {
  left = 0;
  readonly path: Path = [];
  #at: [x: number, y: number] = [0, 0];

  moveTo(x: number, y: number): void {
    this.#at = [x + this.left, y];
    this.path.push(['M', ...this.#at]);
  }
  lineTo(x: number, y: number): void {
    this.#at = [x + this.left, y];
    this.path.push(['L', ...this.#at]);
  }
  /** Adds a quadratic curve as a cubic one. */
  quadraticCurveTo(x1: number, y1: number, x: number, y: number): void {
    const [x0, y0] = this.#at;
    const control = x1 + this.left;
    this.#at = [x + this.left, y];
    const toward = (end: number, middle: number) => end + (2 / 3) * (middle - end);
    this.path.push([
      'C',
      ...([toward(x0, control), toward(y0, y1)] as const),
      ...([toward(this.#at[0], control), toward(y, y1)] as const),
      ...this.#at,
    ]);
  }
  closePath(): void {
    this.path.push(['Z']);
  }
}

/**
 * Fits the stamp along the diagonal of an area, from its bottom left. On any ground, its letters or the lighter line
 * around them are visible, and the artwork shows through both.
 */
export function stampItems({ outline, width, capHeight }: Stamp, area: Rect): Item[] {
  const angle = Math.atan2(area.height, area.width);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const size =
    diagonalShare *
    Math.min(area.width / (width * cos + capHeight * sin), area.height / (width * sin + capHeight * cos));
  const [middleX, middleY] = [area.x + area.width / 2, area.y + area.height / 2];
  // The middle of the words goes to the middle of the area. In the area y is down.
  const place = (x: number, y: number): [number, number] => {
    const [along, up] = [(x - width / 2) * size, (y - capHeight / 2) * size];
    return [middleX + along * cos - up * sin, middleY - along * sin - up * cos];
  };
  const path: Path = outline.map((step) => {
    if (step[0] === 'Z') return step;
    if (step[0] === 'C')
      return [
        'C',
        ...place(step[1], step[2]),
        ...place(step[3], step[4]),
        ...place(step[5], step[6]),
      ] as const;
    return [step[0], ...place(step[1], step[2])] as const;
  });
  return [
    { kind: 'shape', path, stroke: { color: haloColor, width: haloWidthEm * size, join: 'round' } },
    { kind: 'shape', path, fill: { kind: 'color', color: letterColor } },
  ];
}
