import type { CameraPicture } from '../photograph/cameraPicture.ts';
import type { LoadedFont } from './write/fonts.ts';

/**
 * The content of pages as plain data between the DOM walk and the file writer, so that either can be replaced. Lengths
 * are CSS px from the top left of the bleed, y down. Colors are sRGB; the writer converts them to inks.
 */
export interface DisplayList {
  pages: Page[];
  pictures: Picture[];
}

export interface Page {
  width: number;
  height: number;
  /** The bleed on each edge, included in `width` and `height`. */
  bleed: number;
  /** Positions of the folds, from the left edge of the trim. */
  folds: readonly number[];
  items: Item[];
  /** The content as assistive technology gets it, in reading order. Items that no element refers to are decorative. */
  structure: readonly StructureElement[];
}

/** The standard structure types (ISO 32000-1, 14.8.4) that artwork uses. */
export type StructureType = 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'LBody' | 'Figure' | 'Link';

export interface StructureElement {
  type: StructureType;
  /** Alternative text of a picture. */
  alt?: string;
  /** The words of a heading or paragraph as typed, regardless of line breaks and capitals. */
  words?: string;
  /** A link's target and its position on the page: one rectangle per line. */
  link?: { href: string; areas: Rect[] };
  /** Elements, and the tags of page items. */
  content: readonly (StructureElement | number)[];
}

export type Item = Shape | TextRun | PlacedPicture | Group;

export interface Shape {
  kind: 'shape';
  path: Path;
  evenOdd?: boolean;
  fill?: Paint;
  stroke?: Stroke;
}

/** Glyphs of one font on one line, each at the position that the browser gave it. */
export interface TextRun {
  kind: 'text';
  weight: number;
  /** A typeface used besides Poppins, at this weight, for letters that Poppins lacks. */
  face?: LoadedFont;
  /** True if it's read from right to left. Its glyphs are in line order either way. */
  rtl?: boolean;
  size: number;
  color: Rgba;
  baseline: number;
  /** Index of its text in the document, because paint order may differ from reading order. The structure refers to it by this index. */
  order: number;
  glyphs: PlacedGlyph[];
}

export interface PlacedGlyph {
  /** The text it represents. In a `face`, this may be several letters, or none if another glyph already represents the same letters. */
  character: string;
  x: number;
  /** A hyphen that's shown only because the line breaks there. */
  soft?: true;
  /** Its glyph number in a `face`. */
  glyph?: number;
}

export interface PlacedPicture extends Rect {
  kind: 'picture';
  /** Index into the list's pictures. */
  picture: number;
}

/** Items that are moved, clipped, or faded together, or that form one picture. */
export interface Group {
  kind: 'group';
  /** The page's structure refers to the group's content by this. */
  tag?: number;
  matrix?: Matrix;
  clip?: Path;
  opacity?: number;
  items: Item[];
}

/** A photograph that's embedded once, however often it's placed. */
export interface Picture {
  name: string;
  image: HTMLImageElement;
  /** The largest size it's placed at, in CSS px. */
  width: number;
  height: number;
  /** The part that's visible in at least one placement, as fractions of its width and height. */
  shown: Rect;
  /** Drawings are kept sharper than photographs. */
  drawing: boolean;
  /** The file of a large photograph, which then hasn't been decoded. */
  camera?: CameraPicture;
}

export type Paint = { kind: 'color'; color: Rgba } | LinearGradient;

export interface LinearGradient {
  kind: 'gradient';
  from: Point;
  to: Point;
  stops: GradientStop[];
}

export interface GradientStop {
  offset: number;
  color: Rgba;
}

export interface Stroke {
  color: Rgba;
  width: number;
  dash?: number[];
  dashOffset?: number;
  cap?: 'butt' | 'round' | 'square';
  join?: 'miter' | 'round' | 'bevel';
  miterLimit?: number;
}

/** Channels 0–255, alpha 0–1. */
export interface Rgba {
  r: number;
  g: number;
  b: number;
  a: number;
}

export type Point = readonly [x: number, y: number];
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
export type PathStep =
  | readonly ['M' | 'L', x: number, y: number]
  | readonly ['C', x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly ['Z'];
export type Path = PathStep[];

/** The text on a page, in drawing order. */
export const textRuns = (items: Item[]): TextRun[] =>
  items.flatMap((item) =>
    item.kind === 'group' ? textRuns(item.items) : item.kind === 'text' ? [item] : [],
  );
