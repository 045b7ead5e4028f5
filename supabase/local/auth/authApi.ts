import { identityKey } from '../../functions/_shared/identity.ts';
import type { Database } from '../database/database.ts';
import type { Handler } from '../http/handler.ts';
import { allowedRedirect } from '../http/origins.ts';
import type { Inbox } from '../mail/mail.ts';
import { createWhoAsks } from './asker.ts';
import { createAssurance } from './assurance.ts';
import { type Fields, inOneSpelling, readFields } from './authBody.ts';
import { AuthFault } from './authRules.ts';
import type { Brakes } from './brakes.ts';
import { createFactors } from './factors.ts';
import { createOwnAccount } from './ownAccount.ts';
import { createAccountOf } from './passwords.ts';
import { createRecoveryCodes } from './recoveryCodes.ts';
import { createSignIn, tooManyAttempts } from './signIn.ts';

export interface AuthParts {
  driver: Database['driver'];
  /** `/auth/v1/admin`. */
  admin: Handler;
  inbox: Inbox;
  brakes: Brakes;
  lite: Handler;
  origin: () => string;
}

const expired = () => new AuthFault(403, 'otp_expired', 'Email link is invalid or has expired');

const addressOf = ({ email }: Fields) => (typeof email === 'string' ? identityKey(email) : '');

/** `/auth/v1`: lite's auth server where it does what the hosted one does, and the difference where it does not. */
export function createAuthApi({ driver, admin, inbox, brakes, lite, origin }: AuthParts): Handler {
  const accountOf = createAccountOf({ driver });
  const assurance = createAssurance({ driver, lite });
  const whoAsks = createWhoAsks(lite);
  const signIn = createSignIn({ accountOf, brake: brakes.secrets, lite });
  const updateUser = createOwnAccount({
    driver,
    brake: brakes.secrets,
    accountOf,
    assurance,
    whoAsks,
    lite,
  });

  const recoveryCodes = createRecoveryCodes({ driver, brake: brakes.codes, assurance, whoAsks });
  const factors = createFactors({ driver, brake: brakes.codes, assurance, whoAsks });

  /** Once a minute for an address, known or not; lite would mail a banned person too. */
  async function recover(request: Request, body: Fields): Promise<Response> {
    const address = addressOf(body);
    countMail(address);
    return (await isBanned('email = $1', [address]))
      ? new Response('{}', { headers: { 'content-type': 'application/json' } })
      : lite(request);
  }

  /** As the hosted server says it. */
  function countMail(key: string) {
    const wait = brakes.mails.wait(key);
    if (wait > 0) {
      throw new AuthFault(
        429,
        'over_email_send_rate_limit',
        `For security purposes, you can only request this after ${wait} seconds.`,
        { 'retry-after': String(wait) },
      );
    }
    brakes.mails.count(key);
  }

  async function isBanned(condition: string, parameters: unknown[]): Promise<boolean> {
    const { rows } = await driver.query(
      `select 1 from auth.users where banned_until > now() and ${condition}`,
      parameters,
    );
    return rows.length > 0;
  }

  /** A code of six digits is guessed like a password, and lite lets a banned person in with a link. */
  async function verifyCode(request: Request, body: Fields): Promise<Response> {
    const address = addressOf(body);
    const wait = brakes.secrets.wait(address);
    if (wait > 0) throw tooManyAttempts(wait);
    const response = (await isBannedBy(body.token_hash, address))
      ? expired().toResponse()
      : await lite(request);
    if (!response.ok && address) brakes.secrets.count(address);
    return assurance.completeSession(request, response, 'otp');
  }

  /** Where a link leads is decided here: lite lets every loopback port through and takes localhost for a stranger. */
  async function verifyLink(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const target = allowedRedirect(url.searchParams.get('redirect_to'), origin()).split('#')[0];
    if (await isBannedBy(url.searchParams.get('token'))) {
      const { code, message } = expired();
      const fault = new URLSearchParams({
        error: 'access_denied',
        error_code: code,
        error_description: message,
      });
      return new Response(null, { status: 303, headers: { location: `${target}#${fault}` } });
    }
    const response = await lite(request);
    const location = response.headers.get('location');
    if (!location) return response;
    const fragment = new URLSearchParams(location.slice(location.indexOf('#') + 1));
    const token = fragment.get('access_token');
    if (token) fragment.set('access_token', await assurance.completeToken(request, token, 'otp'));
    return new Response(null, { status: response.status, headers: { location: `${target}#${fragment}` } });
  }

  const isBannedBy = (token: unknown, address = '') =>
    isBanned(
      '(email = $2 or $1 in (recovery_token, confirmation_token, email_change_token_current, email_change_token_new))',
      [typeof token === 'string' ? token : '', address],
    );

  async function route(request: Request, url: URL): Promise<Response> {
    if (url.pathname.startsWith('/auth/v1/admin/')) return admin(request);
    const body = await readFields(request);
    const path = url.pathname.slice('/auth/v1'.length);
    switch (`${request.method} ${path}`) {
      case 'POST /token':
        return url.searchParams.get('grant_type') === 'password'
          ? assurance.completeSession(request, await signIn(request, body), 'password')
          : assurance.completeSession(request, await lite(request));
      case 'POST /otp':
      case 'POST /magiclink':
        // The portal has no links to sign in with, and lite makes an account for an unknown address.
        throw new AuthFault(422, 'otp_disabled', 'Signups not allowed for otp');
      case 'POST /recover':
        return recover(request, body);
      case 'GET /user':
        return assurance.completeUser(await lite(request));
      case 'PUT /user':
        return updateUser(request, body);
      case 'POST /verify':
        return verifyCode(request, body);
      case 'GET /verify':
        return verifyLink(request);
      default:
        return (
          (await recoveryCodes(request, path, body)) ?? (await factors(request, path, body)) ?? lite(request)
        );
    }
  }

  return async function fetch(request) {
    const url = new URL(request.url);
    const redirectTo = allowedRedirect(url.searchParams.get('redirect_to'), origin());
    try {
      const spelled = await inOneSpelling(request);
      return await inbox.within({ origin: new URL(redirectTo).origin, redirectTo }, () =>
        route(spelled, url),
      );
    } catch (error) {
      if (error instanceof AuthFault) return error.toResponse();
      throw error;
    }
  };
}
