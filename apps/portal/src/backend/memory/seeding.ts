import { BackendError } from '../errors.ts';
import type { Seeding } from '../interfaces/Seeding.ts';
import type { Role } from '../interfaces/Staff.ts';
import type { Answer } from './operation.ts';
import type { MemoryPerson } from './people.ts';

const sampleLeads = 25;
/** Looks like the server's, but is fixed, so that story screenshots stay the same. */
const samplePassword = 'h7Qp-Xk3m-T9wR-c4Nv-Y2bs-K8fJ';

/**
 * Creates sample accounts in memory.
 *
 * @param role the signed-in user's; undefined for no one
 */
export function memorySeeding(
  people: MemoryPerson[],
  answer: Answer<'seeding'>,
  role: () => Role | null | undefined,
): Seeding {
  let leads = 0;
  const admit = (roles: readonly Role[], signedOut: string, refusal: string) => {
    const present = role();
    if (present === undefined) throw new BackendError('signedOut', signedOut);
    if (!present || !roles.includes(present)) throw new BackendError('refused', refusal);
  };

  return {
    seedLeads: () =>
      answer('seeding.seedLeads', () => {
        admit(
          ['admin', 'super_admin'],
          'You must be logged in to seed leads.',
          'Only an administrator or a super administrator can seed leads.',
        );
        const added = sampleLeads - leads;
        leads = sampleLeads;
        return added > 0
          ? `Added ${added} sample leads.`
          : `All ${sampleLeads} sample leads already exist. Nothing was added.`;
      }),
    createStaffAccounts: () =>
      answer('seeding.createStaffAccounts', () => {
        admit(
          ['super_admin'],
          'You must be logged in to create staff accounts.',
          'Only a super administrator can create staff accounts.',
        );
        const active = people.filter(({ staff }) => staff?.isActive);
        const created = active.filter(({ password }) => password === null);
        for (const person of created)
          Object.assign(person, { password: samplePassword, isActivated: true, profile: null });
        const count = created.length;
        return {
          message:
            count === 0
              ? 'Everyone in the directory already has an account.'
              : `Created ${count} staff ${count === 1 ? 'account' : 'accounts'}.`,
          defaultPassword: count === 0 ? null : samplePassword,
          results: active.map((person) =>
            created.includes(person)
              ? { email: person.email, status: 'created', message: 'Account created.' }
              : { email: person.email, status: 'skipped', message: 'Already has an account.' },
          ),
        };
      }),
  };
}
