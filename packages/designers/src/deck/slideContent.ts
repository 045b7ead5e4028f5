import type { Picture } from '@daybreak/media';

interface Titled {
  readonly title: string;
  /** Shown under the title. */
  readonly lead?: string;
}

/** A number to display very large. Value, unit and text read as one sentence. */
export interface Figure {
  readonly value: string;
  readonly unit?: string;
  readonly text: string;
}

export interface SlidePoint {
  readonly name: string;
  readonly text?: string;
}

export interface PicturedPoint extends SlidePoint {
  readonly picture: Picture;
}

/** The logo of a client or a certification. Its name describes the drawing. */
export interface MarkedPoint extends SlidePoint {
  readonly mark: string;
}

export interface SlideContact {
  readonly name: string;
  readonly text: string;
  /** The link's target; a street address isn't a link. */
  readonly href?: string;
}

/**
 * The content of a slide. A line break in a text marks where a slide can break the line. Each slide's component
 * arranges its content, and the reading mode presents it as a document.
 */
export interface SlideContent extends Titled {
  readonly figures?: readonly Figure[];
  readonly points?: readonly (SlidePoint & Partial<PicturedPoint> & Partial<MarkedPoint>)[];
  /** The points are steps, so their order matters. */
  readonly ordered?: boolean;
  readonly contacts?: readonly SlideContact[];
  /** Placed next to or behind the words. */
  readonly picture?: Picture;
}

/** The content of a slide that has these parts. */
export type SlideWith<Parts extends Partial<SlideContent>> = Titled & Parts;
