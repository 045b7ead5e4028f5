import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { demoAccounts } from '../../local/auth/demo.ts';
import { emptyDataFolder, openDataFolder } from '../../local/dataFolder/dataFolder.ts';
import { packageRoot } from '../../local/paths.ts';
import { startTestBackend } from '../support/backend.ts';
import { temporaryFolder, touch } from '../support/folders.ts';
import { compileCache } from '../support/serverProcess.ts';
import { giveTicket } from '../support/tickets.ts';

async function start(folder: string) {
  const backend = await startTestBackend({ folder });
  onTestFinished(() => backend.close());
  return backend;
}

/** Claims the folder, like a start before it looks for a database. */
async function claim(folder: string) {
  const claimed = await openDataFolder(folder);
  onTestFinished(claimed.release);
  return claimed;
}

test('rows, accounts, files and emails survive a restart; a changed migration is refused; emptying keeps other files', async () => {
  const folder = temporaryFolder();
  const first = await start(folder);
  const name = `${Date.now()}_x.pdf`;
  await giveTicket(first, name);
  await first
    .visitor()
    .storage.from('resumes')
    .upload(name, new File(['%PDF- kept'], 'x', { type: 'application/pdf' }));
  await (await first.signIn('nia')).auth.updateUser({ password: 'a-better-password' });
  await first.visitor().auth.resetPasswordForEmail('sam@daybreak.example');
  const mails = first.mails();
  expect(mails).toHaveLength(1);

  // A file's name can't lead out of the folder.
  await first.service().storage.createBucket('free');
  const keys = ['a/b/c.txt', 'CON', 'x'.repeat(400), 'name with spaces?.txt'];
  for (const key of keys) {
    await first
      .service()
      .storage.from('free')
      .upload(key, new Blob(['x'], { type: 'text/plain' }));
  }
  const files = readdirSync(join(folder, 'files'));
  expect(files.every((file) => /^[0-9a-f]{64}(\.json)?$/.test(file))).toBe(true);
  expect(readdirSync(folder).sort()).toEqual(['database', 'files', 'lock.json', 'mail.json', 'ready.json']);
  await first.close();

  const second = await start(folder);
  await second.signIn('nia', 'a-better-password');
  const max = await second.signIn('max');
  await max.rpc('open_resume', { resume: name });
  const resume = await max.storage.from('resumes').download(name);
  expect(await resume.data?.text()).toBe('%PDF- kept');
  expect(second.mails()).toEqual(mails);

  await second.sql(
    `update supabase_migrations.schema_migrations set statements = array['select 1'] where name = 'phrasings'`,
  );
  await second.close();
  await expect(startTestBackend({ folder })).rejects.toThrow(
    /_phrasings\.sql isn't the file that was applied.*npm run reset/,
  );

  // The failed start released the folder.
  writeFileSync(join(folder, 'mine.txt'), 'keep');
  await emptyDataFolder(folder);
  expect(readdirSync(folder)).toEqual(['mine.txt']);
  await emptyDataFolder(join(folder, 'never-made'));
});

describe('one process at a time', () => {
  test('refuses a second one, with the pid of the first', async () => {
    const folder = temporaryFolder();
    const { database } = await claim(folder);
    mkdirSync(database);
    await expect(startTestBackend({ folder })).rejects.toThrow(
      `in use by another process (pid ${process.pid})`,
    );
    await expect(emptyDataFolder(folder)).rejects.toThrow('in use by another process');
    expect(existsSync(database)).toBe(true);
  });

  const own = (folder: string) => JSON.parse(readFileSync(join(folder, 'lock.json'), 'utf8'));

  test.each([
    ['a process that is gone', { pid: 2 ** 22 + 1, host: hostname(), started: 'x' }],
    [
      'a process whose number another one has now',
      { pid: process.pid, host: hostname(), started: 'earlier' },
    ],
  ])('the lock of %s is taken over', async (_case, lock) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'lock.json'), JSON.stringify(lock));
    await claim(folder);
    expect(own(folder)).toMatchObject({ pid: process.pid, started: expect.not.stringMatching(lock.started) });
  });

  test('takes over a lock that was never filled', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'lock.json'), '');
    await claim(folder);
    expect(own(folder)).toMatchObject({ pid: process.pid });
  });

  test("respects another computer's lock while its heartbeat is fresh", async () => {
    const folder = temporaryFolder();
    const lock = join(folder, 'lock.json');
    writeFileSync(lock, JSON.stringify({ pid: 1, host: 'elsewhere', started: 'x' }));
    touch(lock, 60);
    await expect(startTestBackend({ folder })).rejects.toThrow('in use by another process');
    touch(lock, -60);
    await claim(folder);
  });
});

test('a process killed during its first start leaves a folder that opens, whatever is in it', async () => {
  const folder = temporaryFolder();
  const source = `
    const { openBackend } = await import('./local/index.ts');
    await openBackend({ origin: 'http://127.0.0.1', folder: process.argv[1] });`;
  const at = (name: string) => join(folder, 'database', name);
  const killedWhen = async (far: () => boolean) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', source, folder], {
      cwd: packageRoot,
      env: { ...process.env, ...compileCache },
    });
    const gone = new Promise((resolve) => child.once('exit', resolve));
    await expect.poll(far, { interval: 1, timeout: 60_000 }).toBe(true);
    child.kill('SIGKILL');
    await gone;
  };
  await killedWhen(() => existsSync(at('')));
  writeFileSync(at('left-over'), '');
  await killedWhen(() => existsSync(at('PG_VERSION')) && !existsSync(at('left-over')));
  writeFileSync(join(folder, 'database', 'PG_VERSION'), 'nonsense');
  // It may have finished in time; then nothing would start over.
  rmSync(join(folder, 'ready.json'), { force: true });
  await (await start(folder)).signIn('ada');
});

test("names a folder that can't be written, with the way out", async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  for (const folder of [file, join(file, 'below'), '/sys/daybreak']) {
    await expect(startTestBackend({ folder })).rejects.toThrow(
      /data folder .* isn't writable: .*DAYBREAK_DATA/,
    );
  }
});

test('refuses production', async () => {
  process.env.NODE_ENV = 'production';
  onTestFinished(() => {
    process.env.NODE_ENV = 'test';
  });
  await expect(startTestBackend()).rejects.toThrow('its keys are public');
});

test('a new folder has samples in the library, none owned by a demo account, and deleted ones stay deleted', async () => {
  const folder = temporaryFolder();
  const options = { folder, demoPieces: true };
  const first = await startTestBackend(options);
  const sam = await first.signIn('sam');
  const { data: pieces } = await sam.rpc('search_pieces', { question: 'drop-off' });
  expect(pieces).toMatchObject([{ name: 'Drop-off day, spring', everybody: 'edit', version: 2 }]);
  expect(
    await first.sql(
      'select p.name from public.pieces p join auth.users u on u.id = p.owner_id where u.email = any($1)',
      [demoAccounts.map(({ email }) => email)],
    ),
  ).toEqual([]);
  const { data: history } = await sam.rpc('piece_history', { piece: pieces?.[0]?.id ?? '' });
  expect(history?.map(({ version }) => version)).toEqual([2, 1]);
  await first.sql('delete from public.pieces');
  await first.close();
  const second = await startTestBackend(options);
  onTestFinished(() => second.close());
  expect(await second.sql('select id from public.pieces')).toEqual([]);
});
