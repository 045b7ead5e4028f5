import type { ArtboardSize } from '../types.ts';

/** What a look at one drawn side found. Lengths in the side's unit, ratios by WCAG 2.2, dots per placed inch. */
export interface SideFacts {
  /** How the user knows the side: "Front". */
  side: string;
  size: ArtboardSize;
  /** Fields whose text does not fit even at its smallest size. */
  tooLong: readonly string[];
  texts: readonly {
    /** The field, or the words themselves where no field is behind them. */
    name: string;
    /** The words of the whole text. */
    phrase: string;
    /** Of the type: points in print, pixels on a screen. */
    size: number;
    /** How many printing inks its colour is mixed of. */
    inks: number;
    /** The worst contrast of the text with what is under it. */
    contrast: number;
    /** 24 CSS px, or 18.66 px bold: what WCAG calls large. */
    large: boolean;
    /** Whether a line of it leaves the box that it is set in. */
    spills?: boolean;
    /** The distance to the nearest cut edge; negative beyond it. */
    toEdge: number;
  }[];
  pictures: readonly {
    name: string;
    /** Where on the side: "top left"; empty for one that fills it. */
    place: string;
    /** Pixels of the file for each inch, or for each pixel, that it fills. */
    resolution: number;
  }[];
  /** The names of letters and signs that the brand’s typefaces lack. */
  strangers: readonly string[];
  /** Whether the ground reaches through the bleed on every edge; undefined for a side without bleed. */
  bleedFilled: boolean | undefined;
}

/** What a look at a whole piece found. */
export interface PieceFacts {
  sides: readonly SideFacts[];
  /** Why an engine does not make the file, in its own sentences. */
  refusals: { pdf: readonly string[]; picture: readonly string[] };
}
