import { randomBytes } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '../types/database.types.ts';

export interface FirstSuperAdmin {
  /** The Supabase project's address, without a path. */
  url: string;
  /** The secret key (`sb_secret_…`, or the older `service_role` key). Never put it into a build of the portal. */
  secretKey: string;
  email: string;
  firstName: string;
  lastName?: string;
}

/** The reason why no account was created, for the person at the terminal. */
export class NoSuperAdmin extends Error {
  override name = 'NoSuperAdmin';
}

/**
 * Creates the first super administrator's account and directory entry and returns a password for a single sign-in; the
 * portal then asks for one of their own. Refuses if there's an active super administrator.
 * @throws {NoSuperAdmin} and leaves nothing half done
 */
export async function makeFirstSuperAdmin({ url, secretKey, email, firstName, lastName }: FirstSuperAdmin) {
  const client = createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const address = email.trim().toLowerCase();

  const present = await client
    .from('staff_directory')
    .select('email')
    .eq('role', 'super_admin')
    .eq('is_active', true)
    .not('user_id', 'is', null);
  if (present.error) throw new NoSuperAdmin(`Couldn't read the directory: ${present.error.message}`);
  if (present.data[0])
    throw new NoSuperAdmin(
      `${present.data[0].email} is already a super administrator. They can assign the role in the staff directory.`,
    );

  const password = randomBytes(15).toString('base64url');
  const made = await client.auth.admin.createUser({ email: address, password, email_confirm: true });
  if (made.error) throw new NoSuperAdmin(`Couldn't create the account: ${made.error.message}`);

  const entry = await client.from('staff_directory').upsert(
    {
      email: address,
      first_name: firstName,
      last_name: lastName ?? null,
      role: 'super_admin',
      is_active: true,
      user_id: made.data.user.id,
    },
    { onConflict: 'email' },
  );
  if (entry.error) {
    await client.auth.admin.deleteUser(made.data.user.id);
    throw new NoSuperAdmin(`Couldn't write the directory entry: ${entry.error.message}`);
  }
  return { email: address, password };
}
