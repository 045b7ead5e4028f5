/** The logo of a printed piece's partner, placed next to ours; empty means none. */
export const partnerField = {
  kind: 'picture',
  label: 'Partner logo',
  hint: 'Appears next to our logo. Use a PNG or SVG with a transparent background.',
} as const;
