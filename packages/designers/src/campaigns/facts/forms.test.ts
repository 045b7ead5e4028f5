import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longDate, shortTime } from '../../editor/artwork/text/eventTime.ts';
import { type Language, languages } from '../../editor/artwork/text/languages.ts';
import { type DateTimeFacts, replaceForms, staleWords, whenReplacements } from './forms.ts';

const old: DateTimeFacts = { date: '2027-03-13', time: '09:00', language: 'en-US' };
const now: DateTimeFacts = { date: '2027-04-21', time: '17:30', language: 'en-US' };
const read = (text: string, words: [string, string][] = []) =>
  replaceForms(text, { ...whenReplacements(old, now), words });

describe('replacing facts', () => {
  it.each([
    ['Saturday, March 13, 2027', 'Wednesday, April 21, 2027'],
    ['on March 13, 2027.', 'on April 21, 2027.'],
    ['on Mar 13, 2027', 'on Apr 21, 2027'],
    ['Saturday, March 13 at 9 am', 'Wednesday, April 21 at 5:30 pm'],
    ['Sat, Mar 13, 9:00 AM', 'Wed, Apr 21, 5:30 PM'],
    ['the doors open on March 13th at 9am', 'the doors open on April 21st at 5:30pm'],
    ['3/13/2027, 09:00', '4/21/2027, 17:30'],
    ['2027-03-13', '2027-04-21'],
    ['MARCH 13', 'April 21'],
    ['Saturday, March 13, 2027', 'Wednesday, April 21, 2027'],
  ])('updates an old date in the form it’s written in: %s', (text, wanted) =>
    expect(read(text)).toBe(wanted),
  );

  it.each([
    'March 130 panels',
    'March 13, 2028',
    'on March 3',
    'from 19:00 to 9:00 PM',
    'Room 109:005',
    'a march of 13',
  ])('leaves “%s” unchanged', (text) => expect(read(text)).toBe(text));

  it('replaces any other fact verbatim, and only as whole words', () => {
    expect(read('Come to 400 Horizon Way, Austin.', [['400 Horizon Way', 'Gate 4']])).toBe(
      'Come to Gate 4, Austin.',
    );
    expect(read('Solar day, solar days', [['Solar day', 'Open day']])).toBe('Open day, solar days');
    expect(read('The $1 (new) offer', [['$1 (new)', '$& free']])).toBe('The $& free offer');
  });
});

const languageTags = Object.keys(languages) as Language[];
const dates = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

it('replaces dates and times in the forms of every language', () => {
  const whens = fc.record({ date: dates, time: times });
  fc.assert(
    fc.property(whens, whens, fc.constantFrom(...languageTags), (before, after, language) => {
      const [one, other] = [before, after].map((when) => ({ ...when, language })) as [
        DateTimeFacts,
        DateTimeFacts,
      ];
      const text = (when: DateTimeFacts) =>
        `${longDate(when.date, language)} · ${shortTime(when.time, language)} · ${when.date}`.replaceAll(
          /\s/g,
          ' ',
        );
      const made = replaceForms(text(one), { ...whenReplacements(one, other), words: [] });
      expect(made).toBe(text(other));
      const full = longDate(one.date, language).replaceAll(/\s/g, ' ');
      if (one.date !== other.date) expect(made).not.toContain(full);
    }),
  );
});

it('names what’s left of an old date, even a weekday or a month alone', () => {
  expect(staleWords('Every Saturday in March', old, now)).toEqual(['Saturday', 'March']);
  expect(staleWords('Saturday, March 13, 2027, at 9 am', old, now)).toEqual([
    'Saturday, March 13, 2027',
    '9 am',
  ]);
  expect(staleWords('You may come', { ...old, date: '2027-05-13' }, now)).toEqual([]);
  expect(staleWords('Wednesday, April 21', old, now)).toEqual([]);
});
