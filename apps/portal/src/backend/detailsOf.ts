import type { Colleague, PersonDetails } from './People.ts';

export const noDetails: PersonDetails = {
  firstName: '',
  lastName: '',
  phone: '',
  jobTitle: '',
  department: '',
  location: '',
  pronouns: '',
  startDate: '',
  managerId: '',
};

export const detailNames = Object.keys(noDetails) as (keyof PersonDetails)[];

/** A form's initial values. */
export const detailsOf = (person: Colleague): PersonDetails =>
  Object.fromEntries(detailNames.map((name) => [name, person[name] ?? ''])) as unknown as PersonDetails;

/** As stored: trimmed, and null for an empty string. */
export const stored = (text: string): string | null => text.trim() || null;

/** The fields that a change affects. */
export const changedFields = (before: PersonDetails, after: PersonDetails): (keyof PersonDetails)[] =>
  detailNames.filter((name) => stored(before[name]) !== stored(after[name]));

/** Shown when two people write the same field. */
export const changedMeanwhile =
  'Someone else has changed this in the meantime. Reload the page to see it, then change it again.';
export const addressTaken = 'This email address is in the directory already.';
