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

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Layouts = Record<PosterDraft['orientation'], Record<PosterDraft['type'], PosterLayout>>;

const left = 0.06;
const portraitWords = {
  headline: { x: left, y: 0.125, width: 0.88, height: 0.36 },
  subtitle: { x: left, y: 0.505, width: 0.62, height: 0.085 },
  detail: { x: left, y: 0.635, width: 0.5, height: 0.15 },
  headlineSize: 0.107,
  wordsOnBand: false,
};
const landscapeWords = {
  headline: { x: 0.045, y: 0.16, width: 0.56, height: 0.375 },
  subtitle: { x: 0.045, y: 0.555, width: 0.4, height: 0.085 },
  detail: { x: 0.045, y: 0.655, width: 0.4, height: 0.12 },
  headlineSize: 0.118,
  wordsOnBand: false,
};

/** A composition per orientation and type; sizes of one ratio family share it. */
export const layouts: Layouts = {
  portrait: {
    event: {
      ...portraitWords,
      horizon: 0.805,
      disc: { x: 0.8, radius: 0.33 },
      rows: { count: 4, end: 0.93 },
    },
    awareness: {
      ...portraitWords,
      horizon: 0.8,
      disc: { x: 0.5, radius: 0.27 },
      rows: { count: 4, end: 0.93 },
      subtitle: { x: left, y: 0.5, width: 0.78, height: 0.08 },
    },
    service: {
      ...portraitWords,
      horizon: 0.805,
      disc: { x: 1.02, radius: 0.42 },
      rows: { count: 4, end: 0.93 },
      subtitle: { x: left, y: 0.505, width: 0.56, height: 0.11 },
      detail: { x: left, y: 0.66, width: 0.5, height: 0.11 },
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

export interface Row {
  /** From the horizon, in the unit of `depth`. */
  offset: number;
  thickness: number;
}

/** Rows that get tighter towards the horizon: each is half as thick again as the one behind it. */
export function rowsOf(count: number, depth: number): Row[] {
  const growth = 1.5;
  const gapShare = 0.46;
  const total = Array.from({ length: count }, (_, index) => growth ** index).reduce(
    (sum, weight) => sum + weight,
    0,
  );
  let offset = 0;
  return Array.from({ length: count }, (_, index) => {
    const step = (growth ** index / total) * depth;
    const row = { offset: offset + step * gapShare, thickness: step * (1 - gapShare) };
    offset += step;
    return row;
  });
}
