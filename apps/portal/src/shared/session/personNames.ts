import type { ProfileDetails } from '@daybreak/designers';
import { fullName } from '../../backend/interfaces/Staff.ts';
import type { Person } from './PersonProvider.tsx';

/** Returns the name for the greeting: the profile's, the directory's, or the account's. */
export const firstNameOf = ({ profile, staff, session }: Person): string | undefined =>
  profile?.firstName || staff?.firstName || session.names.first || undefined;

/** Returns the full name in the profile or the directory; undefined if neither has one. */
const knownNameOf = ({ profile, staff }: Person): string | undefined =>
  fullName(profile?.firstName, profile?.lastName) || fullName(staff?.firstName, staff?.lastName) || undefined;

/** Returns the name in the sidebar: the full name, or else 'User'. */
export const fullNameOf = (person: Person): string => knownNameOf(person) ?? 'User';

/** Returns a piece's default details about the user, until they enter others. */
export const defaultUserDetails = (person: Person): ProfileDetails => ({
  name: knownNameOf(person),
  lastName: person.profile?.lastName || person.staff?.lastName || undefined,
  title: person.staff?.jobTitle ?? undefined,
  email: person.session.email,
  phone: person.staff?.phone ?? undefined,
});
