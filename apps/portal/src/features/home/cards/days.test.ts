import { describe, expect, it } from 'vitest';
import { localDay } from '../../../shared/dates/dates.ts';
import { daysLater, endOf, newSince, shortDay } from './days.ts';

const now = new Date(2026, 10, 24, 8, 15);

describe('days on the home page', () => {
  it('are calendar days, from midnight to midnight', () => {
    expect(localDay(new Date(2026, 0, 5, 0, 0))).toBe('2026-01-05');
    expect(localDay(new Date(2026, 0, 5, 23, 59, 59))).toBe('2026-01-05');
  });

  it('cross the ends of months, years and daylight saving time', () => {
    expect(localDay(daysLater(new Date(2026, 11, 31, 12), 1))).toBe('2027-01-01');
    expect(localDay(daysLater(new Date(2026, 2, 1, 12), 60))).toBe('2026-04-30');
  });

  it('count someone as new for four weeks, first and last day included', () => {
    expect(newSince(now)).toEqual({ from: '2026-10-28', until: '2026-11-24' });
  });

  it('end with their last second', () => {
    expect(endOf('2026-11-30')).toEqual(new Date(2026, 10, 30, 23, 59, 59));
  });

  it.each(['', '2026-02-30', '30.11.2026', '2026-11-30T10:00'])('don’t include %s', (day) => {
    expect(endOf(day)).toBeUndefined();
  });

  it('show the year unless it’s this year', () => {
    expect(shortDay(new Date(2026, 10, 2), now)).toBe('Nov 2');
    expect(shortDay(new Date(2027, 0, 2), now)).toBe('Jan 2, 2027');
  });
});
