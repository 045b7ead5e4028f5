import type { Database } from '../database/database.ts';
import type { Handler } from '../http/handler.ts';
import type { Assurance } from './assurance.ts';
import { AuthFault } from './authRules.ts';
import type { RateLimiter } from './rateLimiters.ts';
import { claimsOf } from './tokens.ts';

/** The person sending a request, identified by a token that the auth server accepts. */
export interface Caller {
  id: string;
  email: string;
  session: string;
}

/** Asks lite for the person of a request's token. Passes its refusal on to the caller. @throws {AuthFault} */
export const createAuthenticate = (lite: Handler) =>
  async function authenticate(request: Request): Promise<Caller> {
    const headers = new Headers();
    for (const name of ['apikey', 'authorization']) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const response = await lite(new Request(new URL('/auth/v1/user', request.url), { headers }));
    const answer = await response.json();
    if (!response.ok)
      throw new AuthFault(
        response.status,
        answer.error_code ?? 'no_authorization',
        answer.msg ?? answer.message,
      );
    const { session_id } = claimsOf((headers.get('authorization') ?? '').replace(/^Bearer /i, ''));
    return { id: answer.id, email: answer.email, session: session_id };
  };

/** The parts for calls about the caller's own account. */
export interface OwnParts {
  driver: Database['driver'];
  /** Recent wrong codes by account, or wrong passwords by address. */
  rateLimiter: RateLimiter;
  assurance: Assurance;
  authenticate: ReturnType<typeof createAuthenticate>;
}
