import { describe, expect, it } from 'vitest';
import { firstSteps, isFound, isNewcomer } from './firstWeek.ts';

const now = new Date(2026, 10, 24, 9);
const week = { startDate: null, firstVisit: null, done: [] };

describe('the list for the first week', () => {
  it.each([
    ['2026-11-24', true],
    ['2026-11-03', true],
    ['2026-11-02', false],
    ['2026-11-25', false],
  ])('who began on %s: %s', (startDate, shown) => {
    expect(isNewcomer({ ...week, startDate }, now)).toBe(shown);
  });

  it('goes by the first visit where no start date is known, and by the start date where one is', () => {
    const firstVisit = '2026-11-20T12:00:00+00:00';
    expect(isNewcomer({ ...week, firstVisit }, now)).toBe(true);
    expect(isNewcomer({ ...week, firstVisit, startDate: '2016-05-16' }, now)).toBe(false);
    expect(isNewcomer(week, now)).toBe(false);
  });

  it('is gone once everything is ticked off', () => {
    const startDate = '2026-11-20';
    const ticked = firstSteps.filter((step) => !isFound(step));
    expect(isNewcomer({ ...week, startDate, done: ticked.slice(1) }, now)).toBe(true);
    expect(isNewcomer({ ...week, startDate, done: ticked }, now)).toBe(false);
  });
});
