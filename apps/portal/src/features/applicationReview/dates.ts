/** `Dec 1, 2026`, of a day such as `2026-12-01`. */
export const dayInWords = (day: string): string =>
  new Date(`${day}T12:00`).toLocaleDateString('en-US', { dateStyle: 'medium' });

/** `Nov 20, 2026, 9:30 AM`, where the reader is. */
export const momentInWords = (moment: string): string =>
  new Date(moment).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
