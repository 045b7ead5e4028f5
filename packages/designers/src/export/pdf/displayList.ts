import type { CameraPicture } from '../photograph/cameraPicture.ts';
import type { LoadedFont } from './write/fonts.ts';

/**
 * What a page shows, as plain data between the walk of the DOM and the writer of the file, so that either can be
 * replaced. Lengths are CSS px from the top left of the bleed, y down. Colours are sRGB; the writer turns them into inks.
 */
export interface DisplayList {
  pages: Page[];
  pictures: Picture[];
}

export interface Page {
  width: number;
  height: number;
  /** On each edge, inside `width` and `height`. */
  bleed: number;
  /** Where the sheet is folded, from the left edge of the trim. */
  folds: readonly number[];
  items: Item[];
  /** What it is to a reader that does not see it, in reading order. Items that no element names are ornaments. */
  structure: readonly StructureElement[];
}

/** Standard structure types (ISO 32000-1, 14.8.4) that artwork has. */
export type StructureType = 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'LBody' | 'Figure' | 'Link';

export interface StructureElement {
  type: StructureType;
  /** What a picture shows. */
  alt?: string;
  /** The words of a heading or a paragraph as they were typed, whatever its lines and capitals are. */
  words?: string;
  /** Where a link leads, and where it stands on the page: one rectangle for each of its lines. */
  link?: { href: string; areas: Rect[] };
  /** Elements, and tags of items of the page. */
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
  /** A typeface that stands beside Poppins, at this weight, for letters that Poppins lacks. */
  face?: LoadedFont;
  /** Whether it is read from right to left; its glyphs stand in the order of the line all the same. */
  rtl?: boolean;
  size: number;
  color: Rgba;
  baseline: number;
  /** Its text's place among those of the document: what is painted later may be said earlier. By this, its structure names it. */
  order: number;
  glyphs: PlacedGlyph[];
}

export interface PlacedGlyph {
  /** What it means: in a `face`, also several letters, or none where another glyph of the same letters has said them. */
  character: string;
  x: number;
  /** A hyphen that only the line's break shows. */
  soft?: true;
  /** Its number in a `face`. */
  glyph?: number;
}

export interface PlacedPicture extends Rect {
  kind: 'picture';
  /** Index in the list's pictures. */
  picture: number;
}

/** Items that are moved, clipped or faded together, or that make one picture. */
export interface Group {
  kind: 'group';
  /** By this, the page's structure names what they show. */
  tag?: number;
  matrix?: Matrix;
  clip?: Path;
  opacity?: number;
  items: Item[];
}

/** A photograph that is embedded once, however often it is placed. */
export interface Picture {
  name: string;
  image: HTMLImageElement;
  /** The largest size it is placed at, in CSS px. */
  width: number;
  height: number;
  /** The part of it that is seen wherever it is placed, in shares of its width and height. */
  shown: Rect;
  /** Drawings are kept sharper than photographs. */
  drawing: boolean;
  /** Its file, where that is a large photograph's: then it has not been decoded. */
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
