import { readFileSync, statSync } from 'node:fs';
import { open, readFile, rm } from 'node:fs/promises';
import { hostname, uptime } from 'node:os';
import { BackendError } from '../http/BackendError.ts';

interface Lock {
  pid: number;
  host: string;
  /** The process's start time, as far as the system can tell: pids are reused. */
  started: string;
}

/** Creates the lock file, or returns the folder's holder. */
export async function takeLock(path: string, root: string) {
  const ownLock: Lock = { pid: process.pid, host: hostname(), started: startOf(process.pid) };
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const file = await open(path, 'wx');
      await file.writeFile(JSON.stringify(ownLock)).finally(() => file.close());
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = await readLock(path);
    if (holder === 'unreadable' && isTouched(path)) {
      throw new BackendError(
        `The lock file ${path} is damaged and less than 30 seconds old. If no other server is using the folder, delete this file and start again.`,
      );
    }
    if (typeof holder === 'object' && isAlive(holder, path)) {
      throw new BackendError(
        `The data folder ${root} is in use by another process (pid ${holder.pid}). Stop it first, or set DAYBREAK_DATA to another folder.`,
      );
    }
    await rm(path, { force: true });
  }
  throw new BackendError(`The data folder ${root} is being opened by another process.`);
}

async function readLock(path: string): Promise<Lock | 'empty' | 'unreadable'> {
  // Gone in the meantime: its process released it.
  const text = await readFile(path, 'utf8').catch(() => '');
  // A process was killed between creating and filling it.
  if (text === '') return 'empty';
  try {
    const lock: Partial<Lock> | null = JSON.parse(text);
    const { pid, host, started } = lock ?? {};
    if (Number.isInteger(pid) && typeof host === 'string' && typeof started === 'string') return lock as Lock;
  } catch {
    // Not JSON: treated like JSON of a different shape.
  }
  return 'unreadable';
}

/** The folder's holder touches the file every ten seconds. */
const isTouched = (path: string) => Date.now() - statSync(path).mtimeMs < 30_000;

function isAlive({ pid, host, started }: Lock, path: string): boolean {
  // A pid from another computer or container means nothing here; its heartbeat does.
  if (host !== hostname()) return isTouched(path);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return startOf(pid) === started;
}

/** Linux reports when a process started; elsewhere the computer's start time has to do. */
function startOf(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ');
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields?.[19]}`;
  } catch {
    return String(Math.round((Date.now() / 1000 - uptime()) / 60));
  }
}
