/** Formats a day such as `2026-12-01` as `Dec 1, 2026`. */
export const formatDay = (day: string, locale = 'en-US'): string =>
  new Date(`${day}T12:00`).toLocaleDateString(locale, { dateStyle: 'medium' });

/** Formats a moment as `Nov 20, 2026, 9:30 AM`, in the reader's time zone. */
export const formatMoment = (timestamp: string, locale = 'en-US'): string =>
  new Date(timestamp).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });

/** Returns the day in the visitor's time zone, in a date field's format. At night it differs from the UTC day. */
export const localDay = (timestamp: Date): string =>
  new Date(timestamp.getTime() - timestamp.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** Formats a timestamp's day as `Nov 20, 2026`, in the reader's time zone. */
export const dayOfMoment = (timestamp: string): string => formatDay(localDay(new Date(timestamp)));
