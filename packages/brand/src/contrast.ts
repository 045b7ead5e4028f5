/** Relative luminance of a `#RRGGBB` colour, 0 (black) to 1 (white), by WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two `#RRGGBB` colours, 1 to 21, by WCAG 2.2. The order does not matter. */
export function contrastRatio(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export const contrastVerdicts = ['any', 'large', 'none'] as const;
/** `any`: text of every size. `large`: text from 24 px, or 18.66 px bold, and icons. `none`: no text and no icon. */
export type ContrastVerdict = (typeof contrastVerdicts)[number];

/** Smallest ratio of each use, WCAG 2.2 level AA (success criteria 1.4.3 and 1.4.11). */
export const contrastMinimum = { any: 4.5, large: 3 } as const;

/** What may be set in a pair of colours with this ratio. The ratio is not rounded first: 4.48 is not 4.5. */
export function contrastVerdict(ratio: number): ContrastVerdict {
  if (ratio >= contrastMinimum.any) return 'any';
  return ratio >= contrastMinimum.large ? 'large' : 'none';
}
