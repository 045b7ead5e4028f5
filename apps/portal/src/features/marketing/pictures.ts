/** What a sheet is printed on. */
type Ground = 'night' | 'teal' | 'paper' | 'cyan';

/** A sheet of paper or a screen in a material's picture, in a field of 240 × 120. */
export interface Sheet {
  x: number;
  y: number;
  width: number;
  height: number;
  ground: Ground;
}

const sheet = (x: number, y: number, width: number, height: number, ground: Ground): Sheet => ({
  x,
  y,
  width,
  height,
  ground,
});

/** The shapes that each material comes in. */
export const pictures: Record<string, readonly Sheet[]> = {
  brochure: [sheet(48, 16, 46, 90, 'night'), sheet(97, 16, 46, 90, 'paper'), sheet(146, 16, 46, 90, 'cyan')],
  ads: [sheet(30, 18, 142, 22, 'teal'), sheet(30, 48, 88, 58, 'paper'), sheet(182, 18, 28, 88, 'night')],
  email: [sheet(62, 12, 82, 98, 'paper'), sheet(154, 40, 34, 70, 'teal')],
  flyer: [sheet(64, 24, 62, 82, 'paper'), sheet(114, 14, 62, 82, 'teal')],
  'new-hire': [sheet(46, 24, 92, 52, 'paper'), sheet(102, 48, 92, 52, 'night')],
  postcard: [sheet(40, 18, 112, 74, 'teal'), sheet(112, 58, 84, 50, 'paper')],
  poster: [sheet(84, 10, 72, 100, 'night')],
  social: [sheet(44, 22, 76, 76, 'teal'), sheet(128, 10, 50, 96, 'night'), sheet(186, 38, 34, 34, 'cyan')],
  wizard: [sheet(12, 28, 46, 64, 'paper'), sheet(68, 16, 62, 88, 'night'), sheet(140, 36, 88, 48, 'teal')],
};
