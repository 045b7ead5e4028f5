import { languages } from '../artwork/text/languages.ts';
import { comparableHeading } from './comparableHeading.ts';

/** The number that comes first in an all-numeric date. */
export type DateOrder = 'day' | 'month';

/** A cell's date in ISO form; one per order if the numbers are ambiguous; undefined if it isn't a date. */
export type ReadDate = string | Readonly<Record<DateOrder, string>> | undefined;

const two = (number: number) => String(number).padStart(2, '0');

/** The ISO form of a day that exists. */
function day(year: string, month: number, date: number): string | undefined {
  // If the century is left out, Windows and Excel read 1950 to 2049.
  const fullYear = year.length === 2 ? (Number(year) < 50 ? 2000 : 1900) + Number(year) : Number(year);
  const calendarDay = new Date(Date.UTC(fullYear, month - 1, date));
  return calendarDay.getUTCMonth() === month - 1 && calendarDay.getUTCDate() === date && fullYear >= 1900
    ? `${fullYear}-${two(month)}-${two(date)}`
    : undefined;
}

/** The months of every piece language that writes them as words, long and short, plus the form used next to a day. */
const months = new Map<string, number>();
function monthOf(word: string): number | undefined {
  if (months.size === 0)
    for (const language of Object.keys(languages))
      for (let month = 1; month <= 12; month++)
        for (const shape of [
          { month: 'long' },
          { month: 'short' },
          { month: 'long', day: 'numeric' },
          { month: 'short', day: 'numeric' },
        ] as const) {
          const parts = new Intl.DateTimeFormat(language, { ...shape, timeZone: 'UTC' }).formatToParts(
            Date.UTC(2026, month - 1, 1),
          );
          const name = comparableHeading(parts.find(({ type }) => type === 'month')?.value ?? '');
          // A number with a sign for "month" isn't one of the words that are looked for.
          if (name && !/\d/.test(name) && !months.has(name)) months.set(name, month);
        }
  return months.get(comparableHeading(word));
}

/**
 * Without blanks around the signs between numbers (24. 12. 2026), and with signs for 年 and 월: 2026年12月24日, 2026. 12.
 * 24.
 */
const tight = (cell: string) =>
  cell
    .normalize('NFKC')
    .trim()
    .replaceAll(/(?<=\d)\s*[年년月월]\s*(?=\d)/g, '-')
    .replace(/(?<=-\d{1,2})\s*[日일]$/, '')
    .replaceAll(/(?<=\d)\s*([./])\s*(?=\d)/g, '$1')
    .replace(/^(\d{4}\.\d{1,2}\.\d{1,2})\.$/, '$1');

/**
 * Reads a date as tables write it: 2026-12-24, 20261224, 24.12.2026, 12/24/2026, 24-Dec-26, December 24, 2026. With
 * dots, the day comes first. For 03/04/2026, both readings are returned.
 */
export function readDate(cell: string): ReadDate {
  const text = tight(cell);
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (compact) return day(compact[1] ?? '', Number(compact[2]), Number(compact[3]));
  const iso =
    /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.exec(
      text,
    );
  if (iso) return day(iso[1] ?? '', Number(iso[2]), Number(iso[3]));
  const numbers =
    /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?: \d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?)?$/i.exec(text);
  if (numbers) {
    const [, first, sign, second, year = ''] = numbers;
    const dayFirst = day(year, Number(second), Number(first));
    if (sign === '.') return dayFirst;
    const monthFirst = day(year, Number(first), Number(second));
    return dayFirst && monthFirst && dayFirst !== monthFirst
      ? { day: dayFirst, month: monthFirst }
      : (dayFirst ?? monthFirst);
  }
  const namedMonth =
    /^(?:\p{L}+\.?,? )?(\d{1,2})(?:\.|st|nd|rd|th|er)?[ /-](?:de |of )?(\p{L}+)\.?,?[ /-](?:de |del )?(\d{4}|\d{2})$/iu.exec(
      text,
    );
  if (namedMonth) return dayOf(namedMonth[2], namedMonth[1], namedMonth[3]);
  const american = /^(?:\p{L}+\.?,? )?(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/iu.exec(text);
  return american ? dayOf(american[1], american[2], american[3]) : undefined;
}

function dayOf(word = '', date = '', year = ''): string | undefined {
  const month = monthOf(word);
  return month === undefined ? undefined : day(year, month, Number(date));
}

/** Returns the order of a column's dates if some are ambiguous: that of the others, if they agree. */
export function orderOf(cells: readonly string[]): { open: boolean; order?: DateOrder } {
  const orders = new Set<DateOrder>();
  let open = false;
  for (const cell of cells) {
    const date = readDate(cell);
    if (typeof date === 'object') open = true;
    const [, first = '', second = ''] = /^(\d{1,2})[/-](\d{1,2})[/-]/.exec(tight(cell)) ?? [];
    if (date && Number(first) > 12) orders.add('day');
    if (date && Number(second) > 12) orders.add('month');
  }
  const [order] = orders;
  return { open, ...(open && orders.size === 1 && order ? { order } : {}) };
}

/** Reads a date in its column's order; any other cell content stays unchanged. */
export function inOrder(cell: string, order: DateOrder | undefined): string {
  const date = readDate(cell);
  return typeof date === 'object' && order ? date[order] : cell;
}

const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** An ISO date as people write it: April 3, 2026. */
export const dayInWords = (iso: string): string => words.format(Date.parse(`${iso}T00:00:00Z`));

/** Days since 1900, or since 1904: the file doesn't say which. */
const serial = /^[1-9]\d{4}(?:\.\d+)?$/;

/** Returns the reason why a cell isn't a date, to follow a field's name; undefined if it is one. */
export function dateProblem(cell: string): string | undefined {
  const date = readDate(cell);
  if (typeof date === 'string') return undefined;
  if (serial.test(cell.trim()))
    return `“${cell}” is a spreadsheet's internal date number. Format the column as dates, or use a format like 2026-12-24.`;
  return date
    ? `“${cell}” could be ${dayInWords(date.day)} or ${dayInWords(date.month)}. Choose one.`
    : `We can't read “${cell}” as a date. Use a format like 2026-12-24.`;
}

/** Reads a time as tables write it, and returns it in ISO form: 17:30, 5:30 PM, 17.30 Uhr, 17h30, 9 am. */
export function readTime(cell: string): string | undefined {
  const [, hours = '', minutes = '00', half] =
    /^(\d{1,2})(?:[:.h](\d{2}))?(?:[:.]\d{2})?(?: ?(a\.?m\.?|p\.?m\.?| Uhr|Uhr|h))?$/i.exec(cell.trim()) ??
    [];
  const isBare = !/[:.h]/i.test(cell) && !half;
  const hour = Number(hours);
  if (!hours || isBare || Number(minutes) > 59) return undefined;
  const twelve = /^[ap]/i.test(half ?? '');
  if (twelve ? hour < 1 || hour > 12 : hour > 23) return undefined;
  const hour24 = twelve ? (hour % 12) + (/^p/i.test(half ?? '') ? 12 : 0) : hour;
  return `${two(hour24)}:${minutes}`;
}
