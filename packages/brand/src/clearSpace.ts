/** Space that stays empty around every logo, on all sides. */
export const clearSpace = {
  /** The space in radii of the logo's own disc, so that it scales with the logo. */
  discRadii: 1,
  rule: 'Leave clear space equal to the radius of the disc on every side. The space scales with the logo.',
} as const;
