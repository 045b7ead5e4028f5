import type { Database } from '../database/database.ts';
import type { Accounts } from './accounts.ts';

export const demoPassword = 'Daybreak-demo-1';

export interface DemoAccount {
  email: string;
  role: 'super_admin' | 'admin' | 'staff';
  passwordChanged: boolean;
  /** False: the address isn't confirmed and the directory entry is inactive. */
  activated: boolean;
}

/**
 * The accounts that can sign in to the embedded backend, all with `demoPassword`. Their directory entries are in
 * seed.sql.
 */
export const demoAccounts: DemoAccount[] = [
  { email: 'ada@daybreak.example', role: 'super_admin', passwordChanged: true, activated: true },
  { email: 'max@daybreak.example', role: 'admin', passwordChanged: true, activated: true },
  { email: 'sam@daybreak.example', role: 'staff', passwordChanged: true, activated: true },
  { email: 'nia@daybreak.example', role: 'staff', passwordChanged: false, activated: true },
  { email: 'ivo@daybreak.example', role: 'staff', passwordChanged: false, activated: false },
];

/**
 * Creates the accounts, links them to the directory and gives each a profile, so that only nia gets the forced dialog.
 */
export async function createDemoAccounts({ driver }: Database, accounts: Accounts) {
  for (const { email, passwordChanged, activated } of demoAccounts) {
    const user = await accounts.createUser({ email, password: demoPassword, email_confirm: activated });
    await driver.query('update public.staff_directory set user_id = $1 where email = $2', [user.id, email]);
    await driver.query(
      `insert into public.user_profiles (user_id, first_name, last_name, display_name, password_changed)
       select user_id, first_name, last_name, first_name, $2 from public.staff_directory where user_id = $1`,
      [user.id, passwordChanged],
    );
  }
}
