const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const hour = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });

/** `2027-03-14` as "Sunday, March 14, 2027"; empty for anything that is no date. */
export function longDate(date: string): string {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) ? '' : day.format(time);
}

/** `18:30` as "6:30 PM"; empty for anything that is no time. */
export function shortTime(time: string): string {
  const instant = Date.parse(`1970-01-01T${time}:00Z`);
  return Number.isNaN(instant) ? '' : hour.format(instant).replace(' ', ' ');
}
