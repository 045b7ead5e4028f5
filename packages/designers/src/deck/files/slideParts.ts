import type { Box, Point } from './outline.ts';

/** A colour of the screen: six hexadecimal digits, and how much of it covers, 0–1. */
export interface Paint {
  color: string;
  cover: number;
}

export interface ShapePart extends Paint {
  kind: 'shape';
  box: Box;
  /** Points of the outline where the shape is not its box. */
  outline?: readonly Point[];
}

export interface PicturePart {
  kind: 'picture';
  box: Box;
  /** The file as a data URL: JPEG, or PNG where it is drawn or lets the ground through. */
  data: string;
  alt: string;
}

export interface TextRun {
  text: string;
  /** In CSS pixels of the stage, as the letter spacing. */
  size: number;
  spacing: number;
  bold: boolean;
  color: string;
  /** Colour of the line under it. */
  underline?: string;
  /** Where it leads. */
  href?: string;
  /** Ends its line. */
  breaks: boolean;
}

/** A box of text of its own: lines in the middle of the box's height. */
export interface TextPart {
  kind: 'text';
  box: Box;
  runs: readonly TextRun[];
  align: 'left' | 'center' | 'right';
  /** Distance of baselines as a multiple of the font's size; undefined for one line. */
  lineHeight?: number;
  /** There is just room for the text: it runs on rather than to break where a stand-in font is wider. */
  tight: boolean;
  /** The slide's heading. */
  title: boolean;
}

/** What a slide is made of, in painting order. All measures are CSS pixels of the stage. */
export type SlidePart = ShapePart | PicturePart | TextPart;
