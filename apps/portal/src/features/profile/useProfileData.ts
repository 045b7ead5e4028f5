import { useCallback } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { Profile } from '../../backend/interfaces/Profiles.ts';
import type { Role, StaffMember } from '../../backend/interfaces/Staff.ts';
import { fixedFailure } from '../../shared/requests/failure.ts';
import { type LoadedControl, useLoaded } from '../../shared/requests/useLoaded.ts';
import { loadRole } from '../../shared/session/loadRole.ts';
import { profileToasts } from './messages.ts';

export interface ProfileData {
  profile: Profile;
  staff: StaffMember | null;
  /** The role that the server grants; null if it grants none or couldn't be reached. */
  grantedRole: Role | null;
}

export function useProfileData(): LoadedControl<ProfileData> {
  const { profiles, staff } = useBackend();
  return useLoaded(
    useCallback(async () => {
      const [profile, row, grantedRole] = await Promise.all([
        profiles.ensure(),
        staff.own(),
        loadRole(staff),
      ]);
      return { profile, staff: row, grantedRole };
    }, [profiles, staff]),
    fixedFailure(profileToasts.loadFailed),
  );
}

/** Returns the role to show: the server's, otherwise the staff record's or staff. It's a label that grants nothing. */
export const shownRole = ({ grantedRole, staff }: Pick<ProfileData, 'grantedRole' | 'staff'>): Role =>
  grantedRole ?? staff?.role ?? 'staff';
