/** The logo of a partner that a printed piece is made with. It's placed next to ours; empty means none. */
export const partnerField = {
  kind: 'picture',
  label: 'Partner logo',
  hint: 'Appears next to our logo. Use a PNG or SVG with a transparent background.',
} as const;
