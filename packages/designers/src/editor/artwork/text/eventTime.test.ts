import { describe, expect, it } from 'vitest';
import { datePart, longDate, monthOfDay, shortTime } from './eventTime.ts';
import { type Language, languages } from './languages.ts';

const tags = Object.keys(languages) as Language[];

/** Replaces every kind of space with a plain one, because ICU changes which kind it uses. */
const spaced = (text: string) => text.replaceAll(/\s/g, ' ');

describe('times in the language of the piece', () => {
  it.each<[Language, string]>([
    ['en-US', '10:00 AM'],
    ['en-GB', '10:00'],
    ['es-US', '10:00 a.m.'],
    ['es', '10:00'],
    ['pt-PT', '10:00'],
    ['pt-BR', '10:00'],
    ['fr', '10:00'],
    ['de', '10:00'],
    ['it', '10:00'],
    ['nl', '10:00'],
    ['pl', '10:00'],
    ['el', '10:00 π.μ.'],
    ['uk', '10:00'],
    ['ru', '10:00'],
    ['he', '10:00'],
    ['ar', '10:00 ص'],
    ['hi', '10:00 am'],
    ['th', '10:00'],
    ['zh-Hans', '10:00'],
    ['ja', '10:00'],
    ['ko', '오전 10:00'],
  ])('%s: %s', (language, words) => {
    expect(spaced(shortTime('10:00', language))).toBe(words);
  });
});

describe('dates in the language of the piece', () => {
  it.each<[Language, string]>([
    ['en-US', 'Saturday, March 13, 2027'],
    ['pt-PT', 'sábado, 13 de março de 2027'],
    ['es', 'sábado, 13 de marzo de 2027'],
    ['de', 'Samstag, 13. März 2027'],
    ['fr', 'samedi 13 mars 2027'],
    ['it', 'sabato 13 marzo 2027'],
    ['pl', 'sobota, 13 marca 2027'],
    ['he', 'יום שבת, 13 במרץ 2027'],
    ['ar', 'السبت، 13 مارس 2027'],
    // Thailand uses the Buddhist calendar.
    ['th', 'วันเสาร์ที่ 13 มีนาคม พ.ศ. 2570'],
    ['ja', '2027年3月13日土曜日'],
    ['ko', '2027년 3월 13일 토요일'],
  ])('%s: %s', (language, words) => {
    expect(spaced(longDate('2027-03-13', language))).toBe(words);
  });

  it.each(tags)('%s: breaks only next to the weekday, and states day and year', (language) => {
    const words = longDate('2027-03-13', language);
    const setSolid = language === 'ja' || language === 'zh-Hans';
    expect(words.match(/[^\S\u00a0]/g) ?? []).toHaveLength(setSolid ? 0 : 1);
    expect(words).toContain('13');
    expect(words).toContain(language === 'th' ? '2570' : '2027');
  });

  it.each(tags)('%s: returns nothing for an invalid date or time', (language) => {
    expect([longDate('soon', language), shortTime('25:00', language)]).toEqual(['', '']);
  });
});

it('gives the month in the form used with a day and in the form used alone', () => {
  expect(monthOfDay('2027-03-13', 'pl')).toBe('marca');
  expect(datePart('2027-03-13', 'monthAndYear', 'pl')).toBe('marzec 2027');
  expect(monthOfDay('2027-03-13', 'en-US')).toBe('March');
  expect(monthOfDay('2027-03-13', 'ja')).toBe('3月');
  expect(datePart('2027-03-13', 'day', 'ja')).toBe('13');
});
