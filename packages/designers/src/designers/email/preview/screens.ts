/**
 * The simulated screens, with their width in CSS pixels. Desktop leaves some of the page visible next to the letter.
 */
export const screens = [
  { id: 'desktop', label: 'Desktop', width: 640 },
  { id: 'mobile', label: 'Mobile', width: 375 },
] as const;

export type Screen = (typeof screens)[number];
