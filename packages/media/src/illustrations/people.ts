import { apart, disc, floor, mirrored, panel, path, rect, stroke, sun } from './draw.ts';

export const helmet = [
  floor,
  sun('accent', 180, 168, 90),
  apart('line', 'M165 78a15 15 0 0 1 30 0v90h-30z'),
  rect('ground', 126, 102, 6, 66),
  rect('ground', 228, 102, 6, 66),
  rect('ground', 78, 168, 204, 6),
  rect('main', 78, 174, 204, 18, 9),
];

/** A hand that grips an edge on its right, seen from behind the panel's front: the fingers are rows. */
const fingers = [87, 102, 117, 132];
const grip = [
  stroke('ground', 'M87 120L66 240', 54),
  stroke('light', 'M87 120L66 240', 36),
  path('ground', 'M42 198l48 9v33h-60z'),
  path('line', 'M46 204l48 9l-5 27h-54z'),
  ...fingers.map((y) => stroke('ground', `M84 ${y}h36`, 21)),
  ...fingers.map((y) => stroke('light', `M84 ${y}h36`, 9)),
];

export const hands = [
  sun('accent', 180, 42, 30),
  panel([96, 264, 48], [96, 264, 162], { columns: 4 }),
  grip,
  mirrored(grip),
];

export const team = [
  floor,
  [108, 252].flatMap((x) => [disc('light', x, 117, 24), sun('light', x, 192, 45)]),
  apart('main', 'M114 192a66 66 0 0 1 132 0z'),
  disc('ground', 180, 84, 42),
  disc('accent', 180, 84, 36),
];

export const training = [
  floor,
  rect('main', 96, 171, 168, 21, 3),
  rect('light', 114, 150, 132, 15, 3),
  path('light', 'M132 87v33c0 24 96 24 96 0v-33z'),
  apart('main', 'M180 18L288 66L180 114L72 66z'),
  stroke('line', 'M264 77v34'),
  disc('ground', 264, 126, 21),
  disc('accent', 264, 126, 15),
];

export const microphone = [
  floor,
  stroke('line', 'M120 78v12a60 60 0 0 0 120 0v-12', 9),
  rect('line', 174, 153, 12, 33),
  rect('line', 138, 186, 84, 6),
  sun('accent', 180, 60, 42),
  rect('light', 138, 66, 84, 6),
  rect('main', 138, 78, 84, 9),
  path('main', 'M138 93h84a42 42 0 0 1 -84 0z'),
];
