import type { ArtboardSize } from '../types.ts';

/** The facts about one drawn side. Lengths in the side's unit, ratios per WCAG 2.2, dots per placed inch. */
export interface SideFacts {
  /** The user's name for the side: "Front". */
  side: string;
  size: ArtboardSize;
  /** Fields whose text doesn't fit even at its smallest size. */
  tooLong: readonly string[];
  texts: readonly {
    /** The field, or the words themselves if they don't come from a field. */
    name: string;
    /** The words of the whole text. */
    phrase: string;
    /** Type size: points in print, pixels on a screen. */
    size: number;
    /** Number of printing inks in its color. */
    inks: number;
    /** The worst contrast between the text and what's under it. */
    contrast: number;
    /** Large according to WCAG: at least 24 CSS px, or 18.66 px bold. */
    large: boolean;
    /** True if one of its lines extends outside its box. */
    spills?: boolean;
    /** The distance to the nearest cut edge. Negative past the edge. */
    toEdge: number;
  }[];
  pictures: readonly {
    name: string;
    /** Position on the side: "top left". Empty if it fills the side. */
    place: string;
    /** File pixels per inch that it fills, or per pixel on screens. */
    resolution: number;
  }[];
  /** The names of letters and symbols that the brand’s typefaces lack. */
  strangers: readonly string[];
  /** True if the ground extends through the bleed on every edge. Undefined for a side without bleed. */
  bleedFilled: boolean | undefined;
}

/** The facts about a whole piece. */
export interface PieceFacts {
  sides: readonly SideFacts[];
  /** Reasons that an engine can't make the file, in its own sentences. */
  refusals: { pdf: readonly string[]; picture: readonly string[] };
}
