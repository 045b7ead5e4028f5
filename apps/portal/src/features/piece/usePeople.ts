import { useEffect, useMemo, useState } from 'react';
import type { StaffMember } from '../../backend/Backend.ts';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { plainName } from '../../shared/staff/staffNames.ts';
import { bar } from './messages.ts';

export interface ShareCandidates {
  /** Everyone who has an account; empty until the directory is loaded. */
  readonly all: readonly StaffMember[];
  /** In the directory, without an account: nothing can be shared with them until they're invited. */
  readonly withoutAccount: readonly StaffMember[];
  /** The name for an account, or a generic "colleague". */
  readonly nameOf: (account: string) => string;
}

/** Colleagues by account: who owns, edited and shares pieces. */
export function usePeople(): ShareCandidates {
  const { staff } = useBackend();
  const [directory, setDirectory] = useState<readonly StaffMember[]>([]);
  useEffect(() => {
    let cared = true;
    staff.list().then(
      (people) => cared && setDirectory(people),
      // Names are missing then; everything else about a piece works without them.
      (error: unknown) => console.warn('The directory could not be read.', error),
    );
    return () => {
      cared = false;
    };
  }, [staff]);
  return useMemo(() => {
    const all = directory.filter(({ accountId }) => accountId);
    const withoutAccount = directory.filter(({ accountId }) => !accountId);
    const names = new Map(all.map((person) => [person.accountId, plainName(person)]));
    return { all, withoutAccount, nameOf: (account) => names.get(account) ?? bar.somebody };
  }, [directory]);
}
