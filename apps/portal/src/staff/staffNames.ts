import type { StaffMember } from '../backend/Backend.ts';

/** Verbatim from the specification. */
const lastNameNeeded = '(Last name needed)';

/** The name on a card: a missing last name says so. */
export const cardName = ({ firstName, lastName }: StaffMember): string =>
  `${firstName} ${lastName || lastNameNeeded}`;

/** The name in a sentence. */
export const plainName = ({ firstName, lastName }: Pick<StaffMember, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** Everything about a person that a search looks through. */
export const searchText = (person: StaffMember): { name: string; more: string } => ({
  name: plainName(person),
  more: [person.jobTitle, person.email, person.phone].filter(Boolean).join(' '),
});
