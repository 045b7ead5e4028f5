/** Formats a day such as `2026-12-01` as `Dec 1, 2026`. */
export const dayInWords = (day: string, locale = 'en-US'): string =>
  new Date(`${day}T12:00`).toLocaleDateString(locale, { dateStyle: 'medium' });

/** Formats a moment as `Nov 20, 2026, 9:30 AM`, in the reader's time zone. */
export const momentInWords = (moment: string, locale = 'en-US'): string =>
  new Date(moment).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
