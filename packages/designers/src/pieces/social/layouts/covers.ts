import type { SocialLayout } from './socialLayout.ts';

/**
 * Covers and headers: low strips behind a profile. The profile's own picture covers the lower left, and windows of other
 * shapes cut the edges, so that the disc rises at the left and the words stand right of the middle, away from the edges.
 */

export const cover: SocialLayout = {
  sizes: [[1200, 315]],
  logo: { x: 450, y: 38, height: 34 },
  words: { x: 450, y: 92, width: 580, height: 172, align: 'start', gap: 18 },
  headline: { size: 48, width: 580, height: 100 },
  cta: { size: 20, height: 46, width: 230 },
  tags: { size: 18, width: 320, height: 28, beside: true },
  horizon: 278,
  disc: { x: 170, radius: 236 },
  rows: { count: 3, end: 315 },
  scrim: 'end',
};

export const company: SocialLayout = {
  sizes: [[1200, 300]],
  logo: { x: 450, y: 48, height: 32 },
  words: { x: 450, y: 98, width: 640, height: 154, align: 'start', gap: 16 },
  headline: { size: 46, width: 640, height: 94 },
  cta: { size: 19, height: 44, width: 230 },
  tags: { size: 17, width: 360, height: 27, beside: true },
  horizon: 266,
  disc: { x: 170, radius: 224 },
  rows: { count: 3, end: 300 },
  scrim: 'end',
};

export const header: SocialLayout = {
  sizes: [[1500, 500]],
  logo: { x: 620, y: 66, height: 48 },
  words: { x: 620, y: 140, width: 800, height: 284, align: 'start', gap: 18 },
  headline: { size: 64, width: 800, height: 132 },
  support: { size: 25, width: 700, height: 70 },
  cta: { size: 25, height: 58, width: 300 },
  tags: { size: 22, width: 440, height: 34, beside: true },
  horizon: 440,
  disc: { x: 250, radius: 340 },
  rows: { count: 3, end: 500 },
  scrim: 'end',
};
