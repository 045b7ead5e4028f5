import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { emptyDataFolder } from '../../local/dataFolder/dataFolder.ts';
import { packageRoot } from '../../local/paths.ts';
import { startTestBackend } from '../support/backend.ts';
import { temporaryFolder } from '../support/folders.ts';
import { giveTicket } from '../support/tickets.ts';

async function start(folder: string) {
  const backend = await startTestBackend({ folder });
  onTestFinished(() => backend.close());
  return backend;
}

test('rows, accounts, files and mail are there after a restart', async () => {
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
  await first.close();

  const second = await start(folder);
  await second.signIn('nia', 'a-better-password');
  const resume = await (await second.signIn('max')).storage.from('resumes').download(name);
  expect(await resume.data?.text()).toBe('%PDF- kept');
  expect(second.mails()).toEqual(mails);
});

test('the name of a file cannot lead out of the folder', async () => {
  const folder = temporaryFolder();
  const backend = await start(folder);
  await backend.service().storage.createBucket('free');
  for (const key of ['a/b/c.txt', 'CON', 'x'.repeat(400), 'name with spaces?.txt']) {
    await backend
      .service()
      .storage.from('free')
      .upload(key, new Blob(['x'], { type: 'text/plain' }));
  }
  expect(readdirSync(join(folder, 'files')).every((file) => /^[0-9a-f]{64}(\.json)?$/.test(file))).toBe(true);
  expect(readdirSync(folder).sort()).toEqual(['database', 'files', 'lock.json', 'ready.json']);
});

describe('one process at a time', () => {
  test('a second one is refused, with the pid of the first', async () => {
    const folder = temporaryFolder();
    await start(folder);
    await expect(startTestBackend({ folder })).rejects.toThrow(
      `in use by another process (pid ${process.pid})`,
    );
    await expect(emptyDataFolder(folder)).rejects.toThrow('in use by another process');
    expect(existsSync(join(folder, 'database'))).toBe(true);
  });

  test.each([
    ['a process that is gone', { pid: 2 ** 22 + 1, host: hostname(), started: 'x' }],
    [
      'a process whose number another one has now',
      { pid: process.pid, host: hostname(), started: 'earlier' },
    ],
  ])('the lock of %s is taken over', async (_case, lock) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'lock.json'), JSON.stringify(lock));
    await start(folder);
  });

  test('a lock that was never filled is taken over', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'lock.json'), '');
    await start(folder);
  });

  test('the lock of another computer counts while its heartbeat is fresh', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'lock.json'), JSON.stringify({ pid: 1, host: 'elsewhere', started: 'x' }));
    await expect(startTestBackend({ folder })).rejects.toThrow('in use by another process');
  });
});

describe('a killed process', () => {
  const child = (folder: string, script: string) => {
    const source = `
      const { openBackend } = await import('./local/index.ts');
      console.log('opening');
      const backend = await openBackend({ origin: 'http://127.0.0.1', folder: ${JSON.stringify(folder)} });
      console.log('open');
      ${script}`;
    return spawn(process.execPath, ['--input-type=module', '--eval', source], { cwd: packageRoot });
  };
  const killed = (process: ReturnType<typeof child>) =>
    new Promise((resolve) => {
      process.once('exit', resolve);
      process.kill('SIGKILL');
    });
  const printed = (process: ReturnType<typeof child>, text: string) =>
    new Promise<string>((resolve) => {
      let all = '';
      process.stdout.on('data', (chunk) => {
        all += chunk;
        if (all.includes(text)) resolve(all);
      });
    });

  test.each([150, 500])('%i ms into its first start leaves a folder that opens', async (delay) => {
    const folder = temporaryFolder();
    const process = child(folder, '');
    await printed(process, 'opening');
    await new Promise((resolve) => setTimeout(resolve, delay));
    await killed(process);
    const backend = await start(folder);
    await backend.signIn('ada');
  });

  test('while it writes loses no row that it had acknowledged', async () => {
    const folder = temporaryFolder();
    const process = child(
      folder,
      `for (let i = 0; ; i += 1) {
        await backend.sql("insert into public.leads (company, contact, kind) values ($1, 'x', 'buying')", ['C' + i]);
        console.log('row ' + i + ';');
      }`,
    );
    const output = await printed(process, 'row 40;');
    await killed(process);
    const acknowledged = [...output.matchAll(/row (\d+);/g)].length;
    const backend = await start(folder);
    const [row] = await backend.sql<{ count: number }>('select count(*)::int as count from public.leads');
    expect(row?.count).toBeGreaterThanOrEqual(acknowledged);
  });
});

test('an unfinished first start is started over', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'database'));
  writeFileSync(join(folder, 'database', 'PG_VERSION'), 'nonsense');
  await (await start(folder)).signIn('ada');
});

test('a migration that changed after it was applied is refused, with what to do', async () => {
  const folder = temporaryFolder();
  const backend = await startTestBackend({ folder });
  await backend.sql(
    `update supabase_migrations.schema_migrations set statements = array['select 1'] where name = 'leads'`,
  );
  await backend.close();
  await expect(startTestBackend({ folder })).rejects.toThrow(
    /_leads\.sql is not the file that was applied.*npm run reset/,
  );
  // The failed start let go of the folder.
  await emptyDataFolder(folder);
  await (await start(folder)).signIn('ada');
});

test('emptying removes what is ours and nothing else', async () => {
  const folder = temporaryFolder();
  await (await startTestBackend({ folder })).close();
  writeFileSync(join(folder, 'mine.txt'), 'keep');
  await emptyDataFolder(folder);
  expect(readdirSync(folder)).toEqual(['mine.txt']);
  await emptyDataFolder(join(folder, 'never-made'));
});

test('a folder that cannot be written is named, with the way out', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  for (const folder of [file, join(file, 'below'), '/sys/daybreak']) {
    await expect(startTestBackend({ folder })).rejects.toThrow(
      /data folder .* cannot be written: .*DAYBREAK_DATA/,
    );
  }
});

test('production is refused', async () => {
  process.env.NODE_ENV = 'production';
  onTestFinished(() => {
    process.env.NODE_ENV = 'test';
  });
  await expect(startTestBackend()).rejects.toThrow('its keys are public');
});
