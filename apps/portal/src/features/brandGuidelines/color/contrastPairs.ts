import {
  type ContrastVerdict,
  contrastRatio,
  contrastVerdict,
  type PaletteName,
  palette,
} from '@daybreak/brand';

export interface Pair {
  text: PaletteName;
  ground: PaletteName;
  /** Contrast ratio with two digits. */
  ratio: string;
  verdict: ContrastVerdict;
}

/** Returns the contrast and permitted uses of a text color on a ground. */
export function pairOf(text: PaletteName, ground: PaletteName): Pair {
  const ratio = contrastRatio(palette[text].hex, palette[ground].hex);
  return { text, ground, ratio: ratio.toFixed(2), verdict: contrastVerdict(ratio) };
}
