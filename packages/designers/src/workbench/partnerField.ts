/** The logo of somebody that a printed piece is made with. It stands beside ours; empty is none. */
export const partnerField = {
  kind: 'picture',
  label: 'Partner logo',
  hint: 'Stands beside ours. A PNG or SVG file without a ground of its own is best.',
} as const;
