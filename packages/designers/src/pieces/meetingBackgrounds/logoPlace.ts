/** Where the logo goes, in shares of the picture's width: the same inset from both edges. */
export const logoPlace = { inset: 0.025, width: 0.12 } as const;
