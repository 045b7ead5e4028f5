import { constants, existsSync, readFileSync, rmSync, statSync, utimes } from 'node:fs';
import { access, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname, uptime } from 'node:os';
import { join, resolve } from 'node:path';
import { BackendError } from './BackendError.ts';
import type { Mail } from './mail.ts';

interface Lock {
  pid: number;
  host: string;
  /** When the process started, as far as the system tells: pids are used again. */
  started: string;
}

export type DataFolder = Awaited<ReturnType<typeof openDataFolder>>;

/** Claims a folder for this process. Two processes on one database would silently diverge: PGlite has no lock. */
export async function openDataFolder(path: string) {
  const root = resolve(path);
  const at = (name: string) => join(root, name);
  await mustBeWritable(root);
  await takeLock(at('lock.json'), root);
  const heartbeat = setInterval(
    () => utimes(at('lock.json'), new Date(), new Date(), () => undefined),
    10_000,
  ).unref();
  const isReady = existsSync(at('ready.json'));
  if (!isReady) {
    // Killed during its very first start: the database may be half unpacked, and nobody was told that it works.
    await rm(at('database'), { recursive: true, force: true });
    await rm(at('files'), { recursive: true, force: true });
  }
  return {
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

/** Deletes what openDataFolder and the backend put into a folder, and nothing else. */
export async function emptyDataFolder(path: string) {
  const root = resolve(path);
  if (!existsSync(root)) return;
  await mustBeWritable(root);
  const lock = join(root, 'lock.json');
  await takeLock(lock, root);
  // The marker first: if this is interrupted, the next start sees an unfinished folder and clears the rest.
  for (const name of ['ready.json', 'database', 'files', 'mail.json']) {
    await rm(join(root, name), { recursive: true, force: true });
  }
  await rm(lock, { force: true });
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
          ? 'it is not a folder'
          : 'it is read-only';
    throw new BackendError(
      `The data folder ${root} cannot be written: ${reason} (${code}). Set DAYBREAK_DATA to another folder, or to "memory".`,
      { cause: error },
    );
  }
}

async function takeLock(path: string, root: string) {
  const own: Lock = { pid: process.pid, host: hostname(), started: startOf(process.pid) };
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const file = await open(path, 'wx');
      await file.writeFile(JSON.stringify(own));
      await file.close();
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = await readLock(path);
    if (holder && isAlive(holder, path)) {
      throw new BackendError(
        `The data folder ${root} is in use by another process (pid ${holder.pid}). Stop it first, or set DAYBREAK_DATA to another folder.`,
      );
    }
    await rm(path, { force: true });
  }
  throw new BackendError(`The data folder ${root} is being opened by another process.`);
}

async function readLock(path: string): Promise<Lock | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    // Unreadable: a process was killed between making and filling it.
    return undefined;
  }
}

function isAlive({ pid, host, started }: Lock, path: string): boolean {
  // A pid of another computer or container says nothing here; its heartbeat does.
  if (host !== hostname()) return Date.now() - statSync(path).mtimeMs < 30_000;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return startOf(pid) === started;
}

/** Linux tells the start of a process; elsewhere the start of the computer has to do. */
function startOf(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ');
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields?.[19]}`;
  } catch {
    return String(Math.round((Date.now() / 1000 - uptime()) / 60));
  }
}

async function readMails(path: string): Promise<Mail[]> {
  try {
    const mails: unknown = JSON.parse(await readFile(path, 'utf8'));
    return Array.isArray(mails) ? mails : [];
  } catch {
    // No mail yet, or an interrupted write of an older version: an empty inbox is right in both cases.
    return [];
  }
}

async function write(path: string, value: unknown) {
  await writeFile(`${path}.part`, JSON.stringify(value));
  await rename(`${path}.part`, path);
}
