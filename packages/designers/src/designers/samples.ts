import type { AnyDraft } from '../editor/fields/fields.ts';

/** A piece that only needs the user's own words: a draft on top of its designer's defaults. */
export interface Sample {
  title: string;
  /** Words, days and places are samples to be replaced. */
  draft: AnyDraft;
}

/** Sample pieces of a designer, in addition to its definition's examples. */
export interface Samples {
  contactSheet: {
    /** The choices whose combinations the overview shows, outermost first. */
    overview: readonly string[];
    /** The choices whose combinations each example is shown in. */
    examples: readonly string[];
    /** True if the piece writes its own text, so that nothing the user types can be too long for it. */
    ownWords?: true;
  };
  /** Pieces to start from, by id; `catalogue/samplePieces.ts` lists them by occasion. */
  pieces?: Readonly<Record<string, Sample>>;
}

export const libraryPicture = (name: string) => `library:${name} 0.5,0.5 1`;
export const samplePlace = '400 Horizon Way, Austin';
