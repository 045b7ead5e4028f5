import type { StageBox, StagePoint } from './outline.ts';

/** A screen color: six hexadecimal digits, and its opacity, 0–1. */
export interface Paint {
  color: string;
  cover: number;
}

export interface ShapePart extends Paint {
  kind: 'shape';
  box: StageBox;
  /** Points of the outline if the shape isn't its box. */
  outline?: readonly StagePoint[];
}

export interface PicturePart {
  kind: 'picture';
  box: StageBox;
  /** The file as a data URL: JPEG, or PNG if it's drawn or lets the background show through. */
  data: string;
  alt: string;
}

export interface TextRun {
  text: string;
  /** In CSS pixels of the stage, like the letter spacing. */
  size: number;
  spacing: number;
  bold: boolean;
  color: string;
  /** Color of the underline. */
  underline?: string;
  /** The link's target. */
  href?: string;
  /** True if it ends its line. */
  breaks: boolean;
}

/** A separate text box: lines centered in the box's height. */
export interface TextPart {
  kind: 'text';
  box: StageBox;
  runs: readonly TextRun[];
  align: 'left' | 'center' | 'right';
  /** Distance between baselines as a multiple of the font size; undefined for one line. */
  lineHeight?: number;
  /**
   * True if the box just fits the text, so that the text extends past it instead of wrapping in a wider substitute
   * font.
   */
  tight: boolean;
  /** True for the slide's heading. */
  title: boolean;
}

/** A part of a slide, in painting order. All measurements are CSS pixels of the stage. */
export type SlidePart = ShapePart | PicturePart | TextPart;
