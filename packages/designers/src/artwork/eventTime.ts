import { lazily } from './lazily.ts';

const english = (options: Intl.DateTimeFormatOptions) =>
  lazily(() => new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }));
const weekday = english({ weekday: 'long' });
const day = english({ dateStyle: 'long' });
const hour = english({ timeStyle: 'short' });

/** What stays on one line: no-break spaces instead of spaces. */
const together = (text: string) => text.replaceAll(/\s/g, '\u00a0');

/** `2027-03-14` as "Sunday, March 14, 2027", which breaks only after the weekday; empty for anything that is no date. */
export function longDate(date: string): string {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) ? '' : `${weekday().format(time)}, ${together(day().format(time))}`;
}

/** `18:30` as "6:30 PM"; empty for anything that is no time. */
export function shortTime(time: string): string {
  const instant = Date.parse(`1970-01-01T${time}:00Z`);
  return Number.isNaN(instant) ? '' : together(hour().format(instant));
}
