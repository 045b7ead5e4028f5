/** Narrowest card and the gap between two cards, in pixels. */
export const narrowest = 224;
export const gap = 16;
