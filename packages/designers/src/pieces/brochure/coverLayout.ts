import type { Box } from '../../artwork/box.ts';

/** Where things stand on the cover, in fractions of the panel. */
export interface CoverLayout {
  title: Box;
  /** Title's font size, as fractions of the panel: the smaller of the two counts. */
  titleSize: { ofWidth: number; ofHeight: number };
  subtitle: Box;
  /** Centre of the disc as a fraction of the width; radius, the smaller of the two. */
  disc: { x: number; ofWidth: number; ofHeight: number };
}

/** The line that the disc rises from, and where the solid band below the rows begins, as fractions of the height. */
export const horizon = 0.76;
export const bandTop = 0.88;

const narrow: CoverLayout = {
  title: { x: 0.08, y: 0.15, width: 0.84, height: 0.3 },
  titleSize: { ofWidth: 0.108, ofHeight: 0.1 },
  subtitle: { x: 0.08, y: 0.465, width: 0.8, height: 0.11 },
  disc: { x: 0.8, ofWidth: 0.44, ofHeight: 0.17 },
};
const page: CoverLayout = {
  title: { x: 0.08, y: 0.16, width: 0.84, height: 0.3 },
  titleSize: { ofWidth: 0.112, ofHeight: 0.085 },
  subtitle: { x: 0.08, y: 0.5, width: 0.5, height: 0.2 },
  disc: { x: 1, ofWidth: 0.42, ofHeight: 0.26 },
};
const low: CoverLayout = {
  title: { x: 0.05, y: 0.23, width: 0.54, height: 0.34 },
  titleSize: { ofWidth: 0.1, ofHeight: 0.12 },
  subtitle: { x: 0.05, y: 0.59, width: 0.5, height: 0.15 },
  disc: { x: 0.86, ofWidth: 0.3, ofHeight: 0.5 },
};

/** The composition for a panel of this width and height. */
export function coverLayout(width: number, height: number): CoverLayout {
  const ratio = width / height;
  if (ratio < 0.6) return narrow;
  return ratio < 1.05 ? page : low;
}
