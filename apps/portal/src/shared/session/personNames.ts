import type { ProfileDetails } from '@daybreak/designers';
import type { Person } from './PersonProvider.tsx';

/** The name for the greeting: profile, then directory, then the account's metadata. */
export const firstNameOf = ({ profile, staff, session }: Person): string | undefined =>
  profile?.firstName || staff?.firstName || session.names.first || undefined;

const joined = (first?: string | null, last?: string | null) => [first, last].filter(Boolean).join(' ');

/** The profile's full name, then the directory's; undefined if neither has one. */
const knownNameOf = ({ profile, staff }: Person): string | undefined =>
  joined(profile?.firstName, profile?.lastName) || joined(staff?.firstName, staff?.lastName) || undefined;

/** The name in the sidebar: the known one, or else 'User'. */
export const fullNameOf = (person: Person): string => knownNameOf(person) ?? 'User';

/** A piece's default details about the user, until they enter something else. */
export const detailsOf = (person: Person): ProfileDetails => ({
  name: knownNameOf(person),
  lastName: person.profile?.lastName || person.staff?.lastName || undefined,
  title: person.staff?.jobTitle ?? undefined,
  email: person.session.email,
  phone: person.staff?.phone ?? undefined,
});
