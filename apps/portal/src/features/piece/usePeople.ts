import { useEffect, useMemo, useState } from 'react';
import type { StaffMember } from '../../backend/Backend.ts';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { plainName } from '../../staff/staffNames.ts';
import { bar } from './messages.ts';

export interface People {
  /** Everybody who has an account; empty until the directory was read. */
  readonly all: readonly StaffMember[];
  /** In the directory, without an account: nothing can be shared with them until they are invited. */
  readonly withoutAccount: readonly StaffMember[];
  /** The name of an account, or that it is a colleague. */
  readonly nameOf: (account: string) => string;
}

/** The colleagues, by their accounts: who owns, wrote and shares pieces. */
export function usePeople(): People {
  const { staff } = useBackend();
  const [directory, setDirectory] = useState<readonly StaffMember[]>([]);
  useEffect(() => {
    let cared = true;
    staff.list().then(
      (people) => cared && setDirectory(people),
      // Names are missing then; what is done with a piece works without them.
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
