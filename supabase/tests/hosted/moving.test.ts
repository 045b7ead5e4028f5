import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSource } from '../../hosted/moving/source.ts';
import { moveFiles, type Storage, type StoredFile } from '../../hosted/moving/storage.ts';
import { ownTables } from '../../hosted/moving/tables.ts';
import { packageRoot } from '../../local/paths.ts';
import { testBackend } from '../support/backend.ts';
import { temporaryFolder } from '../support/folders.ts';

const backend = testBackend();

/**
 * Files in memory, which records what it's sent.
 * @param content the files, by name
 * @param lose a name whose bytes arrive changed, or not at all
 */
function memoryStorage(content: Record<string, string>, lose: { changed?: string; refused?: string } = {}) {
  const files = new Map(Object.entries(content));
  const sent: string[] = [];
  const storage: Storage = {
    read: async ({ name }) => Buffer.from(files.get(name) ?? ''),
    async write({ name }, bytes) {
      if (name === lose.refused) throw new Error('no room');
      sent.push(name);
      files.set(name, name === lose.changed ? 'other bytes' : bytes.toString());
    },
    buckets: async () => new Map(),
  };
  return { storage, sent, names: () => new Set(files.keys()) };
}

const content = { a: 'one', b: 'two', c: 'three' };
const files = Object.keys(content).map(
  (name): StoredFile => ({ bucket: 'photos', name, type: 'image/jpeg', cache: 'no-cache' }),
);
const move = (there: ReturnType<typeof memoryStorage>) =>
  moveFiles('photos', files, there.names(), memoryStorage(content).storage, there.storage);

test('a second run sends only missing or different files', async () => {
  const there = memoryStorage({ a: 'one', b: 'half of it' });
  const moved = await move(there);
  expect(there.sent.sort()).toEqual(['b', 'c']);
  expect(moved).toMatchObject({ sent: 2, failures: [] });
  expect(moved.there).toEqual(moved.here);
});

test('reports a file that arrives changed', async () => {
  const moved = await move(memoryStorage({}, { changed: 'b' }));
  expect(moved.there.rows).toBe(3);
  expect(moved.there.digest).not.toBe(moved.here.digest);
});

test('names a refused file, and sends the others', async () => {
  const there = memoryStorage({}, { refused: 'b' });
  const moved = await move(there);
  expect(there.sent.sort()).toEqual(['a', 'c']);
  expect(moved.failures).toEqual(['photos/b: no room']);
});

test("reports a file that wasn't moved", async () => {
  const moved = await move(memoryStorage({ ...content, d: 'four' }));
  expect(moved.there.rows).toBe(4);
  expect(moved.there.digest).not.toBe(moved.here.digest);
});

test('every table comes after those it refers to', async () => {
  const tables = await ownTables((statement) => backend.sql(statement));
  const place = (name: string) => tables.findIndex((table) => table.name === name);
  expect(tables.length).toBeGreaterThan(30);
  for (const [first, second] of [
    ['public.team_templates', 'public.pieces'],
    ['public.pieces', 'public.piece_versions'],
    ['public.piece_versions', 'public.review_links'],
    ['private.pictures', 'public.piece_pictures'],
    ['public.positions', 'public.job_applications'],
  ] as const) {
    expect(place(first)).toBeGreaterThanOrEqual(0);
    expect(place(first)).toBeLessThan(place(second));
  }
  expect(tables.filter(({ refersToItself }) => refersToItself).map(({ name }) => name)).toEqual([
    'public.staff_directory',
  ]);
});

test('refuses a folder without data', async () => {
  const folder = temporaryFolder();
  await expect(openSource(folder)).rejects.toThrow(`There's no data of \`npm start\` in ${folder}.`);
});

test('without addresses, the command says what it needs', () => {
  const { status, stdout } = spawnSync(process.execPath, [join(packageRoot, 'hosted/moving/move.ts')], {
    encoding: 'utf8',
    env: { ...process.env, SUPABASE_URL: '', SUPABASE_SECRET_KEY: '', SUPABASE_DB_URL: '' },
  });
  expect(status).toBe(2);
  expect(stdout).toContain('SUPABASE_DB_URL=');
});
