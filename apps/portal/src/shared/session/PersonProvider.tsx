import type { Elements } from '@daybreak/ui';
import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { Session } from '../../backend/interfaces/Auth.ts';
import type { Backend } from '../../backend/interfaces/Backend.ts';
import type { Profile } from '../../backend/interfaces/Profiles.ts';
import type { StaffMember } from '../../backend/interfaces/Staff.ts';

/** The signed-in user: account, profile and directory row. Profile and row are null until loaded, and if absent. */
export interface Person {
  session: Session;
  profile: Profile | null;
  staff: StaffMember | null;
  /** Whether the server gives this account no rights, because it has no active directory entry. */
  isInactive: boolean;
  /** Whether the server gives them no rights until they turn on a second step. */
  secondStepDue: boolean;
  /** False while profile and row are loading. */
  isLoaded: boolean;
}

interface PersonControl {
  person: Person;
  /** Loads profile and directory row again after a change. Keeps the current values until the answer arrives. */
  refresh: () => void;
}

const PersonContext = createContext<PersonControl | null>(null);

type Read = Omit<Person, 'session'>;
const initialAccess: Read = {
  profile: null,
  staff: null,
  isInactive: false,
  secondStepDue: false,
  isLoaded: false,
};

/** Loads the directory row, and whether the server withholds rights. */
async function readAccess(
  { staff }: Backend,
  secondStep: Session['secondStep'],
): Promise<Pick<Read, 'staff' | 'isInactive' | 'secondStepDue'>> {
  const row = await staff.own();
  // Only these users may have no role.
  const hasNoRole =
    !row || (row.role !== 'staff' && secondStep === 'off') ? (await staff.role()) === null : false;
  return { staff: row, isInactive: !row && hasNoRole, secondStepDue: row !== null && hasNoRole };
}

/** Loads the signed-in user's profile (created on the first visit) and directory row. */
export function PersonProvider({ session, children }: { session: Session; children: Elements }) {
  const backend = useBackend();
  const { userId, secondStep } = session;
  const [person, setPerson] = useState<Read>(initialAccess);
  const [loadCount, setLoadCount] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: reload for a new or changed person, not a new second step (shows codes).
  useEffect(() => {
    let isCurrent = true;
    const logFailure = (subject: string) => (error: unknown) => {
      console.error(`Couldn't load the ${subject}.`, error);
      return null;
    };
    Promise.all([
      backend.profiles.ensure().catch(logFailure('profile')),
      readAccess(backend, secondStep).catch(logFailure('directory row')),
    ]).then(([profile, access]) => {
      // With the default password, users have no role either, but must first choose another one.
      const secondStepDue = Boolean(access?.secondStepDue && profile?.passwordChanged);
      if (isCurrent) setPerson({ ...initialAccess, profile, ...access, secondStepDue, isLoaded: true });
    });
    return () => {
      isCurrent = false;
    };
  }, [backend, userId, loadCount]);

  const refresh = useCallback(() => setLoadCount((count) => count + 1), []);
  const control = useMemo(() => ({ person: { session, ...person }, refresh }), [session, person, refresh]);
  return <PersonContext value={control}>{children}</PersonContext>;
}

export function usePerson(): PersonControl {
  const control = use(PersonContext);
  if (!control) throw new Error('usePerson needs a <PersonProvider> above it.');
  return control;
}
