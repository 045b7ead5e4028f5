import { useCallback, useState } from 'react';
import { keepUserDetails, keptUserDetails, type UserDetails } from './userDetails.ts';

export interface UserDetailsControl {
  details: UserDetails;
  setDetails: (details: UserDetails) => void;
  /** False when the browser's storage refused the last change. */
  kept: boolean;
}

/** User details that this browser keeps between visits. */
export function useUserDetails(): UserDetailsControl {
  const [details, set] = useState(keptUserDetails);
  const [kept, setKept] = useState(true);
  const setDetails = useCallback((next: UserDetails) => {
    set(next);
    try {
      keepUserDetails(next);
      setKept(true);
    } catch {
      // Shown to the user through `kept`; tried again with the next change.
      setKept(false);
    }
  }, []);
  return { details, setDetails, kept };
}
