/** Linear light of an 8-bit sRGB level, 0 to 1. */
const linearLight = /* @__PURE__ */ Array.from({ length: 256 }, (_, level) => {
  const value = level / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance of a color in sRGB levels, whole numbers from 0 to 255: 0 (black) to 1 (white), by WCAG 2.2. */
export const relativeLuminance = (red: number, green: number, blue: number): number =>
  0.2126 * (linearLight[red] ?? 0) + 0.7152 * (linearLight[green] ?? 0) + 0.0722 * (linearLight[blue] ?? 0);

/** Contrast ratio of two relative luminances, 1 to 21, by WCAG 2.2. The order doesn't matter. */
export const luminanceContrast = (first: number, second: number): number =>
  (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);

/** Contrast ratio of two `#RRGGBB` colors, 1 to 21, by WCAG 2.2. The order doesn't matter. */
export const contrastRatio = (first: string, second: string): number =>
  luminanceContrast(luminanceOf(first), luminanceOf(second));

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return relativeLuminance(red, green, blue);
}

export const contrastVerdicts = ['any', 'large', 'none'] as const;
/** `any`: text of every size. `large`: text from 24 px, or 18.66 px bold, and icons. `none`: no text and no icon. */
export type ContrastVerdict = (typeof contrastVerdicts)[number];

/** Smallest ratio of each use, WCAG 2.2 level AA (success criteria 1.4.3 and 1.4.11). */
export const contrastMinimum = { any: 4.5, large: 3 } as const;

/** Returns the permitted uses of a pair of colors with this ratio. The ratio isn't rounded first: 4.48 isn't 4.5. */
export function contrastVerdict(ratio: number): ContrastVerdict {
  if (ratio >= contrastMinimum.any) return 'any';
  return ratio >= contrastMinimum.large ? 'large' : 'none';
}
