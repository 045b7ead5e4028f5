import { constants, existsSync, rmSync, utimes } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BackendError } from '../http/BackendError.ts';
import type { Mail } from '../mail/mail.ts';
import { fullDisk, hasRoom, isFull } from './diskSpace.ts';
import { takeLock } from './lock.ts';

export type DataFolder = Awaited<ReturnType<typeof openDataFolder>>;

/** Claims a folder for this process. Two processes on one database would silently diverge: PGlite has no lock. */
export async function openDataFolder(path: string) {
  const root = resolve(path);
  const at = (name: string) => join(root, name);
  await mustBeWritable(root);
  const isReady = existsSync(at('ready.json'));
  if (!(await hasRoom(root, isReady))) throw fullDisk(root, isReady);
  await takeLock(at('lock.json'), root);
  const heartbeat = setInterval(
    () => utimes(at('lock.json'), new Date(), new Date(), () => undefined),
    10_000,
  ).unref();
  if (!isReady) {
    // Killed during its very first start: the database may be half unpacked, and it was never reported as ready.
    await rm(at('database'), { recursive: true, force: true });
    await rm(at('files'), { recursive: true, force: true });
  }
  return {
    root,
    database: at('database'),
    files: at('files'),
    isReady,
    markReady: () => write(at('ready.json'), { since: new Date().toISOString() }),
    readMails: () => readMails(at('mail.json')),
    saveMails: (mails: Mail[]) => write(at('mail.json'), mails),
    release: () => {
      clearInterval(heartbeat);
      rmSync(at('lock.json'), { force: true });
    },
  };
}

/**
 * The files that openDataFolder and the backend write, marker first: if deleting is interrupted, the next start clears
 * the rest.
 */
const ownFiles = ['ready.json', 'database', 'files', 'mail.json'];
const leftOver = /^(\.probe-\d+|(ready|mail)\.json\.part)$/;

/** Deletes only the files of openDataFolder and the backend. Returns their names. */
export async function emptyDataFolder(path: string): Promise<string[]> {
  const root = resolve(path);
  if (!existsSync(root)) return [];
  await mustBeWritable(root);
  const otherFiles = (await readdir(root)).filter(
    (name) => name === 'lock.json' || ownFiles.includes(name) || leftOver.test(name),
  );
  await takeLock(join(root, 'lock.json'), root).catch((error: unknown) => {
    // Emptying is how to recover from a full disk, so it must not need space itself.
    if (!isFull(error)) throw error;
  });
  for (const name of [...ownFiles, ...otherFiles.filter((name) => leftOver.test(name)), 'lock.json']) {
    await rm(join(root, name), { recursive: true, force: true });
  }
  return otherFiles.map((name) => join(root, name));
}

async function mustBeWritable(root: string) {
  try {
    await mkdir(root, { recursive: true });
    await access(root, constants.R_OK | constants.W_OK | constants.X_OK);
    const probe = join(root, `.probe-${process.pid}`);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason =
      code === 'ENOSPC'
        ? 'the disk is full'
        : code === 'ENOTDIR' || code === 'EEXIST'
          ? "it's not a folder"
          : "it's read-only";
    throw new BackendError(
      `The data folder ${root} isn't writable: ${reason} (${code}). Set DAYBREAK_DATA to another folder, or to "memory".`,
      { cause: error },
    );
  }
}

async function readMails(path: string): Promise<Mail[]> {
  try {
    const mails: unknown = JSON.parse(await readFile(path, 'utf8'));
    return Array.isArray(mails) ? mails : [];
  } catch {
    // No mail yet, or an older version's interrupted write: an empty inbox is correct in both cases.
    return [];
  }
}

async function write(path: string, value: unknown) {
  await writeFile(`${path}.part`, JSON.stringify(value));
  await rename(`${path}.part`, path);
}
