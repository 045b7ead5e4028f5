import { describe, expect, it } from 'vitest';
import { datePart, longDate, monthOfDay, shortTime } from './eventTime.ts';
import { type Language, languages } from './languages.ts';

const tags = Object.keys(languages) as Language[];

/** ICU has several spaces and changes which it takes where: here all of them are one. */
const spaced = (text: string) => text.replaceAll(/\s/g, ' ');

describe('a time follows the language of the piece', () => {
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
  ])('%s: %s', (language, words) => {
    expect(spaced(shortTime('10:00', language))).toBe(words);
  });
});

describe('a date follows the language of the piece', () => {
  it.each<[Language, string]>([
    ['en-US', 'Saturday, March 13, 2027'],
    ['pt-PT', 'sábado, 13 de março de 2027'],
    ['es', 'sábado, 13 de marzo de 2027'],
    ['de', 'Samstag, 13. März 2027'],
    ['fr', 'samedi 13 mars 2027'],
    ['it', 'sabato 13 marzo 2027'],
    ['pl', 'sobota, 13 marca 2027'],
  ])('%s: %s', (language, words) => {
    expect(spaced(longDate('2027-03-13', language))).toBe(words);
  });

  it.each(tags)('%s: breaks after the weekday only, and names day and year', (language) => {
    const words = longDate('2027-03-13', language);
    expect(words.match(/[^\S\u00a0]/g)).toHaveLength(1);
    expect(words).toContain('13');
    expect(words).toContain('2027');
  });

  it.each(tags)('%s: nothing is said of what is no date and no time', (language) => {
    expect([longDate('soon', language), shortTime('25:00', language)]).toEqual(['', '']);
  });
});

it('gives the month as it stands with a day, and by itself', () => {
  expect(monthOfDay('2027-03-13', 'pl')).toBe('marca');
  expect(datePart('2027-03-13', 'monthAndYear', 'pl')).toBe('marzec 2027');
  expect(monthOfDay('2027-03-13', 'en-US')).toBe('March');
});
