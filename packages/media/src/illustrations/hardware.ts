import { apart, disc, floor, polygon, rect, roundBox, stroke, sun, turned } from './draw.ts';

export const drive = [
  rect('main', 111, 18, 138, 204, 15),
  disc('ground', 180, 90, 60),
  disc('accent', 180, 90, 54),
  disc('ground', 180, 90, 18),
  disc('main', 180, 90, 9),
  stroke('ground', 'M222 168L198 114', 18),
  stroke('light', 'M222 168L198 114'),
  disc('light', 222, 168, 12),
  rect('light', 126, 168, 66, 6),
  rect('light', 126, 180, 66, 9),
  rect('light', 126, 195, 108, 12),
];

export const shredder = [
  floor,
  sun('accent', 180, 66, 48),
  sun('ground', 180, 66, 15),
  rect('line', 96, 72, 168, 9),
  polygon('main', [102, 87], [258, 87], [240, 120], [120, 120]),
  rect('line', 108, 126, 144, 9),
  [0, 1, 2, 3, 4, 5, 6].map((index) =>
    rect('light', 120 + index * 18, 141, 12, [24, 51, 36, 51, 30, 51, 18][index] ?? 0),
  ),
];

export const serverRack = [
  floor,
  sun('accent', 240, 192, 78),
  apart('main', roundBox(111, 18, 120, 174, 9)),
  [0, 1, 2, 3, 4].flatMap((row) => [
    rect('ground', 123, 30 + row * 30, 96, 24, 3),
    rect('light', 132, 39 + row * 30, 48, 6),
    disc('main', 195, 42 + row * 30, 4.5),
    disc('main', 208, 42 + row * 30, 4.5),
  ]),
];

export const cloud = [
  floor,
  sun('accent', 231, 84, 66),
  apart('main', 'M129 132a36 36 0 0 1 -3 -71.9a51 51 0 0 1 96.600 -6.500a39.500 39.500 0 0 1 12 78.400z'),
  ['M126 138v24', 'M180 138v24', 'M234 138v24'].map((d) => stroke('line', d)),
  [105, 159, 213].flatMap((x) => [rect('light', x, 162, 42, 12), rect('light', x, 180, 42, 12)]),
];

export const tools = [
  turned(
    40,
    180,
    120,
    rect('line', 174, 24, 12, 108),
    rect('line', 168, 12, 24, 18, 3),
    rect('light', 159, 138, 42, 84, 15),
    [159, 174].map((y) => rect('ground', 159, y, 42, 6)),
  ),
  turned(
    -40,
    180,
    120,
    apart(
      'main',
      'M159 24v36a21 21 0 0 0 42 0v-36a45 45 0 0 1 -3 84v99a18 18 0 0 1 -36 0v-99a45 45 0 0 1 -3 -84z',
    ),
    disc('accent', 180, 36, 15),
    disc('ground', 180, 204, 6),
  ),
];

export const lock = [
  floor,
  stroke('light', 'M138 96V66a42 42 0 0 1 84 0v30', 18),
  rect('main', 105, 96, 150, 96, 15),
  disc('accent', 180, 138, 24),
  rect('line', 177, 138, 6, 30, 3),
  disc('line', 180, 135, 9),
];
