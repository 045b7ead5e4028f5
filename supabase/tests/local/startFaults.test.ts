import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMigrations } from '../../local/database/migrate.ts';
import { snapshotKey } from '../../local/database/snapshot.ts';
import { takeLock } from '../../local/dataFolder/lock.ts';
import { packageRoot, seedFile, snapshotFolder } from '../../local/paths.ts';
import { startTestBackend, testBackend } from '../support/backend.ts';
import { temporaryFolder, touch } from '../support/folders.ts';
import { compileCache, serve } from '../support/serverProcess.ts';

// With any damage on the disk, there's either a working server, or one sentence with a way out and a nonzero exit code.

/** Waits until a start that can't succeed ends, and returns its one sentence. */
async function refusal(environment: NodeJS.ProcessEnv, launcher?: string[]): Promise<string> {
  const server = serve(environment, undefined, launcher);
  expect(await server.exit).toBe(1);
  const lines = server.output().split('\n').filter(Boolean);
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

const faults: Record<string, (database: string, files: { heap: string; index: string }) => void> = {
  'a table whose file is empty': (database, { heap }) => truncateSync(join(database, heap), 0),
  'a table whose file is gone': (database, { heap }) => rmSync(join(database, heap)),
  'a table with a garbled page': (database, { heap }) => overwrite(join(database, heap), 8192),
  'a table with garbled rows': (database, { heap }) => {
    const path = join(database, heap);
    const bytes = readFileSync(path);
    bytes.fill(0xa5, 7000, 8100);
    writeFileSync(path, bytes);
  },
  'a garbled index': (database, { index }) => overwrite(join(database, index)),
  'a garbled control file': (database) => overwrite(join(database, 'global', 'pg_control')),
  'an empty control file': (database) => truncateSync(join(database, 'global', 'pg_control'), 0),
  'no log': (database) => rmSync(join(database, 'pg_wal'), { recursive: true }),
  'no version': (database) => rmSync(join(database, 'PG_VERSION')),
  'no database at all': (database) => rmSync(database, { recursive: true }),
  'a file in its place': (database) => {
    rmSync(database, { recursive: true });
    writeFileSync(database, '');
  },
};
const overwrite = (path: string, length = readFileSync(path).byteLength) =>
  writeFileSync(path, Buffer.concat([Buffer.alloc(length, 0xa5), readFileSync(path).subarray(length)]));

describe('a damaged database', () => {
  const root = mkdtempSync(join(tmpdir(), 'daybreak-damaged-'));
  const folderOf = (fault: string) => join(root, fault.replaceAll(' ', '-'));
  const sentenceFor = (fault: string) => `The database in ${folderOf(fault)} is damaged and wasn't opened`;
  /**
   * The messages of a single process that opens each in turn: starting the server takes longer than checking a
   * database.
   */
  const sentences = new Map<string, string | undefined>();
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a hook depends on
  beforeAll(async ({}, suite) => {
    const tried = Object.entries(faults).filter(([fault]) =>
      suite.tasks.some(({ name, mode }) => mode !== 'skip' && name.startsWith(`${fault}:`)),
    );
    // None in this part of the sweep.
    if (tried.length === 0) return;
    const sound = join(root, 'sound');
    const backend = await startTestBackend({ folder: sound });
    const [files] = await backend.sql<{ heap: string; index: string }>(
      `select pg_relation_filepath('public.staff_directory') as heap,
              pg_relation_filepath('public.staff_directory_pkey') as index`,
    );
    await backend.close();
    for (const [fault, damage] of tried) {
      cpSync(sound, folderOf(fault), { recursive: true });
      damage(join(folderOf(fault), 'database'), files ?? { heap: '', index: '' });
    }
    const source = `
      const { BackendError, openBackend } = await import('./local/index.ts');
      for (const folder of process.argv.slice(1)) {
        try {
          await openBackend({ origin: 'http://127.0.0.1', folder });
          console.log('opened');
        } catch (error) {
          console.log(error instanceof BackendError ? error.message : 'unexpected: ' + error);
        }
      }
      process.exit(7);`;
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', source, ...tried.map(([fault]) => folderOf(fault))],
      { cwd: packageRoot, encoding: 'utf8', env: { ...process.env, ...compileCache } },
    );
    // All the way to the last folder, with no output except the sentences.
    expect([status, stderr]).toEqual([7, '']);
    const outputLines = stdout.trim().split('\n');
    expect(outputLines).toHaveLength(tried.length);
    for (const [index, [fault]] of tried.entries()) sentences.set(fault, outputLines[index]);
    // Eleven databases in turn, on a possibly busy machine.
  }, 600_000);
  afterAll(() => rmSync(root, { recursive: true }));

  test.each(Object.keys(faults))('%s: is not opened, and the folder stays as it is', (fault) => {
    const sentence = sentences.get(fault);
    expect(sentence).toContain(sentenceFor(fault));
    expect(sentence).toContain('`npm run reset`');
    expect(readdirSync(folderOf(fault))).toContain('ready.json');
    expect(readdirSync(folderOf(fault))).not.toContain('lock.json');
  });

  // One that the check finds, and one that crashes PostgreSQL.
  test.each(['a table whose file is gone', 'a garbled control file'])(
    '%s: ends the server',
    async (fault) => {
      const sentence = await refusal({ DAYBREAK_DATA: folderOf(fault) });
      expect(sentence).toContain(sentenceFor(fault));
      expect(readdirSync(folderOf(fault))).not.toContain('lock.json');
    },
  );
});

describe('a cached snapshot', () => {
  // Leaves a snapshot.
  testBackend();
  /** A cache with the one snapshot that a start would use. */
  async function cacheOf() {
    const key = await snapshotKey(await readMigrations(), readFileSync(seedFile, 'utf8'));
    const name = readdirSync(snapshotFolder).find((file) => file.startsWith(key)) ?? '';
    const cache = temporaryFolder();
    cpSync(join(snapshotFolder, name), join(cache, name));
    return { key, name, cache, tar: join(cache, name) };
  }
  const changeOneByte = (path: string) => {
    const bytes = readFileSync(path);
    bytes[20_000_000] = (bytes[20_000_000] ?? 0) ^ 1;
    writeFileSync(path, bytes);
  };

  test.each<[string, boolean, (path: string) => void]>([
    ['that is as it was written is taken', true, () => {}],
    ['that was cut is thrown away', false, (path) => truncateSync(path, 1_000_000)],
    ['with one byte changed is thrown away', false, changeOneByte],
  ])('%s', async (_what, isUsed, damage) => {
    const { key, name, cache, tar } = await cacheOf();
    damage(tar);
    const source = `
      const { loadSnapshot } = await import('./local/database/snapshot.ts');
      console.log((await loadSnapshot(process.argv[1])) !== undefined);`;
    const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', source, key], {
      cwd: packageRoot,
      encoding: 'utf8',
      env: { ...process.env, DAYBREAK_CACHE: cache },
    });
    expect([printed.trim(), readdirSync(cache)]).toEqual([`${isUsed}`, isUsed ? [name] : []]);
  });

  test("contains no log of the database's creation", async () => {
    const { tar } = await cacheOf();
    const { stdout } = spawnSync('tar', ['--list', '--file', tar], { encoding: 'utf8' });
    expect(stdout.match(/pg_wal\/[0-9A-F]{24}$/gm)).toHaveLength(1);
  });

  test('is rebuilt by the start that finds it damaged', async () => {
    const { cache, tar } = await cacheOf();
    changeOneByte(tar);
    const damaged = readFileSync(tar);
    await serve({ DAYBREAK_CACHE: cache }).until(/Ctrl\+C to stop/);
    const [made = '', ...more] = readdirSync(cache);
    expect(more).toEqual([]);
    expect(readFileSync(join(cache, made)).equals(damaged)).toBe(false);
  });
});

describe('an unreadable lock file', () => {
  const damaged = ['{}', '[]', 'null', '{"pid":', '{"pid":"x","host":1}', '\u0000\u0000'];
  test.each(damaged)('%j: counts for half a minute', async (content) => {
    const folder = temporaryFolder();
    const lock = join(folder, 'lock.json');
    writeFileSync(lock, content);
    touch(lock, 60);
    await expect(takeLock(lock, folder)).rejects.toThrow(`The lock file ${lock} is damaged`);
    expect(readFileSync(lock, 'utf8')).toBe(content);
    touch(lock, -60);
    await takeLock(lock, folder);
    expect(JSON.parse(readFileSync(lock, 'utf8'))).toMatchObject({ pid: process.pid });
  });

  test('stops a start, with instructions', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'lock.json'), '{}');
    touch(join(folder, 'lock.json'), 60);
    expect(await refusal({ DAYBREAK_DATA: folder })).toContain('delete this file and start again');
  });
});

describe('a full disk', () => {
  test("a new database that can't be written", async () => {
    const folder = join(temporaryFolder(), 'data');
    // Limits this process's files to one megabyte; PostgreSQL's are larger.
    expect(
      await refusal({ DAYBREAK_DATA: folder }, ['sh', '-c', 'ulimit -f 2048; exec "$@"', 'sh']),
    ).toContain(`Couldn't create a new database in ${folder}`);
    await (await startTestBackend({ folder })).close();
  });

  const mounts = spawnSync('unshare', ['-rm', 'true']).status === 0;
  test.runIf(mounts)('is said before anything is tried, and reset works on it', async () => {
    const disk = temporaryFolder();
    const mount = `mount -t tmpfs -o size=4m tmpfs ${disk}`;
    const small = ['unshare', '-rm', 'sh', '-c', `${mount}; exec "$@"`, 'sh'];
    const sentence = await refusal({ DAYBREAK_DATA: disk }, small);
    expect(sentence).toContain(`The disk with the data folder ${disk} is full. Starting needs 96 MB`);
    const reset = `${mount}; mkdir ${disk}/database; dd if=/dev/zero of=${disk}/database/x 2>/dev/null; node local/dataFolder/reset.ts; ls -A ${disk}`;
    const { stdout } = spawnSync('unshare', ['-rm', 'sh', '-c', reset], {
      cwd: packageRoot,
      encoding: 'utf8',
      env: { ...process.env, DAYBREAK_DATA: disk, DAYBREAK_CACHE: join(disk, 'cache') },
    });
    expect(stdout).toBe(`Removed\n  ${join(disk, 'database')}\n`);
  });
});
