import { isIP } from 'node:net';
import type { Transaction } from '@electric-sql/pglite';
import type { Database } from '../database/database.ts';
import { addressHeader } from '../http/clientAddress.ts';
import type { Handler } from '../http/handler.ts';
import { json } from '../http/responses.ts';
import { sessionLimits } from './authRules.ts';
import type { Caller } from './caller.ts';
import { type Claims, claimsOf, signToken } from './tokens.ts';

/** A method of sign-in, in the auth server's terms. */
export type Method = 'password' | 'otp' | 'totp' | 'mfa/recovery_code';

interface Standing {
  aal: string;
  amr: { method: Method; timestamp: number }[];
}

/** A factor as `GET /user` shows it, never with its secret. */
interface Factor {
  id: string;
  friendly_name: string | null;
  factor_type: string;
  status: string;
  created_at: string;
  updated_at: string;
}

export type Assurance = ReturnType<typeof createAssurance>;

/** Adds what lite's sessions lack: the assurance level (`aal`), the methods (`amr`), and the person's factors. */
export function createAssurance({ driver, lite }: { driver: Database['driver']; lite: Handler }) {
  async function note(
    session: string,
    method: Method,
    { query }: Pick<Transaction, 'query'> = { query: driver.query.bind(driver) },
  ) {
    await query(
      `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)
       on conflict (session_id, authentication_method) do update set updated_at = now()`,
      [session, method],
    );
  }

  /** Records a session's place of use and its latest end, like the hosted server. */
  async function place(session: string, request: Request) {
    const address = request.headers.get(addressHeader) ?? '';
    await driver.query(
      `update auth.sessions set user_agent = $2, ip = $3, not_after = created_at + make_interval(secs => $4)
       where id = $1`,
      [
        session,
        request.headers.get('user-agent')?.slice(0, 500) ?? null,
        isIP(address) ? address : null,
        sessionLimits.box,
      ],
    );
  }

  /** Removes the person's ended sessions: lite won't renew them, but keeps them. */
  async function removeEnded(session: string) {
    await driver.query(
      `delete from auth.sessions as other using auth.sessions as own
       where own.id = $1 and other.user_id = own.user_id and other.id <> own.id
         and (other.not_after < now()
           or greatest(other.created_at, other.refreshed_at at time zone 'UTC') < now() - make_interval(secs => $2))`,
      [session, sessionLimits.idle],
    );
  }

  async function standingOf(session: string): Promise<Standing> {
    const { rows } = await driver.query<Standing>(
      `select coalesce(session.aal, 'aal1') as aal,
         coalesce((select jsonb_agg(jsonb_build_object('method', claim.authentication_method,
             'timestamp', extract(epoch from claim.updated_at)::bigint) order by claim.updated_at desc)
           from auth.mfa_amr_claims as claim where claim.session_id = session.id), '[]') as amr
       from auth.sessions as session where session.id = $1`,
      [session],
    );
    return rows[0] ?? { aal: 'aal1', amr: [] };
  }

  /** Raises a session to the highest level, and ends the same person's sessions at the lower one. */
  async function raise(transaction: Transaction, { id, session }: Caller, factor: string, method: Method) {
    await transaction.query(
      `update auth.sessions set aal = 'aal2', factor_id = $3, updated_at = now() where id = $1 and user_id = $2`,
      [session, id, factor],
    );
    await note(session, method, transaction);
    await transaction.query(
      `delete from auth.sessions where user_id = $1 and id <> $2 and coalesce(aal, 'aal1') = 'aal1'`,
      [id, session],
    );
    await transaction.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [
      id,
    ]);
  }

  /** Lowers sessions that a removed factor had raised. */
  async function lower(transaction: Transaction, { id }: Caller, factor: string) {
    await transaction.query(
      `delete from auth.mfa_amr_claims as claim using auth.sessions as session
       where session.id = claim.session_id and session.user_id = $1 and session.factor_id = $2
         and claim.authentication_method in ('totp', 'mfa/recovery_code')`,
      [id, factor],
    );
    await transaction.query(
      `update auth.sessions set aal = 'aal1', factor_id = null, updated_at = now() where user_id = $1 and factor_id = $2`,
      [id, factor],
    );
  }

  async function factorsOf(user: string): Promise<Factor[]> {
    const { rows } = await driver.query<Factor>(
      `select id, friendly_name, factor_type, status, created_at, updated_at
       from auth.mfa_factors where user_id = $1 order by created_at, id`,
      [user],
    );
    return rows;
  }

  async function completeToken(request: Request, token: string, method?: Method): Promise<string> {
    const claims = claimsOf(token);
    await place(claims.session_id, request);
    if (method) {
      await note(claims.session_id, method);
      await removeEnded(claims.session_id);
    }
    return signToken({ ...claims, ...(await standingOf(claims.session_id)) } satisfies Claims);
  }

  /** Adds a person's factors; leaves the field out if there are none, like the hosted server. */
  async function withFactors<User extends { id: string }>(user: User) {
    const factors = await factorsOf(user.id);
    return factors.length > 0 ? { ...user, factors } : user;
  }

  /**
   * Completes a response that returns a session.
   * @param method how it began, unless it's only renewed
   */
  async function completeSession(request: Request, response: Response, method?: Method): Promise<Response> {
    if (!response.ok) return response;
    const body = await response.json();
    if (typeof body?.access_token !== 'string') return json(body, response.status);
    return json(
      {
        ...body,
        access_token: await completeToken(request, body.access_token, method),
        user: await withFactors(body.user),
      },
      response.status,
    );
  }

  /** Returns new tokens for a changed session: lite issues them in exchange for its refresh token. */
  async function renewSession(request: Request, session: string): Promise<Response> {
    const { rows } = await driver.query<{ token: string }>(
      `select token from auth.refresh_tokens where session_id = $1 and not revoked order by created_at desc limit 1`,
      [session],
    );
    const headers = new Headers({ 'content-type': 'application/json' });
    const key = request.headers.get('apikey');
    if (key) headers.set('apikey', key);
    const renewal = new Request(new URL('/auth/v1/token?grant_type=refresh_token', request.url), {
      method: 'POST',
      headers,
      body: JSON.stringify({ refresh_token: rows[0]?.token ?? '' }),
    });
    return completeSession(request, await lite(renewal));
  }

  /** Completes a response that returns a person. */
  async function completeUser(response: Response): Promise<Response> {
    return response.ok ? json(await withFactors(await response.json()), response.status) : response;
  }

  return {
    standingOf,
    factorsOf,
    raise,
    lower,
    completeToken,
    completeSession,
    renewSession,
    completeUser,
  };
}
