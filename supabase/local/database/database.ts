import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Extensions, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { App, type Connection, setExperimental } from '@supabase/lite';
import { PgliteConnection } from '@supabase/lite/pglite';
import { liteConfig } from '../settings.ts';

export type Mailer = NonNullable<App['_mailer']>;
export type StorageAdapter = NonNullable<App['_storageAdapter']>;

export interface DatabaseOptions {
  /** The database's folder; absent = in memory. */
  folder?: string;
  /** A dump of a prepared database to start from. */
  snapshot?: Blob;
  /** PGlite extensions in addition to those of `@supabase/lite`, for instance pgtap. */
  extensions?: Extensions;
  origin: string;
  mailer: Mailer;
  storage: StorageAdapter;
}

export type Database = Awaited<ReturnType<typeof openDatabase>>;

/** Opens PostgreSQL in this process with Supabase's APIs on top, with the platform's schemas but none of ours. */
export async function openDatabase(options: DatabaseOptions) {
  setExperimental('storage', true);
  const connection = new PgliteConnection({
    ...(options.folder === undefined ? {} : { url: options.folder }),
    pgliteOptions: {
      ...(options.snapshot ? { loadDataDir: options.snapshot } : {}),
      extensions: { pg_trgm, ...options.extensions },
      parsers: { [types.TIMESTAMPTZ]: isoTime, [types.TIMESTAMP]: isoTime },
    },
  });
  connection.normalizeDbError = normalizeDbError;
  const app = new App({ connection, ...liteConfig(options.origin) });
  app._mailer = options.mailer;
  app._storageAdapter = options.storage;
  const { driver } = connection;
  await driver.waitReady;
  await forgetArraysOfRows(driver);
  sendTextOnly(driver);
  await app.init();
  const isNew = !(await hasSchema('supabase_migrations'));
  if (isNew) {
    await driver.exec(await localSql('platform.sql'));
    await driver.exec(connection.config.baseSchema ?? '');
    await driver.exec(await localSql('platformGrants.sql'));
  }
  await driver.exec(await localSql('authTables.sql'));
  await driver.exec(await localSql('authRules.sql'));
  keepOurGrants(connection);

  async function hasSchema(name: string) {
    const { rows } = await driver.query('select 1 from pg_namespace where nspname = $1', [name]);
    return rows.length > 0;
  }
  return { app, driver, isNew, close: () => connection.close() };
}

/**
 * Removes array types of table rows, which no statement uses. PGlite copies all types for every statement, and these
 * are two thirds of them: without them, a small statement takes half as long.
 */
async function forgetArraysOfRows(driver: PgliteConnection['driver']): Promise<void> {
  const { rows } = await driver.query<{ oid: number }>(
    `select list.oid from pg_type as list join pg_type as row on row.oid = list.typelem
     where list.typcategory = 'A' and row.typtype = 'c'`,
  );
  const unused = new Set(rows.map(({ oid }) => String(oid)));
  const used = <Of>(all: Record<number, Of>): Record<number, Of> =>
    Object.fromEntries(Object.entries(all).filter(([oid]) => !unused.has(oid)));
  driver.parsers = used(driver.parsers);
  driver.serializers = used(driver.serializers);
}

function localSql(name: string) {
  return readFile(join(import.meta.dirname, name), 'utf8');
}

/**
 * Sends every value as text. PGlite sends a number or an object given for an array as is, which isn't a valid protocol
 * message and leaves the only session in a failed transaction. Postgres itself refuses invalid text.
 */
function sendTextOnly(driver: PgliteConnection['driver']): void {
  const { serializers } = driver;
  for (const [type, write] of Object.entries(serializers)) {
    serializers[Number(type)] = (value) => {
      const sent: unknown = write(value);
      return typeof sent === 'string' ? sent : JSON.stringify(sent);
    };
  }
}

/**
 * Prevents lite from granting ALL on every schema with row-level security at the first request: "active" makes it skip
 * that.
 */
export function keepOurGrants(connection: Connection) {
  (connection as unknown as { rlsState: string }).rlsState = 'active';
}

/** Turns '2026-11-20 22:55:52.7+00' into PostgREST's '2026-11-20T22:55:52.7+00:00'. lite passes on the first form. */
function isoTime(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

/** PostgREST's status for codes that lite answers with 500 "SUP". */
const statusOf = new Map([
  ['23514', 400],
  ['23P01', 400],
  ['P0001', 400],
  ['P0002', 500],
  ['22P02', 400],
  ['42846', 400],
  ['PGRST100', 400],
]);

/** Error classes that PostgREST doesn't blame on the caller, and ones that lite already handles. */
const othersFault = /^(08|09|2D|38|39|3B|40|57|58|F0|HV|P0|XX|21|22|23|25|42|53|55|PG|PT)/;

/**
 * The status of all other statement errors, which are the caller's fault: a cast to something that doesn't exist,
 * nesting too deep for PostgreSQL's stack.
 */
const statusFor = (code: string) =>
  statusOf.get(code) ?? (/^[0-9A-Z]{5}$/.test(code) && !othersFault.test(code) ? 400 : undefined);

interface Fault {
  code?: string;
  message?: string;
  detail?: string;
  hint?: string;
}

/**
 * Caller errors that have no code, because PGlite and lite couldn't even send them, or the code of an internal
 * PostgreSQL error.
 */
const misnamed: readonly [words: RegExp, code: string][] = [
  [/^Invalid input for \w+ type$/, '22P02'],
  [/^Maximum call stack size exceeded$/, '54001'],
  [/^Missing closing quote/, 'PGRST100'],
  [/^failed to find conversion function/, '42846'],
];

function codeOf({ code, message = '' }: Fault): string | undefined {
  if (code && code !== 'XX000') return code;
  return misnamed.find(([words]) => words.test(message))?.[1] ?? code;
}

/** Restores such an error's code and status; lite's own RAISE protocol carries both. */
export function normalizeDbError(error: unknown): unknown {
  const fault = error as Fault | null;
  const code = fault ? codeOf(fault) : undefined;
  const status = statusFor(code ?? '');
  if (!fault || !code || !status) return error;
  const { message = '', detail = null, hint = null } = fault;
  return Object.assign(new Error(JSON.stringify({ code, message, details: detail, hint })), {
    code: 'PGRST',
    detail: JSON.stringify({ status, headers: {} }),
  });
}
