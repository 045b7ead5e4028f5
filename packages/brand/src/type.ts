/** The brand's typography. Sizes depend on the medium; family, weights and line height don't change. */
export const type = {
  family: 'Poppins',
  /** CSS font-family value: `Poppins Fallback` is Arial with Poppins' metrics, so text doesn't move when the fonts load. */
  stack: "Poppins, 'Poppins Fallback', Arial, sans-serif",
  weights: { regular: 400, medium: 500, semibold: 600, bold: 700, heading: 800 },
  lineHeight: { body: 1.6, heading: 1.1 },
} as const;

export type FontWeight = (typeof type.weights)[keyof typeof type.weights];

export interface TypeRole {
  readonly id: string;
  /** The style's name, as a design tool lists it. */
  readonly name: string;
  readonly weight: FontWeight;
  /** A multiple of the size. */
  readonly lineHeight: number;
  /** Letter spacing, in em. */
  readonly tracking: number;
  readonly allCaps: boolean;
  readonly use: string;
}

/** The three typefaces used in brand pieces. */
export const typeRoles = [
  {
    id: 'heading',
    name: 'Poppins ExtraBold',
    weight: type.weights.heading,
    lineHeight: type.lineHeight.heading,
    tracking: 0.015,
    allCaps: true,
    use: "Headings, always in all caps. Break lines where there's a natural pause.",
  },
  {
    id: 'body',
    name: 'Poppins Regular',
    weight: type.weights.regular,
    lineHeight: type.lineHeight.body,
    tracking: 0,
    allCaps: false,
    use: 'Body text, in sentence case.',
  },
  {
    id: 'bold',
    name: 'Poppins Bold',
    weight: type.weights.bold,
    lineHeight: type.lineHeight.body,
    tracking: 0,
    allCaps: false,
    use: 'Labels, and the one phrase in a paragraph that no one should miss.',
  },
] as const satisfies readonly TypeRole[];
