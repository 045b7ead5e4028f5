import type { FirstWeek } from '../../../../backend/interfaces/Home.ts';
import { localDay } from '../../../../shared/dates/dates.ts';
import { daysLater } from '../days.ts';

/** The steps, by the names the server stores. */
export const firstSteps = ['phone', 'photo', 'signature', 'card', 'background', 'search'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** Steps that are done once the directory has the value. The user checks off the others. */
export type FoundStep = Extract<FirstStep, 'phone' | 'photo'>;
export const isFound = (step: FirstStep): step is FoundStep => step === 'phone' || step === 'photo';

/** Number of days that the list is shown. */
const shownFor = 21;

/**
 * Returns whether someone gets the list: from their start date, or from their first visit if the directory has none,
 * until they've checked off every step that isn't found in the directory.
 */
export function isNewcomer({ startDate, firstVisit, doneSteps }: FirstWeek, now: Date): boolean {
  const startDay = startDate ?? (firstVisit && localDay(new Date(firstVisit)));
  if (!startDay || startDay < localDay(daysLater(now, -shownFor)) || startDay > localDay(now)) return false;
  return firstSteps.some((step) => !isFound(step) && !doneSteps.includes(step));
}
