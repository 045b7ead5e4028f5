import type { AdLayout } from './adLayout.ts';

/** Low strips read from end to end: picture, words, button. The rows are one rule along the bottom. */

export const leaderboard: AdLayout = {
  sizes: [[728, 90]],
  logo: { x: 590, y: 11, height: 21 },
  words: { x: 180, y: 0, width: 390, height: 81, align: 'center', gap: 4 },
  headline: { size: 24, width: 390, height: 25 },
  description: { size: 12, width: 390, height: 34 },
  cta: { size: 14, height: 32, width: 122, fill: true, at: { x: 590, y: 41 } },
  horizon: 82,
  disc: { x: 40, radius: 118 },
  rows: { count: 2, end: 90 },
};

export const banner: AdLayout = {
  sizes: [[468, 60]],
  logo: { x: 116, y: 12, height: 30, iconOnly: true },
  words: { x: 156, y: 0, width: 192, height: 54, align: 'center', gap: 0 },
  headline: { size: 20, width: 192, height: 42 },
  cta: { size: 13, height: 32, width: 98, fill: true, at: { x: 358, y: 11 } },
  horizon: 55,
  disc: { x: 20, radius: 86 },
  rows: { count: 1, end: 60 },
};

export const mobileBanner: AdLayout = {
  sizes: [[320, 50]],
  logo: { x: 70, y: 11, height: 24, iconOnly: true },
  words: { x: 101, y: 0, width: 128, height: 46, align: 'center', gap: 0 },
  headline: { size: 15, width: 128, height: 34 },
  cta: { size: 11.5, height: 30, width: 76, fill: true, at: { x: 236, y: 8 } },
  horizon: 46,
  disc: { x: 6, radius: 56 },
  rows: { count: 1, end: 50 },
};
