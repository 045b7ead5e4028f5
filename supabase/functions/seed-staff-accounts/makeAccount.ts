import type { serverClient } from '../_shared/caller.ts';

type Server = ReturnType<typeof serverClient>;

/** An active directory entry. */
export interface Entry {
  id: string;
  user_id: string | null;
  email: string;
  first_name: string;
  last_name: string | null;
}

export interface SeedResult {
  email: string;
  status: 'created' | 'skipped' | 'error';
  message: string;
}

/** The number of checks on another run that's creating the same account, and the milliseconds between them. */
export interface RetryPolicy {
  looks: number;
  pause: number;
}

const outcome = (status: SeedResult['status'], message: string) => ({ status, message });
const createdElsewhere = outcome('skipped', 'This account was just created in another run.');

/**
 * Creates one entry's account and links it. The auth server accepts an address once, so only one of two runs can create
 * it; if it can't link the account, it deletes it.
 */
export async function makeAccount(server: Server, entry: Entry, password: string, patience: RetryPolicy) {
  const firstTry = await create(server, entry, password);
  if (firstTry !== 'taken') return firstTry;

  for (let attempt = 0; ; attempt += 1) {
    const { data, error } = await server
      .rpc('unlinked_staff_account', { entry: entry.id })
      .maybeSingle<{ id: string; abandoned: boolean }>();
    if (error) return outcome('error', "Couldn't look up the account. Run this again.");
    if (!data) {
      return (await isLinked(server, entry))
        ? createdElsewhere
        : outcome(
            'error',
            'Another account already uses this email address. Contact the person who created that account.',
          );
    }
    if (data.abandoned) {
      // Left over from an interrupted run, with a password that no one was shown.
      await server.auth.admin.deleteUser(data.id);
      const secondTry = await create(server, entry, password);
      return secondTry === 'taken'
        ? outcome('error', 'This email address is still taken. Run this again.')
        : secondTry;
    }
    if (attempt === patience.looks) {
      return outcome(
        'error',
        "An earlier run didn't finish creating this account. Try again in three minutes.",
      );
    }
    await new Promise((resolve) => setTimeout(resolve, patience.pause));
  }
}

async function create(server: Server, entry: Entry, password: string) {
  const { data, error } = await server.auth.admin.createUser({
    email: entry.email,
    password,
    email_confirm: true,
    user_metadata: {
      first_name: entry.first_name,
      last_name: entry.last_name ?? '',
      full_name: [entry.first_name, entry.last_name].filter(Boolean).join(' '),
    },
    app_metadata: { directory_entry: entry.id },
  });
  if (error?.code === 'email_exists') return 'taken';
  if (error || !data.user) return outcome('error', "Couldn't create the account. Run this again.");
  const linked = await server.rpc('link_staff_account', { entry: entry.id, account: data.user.id });
  if (linked.data === true) return outcome('created', 'Account created.');
  const { error: deleteError } = await server.auth.admin.deleteUser(data.user.id);
  if (deleteError) return outcome('error', "Couldn't link the account. Run this again in three minutes.");
  return linked.error
    ? outcome('error', "Couldn't link the account. Run this again.")
    : outcome('skipped', 'The directory entry changed while the account was being created.');
}

async function isLinked(server: Server, { id }: Entry): Promise<boolean> {
  const { data } = await server.from('staff_directory').select('user_id').eq('id', id).maybeSingle();
  return Boolean(data?.user_id);
}
