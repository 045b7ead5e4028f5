/** The day where the visitor is, as a date field has it: at night it is not the day of UTC. */
export const localDay = (moment: Date): string =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
