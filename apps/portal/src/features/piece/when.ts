/** "Nov 20, 2026" of a moment, where the reader is. */
export const dayInWords = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-US', { dateStyle: 'medium' });
