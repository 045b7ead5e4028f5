import { identityKey } from '../../functions/_shared/identity.ts';
import type { Handler } from '../http/handler.ts';
import type { Fields } from './authBody.ts';
import { AuthFault } from './authRules.ts';
import type { Brake } from './brakes.ts';
import type { AccountOf } from './passwords.ts';

interface SignInParts {
  accountOf: AccountOf;
  /** Wrong passwords of late, by address. */
  brake: Brake;
  lite: Handler;
}

/**
 * Signing in with a password. lite says who is not activated before it looks at the password, answers for an unknown
 * address without the work of a hash, and knows no bans; so it is asked only when all is in order.
 */
export function createSignIn({ accountOf, brake, lite }: SignInParts) {
  return async function signIn(request: Request, { email, password }: Fields): Promise<Response> {
    const address = identityKey(String(email ?? ''));
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
}

export const tooManyAttempts = (wait: number) =>
  new AuthFault(429, 'over_request_rate_limit', 'Request rate limit reached', {
    'retry-after': String(wait),
  });
