import type { Box } from '../../artwork/box.ts';

/** A text in the column of words, in pixels: its font size, and the room that it shrinks itself into. */
interface WordsText {
  size: number;
  width: number;
  height: number;
}

/** Where things stand on an ad, in pixels of its artboard. */
export interface AdLayout {
  logo: {
    x: number;
    y: number;
    height: number;
    /** The icon whatever the person chose: the name would be too small to read. */
    iconOnly?: true;
  };
  /** The column of headline, description and, without a place of its own, the call to action. */
  words: Box & { align: 'start' | 'center'; gap: number };
  headline: WordsText;
  /** Absent where it could not be read. */
  description?: WordsText;
  cta: {
    size: number;
    height: number;
    /** At most this wide; exactly this wide with `fill`. */
    width: number;
    fill?: true;
    at?: { x: number; y: number };
  };
  /** The line that the disc stands on and the rows lead to. */
  horizon: number;
  /** The disc that shows the picture: its centre on the horizon, and its radius. */
  disc: { x: number; radius: number };
  /** Rows below the horizon, to `end`; a solid band may follow to the bottom. */
  rows: { count: number; end: number; band?: true };
  /** The web address, and where there is room the person's phone and e-mail. On the band they are white. */
  contact?: { size: number; onBand: boolean; website: Box; person?: Box };
}
