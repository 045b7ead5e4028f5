import { useEffect, useState } from 'react';
import type { StaffMember } from '../../backend/Backend.ts';
import { useBackend } from '../../backend/BackendProvider.tsx';

/** The directory's active people: undefined while they load, null if they couldn't be loaded. */
export function useColleagues(): readonly StaffMember[] | null | undefined {
  const backend = useBackend();
  const [people, setPeople] = useState<readonly StaffMember[] | null>();
  useEffect(() => {
    let cared = true;
    backend.staff.list().then(
      (list) => {
        if (cared) setPeople(list);
      },
      (error: unknown) => {
        console.error("Couldn't load the directory, so no people are shown.", error);
        if (cared) setPeople(null);
      },
    );
    return () => {
      cared = false;
    };
  }, [backend]);
  return people;
}
