import type { Box } from '../box.ts';

/** What pieces for screens are laid out with. Their sizes are known, so everything here is in pixels of the artboard. */

/** Width and height. */
type PixelSize = readonly [width: number, height: number];

/** A text's font size, and the room that it shrinks itself into. It takes no more height than it needs. */
export interface TextRoom {
  size: number;
  width: number;
  height: number;
}

export interface ButtonRoom {
  size: number;
  height: number;
  /** At most this wide; exactly this wide with `fill`. */
  width: number;
  fill?: true;
}

export interface LogoPlace {
  x: number;
  y: number;
  height: number;
  /** The icon whatever the person chose: the name would be too small to read. */
  iconOnly?: true;
}

/** A column of words; what is empty leaves no gap. */
export interface WordsColumn extends Box {
  align: 'start' | 'center';
  gap: number;
}

export interface Motif {
  /** The artboards that it is drawn for, in pixels. No other size is drawn in it. */
  sizes: readonly PixelSize[];
  /** The line that the disc stands on and the rows lead to. */
  horizon: number;
  /** The disc's centre on the horizon, and its radius. */
  disc: { x: number; radius: number };
  /** Rows below the horizon, to `end`; a solid band may follow to the bottom. */
  rows: { count: number; end: number; band?: true };
}
