/** Space that stays empty around every logo, on all sides. */
export const clearSpace = {
  /** In radii of the logo's own disc, so that it scales with the logo. */
  discRadii: 1,
  rule: 'Keep one disc radius free on every side. The disc in the logo is the measure, so the space grows with it.',
} as const;
