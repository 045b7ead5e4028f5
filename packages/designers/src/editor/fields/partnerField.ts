/** The logo of a partner that a printed piece is made with. It's placed next to ours; empty means none. */
export const partnerField = {
  kind: 'picture',
  label: 'Partner logo',
  hint: 'Stands beside ours. A PNG or SVG file without a ground of its own is best.',
} as const;
