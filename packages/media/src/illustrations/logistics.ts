import { apart, box, disc, floor, path, polygon, rect, stroke, sun, turned } from './draw.ts';

export const truck = [
  floor,
  rect('main', 78, 60, 138, 108, 6),
  sun('accent', 147, 108, 33),
  rect('light', 114, 114, 66, 6),
  rect('ground', 114, 126, 66, 6),
  rect('ground', 114, 138, 66, 6),
  path('light', 'M222 90h33l27 39v39h-60z'),
  polygon('ground', [234, 102], [249, 102], [264, 126], [234, 126]),
  [117, 243].flatMap((x) => [
    disc('ground', x, 168, 30),
    disc('line', x, 168, 24),
    disc('ground', x, 168, 9),
  ]),
];

export const container = [
  floor,
  [
    { turn: -18, x: 120 },
    { turn: 6, x: 168 },
    { turn: 22, x: 222 },
  ].map(({ turn, x }) =>
    turned(turn, x, 108, apart('light', box(x - 21, 36, 48, 78)), [
      rect('ground', x - 12, 45, 12, 21),
      rect('ground', x + 6, 45, 12, 21),
      rect('ground', x - 12, 72, 12, 21),
      rect('ground', x + 6, 72, 12, 21),
    ]),
  ),
  rect('ground', 78, 90, 204, 24),
  rect('line', 84, 96, 192, 12),
  polygon('main', [90, 114], [270, 114], [252, 192], [108, 192]),
  disc('accent', 180, 153, 30),
  stroke('line', 'M166 153a14 14 0 1 1 5 11'),
];

export const boxes = [
  floor,
  rect('main', 84, 108, 93, 72),
  rect('main', 183, 108, 93, 72),
  rect('ground', 123, 108, 15, 27),
  rect('ground', 222, 108, 15, 27),
  rect('light', 129, 18, 102, 84),
  disc('accent', 180, 60, 27),
  rect('line', 75, 186, 210, 6),
];

export const place = [
  floor,
  path('main', 'M180 192L131.5 119.300a60 60 0 1 1 97 0z'),
  disc('ground', 180, 84, 39),
  disc('accent', 180, 84, 33),
];
