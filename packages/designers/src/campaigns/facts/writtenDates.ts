import { lazilyBy } from '../../editor/artwork/lazilyBy.ts';
import type { Language } from '../../editor/artwork/text/languages.ts';
import { dateRemarks, writtenDates } from '../../editor/reading/facts/dates.ts';
import { withoutYear, withYear } from './forms.ts';

/** A date in a text. It has no value if it may mean something else: a range, the wrong weekday, a day in the past. */
export interface WrittenDate {
  at: readonly [start: number, end: number];
  value?: string;
}

/** `2027-03-13`: the reference for dates without a year. */
type Day = string;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(/\s+/g, '\\s+');
const noon = (year: number, month: number, day: number) => Date.UTC(year, month, day);
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);

/** A date in one form of a language: a pattern that finds it, and its names. */
interface Form {
  pattern: RegExp;
  months: readonly string[];
  weekdays: readonly string[];
  /** The offset of the language's calendar years from ours. */
  years: number;
}

const partOf = (format: Intl.DateTimeFormat, time: number, partType: Intl.DateTimeFormatPartTypes) =>
  format.formatToParts(time).find(({ type }) => type === partType)?.value ?? '';

/** Longest first, because "Mar" mustn't match the start of "March". */
const oneOf = (names: readonly string[]) =>
  [...new Set(names)]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

/**
 * Numbers within other numbers, such as part numbers, versions and phone numbers, aren't dates. Scripts without letter
 * case leave no spaces between words.
 */
function isSeparateToken(text: string, [start, end]: WrittenDate['at']): boolean {
  const [textBefore, textAfter] = [text.slice(Math.max(0, start - 2), start), text.slice(end, end + 2)];
  return !(
    /[\p{Nd}\p{Lu}\p{Ll}#№]$|\p{Nd}[./:–-]$/u.test(textBefore) ||
    /^(?:[\p{Nd}\p{Lu}\p{Ll}]|[./:-]\p{Nd}|-\p{L})/u.test(textAfter)
  );
}

function formOf(format: Intl.DateTimeFormat): Form | undefined {
  const months = Array.from({ length: 12 }, (_, month) => partOf(format, noon(2027, month, 13), 'month'));
  // March 7, 2027 is a Sunday.
  const weekdays = Array.from({ length: 7 }, (_, day) => partOf(format, noon(2027, 2, 7 + day), 'weekday'));
  const year = partOf(format, noon(2027, 2, 13), 'year');
  // Skips two-digit years, because many numbers would look like a date.
  if (year && year.length < 4) return undefined;
  const areNumbers = months.every((name) => /^\d+$/.test(name));
  const source = format
    .formatToParts(noon(2027, 2, 13))
    .map(({ type, value }) => {
      if (type === 'day') return '(?<day>\\d{1,2})';
      if (type === 'year') return '(?<year>\\d{4})';
      if (type === 'month') return `(?<month>${areNumbers ? '\\d{1,2}' : oneOf(months)})`;
      if (type === 'weekday') return `(?<weekday>${oneOf(weekdays)})`;
      return escaped(value.replaceAll(/[\u200e\u200f]/g, ''));
    })
    .join('')
    .trim();
  return {
    pattern: new RegExp(source, 'giu'),
    months: areNumbers ? months.map((name) => String(Number(name))) : months,
    weekdays,
    years: year ? Number(year) - 2027 : 0,
  };
}

const formsOf = lazilyBy((language: Language) =>
  [...withYear, ...withoutYear].flatMap((format) => formOf(format(language)) ?? []),
);

const normalized = (name: string) => name.replaceAll(/\s+/g, ' ').toLowerCase();
const placeOf = (names: readonly string[], name: string) =>
  names.findIndex((each) => normalized(each) === normalized(name));

/** Returns the day that a match means; undefined if it doesn't exist or is in the past. */
function dayOf(match: RegExpExecArray, { months, weekdays, years }: Form, today: Day): Day | undefined {
  const { day = '', month = '', year, weekday } = match.groups ?? {};
  const at = placeOf(months, /^\d+$/.test(month) ? String(Number(month)) : month);
  const first = year ? Number(year) - years : Number(today.slice(0, 4));
  // February 29 occurs within eight years.
  for (let yearsAhead = 0; yearsAhead <= (year ? 0 : 8); yearsAhead++) {
    const time = noon(first + yearsAhead, at, Number(day));
    const isDay = at >= 0 && new Date(time).getUTCMonth() === at && Number(day) > 0;
    if (!isDay || iso(time) < today) continue;
    return !weekday || placeOf(weekdays, weekday) === new Date(time).getUTCDay() ? iso(time) : undefined;
  }
  return undefined;
}

/** Words and marks that make a date one end of a range. */
const leads = /(?:\p{Nd}[.\s]*[-–—]\s*|(?<![\p{Nd}:.h])\p{Nd}{1,2}\.?\s+\p{L}{1,5}\s+)$/u;
const follows = /^\s*[-–—]\s*\p{Nd}/u;
/** A year that the form has no slot for: "13 de marzo del 2028". */
const otherYear = /^[\s,]*(?:\p{L}{1,4}\.?\s+)?\p{Nd}{4}(?!\p{Nd})/u;

const isoDate = /(?<![\p{Nd}\p{L}/-])(\d{4}-\d{2}-\d{2})(?![\p{Nd}/-])/gu;

/** Finds dates in the forms that a language uses. */
function datesByForms(text: string, language: Language, today: Day): WrittenDate[] {
  const candidates = formsOf(language).flatMap((form) =>
    [...text.matchAll(form.pattern)].map((match): WrittenDate => {
      const end = match.index + match[0].length;
      const rest = text.slice(end);
      const isUnclear =
        leads.test(text.slice(0, match.index)) ||
        follows.test(rest) ||
        (match.groups?.year === undefined && otherYear.test(rest));
      const value = isUnclear ? undefined : dayOf(match, form, today);
      return { at: [match.index, end], ...(value && { value }) };
    }),
  );
  const inFigures = [...text.matchAll(isoDate)].map(({ 0: value, index }): WrittenDate => {
    const isDay = !Number.isNaN(Date.parse(value)) && value >= today;
    return { at: [index, index + value.length], ...(isDay && { value }) };
  });
  // A date with its weekday and year is one date, not also the day and month inside it.
  return [...candidates, ...inFigures]
    .filter(({ at }) => isSeparateToken(text, at))
    .toSorted((a, b) => b.at[1] - b.at[0] - (a.at[1] - a.at[0]))
    .filter((one, index, all) =>
      all.slice(0, index).every(({ at }) => one.at[1] <= at[0] || at[1] <= one.at[0]),
    );
}

/** Finds dates in English, as in descriptions. */
function datesInEnglish(text: string, language: Language, today: Day): WrittenDate[] {
  const setting = { today, monthFirst: language === 'en-US' };
  const dates: WrittenDate[] = [];
  for (const fact of writtenDates(text, setting)) {
    // A fraction isn't a date: "3/13" is one only with its weekday or year.
    if (/^\d{1,2}\/\d{1,2}$/.test(fact.text)) continue;
    if (!isSeparateToken(text, fact.at)) continue;
    if (dates.some(({ at }) => fact.at[0] < at[1] && at[0] < fact.at[1])) continue;
    const isClear = fact.value && !fact.until && dateRemarks([fact], setting).length === 0;
    dates.push({ at: fact.at, ...(isClear && { value: fact.value }) });
  }
  return dates;
}

/** Finds dates with day and month in a text. */
export const datesIn = (text: string, language: Language, today: Day): readonly WrittenDate[] =>
  language.startsWith('en') ? datesInEnglish(text, language, today) : datesByForms(text, language, today);
