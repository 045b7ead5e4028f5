import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takeLock } from '../../local/dataFolder/lock.ts';
import { packageRoot } from '../../local/paths.ts';
import { startTestBackend } from '../support/backend.ts';
import { temporaryFolder } from '../support/folders.ts';
import { address, serve } from '../support/served.ts';

// Whatever is broken on the disk: a server that works, or one sentence with the way out and a code that is not 0.

/** Waits for the end of a start that cannot succeed, and gives the one sentence that it printed. */
async function refusal(environment: NodeJS.ProcessEnv, launcher?: string[]): Promise<string> {
  const server = serve(environment, undefined, launcher);
  expect(await server.exit).toBe(1);
  const lines = server.output().split('\n').filter(Boolean);
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

describe('a database that is damaged', () => {
  let sound: string;
  let heap: string;
  let index: string;
  beforeAll(async () => {
    sound = mkdtempSync(join(tmpdir(), 'daybreak-sound-'));
    const backend = await startTestBackend({ folder: sound });
    const [paths] = await backend.sql<{ heap: string; index: string }>(
      `select pg_relation_filepath('public.staff_directory') as heap,
              pg_relation_filepath('public.staff_directory_pkey') as index`,
    );
    await backend.close();
    ({ heap, index } = paths ?? { heap: '', index: '' });
  });
  afterAll(() => rmSync(sound, { recursive: true }));
  const overwrite = (path: string, length = readFileSync(path).byteLength) =>
    writeFileSync(path, Buffer.concat([Buffer.alloc(length, 0xa5), readFileSync(path).subarray(length)]));

  test.each<[string, (database: string) => void]>([
    ['a table whose file is empty', (database) => truncateSync(join(database, heap), 0)],
    ['a table whose file is gone', (database) => rmSync(join(database, heap))],
    ['a table with a garbled page', (database) => overwrite(join(database, heap), 8192)],
    [
      'a table with garbled rows',
      (database) => {
        const path = join(database, heap);
        const bytes = readFileSync(path);
        bytes.fill(0xa5, 7000, 8100);
        writeFileSync(path, bytes);
      },
    ],
    ['a garbled index', (database) => overwrite(join(database, index))],
    ['a garbled control file', (database) => overwrite(join(database, 'global', 'pg_control'))],
    ['an empty control file', (database) => truncateSync(join(database, 'global', 'pg_control'), 0)],
    ['no log', (database) => rmSync(join(database, 'pg_wal'), { recursive: true })],
    ['no version', (database) => rmSync(join(database, 'PG_VERSION'))],
    ['no database at all', (database) => rmSync(database, { recursive: true })],
    [
      'a file in its place',
      (database) => {
        rmSync(database, { recursive: true });
        writeFileSync(database, '');
      },
    ],
  ])('%s: is not opened, and the folder stays as it is', async (_fault, damage) => {
    const folder = join(temporaryFolder(), 'data');
    cpSync(sound, folder, { recursive: true });
    damage(join(folder, 'database'));
    const sentence = await refusal({ DAYBREAK_DATA: folder });
    expect(sentence).toContain(`The database in ${folder} is damaged and was not opened`);
    expect(sentence).toContain('`npm run reset`');
    expect(readdirSync(folder)).toContain('ready.json');
    expect(readdirSync(folder)).not.toContain('lock.json');
  });
});

describe('a cached snapshot', () => {
  const started = async (DAYBREAK_CACHE: string) => {
    const server = serve({ DAYBREAK_CACHE });
    await server.until(/Ctrl\+C stops/);
    server.process.kill('SIGTERM');
    await server.exit;
  };
  const sound = mkdtempSync(join(tmpdir(), 'daybreak-cache-'));
  afterAll(() => rmSync(sound, { recursive: true }));

  test.each<[string, (path: string) => void]>([
    ['that was cut', (path) => truncateSync(path, 1_000_000)],
    [
      'with one byte changed',
      (path) => {
        const bytes = readFileSync(path);
        bytes[20_000_000] = (bytes[20_000_000] ?? 0) ^ 1;
        writeFileSync(path, bytes);
      },
    ],
  ])('%s is thrown away and made anew', { timeout: 120_000 }, async (_fault, damage) => {
    if (readdirSync(sound).length === 0) await started(sound);
    const cache = join(temporaryFolder(), 'cache');
    cpSync(sound, cache, { recursive: true });
    const tar = () => join(cache, readdirSync(cache)[0] ?? '');
    damage(tar());
    const damaged = readFileSync(tar());
    await started(cache);
    expect(readdirSync(cache)).toHaveLength(1);
    expect(readFileSync(tar()).equals(damaged)).toBe(false);
  });
});

describe('a lock file that says nothing', () => {
  const damaged = ['{}', '[]', 'null', '{"pid":', '{"pid":"x","host":1}', '\u0000\u0000'];
  test.each(damaged)('%j: counts for half a minute, and no longer', async (content) => {
    const folder = temporaryFolder();
    const lock = join(folder, 'lock.json');
    writeFileSync(lock, content);
    await expect(takeLock(lock, folder)).rejects.toThrow(`The lock file ${lock} is damaged`);
    expect(readFileSync(lock, 'utf8')).toBe(content);
    execFileSync('touch', ['-d', '1 minute ago', lock]);
    await takeLock(lock, folder);
    expect(JSON.parse(readFileSync(lock, 'utf8'))).toMatchObject({ pid: process.pid });
  });

  test('stops a start, with what to do', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'lock.json'), '{}');
    expect(await refusal({ DAYBREAK_DATA: folder })).toContain('delete this file and start again');
  });
});

describe('a disk that is full', () => {
  test('a new database that cannot be written', async () => {
    const folder = join(temporaryFolder(), 'data');
    // No file of this process may be larger than a megabyte, which PostgreSQL's are.
    expect(
      await refusal({ DAYBREAK_DATA: folder }, ['sh', '-c', 'ulimit -f 2048; exec "$@"', 'sh']),
    ).toContain(`A new database could not be made in ${folder}`);
    await serve({ DAYBREAK_DATA: folder }).until(address);
  });

  const mounts = spawnSync('unshare', ['-rm', 'true']).status === 0;
  test.runIf(mounts)('is said before anything is tried, and reset works on it', async () => {
    const disk = temporaryFolder();
    const mount = `mount -t tmpfs -o size=4m tmpfs ${disk}`;
    const small = ['unshare', '-rm', 'sh', '-c', `${mount}; exec "$@"`, 'sh'];
    const sentence = await refusal({ DAYBREAK_DATA: disk }, small);
    expect(sentence).toContain(`The disk of the data folder ${disk} is full: a start needs 96 MB`);
    const reset = `${mount}; mkdir ${disk}/database; dd if=/dev/zero of=${disk}/database/x 2>/dev/null; node local/dataFolder/reset.ts; ls -A ${disk}`;
    const { stdout } = spawnSync('unshare', ['-rm', 'sh', '-c', reset], {
      cwd: packageRoot,
      encoding: 'utf8',
      env: { ...process.env, DAYBREAK_DATA: disk, DAYBREAK_CACHE: join(disk, 'cache') },
    });
    expect(stdout).toBe(`Removed\n  ${join(disk, 'database')}\n`);
  });
});
