import type { Box } from '../../artwork/box.ts';
import type { PostcardDraft } from './postcard.fields.ts';

/** Where things stand on the front, in fractions of the trim. */
export interface FrontLayout {
  /** The line that the disc rises from and the rows lead to. */
  horizon: number;
  /** Centre of the disc as a fraction of the width; radius as a fraction of the height. */
  disc: { x: number; radius: number };
  /** How many rows lie below the horizon before the solid band, and where that band begins. */
  rows: { count: number; end: number };
  headline: Box;
  /** Headline's font size, as a fraction of the height. */
  headlineSize: number;
  message: Box;
  /** The words stand on the solid band instead of on the open ground above the horizon. */
  wordsOnBand: boolean;
}

type Family = 'standard' | 'wide';

/** Where the line with the call to action begins, as a fraction of the height. */
export const actionTop = 0.83;

const rows = { count: 3, end: actionTop };
const words: Record<Family, Pick<FrontLayout, 'headline' | 'headlineSize' | 'message' | 'wordsOnBand'>> = {
  standard: {
    headline: { x: 0.043, y: 0.185, width: 0.62, height: 0.3 },
    headlineSize: 0.125,
    message: { x: 0.043, y: 0.525, width: 0.53, height: 0.155 },
    wordsOnBand: false,
  },
  wide: {
    headline: { x: 0.035, y: 0.185, width: 0.5, height: 0.3 },
    headlineSize: 0.14,
    message: { x: 0.035, y: 0.525, width: 0.4, height: 0.155 },
    wordsOnBand: false,
  },
};

const layouts: Record<Family, Record<PostcardDraft['type'], FrontLayout>> = {
  standard: {
    promotional: { ...words.standard, horizon: 0.7, disc: { x: 0.96, radius: 0.46 }, rows },
    reminder: { ...words.standard, horizon: 0.7, disc: { x: 0.82, radius: 0.24 }, rows },
    announcement: { ...words.standard, horizon: 0.7, disc: { x: 1, radius: 0.54 }, rows },
    invitation: {
      horizon: 0.36,
      disc: { x: 0.74, radius: 0.27 },
      rows: { count: 3, end: 0.48 },
      headline: { x: 0.043, y: 0.535, width: 0.914, height: 0.15 },
      headlineSize: 0.13,
      message: { x: 0.043, y: 0.715, width: 0.82, height: 0.115 },
      wordsOnBand: true,
    },
  },
  wide: {
    promotional: { ...words.wide, horizon: 0.7, disc: { x: 0.82, radius: 0.54 }, rows },
    reminder: { ...words.wide, horizon: 0.7, disc: { x: 0.8, radius: 0.34 }, rows },
    announcement: { ...words.wide, horizon: 0.7, disc: { x: 0.98, radius: 0.62 }, rows },
    invitation: {
      horizon: 0.36,
      disc: { x: 0.78, radius: 0.27 },
      rows: { count: 3, end: 0.48 },
      headline: { x: 0.035, y: 0.535, width: 0.93, height: 0.15 },
      headlineSize: 0.14,
      message: { x: 0.035, y: 0.715, width: 0.7, height: 0.115 },
      wordsOnBand: true,
    },
  },
};

/** The composition for a type and size; over a picture there is neither disc nor rows, for the picture has its own. */
export function frontLayout({ type, size, theme }: PostcardDraft): FrontLayout {
  const layout = layouts[size === '6x11' ? 'wide' : 'standard'][type];
  return theme === 'image' ? { ...layout, rows: { count: 0, end: layout.rows.end } } : layout;
}
