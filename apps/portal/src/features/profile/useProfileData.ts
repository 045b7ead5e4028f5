import { useCallback, useEffect, useState } from 'react';
import type { Profile, Role, StaffMember } from '../../backend/Backend.ts';
import { useBackend } from '../../backend/BackendProvider.tsx';

export interface ProfileData {
  profile: Profile;
  staff: StaffMember | null;
  /** The server's answer; null if it grants none or couldn't be asked. */
  grantedRole: Role | null;
}

type ProfileState = { status: 'loading' } | { status: 'failed' } | ({ status: 'ready' } & ProfileData);

interface ProfileControl {
  state: ProfileState;
  retry: () => void;
  /** Applies what the server returned for a change. */
  update: (changes: Partial<ProfileData>) => void;
}

/** Loads what the profile page shows. Calls `onFailure` once per failed attempt. */
export function useProfileData(onFailure: () => void): ProfileControl {
  const backend = useBackend();
  const [state, setState] = useState<ProfileState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt reads again.
  useEffect(() => {
    let cared = true;
    const role = backend.staff.role().catch((error: unknown) => {
      console.error("Couldn't load the role.", error);
      return null;
    });
    Promise.all([backend.profiles.ensure(), backend.staff.own(), role]).then(
      ([profile, staff, grantedRole]) => {
        if (cared) setState({ status: 'ready', profile, staff, grantedRole });
      },
      (error: unknown) => {
        console.error("Couldn't load the profile.", error);
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

/** The role to show: the server function's, or else the staff record's, or else staff. Just a label; it grants nothing. */
export const shownRole = ({ grantedRole, staff }: Pick<ProfileData, 'grantedRole' | 'staff'>): Role =>
  grantedRole ?? staff?.role ?? 'staff';
