import type { Person } from './PersonProvider.tsx';

/** The name that the greeting uses: profile, then directory, then the account's metadata. */
export const firstNameOf = ({ profile, staff, session }: Person): string | undefined =>
  profile?.firstName || staff?.firstName || session.names.first || undefined;

const joined = (first?: string | null, last?: string | null) => [first, last].filter(Boolean).join(' ');

/** The name in the sidebar: the profile's full name, then the directory's, then 'User'. */
export const fullNameOf = ({ profile, staff }: Person): string =>
  joined(profile?.firstName, profile?.lastName) || joined(staff?.firstName, staff?.lastName) || 'User';
