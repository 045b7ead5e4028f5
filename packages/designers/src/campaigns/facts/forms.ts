import { format, instantOf, isDate, longDate, shortTime } from '../../editor/artwork/text/eventTime.ts';
import { type Language, languageOf } from '../../editor/artwork/text/languages.ts';

/** A string in a text, and its replacement. */
export type Replacement = readonly [old: string, now: string];

/** The ways people write a date with its year. */
export const withYear = [
  format({ dateStyle: 'full' }),
  format({ dateStyle: 'long' }),
  format({ dateStyle: 'medium' }),
  format({ dateStyle: 'short' }),
  format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
  format({ day: 'numeric', month: 'numeric', year: 'numeric' }),
  format({ day: '2-digit', month: '2-digit', year: 'numeric' }),
];
/** The ways people write a date without its year. */
export const withoutYear = [
  format({ weekday: 'long', day: 'numeric', month: 'long' }),
  format({ weekday: 'short', day: 'numeric', month: 'short' }),
  format({ weekday: 'long', day: 'numeric', month: 'short' }),
  format({ day: 'numeric', month: 'long' }),
  format({ day: 'numeric', month: 'short' }),
];
const weekdays = [format({ weekday: 'long' }), format({ weekday: 'short' })];
const monthAlone = format({ month: 'long' });

const normalized = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** "March 13th", as in spoken English. */
function ordinal(day: string): string {
  const number = Number(day);
  const last = number % 100 >= 11 && number % 100 <= 13 ? 0 : number % 10;
  return `${day}${{ 1: 'st', 2: 'nd', 3: 'rd' }[last] ?? 'th'}`;
}

interface Forms {
  withYear: readonly string[];
  withoutYear: readonly string[];
}

/** A date in the forms that a text may use; each form has the same index for every date. */
function dateForms(date: string, language: Language): Forms {
  if (!isDate(date)) return { withYear: [], withoutYear: [] };
  const at = instantOf(date);
  const written = (forms: typeof withYear) => forms.map((form) => normalized(form(language).format(at)));
  const spoken = withoutYear.map((form) =>
    language.startsWith('en')
      ? normalized(
          form(language)
            .formatToParts(at)
            .map(({ type, value }) => (type === 'day' ? ordinal(value) : value))
            .join(''),
        )
      : normalized(form(language).format(at)),
  );
  return {
    withYear: [normalized(longDate(date, language)), ...written(withYear), date],
    withoutYear: [...written(withoutYear), ...spoken],
  };
}

/** A time of day in the forms that a text may use. */
function timeForms(time: string, language: Language): readonly string[] {
  const [, hours = '', minutes = ''] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  if (!hours) return [];
  const hour = String(Number(hours) % 12 || 12);
  const period = Number(hours) < 12 ? 'am' : 'pm';
  const spaced = Number(hours) < 12 ? 'a.m.' : 'p.m.';
  const short = minutes === '00' ? hour : `${hour}:${minutes}`;
  return [
    normalized(shortTime(time, language)),
    `${hour}:${minutes} ${period}`,
    `${hour}:${minutes}${period}`,
    `${hour}:${minutes} ${spaced}`,
    `${short} ${period}`,
    `${short}${period}`,
    `${short} ${spaced}`,
    time,
    `${Number(hours)}:${minutes}`,
  ];
}

/** Pairs old forms with the new ones at the same index; empty if there's no replacement. */
const pairForms = (old: readonly string[], current: readonly string[]): Replacement[] =>
  old.flatMap((form, index): Replacement[] => {
    const next = current[index];
    return next !== undefined && form && form !== next ? [[form, next]] : [];
  });

export interface DateTimeFacts {
  date: string;
  time: string;
  language: string;
}

/** The replacements that turn a text with one date and time into a text with another. */
export function whenReplacements(old: DateTimeFacts, now: DateTimeFacts) {
  const [oldLanguage, newLanguage] = [languageOf(old), languageOf(now)];
  const [oldDate, newDate] = [dateForms(old.date, oldLanguage), dateForms(now.date, newLanguage)];
  return {
    withYear: pairForms(oldDate.withYear, newDate.withYear),
    withoutYear: pairForms(oldDate.withoutYear, newDate.withoutYear),
    times: pairForms(timeForms(old.time, oldLanguage), timeForms(now.time, newLanguage)),
  };
}

/** Requires that no letter or digit follows a word; scripts without spaces between words have no such boundaries. */
const edge = (character: string | undefined, side: '<' | '') =>
  /\p{Nd}/u.test(character ?? '')
    ? `(?${side}!\\p{Nd})`
    : /\p{Lu}|\p{Ll}/u.test(character ?? '')
      ? `(?${side}!\\p{Lu}|\\p{Ll})`
      : '';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const pattern = (old: string, after = '') =>
  `${edge(old.at(0), '<')}${escaped(old).replaceAll(/\s+/g, '\\s+')}${edge(old.at(-1), '')}${after}`;

/** Excludes a following year or half of the day, which would make it a different date or time. */
const noYear = '(?!,?\\s*\\d{4})';
const noHalf = '(?!\\s*[ap]\\.?m\\b)';

export interface Replacements {
  withYear: readonly Replacement[];
  withoutYear: readonly Replacement[];
  times: readonly Replacement[];
  /** Words that are matched exactly: a place, a link, a headline. */
  words: readonly Replacement[];
}

/** Replaces old with new in a text, all at once: the longest first, so that no part is mistaken for the whole. */
export function replaceForms(text: string, { withYear, withoutYear, times, words }: Replacements): string {
  const patterns = [
    ...words.map((pair) => ({ pair, source: pattern(pair[0]) })),
    ...withYear.map((pair) => ({ pair, source: pattern(pair[0]) })),
    ...withoutYear.map((pair) => ({ pair, source: pattern(pair[0], noYear) })),
    ...times.map((pair) => ({ pair, source: pattern(pair[0], noHalf) })),
  ].toSorted((a, b) => b.pair[0].length - a.pair[0].length);
  if (patterns.length === 0 || !text) return text;
  const anyPattern = new RegExp(patterns.map(({ source }) => `(${source})`).join('|'), 'giu');
  return text.replaceAll(anyPattern, (match, ...groups) => {
    const at = groups.slice(0, patterns.length).findIndex((group) => group !== undefined);
    return patterns[at]?.pair[1] ?? match;
  });
}

const statesForm = (text: string, form: string, after = '') =>
  new RegExp(pattern(form, after), 'iu').test(text.replaceAll(/[\u200e\u200f]/g, ''));

/** Checks whether a text contains a date in any of its forms. */
export function saysDate(text: string, date: string, language: Language): boolean {
  const forms = dateForms(date, language);
  return (
    forms.withYear.some((form) => statesForm(text, form)) ||
    forms.withoutYear.some((form) => statesForm(text, form, noYear))
  );
}

/** Checks whether a text contains a time in any of its forms. */
export const saysTime = (text: string, time: string, language: Language): boolean =>
  timeForms(time, language).some((form) => statesForm(text, form, noHalf));

/**
 * Returns the parts of an old date that a text still contains: any of its forms, plus its weekday or month alone if the
 * new date has a different one.
 */
export function staleWords(
  text: string,
  old: DateTimeFacts,
  now: Pick<DateTimeFacts, 'date' | 'time'>,
): string[] {
  const language = languageOf(old);
  const changed = (one: string, other: string) => Boolean(one) && one !== other;
  const forms: string[] = [];
  const monthForms: string[] = [];
  if (changed(old.date, now.date) && isDate(old.date)) {
    const { withYear: years, withoutYear: days } = dateForms(old.date, language);
    forms.push(...years, ...days);
    for (const form of [...weekdays, monthAlone]) {
      const [oldForm, newForm] = [old.date, now.date].map((date) =>
        isDate(date) ? form(language).format(instantOf(date)) : '',
      );
      if (oldForm && oldForm !== newForm && oldForm.length > 2) monthForms.push(oldForm);
    }
  }
  if (changed(old.time, now.time)) forms.push(...timeForms(old.time, language));
  // "May" is a month only with a capital.
  const matches = [forms, monthForms].flatMap((all, index) =>
    all.flatMap((form) => text.match(new RegExp(pattern(form), index === 0 ? 'iu' : 'u'))?.[0] ?? []),
  );
  // A weekday inside a date that was found isn't listed again.
  return [...new Set(matches.map(normalized))].filter(
    (one, _, all) => !all.some((other) => other !== one && other.includes(one)),
  );
}
