import { randomBytes } from 'node:crypto';
import { identityKey } from '../../functions/_shared/identity.ts';
import type { Database } from '../database/database.ts';
import { type Handler, type PartHandler, replaceBody } from '../http/handler.ts';
import { allowedRedirect } from '../http/origins.ts';
import type { CallOf } from '../http/routes.ts';
import type { Inbox } from '../mail/mail.ts';
import { settings } from '../settings.ts';
import type { AdminAnswers } from './adminApi.ts';
import { createAssurance } from './assurance.ts';
import { type Fields, readFields } from './authBody.ts';
import { AuthFault } from './authRules.ts';
import { createAuthenticate } from './caller.ts';
import { createFactors } from './factors.ts';
import { createOwnAccount } from './ownAccount.ts';
import { createAccountOf } from './passwords.ts';
import type { RateLimiters } from './rateLimiters.ts';
import { createRecoveryCodes } from './recoveryCodes.ts';
import { createSignIn, tooManyAttempts } from './signIn.ts';

export interface AuthParts {
  driver: Database['driver'];
  /** Account calls for the server, `/auth/v1/admin`. */
  admin: AdminAnswers;
  inbox: Inbox;
  rateLimiters: RateLimiters;
  lite: Handler;
  origin: () => string;
}

/** Answers one call. The body has been read and has the right types; `parameters` has the values from its path. */
export type Answer = (
  request: Request,
  body: Fields,
  parameters: Readonly<Record<string, string>>,
) => Promise<Response>;

/** A handler for each of these calls. */
export type Answers<Calls extends CallOf<'auth'>> = Record<Calls, Answer>;

const expiredLink = () => new AuthFault(403, 'otp_expired', 'Email link is invalid or has expired');
const banned = (message: string) => new AuthFault(400, 'user_banned', message);

const addressOf = ({ email }: Fields) => (typeof email === 'string' ? identityKey(email) : '');
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** `/auth/v1`: uses lite's auth server where it matches the hosted one, and fills in the differences. */
export function createAuthApi({
  driver,
  admin,
  inbox,
  rateLimiters,
  lite,
  origin,
}: AuthParts): PartHandler<'auth'> {
  const accountOf = createAccountOf({ driver });
  const assurance = createAssurance({ driver, lite });
  const signIn = createSignIn({ accountOf, rateLimiter: rateLimiters.secrets, lite });
  const own = { driver, assurance, authenticate: createAuthenticate(lite) };
  const updateUser = createOwnAccount({ ...own, rateLimiter: rateLimiters.secrets, lite });

  /** Allows one email a minute per address, known or not; lite would email a banned person too. */
  async function recover(request: Request, body: Fields): Promise<Response> {
    const address = addressOf(body);
    const wait = rateLimiters.mails.wait(address);
    if (wait > 0)
      // Same message as the hosted server.
      throw new AuthFault(
        429,
        'over_email_send_rate_limit',
        `For security purposes, you can only request this after ${wait} seconds.`,
        { 'retry-after': String(wait) },
      );
    rateLimiters.mails.count(address);
    if (await isBanned('email = $1', [address]))
      return new Response('{}', { headers: { 'content-type': 'application/json' } });
    const wanted = new URL(request.url).searchParams.get('redirect_to') ?? `${origin()}/reset-password`;
    const redirectTo = allowedRedirect(wanted, origin());
    return inbox.within({ redirectTo, strengthen }, () => lite(request));
  }

  /**
   * Replaces lite's token by a random one. lite mails a hash of the address and six digits: anyone who knows the
   * address can try all million.
   */
  async function strengthen(token: string): Promise<string> {
    const strongPassword = randomBytes(32).toString('hex');
    await driver.query('update auth.users set recovery_token = $2 where recovery_token = $1', [
      token,
      strongPassword,
    ]);
    return strongPassword;
  }

  async function isBanned(condition: string, parameters: unknown[]): Promise<boolean> {
    const { rows } = await driver.query(
      `select 1 from auth.users where banned_until > now() and ${condition}`,
      parameters,
    );
    return rows.length > 0;
  }

  async function token(request: Request, body: Fields): Promise<Response> {
    switch (new URL(request.url).searchParams.get('grant_type')) {
      case 'password':
        return assurance.completeSession(request, await signIn(request, body), 'password');
      case 'refresh_token':
        return renew(request, textOf(body.refresh_token));
      default:
        throw new AuthFault(400, 'invalid_credentials', 'unsupported_grant_type');
    }
  }

  /** Checks for bans, which lite doesn't have. */
  async function renew(request: Request, refreshToken: string): Promise<Response> {
    if (await isBanned('id in (select user_id from auth.refresh_tokens where token = $1)', [refreshToken]))
      throw banned('Invalid Refresh Token: User Banned');
    const renewal = replaceBody(request, { refresh_token: await inUse(refreshToken) });
    return assurance.completeSession(request, await lite(renewal));
  }

  /**
   * Returns the token in use for a recently used one: two pages of one person may renew at once. lite accepts only the
   * token before the current one, and ends the session over any other.
   */
  async function inUse(refreshToken: string): Promise<string> {
    const { rows } = await driver.query<{ token: string }>(
      `select active.token from auth.refresh_tokens as used
       join auth.refresh_tokens as active on active.session_id = used.session_id and not active.revoked
       where used.token = $1 and used.revoked and active.parent <> used.token
         and used.updated_at > now() - make_interval(secs => $2)
       order by active.created_at desc limit 1`,
      [refreshToken, settings.auth.refresh_token_reuse_interval],
    );
    return rows[0]?.token ?? refreshToken;
  }

  /**
   * Accepts what was emailed: the link's token, or a six-digit code, which can be guessed like a password. lite lets
   * banned people in.
   */
  async function verify(request: Request, body: Fields): Promise<Response> {
    if (!textOf(body.token) && !textOf(body.token_hash))
      throw new AuthFault(400, 'validation_failed', 'Verify requires either a token or a token hash');
    const address = addressOf(body);
    const wait = rateLimiters.secrets.wait(address);
    if (wait > 0) throw tooManyAttempts(wait);
    const isOfBanned = await isBanned(
      '(email = $2 or $1 in (recovery_token, confirmation_token, email_change_token_current, email_change_token_new))',
      [textOf(body.token_hash), address],
    );
    const response = isOfBanned ? expiredLink().toResponse() : await lite(request);
    if (!response.ok && address) rateLimiters.secrets.count(address);
    return assurance.completeSession(request, response, 'otp');
  }

  /** The portal has no sign-in links, and lite would create an account for an unknown address. */
  const noLinks: Answer = async () => {
    throw new AuthFault(422, 'otp_disabled', 'Signups not allowed for otp');
  };

  const answers: Answers<CallOf<'auth'>> = {
    'GET /auth/v1/health': lite,
    'GET /auth/v1/settings': lite,
    'POST /auth/v1/signup': async () => {
      throw new AuthFault(422, 'signup_disabled', 'Signups not allowed for this instance');
    },
    'POST /auth/v1/otp': noLinks,
    'POST /auth/v1/magiclink': noLinks,
    'POST /auth/v1/token': token,
    'POST /auth/v1/recover': recover,
    'POST /auth/v1/verify': verify,
    'POST /auth/v1/logout': lite,
    'GET /auth/v1/user': async (request) => assurance.completeUser(await lite(request)),
    'PUT /auth/v1/user': updateUser,
    ...createRecoveryCodes({ ...own, rateLimiter: rateLimiters.codes }),
    ...createFactors({ ...own, rateLimiter: rateLimiters.codes }),
    ...admin,
  };

  return async function fetch(request, { call, parameters }) {
    try {
      const body = await readFields(request);
      const email = addressOf(body);
      if (typeof body.email !== 'string' || body.email === email)
        return await answers[call](request, body, parameters);
      // lite looks for the address as it's written.
      const normalized = { ...body, email };
      return await answers[call](replaceBody(request, normalized), normalized, parameters);
    } catch (error) {
      if (error instanceof AuthFault) return error.toResponse();
      throw error;
    }
  };
}
