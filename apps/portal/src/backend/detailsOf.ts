import type { Colleague, PersonDetails } from './interfaces/People.ts';
import { type DetailName, detailNames, recordOf } from './interfaces/personDetails.ts';

export const noDetails: PersonDetails = recordOf(detailNames, () => '');

/** A form's initial values. */
export const detailsOf = (person: Colleague): PersonDetails =>
  recordOf(detailNames, (name) => person[name] ?? '');

/** As stored: trimmed, and null for an empty string. */
export const stored = (text: string): string | null => text.trim() || null;

/** The fields that a change affects. */
export const changedFields = (before: PersonDetails, after: PersonDetails): DetailName[] =>
  detailNames.filter((name) => stored(before[name]) !== stored(after[name]));

/** Shown when two people write the same field. */
export const changedMeanwhile =
  'Someone else changed this in the meantime. Reload the page to see the changes, then make yours again.';
export const addressTaken = 'This email address is already in the directory.';
