import type { SocialLayout } from './socialLayout.ts';

/** Platforms cover the top 14 % (to 269) and the bottom 20 % (from 1536): only ground lies there. */
export const story: SocialLayout = {
  sizes: [[1080, 1920]],
  logo: { x: 72, y: 288, height: 76 },
  words: { x: 72, y: 420, width: 936, height: 920, align: 'start', gap: 34 },
  headline: { size: 128, width: 936, height: 500 },
  support: { size: 42, width: 800, height: 180 },
  cta: { size: 44, height: 108, width: 520 },
  tags: { size: 32, width: 480, height: 90, beside: false },
  horizon: 1600,
  disc: { x: 880, radius: 430 },
  rows: { count: 6, end: 1920 },
  scrim: 'top',
};

/** Here it is the top 14 % (to 269), the bottom 35 % (from 1248) and 6 % (65) at each side. */
export const reel: SocialLayout = {
  sizes: [[1080, 1920]],
  logo: { x: 84, y: 288, height: 72 },
  words: { x: 84, y: 412, width: 912, height: 826, align: 'start', gap: 30 },
  headline: { size: 124, width: 912, height: 400 },
  support: { size: 40, width: 840, height: 166 },
  cta: { size: 42, height: 100, width: 520 },
  tags: { size: 32, width: 840, height: 48, beside: false },
  horizon: 1760,
  disc: { x: 540, radius: 460 },
  rows: { count: 5, end: 1920 },
  scrim: 'top',
};
