import postgres from 'postgres';
import { readMigrations } from '../../local/database/migrate.ts';
import { BackendError } from '../../local/http/BackendError.ts';
import { createStorage } from './storage.ts';
import { literal, mustBeEmpty, ownTables, type Query, type Table } from './tables.ts';

export interface Address {
  /** The project's address, without a path. */
  url: string;
  secretKey: string;
  /** The database's address, as the role that ran the migrations. */
  databaseUrl: string;
}

export type Project = Awaited<ReturnType<typeof openProject>>;

/** Connects to a project that has this release's migrations, and no accounts or rows. */
export async function openProject({ url, secretKey, databaseUrl }: Address) {
  if (!URL.canParse(databaseUrl))
    throw new BackendError(
      "SUPABASE_DB_URL isn't a valid address. Percent-encode special characters in the password.",
    );
  const { hostname, searchParams } = new URL(databaseUrl);
  // A folder of sockets is written %2Ftmp, as for PostgreSQL's own programs.
  const host = decodeURIComponent(hostname);
  const isLocal = host.startsWith('/') || ['localhost', '127.0.0.1', '[::1]'].includes(host);
  const sql = postgres(databaseUrl, {
    max: 1,
    // A pool in transaction mode keeps no statements.
    prepare: false,
    fetch_types: false,
    host,
    // Password hashes travel here: only a database on this computer can do without encryption.
    ...(isLocal || /^(require|verify)/.test(searchParams.get('sslmode') ?? '') ? {} : { ssl: 'require' }),
    onnotice: () => {},
  });
  const query: Query = async <Row extends object>(statement: string) => [
    ...(await sql.unsafe<Row[]>(statement)),
  ];
  const storage = createStorage(url.replace(/\/$/, ''), secretKey);

  async function mustHaveMigrations() {
    const applied = await query<{ version: string }>(
      'select version from supabase_migrations.schema_migrations',
    ).catch((error: Error) => {
      throw new BackendError(`Couldn't read the project's database: ${error.message}`, { cause: error });
    });
    const knownVersions = (await readMigrations()).map(({ version }) => version);
    const missing = knownVersions.filter((version) => !applied.some((each) => each.version === version));
    const unknownMigrations = applied.filter(({ version }) => !knownVersions.includes(version));
    if (missing.length > 0)
      throw new BackendError(
        `The project is missing ${missing.length} migrations of this release, starting with ${missing[0]}. Push them first with npx supabase@3 db push --remote`,
      );
    if (unknownMigrations.length > 0)
      throw new BackendError(
        `The project has the migration ${unknownMigrations[0]?.version}, which this release doesn't know. Use the release that it was pushed with.`,
      );
  }

  /** Checks that address, key and database belong to one project, by the buckets' times. */
  async function mustBeOneProject() {
    const buckets = await storage.buckets();
    const rows = await query<{ id: string; made: string }>(
      "select id, (extract(epoch from date_trunc('milliseconds', created_at)) * 1000)::bigint::text as made from storage.buckets",
    );
    const other = rows.find(({ id, made }) => buckets.get(id) !== Number(made));
    if (other || rows.length === 0)
      throw new BackendError('SUPABASE_URL and SUPABASE_DB_URL belong to different projects.');
  }

  let own: Table[];
  try {
    await mustHaveMigrations();
    await mustBeOneProject();
    own = await ownTables(query);
    await mustBeEmpty(query, own);
  } catch (error) {
    await sql.end();
    throw error;
  }
  return {
    sql,
    query,
    storage,
    own,
    close: () => sql.end(),
    /** Names of a bucket's files. */
    async filesIn(bucket: string): Promise<Set<string>> {
      const rows = await query<{ name: string }>(
        `select name from storage.objects where bucket_id = ${literal(bucket)}`,
      );
      return new Set(rows.map(({ name }) => name));
    },
    /** True if the role can write second steps, in the auth server's own table. */
    async takesSecondSteps(): Promise<boolean> {
      const [row] = await query<{ may: boolean }>(
        `select coalesce(has_table_privilege(to_regclass('auth.mfa_factors'), 'insert'), false) as may`,
      );
      return row?.may ?? false;
    },
  };
}
