import { apart, disc, floor, path, polygon, rect, roundBox, stroke, sun } from './draw.ts';

export const certificate = [
  rect('main', 102, 18, 156, 204, 9),
  rect('light', 123, 42, 84, 12),
  rect('ground', 123, 66, 114, 6),
  rect('ground', 123, 78, 114, 6),
  rect('ground', 123, 90, 78, 6),
  polygon('ground', [189, 150], [249, 150], [249, 237], [219, 216], [189, 237]),
  polygon('accent', [195, 150], [243, 150], [243, 225], [219, 207], [195, 225]),
  disc('ground', 219, 150, 45),
  disc('accent', 219, 150, 39),
  disc('ground', 219, 150, 27),
  disc('accent', 219, 150, 21),
  stroke('light', 'M126 192c10 -27 18 -27 18 -6s15 9 24 0'),
];

export const calendar = [
  rect('main', 96, 36, 168, 180, 12),
  rect('ground', 108, 84, 144, 120, 3),
  [132, 216].flatMap((x) => [rect('ground', x - 3, 18, 18, 45, 9), rect('line', x, 24, 12, 33, 6)]),
  [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3, 4].map((column) =>
      row === 2 && column === 3 ? [] : rect('light', 120 + column * 25.5, 96 + row * 25.5, 18, 18),
    ),
  ),
  disc('ground', 205.5, 156, 24),
  disc('accent', 205.5, 156, 18),
];

export const checklist = [
  rect('main', 99, 30, 162, 192, 12),
  rect('ground', 138, 12, 84, 36, 12),
  rect('line', 144, 18, 72, 24, 6),
  [0, 1, 2].flatMap((row) => [
    row === 0 ? disc('accent', 135, 84, 18) : rect('light', 120, 69 + row * 48, 30, 30, 3),
    rect('ground', 165, 75 + row * 48, 72, 6),
    rect('ground', 165, 87 + row * 48, 48, 6),
  ]),
  stroke('line', 'M127.5 84l6 6l9 -12'),
];

export const clock = [
  floor,
  disc('main', 180, 102, 84),
  disc('ground', 180, 102, 72),
  disc('accent', 180, 102, 66),
  stroke('line', 'M180 60v42l27 18', 9),
];

export const tag = [
  floor,
  path('main', 'M84 108l54 -66h126a12 12 0 0 1 12 12v108a12 12 0 0 1 -12 12h-126z'),
  disc('ground', 126, 108, 12),
  sun('accent', 210, 108, 39),
  rect('light', 171, 114, 78, 6),
  rect('ground', 171, 126, 78, 6),
  rect('ground', 171, 138, 78, 6),
];

export const questions = [
  floor,
  apart('main', `${roundBox(84, 24, 150, 96, 15)}`),
  polygon('main', [108, 114], [150, 114], [108, 150]),
  rect('ground', 108, 48, 102, 6),
  rect('ground', 108, 66, 102, 6),
  rect('ground', 108, 84, 66, 6),
  apart('light', roundBox(174, 96, 102, 72, 15)),
  polygon('light', [228, 162], [258, 162], [258, 192]),
  disc('accent', 225, 132, 18),
];
