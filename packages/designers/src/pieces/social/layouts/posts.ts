import type { SocialLayout } from './socialLayout.ts';

/** Posts of a feed: the words on the open side, a large disc over rows and a band. */

export const square: SocialLayout = {
  sizes: [[1080, 1080]],
  logo: { x: 60, y: 60, height: 64 },
  words: { x: 60, y: 172, width: 960, height: 720, align: 'start', gap: 28 },
  headline: { size: 108, width: 960, height: 330 },
  support: { size: 34, width: 500, height: 190 },
  cta: { size: 36, height: 88, width: 420 },
  horizon: 930,
  disc: { x: 900, radius: 394 },
  rows: { count: 4, end: 1006, band: true },
  band: {
    size: 24,
    start: { x: 60, y: 1006, width: 440, height: 74 },
    end: { x: 520, y: 1006, width: 500, height: 74 },
  },
  scrim: 'top',
};

/** 1200 wide and about half as high. Of several heights the first counts: everything hangs from the top, and the band takes what is left. */
const wide = (height: number, ...others: number[]): SocialLayout => ({
  sizes: [height, ...others].map((each) => [1200, each]),
  logo: { x: 56, y: 46, height: 46 },
  words: { x: 56, y: 112, width: 620, height: height - 224, align: 'center', gap: 20 },
  headline: { size: 66, width: 570, height: 200 },
  support: { size: 25, width: 500, height: 104 },
  cta: { size: 26, height: 62, width: 400 },
  horizon: height - 90,
  disc: { x: 1004, radius: 424 },
  rows: { count: 3, end: height - 52, band: true },
  band: {
    size: 20,
    start: { x: 56, y: height - 52, width: 480, height: 52 },
    end: { x: 560, y: height - 52, width: 584, height: 52 },
  },
  scrim: 'start',
});

export const landscape = wide(627, 630);
export const tweet = wide(675);
