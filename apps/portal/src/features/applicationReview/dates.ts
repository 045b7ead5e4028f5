/** `Dec 1, 2026`, of a day such as `2026-12-01`. */
export const dayInWords = (day: string, locale = 'en-US'): string =>
  new Date(`${day}T12:00`).toLocaleDateString(locale, { dateStyle: 'medium' });

/** `Nov 20, 2026, 9:30 AM`, where the reader is. */
export const momentInWords = (moment: string, locale = 'en-US'): string =>
  new Date(moment).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
