import type { Session } from './interfaces/Auth.ts';
import type { Profile } from './interfaces/Profiles.ts';
import type { StaffMember } from './interfaces/Staff.ts';
import { maxNameLength } from './nameLimits.ts';

type NewProfile = Pick<Profile, 'firstName' | 'lastName' | 'displayName'>;

/** Cuts a name to what a profile accepts: accounts allow more. */
const fitting = (name: string | null | undefined) =>
  [...(name ?? '').trim()].slice(0, maxNameLength).join('').trim();

/** Returns the names for a profile created on the first visit: the directory's, or else the account's. */
export const firstVisitNames = (session: Session, staff: StaffMember | null): NewProfile => ({
  firstName: fitting(staff?.firstName || session.names.first),
  lastName: fitting(staff?.lastName || session.names.last),
  displayName: fitting(session.names.full),
});
