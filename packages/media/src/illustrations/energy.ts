import { disc, floor, panel, rect, stroke, sun } from './draw.ts';

export const sunOverField = [
  sun('accent', 180, 120, 90),
  rect('light', 0, 126, 360, 6),
  rect('line', 0, 138, 360, 9),
  rect('line', 0, 153, 360, 15),
  rect('line', 0, 174, 360, 24),
  rect('line', 0, 204, 360, 36),
];

export const solarPanel = [
  floor,
  sun('accent', 180, 54, 36),
  rect('line', 171, 150, 18, 36),
  rect('line', 138, 186, 84, 6),
  panel([117, 243, 60], [93, 267, 156]),
];

export const battery = [
  floor,
  rect('line', 156, 18, 48, 24, 6),
  rect('main', 120, 36, 120, 156, 18),
  rect('ground', 132, 48, 96, 132, 9),
  sun('accent', 180, 108, 42),
  rect('light', 138, 114, 84, 6),
  rect('main', 138, 126, 84, 15),
  rect('main', 138, 147, 84, 27, 3),
];

export const inverter = [
  floor,
  rect('line', 135, 162, 18, 12),
  rect('line', 171, 162, 18, 12),
  rect('line', 207, 162, 18, 12),
  ['M144 177v15', 'M180 177v15', 'M216 177v15'].map((d) => stroke('light', d)),
  rect('main', 102, 24, 156, 132, 15),
  disc('accent', 180, 78, 39),
  stroke('line', 'M156 78c7 -24 17 -24 24 0s17 24 24 0'),
  rect('light', 126, 129, 108, 6),
  rect('light', 126, 141, 108, 6),
];
