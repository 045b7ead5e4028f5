import type { AdLayout } from './adLayout.ts';

/** Feed pieces: the words on the open side, a large disc over rows and a band with the contact line. */

export const feed: AdLayout = {
  sizes: [
    [1200, 628],
    [1200, 627],
  ],
  logo: { x: 48, y: 44, height: 48 },
  words: { x: 48, y: 112, width: 600, height: 418, align: 'center', gap: 20 },
  headline: { size: 72, width: 540, height: 218 },
  description: { size: 24, width: 516, height: 98 },
  cta: { size: 26, height: 64, width: 420 },
  horizon: 540,
  disc: { x: 1004, radius: 424 },
  rows: { count: 3, end: 578, band: true },
  contact: {
    size: 20,
    onBand: true,
    website: { x: 48, y: 578, width: 320, height: 50 },
    person: { x: 440, y: 578, width: 712, height: 50 },
  },
};

export const square: AdLayout = {
  sizes: [[1080, 1080]],
  logo: { x: 60, y: 60, height: 64 },
  words: { x: 60, y: 172, width: 960, height: 720, align: 'start', gap: 28 },
  headline: { size: 116, width: 960, height: 350 },
  description: { size: 34, width: 470, height: 190 },
  cta: { size: 36, height: 88, width: 420 },
  horizon: 930,
  disc: { x: 930, radius: 390 },
  rows: { count: 4, end: 1006, band: true },
  contact: {
    size: 24,
    onBand: true,
    website: { x: 60, y: 1006, width: 320, height: 74 },
    person: { x: 400, y: 1006, width: 620, height: 74 },
  },
};
