import type { Fact } from '../brief.ts';
import { factAt, factsOf, type Reader, type Rule } from '../found.ts';
import { dayWords, months, weekdays } from '../words.ts';

const day = 24 * 60 * 60 * 1000;
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
const timeOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const indexIn = (names: readonly string[], word: string) => names.indexOf(word.slice(0, 3).toLowerCase());

/** A date that exists, or undefined: June 31 doesn't. */
function dateOf(year: number, month: number, dayOfMonth: number): string | undefined {
  const time = Date.UTC(year, month, dayOfMonth);
  return new Date(time).getUTCMonth() === month && dayOfMonth > 0 ? iso(time) : undefined;
}

/** A day that only some months have. If no date results, the month doesn't have that day. */
const isNoDay = (written: string) => Number(written) > 28 && Number(written) < 32;

/** The date in the given year, or else the next one from today on. */
function nextDate(today: string, month: number, dayOfMonth: number, year?: string): string | undefined {
  if (year) return dateOf(year.length === 2 ? 2000 + Number(year) : Number(year), month, dayOfMonth);
  const thisYear = Number(today.slice(0, 4));
  // February 29 comes within eight years.
  for (let ahead = 0; ahead <= 8; ahead++) {
    const date = dateOf(thisYear + ahead, month, dayOfMonth);
    if (date && date >= today) return date;
  }
  return undefined;
}

const dayNumber = '(\\d{1,2})(?:st|nd|rd|th|\\.(?=\\s))?';
const anyDay = `(\\d{1,2}|${dayWords.map((word) => word.replace('-', '[- ]')).join('|')})(?:st|nd|rd|th|\\.(?=\\s))?`;
/** “9”, “ninth”. */
const dayOf = (written: string) =>
  Number(written) || dayWords.indexOf(written.toLowerCase().replace(' ', '-')) + 1;
const year = '(?:,?\\s+(\\d{4})\\b)?';
const to = '\\s*(?:-|–|—|to|until|till|through|and)\\s*';
const optionalWeekday = `(?:${weekdays}(?:\\s?[/&-]\\s?${weekdays})?,?\\s+(?:the\\s+)?)?`;

const dayMonthRange = new RegExp(
  `\\b${optionalWeekday}${dayNumber}${to}${optionalWeekday}${dayNumber}(?:\\s+of)?\\s+(${months})${year}`,
  'gi',
);
const monthDayRange = new RegExp(
  `\\b${optionalWeekday}(${months})\\s+${dayNumber}${to}${optionalWeekday}(?:(${months})\\s+)?${dayNumber}(?!\\d|:\\d|\\s?[ap]\\.?m\\b)${year}`,
  'gi',
);
const twoMonths = new RegExp(
  `\\b${optionalWeekday}${dayNumber}(?:\\s+of)?\\s+(${months})${to}${optionalWeekday}${dayNumber}(?:\\s+of)?\\s+(${months})${year}`,
  'gi',
);
const dayMonth = new RegExp(
  `\\b${optionalWeekday}${anyDay}(?:\\s+of)?[\\s-]+(${months})(?:,?[\\s-]+(\\d{4})\\b)?`,
  'gi',
);
const monthDay = new RegExp(
  `\\b${optionalWeekday}(${months})\\s+(?:the\\s+)?${anyDay}(?!\\p{L}|\\d|:\\d|\\s?[ap]\\.?m\\b|\\s?%)${year}`,
  'gi',
);
const isoDate = /\b(\d{4})-(\d{2})-(\d{2})\b/g;
const numeric = new RegExp(
  `(?<![\\d/.,$€£-])${optionalWeekday}(\\d{1,2})([/.-])(\\d{1,2})(?:\\2(\\d{4}|\\d{2}))?(?![\\d/%]|[.,-]\\d|\\s?(?:%|percent|kg|mm?|cm|in\\b|inch|ft|sq|MW|kW|GB|TB|tons?|hours?|million|of\\b|price))`,
  'gi',
);

/** The next such weekday from a day on, including that day itself. */
const weekdayFrom = (from: string, wanted: number) =>
  iso(timeOf(from) + ((wanted - new Date(timeOf(from)).getUTCDay() + 7) % 7) * day);

const daysAfter = (today: string, days: number) => iso(timeOf(today) + days * day);

const ordinals = ['first', 'second', 'third', 'fourth', 'last'];
const weekdayInMonth = new RegExp(
  `\\b(?:the\\s+)?(${ordinals.join('|')}|1st|2nd|3rd|4th)\\s+(${weekdays})\\s+(?:in|of)\\s+(${months})${year}`,
  'gi',
);

/** The day of “second Thursday in December”, in the given year or else the next one from today on. */
function weekdayOfMonth(today: string, which: string, weekday: number, month: number, year?: string) {
  const number = /^\d/.test(which) ? Number.parseInt(which, 10) - 1 : ordinals.indexOf(which.toLowerCase());
  const from = Number(year ?? today.slice(0, 4));
  return [from, from + 1]
    .map((each) =>
      number === 4
        ? daysAfter(weekdayFrom(iso(Date.UTC(each, month + 1, 1)), weekday), -7)
        : daysAfter(weekdayFrom(iso(Date.UTC(each, month, 1)), weekday), number * 7),
    )
    .find((date) => year || date >= today);
}

/** Written-out dates, and numeric ones by locale. */
export const writtenDates: Rule = function* (text, { today, monthFirst }) {
  yield* factsOf(text, 'date', twoMonths, ([, first = '', month = '', last = '', second = '', givenYear]) => {
    const value = nextDate(today, indexIn(monthNames, month), Number(first), givenYear);
    const until = value && nextDate(value, indexIn(monthNames, second), Number(last), givenYear);
    return value && until ? { value, until } : false;
  });
  yield* factsOf(text, 'date', dayMonthRange, ([, first = '', last = '', month = '', givenYear]) => {
    const value = nextDate(today, indexIn(monthNames, month), Number(first), givenYear);
    const until = value && nextDate(value, indexIn(monthNames, month), Number(last), givenYear);
    return value && until ? { value, until } : false;
  });
  yield* factsOf(text, 'date', monthDayRange, ([, month = '', first = '', second, last = '', givenYear]) => {
    const value = nextDate(today, indexIn(monthNames, month), Number(first), givenYear);
    const until = value && nextDate(value, indexIn(monthNames, second ?? month), Number(last), givenYear);
    return value && until ? { value, until } : false;
  });
  yield* factsOf(text, 'date', isoDate, ([, givenYear = '', month, date]) => {
    const value = dateOf(Number(givenYear), Number(month) - 1, Number(date));
    return value ? { value } : false;
  });
  yield* factsOf(text, 'date', weekdayInMonth, ([, which = '', weekday = '', month = '', givenYear]) => {
    const [onDay, inMonth] = [indexIn(weekdayNames, weekday), indexIn(monthNames, month)];
    return { value: weekdayOfMonth(today, which, onDay, inMonth, givenYear) };
  });
  yield* factsOf(text, 'date', dayMonth, ([, date = '', month = '', givenYear]) => {
    const value = nextDate(today, indexIn(monthNames, month), dayOf(date), givenYear);
    return value ? { value } : isNoDay(date) && {};
  });
  yield* factsOf(text, 'date', monthDay, ([, month = '', date = '', givenYear]) => {
    const value = nextDate(today, indexIn(monthNames, month), dayOf(date), givenYear);
    return value ? { value } : isNoDay(date) && {};
  });
  yield* factsOf(text, 'date', numeric, ([whole, one = '', mark, two = '', givenYear]) => {
    // "Open all day, every day" (24/7), halves and quarters, and numbers such as 2.5 aren't dates.
    if (!givenYear && (mark !== '/' || /^(?:24\/7|1\/[234]|3\/4)$/.test(whole))) return false;
    const order = monthFirst && mark === '/' ? [one, two] : [two, one];
    const [month = '', date = ''] = Number(order[0]) > 12 ? order.reverse() : order;
    const value = nextDate(today, Number(month) - 1, Number(date), givenYear);
    return value ? { value } : false;
  });
};

const relative =
  /\b(?:today|tonight|tomorrow(?:\s+(?:morning|afternoon|evening|night))?|the day after tomorrow|this (?:morning|afternoon|evening)|yesterday)\b/gi;
const openDays = new RegExp(
  `\\b(?:${weekdays}${to}${weekdays}|(?:every|each)\\s+(?:(?:other|second|first|last)\\s+)?(?:${weekdays}|day|weekday|weekend|week|month)\\b(?:\\s+(?:and|or)\\s+${weekdays})?|(?:weekdays|weekends|daily|weekly|monthly|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days)\\b|(?:first|second|third|last)\\s+${weekdays}\\s+of\\s+(?:the|each|every)\\s+month\\b)`,
  'gi',
);
const oneWeekday = new RegExp(
  `\\b(?:(next|this|coming|last)\\s+)?(${weekdays})(?:\\s+(morning|afternoon|evening|night)\\b)?`,
  'gi',
);
const undatedPeriods = new RegExp(
  `\\b(?:(?:the\\s+)?(?:end|start|beginning|middle) of\\s+(?:the\\s+)?(?:${months}|month|quarter|year|week)(?:\\s+\\d{4}\\b)?|${months}\\s+(?:of\\s+)?\\d{4}\\b|(?:spring|summer|autumn|fall|winter)(?:\\s+(?:of\\s+)?\\d{4}\\b)|Q[1-4]\\b(?:\\s+\\d{4}\\b)?|(?:next|this|last|coming)\\s+(?:week(?:end)?|month|quarter|year|spring|summer|autumn|fall|winter)\\b|(?:since|in|by|from|before|after|until)\\s+(?<fact>(?:19|20)\\d{2})\\b(?![-,.]\\d|\\s+\\p{L}+s\\b))`,
  'giu',
);
const monthAlone =
  /\b(?:in|by|from|until|till|since|before|after|throughout|during|all of|early|late|mid)[\s-]+(?<fact>(?:early |late |mid-?)?(?:January|February|March|April|May|June|July|August|September|October|November|December))\b/g;

/** Dates relative to today, recurring dates, and dates without a day. */
const relativeDates: Rule = function* (text, { today }) {
  yield* factsOf(text, 'date', openDays);
  yield* factsOf(text, 'date', relative, ([words]) => ({
    value: daysAfter(
      today,
      /day after/i.test(words) ? 2 : /^tomorrow/i.test(words) ? 1 : /^yest/i.test(words) ? -1 : 0,
    ),
  }));
  for (const match of text.matchAll(oneWeekday)) {
    const [whole, which = '', name = ''] = match;
    // "sun", "sat" and "wed" are ordinary words unless they're capitalized.
    if (name.length < 5 && !/^\p{Lu}/u.test(name)) continue;
    if (
      /^Sun$/.test(name) &&
      !/\b(?:on|next|this|every|Sat\.?,?)\s+Sun$|^Sun\b[.,]?\s*\d/.test(
        text.slice(Math.max(0, match.index - 8), match.index + whole.length),
      )
    )
      continue;
    const wanted = indexIn(weekdayNames, name);
    const last = which.toLowerCase() === 'last';
    const fact = factAt(text, 'date', match.index, match.index + whole.length, {
      value: last
        ? daysAfter(weekdayFrom(today, wanted), -7)
        : weekdayFrom(daysAfter(today, which.toLowerCase() === 'this' ? 0 : 1), wanted),
    });
    if (fact) yield fact;
  }
  yield* factsOf(text, 'date', undatedPeriods);
  yield* factsOf(text, 'date', monthAlone);
};

export const dateRules: readonly Rule[] = [writtenDates, relativeDates];

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const weekdayOf = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
const startsWithWeekday = new RegExp(`^(${weekdays})`, 'i');

/** A day and a month, in either order. */
const impossibleDate = new RegExp(
  `^${optionalWeekday}(?:${dayNumber}(?:\\s+of)?[\\s-]+${months}|${months}\\s+${dayNumber}(?!\\d))`,
  'i',
);

/** Points to double-check in a date: it's past, doesn't exist, or has the wrong weekday. */
export function dateRemarks(facts: readonly Fact[], { today }: Pick<Reader, 'today'>): string[] {
  return facts.flatMap(({ kind, text, value, until }) => {
    if (kind !== 'date') return [];
    if (!value) return impossibleDate.test(text) ? [`“${text}” isn't a real date.`] : [];
    const says = /\d/.test(text) ? startsWithWeekday.exec(text)?.[1] : undefined;
    const remarks: string[] = [];
    if ((until ?? value) < today && /\d/.test(text)) remarks.push(`“${text}” has passed.`);
    if (says && indexIn(weekdayNames, says) !== new Date(timeOf(value)).getUTCDay())
      remarks.push(`“${text}”: ${long.format(timeOf(value))} is a ${weekdayOf.format(timeOf(value))}.`);
    return remarks;
  });
}
