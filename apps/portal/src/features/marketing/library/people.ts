import { useMemo } from 'react';
import type { StaffMember } from '../../../backend/interfaces/Staff.ts';
import { plainName } from '../../../shared/staff/staffNames.ts';
import { useColleagues } from '../../../shared/staff/useColleagues.ts';
import { library as messages } from './messages.ts';

export interface AccountHolder {
  accountId: string;
  name: string;
}

/** Returns people who have an account, sorted by name: undefined while they load, null if that fails. */
export function useAccounts(): readonly AccountHolder[] | null | undefined {
  const people = useColleagues();
  return useMemo(
    () =>
      people
        ?.flatMap((person: StaffMember) =>
          person.accountId ? [{ accountId: person.accountId, name: plainName(person) }] : [],
        )
        .sort((a, b) => a.name.localeCompare(b.name, 'en-US', { sensitivity: 'base' })) ??
      (people as null | undefined),
    [people],
  );
}

/** Returns a function that names a piece's owner, if it's someone else and the names have loaded. */
export function ownerNames(colleagues: readonly AccountHolder[] | null | undefined, me: string) {
  const names = new Map(colleagues?.map(({ accountId, name }) => [accountId, name]));
  return ({ ownerId }: { ownerId: string }): string | undefined => {
    if (ownerId === me) return undefined;
    return names.get(ownerId) ?? (colleagues ? messages.formerColleague : undefined);
  };
}
