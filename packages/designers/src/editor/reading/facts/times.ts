import { factsOf, type Rule } from '../found.ts';

const half = '(?:\\s?(?:[ap]m\\b|[ap]\\.m\\.?)|[ap]\\b)';
const zone = '(?:\\s?(?:CES?T|E[SD]?T|P[SD]?T|C[SD]?T|M[SD]?T|GMT|UTC|BST)\\b(?:[+-]\\d{1,2})?)?';
const colon = '\\d{1,2}:\\d{2}(?!\\d)';
const clock = `(?:${colon}(?:${half})?|\\d{1,2}\\.\\d{2}(?:${half})|\\d{1,2}${half}|\\d{1,2}h\\d{0,2}\\b|\\d{1,2}\\s?o[’']clock|\\bnoon\\b|\\bmidday\\b|\\bmidnight\\b)`;
const hourNames = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const count = `(?:\\d{1,2}|${hourNames})`;
const spoken = `(?:a\\s+)?(?:half past|quarter past|quarter to)\\s+${count}|(?:${hourNames})\\s+o[’']clock`;
const partOfDay = '(?:\\s+(?:in the (?:morning|afternoon|evening)|at night))?';
const to = '\\s*(?:-|–|—|to|until|till|and)\\s*';
const timeOrHour = `(?:${clock}|\\d{1,2}(?:[.:]\\d{2})?)`;

/** A range with at least one end that's clearly a time; the other may be a plain number. */
const range = new RegExp(
  `(?<![\\d.,:$€£])(?:(${clock}${partOfDay})${to}(${timeOrHour}${partOfDay})|(\\d{1,2}(?:\\.\\d{2})?)${to}(${clock}))(?!\\d|\\s?%)${zone}`,
  'gi',
);
/** "0900 to 1400", on the 24-hour clock. Years aren't hours. */
const fourDigits =
  /(?<![\d.,$€£-])(?!(?:19|20)\d\d\s*(?:-|–|to|until)\s*(?:19|20)\d\d)([01]\d|2[0-3])([0-5]\d)\s*(?:-|–|to|until)\s*([01]\d|2[0-3])([0-5]\d)(?!\d)/g;
/** "from 10 to 4", "between 9 and 5": only if nothing is counted. */
const bare = new RegExp(
  `\\b(?:from|between)\\s+(?<fact>(${count})\\s*(?:-|–|\\b(?:to|until|till|and)\\b)\\s*(${count}))(?=\\s*(?:[.,;:!?)]|$|\\n|\\s(?:on|at|in|every|each|daily|and|for|with|o[’']clock|hours|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|lunch)\\b))`,
  'gi',
);
const single = new RegExp(
  `(?<![\\d.,:$€£+-])(?:(?:${clock}|${spoken})${partOfDay}|${count}\\s+in the (?:morning|afternoon|evening))(?!\\d)${zone}`,
  'gi',
);
/** "Saturday, 9-12", "Tuesdays 8-10": hours alone between commas, or after a weekday or year. */
const hoursBetweenCommas = new RegExp(
  `(?:,\\s*|\\n|\\b20\\d{2},?\\s+|\\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Mon|Tue|Wed|Thu|Fri|Sat|Sun|daily)[.,]?\\s+)(?<fact>(${count})(?:\\s?[-–]\\s?|\\s+to\\s+)(${count}))(?=\\s*(?:[,;)]|\\.(?!\\d)|$|\\n)|\\s+(?:and|at|in|both days|each day|every day|daily)\\b)`,
  'g',
);
const hourAfterAt = new RegExp(
  `\\bat\\s+(?<fact>${count})(?=\\s*(?:[,;!?)]|\\.(?!\\d)|$|\\n|\\s(?:on|in|at|sharp|tomorrow|and)\\b))`,
  'gi',
);
interface Parts {
  hour: number;
  minute: number;
  half?: 'a' | 'p';
}

const hours = [
  'twelve',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
];

function partsOf(written: string): Parts | undefined {
  const whole = written.toLowerCase().trim();
  const daytime = /\s+(?:in the (morning|afternoon|evening)|at night)$/.exec(whole);
  const text = whole.slice(0, daytime?.index);
  const parts = clockIn(text);
  return parts && daytime && !parts.half ? { ...parts, half: daytime[1] === 'morning' ? 'a' : 'p' } : parts;
}

function clockIn(text: string): Parts | undefined {
  if (/^(noon|midday)/.test(text)) return { hour: 12, minute: 0, half: 'p' };
  if (text.startsWith('midnight')) return { hour: 0, minute: 0, half: 'a' };
  const match =
    /(?:(?:a\s+)?(half past|quarter past|quarter to)\s+)?(\p{L}+|\d{1,2})(?:\s+o[’']clock)?$/u.exec(text);
  const hour = match ? Number(match[2]) || hours.indexOf(match[2] ?? '') : -1;
  if (match && hour >= 0 && (match[1] || /clock/.test(text) || hours.includes(text)))
    return match[1] === 'quarter to'
      ? { hour: (hour + 11) % 12 || 12, minute: 45 }
      : { hour: hour || 12, minute: match[1] === 'half past' ? 30 : match[1] ? 15 : 0 };
  const numbers = /^(\d{1,2})(?:[:.h](\d{2}))?/.exec(text);
  if (!numbers) return undefined;
  const parts = { hour: Number(numbers[1]), minute: Number(numbers[2] ?? 0) };
  if (parts.hour > 24 || parts.minute > 59) return undefined;
  const half = /\d\s?([ap])(?:\.?m\b|\b)/.exec(text)?.[1];
  return half ? { ...parts, half: half as 'a' | 'p' } : parts;
}

/** `14:30`. Without am or pm, one to six means the afternoon unless a colon makes it a 24-hour time. */
function clockOf({ hour, minute, half }: Parts, exact: boolean): string {
  const hours =
    half === 'p'
      ? (hour % 12) + 12
      : half === 'a'
        ? hour % 12
        : !exact && hour >= 1 && hour <= 6
          ? hour + 12
          : hour % 24;
  return `${String(hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** "17:30" and "17h" are on the 24-hour clock. */
const isExact = (written: string) => /\d(?::|h)/i.test(written);
/** Words that put a time in the evening: "half past seven" is 19:30 then. */
const evening = /\b(?:evening|tonight|night|dinner|drinks|concert|gala|after work)\b(?!\s+shift)/i;

function rangeOf(first: string, last: string) {
  const [begin, end] = [partsOf(first), partsOf(last)];
  if (!begin || !end) return false;
  // "9–11 am", "2 to 4pm": the am or pm counts for both, unless the range would then end before it begins.
  if (end.half && !begin.half && begin.hour <= 12) {
    const sameHalf = { ...begin, half: end.half };
    begin.half = clockOf(sameHalf, true) < clockOf(end, true) ? end.half : 'a';
  }
  const value = clockOf(begin, isExact(first));
  let until = clockOf(end, isExact(last));
  if (begin.half && !end.half && until < value && end.hour < 12) until = clockOf({ ...end, half: 'p' }, true);
  return { value, until };
}

export const timeRule: Rule = function* (text) {
  yield* factsOf(text, 'time', /(?<![\d/])24\/7(?![\d/])/g);
  yield* factsOf(text, 'time', range, ([, first, second = '', bareFirst = '', last = '']) =>
    first ? rangeOf(first, second) : rangeOf(bareFirst, last),
  );
  yield* factsOf(text, 'time', fourDigits, ([, hour, minute, lastHour, lastMinute]) => ({
    value: `${hour}:${minute}`,
    until: `${lastHour}:${lastMinute}`,
  }));
  for (const hours of [bare, hoursBetweenCommas])
    yield* factsOf(text, 'time', hours, ([, , first = '', last = '']) => rangeOf(first, last));
  yield* factsOf(text, 'time', single, ([words]) => {
    const parts = partsOf(words.replace(new RegExp(`${zone}$`, 'i'), ''));
    if (!parts) return false;
    const isLate = !parts.half && !isExact(words) && parts.hour >= 5 && parts.hour < 12 && evening.test(text);
    return { value: clockOf(isLate ? { ...parts, half: 'p' } : parts, isExact(words)) };
  });
  yield* factsOf(text, 'time', hourAfterAt, ([, words = '']) => {
    const parts = partsOf(words);
    return parts && parts.hour > 0 ? { value: clockOf(parts, false) } : false;
  });
};
