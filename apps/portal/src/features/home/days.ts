/** Days that somebody counts as new. */
const newFor = 28;

/** A day of the browser's zone, such as `2026-11-21`. */
export function dayOf(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** So many days later, in the browser's zone. */
export function daysLater(moment: Date, days: number): Date {
  const later = new Date(moment);
  later.setDate(later.getDate() + days);
  return later;
}

/** The days on which those began who are new now. */
export const newSince = (now: Date): { from: string; until: string } => ({
  from: dayOf(daysLater(now, 1 - newFor)),
  until: dayOf(now),
});

/** The last moment of a day in the browser's zone. Undefined for what is no day. */
export function endOf(day: string): Date | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (!year) return undefined;
  const end = new Date(Number(year), Number(month) - 1, Number(date), 23, 59, 59);
  return dayOf(end) === day ? end : undefined;
}

/** In few words: "Nov 21", with the year where it is another one. */
export function shortDay(moment: Date, now: Date): string {
  const year = moment.getFullYear() === now.getFullYear() ? undefined : ('numeric' as const);
  return moment.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year });
}
