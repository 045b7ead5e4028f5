/** Ink percentages, 0–100, of a four-color press. Stored by decision, never computed from RGB. */
export interface Cmyk {
  readonly c: number;
  readonly m: number;
  readonly y: number;
  readonly k: number;
}

export interface BrandColor {
  /** The name people use for it. */
  readonly name: string;
  /** Upper-case `#RRGGBB`, sRGB. */
  readonly hex: `#${string}`;
  /** Red, green and blue, 0–255, sRGB. */
  readonly rgb: readonly [red: number, green: number, blue: number];
  readonly cmyk: Cmyk;
  /** The color's permitted and forbidden uses. */
  readonly use: string;
}

/** The only place where brand colors are written down. */
export const palette = {
  teal: {
    name: 'Teal blue',
    hex: '#104A6D',
    rgb: [16, 74, 109],
    cmyk: { c: 100, m: 60, y: 25, k: 30 },
    use: 'The main dark color: text on white, blue backgrounds, primary buttons.',
  },
  cyan: {
    name: 'Cyan',
    hex: '#14BCC0',
    rgb: [20, 188, 192],
    cmyk: { c: 90, m: 2, y: 30, k: 0 },
    use: 'Fills, rules and the horizon band. Never small text on white (2.34:1).',
  },
  orange: {
    name: 'Vibrant orange',
    hex: '#FF6022',
    rgb: [255, 96, 34],
    cmyk: { c: 0, m: 62, y: 87, k: 0 },
    use: 'A single accent: the disc or the call to action. Use night for text on it.',
  },
  gray: {
    name: 'Neutral gray',
    hex: '#76777A',
    rgb: [118, 119, 122],
    cmyk: { c: 3, m: 2, y: 0, k: 52 },
    use: 'Secondary marks and rules. Use a darker gray for text (this one is 4.48:1 on white).',
  },
  dodger: {
    name: 'Dodger blue',
    hex: '#3ABBFF',
    rgb: [58, 187, 255],
    cmyk: { c: 62, m: 10, y: 0, k: 0 },
    use: 'Accent in marketing pieces only.',
  },
  amber: {
    name: 'Amber',
    hex: '#FFB343',
    rgb: [255, 179, 67],
    cmyk: { c: 0, m: 34, y: 82, k: 0 },
    use: 'Accent in marketing pieces only: the disc on dark backgrounds.',
  },
  night: {
    name: 'Night',
    hex: '#0A2B40',
    rgb: [10, 43, 64],
    cmyk: { c: 100, m: 70, y: 40, k: 55 },
    use: 'The darkest background, overlays on pictures, and text on orange.',
  },
  white: {
    name: 'White',
    hex: '#FFFFFF',
    rgb: [255, 255, 255],
    cmyk: { c: 0, m: 0, y: 0, k: 0 },
    use: 'Paper, and text on teal and night.',
  },
} as const satisfies Record<string, BrandColor>;

export type PaletteName = keyof typeof palette;
export const paletteNames = Object.keys(palette) as PaletteName[];

/** The brand's three colors, ordered by weight. */
export const brandColors = ['cyan', 'gray', 'orange'] as const satisfies readonly PaletteName[];

/** The designers' palette, with the names and roles used there. */
export const designerColors = [
  { color: 'teal', name: 'Teal blue', role: 'Primary in signatures and cards' },
  { color: 'cyan', name: 'Turquoise', role: 'Secondary' },
  { color: 'dodger', name: 'Dodger blue', role: 'Accent' },
  { color: 'amber', name: 'Orange', role: 'Accent' },
] as const satisfies readonly { color: PaletteName; name: string; role: string }[];

/** Colors whose stored recipe prints visibly paler on coated stock than the screen shows. */
export const palerInPrint = ['orange', 'gray'] as const satisfies readonly PaletteName[];

/**
 * A palette color that lets what's behind it show through, such as `rgba(10, 43, 64, 0.8)`: for scrims over pictures and for shadows.
 * `alpha`: 0 (invisible) to 1.
 */
export const translucent = (name: PaletteName, alpha: number): string =>
  `rgba(${palette[name].rgb.join(', ')}, ${alpha})`;
