import { cssColor, type PaletteName, palette } from '@daybreak/brand';

export interface ColorValue {
  label: string;
  value: string;
}

/** The ways to write a colour, each as the program that takes it expects it. */
export function colorValues(name: PaletteName): ColorValue[] {
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
