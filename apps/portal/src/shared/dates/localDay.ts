/** The day in the visitor's time zone, in a date field's format: at night it differs from the UTC day. */
export const localDay = (moment: Date): string =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
