import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePostgres } from '../../scripts/postgresTools.ts';

/** Ports name sockets in the cluster's own folder: nothing listens on the network, and clusters don't collide. */
const ports = { database: '5432', pool: '6432' };

/** The connecting role. `postgres` runs migrations, like on a hosted project; `authenticator` is the API's login. */
type Login = 'supabase_admin' | 'postgres' | 'authenticator';

/** Bypassing PgBouncer, or through it in transaction mode. */
type Way = 'directly' | 'pooled';

export interface ClusterOptions {
  /**
   * Writes reach the disk before they're acknowledged. Off for tests, whose cluster doesn't need to survive anything.
   */
  durable?: boolean;
  /** Connections that PgBouncer keeps to the database. */
  pool?: number;
}

export interface Cluster {
  /** The folder for sockets and files. */
  folder: string;
  /** The folder of PostgreSQL's programs. */
  programs: string;
  version: string;
  /** Environment variables for PostgreSQL's programs to connect: directly, or through PgBouncer in transaction mode. */
  env(login: Login, route?: Way, database?: string): NodeJS.ProcessEnv;
  /** Runs statements one after another; throws the first error. Rows have no formatting. */
  run(sql: string, database?: string, login?: Login, route?: Way): { rows: string; notices: string };
  /** Returns only the rows of `run`. */
  psql(sql: string, database?: string, login?: Login, route?: Way): string;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root: uses the account created by Debian's package, or the current user. */
function runner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim());
  return { uid: id('-u'), gid: id('-g') };
}

/** Starts a throwaway PostgreSQL with PgBouncer in front, which has no database yet. */
export async function startCluster({ durable = false, pool = 20 }: ClusterOptions = {}): Promise<Cluster> {
  const programs = ensurePostgres();
  const account = runner();
  const folder = mkdtempSync(join(tmpdir(), 'daybreak-postgres-'));
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid as number);
  const at = (name: string) => join(folder, name);
  const children: ChildProcess[] = [];
  const start = (program: string, args: string[]) => {
    const log = openSync(at(`${program.split('/').at(-1)}.log`), 'a');
    const child = spawn(program, args, { ...account, cwd: folder, stdio: ['ignore', log, log] });
    children.push(child);
  };
  const clear = () => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  };
  process.once('exit', clear);

  const env: Cluster['env'] = (login, route = 'directly', database = 'daybreak') => ({
    ...process.env,
    PGHOST: folder,
    PGPORT: route === 'pooled' ? ports.pool : ports.database,
    PGUSER: login,
    PGDATABASE: database,
    PGCLIENTENCODING: 'UTF8',
  });
  const run: Cluster['run'] = (sql, database = 'daybreak', login = 'supabase_admin', route = 'directly') => {
    const args = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1'];
    const { status, stdout, stderr } = spawnSync(join(programs, 'psql'), args, {
      input: sql,
      encoding: 'utf8',
      env: env(login, route, database),
      maxBuffer: 256 * 1024 * 1024,
    });
    if (status !== 0) throw new Error(`psql: ${stderr.trim().slice(-4000)}\n${stdout.slice(-2000)}`);
    return { rows: stdout, notices: stderr };
  };
  const psql: Cluster['psql'] = (...parameters) => run(...parameters).rows;
  const until = async (program: string, route: Way, database: string) => {
    for (let turn = 0; turn < 300; turn += 1) {
      const { status } = spawnSync(join(programs, 'pg_isready'), ['-q'], {
        env: env('supabase_admin', route, database),
      });
      if (status === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`${program} didn't start:\n${readFileSync(at(`${program}.log`), 'utf8').slice(-2000)}`);
  };

  const made = spawnSync(
    join(programs, 'initdb'),
    [
      '-D',
      at('data'),
      '-U',
      'supabase_admin',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ],
    { ...account, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.error?.message ?? made.stderr}`);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    shared_buffers: '256MB',
    max_connections: '100',
    max_wal_size: '4GB',
    // Compiling statements takes half of the migrations' time.
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', jit: 'off' }),
  };
  start(join(programs, 'postgres'), [
    '-D',
    at('data'),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  await until('postgres', 'directly', 'postgres');

  const logins: Login[] = ['supabase_admin', 'postgres', 'authenticator'];
  writeFileSync(at('logins.txt'), logins.map((login) => `"${login}" ""\n`).join(''));
  writeFileSync(
    at('pgbouncer.ini'),
    `[databases]
* = host=${folder} port=${ports.database}
[pgbouncer]
listen_addr =
listen_port = ${ports.pool}
unix_socket_dir = ${folder}
auth_type = trust
auth_file = ${at('logins.txt')}
pool_mode = transaction
default_pool_size = ${pool}
max_client_conn = 1000
ignore_startup_parameters = extra_float_digits
log_connections = 0
log_disconnections = 0
`,
  );
  start('/usr/sbin/pgbouncer', [at('pgbouncer.ini')]);
  // Not to `daybreak`: PgBouncer stays connected, and a database with a connection can't be copied.
  await until('pgbouncer', 'pooled', 'postgres');

  return {
    folder,
    programs,
    version: psql('show server_version', 'postgres').trim(),
    env,
    run,
    psql,
    async stop() {
      for (const child of children.reverse()) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        // "Fast" shutdown: ends running work and keeps acknowledged writes.
        child.kill('SIGINT');
        await ended;
      }
      process.off('exit', clear);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
