import { BackendError } from '../errors.ts';
import type { Seeding } from '../interfaces/Seeding.ts';
import type { Role } from '../interfaces/Staff.ts';
import type { MemoryAccess } from './access.ts';
import type { Methods } from './operation.ts';

const sampleLeads = 25;
/** Looks like the server's, but is fixed, so that story screenshots stay the same. */
const samplePassword = 'h7Qp-Xk3m-T9wR-c4Nv-Y2bs-K8fJ';

/** Creates sample accounts in memory. */
export function memorySeeding({ people, callerOrNone }: MemoryAccess): Methods<Seeding> {
  let leads = 0;
  const admit = (roles: readonly Role[], signedOut: string, refusal: string) => {
    const user = callerOrNone();
    if (!user) throw new BackendError('signedOut', signedOut);
    if (!user.role || !roles.includes(user.role)) throw new BackendError('refused', refusal);
  };

  return {
    seedLeads() {
      admit(
        ['admin', 'super_admin'],
        'You must be logged in to create sample leads.',
        'Only administrators and super administrators can create sample leads.',
      );
      const added = sampleLeads - leads;
      leads = sampleLeads;
      return added > 0
        ? `Added ${added} sample leads.`
        : `All ${sampleLeads} sample leads already exist. Nothing was added.`;
    },
    createStaffAccounts() {
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
    },
  };
}
