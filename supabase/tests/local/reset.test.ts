import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDataFolder } from '../../local/dataFolder/dataFolder.ts';
import { packageRoot } from '../../local/paths.ts';
import { startTestBackend } from '../support/backend.ts';
import { temporaryFolder, touch } from '../support/folders.ts';

const reset = (environment: NodeJS.ProcessEnv) =>
  spawnSync(process.execPath, ['local/dataFolder/reset.ts'], {
    cwd: packageRoot,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });

test('reset removes everything that a start writes, lists it, and keeps other files', async () => {
  const folder = temporaryFolder();
  const cache = join(temporaryFolder(), 'cache');
  const backend = await startTestBackend({ folder });
  const resume = new File(['%PDF- x'], 'x', { type: 'application/pdf' });
  await backend.service().storage.from('resumes').upload(`${Date.now()}_x.pdf`, resume);
  await backend.visitor().auth.resetPasswordForEmail('sam@daybreak.example');
  await backend.close();
  mkdirSync(cache);
  writeFileSync(join(cache, 'x.tar'), '');
  writeFileSync(join(folder, 'mail.json.part'), '');
  writeFileSync(join(folder, '.probe-1'), '');
  writeFileSync(join(folder, 'lock.json'), '{}');
  touch(join(folder, 'lock.json'), -60);
  writeFileSync(join(folder, 'mine.txt'), 'keep');

  const ours = readdirSync(folder).filter((name) => name !== 'mine.txt');
  expect(ours).toEqual(expect.arrayContaining(['database', 'files', 'mail.json', 'ready.json']));
  const { stdout, status } = reset({ DAYBREAK_DATA: folder, DAYBREAK_CACHE: cache });
  expect(status).toBe(0);
  expect(stdout.trim().split(/\n\s+/)).toEqual([
    'Removed',
    ...ours.map((name) => join(folder, name)).sort(),
    cache,
  ]);
  expect(readdirSync(folder)).toEqual(['mine.txt']);
  expect(readdirSync(join(cache, '..'))).toEqual([]);
  expect(reset({ DAYBREAK_DATA: folder, DAYBREAK_CACHE: cache }).stdout).toBe('Nothing to remove.\n');
});

test('reset refuses while a server uses the folder, and removes nothing', async () => {
  const folder = temporaryFolder();
  const cache = temporaryFolder();
  const { database, release } = await openDataFolder(folder);
  onTestFinished(release);
  mkdirSync(database);
  writeFileSync(join(cache, 'x.tar'), '');
  const before = [readdirSync(folder), readdirSync(cache)];
  const { stderr, status } = reset({ DAYBREAK_DATA: folder, DAYBREAK_CACHE: cache });
  expect([status, stderr.trim()]).toEqual([
    1,
    expect.stringContaining(`in use by another process (pid ${process.pid})`),
  ]);
  expect([readdirSync(folder), readdirSync(cache)]).toEqual(before);
});
