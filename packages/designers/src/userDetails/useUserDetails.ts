import { useCallback, useState } from 'react';
import { restoreUserDetails, type UserDetails, userDetailsKey } from './userDetails.ts';

function load(): UserDetails {
  try {
    return restoreUserDetails(JSON.parse(localStorage.getItem(userDetailsKey) ?? 'null'));
  } catch {
    return restoreUserDetails(null);
  }
}

export interface UserDetailsControl {
  details: UserDetails;
  setDetails: (details: UserDetails) => void;
  /** False when the browser's storage refused the last change. */
  kept: boolean;
}

/** User details that this browser keeps between visits. */
export function useUserDetails(): UserDetailsControl {
  const [details, set] = useState(load);
  const [kept, setKept] = useState(true);
  const setDetails = useCallback((next: UserDetails) => {
    set(next);
    try {
      localStorage.setItem(userDetailsKey, JSON.stringify(next));
      setKept(true);
    } catch {
      // Shown to the user through `kept`; tried again with the next change.
      setKept(false);
    }
  }, []);
  return { details, setDetails, kept };
}
