import { identityKey } from '../../functions/_shared/identity.ts';
import type { Handler } from '../http/handler.ts';
import type { Fields } from './authBody.ts';
import { AuthFault } from './authRules.ts';
import type { AccountOf } from './passwords.ts';
import type { RateLimiter } from './rateLimiters.ts';

interface SignInParts {
  accountOf: AccountOf;
  /** Recent wrong passwords, by address. */
  rateLimiter: RateLimiter;
  lite: Handler;
}

/**
 * Signs in with a password. lite reveals deactivated people before it checks the password, answers faster for an
 * unknown address, and has no bans. So this calls it only after all checks.
 */
export function createSignIn({ accountOf, rateLimiter, lite }: SignInParts) {
  return async function signIn(request: Request, { email, password }: Fields): Promise<Response> {
    const address = identityKey(String(email ?? ''));
    const wait = rateLimiter.wait(address);
    if (wait > 0) throw tooManyAttempts(wait);
    const account = await accountOf(address, String(password ?? ''));
    if (!account.matches) {
      rateLimiter.count(address);
      throw new AuthFault(400, 'invalid_credentials', 'Invalid login credentials');
    }
    if (account.banned) throw new AuthFault(400, 'user_banned', 'User is banned');
    if (!account.confirmed) throw new AuthFault(400, 'email_not_confirmed', 'Email not confirmed');
    rateLimiter.forget(address);
    return lite(request);
  };
}

export const tooManyAttempts = (wait: number) =>
  new AuthFault(429, 'over_request_rate_limit', 'Request rate limit reached', {
    'retry-after': String(wait),
  });
