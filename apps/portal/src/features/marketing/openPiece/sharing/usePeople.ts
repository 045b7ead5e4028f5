import { useMemo } from 'react';
import type { StaffMember } from '../../../../backend/interfaces/Staff.ts';
import { plainName } from '../../../../shared/staff/staffNames.ts';
import { useColleagues } from '../../../../shared/staff/useColleagues.ts';
import { bar } from '../messages.ts';

export interface ShareCandidates {
  /** The people with an account; empty until the directory has loaded. */
  readonly all: readonly StaffMember[];
  /** The people without an account, who have to be invited before pieces can be shared with them. */
  readonly withoutAccount: readonly StaffMember[];
  /** Returns the name for an account, or a generic "colleague". */
  readonly nameOf: (account: string) => string;
}

const noStaff: readonly StaffMember[] = [];

/** Returns colleagues by account, for a piece's owner, editors and shares. */
export function usePeople(): ShareCandidates {
  // Without the directory, only names are missing.
  const directory = useColleagues() ?? noStaff;
  return useMemo(() => {
    const all = directory.filter(({ accountId }) => accountId);
    const withoutAccount = directory.filter(({ accountId }) => !accountId);
    const names = new Map(all.map((person) => [person.accountId, plainName(person)]));
    return { all, withoutAccount, nameOf: (account) => names.get(account) ?? bar.colleague };
  }, [directory]);
}
