import type { serverClient } from '../_shared/caller.ts';
import { Fault } from '../_shared/Fault.ts';
import type { FunctionOptions } from '../_shared/httpFunction.ts';
import { createSeeding } from '../_shared/seeding.ts';
import { newDefaultPassword } from './defaultPassword.ts';
import { type Entry, makeAccount, type RetryPolicy, type SeedResult } from './makeAccount.ts';

type Server = ReturnType<typeof serverClient>;

export interface StaffSeedingOptions extends FunctionOptions {
  patience?: RetryPolicy;
  /** Milliseconds after which no more accounts are started; hosted functions are stopped after 150 seconds. */
  timeLimit?: number;
  /**
   * Accounts started in one run: hosted functions are also stopped after two seconds of processor time, and the
   * password would be lost.
   */
  maxAccounts?: number;
}

const admission = {
  roles: ['super_admin'],
  signedOut: 'You must be logged in to create staff accounts.',
  refusalText: 'Only a super administrator can create staff accounts.',
} as const;

const failureText = "Couldn't load the staff directory. Try again.";
/** Rows per request: hosted projects return at most a thousand. */
const pageSize = 1000;

async function activeEntries(server: Server): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (;;) {
    const { data, error } = await server
      .from('staff_directory')
      .select('id, user_id, email, first_name, last_name')
      .eq('is_active', true)
      .order('email')
      .range(entries.length, entries.length + pageSize - 1);
    if (error) throw new Fault(502, failureText);
    if (data.length === 0) return entries;
    entries.push(...data);
  }
}

const countOf = (results: readonly SeedResult[], wanted: SeedResult['status']) =>
  results.filter(({ status }) => status === wanted).length;

function messageOf(results: readonly SeedResult[]): string {
  const created = countOf(results, 'created');
  const failures = countOf(results, 'error');
  const createdText =
    created === 0
      ? 'No accounts were created.'
      : `Created ${created} staff ${created === 1 ? 'account' : 'accounts'}.`;
  if (failures > 0) return `${createdText} ${failures} couldn't be created. See the list.`;
  return created === 0 ? 'Everyone in the directory already has an account.' : createdText;
}

/** Creates an account for every active person in the directory who has none, all with this run's default password. */
export function createStaffSeeding({
  patience = { looks: 8, pause: 250 },
  timeLimit = 100_000,
  maxAccounts = 500,
  ...options
}: StaffSeedingOptions = {}) {
  return createSeeding({
    name: 'seed-staff-accounts',
    admission,
    failureText,
    async seed(server) {
      const endsAt = performance.now() + timeLimit;
      const defaultPassword = newDefaultPassword();
      const results: SeedResult[] = [];
      let remaining = maxAccounts;
      for (const entry of await activeEntries(server)) {
        const hasRoom = remaining > 0 && performance.now() < endsAt;
        if (!entry.user_id) remaining -= 1;
        results.push({ email: entry.email, ...(await resultOf(server, entry, defaultPassword, hasRoom)) });
      }
      const passwordToShow = countOf(results, 'created') > 0 ? defaultPassword : null;
      return { message: messageOf(results), defaultPassword: passwordToShow, results };
    },
    counts: ({ results }) => ({
      created: countOf(results, 'created'),
      skipped: countOf(results, 'skipped'),
      errors: countOf(results, 'error'),
    }),
  })(options);

  async function resultOf(server: Server, entry: Entry, password: string, hasRoom: boolean) {
    if (entry.user_id) return { status: 'skipped', message: 'Already has an account.' } as const;
    if (!hasRoom) {
      return {
        status: 'error',
        message: "We didn't get to this account. Run this again to create it.",
      } as const;
    }
    return makeAccount(server, entry, password, patience);
  }
}
