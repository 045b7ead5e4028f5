import { localDay } from '../../../shared/dates/dates.ts';

/** Number of days that a person counts as new. */
const newFor = 28;

/** Returns the moment that many days later, in the browser's time zone. */
export function daysLater(moment: Date, days: number): Date {
  const result = new Date(moment);
  result.setDate(result.getDate() + days);
  return result;
}

/** Returns the range of start dates of people who count as new. */
export const newSince = (now: Date): { from: string; until: string } => ({
  from: localDay(daysLater(now, 1 - newFor)),
  until: localDay(now),
});

/** Returns the last moment of a day in the browser's time zone, or undefined if it isn't a valid day. */
export function endOf(day: string): Date | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (!year) return undefined;
  const end = new Date(Number(year), Number(month) - 1, Number(date), 23, 59, 59);
  return localDay(end) === day ? end : undefined;
}

/** Formats a day briefly: "Nov 21", with the year if it isn't the current one. */
export function shortDay(moment: Date, now: Date): string {
  const year = moment.getFullYear() === now.getFullYear() ? undefined : ('numeric' as const);
  return moment.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year });
}
