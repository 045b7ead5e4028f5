import type { Profile, Session, StaffMember } from './Backend.ts';

type NewProfile = Pick<Profile, 'firstName' | 'lastName' | 'displayName'>;

/** Names for a profile made on the first visit: the directory's, else the account's; display name from the full name. */
export const firstVisitNames = (session: Session, staff: StaffMember | null): NewProfile => ({
  firstName: staff?.firstName || session.names.first || '',
  lastName: staff?.lastName || session.names.last || '',
  displayName: session.names.full || '',
});
