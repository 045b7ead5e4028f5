import type { Attempts } from './attempts.ts';
import { AuthFault, checkPassword } from './authRules.ts';
import type { Database } from './database.ts';
import type { Inbox } from './mail.ts';
import { allowedRedirect } from './origins.ts';

export type Handler = (request: Request) => Promise<Response>;

export interface AuthParts {
  driver: Database['driver'];
  /** `/auth/v1/admin`. */
  admin: Handler;
  inbox: Inbox;
  /** Failed sign-ins of late. */
  attempts: Attempts;
  lite: Handler;
  origin: () => string;
}

/** `/auth/v1`: lite's auth server where it does what the hosted one does, and the difference where it does not. */
export function createAuthApi({ driver, admin, inbox, attempts, lite, origin }: AuthParts): Handler {
  async function signIn(request: Request): Promise<Response> {
    if (attempts.exhausted()) {
      return new AuthFault(429, 'over_request_rate_limit', 'Request rate limit reached').toResponse();
    }
    const response = await checkPasswordFirst(request);
    if (!response.ok) attempts.failed();
    return response;
  }

  /** lite tells anybody who knows an address whether it is activated; the hosted server looks at the password first. */
  async function checkPasswordFirst(request: Request): Promise<Response> {
    const { email, password } = await fields(request);
    const response = await lite(request);
    const fault: { error_code?: string } = response.ok ? {} : await response.clone().json();
    if (!response.ok && fault.error_code !== 'email_not_confirmed') return response;
    const { rows } = await driver.query<{ id: string; matches: boolean; banned: boolean }>(
      `select id, encrypted_password = extensions.crypt($2, encrypted_password) as matches,
         coalesce(banned_until > now(), false) as banned
       from auth.users where email = lower($1)`,
      [String(email), response.ok ? '' : String(password)],
    );
    const user = rows[0];
    if (!response.ok && !user?.matches) {
      return new AuthFault(400, 'invalid_credentials', 'Invalid login credentials').toResponse();
    }
    if (response.ok && user?.banned) {
      await driver.query('delete from auth.sessions where user_id = $1', [user.id]);
      return new AuthFault(400, 'user_banned', 'User is banned').toResponse();
    }
    return response;
  }

  /** lite makes an account for an unknown address although sign-up is off. */
  async function oneTimeCode(request: Request): Promise<Response> {
    const body = await fields(request);
    const refused = new AuthFault(422, 'otp_disabled', 'Signups not allowed for otp').toResponse();
    const { rows } = await driver.query('select 1 from auth.users where email = lower($1)', [
      String(body.email),
    ]);
    return rows.length === 0 ? refused : lite(replaceBody(request, { ...body, create_user: false }));
  }

  /** The hosted server ends a person's other sessions with the old password, and reads at most 72 bytes of a new one. */
  async function updateUser(request: Request): Promise<Response> {
    const { password } = await fields(request);
    if (password !== undefined) {
      try {
        checkPassword(password);
      } catch (error) {
        if (error instanceof AuthFault) return error.toResponse();
        throw error;
      }
    }
    const response = await lite(request);
    const session = sessionOf(request);
    if (response.ok && password !== undefined && session) {
      await driver.query(
        `delete from auth.sessions as other using auth.sessions as own
         where own.id = $1 and other.user_id = own.user_id and other.id <> own.id`,
        [session],
      );
    }
    return response;
  }

  /** Where a link leads is decided here: lite lets every loopback port through and takes localhost for a stranger. */
  async function verify(request: Request): Promise<Response> {
    const target = allowedRedirect(new URL(request.url).searchParams.get('redirect_to'), origin());
    const response = await lite(request);
    const location = response.headers.get('location');
    if (!location) return response;
    const fragment = location.slice(location.indexOf('#'));
    return new Response(null, {
      status: response.status,
      headers: { location: target.split('#')[0] + fragment },
    });
  }

  return async function fetch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const route = `${request.method} ${url.pathname.slice('/auth/v1'.length)}`;
    if (url.pathname.startsWith('/auth/v1/admin/')) return admin(request);
    const redirectTo = allowedRedirect(url.searchParams.get('redirect_to'), origin());
    return inbox.within({ origin: new URL(redirectTo).origin, redirectTo }, () => {
      if (route === 'POST /token' && url.searchParams.get('grant_type') === 'password')
        return signIn(request);
      if (route === 'POST /otp' || route === 'POST /magiclink') return oneTimeCode(request);
      if (route === 'PUT /user') return updateUser(request);
      if (route === 'GET /verify') return verify(request);
      return lite(request);
    });
  };
}

async function fields(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

export function replaceBody(request: Request, body: unknown, url = request.url): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return new Request(url, { method: request.method, headers, body: JSON.stringify(body) });
}

/** The session a token names; only used after lite accepted the token. */
function sessionOf(request: Request): string | undefined {
  const payload = request.headers.get('authorization')?.split('.')[1];
  if (!payload) return undefined;
  const claims: { session_id?: string } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return claims.session_id;
}
