import { apart, box, disc, floor, panel, polygon, rect, stroke, sun } from './draw.ts';

export const home = [
  floor,
  sun('accent', 252, 192, 72),
  apart('light', box(108, 120, 144, 72)),
  rect('ground', 162, 138, 36, 54),
  rect('ground', 123, 138, 24, 24),
  rect('ground', 213, 138, 24, 24),
  apart('main', 'M129 42H231L270 114H90z'),
  panel([141, 219, 51], [114, 246, 105]),
];

export const panelRoof = [
  floor,
  sun('accent', 186, 96, 66),
  [84, 150, 216].map((x) => apart('light', `M${x + 18} 60h42l-18 36h-42z`)),
  rect('line', 84, 102, 192, 12),
  rect('main', 96, 120, 168, 72),
  [108, 138, 204, 234].map((x) => rect('light', x, 138, 18, 24)),
  rect('ground', 168, 138, 24, 54),
];

export const school = [
  floor,
  stroke('line', 'M180 18v42'),
  polygon('light', [186, 18], [222, 27], [186, 36]),
  rect('main', 78, 126, 48, 66),
  rect('main', 234, 126, 48, 66),
  [90, 246].map((x) => rect('light', x, 141, 24, 24)),
  polygon('main', [180, 48], [240, 96], [120, 96]),
  rect('main', 132, 102, 96, 90),
  disc('ground', 180, 96, 33),
  disc('accent', 180, 96, 27),
  stroke('line', 'M180 81v15h12'),
  rect('ground', 162, 144, 36, 48),
  rect('light', 144, 141, 9, 30),
  rect('light', 207, 141, 9, 30),
];

export const office = [
  floor,
  sun('accent', 126, 192, 66),
  apart('main', box(132, 18, 84, 174)),
  [0, 1, 2, 3, 4, 5].flatMap((row) =>
    [144, 165, 186].map((x) => rect('light', x + (x > 150 ? 1.5 : 0), 33 + row * 21, 15, 12)),
  ),
  rect('ground', 165, 162, 18, 30),
  rect('light', 222, 96, 54, 96),
  [108, 129, 150, 171].map((y) => rect('ground', 234, y, 30, 9)),
];

export const warehouse = [
  floor,
  polygon('main', [180, 36], [282, 84], [282, 192], [78, 192], [78, 84]),
  rect('ground', 114, 96, 132, 96),
  rect('light', 120, 102, 120, 6),
  rect('light', 120, 114, 120, 6),
  rect('light', 120, 126, 120, 6),
  sun('accent', 180, 192, 48),
];
