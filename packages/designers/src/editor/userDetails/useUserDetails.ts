import { useCallback, useMemo, useState } from 'react';
import {
  type DetailName,
  detailNames,
  type EnteredDetails,
  enteredAfter,
  loadUserDetails,
  type ProfileDetails,
  saveUserDetails,
  type UserDetails,
  withProfile,
} from './userDetails.ts';

/** The visible details that are the signed-in user's, as the portal knows them. */
export interface ProfileControl {
  from: readonly DetailName[];
  /** Resets every detail to the profile's; undefined if all of the profile's are already shown. */
  use: (() => void) | undefined;
}

export interface UserDetailsControl {
  details: UserDetails;
  setDetails: (details: UserDetails) => void;
  /** False when the browser's storage refused the last change. */
  kept: boolean;
  /** Absent if the portal knows nothing about the user. */
  profile?: ProfileControl;
}

const nobody: ProfileDetails = {};

/** User details stored in this browser between visits. They start with the profile's. */
export function useUserDetails(profile: ProfileDetails = nobody): UserDetailsControl {
  const [entered, set] = useState(loadUserDetails);
  const [isSaved, setIsSaved] = useState(true);
  const details = useMemo(() => withProfile(entered, profile), [entered, profile]);

  const keep = useCallback((next: EnteredDetails) => {
    set(next);
    try {
      saveUserDetails(next);
      setIsSaved(true);
    } catch {
      // Shown to the user through `isSaved`; retried with the next change.
      setIsSaved(false);
    }
  }, []);
  const setDetails = useCallback(
    (next: UserDetails) => keep(enteredAfter(entered, details, next)),
    [keep, entered, details],
  );

  const profileNames = detailNames.filter((name) => profile[name]);
  const from = profileNames.filter((name) => !entered.entered.includes(name));
  const use = () => keep({ details: entered.details, entered: [] });
  return {
    details,
    setDetails,
    kept: isSaved,
    ...(profileNames.length > 0
      ? { profile: { from, use: entered.entered.length > 0 ? use : undefined } }
      : {}),
  };
}
