import type { Database } from '../database/database.ts';
import { newSalt } from './authRules.ts';

interface Account {
  /** Null for an unknown address. */
  id: string | null;
  matches: boolean;
  confirmed: boolean;
  banned: boolean;
}

export type AccountOf = ReturnType<typeof createAccountOf>;

/**
 * Looks up an account by its address and compares a password. Computes one hash for every address, known or not. Tells
 * the database whether the password was correct.
 */
export function createAccountOf({ driver }: Pick<Database, 'driver'>) {
  return async function accountOf(email: string, password: string): Promise<Account> {
    const { rows } = await driver.query<Account>(
      // lite hashes with bcryptjs, which writes $2b$ for what pgcrypto calls $2a$.
      `select coalesce(known.hash = extensions.crypt($2, coalesce(known.hash, ${newSalt()})), false) as matches,
         known.id, known.confirmed, known.banned
       from (select $1::text as email) as asked
       left join lateral (
         select account.id, regexp_replace(account.encrypted_password, '^\\$2[by]\\$', '$2a$') as hash,
           account.email_confirmed_at is not null as confirmed,
           coalesce(account.banned_until > now(), false) as banned
         from auth.users as account where account.email = asked.email
       ) as known on true`,
      [email, password],
    );
    const account = rows[0] ?? { id: null, matches: false, confirmed: false, banned: false };
    if (account.id) await notePassword(driver, account.id, account.matches);
    return account;
  };
}

/** Tells the database whether a password was correct, like a hosted project's auth server does through its hook. */
export const notePassword = (driver: Database['driver'], user_id: string, valid: boolean) =>
  driver.query('select private.note_password_attempt($1)', [JSON.stringify({ user_id, valid })]);
