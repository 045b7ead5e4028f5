import type { AdLayout } from './adLayout.ts';

/** Tall pieces: one column of words, and the picture rises at the foot of it. */

/** Platforms cover the top 14 % (to 269) and the bottom 20 % (from 1536): only ground lies there. */
export const story: AdLayout = {
  sizes: [[1080, 1920]],
  logo: { x: 72, y: 288, height: 76 },
  words: { x: 72, y: 416, width: 936, height: 850, align: 'start', gap: 34 },
  headline: { size: 124, width: 936, height: 500 },
  description: { size: 42, width: 800, height: 240 },
  cta: { size: 44, height: 108, width: 520 },
  horizon: 1580,
  disc: { x: 914, radius: 430 },
  rows: { count: 6, end: 1920 },
  contact: {
    size: 28,
    onBand: false,
    website: { x: 72, y: 1296, width: 370, height: 44 },
    person: { x: 72, y: 1342, width: 370, height: 84 },
  },
};

export const skyscraper: AdLayout = {
  sizes: [[160, 600]],
  logo: { x: 14, y: 16, height: 24 },
  words: { x: 14, y: 64, width: 132, height: 310, align: 'start', gap: 10 },
  headline: { size: 23, width: 132, height: 118 },
  description: { size: 12.5, width: 132, height: 108 },
  cta: { size: 15, height: 38, width: 132, fill: true },
  horizon: 562,
  disc: { x: 120, radius: 176 },
  rows: { count: 4, end: 600 },
};
