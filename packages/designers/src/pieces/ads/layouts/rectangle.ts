import type { AdLayout } from './adLayout.ts';

/** The picture rises over the words. */
export const rectangle: AdLayout = {
  sizes: [[300, 250]],
  logo: { x: 16, y: 15, height: 19 },
  words: { x: 16, y: 108, width: 268, height: 130, align: 'start', gap: 6 },
  headline: { size: 25, width: 268, height: 51 },
  description: { size: 12, width: 268, height: 34 },
  cta: { size: 14, height: 32, width: 268, fill: true },
  horizon: 84,
  disc: { x: 216, radius: 98 },
  rows: { count: 3, end: 99 },
};
