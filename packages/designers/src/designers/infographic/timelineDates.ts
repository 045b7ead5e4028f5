import type { Language } from '../../editor/artwork/text/languages.ts';
import { type HeadedPoint, pointOf } from '../../editor/artwork/text/point.ts';

/** A point in time, and its event. */
export interface TimelineDate {
  when: string;
  words: HeadedPoint;
  /** The position on its scale; moments of one scale can be drawn to scale. */
  at?: number;
  scale?: 'years' | 'day' | 'span' | 'count';
}

const span = {
  minute: 1 / 1440,
  min: 1 / 1440,
  hour: 1 / 24,
  h: 1 / 24,
  day: 1,
  week: 7,
  month: 30.44,
  year: 365.25,
};
const spanWord = '(?:minutes?|mins?|hours?|h|days?|weeks?|months?|years?)';
const time =
  '(?:[01]?\\d|2[0-3])(?::[0-5]\\d)?\\s?(?:[ap]\\.?m\\.?(?!\\p{L})|Uhr)|(?:[01]?\\d|2[0-3])[:.][0-5]\\d|(?:[01]?\\d|2[0-3])h(?:[0-5]\\d)?';
const rangeEnd = '(?:\\s?(?:–|—|-|to)\\s?';
const year = '(?:1[89]|20|21)\\d\\d';
const monthYear = `\\p{L}{3,12}\\.?\\s+${year}`;
const dayMonth = `(?:\\p{L}{3,12}\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}\\.?\\s+(?:de\\s+)?\\p{L}{3,12})(?:,?\\s+(?:de\\s+)?${year})?`;
const counted =
  '(?:day|week|month|year|hour|minute|quarter|día|semana|mes|año|jour|semaine|mois|Tag|Woche|Monat|Jahr|giorno|settimana|dia|semana|mês)\\s+\\d{1,3}|Q[1-4](?:\\s+\\d{4})?';
const namedTime =
  'today|now|then|before|after|yesterday|tomorrow|tonight|next \\p{L}+|last \\p{L}+|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|hoy|ahora|antes|mañana|heute|jetzt|früher|morgen|demain|hier|maintenant|oggi|domani|ieri|hoje|agora|amanhã';
const afterSpan = `(?:(?:after|within|in)\\s+)?\\d{1,4}(?:\\s?[–—-]\\s?\\d{1,4})?\\s?${spanWord}(?:\\s+(?:later|before|after))?`;
const preposition = '(?:(?:in|since|by|from|at|on|until|circa|ca\\.)\\s+)?';

const fullTime = new RegExp(
  `^${preposition}(?:${time}|${monthYear}|${dayMonth}|${year}s?|\\d{4}-\\d\\d-\\d\\d|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}|${counted}|${namedTime}|${afterSpan})${rangeEnd}(?:${time}|${monthYear}|${dayMonth}|${year}|\\d{1,4}\\s?${spanWord}|\\d{1,2}|today|now))?$`,
  'iu',
);
/** Matches a time or a year at the start of a line without a colon: "9:00 Doors open", "2019 – First site". */
const leadingTime = new RegExp(`^(${time}|${year}|\\d{4}-\\d\\d-\\d\\d)(?:\\s?[–—:-])?\\s+(?=\\p{L})`, 'iu');
/** Matches a time before the colon that ends it: "9:00 AM: Doors open". */
const timeBeforeColon = new RegExp(`^(${time}${rangeEnd}(?:${time}))?)\\s?[:–—-]\\s+(.+)$`, 'isu');

const monthsOf = (language: Language) =>
  Array.from({ length: 12 }, (_, month) =>
    (['long', 'short'] as const).map((width) =>
      new Intl.DateTimeFormat(language, { month: width, timeZone: 'UTC' })
        .format(Date.UTC(2026, month, 15))
        .toLowerCase()
        .replace('.', ''),
    ),
  );

/**
 * The position of a moment on its scale: a year with its fraction, an hour of the day, days from the start, or a count.
 */
function placeOf(when: string, language: Language): Pick<TimelineDate, 'at' | 'scale'> {
  const label = when.toLowerCase();
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(label);
  if (iso) return { at: Number(iso[1]) + (Number(iso[2]) - 1) / 12 + Number(iso[3]) / 366, scale: 'years' };
  const months = monthsOf(language);
  const name = label.match(/\p{L}{3,}/gu)?.find((one) => months.some((names) => names.includes(one)));
  const month = months.findIndex((names) => name && names.includes(name));
  const inYear = /(?:1[89]|20|21)\d\d/.exec(label)?.[0];
  const day = /(?<!\d)\d{1,2}(?!\d)/.exec(label)?.[0];
  if (month >= 0) return { at: Number(inYear ?? 0) + month / 12 + Number(day ?? 1) / 366, scale: 'years' };
  const count = /^(?:q|\p{L}+\s+)(\d{1,3})$/u.exec(label);
  if (count && !inYear) return { at: Number(count[1]), scale: 'count' };
  const quarter = /^q([1-4])\s+(\d{4})/.exec(label);
  if (quarter) return { at: Number(quarter[2]) + (Number(quarter[1]) - 1) / 4, scale: 'years' };
  const clock = /^(?:\D*?)(\d{1,2})(?:[:.h](\d\d))?\s?(?:([ap])\.?m|uhr|$|h|[–—-])/u.exec(label);
  const passes = /(\d{1,4})\s?(?:[–—-]\s?\d+\s?)?(minute|min|hour|h|day|week|month|year)s?\b/.exec(label);
  if (passes && !/[:.]\d/.test(label))
    return { at: Number(passes[1]) * span[passes[2] as keyof typeof span], scale: 'span' };
  if (inYear) return { at: Number(inYear), scale: 'years' };
  if (clock && (clock[2] || clock[3] || /uhr|h/.test(label)))
    return {
      at:
        (Number(clock[1]) % (clock[3] ? 12 : 24)) + (clock[3] === 'p' ? 12 : 0) + Number(clock[2] ?? 0) / 60,
      scale: 'day',
    };
  return {};
}

/** The moment at the start of a line, if there is one. */
export function timelineDateOf(line: string, language: Language): TimelineDate | undefined {
  const clockMatch = timeBeforeColon.exec(line);
  const { head, text } = clockMatch
    ? { head: clockMatch[1] ?? '', text: clockMatch[2] ?? '' }
    : pointOf(line);
  const starts = head ? undefined : leadingTime.exec(line);
  const when = head && fullTime.test(head) ? head : (starts?.[1] ?? '');
  if (!when) return undefined;
  const words = head ? pointOf(text) : pointOf(line.slice(starts?.[0].length).trim());
  return { when: when.trim(), words, ...placeOf(when.trim(), language) };
}

/**
 * Positions between the first and the last moment, from 0 to 1; undefined if they aren't on one scale in this order.
 */
export function placesOf(moments: readonly TimelineDate[]): number[] | undefined {
  const all = moments.map(({ at }) => at);
  const [start, end] = [all[0], all.at(-1)];
  const isOne = new Set(moments.map(({ scale }) => scale)).size === 1;
  const rises = all.every((at, index) => at !== undefined && (index === 0 || at > (all[index - 1] ?? at)));
  if (!isOne || !rises || start === undefined || end === undefined) return undefined;
  return all.map((at = start) => (at - start) / (end - start));
}
