import { fullName, type StaffMember } from '../../backend/interfaces/Staff.ts';

/** Verbatim from the specification. */
const lastNameNeeded = '(Last name needed)';

/** Returns the name on a card, which points out a missing last name. */
export const cardName = ({ firstName, lastName }: StaffMember): string =>
  `${firstName} ${lastName || lastNameNeeded}`;

/** Returns the name for use in a sentence. */
export const plainName = ({ firstName, lastName }: Pick<StaffMember, 'firstName' | 'lastName'>): string =>
  fullName(firstName, lastName);

/** Returns the searchable text about a person. */
export const searchText = (person: StaffMember): { name: string; more: string } => ({
  name: plainName(person),
  more: [person.jobTitle, person.email, person.phone].filter(Boolean).join(' '),
});
