/** Typography of the brand. Sizes belong to each medium; family, weights and line height do not change. */
export const type = {
  family: 'Poppins',
  /** CSS font-family value: `Poppins Fallback` is Arial with Poppins' measures, so text does not move when fonts arrive. */
  stack: "Poppins, 'Poppins Fallback', Arial, sans-serif",
  weights: { regular: 400, medium: 500, semibold: 600, bold: 700, heading: 800 },
  lineHeight: { body: 1.6, heading: 1.1 },
} as const;

export type FontWeight = (typeof type.weights)[keyof typeof type.weights];
