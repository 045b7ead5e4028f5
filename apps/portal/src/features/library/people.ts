import { useMemo } from 'react';
import type { StaffMember } from '../../backend/Backend.ts';
import { plainName } from '../../staff/staffNames.ts';
import { useColleagues } from '../commandPalette/useColleagues.ts';
import { library as words } from './messages.ts';

export interface Colleague {
  accountId: string;
  name: string;
}

/** The people who have an account, by name: undefined while they are on their way, null where they could not be read. */
export function useAccounts(): readonly Colleague[] | null | undefined {
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

/** Tells who owns a piece, where somebody else does. Nobody is named before the names are there. */
export function ownerNames(colleagues: readonly Colleague[] | null | undefined, me: string) {
  const names = new Map(colleagues?.map(({ accountId, name }) => [accountId, name]));
  return ({ ownerId }: { ownerId: string }): string | undefined => {
    if (ownerId === me) return undefined;
    return names.get(ownerId) ?? (colleagues ? words.formerColleague : undefined);
  };
}
