import { describe, expect, it } from 'vitest';
import { firstSteps, isFound, isNewcomer } from './firstWeek.ts';

const now = new Date(2026, 10, 24, 9);
const week = { startDate: null, firstVisit: null, doneSteps: [] };

describe('the first-week list', () => {
  it.each([
    ['2026-11-24', true],
    ['2026-11-03', true],
    ['2026-11-02', false],
    ['2026-11-25', false],
  ])('is shown to someone who started on %s: %s', (startDate, isShown) => {
    expect(isNewcomer({ ...week, startDate }, now)).toBe(isShown);
  });

  it('counts from the start date, or from the first visit if there is none', () => {
    const firstVisit = '2026-11-20T12:00:00+00:00';
    expect(isNewcomer({ ...week, firstVisit }, now)).toBe(true);
    expect(isNewcomer({ ...week, firstVisit, startDate: '2016-05-16' }, now)).toBe(false);
    expect(isNewcomer(week, now)).toBe(false);
  });

  it('is hidden once everything is checked off', () => {
    const startDate = '2026-11-20';
    const ticked = firstSteps.filter((step) => !isFound(step));
    expect(isNewcomer({ ...week, startDate, doneSteps: ticked.slice(1) }, now)).toBe(true);
    expect(isNewcomer({ ...week, startDate, doneSteps: ticked }, now)).toBe(false);
  });
});
