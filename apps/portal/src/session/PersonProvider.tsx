import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { Backend, Profile, Session, StaffMember } from '../backend/Backend.ts';
import { useBackend } from '../backend/BackendProvider.tsx';

/** The signed-in person: account, profile and directory row. Profile and row are null until read, and when absent. */
export interface Person {
  session: Session;
  profile: Profile | null;
  staff: StaffMember | null;
  /** The server gives this account no rights: no active entry of the directory is theirs. */
  inactive: boolean;
  /** False while profile and row are on their way. */
  known: boolean;
}

interface PersonControl {
  person: Person;
  /** Reads profile and directory row again, after a change. What is known stays until the answer is there. */
  refresh: () => void;
}

const PersonContext = createContext<PersonControl | null>(null);

type Read = Omit<Person, 'session'>;
const nothingYet: Read = { profile: null, staff: null, inactive: false, known: false };

/** The directory row; without one, whether there is a role all the same. */
async function readStanding({ staff }: Backend): Promise<Pick<Read, 'staff' | 'inactive'>> {
  const row = await staff.own();
  return { staff: row, inactive: !row && (await staff.role()) === null };
}

/** Reads the profile (made on the first visit) and the directory row of the signed-in person. */
export function PersonProvider({ session, children }: { session: Session; children: ReactNode }) {
  const backend = useBackend();
  const { userId } = session;
  const [read, setRead] = useState<Read>(nothingYet);
  const [reading, setReading] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another person is read anew, and so is a changed one.
  useEffect(() => {
    let cared = true;
    const logged = (what: string) => (error: unknown) => {
      console.error(`The ${what} could not be read.`, error);
      return null;
    };
    Promise.all([
      backend.profiles.ensure().catch(logged('profile')),
      readStanding(backend).catch(logged('directory row')),
    ]).then(([profile, standing]) => {
      if (cared) setRead({ ...nothingYet, profile, ...standing, known: true });
    });
    return () => {
      cared = false;
    };
  }, [backend, userId, reading]);

  const refresh = useCallback(() => setReading((count) => count + 1), []);
  const control = useMemo(() => ({ person: { session, ...read }, refresh }), [session, read, refresh]);
  return <PersonContext value={control}>{children}</PersonContext>;
}

export function usePerson(): PersonControl {
  const control = use(PersonContext);
  if (!control) throw new Error('usePerson needs a <PersonProvider> above it.');
  return control;
}
