import { cssColor, type PaletteName, palette } from '@daybreak/brand';

/** Returns a color's values, each in the format that its programs expect. */
export function colorValues(name: PaletteName) {
  const {
    hex,
    rgb,
    cmyk: { c, m, y, k },
  } = palette[name];
  return [
    { label: 'Hex', value: hex },
    { label: 'RGB', value: rgb.join(', ') },
    { label: 'CMYK', value: [c, m, y, k].join(', ') },
    { label: 'CSS', value: cssColor(name) },
  ];
}
