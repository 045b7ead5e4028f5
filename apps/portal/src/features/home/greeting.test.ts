import { describe, expect, it } from 'vitest';
import { greeting, longDate } from './greeting.ts';
import { dayOfYear, quoteOn, quotes } from './quotes.ts';

const at = (hours: number, minutes: number) => new Date(2026, 10, 20, hours, minutes);

describe('the greeting', () => {
  it.each([
    [0, 0, 'morning'],
    [11, 59, 'morning'],
    [12, 0, 'afternoon'],
    [17, 59, 'afternoon'],
    [18, 0, 'evening'],
    [23, 59, 'evening'],
  ])('at %i:%i it is %s', (hours, minutes, part) => {
    expect(greeting(at(hours, minutes), 'Ada')).toBe(`Good ${part}, Ada! Welcome back.`);
  });

  it("says 'there' to someone without a first name", () => {
    expect(greeting(at(9, 0))).toBe('Good morning, there! Welcome back.');
  });
});

describe('the quote of the day', () => {
  it('is one of ten different quotes', () => {
    expect(quotes).toHaveLength(10);
    expect(new Set(quotes.map(({ text }) => text)).size).toBe(10);
  });

  it.each([
    [new Date(2026, 0, 1), 1],
    [new Date(2026, 0, 1, 23, 59), 1],
    [new Date(2026, 11, 31), 365],
    [new Date(2028, 11, 31), 366],
    [new Date(2028, 2, 1), 61],
  ])('on %s is for day %i of the year', (date, day) => {
    expect(dayOfYear(date)).toBe(day);
    expect(quoteOn(date)).toBe(quotes[day % 10]);
  });

  it('advances by one each day, across daylight saving time', () => {
    for (let day = 1; day <= 365; day += 1)
      expect(quoteOn(new Date(2026, 0, day, 1, 30))).toBe(quotes[day % 10]);
  });
});

it('formats the long date as browsers do for American English', () => {
  expect(longDate(new Date(2026, 10, 20))).toBe('Friday, November 20, 2026');
  const style = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const;
  for (let day = 1; day <= 365; day += 1) {
    const date = new Date(2026, 0, day);
    expect(longDate(date)).toBe(date.toLocaleDateString('en-US', style));
  }
});
