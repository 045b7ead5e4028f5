import { useCallback, useEffect, useState } from 'react';
import type { Profile, Role, StaffMember } from '../../backend/Backend.ts';
import { useBackend } from '../../backend/BackendProvider.tsx';

export interface ProfileData {
  profile: Profile;
  staff: StaffMember | null;
  /** The server's answer; null where it grants none or could not be asked. */
  grantedRole: Role | null;
}

type ProfileState = { status: 'loading' } | { status: 'failed' } | ({ status: 'ready' } & ProfileData);

interface ProfileControl {
  state: ProfileState;
  retry: () => void;
  /** Takes over what the server answered to a change. */
  update: (changes: Partial<ProfileData>) => void;
}

/** Reads what the profile page shows. `onFailure` hears about a failed attempt once. */
export function useProfileData(onFailure: () => void): ProfileControl {
  const backend = useBackend();
  const [state, setState] = useState<ProfileState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt reads anew.
  useEffect(() => {
    let cared = true;
    const role = backend.staff.role().catch((error: unknown) => {
      console.error('The role could not be read.', error);
      return null;
    });
    Promise.all([backend.profiles.ensure(), backend.staff.own(), role]).then(
      ([profile, staff, grantedRole]) => {
        if (cared) setState({ status: 'ready', profile, staff, grantedRole });
      },
      (error: unknown) => {
        console.error('The profile could not be read.', error);
        if (!cared) return;
        setState({ status: 'failed' });
        onFailure();
      },
    );
    return () => {
      cared = false;
    };
  }, [backend, attempt]);

  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  const update = useCallback(
    (changes: Partial<ProfileData>) =>
      setState((before) => (before.status === 'ready' ? { ...before, ...changes } : before)),
    [],
  );
  return { state, retry, update };
}

/** The role shown: the server function's, else the one on the staff record, else staff. A label, not a right. */
export const shownRole = ({ grantedRole, staff }: Pick<ProfileData, 'grantedRole' | 'staff'>): Role =>
  grantedRole ?? staff?.role ?? 'staff';
