import type { Box } from '../../artwork/box.ts';
import type { PosterDraft } from './poster.fields.ts';

/** Where things stand on a poster, in fractions of the trim: `x` and `width` of its width, `y` and `height` of its height. */
export interface PosterLayout {
  /** The line that the disc rises from and the rows lead to. */
  horizon: number;
  /** Centre of the disc as a fraction of the width; radius as a fraction of the shorter side. */
  disc: { x: number; radius: number };
  /** How many rows lie below the horizon before the solid band, and where that band begins. */
  rows: { count: number; end: number };
  headline: Box;
  subtitle: Box;
  /** Date, time and place of an event; the telephone number of a service. */
  detail: Box;
  /** Headline's font size, as a fraction of the height. */
  headlineSize: number;
  /** The words stand on the solid band below the rows instead of on the open ground above the horizon. */
  wordsOnBand: boolean;
}

type Layouts = Record<PosterDraft['orientation'], Record<PosterDraft['type'], PosterLayout>>;

const left = 0.06;
const portraitWords = {
  headline: { x: left, y: 0.118, width: 0.88, height: 0.385 },
  subtitle: { x: left, y: 0.525, width: 0.66, height: 0.08 },
  detail: { x: left, y: 0.635, width: 0.5, height: 0.15 },
  headlineSize: 0.101,
  wordsOnBand: false,
};
const landscapeWords = {
  headline: { x: 0.045, y: 0.15, width: 0.56, height: 0.355 },
  subtitle: { x: 0.045, y: 0.53, width: 0.44, height: 0.1 },
  detail: { x: 0.045, y: 0.655, width: 0.44, height: 0.125 },
  headlineSize: 0.112,
  wordsOnBand: false,
};

/** Where the contact line begins, as a fraction of the height. */
export const contactTop = 0.93;

/** A composition per orientation and type; sizes of one ratio family share it. */
export const layouts: Layouts = {
  portrait: {
    event: {
      ...portraitWords,
      horizon: 0.805,
      disc: { x: 0.96, radius: 0.33 },
      rows: { count: 4, end: 0.93 },
    },
    awareness: {
      ...portraitWords,
      horizon: 0.8,
      disc: { x: 0.5, radius: 0.24 },
      rows: { count: 4, end: 0.93 },
      subtitle: { x: left, y: 0.525, width: 0.78, height: 0.075 },
    },
    service: {
      ...portraitWords,
      horizon: 0.805,
      disc: { x: 1.02, radius: 0.42 },
      rows: { count: 4, end: 0.93 },
      subtitle: { x: left, y: 0.525, width: 0.54, height: 0.115 },
      detail: { x: left, y: 0.665, width: 0.5, height: 0.12 },
    },
    educational: {
      horizon: 0.33,
      disc: { x: 0.5, radius: 0.27 },
      rows: { count: 4, end: 0.47 },
      headline: { x: left, y: 0.505, width: 0.88, height: 0.295 },
      subtitle: { x: left, y: 0.82, width: 0.74, height: 0.085 },
      detail: { x: left, y: 0.82, width: 0, height: 0 },
      headlineSize: 0.102,
      wordsOnBand: true,
    },
  },
  landscape: {
    event: {
      ...landscapeWords,
      horizon: 0.8,
      disc: { x: 0.8, radius: 0.42 },
      rows: { count: 4, end: 0.925 },
    },
    awareness: {
      ...landscapeWords,
      horizon: 0.8,
      disc: { x: 0.84, radius: 0.5 },
      rows: { count: 4, end: 0.925 },
    },
    service: {
      ...landscapeWords,
      horizon: 0.8,
      disc: { x: 1.0, radius: 0.56 },
      rows: { count: 4, end: 0.925 },
    },
    educational: {
      horizon: 0.36,
      disc: { x: 0.78, radius: 0.26 },
      rows: { count: 4, end: 0.5 },
      headline: { x: 0.045, y: 0.545, width: 0.91, height: 0.25 },
      subtitle: { x: 0.045, y: 0.815, width: 0.7, height: 0.085 },
      detail: { x: 0.045, y: 0.8, width: 0, height: 0 },
      headlineSize: 0.118,
      wordsOnBand: true,
    },
  },
};

/**
 * The same over a picture: no disc and no rows, for the picture has a sun and rows of its own. The detail, if there is one,
 * moves onto the band, so that the picture stays open between the words and the band.
 */
export function overPicture(layout: PosterLayout, hasDetail: boolean): PosterLayout {
  if (layout.wordsOnBand) return { ...layout, rows: { count: 0, end: layout.rows.end } };
  const bandTop = hasDetail ? 0.815 : contactTop;
  return {
    ...layout,
    rows: { count: 0, end: bandTop },
    detail: { ...layout.detail, y: bandTop + 0.018, width: 0.88, height: 0.095 },
  };
}
