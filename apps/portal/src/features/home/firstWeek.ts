import type { FirstWeek } from '../../backend/Home.ts';
import { dayOf, daysLater } from './days.ts';

/** What there is to do, as the server keeps the names. The phone is done once the directory has it. */
export const firstSteps = ['phone', 'signature', 'card', 'background', 'search'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** Days that the list is shown for. */
const shownFor = 21;

/**
 * Whether somebody gets the list: since their start date, or where the directory has none, since their first visit; and not once all that
 * they tick themselves is done.
 */
export function isNewcomer({ startDate, firstVisit, done }: FirstWeek, now: Date): boolean {
  const since = startDate ?? (firstVisit && dayOf(new Date(firstVisit)));
  if (!since || since < dayOf(daysLater(now, -shownFor)) || since > dayOf(now)) return false;
  return firstSteps.some((step) => step !== 'phone' && !done.includes(step));
}
