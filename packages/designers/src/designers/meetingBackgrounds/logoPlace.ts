/** The logo's position, as fractions of the picture's width: the same inset from both edges. */
export const logoPlace = { inset: 0.025, width: 0.12 } as const;
