/** A timestamp's day, such as "Nov 20, 2026", in the reader's time zone. */
export const dayInWords = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-US', { dateStyle: 'medium' });
