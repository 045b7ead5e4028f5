import type { Database } from '../database/database.ts';
import type { Handler } from '../http/handler.ts';
import type { Fields } from './authBody.ts';
import { AuthFault, newSalt } from './authRules.ts';
import type { Brake } from './brakes.ts';

interface SignInParts {
  driver: Database['driver'];
  /** Wrong passwords of late, by address. */
  brake: Brake;
  lite: Handler;
}

interface Account {
  matches: boolean;
  confirmed: boolean;
  banned: boolean;
}

/**
 * Signing in with a password. lite says who is not activated before it looks at the password, answers for an unknown
 * address without the work of a hash, and knows no bans; so it is asked only when all is in order.
 */
export function createSignIn({ driver, brake, lite }: SignInParts) {
  return async function signIn(request: Request, { email, password }: Fields): Promise<Response> {
    const address = String(email ?? '').toLowerCase();
    const wait = brake.wait(address);
    if (wait > 0) throw tooManyAttempts(wait);
    const account = await accountOf(address, String(password ?? ''));
    if (!account.matches) {
      brake.count(address);
      throw new AuthFault(400, 'invalid_credentials', 'Invalid login credentials');
    }
    if (!account.confirmed) throw new AuthFault(400, 'email_not_confirmed', 'Email not confirmed');
    if (account.banned) throw new AuthFault(400, 'user_banned', 'User is banned');
    brake.forget(address);
    return lite(request);
  };

  /** One hash for every address, known or not. */
  async function accountOf(email: string, password: string): Promise<Account> {
    const { rows } = await driver.query<Account>(
      // bcryptjs, which lite hashes with, writes $2b$ for what pgcrypto knows as $2a$.
      `select coalesce(known.hash = extensions.crypt($2, coalesce(known.hash, ${newSalt()})), false) as matches,
         known.confirmed, known.banned
       from (select $1::text as email) as asked
       left join lateral (
         select regexp_replace(account.encrypted_password, '^\\$2[by]\\$', '$2a$') as hash,
           account.email_confirmed_at is not null as confirmed,
           coalesce(account.banned_until > now(), false) as banned
         from auth.users as account where account.email = asked.email
       ) as known on true`,
      [email, password],
    );
    return rows[0] ?? { matches: false, confirmed: false, banned: false };
  }
}

export const tooManyAttempts = (wait: number) =>
  new AuthFault(429, 'over_request_rate_limit', 'Request rate limit reached', {
    'retry-after': String(wait),
  });
