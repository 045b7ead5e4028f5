import { lazilyBy } from '../../editor/artwork/lazilyBy.ts';
import type { Language } from '../../editor/artwork/text/languages.ts';
import type { Fact } from '../../editor/reading/brief.ts';
import { contactRules } from '../../editor/reading/facts/contacts.ts';
import { placeNameRules, placeRules } from '../../editor/reading/facts/places.ts';
import { timeRule } from '../../editor/reading/facts/times.ts';
import { type Rule, readFacts } from '../../editor/reading/found.ts';
import { datesIn } from './writtenDates.ts';

/** Facts that are read from the words if a piece has no field for them. */
export const missingFactNames = ['date', 'time', 'where', 'link'] as const;
export type MissingFactName = (typeof missingFactNames)[number];

/** The facts that the words state unambiguously. The rest are empty. */
export type Read = Readonly<Record<MissingFactName, string>>;

/** The value that they all share; empty if they differ or one is unclear. */
const sharedValue = (values: readonly (string | undefined)[]): string => {
  const [one = '', ...others] = new Set(values);
  return others.length === 0 ? one : '';
};

/** The forms of a.m. and p.m. in a language; none if it uses 24 hours. */
const halvesOf = lazilyBy((language: Language): readonly string[] => {
  const format = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' });
  return [9, 17].flatMap(
    (hour) =>
      format.formatToParts(Date.UTC(2027, 2, 13, hour)).find(({ type }) => type === 'dayPeriod')?.value ?? [],
  );
});

/** Matches letter by letter, because "p. m." is written in more than one way. */
const letters = (half: string) => half.toLowerCase().replaceAll(/[.\s]/g, '');
const loosePattern = (half: string) => [...letters(half)].map((letter) => `${letter}\\.?`).join('\\s*');

/** Finds "17:05", or "5:05 p.m." if the language has a.m. and p.m.: then a time without one doesn't count. */
function timesByForms(text: string, language: Language): (string | undefined)[] {
  const halves = halvesOf(language);
  const half = halves.length > 0 ? `(${halves.map(loosePattern).join('|')})?` : '()';
  const pattern = new RegExp(`${half}\\s*(?<![\\d:.])(\\d{1,2}):(\\d{2})(?![\\d:])\\s*${half}`, 'giu');
  return [...text.matchAll(pattern)].map(([, before, hour = '', minute = '', after]) => {
    const place = halves.findIndex((each) => letters(each) === letters(before || after || ''));
    const number = Number(hour);
    if (Number(minute) > 59 || number > (place < 0 ? 23 : 12)) return undefined;
    if (place < 0 && halves.length > 0 && number < 13) return undefined;
    const hour24 = place < 0 ? number : (number % 12) + 12 * place;
    return `${String(hour24).padStart(2, '0')}:${minute}`;
  });
}

const sentencesOf = (text: string) => [
  ...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text),
];

/** Finds times and places in English, as in descriptions; places only in a sentence with the date. */
function inEnglish(text: string, language: Language, dates: readonly Fact[]) {
  const rules: readonly Rule[] = [() => dates, timeRule, ...placeRules, ...placeNameRules];
  const facts = readFacts(text, rules, { today: '', monthFirst: language === 'en-US' }, []);
  const dateSentences = sentencesOf(text).filter(({ index, segment }) =>
    dates.some(({ at }) => index <= at[0] && at[0] < index + segment.length),
  );
  const places = facts.filter(
    ({ kind, at }) =>
      kind === 'place' &&
      dateSentences.some(({ index, segment }) => index <= at[0] && at[0] < index + segment.length),
  );
  const times = facts.filter(({ kind, text: words }) => kind === 'time' && words !== '24/7');
  return { times: times.map(({ value }) => value), places: places.map((place) => place.text) };
}

/** Reads when and where, if the words state them unambiguously. Without a date, neither a time nor a place is read. */
export function readWords(words: string, language: Language, today: string): Read {
  const text = words.replaceAll(/[\u200e\u200f]/g, '').replaceAll(/[^\S\n]/g, ' ');
  const contacts = readFacts(text, contactRules, { today, monthFirst: false }, []);
  const link = sharedValue(contacts.filter(({ kind }) => kind === 'link').map(({ value }) => value));
  // Web and email addresses don't count as dates.
  const contactsText = contacts
    .filter(({ kind }) => kind !== 'phone')
    .reduce(
      (rest, { at: [start, end] }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
      text,
    );
  const dates = datesIn(contactsText, language, today);
  const date = sharedValue(dates.map(({ value }) => value));
  if (!date) return { date, time: '', where: '', link };
  const asFacts = dates.map(({ at }): Fact => ({ kind: 'date', text: contactsText.slice(...at), at }));
  const closed = dates.map(({ at }) => at);
  const addresses = readFacts(contactsText, placeRules, { today, monthFirst: false }, closed).map(
    (fact) => fact.text,
  );
  const { times, places } = language.startsWith('en')
    ? inEnglish(contactsText, language, asFacts)
    : { times: timesByForms(contactsText, language), places: [] };
  return {
    date,
    time: sharedValue(times),
    where: sharedValue(addresses.length > 0 ? addresses : places),
    link,
  };
}
