/** Space that stays empty around every logo, on all sides. */
export const clearSpace = {
  /** The space in radii of the logo's own disc, so that it scales with the logo. */
  discRadii: 1,
  rule: 'Leave one disc radius of space on every side. Measure the disc in the logo, so the space scales with it.',
} as const;
