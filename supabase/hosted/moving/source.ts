import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { demoAccounts, demoPassword } from '../../local/auth/demo.ts';
import { localSecretKey } from '../../local/auth/keys.ts';
import { BackendError } from '../../local/http/BackendError.ts';
import { openBackend } from '../../local/openBackend.ts';
import { createStorage, type StoredFile } from './storage.ts';
import { literal, plainText, type Query, type Table } from './tables.ts';

export type Source = Awaited<ReturnType<typeof openSource>>;

/** Table blocks read at once: 128 KB, and the values that rows keep elsewhere. */
const blocks = 16;

/** Opens the data of `npm start`, and applies pending migrations as a start would. Its server must be stopped. */
export async function openSource(path: string) {
  const folder = resolve(path);
  if (!existsSync(join(folder, 'ready.json')))
    throw new BackendError(`There's no data of \`npm start\` in ${folder}. Set DAYBREAK_DATA to its folder.`);
  const backend = await openBackend({ folder, origin: 'http://127.0.0.1' });
  await backend.driver.exec(plainText);
  const query: Query = (statement) => backend.sql(statement);
  return {
    folder,
    query,
    storage: createStorage('http://127.0.0.1', localSecretKey, (request) => backend.fetch(request)),
    close: backend.close,
    /** The rows as JSON, in parts. */
    async *read({ name, columns, where = 'true', refersToItself }: Table): AsyncGenerator<string> {
      const values = [...columns].map(([column, value]) => `${value} as ${column}`);
      const [size] = await query<{ pages: number }>(
        `select (pg_relation_size(${literal(name)}) / 8192)::int as pages`,
      );
      const pages = size?.pages ?? 0;
      const step = refersToItself ? pages : blocks;
      for (let from = 0; from < pages; from += step) {
        const [part] = await query<{ rows: string | null }>(
          `select jsonb_agg(to_jsonb(part))::text as rows from (
             select ${values} from ${name}
             where ctid >= '(${from},0)' and ctid < '(${from + step},0)' and ${where}
           ) as part`,
        );
        if (part?.rows) yield part.rows;
      }
    },
    files: () =>
      query<StoredFile>(
        `select bucket_id as bucket, name, coalesce(metadata ->> 'mimetype', 'application/octet-stream') as type,
           coalesce(metadata ->> 'cacheControl', 'no-cache') as cache
         from storage.objects order by 1, 2`,
      ),
    /** Accounts that still have the demo password, which is public in the repository. */
    withDemoPassword: () =>
      query<{ id: string; email: string }>(
        `select id, email from auth.users
         where email in (${demoAccounts.map(({ email }) => literal(email))})
           and regexp_replace(encrypted_password, '^\\$2[by]\\$', '$2a$')
             = extensions.crypt(${literal(demoPassword)}, regexp_replace(encrypted_password, '^\\$2[by]\\$', '$2a$'))
         order by email`,
      ),
    /** Addresses of people who have a second step of this kind. */
    async withFactor(type: 'totp' | 'recovery_code'): Promise<string[]> {
      const rows = await query<{ email: string }>(
        `select distinct account.email from auth.mfa_factors as factor join auth.users as account on account.id = factor.user_id
         where factor.factor_type = ${literal(type)} and factor.status = 'verified' order by 1`,
      );
      return rows.map(({ email }) => email);
    },
  };
}
