import { rowsOf } from '@daybreak/brand';
import { describe, expect, it } from 'vitest';
import { longDate, shortTime } from './text/eventTime.ts';

describe('event time', () => {
  it.each([
    ['2027-03-14', 'Sunday, March 14, 2027'],
    ['2028-02-29', 'Tuesday, February 29, 2028'],
    ['', ''],
    ['soon', ''],
  ])('says %j as %j', (date, words) => {
    expect(longDate(date, 'en-US').replaceAll('\u00a0', ' ')).toBe(words);
  });
  it.each([
    ['18:30', '6:30 PM'],
    ['00:05', '12:05 AM'],
    ['', ''],
    ['25:00', ''],
  ])('says %j as %j', (time, words) => {
    expect(shortTime(time, 'en-US').replaceAll('\u00a0', ' ')).toBe(words);
  });
});

describe('rows', () => {
  const rows = rowsOf(4, 100);
  it('get tighter toward the horizon', () => {
    const thickness = rows.map((row) => row.thickness);
    expect(thickness).toEqual([...thickness].sort((a, b) => a - b));
  });
  it('fill the depth exactly', () => {
    const last = rows.at(-1);
    expect((last?.offset ?? 0) + (last?.thickness ?? 0)).toBeCloseTo(100);
  });
});
