import { randomUUID } from 'node:crypto';
import type { Transaction } from '@electric-sql/pglite';
import type { Database } from '../database/database.ts';
import { isUuid } from '../isUuid.ts';
import { AuthFault, bannedUntil, bcryptOf, checkEmail, checkPassword } from './authRules.ts';

/** The fields that `auth.admin.createUser` and `updateUserById` send. */
export interface UserAttributes {
  email?: string;
  password?: string;
  email_confirm?: boolean;
  user_metadata?: Record<string, unknown>;
  app_metadata?: Record<string, unknown>;
  /** A Go duration such as '24h', or 'none'. */
  ban_duration?: string;
}

const userColumns = `id, aud, role, email, phone, email_confirmed_at, confirmed_at, last_sign_in_at, banned_until,
  raw_app_meta_data as app_metadata, raw_user_meta_data as user_metadata, created_at, updated_at, is_anonymous,
  coalesce((select jsonb_agg(jsonb_build_object('identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id,
    'identity_data', i.identity_data, 'provider', i.provider, 'created_at', i.created_at, 'updated_at', i.updated_at,
    'last_sign_in_at', i.last_sign_in_at, 'email', i.email)) from auth.identities i where i.user_id = users.id), '[]')
    as identities`;

export type User = { id: string; email: string } & Record<string, unknown>;

export type Accounts = ReturnType<typeof createAccounts>;

/** Stores accounts the way the auth server does: a row of auth.users, an email identity, a bcrypt hash. */
export function createAccounts({ driver }: Pick<Database, 'driver'>) {
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
         values ($1, 'authenticated', 'authenticated', $2, ${bcryptOf('$3')}, case when $4 then now() end, $5, $6, $7)`,
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
        await transaction.query("select set_config('daybreak.password_of', $1, true)", [id]);
        await set(
          `encrypted_password = ${bcryptOf('$2')}, recovery_token = null`,
          checkPassword(attributes.password),
        );
      }
      // Like the hosted auth server: sessions signed in with the old password end.
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

  /** Newest first. Pages are counted from 1. */
  async function listUsers(page: number, size: number): Promise<{ users: User[]; total: number }> {
    const { rows: users } = await driver.query<User>(
      `select ${userColumns} from auth.users order by created_at desc, id limit $1 offset $2`,
      [size, (page - 1) * size],
    );
    const { rows } = await driver.query<{ total: number }>('select count(*)::int as total from auth.users');
    return { users, total: rows[0]?.total ?? 0 };
  }

  return { find, createUser, updateUser, deleteUser, listUsers };
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
