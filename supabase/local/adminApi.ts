import { randomUUID } from 'node:crypto';
import type { Transaction } from '@electric-sql/pglite';
import type { Database } from './database.ts';
import { localSecretKey } from './keys.ts';
import { json } from './responses.ts';
import { settings } from './settings.ts';

/** What `auth.admin.createUser` and `updateUserById` send. */
export interface UserAttributes {
  email?: string;
  password?: string;
  email_confirm?: boolean;
  user_metadata?: Record<string, unknown>;
  app_metadata?: Record<string, unknown>;
  /** A Go duration such as '24h', or 'none'. */
  ban_duration?: string;
}

export class AuthFault extends Error {
  override name = 'AuthFault';
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
  toResponse = () => json({ code: this.status, error_code: this.code, msg: this.message }, this.status);
}

export type AdminApi = ReturnType<typeof createAdminApi>;

const userColumns = `id, aud, role, email, phone, email_confirmed_at, confirmed_at, last_sign_in_at, banned_until,
  raw_app_meta_data as app_metadata, raw_user_meta_data as user_metadata, created_at, updated_at, is_anonymous,
  coalesce((select jsonb_agg(jsonb_build_object('identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id,
    'identity_data', i.identity_data, 'provider', i.provider, 'created_at', i.created_at, 'updated_at', i.updated_at,
    'last_sign_in_at', i.last_sign_in_at, 'email', i.email)) from auth.identities i where i.user_id = users.id), '[]')
    as identities`;

type User = { id: string; email: string } & Record<string, unknown>;

/** `/auth/v1/admin/users`, which lite does not have: the real client's `auth.admin` methods work against it. */
export function createAdminApi({ driver }: Database) {
  async function find(id: string): Promise<User> {
    const { rows } = isUuid(id)
      ? await driver.query<User>(`select ${userColumns} from auth.users where id = $1`, [id])
      : { rows: [] };
    if (!rows[0]) throw new AuthFault(404, 'user_not_found', 'User not found');
    return rows[0];
  }

  async function createUser(attributes: UserAttributes): Promise<User> {
    const email = checkEmail(attributes.email);
    const password = checkPassword(attributes.password ?? randomUUID());
    const id = randomUUID();
    await driver.transaction(async (transaction) => {
      await refuseTakenEmail(transaction, email, id);
      await transaction.query(
        `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, banned_until,
           raw_app_meta_data, raw_user_meta_data)
         values ($1, 'authenticated', 'authenticated', $2, ${hash('$3')}, case when $4 then now() end, $5, $6, $7)`,
        [
          id,
          email,
          password,
          attributes.email_confirm ?? false,
          bannedUntil(attributes.ban_duration) ?? null,
          JSON.stringify({ provider: 'email', providers: ['email'], ...attributes.app_metadata }),
          JSON.stringify({ email_verified: attributes.email_confirm ?? false, ...attributes.user_metadata }),
        ],
      );
      await transaction.query(
        `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
         values ($1, 'email', $2, $3, $4)`,
        [
          randomUUID(),
          id,
          id,
          JSON.stringify({ sub: id, email, email_verified: false, phone_verified: false }),
        ],
      );
    });
    return find(id);
  }

  async function updateUser(id: string, attributes: UserAttributes): Promise<User> {
    await find(id);
    await driver.transaction(async (transaction) => {
      const set = (assignment: string, value: unknown) =>
        transaction.query(`update auth.users set ${assignment}, updated_at = now() where id = $1`, [
          id,
          value,
        ]);
      if (attributes.email !== undefined) {
        const email = checkEmail(attributes.email);
        await refuseTakenEmail(transaction, email, id);
        await set('email = $2', email);
        await transaction.query(
          `update auth.identities set identity_data = identity_data || jsonb_build_object('email', $2::text)
           where user_id = $1 and provider = 'email'`,
          [id, email],
        );
      }
      if (attributes.email_confirm)
        await set('email_confirmed_at = coalesce(email_confirmed_at, $2)', new Date());
      if (attributes.user_metadata) {
        await set(
          'raw_user_meta_data = raw_user_meta_data || $2::jsonb',
          JSON.stringify(attributes.user_metadata),
        );
      }
      if (attributes.app_metadata) {
        await set(
          'raw_app_meta_data = raw_app_meta_data || $2::jsonb',
          JSON.stringify(attributes.app_metadata),
        );
      }
      const until = bannedUntil(attributes.ban_duration);
      if (until !== undefined) await set('banned_until = $2', until);
      if (attributes.password !== undefined) {
        await set(
          `encrypted_password = ${hash('$2')}, recovery_token = null`,
          checkPassword(attributes.password),
        );
      }
      // As the hosted auth server does: whoever was signed in with the old password is not any more.
      if (attributes.password !== undefined || until) {
        await transaction.query('delete from auth.sessions where user_id = $1', [id]);
      }
    });
    return find(id);
  }

  async function deleteUser(id: string) {
    await find(id);
    await driver.query('delete from auth.users where id = $1', [id]);
    return {};
  }

  async function listUsers(url: URL): Promise<Response> {
    const page = positive(url.searchParams.get('page'), 1);
    const size = Math.min(positive(url.searchParams.get('per_page'), 50), 1000);
    const { rows: users } = await driver.query<User>(
      `select ${userColumns} from auth.users order by created_at desc, id limit $1 offset $2`,
      [size, (page - 1) * size],
    );
    const { rows } = await driver.query<{ total: number }>('select count(*)::int as total from auth.users');
    const total = rows[0]?.total ?? 0;
    const pages = Math.max(1, Math.ceil(total / size));
    const links = [page < pages ? [page + 1, 'next'] : [], [pages, 'last']]
      .filter((link) => link.length > 0)
      .map(([to, rel]) => `<${url.pathname}?page=${to}&per_page=${size}>; rel="${rel}"`);
    return json({ users, aud: 'authenticated' }, 200, {
      'x-total-count': String(total),
      link: links.join(', '),
    });
  }

  async function fetch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    if (!hasSecretKey(request)) {
      return new AuthFault(403, 'not_admin', 'User not allowed').toResponse();
    }
    const [, id] = /^\/auth\/v1\/admin\/users(?:\/([^/]+))?$/.exec(url.pathname) ?? [];
    const known = url.pathname === '/auth/v1/admin/users' || id !== undefined;
    try {
      if (known && !id && request.method === 'GET') return await listUsers(url);
      if (known && !id && request.method === 'POST')
        return json(await createUser(await attributesOf(request)));
      if (id && request.method === 'GET') return json(await find(id));
      if (id && request.method === 'PUT') return json(await updateUser(id, await attributesOf(request)));
      if (id && request.method === 'DELETE') return json(await deleteUser(id));
    } catch (error) {
      if (error instanceof AuthFault) return error.toResponse();
      const code = (error as { code?: string }).code ?? 'unexpected_failure';
      return new AuthFault(500, 'unexpected_failure', `Database error (${code})`).toResponse();
    }
    return new AuthFault(
      404,
      'not_found',
      `${request.method} ${url.pathname} is not available here`,
    ).toResponse();
  }

  return { createUser, updateUser, deleteUser, find, fetch };
}

function hasSecretKey(request: Request) {
  const authorization = request.headers.get('authorization');
  return (
    request.headers.get('apikey') === localSecretKey &&
    (authorization === null || authorization === `Bearer ${localSecretKey}`)
  );
}

async function attributesOf(request: Request): Promise<UserAttributes> {
  const body: unknown = await request.json().catch(() => null);
  if (typeof body !== 'object' || body === null) {
    throw new AuthFault(400, 'bad_json', 'Could not parse request body as JSON');
  }
  return body;
}

async function refuseTakenEmail(transaction: Transaction, email: string, id: string) {
  const { rows } = await transaction.query('select 1 from auth.users where email = $1 and id <> $2', [
    email,
    id,
  ]);
  if (rows.length > 0) {
    throw new AuthFault(422, 'email_exists', 'A user with this email address has already been registered');
  }
}

function checkEmail(email: unknown): string {
  if (typeof email !== 'string' || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw new AuthFault(400, 'validation_failed', 'Unable to validate email address: invalid format');
  }
  return email.toLowerCase();
}

/** The rules of the auth server; bcrypt reads 72 bytes and ignores the rest. */
export function checkPassword(password: unknown): string {
  const least = settings.auth.minimum_password_length;
  if (typeof password !== 'string' || password.length < least) {
    throw new AuthFault(422, 'weak_password', `Password should be at least ${least} characters.`);
  }
  if (Buffer.byteLength(password) > 72) {
    throw new AuthFault(422, 'validation_failed', 'Password cannot be longer than 72 characters');
  }
  return password;
}

/** undefined = leave as it is, null = lift the ban. */
function bannedUntil(duration: string | undefined): Date | null | undefined {
  if (duration === undefined) return undefined;
  if (duration === 'none') return null;
  const match = /^(\d+(?:\.\d+)?)(s|m|h)$/.exec(duration);
  if (!match) throw new AuthFault(400, 'validation_failed', `invalid format for ban duration: ${duration}`);
  const unit = { s: 1000, m: 60_000, h: 3_600_000 }[match[2] as 's' | 'm' | 'h'];
  return new Date(Date.now() + Number(match[1]) * unit);
}

/** bcrypt in the database; LITE_AUTH_BCRYPT_COST is lite's own switch, for tests. */
function hash(parameter: string) {
  const cost = Math.min(12, Math.max(4, Number(process.env.LITE_AUTH_BCRYPT_COST ?? 10) || 10));
  return `extensions.crypt(${parameter}, extensions.gen_salt('bf', ${cost}))`;
}

function positive(text: string | null, otherwise: number) {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : otherwise;
}

function isUuid(text: string) {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
