import { useMemo } from 'react';
import type { StaffMember } from '../../../../backend/interfaces/Staff.ts';
import { plainName } from '../../../../shared/staff/staffNames.ts';
import { useColleagues } from '../../../../shared/staff/useColleagues.ts';
import { bar } from '../messages.ts';

export interface ShareCandidates {
  /** Everyone who has an account; empty until the directory is loaded. */
  readonly all: readonly StaffMember[];
  /** In the directory, without an account: nothing can be shared with them until they're invited. */
  readonly withoutAccount: readonly StaffMember[];
  /** The name for an account, or a generic "colleague". */
  readonly nameOf: (account: string) => string;
}

const none: readonly StaffMember[] = [];

/** Colleagues by account: who owns, edited and shares pieces. */
export function usePeople(): ShareCandidates {
  // Without the directory, names are missing; everything else about a piece works.
  const directory = useColleagues() ?? none;
  return useMemo(() => {
    const all = directory.filter(({ accountId }) => accountId);
    const withoutAccount = directory.filter(({ accountId }) => !accountId);
    const names = new Map(all.map((person) => [person.accountId, plainName(person)]));
    return { all, withoutAccount, nameOf: (account) => names.get(account) ?? bar.somebody };
  }, [directory]);
}
