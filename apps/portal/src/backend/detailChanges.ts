import type { Colleague, PersonDetails } from './interfaces/People.ts';
import { type DetailName, detailNames, mapToRecord } from './interfaces/personDetails.ts';

export const noDetails: PersonDetails = mapToRecord(detailNames, () => '');

/** Returns a form's initial values. */
export const toFormDetails = (person: Colleague): PersonDetails =>
  mapToRecord(detailNames, (name) => person[name] ?? '');

/** Returns a text as stored: trimmed, and null if empty. */
export const storedText = (text: string): string | null => text.trim() || null;

/** Returns the fields that a change affects. */
export const changedFields = (before: PersonDetails, after: PersonDetails): DetailName[] =>
  detailNames.filter((name) => storedText(before[name]) !== storedText(after[name]));

/** Shown when two people write the same field. */
export const changedMeanwhile =
  'Someone else changed this while you were editing. Reload the page to see their changes, then make yours again.';
export const addressTaken = 'This email address is already in the directory.';
