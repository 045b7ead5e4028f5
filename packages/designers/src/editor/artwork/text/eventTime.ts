import { lazilyBy } from '../lazilyBy.ts';
import type { Language } from './languages.ts';

/** Days and times of day have no time zone: all of them are read and written as UTC. */
export const format = (options: Intl.DateTimeFormatOptions) =>
  lazilyBy((language: Language) => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }));
const fullDate = format({ dateStyle: 'full' });
const dayAndMonth = format({ day: 'numeric', month: 'long' });
const formats = {
  day: format({ day: 'numeric' }),
  weekday: format({ weekday: 'long' }),
  year: format({ year: 'numeric' }),
  monthAndYear: format({ month: 'long', year: 'numeric' }),
};
const month = format({ month: 'long' });
const hour = format({ timeStyle: 'short' });

/** Keeps text on one line by replacing spaces (ICU has several kinds) with no-break spaces. */
const unbroken = (text: string) => text.replaceAll(/\s/g, '\u00a0');

/** Midnight in UTC, in milliseconds. NaN if the date doesn't exist. */
export const instantOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** Checks that a date exists. */
export const isDate = (date: string): boolean => !Number.isNaN(instantOf(date));

/** `2027-03-14` as "Sunday, March 14, 2027", which breaks only next to the weekday. Empty if it isn't a date. */
export function longDate(date: string, language: Language): string {
  if (!isDate(date)) return '';
  const parts = fullDate(language).formatToParts(instantOf(date));
  const weekday = parts.findIndex(({ type }) => type === 'weekday');
  const separator = weekday === 0 ? 1 : weekday - 1;
  return parts.map(({ value }, index) => (index === separator ? value : unbroken(value))).join('');
}

/** `18:30` as "6:30 PM". Empty if it isn't a time. */
export function shortTime(time: string, language: Language): string {
  const instant = Date.parse(`1970-01-01T${time}:00Z`);
  return Number.isNaN(instant) ? '' : unbroken(hour(language).format(instant));
}

const numbers = /^\p{Nd}+$/u;

/**
 * Formats one part of a date: "14", "Sunday", "2027", "March 2027". A day is just its number, although Japanese writes
 * 14日.
 */
export function datePart(date: string, part: keyof typeof formats, language: Language): string {
  const parts = formats[part](language).formatToParts(instantOf(date));
  const shownParts = part === 'day' ? parts.filter(({ type }) => type === 'day') : parts;
  return shownParts.map(({ value }) => value).join('');
}

/**
 * The month as it's written with its day (in Polish, a different form than the month alone); the standalone name (3月)
 * if that's a number.
 */
export function monthOfDay(date: string, language: Language): string {
  const parts = dayAndMonth(language).formatToParts(instantOf(date));
  const monthName = parts.find(({ type }) => type === 'month')?.value ?? '';
  return numbers.test(monthName) ? month(language).format(instantOf(date)) : monthName;
}
