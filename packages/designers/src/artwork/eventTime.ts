import type { Language } from './languages.ts';
import { lazilyBy } from './lazily.ts';

/** Days and times of day have no zone of their own: all of them are read and written as UTC. */
const format = (options: Intl.DateTimeFormatOptions) =>
  lazilyBy((language: Language) => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }));
const full = format({ dateStyle: 'full' });
const dayAndMonth = format({ day: 'numeric', month: 'long' });
const formats = {
  day: format({ day: 'numeric' }),
  weekday: format({ weekday: 'long' }),
  year: format({ year: 'numeric' }),
  monthAndYear: format({ month: 'long', year: 'numeric' }),
};
const hour = format({ timeStyle: 'short' });

/** What stays on one line: no-break spaces instead of spaces, of which ICU has several. */
const together = (text: string) => text.replaceAll(/\s/g, '\u00a0');

const instantOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** Whether it is a day that there is. */
export const isDate = (date: string): boolean => !Number.isNaN(instantOf(date));

/** `2027-03-14` as "Sunday, March 14, 2027", which breaks only after the weekday; empty for anything that is no date. */
export function longDate(date: string, language: Language): string {
  if (!isDate(date)) return '';
  const parts = full(language).formatToParts(instantOf(date));
  const isNamed = parts[0]?.type === 'weekday';
  const head = isNamed ? parts.slice(0, 2) : [];
  const words = (some: typeof parts) => some.map(({ value }) => value).join('');
  return words(head) + together(words(parts.slice(head.length)));
}

/** `18:30` as "6:30 PM"; empty for anything that is no time. */
export function shortTime(time: string, language: Language): string {
  const instant = Date.parse(`1970-01-01T${time}:00Z`);
  return Number.isNaN(instant) ? '' : together(hour(language).format(instant));
}

/** A part of a date by itself: "14", "Sunday", "2027", "March 2027". */
export const datePart = (date: string, part: keyof typeof formats, language: Language): string =>
  formats[part](language).format(instantOf(date));

/** The month as it stands with its day, which in Polish is another form of the word than by itself. */
export const monthOfDay = (date: string, language: Language): string =>
  dayAndMonth(language)
    .formatToParts(instantOf(date))
    .find(({ type }) => type === 'month')?.value ?? '';
