import type { FirstWeek } from '../../backend/Home.ts';
import { dayOf, daysLater } from './days.ts';

/** What there is to do, as the server keeps the names. */
export const firstSteps = ['phone', 'photo', 'signature', 'card', 'background', 'search'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** Done once the directory has it; the others are ticked off. */
export type FoundStep = Extract<FirstStep, 'phone' | 'photo'>;
export const isFound = (step: FirstStep): step is FoundStep => step === 'phone' || step === 'photo';

/** Days that the list is shown for. */
const shownFor = 21;

/**
 * Whether somebody gets the list: since their start date, or where the directory has none, since their first visit; and not once all that
 * they tick themselves is done.
 */
export function isNewcomer({ startDate, firstVisit, done }: FirstWeek, now: Date): boolean {
  const since = startDate ?? (firstVisit && dayOf(new Date(firstVisit)));
  if (!since || since < dayOf(daysLater(now, -shownFor)) || since > dayOf(now)) return false;
  return firstSteps.some((step) => !isFound(step) && !done.includes(step));
}
