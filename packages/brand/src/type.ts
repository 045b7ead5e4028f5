/** Typography of the brand. Sizes belong to each medium; family, weights and line height do not change. */
export const type = {
  family: 'Poppins',
  /** CSS font-family value: `Poppins Fallback` is Arial with Poppins' measures, so text does not move when fonts arrive. */
  stack: "Poppins, 'Poppins Fallback', Arial, sans-serif",
  weights: { regular: 400, medium: 500, semibold: 600, bold: 700, heading: 800 },
  lineHeight: { body: 1.6, heading: 1.1 },
} as const;

export type FontWeight = (typeof type.weights)[keyof typeof type.weights];

export interface TypeRole {
  readonly id: string;
  /** Name of the style, as a design tool lists it. */
  readonly name: string;
  readonly weight: FontWeight;
  /** Times the size. */
  readonly lineHeight: number;
  /** Space between letters, in em. */
  readonly tracking: number;
  readonly allCaps: boolean;
  readonly use: string;
}

/** The three typefaces of brand pieces. */
export const typeRoles = [
  {
    id: 'heading',
    name: 'Poppins ExtraBold',
    weight: type.weights.heading,
    lineHeight: type.lineHeight.heading,
    tracking: 0.015,
    allCaps: true,
    use: 'Headings. Always in capitals, broken by sense.',
  },
  {
    id: 'body',
    name: 'Poppins Regular',
    weight: type.weights.regular,
    lineHeight: type.lineHeight.body,
    tracking: 0,
    allCaps: false,
    use: 'Running text, in sentence case.',
  },
  {
    id: 'bold',
    name: 'Poppins Bold',
    weight: type.weights.bold,
    lineHeight: type.lineHeight.body,
    tracking: 0,
    allCaps: false,
    use: 'The one phrase in a paragraph that must not be missed, and labels.',
  },
] as const satisfies readonly TypeRole[];
